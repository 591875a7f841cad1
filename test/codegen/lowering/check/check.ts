/** All checks of a candidate that is worth keeping. */
import { Failure } from '../../../../src/base/errors.ts';
import type { Candidate, Problem } from '../../../../src/codegen/candidate/candidate.ts';
import type { InstructionSet } from '../../../../src/x86/form.ts';
import { formId } from '../../../../src/base/ids.ts';
import { formOf } from '../../../../src/codegen/x86/forms.ts';
import { FORM, Program, STRIDE } from '../../../../src/codegen/x86/program.ts';
import type { Target } from '../../../../src/codegen/x86/target.ts';
import type { TemplateSet } from '../../../../src/codegen/x86/templateSet.ts';
import { checkLowering } from '../../../../src/codegen/lowering/explain/checkLowering.ts';
import { SelectionCheck } from './checkSelection.ts';
import { describeInstruction } from '../../../../src/codegen/lowering/explain/checkState.ts';
import type { Lowerer } from '../../../../src/codegen/lowering/lower.ts';

/**
 * Everything that is checked of a candidate worth keeping: lowering it again gives `program`, its virtual
 * code computes the function, the program executes that virtual code and uses nothing that the target
 * lacks. `lowerer` must belong to `problem` and `set`; its buffers are used. Throws `invariant`.
 */
export function check(
  problem: Problem,
  set: TemplateSet,
  lowerer: Lowerer,
  candidate: Candidate,
  program: Program,
): void {
  const again = new Program();
  if (!lowerer.lower(candidate, again)) throw differs(problem, 'a candidate that can be lowered', 'one that cannot');
  compare(problem, again, program);
  checkFeatures(problem, lowerer.selection.target, program);
  const { code, constants } = lowerer.selection;
  const { params, results } = problem.fn;
  new SelectionCheck(problem, set).check(code, constants);
  checkLowering(problem, set, code, constants, params.length + results.length, program);
}

function compare(problem: Problem, again: Program, program: Program): void {
  const sameAt = (i: number): boolean => {
    for (let k = i * STRIDE; k < (i + 1) * STRIDE; k++) if (again.data[k] !== program.data[k]) return false;
    return true;
  };
  for (let i = 0; i < Math.max(again.count, program.count); i++) {
    if (i < again.count && i < program.count && sameAt(i)) continue;
    throw differs(problem, text(again, i), text(program, i), i);
  }
  if (again.pool.join() !== program.pool.join())
    throw differs(problem, `pool ${again.pool.join()}`, program.pool.join());
}

/** BMI2 stands for the whole of its level, x86-64-v3. */
function mayUse(target: Target, set: InstructionSet): boolean {
  switch (set) {
    case 'ADX':
      return target.adx;
    case 'BMI1':
    case 'BMI2':
    case 'MOVBE':
      return target.bmi2;
    case 'AVX':
    case 'SSE4.1':
      return target.bmi2 && target.vectors !== false;
    default:
      return false;
  }
}

function checkFeatures(problem: Problem, target: Target, program: Program): void {
  for (let i = 0; i < program.count; i++) {
    const { sets, operands } = formOf(formId(program.data[i * STRIDE + FORM]));
    const lacking: string[] = sets.filter((set) => !mayUse(target, set));
    if (target.vectors === false && operands.some((o) => o.class === 'xmm')) lacking.push('SSE2');
    if (lacking.length === 0) continue;
    throw new Failure('invariant', 'the program uses an instruction that the target lacks', {
      where: `${problem.fn.name}, instruction ${i} (${text(program, i)})`,
      expected: `instructions of ${target.name}`,
      found: lacking.join(', '),
    });
  }
}

const text = (p: Program, i: number): string => (i < p.count ? describeInstruction(p, i) : 'the end');

function differs(problem: Problem, expected: string, found: string, at = 0): Failure {
  return new Failure('invariant', 'lowering a candidate again gives other code', {
    where: `${problem.fn.name}, instruction ${at}`,
    expected,
    found,
  });
}
