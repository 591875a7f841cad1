/** Judges all functions of a manifest, each in its own process. */
import { join, dirname, relative, resolve } from 'node:path';
import { z } from 'zod';
import { Failure } from '../../base/errors.ts';
import type { Io } from '../../base/io.ts';
import { jsonOf, canonicalJson } from '../../base/json.ts';
import { durationText } from '../../base/numberText.ts';
import { EndedBySignal, run } from '../../frontend/toolchain/run.ts';
import { judgementSchema, type Judged, type Judgement } from './judgement.ts';
import type { Ask, Entry, Manifest } from './manifest.ts';
import { existsSync, lstatSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { inTemporaryFolder, makeFolder, readUnlinked } from '../../base/files/folders.ts';
import { buildFolder, packedContents } from '../../base/files/installation.ts';
import { sha256 } from '../../base/hash.ts';
import { listedSources } from '../../frontend/object/sourceLimits.ts';
import { objectFile } from '../../frontend/object/objectFile.ts';
import { makeOnce } from '../../frontend/toolchain/cache.ts';
import { findTools } from '../../frontend/toolchain/tools.ts';
import { flagsOf } from '../claim/verifyOptions.ts';
import { processorFlags } from '../environment/thisMachine.ts';

/** How all of a manifest is judged. */
interface CheckOptions {
  /** Judgements side by side. */
  readonly jobs: number;
  /** Milliseconds that one may take. */
  readonly limitMs: number;
  /** Whether judgements from before count. */
  readonly isKept: boolean;
}

/** A process that judges one thing; below the compiled program. */
const PROGRAM = 'dist/src/cli/check/judgeProcess.js';

/** What it is given, and what it says. */
export const taskSchema = z.object({
  entry: z.custom<Entry>(),
  ask: z.custom<Ask>(),
  cwd: z.string(),
  results: z.string(),
});
export const answerSchema = z.union([
  z.object({ judgement: judgementSchema }),
  z.object({ bug: z.object({ message: z.string(), stack: z.string() }) }),
]);

/**
 * Judges all that a manifest asks, several things side by side, each in a process of its own: code that is made to
 * use up memory or time takes those of one process, and the others are judged. In the order of the manifest. Throws
 * `invariant` after all of them if one met a bug of ours.
 */
export async function checkAll(manifest: Manifest, options: CheckOptions, io: Io): Promise<Judged[]> {
  const here = { ...inFolder(io, manifest.folder) };
  const asks = manifest.entries.flatMap((entry) => entry.asks.map((ask) => ({ entry, ask })));
  const judged: Judged[] = [];
  let next = 0;
  let done = 0;
  const work = async (): Promise<void> => {
    for (let k = next++; k < asks.length; k = next++) {
      const { entry, ask } = asks[k];
      io.status(`${done} of ${asks.length} judged: ${entry.name} ${ask.asked}`);
      const judge = (): Promise<Judgement> => inProcess(entry, ask, options, here);
      const { judgement, isKept } = options.isKept
        ? await keptOr(entry, ask, here, judge)
        : { judgement: await judge(), isKept: false };
      judged[k] = { ...judgement, name: entry.name, asked: ask.asked, file: entry.files[0], isKept };
      done++;
    }
  };
  await Promise.all(Array.from({ length: Math.min(options.jobs, asks.length) }, work));
  io.status('');
  return judged;
}

/** Surroundings whose getters stay what they are. */
function inFolder(io: Io, cwd: string): Io {
  const changed: Io = Object.create(Object.prototype, {
    ...Object.getOwnPropertyDescriptors(io),
    cwd: { value: cwd, enumerable: true },
  });
  return changed;
}

async function inProcess(entry: Entry, ask: Ask, { limitMs }: CheckOptions, io: Io): Promise<Judgement> {
  const start = io.clock.nowMs();
  const task = { entry, ask, cwd: io.cwd, results: io.results } satisfies z.output<typeof taskSchema>;
  const ended = (summary: string): Judgement => ({
    ...{ failure: 'unsupported' as const, summary, claim: null, millis: Math.round(io.clock.nowMs() - start) },
    findings: [{ rule: 'not-decided', text: summary, file: entry.files[0], line: null }],
  });
  try {
    const input = JSON.stringify(task);
    const { stdout, stderr } = await run(process.execPath, [join(io.root, PROGRAM)], { input, timeout: limitMs });
    const answer = answerSchema.safeParse(jsonOf(stdout)).data;
    if (answer === undefined) return ended(`not decided: the judging ended early${lastLine(stderr)}`);
    if ('judgement' in answer) return answer.judgement;
    throw new Failure('invariant', answer.bug.message, {
      where: `${entry.name} ${ask.asked}`,
      found: answer.bug.stack,
    });
  } catch (error) {
    if (!(error instanceof EndedBySignal)) throw error;
    const isOfTime = io.clock.nowMs() - start >= limitMs;
    return ended(isOfTime ? `not decided within ${durationText(limitMs)}` : `not decided: ${error.message}`);
  }
}

/** Why Node has ended, as where memory runs out. */
function lastLine(stderr: string): string {
  const line = /FATAL ERROR: (.*)/.exec(stderr)?.[1] ?? '';
  return line === '' ? '' : ` (${line})`;
}

/* Cached judgements, keyed by what they are about: the bytes of all that is read, what is asked, and the program that
 * judges. Whoever can write there could have anything believed: what others may write to, or what lies in the folder
 * that is judged and so comes with the code, is passed over. */

/** Changes when what is written changes. */
const VERSION = 1;

const keptSchema = z.strictObject({
  key: z.string(),
  /** The processor that ran what was run; proofs need none. */
  processor: z.string(),
  judgement: judgementSchema,
});

const MAX_BYTES = 1 << 20;

/** A judgement, and whether it was known. */
interface Known {
  readonly judgement: Judgement;
  readonly isKept: boolean;
}

/**
 * The judgement that is kept of this, or that of `work`, which is kept if it is a verdict: what a file or a tool lacks
 * is looked at anew.
 */
async function keptOr(entry: Entry, ask: Ask, io: Io, work: () => Promise<Judgement>): Promise<Known> {
  const program = packedContents(io.root);
  const isOfCode = isWithin(buildFolder(io.root, io.env), io.cwd);
  const key = isOfCode || program === '' ? null : await keyOf(entry, ask, program, io);
  if (key === null) return { judgement: await work(), isKept: false };
  const file = join(buildFolder(io.root, io.env), 'cache', 'check', `${sha256(key)}.json`);
  const processor = sha256([...processorFlags()].toSorted().join(' '));
  const known = keptIn(file, key, processor);
  if (known !== null) return { judgement: known, isKept: true };
  const judgement = await work();
  if (judgement.claim !== null) await keep(file, { key, processor, judgement });
  return { judgement, isKept: false };
}

const isWithin = (path: string, folder: string): boolean => !relative(folder, path).startsWith('..');

function keptIn(file: string, key: string, processor: string): Judgement | null {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (stats === undefined || !stats.isFile() || stats.size > MAX_BYTES || isOthers(file)) return null;
  const { data } = keptSchema.safeParse(jsonOf(readUnlinked(file)));
  if (data === undefined || data.key !== key) return null;
  // What a processor did not show, another one may.
  return data.judgement.failure === null || data.processor === processor ? data.judgement : null;
}

/** Whether others than this user may write the file, or put another in its place. */
function isOthers(file: string): boolean {
  const user = process.getuid?.();
  return [file, dirname(file)]
    .map((path) => statSync(path))
    .some(({ uid, mode }) => uid !== user || (mode & 0o022) !== 0);
}

async function keep(file: string, content: z.output<typeof keptSchema>): Promise<void> {
  makeFolder(dirname(file));
  // One of another processor, or of somebody else, stays: what is put there is what is missing.
  if (existsSync(file)) return;
  await makeOnce(file, async (draft) => writeFileSync(draft, JSON.stringify(content), { mode: 0o600 }));
}

/** All that a judgement depends on, as text; null where that is not known, or cannot be read, which `work` tells. */
async function keyOf({ files }: Entry, ask: Ask, program: string, io: Io): Promise<string | null> {
  try {
    const read = await inTemporaryFolder('check', (folder) => contentsRead(files, ask, folder, io));
    return canonicalJson({ version: VERSION, program, ask, files, read });
  } catch (error) {
    if (error instanceof Failure && error.kind !== 'invariant') return null;
    throw error;
  }
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** Hashes of the files, of what they include, and of the code that is made of them, which says by which tools. */
async function contentsRead(files: readonly string[], ask: Ask, folder: string, io: Io): Promise<string[]> {
  const { options } = ask;
  const [tools, flags] = [findTools(io.env), flagsOf(options, io)];
  const isForWindows = ask.asked === 'verify' && ask.options.convention === 'win64';
  const hashes: string[] = [];
  for (const file of files) {
    const path = resolve(io.cwd, file);
    const compilerFlags = /\.[cS]$/.test(file) ? flags : [];
    const syntax = /\.([oac]|rlib|so)$/.test(file) ? undefined : options.syntax;
    const place = mkdtempSync(join(folder, 'made-'));
    // Objects for Windows and macOS are refused here, and so judged each time.
    const object = await objectFile(path, { syntax, compilerFlags, isForWindows }, place, { tools, decoder: null });
    // What the compiler hands to its assembler is gone by now, and follows from the rest; so does what is no file.
    const listed = listedSources(join(place, 'sources'), dirname(path)).filter(isFile);
    const sources = [path, ...listed];
    const made = object.path === path ? [] : [object.path];
    hashes.push(...[...new Set([...sources, ...made])].map((one) => sha256(readFileSync(one))));
    hashes.push(object.build ?? object.assembler ?? '');
  }
  if (ask.asked === 'verify' && ask.options.ir !== undefined)
    hashes.push(sha256(readFileSync(resolve(io.cwd, ask.options.ir.replace(/#.*$/s, '')))));
  return hashes;
}
