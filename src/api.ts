/**
 * The program as a library: `import { optimize, verify, ct, exportCode, library } from 'fieldwright'`. Each function
 * does what the command of its name does, by the same code, and prints nothing.
 */
import { resolve } from 'node:path';
import type { z } from 'zod';
import { Failure, type FailureDetail, type FailureKind } from './base/errors.ts';
import { ctSchema, leakSearch, type CtOptions } from './engine/claim/leakSearch.ts';
import { proveFile } from './engine/claim/proveFile.ts';
import { verifyResult, type VerifiedPart, type VerifyResult } from './engine/claim/verifyResult.ts';
import { sensible, verifySchema, type VerifyOptions } from './engine/claim/verifyOptions.ts';
import { exportCode as exportStored, exportSchema, type Exported, type ExportOptions } from './cli/exportCode.ts';
import { library as makeLibrary, type MadeLibrary } from './cli/library.ts';
import { librarySchema, type LibraryOptions } from './cli/libraryOptions.ts';
import { flagOf, parseOptions } from './base/options/option.ts';
import { optimizeSchema, type OptimizeRequest } from './engine/optimize/optimizeOptions.ts';
import { pipeline } from './engine/optimize/pipeline.ts';
import { setUp } from './cli/setUp.ts';
import { projectRoot } from './base/files/installation.ts';
import type { Io } from './base/io.ts';
import { resultsFolder } from './engine/environment/places.ts';
import type { ResultRecord } from './bench/record.ts';
import type { Verdict } from './prover/proof/verdict.ts';

/** Where a call works, and whom it tells. All of it may be left out. */
interface Surroundings {
  /** Folder that relative paths start from (default the current folder). */
  readonly cwd?: string;
  /** Folder that results are kept in, from `cwd` (default FIELDWRIGHT_RESULTS, `results`, or a checkout's `local`). */
  readonly results?: string;
  /** Is told lines about the work: what is compiled at first use, how the search goes. */
  readonly onNote?: (text: string) => void;
  /** When aborted, a search finishes soon and keeps what it has found. */
  readonly signal?: AbortSignal;
}

/** What came of a search. */
interface OptimizeResult {
  /** All about it: code, verdicts, comparison with the compilers, what repeats it. */
  readonly record: ResultRecord;
  /** Files that were written: assembly, header and record if it is the best, and the list of all records. */
  readonly files: readonly string[];
  /** `slower` than an earlier result, which stays the best; `copied` to `out` only. */
  readonly place: 'best' | 'slower' | 'copied';
}

/** What to prove: a statement (`spec`), a field's operation (`field`, `op`), word IR (`ir`) or a record (`record`). */
type VerifyRequest = Omit<VerifyOptions, 'curve'>;

/**
 * Searches for the fastest code of one function, checks and proves it, compares it with the compilers, and writes it
 * down. Throws a Failure; `record.effort.wrong` counts candidates that were wrong, which are bugs to report.
 */
async function optimize(request: OptimizeRequest, surroundings: Surroundings = {}): Promise<OptimizeResult> {
  const { options, io } = await asked(optimizeSchema, request, ['optimize'], surroundings);
  const { record, written } = await pipeline(options, io);
  return { record, ...written };
}

/**
 * Proves the function of a file (assembly text, object, library or C) against a statement about it or against word IR.
 * A refutation is a result; throws a Failure for what is not understood or missing.
 */
async function verify(
  file: string,
  request: VerifyRequest = {},
  surroundings: Surroundings = {},
): Promise<VerifyResult> {
  const { options, io } = await asked(verifySchema, request, ['verify', file], surroundings);
  return verifyResult(await proveFile(file, sensible(options), io), io.root);
}

/** Options of `library`; a field (`field`) or a modulus (`prime`) is needed. */
type LibraryRequest = Partial<Omit<LibraryOptions, 'curve'>>;

/** Options of `ct`. */
type CtRequest = Partial<CtOptions> & Pick<CtOptions, 'function'>;

/** Options of `export`. */
type ExportRequest = Partial<ExportOptions>;

