/**
 * Random formulas modulo random numbers, planned for lanes: right on numbers at the bounds of their limbs, and within
 * the bounds of the results. SEED=n and ROUNDS=n are for `make fuzz`.
 */
import { expect, test } from 'vitest';
import { Failure } from '../../../src/base/errors.ts';
import { seeded, type Rng } from '../../../src/base/rng.ts';
import type { IrFunction, Lanes, Param } from '../../../src/ir/function.ts';
import { laneFunction } from '../../../src/ir/lanes/laneFunction.ts';
import { verify } from '../../../src/ir/verify.ts';
import { pick } from '../../pick.ts';
import { faultInLanes } from './faultInLanes.ts';

const SEED = Number(process.env['SEED'] ?? 52);
const ROUNDS = Number(process.env['ROUNDS'] ?? 150);
const CALLS = 6;
const LANES: readonly Lanes[] = [8, 8, 4];
const FACTORS = [2n, 3n, 4n, 8n, 19n, 64n, 65n, 608n, 121665n, 2n ** 52n, 2n ** 64n - 59n];

/** Odd: a little below a power of two, with few ones, or any. */
function drawModulus(rng: Rng): bigint {
  const bits = pick(rng, [64, 104, 127, 130, 208, 222, 251, 255, 256, 260, 383, 448, 521, 64 + rng.below(460)]);
  const top = 2n ** BigInt(bits);
  const small = BigInt(2 * rng.below(2 ** pick(rng, [3, 9, 19])) + 1);
  const ways = [top - small, top - 2n ** BigInt(1 + rng.below(bits - 2)) - 1n, (top / 2n) | rng.big(bits - 1) | 1n];
  return ways[rng.below(4) % 3];
}

/** Steps each of which reads what stands before it; `arg3` is a bit. */
function drawFormula(rng: Rng, counts: readonly number[], results: number): string {
  const elements = counts.map((count, i) => Array.from({ length: count }, (_, k) => `${'xy'[i]}${k}`));
  const heads = elements.map((own, i) => `${own.join(', ')} = arg${i + 1}`);
  const names = elements.flat();
  const steps = Array.from({ length: Math.max(results, 2 + rng.below(9)) }, (_, k) => {
    const [a, b, c] = [0, 1, 2].map(() => pick(rng, rng.below(2) === 0 ? names : names.slice(-3)));
    names.push(`t${k}`);
    const forms = [`${a}*${b}`, `${a}^2`, `${a} + ${b}`, `${a} - ${b}`, `${pick(rng, FACTORS)}*${a}`];
    return `t${k} = ${pick(rng, [...forms, `${a}*${b} - ${c}`, `${a}*(${b} - ${c})`, `${a} + arg3*(${b} - ${a})`])}`;
  });
  return [...heads, ...steps, names.slice(-results).join(', ')].join('; ');
}

function drawSource(rng: Rng) {
  const modulus = drawModulus(rng);
  const weights = Array.from({ length: Math.ceil(modulus.toString(2).length / 64) }, (_, i) => 64 * i);
  const [counts, results] = [[1 + rng.below(3), 1 + rng.below(2)], 1 + rng.below(3)];
  const array = (name: string, count: number): Param => ({
    name,
    shape: 'array',
    width: 64,
    bounds: Array.from({ length: weights.length * count }, () => ({ lower: 0n, upper: 2n ** 64n - 1n })),
  });
  const bit: Param = { name: 'arg3', shape: 'scalar', width: 32, bounds: [{ lower: 0n, upper: 1n }] };
  const relation = drawFormula(rng, counts, results);
  return {
    name: 'random',
    params: [...counts.map((count, i) => array(`arg${i + 1}`, count)), bit],
    results: [array('out1', results)],
    spec: { modulus, relation, weights, canonical: false, canonicalInputs: false },
  };
}

/** Null where no plan of limbs is known. Where results may come back as the first array, these may be sums. */
function planned(rng: Rng, source: ReturnType<typeof drawSource>): IrFunction | null {
  const comesBack = source.params[0].bounds.length === source.results[0].bounds.length;
  try {
    return laneFunction(source, 1, pick(rng, LANES), comesBack && rng.below(2) === 0 ? 'arg1' : undefined);
  } catch (error) {
    if (error instanceof Failure && error.kind === 'unsupported') return null;
    throw new Error(`modulo ${source.spec.modulus}: ${source.spec.relation}`, { cause: error });
  }
}

test(`random formulas in lanes (SEED=${SEED} ROUNDS=${ROUNDS})`, () => {
  let plans = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const rng = seeded(SEED, `lanes ${round}`);
    const source = drawSource(rng);
    const fn = planned(rng, source);
    if (fn === null) continue;
    plans++;
    verify(fn);
    const { modulus, relation } = source.spec;
    expect(faultInLanes(fn, rng, CALLS), `round ${round}, modulo ${modulus}: ${relation}`).toBeNull();
  }
  expect(plans).toBeGreaterThan(ROUNDS / 2);
}, 3_600_000);
