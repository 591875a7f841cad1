/** Intervals of the results of an operation, from the intervals of its operands. */
import { greater, lesser } from '../base/integers.ts';
import { operandInterval, type Definitions, type Op, type Operand } from './function.ts';
import { bitField, hull, minus, plus, point, scale, times, unsigned, type Interval } from './interval.ts';
import { termsInterval } from './linear.ts';

/**
 * One interval per result, in the order of `opOutputs`. For a `sum` they follow from its stated interval;
 * whether that interval follows from the terms is `sumInterval`'s affair.
 */
export function resultIntervals(op: Op, defs: Definitions): readonly Interval[] {
  const range = (a: Operand) => operandInterval(defs, a);
  const width = defs.value(op.outs[0]).width;
  const field = (x: Interval) => [bitField(x, 0, width)];
  switch (op.kind) {
    case 'mulx':
      return split(times(range(op.ins[0]), range(op.ins[1])), 64);
    case 'mul52':
      return split(times(bitField(range(op.ins[0]), 0, 52), bitField(range(op.ins[1]), 0, 52)), 52);
    case 'addcarryx':
      return split(plus(range(op.ins[0]), plus(range(op.ins[1]), range(op.ins[2]))), width);
    case 'subborrowx': {
      const d = minus(minus(range(op.ins[1]), range(op.ins[2])), range(op.ins[0]));
      return [bitField(d, 0, width), negative(d)];
    }
    case 'add':
      return field(plus(range(op.ins[0]), range(op.ins[1])));
    case 'sub':
      return field(minus(range(op.ins[0]), range(op.ins[1])));
    case 'mul':
      return field(times(range(op.ins[0]), range(op.ins[1])));
    case 'and':
      return field(andInterval(range(op.ins[0]), range(op.ins[1])));
    case 'or':
    case 'xor':
      return [orInterval(op.kind, range(op.ins[0]), range(op.ins[1]))];
    case 'not':
      return [minus(point(unsigned(width).upper), range(op.ins[0]))];
    case 'mask':
      return field(scale(range(op.ins[0]), -1n));
    case 'eqz':
      return [eqzInterval(range(op.ins[0]))];
    case 'copy':
      return field(range(op.ins[0]));
    case 'shl':
      return field(scale(range(op.ins[0]), 1n << BigInt(op.amount)));
    case 'shr':
      return field(shifted(range(op.ins[0]), op.amount));
    case 'sar':
      return [sarInterval(range(op.ins[0]), op.amount, width)];
    case 'ror':
    case 'bswap':
      return [unsigned(width)];
    case 'shrd':
      return field(bitField(pair(range(op.ins[0]), range(op.ins[1])), op.amount, 64));
    case 'shld':
      return field(bitField(pair(range(op.ins[0]), range(op.ins[1])), 64 - op.amount, 64));
    case 'cmovznz':
      return [choice(range(op.ins[0]), range(op.ins[1]), range(op.ins[2]))];
    case 'sum':
      return sumWordIntervals(op.outs.length, op.borrow !== null, op);
  }
}

/** Interval of the integer Σ terms that follows from the operands and their definitions. */
export const sumInterval = (op: Op & { kind: 'sum' }, defs: Definitions): Interval => termsInterval(op.terms, defs);

/** Intervals of the words (and the borrow) of a sum whose total is in `total`. */
export function sumWordIntervals(words: number, borrow: boolean, total: Interval): readonly Interval[] {
  const result = Array.from({ length: words }, (_, k) => bitField(total, 64 * k, 64));
  return borrow ? [...result, negative(total)] : result;
}

const split = (x: Interval, width: number): readonly Interval[] => [bitField(x, 0, width), shifted(x, width)];
const shifted = (x: Interval, amount: number): Interval => ({
  lower: x.lower >> BigInt(amount),
  upper: x.upper >> BigInt(amount),
});
const pair = (lo: Interval, hi: Interval): Interval => plus(lo, scale(hi, 1n << 64n));
const bit = (b: boolean): bigint => (b ? 1n : 0n);

/** Interval of [x < 0]. */
const negative = (x: Interval): Interval => ({ lower: bit(x.upper < 0n), upper: bit(x.lower < 0n) });

/** Interval of [x = 0]. */
const eqzInterval = (x: Interval): Interval => ({ lower: bit(x.upper === 0n), upper: bit(x.lower === 0n) });

function andInterval(a: Interval, b: Interval): Interval {
  if (a.lower === a.upper && b.lower === b.upper) return point(a.lower & b.lower);
  return { lower: 0n, upper: lesser(a.upper, b.upper) };
}

function orInterval(kind: 'or' | 'xor', a: Interval, b: Interval): Interval {
  const bits = hull(a, b).upper.toString(2).length;
  return { lower: kind === 'or' ? greater(a.lower, b.lower) : 0n, upper: (1n << BigInt(bits)) - 1n };
}

function sarInterval(x: Interval, amount: number, width: number): Interval {
  return x.upper < 1n << BigInt(width - 1) ? shifted(x, amount) : unsigned(width);
}

function choice(c: Interval, ifZero: Interval, ifNonzero: Interval): Interval {
  if (c.upper === 0n) return ifZero;
  return c.lower > 0n ? ifNonzero : hull(ifZero, ifNonzero);
}
