/** A region of memory in which every byte has a constant offset: a buffer, the stack, a segment. */
import { joinBytes, joinWeakly, RETURN, sameByte, secrecyOf, type Byte, type Plain } from './byte.ts';

/** Memory of which every byte has a constant offset: an argument's buffer, the stack, a segment of the program. */
export class Region {
  /** Shared with copies until one of them is written to. */
  private bytes: Map<number, Byte>;
  private isShared = true;
  /** What was written at offsets that are not constant, and may be anywhere, but not below an offset. */
  private spread: Spread | null;
  /** Whether secrets were forgotten below. */
  private hasForgotten: boolean;
  /** What is where nothing was written: at this offset and above, and below it. */
  private readonly initial: { readonly from: number; readonly above: Plain; readonly below: Plain };

  constructor(
    initial: Region['initial'],
    bytes: Map<number, Byte> = new Map(),
    spread: Spread | null = null,
    hasForgotten = false,
  ) {
    this.initial = initial;
    this.bytes = bytes;
    this.spread = spread;
    this.hasForgotten = hasForgotten;
  }

  copy(): Region {
    this.isShared = true;
    return new Region(this.initial, this.bytes, this.spread, this.hasForgotten);
  }

  read(offset: number, count: number): Byte[] {
    return Array.from({ length: count }, (_, k) => this.at(offset + k));
  }

  write(offset: number, bytes: readonly Byte[]): void {
    const own = this.own();
    bytes.forEach((byte, k) => own.set(offset + k, byte));
  }

  /** Each of these bytes may be written, or not. */
  writePerhaps(offset: number, bytes: readonly Byte[]): void {
    this.write(
      offset,
      bytes.map((byte, k) => joinWeakly(byte, this.at(offset + k))),
    );
  }

  /**
   * Bytes at an offset that is not constant, or of which only `from` is, where they begin. What lies below the initial
   * offset and was never written is left out: nothing valid is read there.
   */
  readAnywhere(count: number, from = -Infinity): Byte[] {
    const written = [...this.bytes].flatMap(([offset, byte]) => (offset >= from ? [byte] : []));
    const known = [...written, this.spread?.byte ?? this.initial.above, this.initial.above];
    const all = known.map((byte): Byte => (typeof byte === 'string' ? byte : 'public')).reduce(joinWeakly);
    return new Array<Byte>(count).fill(this.hasForgotten ? 'perhaps' : all);
  }

  /**
   * The same of writing. Return addresses stay: a program that keeps to its arrays does not write there. So do other
   * addresses where fewer public bytes than an address has are written: none is put together of parts.
   */
  writeAnywhere(bytes: readonly Byte[], from = -Infinity): void {
    const value = bytes.map((byte): Byte => (typeof byte === 'string' ? byte : 'derived')).reduce(joinWeakly);
    this.spread =
      this.spread === null
        ? { byte: value, from }
        : { byte: joinWeakly(this.spread.byte, value), from: Math.min(this.spread.from, from) };
    const isPart = value === 'public' && bytes.length < ADDRESS_BYTES;
    const own = this.own();
    for (const [offset, byte] of own)
      if (offset >= from && !isReturn(byte) && !(isPart && isAddress(byte))) own.set(offset, joinWeakly(byte, value));
  }

  /** Forgets what lies below an offset, where `others` stood. */
  abandonBelow(offset: number, others: readonly Region[]): void {
    const own = this.own();
    for (const at of own.keys()) if (at < offset) own.delete(at);
    if (others.some((region) => region.hasSecrets())) this.hasForgotten = true;
  }

  private hasSecrets(): boolean {
    return this.hasForgotten || secrecyOf([this.spread?.byte ?? 'public', ...this.bytes.values()]) !== null;
  }

  /** Takes in what another path knows; true if that changed something. */
  join(other: Region): boolean {
    let changed = this.joinWritten(other);
    const hasForgotten = this.hasForgotten || other.hasForgotten;
    const spread = joinSpreads(this.spread, other.spread);
    changed ||= hasForgotten !== this.hasForgotten || !isSameSpread(spread, this.spread);
    this.hasForgotten = hasForgotten;
    this.spread = spread;
    return changed;
  }

  /** The same of what was written where the offset is constant. */
  private joinWritten(other: Region): boolean {
    if (this.bytes === other.bytes && isSameSpread(this.spread, other.spread)) return false;
    let changed = false;
    const take = (offset: number): void => {
      const before = this.at(offset);
      const both = joinBytes(before, other.at(offset));
      const isSame = sameByte(before, both);
      changed ||= !isSame;
      if (!isSame || !this.bytes.has(offset)) this.own().set(offset, both);
    };
    for (const [offset, byte] of other.bytes) if (this.bytes.get(offset) !== byte) take(offset);
    for (const offset of this.bytes.keys()) if (!other.bytes.has(offset)) take(offset);
    return changed;
  }

  /** What this region alone may write to. */
  private own(): Map<number, Byte> {
    if (this.isShared) this.bytes = new Map(this.bytes);
    this.isShared = false;
    return this.bytes;
  }

  private at(offset: number): Byte {
    const known = this.bytes.get(offset);
    if (known !== undefined) return known;
    const initial = offset >= this.initial.from ? this.initial.above : this.initial.below;
    return this.spread === null || offset < this.spread.from ? initial : joinWeakly(initial, this.spread.byte);
  }
}

/** A byte that may have been written from an offset on. */
interface Spread {
  readonly byte: Byte;
  readonly from: number;
}

function joinSpreads(a: Spread | null, b: Spread | null): Spread | null {
  if (a === null || b === null) return a ?? b;
  return { byte: joinBytes(a.byte, b.byte), from: Math.min(a.from, b.from) };
}

const isSameSpread = (a: Spread | null, b: Spread | null): boolean =>
  a === b || (a !== null && b !== null && sameByte(a.byte, b.byte) && a.from === b.from);

const ADDRESS_BYTES = 8;
const isAddress = (byte: Byte): boolean => typeof byte !== 'string';
const isReturn = (byte: Byte): boolean => typeof byte !== 'string' && byte.pointer.region === RETURN;
