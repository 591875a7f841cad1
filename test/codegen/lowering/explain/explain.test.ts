/** Comments are executed: they must be true, for every kind of candidate. */
import { describe, expect, test } from 'vitest';
import { type Rng, seeded } from '../../../../src/base/rng.ts';
import type { IrFunction } from '../../../../src/ir/function.ts';
import { checkInputs } from '../check/checkSamples.ts';
import { describeInstruction } from '../../../../src/codegen/lowering/explain/checkState.ts';
import { explain, type Explanation } from '../../../../src/codegen/lowering/explain/explain.ts';
import { Lowerer } from '../../../../src/codegen/lowering/lower.ts';
import { buildProblem } from '../../../../src/codegen/candidate/build.ts';
import type { Candidate, Problem } from '../../../../src/codegen/candidate/candidate.ts';
import { initialCandidate } from '../../../../src/codegen/candidate/initial.ts';
import { Program } from '../../../../src/codegen/x86/program.ts';
import { TARGETS } from '../../../../src/codegen/x86/target.ts';
import { startVariant } from '../../startFixtures.ts';
import { irFixtures, shaken, TEMPLATES, walk } from '../mutants.ts';
import { WordMachine } from './wordMachine.ts';

const SEED = 20261122;
const LONG = process.env['FIELDWRIGHT_LONG'] === '1';
const SHAKEN = 1;
const WALKED = 2000;
const INPUTS = 2;

/** Very different candidates; a long walk beside them if there is time. */
function* candidates(problem: Problem, rng: Rng): Generator<Candidate> {
  yield initialCandidate(problem);
  for (let i = 0; i < SHAKEN; i++) yield shaken(problem, rng);
  if (LONG) yield* walk(problem, rng, WALKED);
}

/** Executes the comments on some inputs; returns the words that were compared with the word IR. */
function executed(fn: IrFunction, program: Program, { comments }: Explanation): Set<string> {
  const all = checkInputs(fn);
  const checked = new Set<string>();
  for (let i = 0; i < INPUTS; i++) {
    const machine = new WordMachine(fn, all[Math.floor((i * all.length) / INPUTS)]);
    comments.forEach((comment, at) => machine.step(describeInstruction(program, at).split(' ')[0], comment));
    machine.checked.forEach((name) => checked.add(name));
  }
  return checked;
}

/** Functions whose last borrow is read from the flag of a subtraction without a word; one that adds it. */
const BORROWING = ['p256-montgomery-mul', 'p384-montgomery-mul', 'compared-carry'].map((name) => ({
  name,
  fn: startVariant(name, 'direct'),
}));

describe.each([...irFixtures(), ...BORROWING])('$name', ({ fn }) => {
  const problem = buildProblem(fn);

  test.each(TARGETS.map((target) => ({ target })))(
    'every instruction has a comment, and it is true, for $target.name',
    ({ target }) => {
      const lowerer = new Lowerer(problem, TEMPLATES, target);
      const program = new Program();
      let n = 0;
      for (const candidate of candidates(problem, seeded(SEED, `${fn.name}/${target.name}`))) {
        n++;
        if (!lowerer.lower(candidate, program)) continue;
        const explanation = explain(problem, TEMPLATES, target, candidate, program);
        const label = `seed ${SEED}, ${fn.name}, candidate ${n}`;
        expect(explanation.comments, label).toHaveLength(program.count);
        expect(
          explanation.comments.filter((text) => text === ''),
          label,
        ).toEqual([]);
        let checked = new Set<string>();
        expect(
          () => {
            checked = executed(fn, program, explanation);
          },
          `${label}\n${explanation.comments.join('\n')}`,
        ).not.toThrow();
        for (const result of fn.results)
          result.bounds.forEach((_, limb) => expect(checked, label).toContain(`${result.name}[${limb}]`));
      }
    },
  );
});
