import { squareRoot } from '../../src/base/integers.ts';
import type { AffineCurves, FormulaShape, Point } from '../../src/bench/reference/affineCurves.ts';
import { isProjective, projective } from './pointFormulas.ts';

/** A point of a curve; null is infinity. */
type AnyPoint = Point | null;

/** On y² = x³ + b. */
function pointOn(c: AffineCurves, b: bigint): Point {
  for (;;) {
    const x = c.draw();
    const y = squareRoot(c.mod(x * x * x + b), c.p);
    if (y !== null) return { x, y: c.below(2) === 0 ? y : c.mod(-y) };
  }
}

/** The group law for any two points. */
function added(c: AffineCurves, q: AnyPoint, r: AnyPoint): AnyPoint {
  if (q === null || r === null) return q ?? r;
  if (q.x !== r.x) return c.chord(q, r);
  return q.y === r.y ? c.tangent(q, 0n) : null;
}

/** Infinity is 0, Y, 0. */
const written = (c: AffineCurves, q: AnyPoint): bigint[] => (q === null ? [0n, c.draw(), 0n] : projective(c, q));

const isWritten =
  (c: AffineCurves, q: AnyPoint) =>
  (words: readonly bigint[]): boolean => {
    if (q !== null) return isProjective(c, q)(words);
    const [x, y, z] = words.map((word) => c.mod(word));
    return x === 0n && y !== 0n && z === 0n;
  };

/** Of so many calls one adds equal points, one opposite ones, and two or three have infinity among them. */
const SPECIAL_EVERY = 12;

/** Two points, the second one finite if it is to be affine. */
function drawnPair(c: AffineCurves, b: bigint, isAffine: boolean): readonly [AnyPoint, AnyPoint] {
  const [q, r] = [pointOn(c, b), pointOn(c, b)];
  const special: readonly (readonly [AnyPoint, AnyPoint])[] = [
    [q, q],
    [q, { x: q.x, y: c.mod(-q.y) }],
    [null, r],
    ...(isAffine
      ? []
      : ([
          [q, null],
          [null, null],
        ] as const)),
  ];
  return special[c.below(SPECIAL_EVERY)] ?? [q, r];
}

/** Complete formulas on y² = x³ + b in projective coordinates. */
export const completeFormulas = (b: bigint): readonly FormulaShape[] => [
  {
    name: 'projective_add',
    title: 'complete addition',
    inputs: [3, 3],
    outputs: 3,
    aliasing: 'equal',
    trial(c) {
      const [q, r] = drawnPair(c, b, false);
      return { input: [...written(c, q), ...written(c, r)], agrees: isWritten(c, added(c, q, r)) };
    },
  },
  {
    name: 'projective_mixed',
    title: 'complete mixed addition',
    inputs: [3, 2],
    outputs: 3,
    aliasing: 'equal',
    trial(c) {
      const [q, r] = drawnPair(c, b, true);
      const affine = r === null ? [] : [r.x, r.y];
      return { input: [...written(c, q), ...affine], agrees: isWritten(c, added(c, q, r)) };
    },
  },
  {
    name: 'projective_double',
    title: 'complete doubling',
    inputs: [3],
    outputs: 3,
    aliasing: 'equal',
    trial(c) {
      const [q] = drawnPair(c, b, false);
      return { input: written(c, q), agrees: isWritten(c, added(c, q, q)) };
    },
  },
];
