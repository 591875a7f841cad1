/** Products in F_p[u] / (u² + 1) and Fp2[v] / (v³ - (u + 1)), the tower of fields below pairings on BLS12-381. */
import { TIMING_MODES } from '../../base/aims.ts';
import { limbsOf, inverse, mod } from '../../base/integers.ts';
import type { Rng } from '../../base/rng.ts';
import { AffineCurves, type FormulaShape } from './affineCurves.ts';
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
type Element = readonly [c0: bigint, c1: bigint];

/** As textbooks multiply polynomials, modulo u² + 1. */
const product = ([a0, a1]: Element, [b0, b1]: Element): Element => [a0 * b0 - a1 * b1, a0 * b1 + a1 * b0];

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
const drawn = (c: AffineCurves): Element => [coordinate(c), coordinate(c)];
const coordinate = (c: AffineCurves): bigint =>
  c.below(EDGE_EVERY) === 0 ? c.divide(EDGES[c.below(EDGES.length)], BLS12_381_R) : c.draw();

/** c0 + c1 u = (a0 + a1 u) (b0 + b1 u); the result may take the place of a factor. */
export const FP2_MUL_SHAPE: FormulaShape = {
  name: 'fp2_mul',
  title: 'Fp2 product',
  inputs: [2, 2],
  outputs: 2,
  relation: 'a0, a1 = arg1; b0, b1 = arg2; (a0*b0-a1*b1)*2^-384, (a0*b1+a1*b0)*2^-384',
  aliasing: 'any',
  trial: (c) => {
    const [a, b] = [drawn(c), drawn(c)];
    return { input: [...a, ...b], agrees: are(c, [product(a, b)]) };
  },
};

/** c0 + c1 u = (a0 + a1 u)². */
export const FP2_SQUARE_SHAPE: FormulaShape = {
  name: 'fp2_square',
  title: 'Fp2 square',
  inputs: [2],
  outputs: 2,
  relation: 'a0, a1 = arg1; (a0*a0-a1*a1)*2^-384, 2*a0*a1*2^-384',
  aliasing: 'any',
  trial: (c) => {
    const a = drawn(c);
    return { input: [...a], agrees: are(c, [product(a, a)]) };
  },
};

/**
 * c0 + c1 v + c2 v² = (a0 + a1 v + a2 v²) (b0 + b1 v + b2 v²) in Fp2[v] / (v³ - (u + 1)); coordinates are those of
 * c0, c1 and c2 one after the other.
 */
export const FP6_MUL_SHAPE: FormulaShape = {
  name: 'fp6_mul',
  title: 'Fp6 product',
  inputs: [6, 6],
  outputs: 6,
  relation: `a0, a1, a2, a3, a4, a5 = arg1; b0, b1, b2, b3, b4, b5 = arg2; ${[
    'a0*b0-a1*b1+(a2*b4-a3*b5+a4*b2-a5*b3)-(a2*b5+a3*b4+a4*b3+a5*b2)',
    'a0*b1+a1*b0+(a2*b4-a3*b5+a4*b2-a5*b3)+(a2*b5+a3*b4+a4*b3+a5*b2)',
    'a0*b2-a1*b3+a2*b0-a3*b1+(a4*b4-a5*b5)-(a4*b5+a5*b4)',
    'a0*b3+a1*b2+a2*b1+a3*b0+(a4*b4-a5*b5)+(a4*b5+a5*b4)',
    'a0*b4-a1*b5+a4*b0-a5*b1+a2*b2-a3*b3',
    'a0*b5+a1*b4+a4*b1+a5*b0+a2*b3+a3*b2',
  ]
    .map((x) => `(${x})*2^-384`)
    .join(', ')}`,
  aliasing: 'any',
  trial: (c) => {
    const [a, b] = [
      [drawn(c), drawn(c), drawn(c)],
      [drawn(c), drawn(c), drawn(c)],
    ];
    return { input: [...a.flat(), ...b.flat()], agrees: are(c, cubicProduct(a, b)) };
  },
};

/** As textbooks multiply polynomials, then v³ = u + 1. */
function cubicProduct(a: readonly Element[], b: readonly Element[]): Element[] {
  const c: [bigint, bigint][] = a.map(() => [0n, 0n]);
  for (const [i, x] of a.entries())
    for (const [j, y] of b.entries()) {
      const [c0, c1] = i + j < 3 ? product(x, y) : product(product(x, y), [1n, 1n]);
      c[(i + j) % 3][0] += c0;
      c[(i + j) % 3][1] += c1;
    }
  return c;
}

const are = (c: AffineCurves, expected: readonly Element[]): ((out: readonly bigint[]) => boolean) => {
  const coordinates = expected.flat();
  return (out) => coordinates.every((x, k) => c.mod(out[k] - x) === 0n);
};

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
  const [c0, c1] = product(a, b);
  return [mod(c0 * R_INVERSE, BLS12_381_P), mod(c1 * R_INVERSE, BLS12_381_P)];
}
