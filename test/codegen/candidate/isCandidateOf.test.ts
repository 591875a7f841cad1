/** What anyone may offer as a candidate: only what a search could have made is taken, and that lowers without harm. */
import { expect, test } from 'vitest';
import { seeded, type Rng } from '../../../src/base/rng.ts';
import { oneIn } from '../../oneIn.ts';
import { buildProblem } from '../../../src/codegen/candidate/build.ts';
import { cloneCandidate, PARAMETERS, type Candidate, type Problem } from '../../../src/codegen/candidate/candidate.ts';
import { isCandidateOf } from '../../../src/codegen/candidate/order.ts';
import { CodeGenerator } from '../../../src/search/tuning/codeGenerator.ts';
import { irFixtures, shaken, TEMPLATES } from '../lowering/mutants.ts';
import { isLegal } from './isLegal.ts';

const SEED = 7;
const CANDIDATES = 20;

/** Ways to be no candidate. */
const DAMAGE: Readonly<Record<string, (c: Candidate, p: Problem) => Candidate>> = {
  'an event twice': (c) => ({ ...c, order: c.order.with(0, c.order[1]) }),
  backwards: (c) => ({ ...c, order: c.order.toReversed() }),
  'an event too few': (c) => ({ ...c, order: c.order.slice(1) }),
  'an event that there is not': (c) => ({ ...c, order: c.order.with(0, c.order.length) }),
  'a leaf twice': (c) => ({ ...c, tree: c.tree.with(0, c.tree[1]) }),
  'a leaf below zero': (c) => ({ ...c, tree: c.tree.with(0, -1) }),
  'a node below itself': (c, p) => ({ ...c, tree: c.tree.with(0, p.leaves.count) }),
  'a node that there is not': (c, p) => ({ ...c, tree: c.tree.with(0, p.leaves.count + p.events.nodeCount) }),
  'a leaf of another column': (c, p) => ({ ...c, tree: c.tree.with(0, p.leaves.count - 1) }),
  'a choice that there is not': (c) => ({ ...c, choice: c.choice.with(0, 0xffff) }),
  'a parameter too large': (c) => ({ ...c, params: c.params.with(0, PARAMETERS[0].values) }),
  'a parameter too few': (c) => ({ ...c, params: c.params.slice(1) }),
};

test.each(oneIn(3, irFixtures()))(
  'what a search makes of $name is a candidate, what is damaged is none',
  ({ name, fn }) => {
    const p = buildProblem(fn);
    const rng = seeded(SEED, name);
    for (let i = 0; i < CANDIDATES; i++) expect(isCandidateOf(p, shaken(p, rng)), `seed ${SEED}, ${i}`).toBe(true);
    const good = shaken(p, rng);
    for (const [what, damage] of Object.entries(DAMAGE)) expect(isCandidateOf(p, damage(good, p)), what).toBe(false);
  },
);

/** Exchanges two entries of the tree, or two events, wherever they are. */
function tamperedWith(good: Candidate, rng: Rng): Candidate {
  const c = cloneCandidate(good);
  const table = c.tree.length > 1 && rng.below(2) === 0 ? c.tree : c.order;
  const [i, j] = [rng.below(table.length), rng.below(table.length)];
  [table[i], table[j]] = [table[j], table[i]];
  return c;
}

test.each(oneIn(3, irFixtures()))(
  'what is tampered with is legal and lowers, or is no candidate of $name',
  ({ name, fn }) => {
    const p = buildProblem(fn);
    const rng = seeded(SEED, `${name} tampered`);
    const generator = new CodeGenerator(p, TEMPLATES);
    for (let i = 0; i < 10 * CANDIDATES; i++) {
      const c = tamperedWith(shaken(p, rng), rng);
      if (!isCandidateOf(p, c)) continue;
      expect(isLegal(p, c), `seed ${SEED}, ${i}`).toBe(true);
      expect(() => generator.generate(c), `seed ${SEED}, ${i}`).not.toThrow();
    }
  },
);
