import type { Op, Term } from '../../ir/function.ts';
import { addWords } from './carryWords.ts';
import { partsOf, type Facts, type Row } from './parts.ts';
import { constant, typed, type Int, type LlvmText } from './text.ts';

type Sum = Extract<Op, { readonly kind: 'sum' }>;

/**
 * A sum as additions of wide integers, each as wide as the partial sum may get: LLVM makes one carry chain of each, and
 * none of the carries has to be kept.
 */
export function emitSum(text: LlvmText, op: Sum, facts: Facts): void {
  const words = op.outs.length + (op.borrow === null ? 0 : 1);
  let total: Int | null = null;
  let most = 0n;
  for (const { rows, upper, sign } of partsOf(op.terms, facts)) {
    most += sign > 0 ? upper : 0n;
    const own = addRows(text, rows, widthOf(upper, words));
    const bits = sign > 0 ? widthOf(most, words) : 64 * words;
    total = total === null && sign > 0 ? own : combine(text, total ?? constant(0n, bits), own, sign, bits);
  }
  const whole = text.resize(total ?? constant(0n, 64), 64 * words);
  op.outs.forEach((id, k) => text.define(id, text.slice(whole, 64 * k, 64)));
  if (op.borrow !== null) text.define(op.borrow, text.slice(whole, 64 * op.outs.length, 1));
}

/** Bits of as many words as a number up to `most` needs, at most `words`. */
const widthOf = (most: bigint, words: number): number =>
  64 * Math.min(words, Math.max(1, Math.ceil(most.toString(2).length / 64)));

const combine = (text: LlvmText, a: Int, b: Int, sign: 1 | -1, bits: number): Int =>
  added(text, sign > 0 ? 'add' : 'sub', text.resize(a, bits), text.resize(b, bits));

const addRows = (text: LlvmText, rows: readonly Row[], bits: number): Int =>
  rows.map((row) => rowInteger(text, row, bits)).reduce((a, b) => added(text, 'add', a, b));

const added = (text: LlvmText, step: 'add' | 'sub', a: Int, b: Int): Int =>
  text.ways.wordwise && a.bits > 64 ? addWords(text, step, a, b) : text.binary(step, a, b);

/** The words of a row side by side; what is above `bits` is left out. */
const rowInteger = (text: LlvmText, row: Row, bits: number): Int =>
  row
    .filter((t) => 64 * t.column < bits)
    .map((t) => placed(text, t, bits))
    .reduce((a, b) => text.let(bits, `or disjoint ${typed(a)}, ${b.name}`), constant(0n, bits));

/** The word at its column of an integer of `bits` bits. */
function placed(text: LlvmText, { operand, column }: Term, bits: number): Int {
  const word = text.readAt(operand, bits);
  return column === 0 ? word : text.binary('shl', word, constant(BigInt(64 * column), bits));
}
