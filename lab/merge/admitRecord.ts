import { encoded } from '../../src/codegen/encoder/encode.ts';
import type { SsaFunction } from '../../src/ir/ssa/schema.ts';
import { describeFailure, Failure } from '../../src/base/errors.ts';
import type { Rng } from '../../src/base/rng.ts';
import { checkerIdentity } from '../../src/engine/environment/checkerIdentity.ts';
import type { Io } from '../../src/base/io.ts';
import { templateLibrary, championProgram, type Champion } from '../../src/search/tuning/codeGenerator.ts';
import type { IrFunction } from '../../src/ir/function.ts';
import { parse } from '../../src/ir/parse.ts';
import { print } from '../../src/ir/print.ts';
import { buildProblem } from '../../src/codegen/candidate/build.ts';
import { initialCandidate } from '../../src/codegen/candidate/initial.ts';
import { variantsOf } from '../../src/codegen/variants/variants.ts';
import type { ResultRecord } from '../../src/bench/record.ts';
import { candidateFromJson } from '../../src/search/tuning/candidateJson.ts';
import { testVectors } from '../../src/search/tuning/workerEvaluator.ts';
import { workerSignature } from '../../src/bench/testing/workerVectors.ts';
import type { Worker } from '../../src/bench/worker/client.ts';
import { targetNamed } from '../../src/codegen/x86/target.ts';
import { openToolchain } from '../../src/frontend/toolchain/openToolchain.ts';
import { checkStage } from '../../src/engine/optimize/checkStage.ts';
import { recordedCall } from '../../src/engine/optimize/callLines.ts';
import { isOfMeaning, openClaim, parseRecord, orRefused, readRecords } from '../../src/engine/store/readRecords.ts';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readUnlinked, unlinkedFiles } from '../../src/base/files/folders.ts';
import { orSystemFailure } from '../../src/base/systemFailure.ts';
import { thisMachine } from '../../src/engine/environment/thisMachine.ts';
import { RECORD_FILE } from '../../src/engine/store/resultFiles.ts';
import { parseJob, type Job, JOB_RECORD } from '../../src/engine/store/job.ts';

const PER_MODE = 48;

/** A record that may take part, with what was found out about it here. */
export interface Admitted {
  /** With the verdicts of this proof engine in place of those it came with. */
  readonly record: ResultRecord;
  readonly champion: Champion;
  readonly code: Uint8Array;
}

/** What records of one function are held against. */
interface AdmitMeans {
  /** The function as it is bridged here. */
  readonly bridged: IrFunction;
  readonly ssa: SsaFunction;
  readonly worker: Worker;
  readonly rng: Rng;
  readonly io: Io;
}

/**
 * Checks a record from elsewhere, of which nothing is believed: its word IR has the contract of the function as it is
 * bridged here and means the same, its candidate is lowered here to exactly its code, and that is tested and proved as
 * after a search. Code runs only after it was found to be what our own lowering makes. Throws a Failure that says what
 * does not hold.
 */
export async function admitRecord({ record, from }: Gathered, means: AdmitMeans): Promise<Admitted> {
  const { bridged, ssa, worker, rng, io } = means;
  const fn = parse(record.ir, from);
  requireContract(fn, parse(print(bridged)), from); // Text has its keys in another order.
  const champion = loweredAgain(record, fn, from, means);
  const code = Buffer.from(record.code.hex, 'hex');
  await worker.setFunction(workerSignature(fn), testVectors(fn, PER_MODE, rng.fork('vectors')));
  const isVariant = variantsOf(bridged).some((variant) => print(variant.fn) === record.ir);
  const checks = { toolchain: await openToolchain(io.root), worker, rng: rng.fork('check'), program: champion.program };
  const ofSource = checkStage(fn, code, { ...checks, ssa, bridged: isVariant ? null : bridged });
  const verdicts = await ofSource.catch((error: unknown) => {
    if (isVariant || !isOfOtherWords(fn, error)) throw error;
    return checkStage(fn, code, checks);
  });
  const open = openClaim(verdicts);
  if (open !== null && !(isVariant && isOfMeaning(open.claim)))
    throw new Failure('unsupported', 'not everything could be proved', {
      where: from,
      found: open.claim,
    });
  return {
    record: { ...record, ...recordedCall(fn, champion.program), verdicts, checker: checkerIdentity(io.root) },
    champion,
    code,
  };
}

/**
 * Of a loose function any words that meet its specification are right; those of a record are what the passes made of
 * the source when it was found. If passes make others of it today, the code is held against the specification alone.
 */
const isOfOtherWords = ({ spec }: IrFunction, error: unknown): boolean =>
  error instanceof Failure && error.kind === 'wrong' && spec !== undefined && !spec.canonical;

