/** Confirms suspected leaks by pairs of runs that differ in secrets only. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import type { CodeSegment, DecodedFunction, MachineInstruction } from '../../base/machineCode.ts';
import { cacheDir, makeOnce } from '../../frontend/toolchain/cache.ts';
import { run, type ProcessResult } from '../../frontend/toolchain/run.ts';
import { findTools, requireTool } from '../../frontend/toolchain/tools.ts';
import { acceptedForm } from '../../prover/instructions/accept.ts';
import type { EntryArgument } from '../../prover/leak/entry.ts';
import type { Finding, LeakReport } from '../../prover/leak/findLeaks.ts';
import { LEAK, UNSURE } from '../../prover/leak/state.ts';
import { GENERAL, suspectWords, wallWords, type InputWords } from './leakSuspects.ts';

const FOLDER = 'src/frontend/toolchain/native';
const SOURCE = join(FOLDER, 'twoRuns.c');
const HEADERS = ['differences.h', 'enclosed.h', 'states.h', 'suspects.h', 'twoInputs.h'].map((name) =>
  join(FOLDER, name),
);
/** Where it puts code that runs anywhere. */
const BASE = 0x100000000000;
const PAGE = 0x1000;
/** Of larger code, or more places, nothing is shown. */
const MAX_SPAN = 1 << 26;
const MAX_SUSPECTS = 256;
const MAX_WALLS = 768;
/** Pairs of runs; each has eight kinds of secrets, and public numbers of its own. */
const TRIALS = 64;
const SEED = 1;

/** Milliseconds after which the runs are ended; they end by themselves before. */
const MAX_TIME = 40_000;
/** Statuses of the program beside 0. */
const REFUSED = 2;
const OUT_OF_TIME = 3;

/**
 * What of a report is certain: the leaks that two runs of the code on this processor show, which differ in secrets only
 * and in where a jump leads, in the address that is accessed, in the elements that a mask lets through or in what an
 * instruction of variable time computes with; also those of which the search does not know whether what is accessed is
 * secret. Other leaks become refusals. Buffers hold random bytes or zeros, public numbers are small ones. Runs in which
 * anything happens but the instructions that were decoded show nothing. Throws `tool` without a C compiler.
 */
export async function certainLeaks(
  code: DecodedFunction,
  args: readonly EntryArgument[],
  { leaks, refusals }: LeakReport,
  root: string,
): Promise<LeakReport> {
  const unsure = refusals.filter(({ what }) => what.startsWith(UNSURE));
  const others = refusals.filter(({ what }) => !what.startsWith(UNSURE));
  const suspects = [...leaks, ...unsure.map((one) => ({ ...one, what: one.what.slice(UNSURE.length) }))];
  if (suspects.length === 0) return { leaks, refusals };
  const { shown, lost, problem } = await runPairs(code, args, suspects.slice(0, MAX_SUSPECTS), root);
  const because = problem ?? 'no two runs on this processor were found that differ there in secrets only';
  const doubted = suspects.flatMap((one, k): Finding[] =>
    shown.has(k) ? [] : [{ ...one, what: `${PERHAPS}${one.what}; ${lost.has(k) ? LOST : because}` }],
  );
  const certain = suspects.flatMap((one, k) =>
    shown.has(k) ? [{ ...one, what: one.what + (shown.get(k) ?? '') }] : [],
  );
  return {
    leaks: certain.toSorted((a, b) => a.address - b.address),
    refusals: [...doubted, ...others].toSorted((a, b) => a.address - b.address),
  };
}

/** Before what is suspected and was not shown. */
export const PERHAPS = 'perhaps ';
const LOST = 'two runs differ there, but not where each instruction of them is followed, or too late';

/**
 * By the numbers of leaks, what two runs had there; those that runs showed only as long as nobody looked at each
 * instruction; and why what is left cannot be shown here, or null.
 */
interface Runs {
  readonly shown: ReadonlyMap<number, string>;
  readonly lost: ReadonlySet<number>;
  readonly problem: string | null;
}

const nothing = (problem: string): Runs => ({ shown: new Map(), lost: new Set(), problem });

async function runPairs(
  code: DecodedFunction,
  args: readonly EntryArgument[],
  leaks: readonly Finding[],
  root: string,
): Promise<Runs> {
  const compared = leaks.flatMap((one, k) => suspectWords(k, one, code.code.get(one.address) ?? null, code.image));
  const input = inputOf(code, args, compared);
  if (input === null) return nothing('the code is too large to be run');
  const path = await program(root);
  try {
    return runsOf(await run(path, [], { input, env: ENVIRONMENT, timeout: MAX_TIME }), code, leaks);
  } catch (error) {
    if (!(error instanceof Failure) || error.kind !== 'tool') throw error;
    return nothing(`it cannot be run here (${error.detail.found ?? error.message})`);
  }
}

/** Without what the C library asks the system to write into each process (restartable sequences). */
const ENVIRONMENT = { GLIBC_TUNABLES: 'glibc.pthread.rseq=0' };

