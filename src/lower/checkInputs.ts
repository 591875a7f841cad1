import { type Rng, seeded } from '../base/rng.ts';
import type { Limbs } from '../ir/evaluate.ts';
import type { IrFunction } from '../ir/function.ts';

/** Inputs that `checkSelection` tries: at least eight random ones and the corners of the bounds. */
const UNIFORM = 8, MIXED = 8;

type Bounds = IrFunction['params'][number]['bounds'][number];
type Draw = (b: Bounds, limb: number) => bigint;

/** Inputs of `fn` within its bounds, below the modulus if its specification says so; the same every time for the same name. */
export function checkInputs(fn: IrFunction): Limbs[] {
  const rng = seeded(0, `inputs of ${fn.name}`), draws: Draw[] = [...CORNERS];
  for (let i = 0; i < UNIFORM; i++) draws.push(b => uniform(b, rng));
  for (let i = 0; i < MIXED; i++) draws.push(b => mixed(b, rng));
  return draws.map(draw => fn.params.map(p => (p.shape === 'array' ? intoDomain(p.bounds.map(draw), fn) : p.bounds.map(draw))));
}

/** Where inputs are canonical, a number beyond the modulus is reflected to below it. */
function intoDomain(limbs: bigint[], { spec }: IrFunction): bigint[] {
  if (spec === undefined || !spec.canonicalInputs || spec.weights.length !== limbs.length) return limbs;
  const { weights, modulus } = spec, value = limbs.reduce((sum, x, i) => sum + (x << BigInt(weights[i])), 0n);
  if (value < modulus) return limbs;
  const reflected = modulus - 1n - (value - modulus) % modulus;
  return weights.map((w, i) => (reflected >> BigInt(w)) & ((1n << BigInt((weights[i + 1] ?? w + 64) - w)) - 1n));
}

const CORNERS: readonly Draw[] = [
  b => b.lower, b => b.upper,
  (b, limb) => (limb % 2 === 0 ? b.lower : b.upper), (b, limb) => (limb % 2 === 0 ? b.upper : b.lower),
  (b, limb) => (limb === 0 ? b.lower : b.upper), (b, limb) => (limb === 0 ? b.upper : b.lower),
];

const uniform = (b: Bounds, rng: Rng): bigint => b.lower + (rng.big(64) % (b.upper - b.lower + 1n));

/** Near either bound, or uniform: carries that uniform words never cause. */
function mixed(b: Bounds, rng: Rng): bigint {
  const width = b.upper - b.lower, near = BigInt(rng.below(48)) % (width + 1n);
  return [b.lower + near, b.upper - near, b.lower, b.upper, uniform(b, rng)][rng.below(5)];
}
