import type { AffineCurves, Point, FormulaShape } from '../../src/bench/reference/affineCurves.ts';

export const projective = (c: AffineCurves, q: Point, z = c.draw()): bigint[] =>
  [q.x * z, q.y * z, z].map((v) => c.mod(v));
const jacobian = (c: AffineCurves, q: Point, z = c.draw()): bigint[] =>
  [q.x * z * z, q.y * z * z * z, z].map((v) => c.mod(v));
export const extended = (c: AffineCurves, q: Point): bigint[] => {
  const [x, y, z] = projective(c, q);
  return [x, y, z, c.divide(x * y, z)];
};

/** With a fourth coordinate T, X Y = Z T, too. */
const isProjective =
  (c: AffineCurves, { x, y }: Point) =>
  ([X, Y, Z, T]: readonly bigint[]): boolean =>
    c.mod(X - x * Z) === 0n &&
    c.mod(Y - y * Z) === 0n &&
    c.mod(Z) !== 0n &&
    (T === undefined || c.mod(T * Z - X * Y) === 0n);
const isJacobian =
  (c: AffineCurves, { x, y }: Point) =>
  ([X, Y, Z]: readonly bigint[]): boolean =>
    c.mod(X - x * Z * Z) === 0n && c.mod(Y - y * Z * Z * Z) === 0n && c.mod(Z) !== 0n;

export const ladder = (A: bigint): FormulaShape => ({
  name: 'ladder',
  title: 'ladder step',
  inputs: [5],
  outputs: 4,
  inPlace: false,
  trial(c) {
    const q = c.point();
    const [double, triple] = c.montgomery(q, A);
    const z2 = c.draw();
    const z3 = c.draw();
    return {
      input: [q.x, c.mod(q.x * z2), z2, c.mod(double.x * z3), z3],
      agrees: ([x4, z4, x5, z5]) =>
        c.mod(x4 - double.x * z4) === 0n && c.mod(x5 - triple.x * z5) === 0n && c.mod(z4) !== 0n && c.mod(z5) !== 0n,
    };
  },
});

/** The same with X1 apart, so that what comes out of a call is an operand of the next one. */
export const chainedLadder = (A: bigint): FormulaShape => {
  const plain = ladder(A);
  return {
    ...plain,
    inputs: [4, 1],
    trial(c) {
      const { input, agrees } = plain.trial(c);
      const [difference, ...points] = input;
      return { input: [...points, difference], agrees };
    },
  };
};

/** An addition in extended coordinates with its points apart. */
export const chainedAdd = (a: bigint, d: (c: AffineCurves) => bigint): FormulaShape => ({
  ...edwardsAdd(a, d, extended, 4),
  inputs: [4, 4],
});

export const edwardsAdd = (
  a: bigint,
  d: (c: AffineCurves) => bigint,
  coordinates: typeof extended,
  count: number,
): FormulaShape => ({
  name: 'edwards_add',
  title: 'Edwards addition',
  inputs: [2 * count],
  outputs: count,
  inPlace: false,
  trial(c) {
    const q = c.point();
    const r = c.point();
    return { input: [...coordinates(c, q), ...coordinates(c, r)], agrees: isProjective(c, c.edwards(q, r, a, d(c))) };
  },
});

export const edwardsDouble = (a: bigint, outputs: number): FormulaShape => ({
  name: 'edwards_double',
  title: 'Edwards doubling',
  inputs: [3],
  outputs,
  inPlace: false,
  trial(c) {
    const q = c.point();
    const d = c.divide(a * q.x * q.x + q.y * q.y - 1n, q.x * q.x * q.y * q.y);
    return { input: projective(c, q), agrees: isProjective(c, c.edwards(q, q, a, d)) };
  },
});

const jacobianAdd: FormulaShape = {
  name: 'jacobian_add',
  title: 'Jacobian addition',
  inputs: [6],
  outputs: 3,
  inPlace: false,
  trial(c) {
    const q = c.point();
    const r = c.point();
    return { input: [...jacobian(c, q), ...jacobian(c, r)], agrees: isJacobian(c, c.chord(q, r)) };
  },
};

const jacobianMixed: FormulaShape = {
  name: 'jacobian_mixed',
  title: 'Jacobian mixed addition',
  inputs: [5],
  outputs: 3,
  inPlace: false,
  trial(c) {
    const q = c.point();
    const r = c.point();
    return { input: [...jacobian(c, q), r.x, r.y], agrees: isJacobian(c, c.chord(q, r)) };
  },
};

/** Of so many calls one adds to the point at infinity. */
const INFINITE_EVERY = 8;

/** The same for any first point: 0 + r is r, with Z = 1. */
export const jacobianMixedAny: FormulaShape = {
  ...jacobianMixed,
  trial(c) {
    if (c.below(INFINITE_EVERY) > 0) return jacobianMixed.trial(c);
    const r = c.point();
    return {
      input: [c.draw(), c.draw(), 0n, r.x, r.y],
      agrees: ([X, Y, Z]) => c.mod(X - r.x) === 0n && c.mod(Y - r.y) === 0n && c.mod(Z) === 1n,
    };
  },
};

/** On y² = x³ + a x + b. */
export const jacobianDouble = (a: bigint): FormulaShape => ({
  name: 'jacobian_double',
  title: 'Jacobian doubling',
  inputs: [3],
  outputs: 3,
  inPlace: false,
  trial(c) {
    const q = c.point();
    return { input: jacobian(c, q), agrees: isJacobian(c, c.tangent(q, a)) };
  },
});

export const jacobianFormulas = (a: bigint): readonly FormulaShape[] => [jacobianAdd, jacobianMixed, jacobianDouble(a)];
