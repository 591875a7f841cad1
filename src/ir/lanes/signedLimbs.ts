/** A modulus as signed limbs, few of them non-zero and most of them added, for multiplication by a quotient. */
import { invariant } from '../../base/errors.ts';
import { isPowerOfTwo, magnitude, mod } from '../../base/integers.ts';
import type { LaneShape } from './shape.ts';

/** `value` times 2^(radix·limb), of either sign and of at most so many bits. */
export interface SignedLimb {
  readonly limb: number;
  readonly value: bigint;
}

/** The two halves of a product are two multiplications; what is subtracted is collected and subtracted once. */
const ADDED = 4;
const SUBTRACTED = 6;
/** A product by a power of two may be shifts: a mask, two shifts, and two sums or differences. */
export const SHIFT_OPERATIONS = 5;

/** Cost of a limb in halves of a multiplication; the low half of the lowest one is known to vanish. */
function costOf(limb: number, value: bigint): number {
  if (value === 0n || (limb === 0 && (value === 1n || value === -1n))) return 0;
  const cost = value > 0n ? ADDED : isPowerOfTwo(magnitude(value)) ? SHIFT_OPERATIONS : SUBTRACTED;
  return limb === 0 ? cost / 2 : cost;
}

interface Reading {
  readonly cost: number;
  readonly limbs: readonly SignedLimb[];
}

/** The cheapest reading of ±modulus in the limbs of the shape, lowest first, without those that are zero. */
export function signedLimbs(shape: LaneShape): readonly SignedLimb[] {
  const added = cheapest(shape.modulus, shape);
  const subtracted = cheapest(-shape.modulus, shape);
  return (subtracted.cost < added.cost ? subtracted : added).limbs;
}

function cheapest(number: bigint, { radix, limbs: count }: LaneShape): Reading {
  let readings = new Map<bigint, Reading>([[number, { cost: 0, limbs: [] }]]);
  for (let limb = 0; limb < count; limb++) {
    const next = new Map<bigint, Reading>();
    for (const [rest, { cost, limbs }] of readings)
      for (const value of digitsOf(rest, 1n << BigInt(radix))) {
        const above = (rest - value) >> BigInt(radix);
        const total = cost + costOf(limb, value);
        const known = next.get(above);
        if (known === undefined || total < known.cost)
          next.set(above, { cost: total, limbs: value === 0n ? limbs : [...limbs, { limb, value }] });
      }
    readings = next;
  }
  const whole = readings.get(0n);
  invariant(whole !== undefined, () => `${number} has more than ${count} limbs`);
  return whole;
}

/** What the lowest limb of a number may be: of either sign. */
function digitsOf(rest: bigint, base: bigint): bigint[] {
  const low = mod(rest, base);
  return low === 0n ? [0n] : [low, low - base];
}
