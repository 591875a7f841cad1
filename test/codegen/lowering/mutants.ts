import { readFileSync, readdirSync } from 'node:fs';
import { parse } from '../../../src/ir/parse.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import { templateLibrary } from '../../../src/search/tuning/codeGenerator.ts';
import {
  CHOICE_BITS,
  copyCandidate,
  PARAMETERS,
  type Candidate,
  type Problem,
} from '../../../src/codegen/candidate/candidate.ts';
import { initialCandidate } from '../../../src/codegen/candidate/initial.ts';
import { startFamilies } from '../../../src/codegen/candidate/starts.ts';
import type { Rng } from '../../../src/base/rng.ts';
import { MutationContext, drawMutation } from '../../../src/search/mutations.ts';

const FOLDER = new URL('../../fixtures/ir/', import.meta.url);

/** All word-IR functions of test/fixtures/ir, with file names. */
export function irFixtures(): { readonly name: string; readonly fn: IrFunction }[] {
  const files = readdirSync(FOLDER)
    .filter((f) => f.endsWith('.ir'))
    .sort();
  return files.map((f) => ({ name: f.slice(0, -3), fn: parse(readFileSync(new URL(f, FOLDER), 'utf8'), f) }));
}

/** A function of test/fixtures/steps: many field operations in one. */
export function formulaFixture(name: string): IrFunction {
  const file = new URL(`../../fixtures/steps/${name}.ir`, import.meta.url);
  return parse(readFileSync(file, 'utf8'), `${name}.ir`);
}

export const TEMPLATES = templateLibrary(new URL('../../..', import.meta.url).pathname);

/** Random choices, parameters and order; trees are rearranged by many mutations. */
export function shaken(p: Problem, rng: Rng): Candidate {
  const c = initialCandidate(p);
  const x = new MutationContext(p);
  for (let e = 0; e < c.choice.length; e++) c.choice[e] = rng.below(2 ** CHOICE_BITS);
  PARAMETERS.forEach((parameter, i) => {
    c.params[i] = rng.below(parameter.values);
  });
  for (let i = 0; i < 40; i++) drawMutation(rng).propose(c, rng, x);
  for (let i = c.order.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    [c.order[i], c.order[j]] = [c.order[j], c.order[i]];
  }
  x.orderer.pull(c);
  return c;
}

/**
 * `count` candidates, each a mutation of the one before; every tenth is freshly shaken or one that a search may begin
 * with. The object is reused.
 */
export function* walk(p: Problem, rng: Rng, count: number): Generator<Candidate> {
  const c = initialCandidate(p);
  const x = new MutationContext(p);
  const starts = startFamilies(p).flatMap(({ candidates }) => candidates);
  yield c;
  for (let i = 1; i < count; i++) {
    if (i % 10 === 0) copyCandidate(i % 20 === 0 ? shaken(p, rng) : starts[rng.below(starts.length)], c);
    else drawMutation(rng).propose(c, rng, x);
    yield c;
  }
}
