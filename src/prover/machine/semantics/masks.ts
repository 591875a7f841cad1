/**
 * Mask registers, which have one bit per lane: comparisons of words, logic of bits, and instructions that write only
 * chosen words. What makes numbers or jumps of the bits of several lanes has no meaning. Source: SDM vol. 2.
 */
import { Failure } from '../../../base/errors.ts';
import { isConstant, samePoly } from '../../algebra/poly.ts';
import type { AsmOperand, WriteMask } from '../../listing/listing.ts';
import type { Machine } from '../machine.ts';
import { Violation } from '../violation.ts';
import type { WideRow } from '../wideRegisters.ts';
import { bothOf } from './order.ts';
import type { Semantics, SemanticsTable } from './semantics.ts';
import {
  operandBits,
  everyWord,
  isMask,
  readMask,
  readRow,
  sameWord,
  WIDE_WORD,
  writeMask,
  writeRow,
} from './wideOperands.ts';
import { MASK_LOGIC } from './words.ts';

/** From another mask; from elsewhere constants only, which lanes must share where one stands for all. */
const moveMask: Semantics = (m, [to, from]) => {
  if (!isMask(to))
    throw new Failure('unsupported', 'the bits of a mask, which are those of all lanes, become a number');
  if (isMask(from)) return writeMask(m, to, readMask(m, from));
  const number = m.read(from, from.kind === 'register' ? from.width : Math.max(8, widthOf(from)));
  if (!isConstant(number)) throw new Failure('unsupported', 'a mask of bits that are not constant');
  const bits = Array.from({ length: 8 }, (_, i) => m.words.constant((number.constant >> BigInt(i)) & 1n));
  writeMask(m, to, m.wide.isOfLanes ? [sameWord(bits, 'a mask')] : bits);
};

const widthOf = (o: AsmOperand): number => ('width' in o ? (o.width ?? 0) : 0);

/** Each word becomes all ones or zero. */
const spread: Semantics = (m, [to, from]) => {
  const ones = (1n << BigInt(WIDE_WORD)) - 1n;
  const row = m.wide.wordwise([readMask(m, from)], (bit) => m.words.algebra.scale(bit, ones));
  writeRow(m, to, row);
};

/** The second source where the mask is one; else the first, or what a write mask leaves. */
const blend: Semantics = (m, operands) => {
  if (operands.length === 3) return writeRow(m, operands[0], readRow(m, operands[2]));
  const [to, by, a, b] = operands;
  writeRow(m, to, chosen(m, readMask(m, by), readRow(m, b), readRow(m, a)));
};

const chosen = (m: Machine, mask: WideRow, ifOne: WideRow, ifZero: WideRow): WideRow =>
  m.wide.wordwise([mask, ifOne, ifZero], (bit, one, zero) => m.words.choose(bit, one, zero));

const EACH_WIDTH = ['b', 'w', 'd', 'q'];
export const MASK_SEMANTICS: SemanticsTable = {
  vpmovm2q: spread,
  vpblendmq: blend,
  ...Object.fromEntries(EACH_WIDTH.map((letter) => [`kmov${letter}`, moveMask])),
  ...MASK_LOGIC,
};

/** Operands of those that have not two. */
export const MASK_ARITY: Readonly<Record<string, readonly number[]>> = { vpblendmq: [3, 4] };

/** Names of instructions whose elements have 64 bits, so that a bit of the mask is one of a word. */
const OF_WORDS = /(q|64|64x[24]|pd)$/;
/** Names of those whose elements have 32 bits. All others are refused: a bit is one of a byte, or of 16 bits. */
const OF_HALVES = /([^q]d|32|32x[248]|ps)$/;

/**
 * Writes those words only of which the mask has the bit. Which words of memory are accessed must not depend on data;
 * where no bit is set none is, so that it breaks no rule.
 */
export function executeMasked(
  m: Machine,
  name: string,
  semantics: Semantics,
  operands: readonly AsmOperand[],
  { index, isZeroing }: WriteMask,
): void {
  const [to] = operands;
  const mask = OF_WORDS.test(name) ? m.wide.readMask(index) : maskOfHalves(m, name, to, index);
  const comparison = (): void => {
    semantics(m, operands);
    const bits = m.wide.wordwise([readMask(m, to), mask], (a, b) => bothOf(m.words, a, b));
    writeMask(m, to, bits);
  };
  const whole = (): void => {
    const old = isZeroing ? everyWord(m, m.words.constant(0n)) : readRow(m, to);
    semantics(m, operands);
    writeRow(m, to, chosen(m, mask, readRow(m, to), old));
  };
  const execute = isMask(to) ? comparison : whole;
  if (!operands.some((o) => o.kind === 'memory')) return execute();
  if (!mask.every((bit) => isConstant(bit)))
    throw new Failure('unsupported', 'memory is accessed under a mask that depends on data');
  withoutAccusation(execute);
}

/** A constant mask of elements of 32 bits, both halves of a word alike, of a row that has no more than are followed. */
function maskOfHalves(m: Machine, name: string, to: AsmOperand, index: number): WideRow {
  const isFollowed = OF_HALVES.test(name) && !m.wide.isOfLanes && operandBits(to) < m.wide.bits;
  const bits = isFollowed ? m.wide.readMask(index) : [];
  const words = bits.filter((bit, i) => i % 2 === 0 && isConstant(bit) && samePoly(bit, bits[i + 1]));
  if (bits.length === 0 || 2 * words.length !== bits.length)
    throw new Failure('unsupported', 'a mask of elements that are not words');
  return [...words, ...words.map(() => m.words.constant(0n))];
}

function withoutAccusation(access: () => void): void {
  try {
    access();
  } catch (error) {
    if (!(error instanceof Violation)) throw error;
    throw new Failure('unsupported', `a masked access, which may not take place: ${error.message}`);
  }
}
