/** Reads a stored candidate and lowers it again. */
import { finish } from '../../base/files/preparedFiles.ts';
import { z } from 'zod';
import { jsonOf } from '../../base/json.ts';
import { encoded } from '../../codegen/encoder/encode.ts';
import { parse } from '../../ir/parse.ts';
import type { IrFunction } from '../../ir/function.ts';
import { buildProblem } from '../../codegen/candidate/build.ts';
import type { Candidate, Problem } from '../../codegen/candidate/candidate.ts';
import { initialCandidate } from '../../codegen/candidate/initial.ts';
import { parseRecord } from '../store/readRecords.ts';
import type { ResultRecord } from '../../bench/record.ts';
import type { Program } from '../../codegen/x86/program.ts';
import { targetNamed, type Target } from '../../codegen/x86/target.ts';
import { candidateFromJson } from '../../search/tuning/candidateJson.ts';
import { championProgram, explainChampion, templateLibrary } from '../../search/tuning/codeGenerator.ts';
import type { Io } from '../../base/io.ts';
import { textOfRecord, wholeResult, bestRecordText } from '../environment/storedRecords.ts';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { prepareBest, type BestFiles } from '../store/resultFiles.ts';
import { codeFiles } from './codeFiles.ts';

type Reader = Pick<Io, 'root' | 'cwd' | 'note'>;

/** A function with a candidate, as a file holds them. */
interface StoredCandidate {
  readonly fn: IrFunction;
  readonly problem: Problem;
  readonly target: Target;
  readonly candidate: Candidate;
  /** The code it had when the file was written, in hexadecimal. */
  readonly recorded: string;
  /** The whole record, if the file is one. */
  readonly record: ResultRecord | null;
}

/** The same with the code it has now. */
export interface Replayable extends StoredCandidate {
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
 * Reads a record (best.json, or the best of record.jsonl) or a saved wrong candidate, and lowers its candidate anew.
 * Throws `input` if it is neither.
 */
export function readReplayable(file: string, io: Reader): Replayable {
  const stored = readStoredCandidate(file, io);
  const program = championProgram(stored.problem, templateLibrary(io.root), stored.target, stored.candidate);
  return { ...stored, program, bytes: encoded(program) };
}

/** Whether the candidate still gives the code that was recorded. */
export const hasRecordedBytes = ({ bytes, recorded }: Replayable): boolean =>
  Buffer.from(bytes).toString('hex') === recorded;

/** The same without lowering it. */
function readStoredCandidate(file: string, io: Reader): StoredCandidate {
  wholeResult(file, io);
  const text = textOfRecord(file, io);
  const wrong = wrongCandidateSchema.safeParse(jsonOf(text));
  if (wrong.success) {
    const { target, candidate, code } = wrong.data;
    const features = targetNamed(target, EVERY_FEATURE);
    return stored(wrong.data.function, candidate, features, code, { file, record: null });
  }
  const record = parseRecord(text, file);
  const { ir, candidate, target, code } = record;
  const { features } = record.machine;
  const cpu = { bmi2: features.includes('bmi2'), adx: features.includes('adx') };
  return stored(ir, candidate, targetNamed(target, cpu), code.hex, { file, record });
}

function stored(
  ir: string,
  json: unknown,
  target: Target,
  recorded: string,
  { file, record }: { readonly file: string; readonly record: ResultRecord | null },
): StoredCandidate {
  const fn = parse(ir, file);
  const problem = buildProblem(fn);
  const candidate = candidateFromJson(json, initialCandidate(problem), file);
  return { fn, problem, target, candidate, recorded, record };
}

/** Lowering for a target needs no processor that has its features. */
const EVERY_FEATURE = { bmi2: true, adx: true };

/**
 * Those files of a result that follow from its record; `where` names it. Throws `input` unless its code can be made.
 */
export function filesOf(known: Replayable, where: string, io: Pick<Io, 'root' | 'note'>): Omit<BestFiles, 'best.v'> {
  const { fn, program, record } = known;
  if (record === null || !hasRecordedBytes(known))
    throw new Failure('input', 'no files are written', {
      where,
      expected: 'the record of a result, of which the same bytes are made now',
      found: record === null ? 'a saved candidate' : 'other bytes',
    });
  const explanation = explainChampion({ ...known, templates: templateLibrary(io.root) }, (text) => io.note(text));
  return { ...codeFiles(fn, program, record, explanation), 'best.json': bestRecordText(record) };
}

/** Writes them beside the file of the record, all or none; a theorem that is there stays. */
export function renewFiles(known: Replayable, file: string, io: Pick<Io, 'root' | 'cwd' | 'note'>): void {
  const folder = dirname(resolve(io.cwd, file));
  const theorem = join(folder, 'best.v');
  const text = existsSync(theorem) ? readFileSync(theorem, 'utf8') : '';
  finish(prepareBest(folder, { ...filesOf(known, file, io), 'best.v': text }, folder), true);
}
