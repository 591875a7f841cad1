/** The point formulas of bridge/bench/formulas, reduced and bridged to word IR, against the affine group laws on big integers. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inverse } from '../../src/base/modular.ts';
import { seeded, type Rng } from '../../src/base/rng.ts';
import { lowerFunction } from '../../src/bridge/lower/function.ts';
import { readSsaModule } from '../../src/bridge/ssa/read.ts';
import { evaluate } from '../../src/ir/evaluate.ts';
import type { IrFunction } from '../../src/ir/function.ts';
import { compileToBitcode } from '../../src/toolchain/compileC.ts';
import { readIr } from '../../src/toolchain/readIr.ts';
import { toolchainOrSkip } from '../toolchain/withToolchain.ts';

const ROOT = process.cwd(), SEED = 5, CALLS = 6;
const toolchain = await toolchainOrSkip();

interface Point { readonly x: bigint; readonly y: bigint }

/** Affine arithmetic modulo p. Curve constants that a formula does not use follow from the point that is drawn. */
class Curves {
  readonly p: bigint;
  private readonly rng: Rng;
  constructor(p: bigint, rng: Rng) {
    this.p = p;
    this.rng = rng;
  }
  draw(): bigint {
    return 1n + this.rng.big(600) % (this.p - 1n);
  }
  mod(x: bigint): bigint {
    return ((x % this.p) + this.p) % this.p;
  }
  divide(a: bigint, b: bigint): bigint {
    return this.mod(a * inverse(b, this.p));
  }
  /** The third point on the line through a and b of slope s, reflected. */
  private third(a: Point, b: Point, s: bigint, shift: bigint): Point {
    const x = this.mod(shift - a.x - b.x);
    return { x, y: this.mod(s * (a.x - x) - a.y) };
  }
  chord(a: Point, b: Point): Point {
    const s = this.divide(b.y - a.y, b.x - a.x);
    return this.third(a, b, s, s * s);
  }
  tangent(q: Point, a: bigint): Point {
    const s = this.divide(3n * q.x * q.x + a, 2n * q.y);
    return this.third(q, q, s, s * s);
  }
  /** 2q and 3q on B y² = x³ + A x² + x, B from q. */
  montgomery(q: Point, A: bigint): readonly [Point, Point] {
    const B = this.divide(q.x * q.x * q.x + A * q.x * q.x + q.x, q.y * q.y);
    const s = this.divide(3n * q.x * q.x + 2n * A * q.x + 1n, 2n * B * q.y), double = this.third(q, q, s, B * s * s - A);
    const t = this.divide(double.y - q.y, double.x - q.x);
    return [double, this.third(q, double, t, B * t * t - A)];
  }
  /** The addition law of a x² + y² = 1 + d x² y². */
  edwards(q: Point, r: Point, a: bigint, d: bigint): Point {
    const e = d * q.x * r.x * q.y * r.y;
    return { x: this.divide(q.x * r.y + r.x * q.y, 1n + e), y: this.divide(q.y * r.y - a * q.x * r.x, 1n - e) };
  }
}

/** Coordinates that go in, and a test of those that come out. */
type Trial = (c: Curves) => { readonly input: readonly bigint[]; readonly agrees: (out: readonly bigint[]) => boolean };

const point = (c: Curves): Point => ({ x: c.draw(), y: c.draw() });
const projective = (c: Curves, q: Point, z = c.draw()): bigint[] => [q.x * z, q.y * z, z].map(v => c.mod(v));
const jacobian = (c: Curves, q: Point, z = c.draw()): bigint[] => [q.x * z * z, q.y * z * z * z, z].map(v => c.mod(v));
const isProjective = (c: Curves, { x, y }: Point) => ([X, Y, Z, T]: readonly bigint[]): boolean =>
  c.mod(X - x * Z) === 0n && c.mod(Y - y * Z) === 0n && c.mod(Z) !== 0n && (T === undefined || c.mod(T * Z - X * Y) === 0n);
const isJacobian = (c: Curves, { x, y }: Point) => ([X, Y, Z]: readonly bigint[]): boolean =>
  c.mod(X - x * Z * Z) === 0n && c.mod(Y - y * Z * Z * Z) === 0n && c.mod(Z) !== 0n;
const extended = (c: Curves, q: Point): bigint[] => {
  const [x, y, z] = projective(c, q);
  return [x, y, z, c.divide(x * y, z)];
};

