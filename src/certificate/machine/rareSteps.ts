/** Instructions that code seldom has, as coq/Symbolic.v has them (`symbolic_step`). */
import { Failure } from '../../base/errors.ts';
import type { AsmOperand } from '../../prover/listing/listing.ts';
import type { Machine } from './machine.ts';
import { add, constant, scale } from '../bounds/poly.ts';
import { register } from './stepOperands.ts';
import { ONE_WORD, WORD_BITS, WORD_MAX, ZERO_WORD } from './words.ts';

const SIGN = 1n << 63n;

/** `inc` and `dec`, which leave the carry as it is. */
export const stepping =
  (by: 1n | -1n) =>
  (machine: Machine, [to]: readonly AsmOperand[]): void => {
    const d = register(to);
    const a = machine.wordIn(d);
    const added = by === 1n ? 1n : WORD_MAX;
    const { remainder } = machine.cut(WORD_BITS, add(a.poly, constant(added)), a.max + added);
    const value = machine.context.known(a);
    const last = by === 1n ? SIGN - 1n : SIGN;
    machine.setWord(d, remainder);
    machine.setFlag('overflow', value === null ? null : value === last ? ONE_WORD : ZERO_WORD);
    machine.setFlag('zero', remainder);
  };

export function exchange(machine: Machine, operands: readonly AsmOperand[]): void {
  const [a, b] = operands.map((operand) => register(operand));
  const [x, y] = [machine.contentOf(a), machine.contentOf(b)];
  machine.setContent(a, y);
  machine.setContent(b, x);
}

const HALF_BITS = 32;
const HALF_MAX = (1n << 32n) - 1n;

/** `adc` of the lowest 32 bits of two registers. */
export function addHalf(machine: Machine, to: AsmOperand, from: AsmOperand): void {
  const carry = machine.flag('carry');
  const d = register(to, HALF_BITS);
  const [a, b] = [d, register(from, HALF_BITS)].map((r) => {
    const { poly, max } = machine.wordIn(r);
    return machine.cut(HALF_BITS, poly, max).remainder;
  });
  const p = add(add(a.poly, b.poly), carry.poly);
  const { quotient, remainder } = machine.cut(HALF_BITS, p, a.max + b.max + carry.max);
  machine.setWord(d, remainder);
  machine.setFlags(quotient, null, null);
}

/** `sbb` of the lowest 32 bits of a register from themselves: 2^32 - 1 where there is a carry, else 0. */
export function maskHalf(machine: Machine, to: AsmOperand, from: AsmOperand): void {
  const d = register(to, HALF_BITS);
  if (register(from, HALF_BITS) !== d) throw new Failure('unsupported', 'sbb of two registers of 32 bits');
  const carry = machine.flag('carry');
  machine.setWord(d, { poly: scale(carry.poly, HALF_MAX), max: HALF_MAX });
  machine.setFlags(carry, null, null);
}

/** A sum that replaces a word of memory. */
export function addToMemory(machine: Machine, to: AsmOperand & { kind: 'memory' }, from: AsmOperand, carries: boolean) {
  const carry = carries ? machine.flag('carry') : ZERO_WORD;
  const b = machine.readWord(from);
  const a = machine.readWord(to);
  const max = a.max + b.max + carry.max;
  const { quotient, remainder } = machine.cut(WORD_BITS, add(add(a.poly, b.poly), carry.poly), max);
  machine.store(to, { kind: 'word', word: remainder });
  machine.setFlags(quotient, max < SIGN ? ZERO_WORD : null, remainder);
}
