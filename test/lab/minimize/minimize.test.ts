import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { parse } from '../../../src/ir/parse.ts';
import { buildProblem } from '../../../src/codegen/candidate/build.ts';
import { cloneCandidate, type Candidate } from '../../../src/codegen/candidate/candidate.ts';
import { initialCandidate } from '../../../src/codegen/candidate/initial.ts';
import { Orderer } from '../../../src/codegen/candidate/order.ts';
import { minimize } from '../../../lab/minimize/minimize.ts';
import { MutationContext } from '../../../src/search/mutations/mutation.ts';
import { drawMutation } from '../../../src/search/mutations/all.ts';

const problem = buildProblem(parse(readFileSync(join(process.cwd(), 'test/fixtures/ir/25519-mul-loose.ir'), 'utf8')));
const simple = initialCandidate(problem);

function shaken(seed: number): Candidate {
  const c = cloneCandidate(simple);
  const rng = seeded(seed, 'minimize');
  const context = new MutationContext(problem, c);
  for (let i = 0; i < 200; i++) drawMutation(rng).propose(c, rng, context);
  return c;
}

const position = (c: Candidate, e: number): number => c.order.indexOf(e);

describe('minimize', () => {
  test.each([1, 2, 3])('one choice bit is all that is left of 200 mutations (seed %i)', async (seed) => {
    const failing = shaken(seed);
    const event = failing.choice.findIndex((v, i) => v !== simple.choice[i]);
    const r = await minimize(problem, failing, simple, async (c) => c.choice[event] === failing.choice[event]);
    expect(r.before, `seed ${seed}`).toBeGreaterThan(50);
    expect(r.after, `seed ${seed}`).toBe(1);
  });

  test.each([1, 2, 3])('an inverted pair of events stays inverted, with little else (seed %i)', async (seed) => {
    const failing = shaken(seed);
    const rng = seeded(seed, 'pair');
    let a = 0;
    let b = 0;
    while ((position(failing, a) - position(failing, b)) * (position(simple, a) - position(simple, b)) >= 0) {
      a = rng.below(failing.order.length);
      b = rng.below(failing.order.length);
    }
    const inverted = async (c: Candidate): Promise<boolean> =>
      (position(c, a) - position(c, b)) * (position(simple, a) - position(simple, b)) < 0;
    const r = await minimize(problem, failing, simple, inverted);
    expect(await inverted(r.candidate), `seed ${seed}`).toBe(true);
    expect(new Orderer(problem).legal(r.candidate), `seed ${seed}`).toBe(true);
    expect(r.after, `seed ${seed}`).toBeLessThan(r.before / 3);
  });
});
