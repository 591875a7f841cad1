import type { AffineCurves, Point } from './affineCurves.ts';
import { P256 } from './peerPoints.ts';

/**
 * Coordinates that go in, below the modulus, and a test of those that come out, which may be any that are congruent.
 */
interface FormulaTrial {
  readonly input: readonly bigint[];
  readonly agrees: (out: readonly bigint[]) => boolean;
}

/** A formula of bridge/bench/formulas: `void formula_FIELD_NAME(fe *out, const fe *in)`. */
export interface PointFormula {
  /** Also the name of its source, without `.c`. */
  readonly field: string;
  readonly name: string;
  /** In words, for tables. */
  readonly title: string;
  readonly modulus: bigint;
  /**
   * R of a formula in Montgomery form, whose words stand for x / R and are below the modulus; null where any words
   * stand for themselves.
   */
  readonly montgomery: bigint | null;
  /** Coordinates that go in and that come out. */
  readonly inputs: number;
  readonly outputs: number;
  /** Draws one call. Throws `input` if the affine law has no answer for what was drawn: draw again. */
  readonly trial: (curves: AffineCurves) => FormulaTrial;
}

type Shape = Omit<PointFormula, 'field' | 'modulus' | 'montgomery'>;

const projective = (c: AffineCurves, q: Point, z = c.draw()): bigint[] => [q.x * z, q.y * z, z].map((v) => c.mod(v));
const jacobian = (c: AffineCurves, q: Point, z = c.draw()): bigint[] =>
  [q.x * z * z, q.y * z * z * z, z].map((v) => c.mod(v));
const extended = (c: AffineCurves, q: Point): bigint[] => {
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

const ladder = (A: bigint): Shape => ({
  name: 'ladder',
  title: 'ladder step',
  inputs: 5,
  outputs: 4,
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

const edwardsAdd = (a: bigint, d: (c: AffineCurves) => bigint, coordinates: typeof extended, count: number): Shape => ({
  name: 'edwards_add',
  title: 'Edwards addition',
  inputs: 2 * count,
  outputs: count,
  trial(c) {
    const q = c.point();
    const r = c.point();
    return { input: [...coordinates(c, q), ...coordinates(c, r)], agrees: isProjective(c, c.edwards(q, r, a, d(c))) };
  },
});

const edwardsDouble = (a: bigint, outputs: number): Shape => ({
  name: 'edwards_double',
  title: 'Edwards doubling',
  inputs: 3,
  outputs,
  trial(c) {
    const q = c.point();
    const d = c.divide(a * q.x * q.x + q.y * q.y - 1n, q.x * q.x * q.y * q.y);
    return { input: projective(c, q), agrees: isProjective(c, c.edwards(q, q, a, d)) };
  },
});

const jacobianAdd: Shape = {
  name: 'jacobian_add',
  title: 'Jacobian addition',
  inputs: 6,
  outputs: 3,
  trial(c) {
    const q = c.point();
    const r = c.point();
    return { input: [...jacobian(c, q), ...jacobian(c, r)], agrees: isJacobian(c, c.chord(q, r)) };
  },
};

const jacobianMixed: Shape = {
  name: 'jacobian_mixed',
  title: 'Jacobian mixed addition',
  inputs: 5,
  outputs: 3,
  trial(c) {
    const q = c.point();
    const r = c.point();
    return { input: [...jacobian(c, q), r.x, r.y], agrees: isJacobian(c, c.chord(q, r)) };
  },
};

/** Of so many calls one adds to the point at infinity. */
const INFINITE_EVERY = 8;

/** The same for any first point: 0 + r is r, with Z = 1. */
const jacobianMixedAny: Shape = {
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
const jacobianDouble = (a: bigint): Shape => ({
  name: 'jacobian_double',
  title: 'Jacobian doubling',
  inputs: 3,
  outputs: 3,
  trial(c) {
    const q = c.point();
    return { input: jacobian(c, q), agrees: isJacobian(c, c.tangent(q, a)) };
  },
});

const jacobianFormulas = (a: bigint): readonly Shape[] => [jacobianAdd, jacobianMixed, jacobianDouble(a)];

interface FormulaField {
  readonly field: string;
  readonly modulus: bigint;
  readonly montgomery?: bigint;
  readonly formulas: readonly Shape[];
}

/** Curve constants of RFC 7748, SEC 2 and FIPS 186-5. */
const FIELDS: readonly FormulaField[] = [
  {
    field: '25519',
    modulus: 2n ** 255n - 19n,
    formulas: [
      ladder(486662n),
      edwardsAdd(-1n, (c) => c.divide(-121665n, 121666n), extended, 4),
      edwardsDouble(-1n, 4),
    ],
  },
  {
    field: '448',
    modulus: 2n ** 448n - 2n ** 224n - 1n,
    formulas: [ladder(156326n), edwardsAdd(1n, () => -39081n, projective, 3), edwardsDouble(1n, 3)],
  },
  { field: 'secp256k1', modulus: 2n ** 256n - 2n ** 32n - 977n, formulas: jacobianFormulas(0n) },
  { field: 'p256', modulus: P256, formulas: jacobianFormulas(-3n) },
  {
    field: 'p256-montgomery',
    modulus: P256,
    montgomery: 2n ** 256n,
    formulas: [jacobianMixedAny, jacobianDouble(-3n)],
  },
];

/** All formulas of the suite, with affine laws as their meaning. */
export const POINT_FORMULAS: readonly PointFormula[] = FIELDS.flatMap(
  ({ field, modulus, montgomery = null, formulas }) =>
    formulas.map((shape) => ({ ...shape, field, modulus, montgomery })),
);

/** The symbol of a formula in its source. */
export const formulaSymbol = ({ field, name }: Pick<PointFormula, 'field' | 'name'>): string =>
  `formula_${field.replace('-', '_')}_${name}`;
