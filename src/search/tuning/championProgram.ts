import { Failure } from '../../base/errors.ts';
import { check } from '../../codegen/lowering/check/check.ts';
import { lowererOf } from '../../codegen/lanes/lowererOf.ts';
import { Lowerer } from '../../codegen/lowering/lower.ts';
import type { Candidate } from '../../codegen/candidate/candidate.ts';
import type { Problem } from '../../codegen/candidate/problem.ts';
import { Program } from '../../codegen/x86/program.ts';
import type { Target } from '../../codegen/x86/target.ts';
import type { TemplateSet } from '../../codegen/x86/templateSet.ts';
import { explain, type Explanation } from '../../codegen/lowering/explain/explain.ts';

/**
 * Lowers a candidate worth keeping and checks every step of it: selection against the word IR, allocation against the
 * selection; of lanes there is the proof of the bytes alone. Throws `unsupported` if it cannot be lowered, `invariant`
 * if a step is wrong.
 */
export function championProgram(
  problem: Problem,
  templates: TemplateSet,
  target: Target,
  candidate: Candidate,
): Program {
  const program = new Program();
  const lowerer = lowererOf(problem, templates, target);
  if (!lowerer.lower(candidate, program))
    throw new Failure('unsupported', 'the candidate cannot be lowered', {
      where: problem.fn.name,
      hint: 'check out the revision it was found with',
    });
  if (lowerer instanceof Lowerer) check(problem, templates, lowerer, candidate, program);
  return program;
}

/** A candidate with the program it has been lowered to and what both belong to. */
export interface Champion {
  readonly problem: Problem;
  readonly templates: TemplateSet;
  readonly target: Target;
  readonly candidate: Candidate;
  readonly program: Program;
}

/** What its files say of each instruction; null for lanes, and if that fails, which is noted: the code is no worse for it. */
export function explainChampion(
  { problem, templates, target, candidate, program }: Champion,
  note: (text: string) => void,
): Explanation | null {
  if (problem.fn.lanes !== undefined) return null;
  try {
    return explain(problem, templates, target, candidate, program);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    note(
      `the code of ${problem.fn.name} is written without comments: ${error.message}, ${error.detail.where ?? ''}; ` +
        'please report it',
    );
    return null;
  }
}
