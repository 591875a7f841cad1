import { encoded } from '../../codegen/encoder/encode.ts';
import { Failure } from '../../base/errors.ts';
import type { Io } from '../../base/io.ts';
import { templateLibrary, championProgram, type Champion } from './codeGenerator.ts';
import type { IrFunction } from '../../ir/function.ts';
import { buildProblem } from '../../codegen/candidate/build.ts';
import type { Candidate } from '../../codegen/candidate/candidate.ts';
import type { Problem } from '../../codegen/candidate/problem.ts';
import { lowererOf } from '../../codegen/lanes/lowererOf.ts';
import { startsOf } from '../../codegen/lanes/startsOf.ts';
import { variantsOf, type Variant } from '../../codegen/variants/variants.ts';
import { Program } from '../../codegen/x86/program.ts';
import type { Target } from '../../codegen/x86/target.ts';

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
  const codes = variantsOf(fn).map(({ name, fn: written }) =>
    unlessUnsupported(() => {
      const problem = buildProblem(written);
      const candidate = shortestStart(problem, target, io);
      return candidate === null ? null : lowered({ variant: name, problem, candidate, target }, io);
    }),
  );
  return codes.filter((code) => code !== null).toSorted((a, b) => a.champion.program.count - b.champion.program.count);
}

/** Null if no candidate can be lowered. */
function shortestStart(problem: Problem, target: Target, { root }: Pick<Io, 'root'>): Candidate | null {
  const lowerer = lowererOf(problem, templateLibrary(root), target);
  const program = new Program();
  const starts = startsOf(problem).flatMap(({ candidates }) => candidates);
  const lengths = starts.map((candidate) => (lowerer.lower(candidate, program) ? program.count : Infinity));
  const least = Math.min(...lengths);
  return least === Infinity ? null : starts[lengths.indexOf(least)];
}

/** Null if the candidate cannot be lowered for this target. */
export const loweredCode = (
  { name, fn }: Pick<Variant, 'name' | 'fn'>,
  candidate: Candidate,
  target: Target,
  io: Pick<Io, 'root'>,
): LoweredCode | null =>
  unlessUnsupported(() => lowered({ variant: name, problem: buildProblem(fn), candidate, target }, io));

interface ToLower extends Pick<Champion, 'problem' | 'candidate' | 'target'> {
  readonly variant: string;
}

function lowered({ variant, problem, candidate, target }: ToLower, { root }: Pick<Io, 'root'>): LoweredCode {
  const templates = templateLibrary(root);
  const program = championProgram(problem, templates, target, candidate);
  const champion = { problem, templates, target, candidate, program };
  return { fn: problem.fn, variant, champion, bytes: encoded(program) };
}

/** Null where `make` fails because something cannot be done. */
function unlessUnsupported<T>(make: () => T): T | null {
  try {
    return make();
  } catch (error) {
    if (error instanceof Failure && error.kind === 'unsupported') return null;
    throw error;
  }
}
