import { Failure } from '../base/errors.ts';
import type { Candidate } from '../model/candidate.ts';
import type { Problem } from '../model/problem.ts';
import { Program, STRIDE } from '../x86/program.ts';
import type { TemplateSet } from '../x86/templateSet.ts';
import { checkLowering } from './checkLowering.ts';
import { checkSelection } from './checkSelection.ts';
import { describeInstruction } from './describeInstruction.ts';
import type { Lowerer } from './lower.ts';

/**
 * Everything that is checked of a candidate worth keeping: lowering it again gives `program`, its
 * virtual code computes the function, and the program executes that virtual code. `lowerer` must belong
 * to `problem` and `set`; its buffers are used. Throws `invariant`.
 */
export function check(problem: Problem, set: TemplateSet, lowerer: Lowerer, candidate: Candidate, program: Program): void {
  const again = new Program();
  if (!lowerer.lower(candidate, again)) throw differs(problem, 'a candidate that can be lowered', 'one that cannot');
  compare(problem, again, program);
  const { code, constants } = lowerer.selection, { params, results } = problem.fn;
  checkSelection(problem, set, code, constants);
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
  if (again.pool.join() !== program.pool.join()) throw differs(problem, `pool ${again.pool.join()}`, program.pool.join());
}

const text = (p: Program, i: number): string => (i < p.count ? describeInstruction(p, i) : 'the end');

function differs(problem: Problem, expected: string, found: string, at = 0): Failure {
  return new Failure('invariant', 'lowering a candidate again gives other code', { where: `${problem.fn.name}, instruction ${at}`, expected, found });
}
