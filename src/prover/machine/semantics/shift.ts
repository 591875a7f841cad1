/**
 * Shifts and rotations by known counts. Source: SDM vol. 2. OF is undefined but for counts of 1, where it is not
 * modelled.
 */
import { Failure } from '../../../base/errors.ts';
import { isConstant, type Poly } from '../../algebra/poly.ts';
import type { Words } from '../../algebra/words.ts';
import type { AsmOperand } from '../../listing/listing.ts';
import type { FlagValue, Machine } from '../machine.ts';
import { signOf, zeroOf, type Semantics, type SemanticsTable } from './semantics.ts';

/** Result and CF of a shift by 1 <= k. */
type Shift = (words: Words, width: number, a: Poly, k: number) => { readonly result: Poly; readonly carry: Poly };

const bitOf = (words: Words, a: Poly, k: number): Poly => words.low(1, words.high(k, a));

const left: Shift = (words, width, a, k) => ({
  result: words.cut(width, [{ poly: a, factor: 1n << BigInt(k) }]).low,
  carry: bitOf(words, a, width - k),
});

const right: Shift = (words, _, a, k) => ({ result: words.high(k, a), carry: bitOf(words, a, k - 1) });

const rightSigned: Shift = (words, width, a, k) => ({
  result: words.rightSigned(width, k, a),
  carry: bitOf(words, a, k - 1),
});

const rotateRight: Shift = (words, width, a, k) => {
  const result = words.funnel(width, k, a, a);
  return { result, carry: words.high(width - 1, result) };
};

const rotateLeft: Shift = (words, width, a, k) => {
  const { result } = rotateRight(words, width, a, width - k);
  return { result, carry: words.low(1, result) };
};

/** The count as the processor masks it. */
function countOf(m: Machine, operand: AsmOperand | undefined, width: number): number {
  const mask = width === 64 ? 63n : 31n;
  if (operand === undefined) return 1;
  if (operand.kind === 'immediate') return Number(operand.value & mask);
  const value = operand.kind === 'register' ? m.words.low(8, m.registers[operand.index]) : null;
  if (value === null || !isConstant(value)) throw new Failure('unsupported', 'a shift by an unknown count');
  return Number(value.constant & mask);
}

/** OF of a shift or rotation by `k`. */
const overflowBy = (k: number): FlagValue => (k === 1 ? 'unmodelled' : null);

/** In place; a count of 0 changes nothing. Shifts set ZF and SF, rotations leave them. */
function inPlace(shift: Shift, setsResultFlags: boolean): Semantics {
  return (m, [to, by]) => {
    const width = m.widthOf([to]);
    const k = countOf(m, by, width);
    if (k === 0) return m.write(to, width, m.read(to, width));
    if (k >= width) throw new Failure('unsupported', 'a shift by the whole width');
    const { result, carry } = shift(m.words, width, m.read(to, width), k);
    const zero = setsResultFlags ? zeroOf(m.words, result) : m.flags.zero;
    m.setFlags(() => carry, overflowBy(k), zero, setsResultFlags ? signOf(m.words, width, result) : m.flags.sign);
    m.write(to, width, result);
  };
}

/** BMI2 forms: three operands, no flags. */
function flagless(shift: Shift): Semantics {
  return (m, [to, from, by]) => {
    const width = m.widthOf([to]);
    const k = countOf(m, by, width);
    const a = m.read(from, width);
    m.write(to, width, k === 0 ? a : shift(m.words, width, a, k).result);
  };
}

/** shld (isLeft) and shrd: bits of `from` move in. */
function double(isLeft: boolean): Semantics {
  return (m, [to, from, by]) => {
    const width = m.widthOf([to]);
    const k = countOf(m, by, width);
    const { words } = m;
    const a = m.read(to, width);
    const b = m.read(from, width);
    if (k === 0) return m.write(to, width, a);
    const [low, high] = isLeft ? [b, a] : [a, b];
    const amount = isLeft ? width - k : k;
    const result = words.funnel(width, amount, low, high);
    m.setFlags(
      () => bitOf(words, a, isLeft ? width - k : k - 1),
      overflowBy(k),
      zeroOf(words, result),
      signOf(words, width, result),
    );
    m.write(to, width, result);
  };
}

/** rcl and rcr by one. */
function throughCarry(isLeft: boolean): Semantics {
  return (m, [to, by]) => {
    const width = m.widthOf([to]);
    const { words } = m;
    const a = m.read(to, width);
    const carry = m.flag('carry');
    if (countOf(m, by, width) !== 1) throw new Failure('unsupported', 'a rotation through carry by more than one');
    const result = isLeft
      ? words.algebra.add(left(words, width, a, 1).result, carry)
      : words.algebra.combine(words.high(1, a), carry, 1n << BigInt(width - 1));
    const out = bitOf(words, a, isLeft ? width - 1 : 0);
    m.setFlags(() => out, overflowBy(1), m.flags.zero, m.flags.sign);
    m.write(to, width, result);
  };
}

export const SHIFT_SEMANTICS: SemanticsTable = {
  shl: inPlace(left, true),
  shr: inPlace(right, true),
  sar: inPlace(rightSigned, true),
  rol: inPlace(rotateLeft, false),
  ror: inPlace(rotateRight, false),
  rcl: throughCarry(true),
  rcr: throughCarry(false),
  shlx: flagless(left),
  shrx: flagless(right),
  sarx: flagless(rightSigned),
  rorx: flagless(rotateRight),
  shld: double(true),
  shrd: double(false),
};
