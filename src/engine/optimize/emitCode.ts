import { Failure } from '../../base/errors.ts';
import { gasFile } from '../../codegen/encoder/file.ts';
import { emitModule, type EmissionTarget } from '../../frontend/llvm/emitModule.ts';
import type { IrFunction } from '../../ir/function.ts';
import { print } from '../../ir/print.ts';
import { buildProblem } from '../../codegen/candidate/build.ts';
import { initialCandidate } from '../../codegen/candidate/initial.ts';
import { splitWide } from '../../ir/normalize/splitWide.ts';
import { TARGETS } from '../../codegen/x86/target.ts';
import { championProgram, templateLibrary } from '../../search/tuning/codeGenerator.ts';
import { calledCode } from './calledCode.ts';

/** What `bridge` can print. */
const EMITTED = ['ir', 'llvm', 'asm'] as const;

/** Is told of each function of several that is left out, and why. */
export type LeaveOut = (fn: IrFunction, reason: Failure) => void;

/**
 * Word IR as text: as it is, as LLVM IR for `llc`, or as the assembly of the first candidate, before any search.
 * `target` is what LLVM IR is for, by default x86-64. Without `leaveOut` it throws `unsupported` for a function that
 * cannot be lowered.
 */
export function emitCode(
  functions: readonly IrFunction[],
  as: string,
  root: string,
  { leaveOut, target }: { readonly leaveOut?: LeaveOut | undefined; readonly target?: EmissionTarget | undefined } = {},
): string {
  switch (as) {
    case 'ir':
      return functions.map(print).join('\n');
    case 'llvm':
      return emitModule(functions, target);
    case 'asm':
      return assemblies(functions, root, leaveOut).join('\n');
    default:
      throw new Failure('input', '--emit not understood', { expected: EMITTED.join(', '), found: as });
  }
}

function assemblies(functions: readonly IrFunction[], root: string, leaveOut?: LeaveOut): string[] {
  const texts = functions.flatMap((fn) => assemblyOrReason(fn, root, leaveOut));
  if (texts.length > 0 || functions.length === 0) return texts;
  throw new Failure('unsupported', 'no function can be lowered', {
    hint: 'the reasons are noted above; --function asks for one',
  });
}

function assemblyOrReason(fn: IrFunction, root: string, leaveOut?: LeaveOut): string[] {
  try {
    return [firstAssembly(fn, root)];
  } catch (error) {
    if (leaveOut === undefined || !(error instanceof Failure) || error.kind !== 'unsupported') throw error;
    leaveOut(fn, error);
    return [];
  }
}

function firstAssembly(fn: IrFunction, root: string): string {
  const problem = buildProblem(splitWide(fn));
  const program = championProgram(problem, templateLibrary(root), TARGETS[0], initialCandidate(problem));
  return gasFile(calledCode(fn, program)?.program ?? program, {
    symbol: fn.name,
    header: [`${fn.name}: the first candidate, before any search.`],
    syntax: 'intel',
  });
}
