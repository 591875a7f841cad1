/** Point formulas on P-256 as whole functions, in the form that libraries use. */
import { TIMING_MODES, type TimingMode } from '../../base/aims.ts';
import { limbsOf } from '../../base/integers.ts';
import type { Rng } from '../../base/rng.ts';
import { AffineCurves, untilAnswered, type Point } from './affineCurves.ts';
import { anyWords, wholeContract, type WholeCase, type WholeFunction } from './wholeFunction.ts';

/** The prime of P-256 (FIPS 186-5). */
export const P256 = 2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 1n;
const LIMBS = 4;
const CHECKED = 2_000;
/** Of so many additions one is to the point at infinity. */
const INFINITE_EVERY = 8;

/** Coordinates that go in and that must come out. */
type Call = readonly [input: readonly bigint[], expected: readonly bigint[]];

/**
 * Doubling on P-256 as (out, point): X, Y, Z in Montgomery form, four words each, below p as they go in, with
 * Z3 = 2 Y1 Z1, as OpenSSL, BoringSSL, s2n-bignum and wolfSSL have it. The last may give numbers above p.
 */
export const P256_DOUBLE: WholeFunction = pointFunction(
  'Jacobian doubling on P-256, Z3 = 2 Y1 Z1',
  [3],
  TIMING_MODES,
  (c) => {
    const q = c.point();
    const z = c.draw();
    return [jacobian(q, z), jacobian(c.tangent(q, -3n), 2n * q.y * z ** 4n)];
  },
);

/** Addition of an affine point, likewise, with Z3 = Z1 (x2 Z1² − X1); the first point may be at infinity, Z1 = 0. */
export const P256_MIXED: WholeFunction = pointFunction(
  'Jacobian mixed addition on P-256, Z3 = Z1 H',
  [3, 2],
  ['throughput'],
  (c, rng) => {
    const q = c.point();
    const r = c.point();
    if (rng.below(INFINITE_EVERY) === 0)
      return [
        [c.draw(), c.draw(), 0n, r.x, r.y],
        [r.x, r.y, 1n],
      ];
    const z = c.draw();
    return [[...jacobian(q, z), r.x, r.y], jacobian(c.chord(q, r), z ** 3n * (r.x - q.x))];
  },
);

/** Addition of different points, likewise, with Z3 = Z1 Z2 (X2 Z1² − X1 Z2²); each may be at infinity. */
export const P256_ADD: WholeFunction = pointFunction(
  'Jacobian addition on P-256, Z3 = Z1 Z2 H',
  [3, 3],
  ['throughput'],
  (c, rng) => {
    const [q, r] = [c.point(), c.point()];
    const [z, w] = [c.draw(), c.draw()];
    const which = rng.below(INFINITE_EVERY);
    if (which === 0) return [[c.draw(), c.draw(), 0n, ...jacobian(r, w)], jacobian(r, w)];
    if (which === 1) return [[...jacobian(q, z), c.draw(), c.draw(), 0n], jacobian(q, z)];
    return [[...jacobian(q, z), ...jacobian(r, w)], jacobian(c.chord(q, r), z ** 3n * w ** 3n * (r.x - q.x))];
  },
);

const jacobian = ({ x, y }: Point, z: bigint): readonly bigint[] => [x * z ** 2n, y * z ** 3n, z];

type Draw = (c: AffineCurves, rng: Rng) => Call;

/** `inputs` is how many coordinates each array of operands has. */
function pointFunction(
  title: string,
  inputs: readonly number[],
  modes: readonly TimingMode[],
  draw: Draw,
): WholeFunction {
  const operands = inputs.length === 1 ? ['point'] : ['first', 'second'];
  const words = inputs.map((coordinates) => coordinates * LIMBS);
  const cases = (count: number, rng: Rng): WholeCase[] => {
    const c = new AffineCurves(P256, rng);
    const written = (x: bigint): readonly bigint[] => limbsOf(c.mod(x * 2n ** 256n), LIMBS);
    return Array.from({ length: count }, () => {
      const [input, expected] = untilAnswered(() => draw(c, rng));
      return {
        inputs: BigUint64Array.from(input.flatMap(written)),
        expected: BigUint64Array.from(expected.flatMap(written)),
      };
    });
  };
  const pointers = operands.map((x, k) => `const uint64_t ${x}[${words[k]}]`).join(', ');
  return {
    title,
    operands,
    prototype: `void f(uint64_t out[${3 * LIMBS}], ${pointers})`,
    contract: wholeContract(
      'points',
      3 * LIMBS,
      operands.map((x, k) => anyWords(x, words[k])),
    ),
    elements: { modulus: P256, limbs: LIMBS },
    modes,
    cases: (rng) => cases(CHECKED, rng),
    timingCases: cases,
  };
}