/** What the program has said; anything else that it could not have said is no evidence. */
function runsOf({ status, stdout, stderr }: ProcessResult, { code }: DecodedFunction, leaks: readonly Finding[]): Runs {
  const lines = stdout.split('\n').slice(0, -1);
  const matches = (pattern: RegExp): RegExpExecArray[] =>
    lines.map((line) => pattern.exec(line)).filter((match) => match !== null);
  const shown = matches(/^shown (\d+) ([0-9a-f]+) ([0-9a-f]+)$/);
  const lost = matches(/^lost (\d+)$/);
  const unknown = matches(/^unknown ([0-9a-f]+)$/).map(([, at]) => code.get(Number.parseInt(at, 16))?.text);
  const numbers = [...shown, ...lost].map(([, k]) => Number(k));
  const isWhole = shown.length + lost.length + unknown.length === lines.length;
  if (!isWhole || numbers.some((k) => leaks[k] === undefined)) return nothing('the runs did not end as they should');
  return {
    shown: new Map(shown.map(([, , a, b], i) => [numbers[i], evidence(leaks[numbers[i]].what, a, b)])),
    lost: new Set(numbers.slice(shown.length)),
    problem: problemOf(status, stderr.trim(), unknown[0]),
  };
}

const evidence = (what: string, a: string, b: string): string =>
  what === LEAK.address || what === LEAK.mask ? ` (0x${a} or 0x${b} in two runs that differ in secrets only)` : '';

function problemOf(status: number, said: string, unknown: string | undefined): string | null {
  if (unknown !== undefined) return `this processor does not have the instruction ${unknown}`;
  if (status === OUT_OF_TIME)
    return 'no two runs that differ there in secrets only were found in the time that they have';
  if (status === 0) return null;
  return status === REFUSED ? `it cannot be run here (${said})` : 'the runs did not end as they should';
}

async function program(root: string): Promise<string> {
  const cc = requireTool(findTools().byName.cc);
  const source = join(root, SOURCE);
  const contents = [SOURCE, ...HEADERS].map((file) => sha256(readFileSync(join(root, file))));
  const folder = cacheDir(root, 'twoRuns', [cc, ...contents]);
  return makeOnce(join(folder, 'twoRuns'), async (draft) => {
    const { status, stderr } = await run(cc, ['-std=gnu11', '-O2', '-fPIE', '-pie', '-o', draft, source]);
    if (status !== 0)
      throw new Failure('tool', 'the program that shows leaks does not compile', {
        where: SOURCE,
        found: stderr.slice(0, 500),
      });
  });
}

/** Words and bytes as twoRuns.c reads them; null if there are too many. */
function inputOf(
  code: DecodedFunction,
  args: readonly EntryArgument[],
  suspects: readonly InputWords[],
): Buffer | null {
  const { image, symbol } = code;
  const { segments, relocated, isMovable } = image;
  const from = Math.floor(Math.min(...segments.map((s) => s.address)) / PAGE) * PAGE;
  const to = Math.ceil(Math.max(...segments.map((s) => s.address + s.bytes.length)) / PAGE) * PAGE;
  const instructions = [...code.code.values()].filter((one) => one !== null);
  const walls = instructions.filter((one) => !isFollowed(one));
  const followed = instructions.filter((one) => isFollowed(one) && one.flow !== 'stop');
  const isClosed = walls.length === 0 && instructions.length === code.code.size;
  const returns = isClosed ? followed.filter((one) => one.flow === 'return') : [];
  if (to - from > MAX_SPAN || walls.length > MAX_WALLS) return null;
  return Buffer.concat([
    words([isMovable ? BASE : 0, symbol.address, from, to, segments.length]),
    ...segments.flatMap(({ address, bytes, ...rights }) => [words([address, bytes.length, rightsOf(rights)]), bytes]),
    words([relocated.length, ...relocated, followed.length, ...followed.map((one) => one.address)]),
    words([returns.length, ...returns.map((one) => one.address)]),
    words([suspects.length + walls.length, ...suspects.flat(), ...walls.flatMap(wallWords)]),
    words(GENERAL.flatMap((name) => argumentWords(args.find(({ register }) => register === name)))),
    words([SEED, TRIALS]),
  ]);
}

const rightsOf = ({ isWritable, isExecutable }: Pick<CodeSegment, 'isWritable' | 'isExecutable'>): number =>
  (isWritable ? 1 : 0) + (isExecutable ? 2 : 0);

function words(values: readonly (number | bigint)[]): Buffer {
  const bytes = Buffer.alloc(8 * values.length);
  values.forEach((value, k) => bytes.writeBigUInt64LE(BigInt.asUintN(64, BigInt(value)), 8 * k));
  return bytes;
}

function argumentWords(argument: EntryArgument | undefined): number[] {
  if (argument === undefined) return [0, 0, 0];
  if ('isValue' in argument) return [3, 0, 0];
  return [argument.secret ? 2 : 1, argument.bytes?.from ?? 0, argument.bytes?.to ?? 0];
}

/** Whether it does the same in every run, and goes on where code is known. */
function isFollowed(instruction: MachineInstruction): boolean {
  const { flow, operands } = instruction;
  try {
    acceptedForm(instruction);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return false;
  }
  return flow === 'next' || flow === 'return' || flow === 'stop' || operands[0]?.kind === 'target';
}
