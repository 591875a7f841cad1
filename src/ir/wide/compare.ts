/** Lowers comparisons: unsigned order is the borrow of a subtraction, equality a test for zero. */
import { Failure } from '../../base/errors.ts';
import type { Builder } from '../build.ts';
import { type Operand, constOperand, ZERO } from '../function.ts';
import { minus, unsigned } from '../interval.ts';
import {
  constantOf,
  formal,
  isExact,
  isSignedExact,
  maskedBit,
  negated,
  type Formal,
  exactly,
  materialize,
  wordsOf,
  wordsFormal,
} from './materialize.ts';

/** The bit of `x predicate y`, an LLVM comparison predicate. */
export function compareFormals(b: Builder, predicate: string, x: Formal, y: Formal, where: string): Operand {
  switch (predicate) {
    case 'eq':
      return isZero(b, differences(b, x, y));
    case 'ne':
      return not(b, isZero(b, differences(b, x, y)));
    case 'ult':
      return below(b, x, y);
    case 'ugt':
      return below(b, y, x);
    case 'uge':
      return not(b, below(b, x, y));
    case 'ule':
      return not(b, below(b, y, x));
    case 'slt':
      return signedBelow(b, x, y);
    case 'sgt':
      return signedBelow(b, y, x);
    case 'sge':
      return not(b, signedBelow(b, x, y));
    case 'sle':
      return not(b, signedBelow(b, y, x));
    default:
      throw new Failure('unsupported', `comparison ${predicate}`, { where, expected: 'an integer comparison' });
  }
}

/** 1 − bit. */
const not = (b: Builder, bit: Operand): Operand => b.binary('xor', bit, constOperand(1n), 1);

/** [x < y] of the unsigned values. */
function below(b: Builder, x: Formal, y: Formal): Operand {
  const ex = exactly(b, x);
  const ey = exactly(b, y);
  return isNegative(b, formal(b, x.width + 64, [...ex.terms, ...negated(ey.terms)], minus(ex.total, ey.total)));
}

/** [S < 0]. */
function isNegative(b: Builder, difference: Formal): Operand {
  const { lower, upper } = difference.total;
  if (lower >= 0n || upper < 0n) return constOperand(lower >= 0n ? 0n : 1n);
  return materialize(b, difference).raw.borrow;
}

/** [x < y] of the two's complement values: flipping the sign bits turns it into the unsigned order. */
function signedBelow(b: Builder, x: Formal, y: Formal): Operand {
  if (isSignedExact(x) && isSignedExact(y)) {
    return isNegative(b, formal(b, x.width + 64, [...x.terms, ...negated(y.terms)], minus(x.total, y.total)));
  }
  const last = Math.ceil(x.width / 64) - 1;
  const place = (x.width - 1) % 64;
  const sign = (f: Formal): Operand => b.shift('shr', wordsOf(b, f)[last], place);
  if (constantOf(y) === 0n) return sign(x);
  if (constantOf(x) === (1n << BigInt(x.width)) - 1n) return not(b, sign(y));
  return below(b, flipped(b, x, last, place), flipped(b, y, last, place));
}

function flipped(b: Builder, x: Formal, last: number, place: number): Formal {
  const words = wordsOf(b, x).map((w, k) => (k === last ? b.binary('xor', w, constOperand(1n << BigInt(place))) : w));
  return wordsFormal(b, x.width, words, unsigned(x.width));
}

/** Words that are all zero exactly if x = y. */
function differences(b: Builder, x: Formal, y: Formal): readonly Operand[] {
  if (isExact(x) && constantOf(y) === 0n) return wordsOf(b, x);
  const wx = wordsOf(b, x);
  const wy = wordsOf(b, y);
  return wx.map((w, k) =>
    b.range(w).upper <= 1n && b.range(wy[k]).upper <= 1n ? b.binary('xor', w, wy[k], 1) : b.binary('xor', w, wy[k]),
  );
}

function isZero(b: Builder, words: readonly Operand[]): Operand {
  const present = words.map((w) => nonzeroBit(b, w) ?? w).filter((w) => w.kind === 'value' || w.value !== 0n);
  const [first = ZERO, ...rest] = present;
  const bits = present.every((w) => b.range(w).upper <= 1n);
  return b.unary(
    'eqz',
    rest.reduce((s, w) => b.binary('or', s, w, bits ? 1 : 64), first),
  );
}

/**
 * The bit that tells whether the word is non-zero, where it is known without a test: mask(bit), or mask(bit) & K with K
 * ≠ 0.
 */
function nonzeroBit(b: Builder, word: Operand): Operand | null {
  const bit = maskedBit(b, word);
  if (bit !== null || word.kind === 'const') return bit;
  const op = b.definition(word.id)?.op;
  if (op?.kind !== 'and') return null;
  const [x, y] = op.ins;
  return y.kind === 'const' ? maskedBit(b, x) : null;
}