/** Everything that callers see; bodies may differ, as those of variants do. */
function requireContract(fn: IrFunction, bridged: IrFunction, where: string): void {
  const [found, expected] = [fn, bridged].map(contractText);
  if (found === expected) return;
  throw new Failure('input', 'the word IR of the record is that of another function', { where, expected, found });
}

const contractText = ({ name, params, results, aliasing, call, spec }: IrFunction): string =>
  JSON.stringify({ name, params, results, aliasing, call, spec }, (_, value: unknown) =>
    typeof value === 'bigint' ? `${value}n` : value,
  );

function loweredAgain(record: ResultRecord, fn: IrFunction, from: string, { worker, io }: AdmitMeans): Champion {
  const problem = buildProblem(fn);
  const target = targetNamed(record.target, worker.hello);
  const candidate = candidateFromJson(record.candidate, initialCandidate(problem), from);
  const templates = templateLibrary(io.root);
  const program = championProgram(problem, templates, target, candidate);
  const hex = Buffer.from(encoded(program)).toString('hex');
  if (hex === record.code.hex) return { problem, templates, target, candidate, program };
  throw new Failure('input', 'the candidate of the record is not lowered to its code', {
    where: from,
    expected: `${record.code.hex.length / 2} bytes, sha256 ${record.code.sha256}`,
    found: `${hex.length / 2} bytes that differ`,
    hint: 'merge with the revision that found it, or search again from it',
  });
}

/** The first line of why a record is left out. */
export const refusalText = (failure: Failure): string => describeFailure(failure).split('\n')[0];

/** A record with where it was found, and its job if it is the result of one. */
export interface Gathered {
  readonly record: ResultRecord;
  readonly from: string;
  readonly job: Job | null;
}

/**
 * All records in the folders: those of jobs (`optimize --job`, `fleet collect`) and those of whole result folders.
 * What is no record is left out, and `refused` is told why. Throws `input` for a folder without any, and unless all
 * were measured on machines like this one.
 */
export function gatherResults(folders: readonly string[], io: Io, refused: (failure: Failure) => void): Gathered[] {
  const found = folders.map((folder) => {
    const path = resolve(io.cwd, folder);
    let isEmpty = true;
    const leaveOut = (failure: Failure): void => {
      isEmpty = false;
      refused(failure);
    };
    const records = [...jobRecords(path, leaveOut), ...storedIn(path, folder, io, leaveOut)];
    if (records.length > 0 || !isEmpty) return records;
    throw new Failure('input', 'there are no results in this folder', {
      where: folder,
      expected: `record.jsonl or ${JOB_RECORD} somewhere below it`,
    });
  });
  const all = found.flat();
  requireOneMachine(all);
  return all;
}

const storedIn = (path: string, folder: string, io: Io, refused: (failure: Failure) => void): Gathered[] =>
  readRecords(path, (text) => io.note(text), refused).map((record) => ({ record, from: folder, job: null }));

function jobRecords(path: string, refused: (failure: Failure) => void): Gathered[] {
  if (!existsSync(path)) return [];
  return orSystemFailure(path, () => unlinkedFiles(path))
    .filter((name) => name === JOB_RECORD || name.endsWith(`/${JOB_RECORD}`))
    .filter((name) => !/(^|\/)\./.test(name))
    .map((name) => join(path, name))
    .flatMap((file) => (existsSync(join(dirname(file), RECORD_FILE)) ? [] : orRefused(() => jobRecord(file), refused)));
}

function jobRecord(file: string): Gathered {
  const record = parseRecord(
    orSystemFailure(file, () => readUnlinked(file)),
    file,
  );
  const beside = join(dirname(file), 'job.json');
  const job = existsSync(beside)
    ? parseJob(
        orSystemFailure(beside, () => readUnlinked(beside)),
        beside,
      )
    : null;
  return { record, from: file, job };
}

/** Times of different microarchitectures say nothing about each other, and races need one to run on. */
function requireOneMachine(all: readonly Gathered[]): void {
  const places = new Map<string, string>();
  for (const { record, from } of all) if (!places.has(record.machine.slug)) places.set(record.machine.slug, from);
  if (places.size > 1)
    throw new Failure('input', 'the results are of more than one microarchitecture', {
      expected: 'results of one; merge those of each apart, on a machine of its kind',
      found: [...places].map(([slug, from]) => `${slug} (${from})`).join(', '),
    });
  const [slug] = [...places.keys()];
  const here = thisMachine().slug;
  if (slug === undefined || slug === here) return;
  throw new Failure('input', 'the results are of another microarchitecture than this machine', {
    expected: here,
    found: slug,
    hint: `run it on a machine that is ${slug}: what is taken in is raced again`,
  });
}
