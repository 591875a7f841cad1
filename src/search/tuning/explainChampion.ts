import { Failure } from '../../base/errors.ts';
import { explain, type Explanation } from '../../codegen/lowering/explain/explain.ts';
import type { Candidate } from '../../codegen/candidate/candidate.ts';
import type { Problem } from '../../codegen/candidate/problem.ts';
import type { Program } from '../../codegen/x86/program.ts';
import type { Target } from '../../codegen/x86/target.ts';
import type { TemplateSet } from '../../codegen/x86/templateSet.ts';

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
