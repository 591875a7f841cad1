import { encoded } from '../../codegen/encoder/encode.ts';
import { Failure } from '../../base/errors.ts';
import type { Io } from '../../base/io.ts';
import { templateLibrary } from './codeGenerator.ts';
import type { IrFunction } from '../../ir/function.ts';
import { buildProblem } from '../../codegen/candidate/build.ts';
import type { Candidate } from '../../codegen/candidate/candidate.ts';
import { startsOf } from '../../codegen/lanes/startsOf.ts';
import { variantsOf, type Variant } from '../../codegen/variants/variants.ts';
import type { Target } from '../../codegen/x86/target.ts';
import { championProgram, type Champion } from './championProgram.ts';

/** A candidate that was lowered. */
export interface LoweredCode {
  /** The word IR that it was lowered from. */
  readonly fn: IrFunction;
  /** What its variant is called. */
  readonly variant: string;
  readonly champion: Champion;
  readonly bytes: Uint8Array;
}

/**
 * Of each variant of a function the shortest code that a search would begin with, the shortest of all first; none if no
 * candidate can be lowered.
 */
export function firstCodes(fn: IrFunction, target: Target, io: Pick<Io, 'root'>): LoweredCode[] {
  const shortestFirst = (codes: readonly LoweredCode[]): LoweredCode[] =>
    codes.toSorted((a, b) => a.champion.program.count - b.champion.program.count);
  const shortest = variantsOf(fn).flatMap(({ name, fn: written }) => {
    const problem = buildProblem(written);
    const codes = startsOf(problem)
      .flatMap(({ candidates }) => candidates)
      .map((candidate) => loweredOf({ variant: name, problem, candidate, target }, io));
    return shortestFirst(codes.filter((code) => code !== null)).slice(0, 1);
  });
  return shortestFirst(shortest);
}

/** Null if the candidate cannot be lowered for this target. */
export function loweredCode(
  { name, fn }: Pick<Variant, 'name' | 'fn'>,
  candidate: Candidate,
  target: Target,
  io: Pick<Io, 'root'>,
): LoweredCode | null {
  return loweredOf({ variant: name, problem: buildProblem(fn), candidate, target }, io);
}

interface ToLower extends Pick<Champion, 'problem' | 'candidate' | 'target'> {
  readonly variant: string;
}

function loweredOf({ variant, problem, candidate, target }: ToLower, { root }: Pick<Io, 'root'>): LoweredCode | null {
  const templates = templateLibrary(root);
  try {
    const program = championProgram(problem, templates, target, candidate);
    const champion = { problem, templates, target, candidate, program };
    return { fn: problem.fn, variant, champion, bytes: encoded(program) };
  } catch (error) {
    if (error instanceof Failure && error.kind === 'unsupported') return null;
    throw error;
  }
}
