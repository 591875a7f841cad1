import type { Combination } from './combination.ts';
import { operandInterval, type Definitions } from './definitions.ts';
import type { Op, Operand } from './function.ts';
import { contains, minus, plus, times, unsigned, type Interval } from './interval.ts';

/** Σ factor·⌊operand / 2^shift⌋. */
export type LinearForm = readonly (readonly [operand: Operand, factor: bigint, shift?: number])[];

/**
 * The integer that the results of `op` represent together (see `exactTotal` in linear.ts) as an exact linear
 * combination of its operands, where it is one. Sums are not rewritten here.
 */
export function linearForm(op: Op, defs: Definitions): LinearForm | null {
  const range = (a: Operand) => operandInterval(defs, a);
  const fits = (x: Interval) => contains(unsigned(defs.value(op.outs[0]).width), x);
  switch (op.kind) {
    case 'copy':
      return fits(range(op.ins[0])) ? [[op.ins[0], 1n]] : null;
    case 'mask':
      return [[op.ins[0], unsigned(defs.value(op.outs[0]).width).upper]];
    case 'shl':
      return shiftedUp(op.ins[0], op.amount, defs.value(op.outs[0]).width);
    case 'shr':
      return [[op.ins[0], 1n, op.amount]];
    case 'add':
      return fits(plus(range(op.ins[0]), range(op.ins[1])))
        ? [
            [op.ins[0], 1n],
            [op.ins[1], 1n],
          ]
        : null;
    case 'sub':
      return fits(minus(range(op.ins[0]), range(op.ins[1])))
        ? [
            [op.ins[0], 1n],
            [op.ins[1], -1n],
          ]
        : null;
    case 'mulx':
      return constantMultiple(op.ins);
    case 'mul':
      return fits(times(range(op.ins[0]), range(op.ins[1]))) ? constantMultiple(op.ins) : null;
    case 'shrd':
      return shiftedPair(op.ins, op.amount);
    case 'shld':
      return op.amount === 0 ? null : shiftedPair(op.ins, 64 - op.amount);
    case 'and':
      return maskedConstant(op.ins, defs) ?? lowBits(op.ins);
    default:
      return null;
  }
}

/**
 * For results of which only shifted values occur as well: ⌊⌊a / 2^k⌋ / 2^j⌋ = ⌊a / 2^(k+j)⌋. Null for any other
 * operation.
 */
export function shiftedForm(op: Op, sum: Combination): LinearForm | null {
  if (op.kind !== 'shr') return null;
  const [out] = op.outs;
  return [
    [op.ins[0], sum.factor(out), op.amount],
    ...sum.highs(out).map(([j, f]) => [op.ins[0], f, op.amount + j] as const),
  ];
}

/** a·2^k mod 2^width = 2^k·a − 2^width·⌊a / 2^(width−k)⌋. */
function shiftedUp(a: Operand, k: number, width: number): LinearForm {
  return [
    [a, 1n << BigInt(k)],
    [a, -(1n << BigInt(width)), width - k],
  ];
}

/** Low word of (lo + 2^64·hi) >> k = ⌊lo / 2^k⌋ + 2^(64−k)·(hi − 2^k·⌊hi / 2^k⌋). */
function shiftedPair([lo, hi]: readonly [Operand, Operand], k: number): LinearForm {
  return [
    [lo, 1n, k],
    [hi, 1n << BigInt(64 - k)],
    [hi, -(1n << 64n), k],
  ];
}

function constantMultiple([a, b]: readonly [Operand, Operand]): LinearForm | null {
  if (b.kind === 'const') return [[a, b.value]];
  return a.kind === 'const' ? [[b, a.value]] : null;
}

/** mask(bit) & K = K·bit; a word shifted right arithmetically by 63 is the mask of its highest bit. */
function maskedConstant([a, b]: readonly [Operand, Operand], defs: Definitions): LinearForm | null {
  const [m, k] = a.kind === 'const' ? [b, a] : [a, b];
  if (m.kind !== 'value' || k.kind !== 'const') return null;
  const def = defs.definition(m.id)?.op;
  const width = defs.value(m.id).width;
  if (k.value > unsigned(width).upper) return null;
  if (def?.kind === 'mask') return [[def.ins[0], k.value]];
  return def?.kind === 'sar' && def.amount === width - 1 ? [[def.ins[0], k.value, width - 1]] : null;
}

/** a & (2^j − 1) = a − 2^j·⌊a / 2^j⌋. */
function lowBits([a, b]: readonly [Operand, Operand]): LinearForm | null {
  if (b.kind !== 'const' || b.value === 0n || (b.value & (b.value + 1n)) !== 0n) return null;
  return [
    [a, 1n],
    [a, -(b.value + 1n), b.value.toString(2).length],
  ];
}
