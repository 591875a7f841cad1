/** Instructions on general registers, whose meanings are programs of word IR (src/x86), on bytes that may be secret. */
import { runMeaning, type AmountKind, type Executor, type FlagValue } from '../../x86/meaning.ts';
import { AMOUNTS, type Flag, type Meaning, type RegisterName } from '../../x86/notation.ts';
import { scalarMeanings } from '../../x86/scalar.ts';
import { conditionOf } from '../../x86/conditions.ts';
import { bytesOf, isPointer, secrecyOf, differenceOf, displaced, joinBytes, mixed, sumOf, valueOf } from './byte.ts';
import type { Plain, Byte, TrackedValue } from './byte.ts';
import { addressIn, leaveFrames, pop, push } from './memory.ts';
import { OperandPlace, resized } from './operandPlaces.ts';
import type { Step } from './state.ts';
import type { BinaryKind, DoubleShiftKind, ShiftKind } from '../../ir/function.ts';
import { evaluateBinary, evaluateShift } from '../../ir/scalar.ts';
import { Domain, type Carried } from '../../x86/domain.ts';

const LETTERS: Readonly<Record<Flag, string>> = { carry: 'C', overflow: 'O', zero: 'Z', sign: 'S' };
const MODELLED = 'COZS';

/** The meaning of an instruction, if it has one and says what happens; null for others. */
export function meaningOf({ form, instruction }: Step, operands: readonly OperandPlace[]): Meaning | null {
  const name = form.mnemonic + conditionOf(instruction, form);
  const found = scalarMeanings(name).find(({ operandCount }) => operandCount === operands.length);
  const isKnown = found?.statements.every(({ op, ins: [slot] }) => {
    if (op === 'refuse') return false;
    const by = found.slots[slot];
    return !AMOUNTS.includes(op) || by.kind !== 'operand' || operands[by.index].constant !== null;
  });
  return isKnown === true && found !== undefined ? found : null;
}

/** Executes a meaning; `operands` are those that assemblers spell. */
export function runTracked(meaning: Meaning, step: Step, operands: readonly OperandPlace[]): void {
  const target = new TrackedTarget(step);
  runMeaning(meaning, target, operands);
  target.setOtherFlags(operands.some(({ constant }) => constant !== null && constant % 32n !== 0n));
}

class TrackedTarget implements Executor<TrackedWord, OperandPlace> {
  readonly domain = new SecrecyDomain();
  private readonly step: Step;
  /** Whether something that was read is secret. */
  private read_: Plain = 'public';

  constructor(step: Step) {
    this.step = step;
  }

  widthOf(operands: readonly OperandPlace[]): number {
    return operands.map(({ width }) => width).find((width) => width > 0) ?? 64;
  }

  register(name: RegisterName, width: number): OperandPlace {
    const spelt =
      width === 64 ? name : width === 32 ? `e${name.slice(1)}` : width === 16 ? name.slice(1) : `${name[1]}l`;
    return new OperandPlace({ kind: 'implied', name: spelt, access: 'rw', isKept: false }, null, this.step);
  }

  isSame(a: OperandPlace, b: OperandPlace): boolean {
    return a.register !== null && a.register === b.register;
  }

  read(operand: OperandPlace, width: number): TrackedWord {
    if (operand.constant !== null) return this.noted(this.domain.constant(operand.constant));
    return this.noted({ bytes: operand.read(), constant: operand.number(width) });
  }

  private noted(word: TrackedWord): TrackedWord {
    this.read_ = secrecyOf([this.read_, ...word.bytes]) ?? 'public';
    return word;
  }

  write(operand: OperandPlace, width: number, value: TrackedWord): void {
    operand.write(resized(value.bytes, width / 8));
    if (value.constant !== null) operand.setNumber(BigInt.asUintN(width, value.constant));
  }

  flag(flag: Flag): TrackedWord {
    return this.noted(trackedWord([this.step.state.secrecy(LETTERS[flag]) ?? 'public']));
  }

  setFlag(flag: Flag, value: FlagValue<TrackedWord>): void {
    const made = typeof value === 'function' ? (secrecyOf(value().bytes) ?? 'public') : this.read_;
    this.step.state.setFlags(LETTERS[flag], made, value === null);
  }

  amount(operand: OperandPlace, _: AmountKind, modulus: number): number {
    return Number(BigInt.asUintN(64, operand.constant ?? 0n) % BigInt(modulus));
  }

  address(operand: OperandPlace, width: number): TrackedWord {
    const { memory } = operand;
    if (memory === null) throw new TypeError('lea has an address');
    const value = addressIn(memory, this.step);
    return trackedWord(width === 64 ? bytesOf(value, 8) : bytesOf(isPointer(value) ? 'derived' : value, width / 8));
  }

  push({ bytes }: TrackedWord): void {
    push(this.step, resized(bytes, 8));
  }

  pop(): TrackedWord {
    leaveFrames(this.step.state);
    return trackedWord(pop(this.step));
  }

  /** Parity and the carry out of the low half of a byte, which meanings leave out. */
  setOtherFlags(isCounted: boolean): void {
    const { flags } = this.step.form;
    const others = (letters: string): string => [...letters].filter((letter) => !MODELLED.includes(letter)).join('');
    this.step.state.setFlags(others(flags.writes), this.read_, flags.mayKeep && !isCounted);
    this.step.state.setFlags(others(flags.undefined), this.read_, true);
  }
}

/* Words of which it is known byte by byte whether they are secret, public or addresses, as a domain of src/x86. */

interface TrackedWord {
  readonly bytes: readonly Byte[];
  /** If it is known. */
  readonly constant: bigint | null;
}

const ADDRESS_BITS = 64;

const trackedWord = (bytes: readonly Byte[]): TrackedWord => ({ bytes, constant: null });

const ofValue = (value: TrackedValue, width: number): TrackedWord =>
  trackedWord(bytesOf(value, Math.max(1, width / 8)));

/** Whatever is made of these words. */
const madeOf = (width: number, ...words: readonly TrackedWord[]): TrackedWord =>
  ofValue(mixed(words.flatMap(({ bytes }) => bytes)), width);

/** Sums of addresses and numbers are followed; of everything else it matters only what it is made of. */
class SecrecyDomain extends Domain<TrackedWord> {
  constant(value: bigint): TrackedWord {
    return { bytes: bytesOf('public', 8), constant: value };
  }

  binary(kind: BinaryKind, width: number, a: TrackedWord, b: TrackedWord): TrackedWord {
    if (a.constant !== null && b.constant !== null)
      return this.constant(evaluateBinary(kind, a.constant, b.constant, width));
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

  shift(kind: ShiftKind, width: number, a: TrackedWord, k: number): TrackedWord {
    if (a.constant !== null) return this.constant(evaluateShift(kind, BigInt.asUintN(width, a.constant), k, width));
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
