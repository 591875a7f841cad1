import { type Rng, seeded } from '../../../base/rng.ts';
import type { Limbs } from '../../../ir/evaluate.ts';
import type { IrFunction, Specification } from '../../../ir/function.ts';

/** Inputs drawn of each kind that `checkSelection` tries, besides the corners of the bounds. */
const UNIFORM = 8;
const MIXED = 8;
const RELATED = 24;

type Bounds = IrFunction['params'][number]['bounds'][number];
type Draw = (b: Bounds, limb: number) => bigint;

/**
 * Inputs of `fn` within its bounds, below the modulus if its specification says so: corners, random
 * limbs, and numbers near multiples of the modulus or near each other. The same every time for the same name.
 */
export function checkInputs(fn: IrFunction): Limbs[] {
  const rng = seeded(0, `inputs of ${fn.name}`);
  const draws: Draw[] = [...CORNERS];
  for (let i = 0; i < UNIFORM; i++) draws.push((b) => uniform(b, rng));
  for (let i = 0; i < MIXED; i++) draws.push((b) => mixed(b, rng));
  const drawn = draws.map((draw) =>
    fn.params.map((p) => (p.shape === 'array' ? intoDomain(p.bounds.map(draw), fn) : p.bounds.map(draw))),
  );
  const { spec } = fn;
  if (spec === undefined || fn.params.some((p) => p.bounds.length !== spec.weights.length)) return drawn;
  return [...drawn, ...Array.from({ length: RELATED }, () => related(fn, spec, rng)).filter((x) => x !== null)];
}

const CORNERS: readonly Draw[] = [
  (b) => b.lower,
  (b) => b.upper,
  (b, limb) => (limb % 2 === 0 ? b.lower : b.upper),
  (b, limb) => (limb % 2 === 0 ? b.upper : b.lower),
  (b, limb) => (limb === 0 ? b.lower : b.upper),
  (b, limb) => (limb === 0 ? b.upper : b.lower),
];

const uniform = (b: Bounds, rng: Rng): bigint => b.lower + (rng.big(64) % (b.upper - b.lower + 1n));

/** Near either bound, or uniform: carries that uniform words never cause. */
function mixed(b: Bounds, rng: Rng): bigint {
  const width = b.upper - b.lower;
  const near = BigInt(rng.below(48)) % (width + 1n);
  return [b.lower + near, b.upper - near, b.lower, b.upper, uniform(b, rng)][rng.below(5)];
}

/** Where inputs are canonical, a number beyond the modulus is reflected to below it. */
function intoDomain(limbs: bigint[], { spec }: IrFunction): bigint[] {
  if (spec === undefined || !spec.canonicalInputs || spec.weights.length !== limbs.length) return limbs;
  const value = limbs.reduce((sum, x, i) => sum + (x << BigInt(spec.weights[i])), 0n);
  return value < spec.modulus ? limbs : split(spec.modulus - 1n - ((value - spec.modulus) % spec.modulus), spec);
}

/**
 * Each argument near a multiple of the modulus, near the first one, or near what is missing from that to a multiple;
 * null if out of bounds.
 */
function related(fn: IrFunction, spec: Specification, rng: Rng): Limbs | null {
  const nearMultiple = (): bigint => BigInt(rng.below(3)) * spec.modulus + BigInt(rng.below(64)) - 32n;
  const first = rng.below(2) === 0 ? nearMultiple() : rng.big(512) % spec.modulus;
  const others = [nearMultiple(), first + BigInt(rng.below(5)) - 2n, nearMultiple() - first];
  const numbers = fn.params.map((_, i) => (i === 0 ? first : others[rng.below(others.length)]));
  if (numbers.some((x) => x < 0n || (spec.canonicalInputs && x >= spec.modulus))) return null;
  const limbs = numbers.map((x) => split(x, spec));
  return limbs.every((words, p) =>
    words.every((x, i) => x >= fn.params[p].bounds[i].lower && x <= fn.params[p].bounds[i].upper),
  )
    ? limbs
    : null;
}

/** The limbs of a number: each takes the bits up to the next weight, the last one the rest. */
function split(x: bigint, { weights }: Specification): bigint[] {
  return weights.map((w, i) =>
    i + 1 < weights.length ? BigInt.asUintN(weights[i + 1] - w, x >> BigInt(w)) : x >> BigInt(w),
  );
}
