import type { AffineCurves, FormulaShape } from '../../src/bench/reference/affineCurves.ts';
import { drawn, type Element, elementProduct } from '../../src/bench/reference/towerFields.ts';

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
    return { input: [...a, ...b], agrees: are(c, [elementProduct(a, b)]) };
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
    return { input: [...a], agrees: are(c, [elementProduct(a, a)]) };
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
      const [c0, c1] = i + j < 3 ? elementProduct(x, y) : elementProduct(elementProduct(x, y), [1n, 1n]);
      c[(i + j) % 3][0] += c0;
      c[(i + j) % 3][1] += c1;
    }
  return c;
}

const are = (c: AffineCurves, expected: readonly Element[]): ((out: readonly bigint[]) => boolean) => {
  const coordinates = expected.flat();
  return (out) => coordinates.every((x, k) => c.mod(out[k] - x) === 0n);
};
