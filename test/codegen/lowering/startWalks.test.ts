/**
 * Walks from the starts of the functions that `study -- starts` counts, in formulations of their sums (all of them with
 * FIELDWRIGHT_LONG=1): what the search makes of them is accepted by the checker of the lowering. The larger of them
 * have what smaller ones lack, such as a factor that lives in rdx over several products.
 */
import { expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { checkLowering } from '../../../src/codegen/lowering/explain/checkLowering.ts';
import { SelectionCheck } from './check/checkSelection.ts';
import { Lowerer } from '../../../src/codegen/lowering/lower.ts';
import { buildProblem } from '../../../src/codegen/candidate/build.ts';
import { isCandidateOf } from '../../../src/codegen/candidate/order.ts';
import { startFamilies } from '../../../src/codegen/candidate/starts.ts';
import { drawMutation, MutationContext } from '../../../src/search/mutations.ts';
import { Program } from '../../../src/codegen/x86/program.ts';
import { TARGETS } from '../../../src/codegen/x86/target.ts';
import { oneIn } from '../../oneIn.ts';
import { START_NAMES, startVariants } from '../startFixtures.ts';
import { TEMPLATES } from './mutants.ts';

const SEED = Number(process.env['SEED'] ?? 1);
/** Mutations after each start of a variant; STEPS says how many. */
const STEPS = process.env['FIELDWRIGHT_LONG'] === '1' ? 2000 : Number(process.env['STEPS'] ?? 12);

/** The check by running the virtual code is slow: every so many steps, of each start at another one. */
const SELECTION_CHECKED = process.env['FIELDWRIGHT_LONG'] === '1' ? 6 : 12;

const functions = START_NAMES.flatMap((start) =>
  oneIn(72, startVariants(start)).map(({ name, fn }) => [`${start}, ${name}`, fn] as const),
);

test.each(functions)('%s', (name, fn) => {
  const problem = buildProblem(fn);
  const lowerer = new Lowerer(problem, TEMPLATES, TARGETS[0]);
  const selection = new SelectionCheck(problem, TEMPLATES);
  const program = new Program();
  const rng = seeded(SEED, name);
  const pointers = fn.params.length + fn.results.length;
  const starts = startFamilies(problem).flatMap(({ candidates }) => candidates);
  for (const [at, start] of starts.entries()) {
    const x = new MutationContext(problem);
    expect(isCandidateOf(problem, start), `start ${at}`).toBe(true);
    const checked = (7 * at) % SELECTION_CHECKED;
    for (let step = 0; step < STEPS; step++) {
      if (step > 0) drawMutation(rng).propose(start, rng, x);
      if (!lowerer.lower(start, program)) continue;
      const { code, constants } = lowerer.selection;
      const where = `seed ${SEED}, start ${at}, step ${step}`;
      if (step % SELECTION_CHECKED === checked) expect(() => selection.check(code, constants), where).not.toThrow();
      expect(() => checkLowering(problem, TEMPLATES, code, constants, pointers, program), where).not.toThrow();
    }
  }
});
