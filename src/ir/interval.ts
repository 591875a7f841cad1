/** Inclusive integer interval; `lower <= upper`. Bounds are exact integers, never machine words. */
export interface Interval {
  readonly lower: bigint;
  readonly upper: bigint;
}

/** The interval that holds only `value`. */
export const point = (value: bigint): Interval => ({ lower: value, upper: value });

/** All unsigned integers of `bits` bits. */
export const unsigned = (bits: number): Interval => ({ lower: 0n, upper: (1n << BigInt(bits)) - 1n });

/** {x + y}. */
export const plus = (a: Interval, b: Interval): Interval => ({ lower: a.lower + b.lower, upper: a.upper + b.upper });

/** {x − y}. */
export const minus = (a: Interval, b: Interval): Interval => ({ lower: a.lower - b.upper, upper: a.upper - b.lower });

/** {factor·x}; the factor may be negative. */
export function scale(a: Interval, factor: bigint): Interval {
  const l = a.lower * factor;
  const u = a.upper * factor;
  return l <= u ? { lower: l, upper: u } : { lower: u, upper: l };
}

/** {x·y} for intervals of any sign. */
export function times(a: Interval, b: Interval): Interval {
  return hull(scale(a, b.lower), scale(a, b.upper));
}

/** The smallest interval around both. */
export const hull = (a: Interval, b: Interval): Interval => ({
  lower: a.lower < b.lower ? a.lower : b.lower,
  upper: a.upper > b.upper ? a.upper : b.upper,
});

/** What both allow, or null when they contradict each other. */
export function meet(a: Interval, b: Interval): Interval | null {
  const lower = a.lower > b.lower ? a.lower : b.lower;
  const upper = a.upper < b.upper ? a.upper : b.upper;
  return lower <= upper ? { lower, upper } : null;
}

/** Every member of `inner` is a member of `outer`. */
export const contains = (outer: Interval, inner: Interval): boolean =>
  outer.lower <= inner.lower && inner.upper <= outer.upper;

/** Interval of bits [offset, offset + width) of x (two's complement when negative), for x in `a`. */
export function bitField(a: Interval, offset: number, width: number): Interval {
  const size = 1n << BigInt(width);
  const l = a.lower >> BigInt(offset);
  const u = a.upper >> BigInt(offset);
  const lower = BigInt.asUintN(width, l);
  const upper = BigInt.asUintN(width, u);
  return u - l < size && lower <= upper ? { lower, upper } : { lower: 0n, upper: size - 1n };
}
