/**
 * Arithmetic on inclusive integer intervals. The generator has its own: code that proves shares nothing with code that
 * generates.
 */
import { lesser, greater } from '../../base/integers.ts';
import type { Interval } from '../../ir/interval.ts';

export function scaleInterval(a: Interval, factor: bigint): Interval {
  return factor >= 0n
    ? { lower: factor * a.lower, upper: factor * a.upper }
    : { lower: factor * a.upper, upper: factor * a.lower };
}

export function multiplyIntervals(a: Interval, b: Interval): Interval {
  if (a.lower >= 0n && b.lower >= 0n) return { lower: a.lower * b.lower, upper: a.upper * b.upper };
  const p = [a.lower * b.lower, a.lower * b.upper, a.upper * b.lower, a.upper * b.upper];
  return { lower: p.reduce(lesser), upper: p.reduce(greater) };
}

/** floor of both ends divided by 2^shift. */
export function shiftInterval(a: Interval, shift: number): Interval {
  return { lower: a.lower >> BigInt(shift), upper: a.upper >> BigInt(shift) };
}

export const isBit = (a: Interval): boolean => a.lower >= 0n && a.upper <= 1n;

/** a/b rounded towards minus infinity; b > 0. */
export function floorDivide(a: bigint, b: bigint): bigint {
  const q = a / b;
  return a % b < 0n ? q - 1n : q;
}

/** a/b rounded towards plus infinity; b > 0. */
export const ceilDivide = (a: bigint, b: bigint): bigint => -floorDivide(-a, b);
