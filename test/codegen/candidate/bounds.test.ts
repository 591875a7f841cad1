/** Facts that prove carries zero, against what leaves really are on inputs at and between the corners. */
import { expect, test } from 'vitest';
import { seeded, type Rng } from '../../../src/base/rng.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import { print } from '../../../src/ir/print.ts';
import { checkInputs } from '../lowering/check/checkSamples.ts';
import { ZeroCarry } from '../../../src/codegen/lowering/select/zeroCarry.ts';
import { buildProblem } from '../../../src/codegen/candidate/build.ts';
import type { Problem } from '../../../src/codegen/candidate/candidate.ts';
import { irFixtures } from '../lowering/mutants.ts';
import { randomFunction } from '../lowering/randomFunction.ts';
import { ProblemEvaluator } from '../lowering/check/problemEvaluator.ts';

const SEED = 9;

/** Value of every leaf, for each input tried. */
const leafValues = (p: Problem): bigint[][] =>
  checkInputs(p.fn).map((inputs) => {
    const e = new ProblemEvaluator(p, inputs);
    return Array.from(p.leaves.value, (v) => e.value(v));
  });

function expectGroupsHold(p: Problem, samples: readonly (readonly bigint[])[], label: string): void {
  for (const g of p.systems.groups.flat()) {
    const holds = samples.every((x) => g.cases.some((max) => g.leaves.every((l, i) => x[l] <= max[i])));
    expect(holds, `${label}: group of leaves ${g.leaves.join()}`).toBe(true);
  }
}

/** Tries random sets of leaves; returns how often a carry was proved zero. Every proof must hold on all samples. */
function expectProofsHold(p: Problem, samples: readonly (readonly bigint[])[], rng: Rng, label: string): number {
  const zero = new ZeroCarry(p);
  const { columns, leaves } = p;
  let proofs = 0;
  for (let i = 0; i < 300 && columns.count > 0; i++) {
    const k = rng.below(columns.count);
    const weight = columns.weight[k];
    const density = 1 + rng.below(4);
    const set = Array.from({ length: leaves.count }, (_, l) => l).filter(
      (l) =>
        columns.system[leaves.column[l]] === columns.system[k] &&
        columns.weight[leaves.column[l]] <= weight &&
        rng.below(density) === 0,
    );
    const mask = new Int32Array(zero.words);
    for (const l of set) mask[leaves.bit[l] >> 5] |= 1 << (leaves.bit[l] & 31);
    if (!zero.holds(mask, 0, k, true)) continue;
    proofs++;
    const most = samples.map((x) =>
      set.reduce((sum, l) => sum + (x[l] << BigInt(64 * columns.weight[leaves.column[l]])), 0n),
    );
    expect(
      most.every((x) => x >> BigInt(64 * (weight + 1)) === 0n),
      `${label}: leaves ${set.join()} in column ${k}`,
    ).toBe(true);
  }
  return proofs;
}

function check(fn: IrFunction, label: string): number {
  const p = buildProblem(fn);
  const samples = leafValues(p);
  expectGroupsHold(p, samples, label);
  return expectProofsHold(p, samples, seeded(SEED, fn.name), label);
}

test.each(irFixtures())('bounds of leaves of $name hold, and so do proofs that carries are zero', ({ name, fn }) => {
  const { columns } = buildProblem(fn);
  const positive = columns.positive.includes(1);
  const proofs = check(fn, `seed ${SEED}, ${name}`);
  if (positive) expect(proofs, 'some carries are proved zero').toBeGreaterThan(0);
});

test('bounds of leaves of random functions hold', () => {
  for (let seed = 0; seed < 150; seed++) {
    const fn = randomFunction(seeded(seed, 'bounds'), `random${seed}`);
    check(fn, `seed ${seed}\n${print(fn)}`);
  }
});

test('a bound that is one too small is found out', () => {
  const fn = irFixtures().find((f) => f.name === '25519-mul-loose')!.fn;
  const p = buildProblem(fn);
  const samples = leafValues(p);
  const groups = p.systems.groups.map((list) =>
    list.map((g) => ({ ...g, cases: g.cases.map((max) => max.map((x) => x - 1n)) })),
  );
  const failing = groups
    .flat()
    .filter((g) => !samples.every((x) => g.cases.some((max) => g.leaves.every((l, i) => x[l] <= max[i]))));
  expect(failing.length).toBeGreaterThan(groups.flat().length / 2);
});
