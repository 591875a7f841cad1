/**
 * Random members of a domain, with varied bit density.
 *
 * Uniform limbs almost never set off a rare carry, so most draws are not uniform: sparse and dense limbs, long runs
 * of equal bits, limbs at a bound, small distances from a bound or from a multiple of the modulus.
 */
import type { Rng } from '../../base/rng.ts';
import { isInDomain, splitLimbs, type Domain } from '../../ir/contract/domain.ts';

/** Writes one member of `domain` to words[at…]; one word per limb. */
export function fillRandom(domain: Domain, rng: Rng, words: BigUint64Array, at: number): void {
  if (domain.modulus !== null && rng.below(16) === 0 && fillNearMultiple(domain, domain.modulus, rng, words, at))
    return;
  const style = STYLES[rng.below(STYLES.length)];
  for (const [i, b] of domain.bounds.entries()) {
    const limbStyle = rng.below(4) === 0 ? STYLES[rng.below(STYLES.length)] : style;
    words[at + i] = intoBounds(limbStyle(rng, b.upper), b.lower, b.upper);
  }
  if (domain.below !== null) reduceInto(domain, domain.below, words, at);
}

type Style = (rng: Rng, upper: bigint) => bigint;

const uniform: Style = (rng) => word(rng.bits32(), rng.bits32());
const sparse: Style = (rng) =>
  word(rng.bits32() & rng.bits32() & rng.bits32(), rng.bits32() & rng.bits32() & rng.bits32());
const dense: Style = (rng) =>
  word(rng.bits32() | rng.bits32() | rng.bits32(), rng.bits32() | rng.bits32() | rng.bits32());
const extreme: Style = (rng, upper) => (rng.below(2) === 0 ? 0n : upper);
const nearUpper: Style = (rng, upper) => BigInt.asUintN(64, upper - BigInt(rng.below(64)));
const small: Style = (rng) => BigInt(rng.below(64));
/** A run of ones, or of zeros, at a random place. */
const run: Style = (rng) => {
  const ones = BigInt.asUintN(64, ((1n << BigInt(1 + rng.below(64))) - 1n) << BigInt(rng.below(64)));
  return rng.below(2) === 0 ? ones : BigInt.asUintN(64, ~ones);
};

const STYLES: readonly Style[] = [uniform, uniform, uniform, sparse, dense, extreme, nearUpper, small, run];

const word = (low: number, high: number): bigint => (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0);

function intoBounds(v: bigint, lower: bigint, upper: bigint): bigint {
  return v >= lower && v <= upper ? v : lower + (v % (upper - lower + 1n));
}

/** Σ limb·2^weight reduced below `limit`; the reduced number's limbs are assumed within the bounds. */
function reduceInto(domain: Domain, limit: bigint, words: BigUint64Array, at: number): void {
  let value = 0n;
  for (let i = domain.weights.length - 1; i >= 0; i--) value += words[at + i] << BigInt(domain.weights[i]);
  if (value < limit) return;
  splitLimbs(value % limit, domain.weights).forEach((limb, i) => {
    words[at + i] = limb;
  });
}

/** A number within ±64 (or ±2^64) of i·p; false if it is not in the domain. */
function fillNearMultiple(domain: Domain, p: bigint, rng: Rng, words: BigUint64Array, at: number): boolean {
  const distance = rng.below(2) === 0 ? BigInt(rng.below(128)) - 64n : rng.big(65) - (1n << 64n);
  const value = BigInt(rng.below(4)) * p + distance;
  if (value < 0n) return false;
  const limbs = splitLimbs(value, domain.weights);
  if (!isInDomain(limbs, domain)) return false;
  limbs.forEach((limb, i) => {
    words[at + i] = limb;
  });
  return true;
}
