/** Products in F_p[u] / (u² + 1) and Fp2[v] / (v³ - (u + 1)), the tower of fields below pairings on BLS12-381. */
import { TIMING_MODES } from '../../base/aims.ts';
import { limbsOf, inverse, mod } from '../../base/integers.ts';
import type { Rng } from '../../base/rng.ts';
import { AffineCurves } from './affineCurves.ts';
import { anyWords, wholeContract, type WholeCase, type WholeFunction } from './wholeFunction.ts';

/** The prime of BLS12-381 (draft-irtf-cfrg-pairing-friendly-curves, 4.2.1). */
export const BLS12_381_P =
  0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaabn;

/** In Montgomery form x stands for x / R. */
export const BLS12_381_R = 2n ** 384n;

const R_INVERSE = inverse(BLS12_381_R, BLS12_381_P);

const LIMBS = 6;

const CHECKED = 2_000;

/** c0 + c1 u. */
export type Element = readonly [c0: bigint, c1: bigint];

/** As textbooks multiply polynomials, modulo u² + 1. */
export const elementProduct = ([a0, a1]: Element, [b0, b1]: Element): Element => [a0 * b0 - a1 * b1, a0 * b1 + a1 * b0];

/** Words of coordinates with which sums, differences and their carries are at their ends. */
const EDGES: readonly bigint[] = [
  0n,
  1n,
  BLS12_381_P - 1n,
  BLS12_381_P - 2n,
  BLS12_381_P >> 1n,
  (BLS12_381_P >> 1n) + 1n,
  BLS12_381_R % BLS12_381_P,
  2n ** 64n - 1n,
  2n ** 320n - 1n,
  (BLS12_381_P >> 320n) << 320n,
];

/** One coordinate in so many is an edge. */
const EDGE_EVERY = 4;

/** An element whose words are edges or random. */
export const drawn = (c: AffineCurves): Element => [coordinate(c), coordinate(c)];

const coordinate = (c: AffineCurves): bigint =>
  c.below(EDGE_EVERY) === 0 ? c.divide(EDGES[c.below(EDGES.length)], BLS12_381_R) : c.draw();

/**
 * The product as (out, a, b), the square as (out, a): six words a coordinate, below p before and after, as blst has
 * them.
 */
export const FP2_MUL: WholeFunction = fp2Function('product in Fp2 of BLS12-381', ['a', 'b']);

export const FP2_SQUARE: WholeFunction = fp2Function('square in Fp2 of BLS12-381', ['a']);

function fp2Function(title: string, operands: readonly ['a', 'b'] | readonly ['a']): WholeFunction {
  const call = (values: readonly Element[]): WholeCase => ({
    inputs: BigUint64Array.from(values.flat().flatMap((x) => limbsOf(x, LIMBS))),
    expected: BigUint64Array.from(resultOf(values).flatMap((x) => limbsOf(x, LIMBS))),
  });
  const random = (count: number, rng: Rng): WholeCase[] => {
    const c = new AffineCurves(BLS12_381_P, rng);
    return Array.from({ length: count }, () =>
      call(operands.map(() => drawn(c).map((x) => c.mod(x * BLS12_381_R)) as [bigint, bigint])),
    );
  };
  const pairs: readonly Element[] = EDGES.flatMap((c0) => EDGES.map((c1) => [c0, c1] as const));
  return {
    title,
    operands,
    prototype: `void f(uint64_t out[12], ${operands.map((name) => `const uint64_t ${name}[12]`).join(', ')})`,
    contract: wholeContract(
      'fp2',
      2 * LIMBS,
      operands.map((name) => anyWords(name, 2 * LIMBS)),
    ),
    modes: TIMING_MODES,
    // All pairs of edges, each with all that stand before it, then random ones.
    cases: (rng) => [
      ...pairs.flatMap((a, k) =>
        operands.length === 1 ? [call([a])] : pairs.slice(0, k + 1).map((b) => call([a, b])),
      ),
      ...random(CHECKED, rng),
    ],
    timingCases: random,
  };
}

/** In Montgomery form: the product over R. */
function resultOf([a, b = a]: readonly Element[]): Element {
  const [c0, c1] = elementProduct(a, b);
  return [mod(c0 * R_INVERSE, BLS12_381_P), mod(c1 * R_INVERSE, BLS12_381_P)];
}
