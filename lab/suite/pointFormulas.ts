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
export const isProjective =
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
  aliasing: 'none',
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

/** The same of a point in extended coordinates and an affine one as y + x, y - x, 2 d x y. */
export const edwardsMixed = (a: bigint, d: (c: AffineCurves) => bigint): FormulaShape => ({
  name: 'edwards_mixed',
  title: 'Edwards mixed addition',
  inputs: [4, 3],
  outputs: 4,
  aliasing: 'equal',
  trial(c) {
    const q = c.point();
    const r = c.point();
    const affine = [r.y + r.x, r.y - r.x, 2n * d(c) * r.x * r.y].map((v) => c.mod(v));
    return { input: [...extended(c, q), ...affine], agrees: isProjective(c, c.edwards(q, r, a, d(c))) };
  },
});

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
  aliasing: 'none',
  trial(c) {
    const q = c.point();
    const r = c.point();
    return { input: [...coordinates(c, q), ...coordinates(c, r)], agrees: isProjective(c, c.edwards(q, r, a, d(c))) };
  },
});

export const edwardsDouble = (
  a: bigint,
  outputs: number,
  aliasing: FormulaShape['aliasing'] = 'none',
): FormulaShape => ({
  name: 'edwards_double',
  title: 'Edwards doubling',
  inputs: [3],
  outputs,
  aliasing,
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
  aliasing: 'none',
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
  aliasing: 'none',
  trial(c) {
    const q = c.point();
    const r = c.point();
    return { input: [...jacobian(c, q), r.x, r.y], agrees: isJacobian(c, c.chord(q, r)) };
  },
};

/** Of so many calls one has the first point at infinity, and one the second. */
const INFINITE_EVERY = 8;

const isSame =
  (c: AffineCurves, wanted: readonly bigint[]) =>
  (found: readonly bigint[]): boolean =>
    wanted.every((x, k) => c.mod(x - found[k]) === 0n);

/** The same as libraries have it: points apart, in place, and each may be at infinity: Z = 0, or x = y = 0. */
export const jacobianMixedAny: FormulaShape = {
  ...jacobianMixed,
  inputs: [3, 2],
  aliasing: 'equal',
  trial(c) {
    const which = c.below(INFINITE_EVERY);
    const r = c.point();
    if (which === 0) return { input: [c.draw(), c.draw(), 0n, r.x, r.y], agrees: isSame(c, [r.x, r.y, 1n]) };
    if (which > 1) return jacobianMixed.trial(c);
    const q = jacobian(c, r);
    return { input: [...q, 0n, 0n], agrees: isSame(c, q) };
  },
};

/** Likewise for any two points that are not equal. */
export const jacobianAddAny: FormulaShape = {
  ...jacobianAdd,
  inputs: [3, 3],
  aliasing: 'equal',
  trial(c) {
    const which = c.below(INFINITE_EVERY);
    if (which > 1) return jacobianAdd.trial(c);
    const infinite = [c.draw(), c.draw(), 0n];
    const finite = jacobian(c, c.point());
    return { input: which === 0 ? [...infinite, ...finite] : [...finite, ...infinite], agrees: isSame(c, finite) };
  },
};

/** On y² = x³ + a x + b. */
export const jacobianDouble = (a: bigint, aliasing: FormulaShape['aliasing'] = 'none'): FormulaShape => ({
  name: 'jacobian_double',
  title: 'Jacobian doubling',
  inputs: [3],
  outputs: 3,
  aliasing,
  trial(c) {
    const q = c.point();
    return { input: jacobian(c, q), agrees: isJacobian(c, c.tangent(q, a)) };
  },
});

export const jacobianFormulas = (a: bigint): readonly FormulaShape[] => [jacobianAdd, jacobianMixed, jacobianDouble(a)];
