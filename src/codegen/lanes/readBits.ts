/**
 * Which bits of words decide the results (demanded bits): products read the low bits of their factors alone, and nobody
 * reads what a shift moves out of a word. A mask that takes away nothing that is read needs no instruction.
 */
import { bitLength } from '../../base/integers.ts';
import { unitOf, type LaneUnit } from '../../ir/lanes/shape.ts';
import { definingOp, definitionsOf, LANES, opInputs, opOutputs } from '../../ir/function.ts';
import type { Definitions, IrFunction, Op, Operand } from '../../ir/function.ts';
import { unsigned } from '../../ir/interval.ts';

const WORD = unsigned(64).upper;

/**
 * By value of a vectorised function: the value that may stand for it, itself or what it is a mask of. Bits that differ
 * are read by nobody, in whichever of these places the one stands for the other: what an operation makes of the bits
 * that are read depends on these alone.
 */
export function unmaskedValues(fn: IrFunction): Int32Array {
  const unit = unitOf(fn.lanes ?? LANES);
  const defs = definitionsOf(fn);
  const read = readBits(fn, unit, defs);
  const standing = Int32Array.from(fn.values, (_, v) => v);
  for (const op of fn.body) {
    const masked = maskedBy(op);
    if (masked === null || (read[op.outs[0]] & ~masked.mask) !== 0n || masked.of.kind === 'const') continue;
    standing[op.outs[0]] = standing[masked.of.id];
  }
  return standing;
}

/** By value: a bit is set if it may decide a result. */
function readBits(fn: IrFunction, unit: LaneUnit, defs: Definitions): bigint[] {
  const read = fn.values.map(() => 0n);
  const reads = (a: Operand, bits: bigint): void => {
    if (a.kind === 'value') read[a.id] |= bits & WORD;
  };
  fn.outputs.flat().forEach((a) => reads(a, WORD));
  for (const op of fn.body.toReversed()) {
    const bits = opOutputs(op).reduce((all, v) => all | read[v], 0n);
    opInputs(op).forEach((a, k) => reads(a, readOf(op, k, bits, unit, defs)));
  }
  return read;
}

/** What an operation reads of operand k, if `bits` of its result are read. */
function readOf(op: Op, k: number, bits: bigint, { isHalved, factorBits }: LaneUnit, defs: Definitions): bigint {
  const factor = unsigned(factorBits).upper;
  switch (op.kind) {
    case 'mul52':
      return factor;
    case 'mul': {
      // Others may be multiplied by in shifts, which read all that there is.
      const own = definingOp(defs, op.ins[k]);
      return !isHalved && own !== undefined && maskedBy(own)?.mask === factor ? factor : WORD;
    }
    case 'sum':
      return op.outs.length === 1 && op.borrow === null ? upTo(bits) : WORD;
    case 'add':
    case 'sub':
      return upTo(bits);
    case 'and':
      return bits & (maskedBy(op)?.mask ?? WORD);
    case 'or':
    case 'xor':
      return bits;
    case 'cmovznz':
      return k === 0 ? WORD : bits;
    case 'shl':
      return bits >> BigInt(op.amount);
    case 'shr':
      return bits << BigInt(op.amount);
    default:
      return WORD;
  }
}

/** Carries go upwards. */
const upTo = (bits: bigint): bigint => unsigned(bitLength(bits)).upper;

/** The word and the constant of a mask; null of other operations. */
function maskedBy(op: Op): { readonly of: Operand; readonly mask: bigint } | null {
  if (op.kind !== 'and') return null;
  const [a, b] = op.ins;
  if (b.kind === 'const') return { of: a, mask: b.value };
  return a.kind === 'const' ? { of: b, mask: a.value } : null;
}
