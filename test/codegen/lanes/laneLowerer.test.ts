import { expect, test } from 'vitest';
import { seeded, type Rng } from '../../../src/base/rng.ts';
import { buildProblem } from '../../../src/codegen/candidate/build.ts';
import { CHOICE_BITS, cloneCandidate, PARAMETERS } from '../../../src/codegen/candidate/candidate.ts';
import { isCandidateOf } from '../../../src/codegen/candidate/order.ts';
import { startsOf } from '../../../src/codegen/lanes/startsOf.ts';
import { LaneLowerer } from '../../../src/codegen/lanes/laneLowerer.ts';
import { Program } from '../../../src/codegen/x86/program.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import { laneFunction } from '../../../src/ir/lanes/laneFunction.ts';
import { proveListing } from '../../../src/prover/proof/equivalence.ts';
import { drawMutation } from '../../../src/search/mutations/all.ts';
import { MutationContext } from '../../../src/search/mutations/mutation.ts';
import type { AsmInstruction } from '../../../src/prover/listing/listing.ts';
import { programListing } from '../../../src/search/tuning/programListing.ts';

const SEED = 1;

function lane(relation: string, batches: number): IrFunction {
  const array = (name: string) => ({
    name,
    shape: 'array' as const,
    width: 64 as const,
    bounds: [0, 1, 2, 3].map(() => ({ lower: 0n, upper: 2n ** 64n - 1n })),
  });
  return laneFunction(
    {
      name: 'f',
      params: ['arg1', 'arg2'].filter((name) => relation.includes(name)).map(array),
      results: [array('out1')],
      spec: {
        modulus: 2n ** 255n - 19n,
        relation,
        weights: [0, 64, 128, 192],
        canonical: false,
        canonicalInputs: false,
      },
    },
    batches,
  );
}

const CASES = [
  ['arg1*arg2', 1],
  ['arg1*arg1', 2],
  ['arg1*arg2', 2],
  ['arg1*arg2-arg2*arg2+121665*arg1', 1],
] as const;

test.each(CASES)('starts of %s for %i batches are candidates, and some of them are proved', (relation, batches) => {
  const fn = lane(relation, batches);
  const problem = buildProblem(fn);
  const lowerer = new LaneLowerer(problem);
  const starts = startsOf(problem).flatMap(({ candidates }) => candidates);
  expect(starts.every((c) => isCandidateOf(problem, c))).toBe(true);
  starts.forEach((c, i) => {
    const program = new Program();
    expect(lowerer.lower(c, program)).toBe(true);
    if (i % 13 === 0)
      expect(proveListing(programListing(program, 'f'), fn), `start ${i}`).toMatchObject({ kind: 'proved' });
  });
});

test.each(CASES)(
  'mutants of %s for %i batches with random choices are proved, spills included',
  (relation, batches) => {
    const fn = lane(relation, batches);
    const problem = buildProblem(fn);
    const lowerer = new LaneLowerer(problem);
    const rng = seeded(SEED, relation);
    const candidate = cloneCandidate(startsOf(problem)[0].candidates[0]);
    const context = new MutationContext(problem, candidate);
    let spills = 0;
    for (let round = 0; round < 4; round++) {
      for (let n = 0; n < 150; n++) drawMutation(rng).propose(candidate, rng, context);
      if (round % 2 === 1) shuffle(candidate.order, rng);
      context.orderer.pull(candidate);
      candidate.choice.forEach((_, e) => {
        candidate.choice[e] = rng.below(2 ** CHOICE_BITS);
      });
      PARAMETERS.forEach(({ values }, k) => {
        candidate.params[k] = rng.below(values);
      });
      const program = new Program();
      expect(lowerer.lower(candidate, program)).toBe(true);
      const listing = programListing(program, 'f');
      spills += listing.instructions.filter(({ mnemonic }) => mnemonic === 'vmovdqu64').length;
      expect(proveListing(listing, fn), `seed ${SEED}, round ${round}`).toMatchObject({ kind: 'proved' });
    }
    if (batches > 1 && relation === 'arg1*arg2') expect(spills).toBeGreaterThan(0);
  },
);

test('code with an instruction left out, or another half of a product, is refuted', () => {
  const fn = lane('arg1*arg2', 1);
  const problem = buildProblem(fn);
  const program = new Program();
  new LaneLowerer(problem).lower(startsOf(problem)[0].candidates[0], program);
  const listing = programListing(program, 'f');
  const { instructions } = listing;
  const without = (i: number): AsmInstruction[] => instructions.filter((_, k) => k !== i);
  const otherHalf = (i: number): AsmInstruction[] =>
    instructions.map((x, k) => (k === i ? { ...x, mnemonic: HALVES[x.mnemonic] ?? x.mnemonic } : x));
  instructions.slice(0, -1).forEach((x, i) => {
    if (i % 11 !== 0) return;
    const altered = i % 2 === 1 && x.mnemonic in HALVES ? otherHalf(i) : without(i);
    const verdict = proveListing({ ...listing, instructions: altered }, fn, { firstDivergence: false });
    expect(verdict.kind, `${x.text} at ${i}`).toBe('refuted');
  });
});

const HALVES: Readonly<Record<string, string>> = { vpmadd52luq: 'vpmadd52huq', vpmadd52huq: 'vpmadd52luq' };

function shuffle(order: Uint16Array, rng: Rng): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
}
