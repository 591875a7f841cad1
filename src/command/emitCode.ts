import { Failure } from '../base/errors.ts';
import { gasFile } from '../asm/file.ts';
import { emitModule } from '../bridge/llvm/emitModule.ts';
import type { IrFunction } from '../ir/function.ts';
import { print } from '../ir/print.ts';
import { buildProblem } from '../model/build.ts';
import { initialCandidate } from '../model/initial.ts';
import { splitWide } from '../pass/splitWide.ts';
import { TARGETS } from '../x86/target.ts';
import { championProgram } from './championProgram.ts';
import { templateLibrary } from './templateLibrary.ts';

/** What `bridge` can print. */
export const EMITTED = ['ir', 'llvm', 'asm'] as const;

/** Word IR as text: as it is, as LLVM IR for `llc`, or as the assembly of the first candidate, before any search. */
export function emitCode(functions: readonly IrFunction[], as: string, root: string): string {
  switch (as) {
    case 'ir': return functions.map(print).join('\n');
    case 'llvm': return emitModule(functions);
    case 'asm': return functions.map(fn => firstAssembly(fn, root)).join('\n');
    default: throw new Failure('input', '--emit not understood', { expected: EMITTED.join(', '), found: as });
  }
}

function firstAssembly(fn: IrFunction, root: string): string {
  const problem = buildProblem(splitWide(fn));
  const program = championProgram(problem, templateLibrary(root), TARGETS[0], initialCandidate(problem));
  return gasFile(program, { symbol: fn.name, header: [`${fn.name}: the first candidate, before any search.`], syntax: 'intel' });
}
