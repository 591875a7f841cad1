/** What is decided by doubles is what whole numbers say. */
import { expect, test } from 'vitest';
import { seeded, type Rng } from '../../../../src/base/rng.ts';
import { CarryEstimate } from '../../../../src/codegen/lowering/select/zeroCarry.ts';
import { buildProblem } from '../../../../src/codegen/candidate/build.ts';
import type { LeafGroup, Problem } from '../../../../src/codegen/candidate/candidate.ts';
import { irFixtures } from '../mutants.ts';

const SEED = 5;
const SETS = 300;

/** Largest sum of the leaves in the set. */
function largest({ systems, leaves, columns }: Problem, system: number, set: ReadonlySet<number>): bigint {
  const caseSum = (g: LeafGroup, maxima: readonly bigint[]): bigint =>
    g.leaves.reduce(
      (sum, l, i) =>
        set.has(leaves.bit[l]) ? sum + (maxima[i] << BigInt(64 * columns.weight[leaves.column[l]])) : sum,
      0n,
    );
  const groupMost = (g: LeafGroup): bigint =>
    g.cases.map((maxima) => caseSum(g, maxima)).reduce((a, b) => (a > b ? a : b));
  return systems.groups[system].map(groupMost).reduce((a, b) => a + b, 0n);
}

/** Bits of leaves of low columns or of any, few or many. */
function drawSet({ systems, leaves, columns }: Problem, system: number, weight: number, rng: Rng): Set<number> {
  const share = 1 + rng.below(8);
  const all = systems.groups[system]
    .flatMap((g) => g.leaves)
    .filter((l) => columns.weight[leaves.column[l]] <= weight || rng.below(40) === 0);
  return new Set(all.filter(() => rng.below(8) < share).map((l) => leaves.bit[l]));
}

test.each(irFixtures())('$name', ({ name, fn }) => {
  const p = buildProblem(fn);
  const estimate = new CarryEstimate(p);
  const rng = seeded(SEED, name);
  const words = 32;
  for (let system = 0; system < p.systems.count; system++) {
    const top = Math.max(...p.columns.weight);
    for (let i = 0; i < SETS && p.systems.leafCount[system] > 0; i++) {
      const weight = rng.below(top + 1);
      const set = drawSet(p, system, weight, rng);
      const masks = new Int32Array(words);
      for (const bit of set) masks[bit >> 5] |= 1 << (bit & 31);
      const excess = largest(p, system, set) - (1n << BigInt(64 * (weight + 1)));
      const found = estimate.below(system, masks, 0, words, weight);
      const inDoubt = (excess < 0n ? -excess : excess) >> BigInt(Math.max(0, 64 * (weight + 1) - 79)) === 0n;
      const allowed = excess < 0n ? [1] : [-1];
      expect(inDoubt ? [...allowed, 0] : allowed, `seed ${SEED}, system ${system}, set ${i}`).toContain(found);
    }
  }
});
