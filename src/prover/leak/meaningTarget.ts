/** Instructions on general registers, whose meanings are programs of word IR (src/x86), on bytes that may be secret. */
import { runMeaning, type AmountKind, type Executor, type FlagValue } from '../../x86/meaning.ts';
import { AMOUNTS, type Flag, type Meaning, type RegisterName } from '../../x86/notation.ts';
import { scalarMeanings } from '../../x86/scalar.ts';
import { conditionOf } from '../instructions/conditions.ts';
import { bytesOf, isPointer, secrecyOf, type Plain } from './byte.ts';
import { addressIn, leaveFrames, pop, push } from './memory.ts';
import { OperandPlace, resized } from './operandPlaces.ts';
import { SecrecyDomain, trackedWord, type TrackedWord } from './secrecyDomain.ts';
import type { Step } from './state.ts';

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

  read(operand: OperandPlace): TrackedWord {
    return this.noted(operand.constant === null ? trackedWord(operand.read()) : this.domain.constant(operand.constant));
  }

  private noted(word: TrackedWord): TrackedWord {
    this.read_ = secrecyOf([this.read_, ...word.bytes]) ?? 'public';
    return word;
  }

  write(operand: OperandPlace, width: number, value: TrackedWord): void {
    operand.write(resized(value.bytes, width / 8));
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
