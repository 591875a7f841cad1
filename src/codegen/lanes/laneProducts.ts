/**
 * Which operations of a vectorised function are multiplications, and which words around them need no step of their own.
 */
import { CONSTANT, PRODUCED, PRODUCT, type Problem } from '../candidate/candidate.ts';
import { LANES } from '../../ir/function.ts';
import { unitOf } from '../../ir/lanes/shape.ts';

/** A multiplier with so many bits that are one, or fewer, may be multiplied by in shifts and additions. */
export const MAX_BITS = 3;

const LOW_HALF = 0xffffffffn;

/** The places of the bits that are one, if they are few. */
export function bitsOf(constant: bigint): number[] {
  const bits: number[] = [];
  for (let k = 0; k < 64 && bits.length <= MAX_BITS; k++) if ((constant >> BigInt(k)) & 1n) bits.push(k);
  return bits;
}

/** Whether a multiplication is one of factors of whole products, or by few shifts. */
export function isMultipliable({ fn, events, values }: Problem, e: number): boolean {
  const limit = 1n << BigInt(unitOf(fn.lanes ?? LANES).factorBits);
  const ins = [events.ins[3 * e], events.ins[3 * e + 1]];
  const isByShifts = ins.some((v) => values.kind[v] === CONSTANT && bitsOf(values.upper[v]).length <= MAX_BITS);
  return isByShifts || ins.every((v) => values.upper[v] < limit);
}

/** Of each value that is the low half of another one and read by products alone: of which; -1 of others. */
export function lowHalves({ events, leaves, values }: Problem): Int32Array {
  const result = new Int32Array(values.count).fill(-1);
  const isHalf = (v: number): boolean => values.kind[v] === CONSTANT && values.upper[v] === LOW_HALF;
  for (let e = 0; e < events.firstNode; e++) {
    const [a, b] = events.ins.subarray(3 * e, 3 * e + 2);
    if (events.operation[e] !== 'and' || !(isHalf(a) || isHalf(b))) continue;
    result[events.outs[2 * e]] = isHalf(b) ? a : b;
  }
  for (const v of leaves.value) result[v] = -1;
  for (let e = 0; e < events.count; e++) {
    if (events.operation[e] === 'mul') continue;
    for (const v of events.ins.subarray(3 * e, 3 * e + 3)) if (v >= 0) result[v] = -1;
  }
  return result;
}

/** By value: 1 for a word of a product that an operation or a store reads. */
export function madeProducts({ events, values }: Problem): Uint8Array {
  const made = new Uint8Array(values.count);
  for (const v of events.ins)
    if (v >= 0 && values.kind[v] === PRODUCED && events.kind[values.source[v]] === PRODUCT) made[v] = 1;
  return made;
}
