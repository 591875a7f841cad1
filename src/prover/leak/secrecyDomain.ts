/** Words of which it is known byte by byte whether they are secret, public or addresses, as a domain of src/x86. */
import type { BinaryKind, DoubleShiftKind, ShiftKind } from '../../ir/function.ts';
import { Domain, type Carried } from '../../x86/domain.ts';
import { bytesOf, differenceOf, displaced, isPointer, joinBytes, mixed, secrecyOf, sumOf, valueOf } from './byte.ts';
import type { Byte, TrackedValue } from './byte.ts';

export interface TrackedWord {
  readonly bytes: readonly Byte[];
  /** If it is known. */
  readonly constant: bigint | null;
}

const ADDRESS_BITS = 64;

export const trackedWord = (bytes: readonly Byte[]): TrackedWord => ({ bytes, constant: null });

const ofValue = (value: TrackedValue, width: number): TrackedWord =>
  trackedWord(bytesOf(value, Math.max(1, width / 8)));

/** Whatever is made of these words. */
const madeOf = (width: number, ...words: readonly TrackedWord[]): TrackedWord =>
  ofValue(mixed(words.flatMap(({ bytes }) => bytes)), width);

/** Sums of addresses and numbers are followed; of everything else it matters only what it is made of. */
export class SecrecyDomain extends Domain<TrackedWord> {
  constant(value: bigint): TrackedWord {
    return { bytes: bytesOf('public', 8), constant: value };
  }

  binary(kind: BinaryKind, width: number, a: TrackedWord, b: TrackedWord): TrackedWord {
    if (width !== ADDRESS_BITS) return madeOf(width, a, b);
    const [x, y] = [valueOf(a.bytes), valueOf(b.bytes)];
    const by = b.constant === null ? null : Number(BigInt.asIntN(width, b.constant));
    switch (kind) {
      case 'add':
        return ofValue(by === null ? sumOf(x, y) : displaced(x, by), width);
      case 'sub':
        return ofValue(by === null ? differenceOf(x, y) : displaced(x, -by), width);
      case 'and':
        return by === null ? madeOf(width, a, b) : ofValue(roundedDown(x, by), width);
      default:
        return madeOf(width, a, b);
    }
  }

  not(width: number, a: TrackedWord): TrackedWord {
    return madeOf(width, a);
  }

  eqz(_: number, a: TrackedWord): TrackedWord {
    return madeOf(8, a);
  }

  bswap(width: number, a: TrackedWord): TrackedWord {
    return madeOf(width, a);
  }

  shift(_: ShiftKind, width: number, a: TrackedWord): TrackedWord {
    return madeOf(width, a);
  }

  doubleShift(_: DoubleShiftKind, width: number, lo: TrackedWord, hi: TrackedWord): TrackedWord {
    return madeOf(width, lo, hi);
  }

  mulx(width: number, a: TrackedWord, b: TrackedWord): readonly [TrackedWord, TrackedWord] {
    const product = madeOf(width, a, b);
    return [product, product];
  }

  addcarryx(width: number, carry: TrackedWord, a: TrackedWord, b: TrackedWord): Carried<TrackedWord> {
    return this.carried('add', width, carry, a, b);
  }

  subborrowx(width: number, borrow: TrackedWord, a: TrackedWord, b: TrackedWord): Carried<TrackedWord> {
    return this.carried('sub', width, borrow, a, b);
  }

  private carried(
    kind: 'add' | 'sub',
    width: number,
    carry: TrackedWord,
    a: TrackedWord,
    b: TrackedWord,
  ): Carried<TrackedWord> {
    return {
      word: carry.constant === 0n ? this.binary(kind, width, a, b) : madeOf(width, carry, a, b),
      carry: () => madeOf(8, carry, a, b),
    };
  }

  /** One of the two, by a bit that may be public. */
  cmovznz(width: number, c: TrackedWord, ifZero: TrackedWord, ifNonzero: TrackedWord): TrackedWord {
    if (secrecyOf(c.bytes) !== null) return madeOf(width, c, ifZero, ifNonzero);
    return trackedWord(ifZero.bytes.map((byte, k) => joinBytes(byte, ifNonzero.bytes[k] ?? 'public')));
  }
}

/** An address rounded down to a power of two stays in its region. */
function roundedDown(to: TrackedValue, by: number): TrackedValue {
  if (!isPointer(to)) return to;
  return by < 0 && Number.isInteger(Math.log2(-by)) ? { region: to.region, offset: null } : 'derived';
}
