import { z } from 'zod';
import { jsonOf } from '../base/json.ts';
import { encode } from '../asm/encode.ts';
import { parse } from '../ir/parse.ts';
import type { IrFunction } from '../ir/function.ts';
import { buildProblem } from '../model/build.ts';
import type { Candidate } from '../model/candidate.ts';
import { initialCandidate } from '../model/initial.ts';
import type { Problem } from '../model/problem.ts';
import { parseRecord } from '../store/parseRecord.ts';
import type { Program } from '../x86/program.ts';
import { targetNamed, type Target } from '../x86/target.ts';
import { candidateFromJson } from '../tuning/candidateJson.ts';
import { championProgram } from '../tuning/championProgram.ts';
import type { Io } from '../host/io.ts';
import { readInput } from '../host/readInput.ts';
import { templateLibrary } from '../host/templateLibrary.ts';

/** A function with a candidate, as a file holds them. */
interface StoredCandidate {
  readonly fn: IrFunction;
  readonly problem: Problem;
  readonly target: Target;
  readonly candidate: Candidate;
  /** The code it had when the file was written, in hexadecimal. */
  readonly recorded: string;
}

/** The same with the code it has now. */
interface Replayable extends StoredCandidate {
  /** The candidate, lowered and checked now. */
  readonly program: Program;
  readonly bytes: Uint8Array;
}

/** What `build/repro/wrong-*.json` holds. */
const wrongCandidateSchema = z.object({
  schemaVersion: z.literal(1),
  target: z.string(),
  function: z.string(),
  candidate: z.json(),
  code: z.string(),
});

/**
 * Reads a record (best.json) or a saved wrong candidate, and lowers its candidate anew. Throws `input` if it is
 * neither.
 */
export function readReplayable(file: string, io: Io): Replayable {
  const stored = readStoredCandidate(file, io);
  const program = championProgram(stored.problem, templateLibrary(io.root), stored.target, stored.candidate);
  return { ...stored, program, bytes: assembled(program) };
}

/** The same without lowering it. */
export function readStoredCandidate(file: string, io: Io): StoredCandidate {
  const text = readInput(file, io);
  const wrong = wrongCandidateSchema.safeParse(jsonOf(text));
  if (wrong.success) {
    const { target, candidate, code } = wrong.data;
    return stored(wrong.data.function, candidate, targetNamed(target, EVERY_FEATURE), code, file);
  }
  const {
    ir,
    candidate,
    target,
    machine: { features },
    code,
  } = parseRecord(text, file);
  const cpu = { bmi2: features.includes('bmi2'), adx: features.includes('adx') };
  return stored(ir, candidate, targetNamed(target, cpu), code.hex, file);
}

function stored(ir: string, candidate: unknown, target: Target, recorded: string, file: string): StoredCandidate {
  const fn = parse(ir, file);
  const problem = buildProblem(fn);
  return { fn, problem, target, candidate: candidateFromJson(candidate, initialCandidate(problem), file), recorded };
}

function assembled(program: Program): Uint8Array {
  const buffer = new Uint8Array(16 * program.count + 8 * program.pool.length + 8);
  return buffer.slice(0, encode(program, buffer, 0));
}

/** Lowering for a target needs no processor that has its features. */
const EVERY_FEATURE = { bmi2: true, adx: true };
