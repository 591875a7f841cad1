import { encoded } from '../../codegen/encoder/encode.ts';
import { Failure } from '../../base/errors.ts';
import type { Io } from '../../base/io.ts';
import { templateLibrary } from './codeGenerator.ts';
import type { IrFunction } from '../../ir/function.ts';
import { buildProblem } from '../../codegen/candidate/build.ts';
import type { Candidate } from '../../codegen/candidate/candidate.ts';
import type { Problem } from '../../codegen/candidate/problem.ts';
import { lowererOf } from '../../codegen/lanes/lowererOf.ts';
import { startsOf } from '../../codegen/lanes/startsOf.ts';
import { variantsOf, type Variant } from '../../codegen/variants/variants.ts';
import { Program } from '../../codegen/x86/program.ts';
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
 * candidate can be lowered. Code is checked when it is asked for, which takes longer than to find it.
 */
export function* firstCodes(fn: IrFunction, target: Target, io: Pick<Io, 'root'>): Generator<LoweredCode> {
  const starts = variantsOf(fn).flatMap(
    ({ name, fn: written }) => unlessUnsupported(() => shortestStart(name, buildProblem(written), target, io)) ?? [],
  );
  for (const { start } of starts.toSorted((a, b) => a.instructions - b.instructions)) {
    const code = unlessUnsupported(() => lowered(start, io));
    if (code !== null) yield code;
  }
}

interface ShortestStart {
  readonly start: ToLower;
  readonly instructions: number;
}

/** Null if no candidate can be lowered. */
function shortestStart(
  variant: string,
  problem: Problem,
  target: Target,
  { root }: Pick<Io, 'root'>,
): ShortestStart | null {
  const lowerer = lowererOf(problem, templateLibrary(root), target);
  const program = new Program();
  const candidates = startsOf(problem).flatMap((family) => family.candidates);
  const lengths = candidates.map((candidate) => (lowerer.lower(candidate, program) ? program.count : Infinity));
  const instructions = Math.min(...lengths);
  if (instructions === Infinity) return null;
  return { start: { variant, problem, candidate: candidates[lengths.indexOf(instructions)], target }, instructions };
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