/** An instruction, and what is wrong or not understood of it. */
interface LeakFinding {
  /** Section and offset, or what else names the place. */
  readonly place: string;
  readonly text: string;
  readonly what: string;
}

/** Where a function leaks; only `none` says that there is nothing. */
interface CtResult {
  /** `leaks` if two runs show one; `unknown` if none was shown, but not all is understood or something is suspected. */
  readonly kind: 'none' | 'leaks' | 'unknown';
  readonly leaks: readonly LeakFinding[];
  readonly refusals: readonly LeakFinding[];
}

/**
 * Makes a library of a whole field: searched where nothing is stored, proved, checked, written. `onNote` is told what
 * is in it. Throws a Failure.
 */
async function library(request: LibraryRequest, surroundings: Surroundings = {}): Promise<MadeLibrary> {
  const { options, io } = await asked(librarySchema, request, ['library'], surroundings);
  return makeLibrary(options, io);
}

/** Looks for jumps, addresses and instructions of variable time that secrets decide. Throws a Failure. */
async function ct(
  files: string | readonly string[],
  request: CtRequest,
  surroundings: Surroundings = {},
): Promise<CtResult> {
  const { options, io } = await asked(ctSchema, request, ['ct', ...[files].flat()], surroundings);
  const { leaks, refusals, placeOf } = await leakSearch([files].flat(), options, io);
  const placed = ({ address, text, what }: (typeof leaks)[number]): LeakFinding => ({
    place: placeOf(address),
    text,
    what,
  });
  const kind = leaks.length > 0 ? 'leaks' : refusals.length > 0 ? 'unknown' : 'none';
  return { kind, leaks: leaks.map(placed), refusals: refusals.map(placed) };
}

/**
 * Stored code (`best.json`) for another assembler, platform or language, as text or, with `out`, in files. Throws a
 * Failure.
 */
async function exportCode(
  record: string,
  request: ExportRequest = {},
  surroundings: Surroundings = {},
): Promise<Exported> {
  const { options, io } = await asked(exportSchema, request, ['export', record], surroundings);
  return exportStored(record, options, io);
}

/** A request as the command line would give it, checked as that is, and what the command works with. */
async function asked<S extends z.ZodObject>(
  schema: S,
  request: object,
  words: readonly string[],
  surroundings: Surroundings,
): Promise<{ readonly options: z.output<S>; readonly io: Io }> {
  const given = Object.entries(request).filter(([, value]) => value !== undefined);
  const raw = given.map(([key, value]) => [key, typeof value === 'number' ? String(value) : value] as const);
  const options = parseOptions(schema, Object.fromEntries(raw));
  const io = ioOf([...words, ...raw.flatMap(wordsOf)], surroundings);
  await setUp(io);
  return { options, io };
}

/** Words of the command line that ask for the same. */
function wordsOf([key, value]: readonly [string, unknown]): string[] {
  if (typeof value === 'boolean') return value ? [flagOf(key)] : [];
  return [value].flat().flatMap((one) => [flagOf(key), String(one)]);
}

function ioOf(argv: readonly string[], { cwd = '.', results, onNote = () => {}, signal }: Surroundings): Io {
  const root = projectRoot(import.meta.dirname);
  const { env } = process;
  const folder = resolve(cwd);
  const start = performance.now();
  return {
    root,
    results: results === undefined ? resultsFolder({ root, cwd: folder, env }) : resolve(folder, results),
    cwd: folder,
    argv,
    env,
    clock: { nowMs: () => performance.now() - start },
    now: () => new Date().toISOString(),
    interrupted: signal ?? new AbortController().signal,
    columns: 0,
    width: 80,
    isTerminal: false,
    out: onNote,
    note: onNote,
    status: () => {},
  };
}

export { ct, exportCode, Failure, library, optimize, verify };
export type {
  CtRequest,
  CtResult,
  Exported,
  ExportRequest,
  FailureDetail,
  FailureKind,
  LeakFinding,
  LibraryRequest,
  MadeLibrary,
  OptimizeRequest,
  OptimizeResult,
  ResultRecord,
  Surroundings,
  Verdict,
  VerifiedPart,
  VerifyRequest,
  VerifyResult,
};
