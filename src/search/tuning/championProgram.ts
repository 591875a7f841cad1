import { Failure } from '../../base/errors.ts';
import { check } from '../../codegen/lowering/check/check.ts';
import { lowererOf } from '../../codegen/lanes/lowererOf.ts';
import { Lowerer } from '../../codegen/lowering/lower.ts';
import type { Candidate } from '../../codegen/candidate/candidate.ts';
import type { Problem } from '../../codegen/candidate/problem.ts';
import { Program } from '../../codegen/x86/program.ts';
import type { Target } from '../../codegen/x86/target.ts';
import type { TemplateSet } from '../../codegen/x86/templateSet.ts';

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