const ladder = (A: bigint): Trial => c => {
  const q = point(c), [double, triple] = c.montgomery(q, A), z2 = c.draw(), z3 = c.draw();
  return {
    input: [q.x, c.mod(q.x * z2), z2, c.mod(double.x * z3), z3],
    agrees: ([x4, z4, x5, z5]) => c.mod(x4 - double.x * z4) === 0n && c.mod(x5 - triple.x * z5) === 0n && c.mod(z4) !== 0n && c.mod(z5) !== 0n,
  };
};
const edwardsAdd = (a: bigint, d: (c: Curves) => bigint, coordinates: typeof extended): Trial => c => {
  const q = point(c), r = point(c);
  return { input: [...coordinates(c, q), ...coordinates(c, r)], agrees: isProjective(c, c.edwards(q, r, a, d(c))) };
};
const edwardsDouble = (a: bigint): Trial => c => {
  const q = point(c), d = c.divide(a * q.x * q.x + q.y * q.y - 1n, q.x * q.x * q.y * q.y);
  return { input: projective(c, q), agrees: isProjective(c, c.edwards(q, q, a, d)) };
};
const add: Trial = c => {
  const q = point(c), r = point(c);
  return { input: [...jacobian(c, q), ...jacobian(c, r)], agrees: isJacobian(c, c.chord(q, r)) };
};
const mixed: Trial = c => {
  const q = point(c), r = point(c);
  return { input: [...jacobian(c, q), r.x, r.y], agrees: isJacobian(c, c.chord(q, r)) };
};
const double = (a: bigint): Trial => c => {
  const q = point(c);
  return { input: jacobian(c, q), agrees: isJacobian(c, c.tangent(q, a)) };
};

/** Constants of RFC 7748, SEC 2 and FIPS 186-5. */
const FIELDS: readonly { readonly name: string; readonly p: bigint; readonly trials: Readonly<Record<string, Trial>> }[] = [
  { name: '25519', p: 2n ** 255n - 19n, trials: {
    ladder: ladder(486662n), edwards_add: edwardsAdd(-1n, c => c.divide(-121665n, 121666n), extended), edwards_double: edwardsDouble(-1n),
  } },
  { name: '448', p: 2n ** 448n - 2n ** 224n - 1n, trials: {
    ladder: ladder(156326n), edwards_add: edwardsAdd(1n, () => -39081n, projective), edwards_double: edwardsDouble(1n),
  } },
  { name: 'secp256k1', p: 2n ** 256n - 2n ** 32n - 977n, trials: { jacobian_add: add, jacobian_mixed: mixed, jacobian_double: double(0n) } },
  { name: 'p256', p: 2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 1n, trials: { jacobian_add: add, jacobian_mixed: mixed, jacobian_double: double(-3n) } },
];

describe.skipIf(toolchain === null)('point formulas agree with the affine group laws', () => {
  const cases = FIELDS.flatMap(({ name, p, trials }) => Object.entries(trials).map(([formula, trial]) => [`formula_${name}_${formula}`, name, p, trial] as const));
  test.each(cases)('%s', async (symbol, field, p, trial) => {
    const fn = await bridged(field, symbol), limbs = Math.ceil(p.toString(2).length / 64), curves = new Curves(p, seeded(SEED, symbol));
    for (let k = 0; k < CALLS; k++) {
      const { input, agrees } = trial(curves), [out] = evaluate(fn, [input.flatMap(x => words(x, limbs))]);
      expect(agrees(elements(out, limbs)), `${symbol}, seed ${SEED}, call ${k}, input ${input.join(' ')}`).toBe(true);
    }
  }, 60_000);
});

async function bridged(field: string, symbol: string): Promise<IrFunction> {
  const source = join(ROOT, 'bridge', 'bench', 'formulas', `${field}.c`);
  const { json } = await readIr(toolchain!, await compileToBitcode(toolchain!, source), { functions: [symbol] });
  return lowerFunction(readSsaModule(json, source).functions[0], { source, aliasing: 'none' });
}

const words = (x: bigint, limbs: number): bigint[] => Array.from({ length: limbs }, (_, k) => BigInt.asUintN(64, x >> BigInt(64 * k)));

function elements(out: readonly bigint[], limbs: number): bigint[] {
  const count = out.length / limbs;
  return Array.from({ length: count }, (_, k) => out.slice(k * limbs, (k + 1) * limbs).reduceRight((sum, w) => (sum << 64n) | w, 0n));
}
