/** Pairs of runs that differ in secrets only, on this processor or on one that Bochs emulates. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import type { CodeSegment, DecodedFunction, MachineInstruction } from '../../base/machineCode.ts';
import { cacheDir, makeOnce } from '../../frontend/toolchain/cache.ts';
import { run, type ProcessResult } from '../../frontend/toolchain/run.ts';
import { findTools, requireTool } from '../../frontend/toolchain/tools.ts';
import { acceptedForm } from '../../prover/instructions/accept.ts';
import { conditionFlags } from '../../x86/conditions.ts';
import type { EntryArgument } from '../../prover/leak/entry.ts';
import type { Finding } from '../../prover/leak/findLeaks.ts';
import type { InstructionForm } from '../../x86/form.ts';
import { GENERAL, suspectWords, wallWords } from './leakSuspects.ts';

const FOLDER = 'src/frontend/toolchain/native';
const SHARED = ['differences.h', 'suspects.h', 'twoInputs.h', 'vectors.h'];

/** A program that makes pairs of runs. */
interface RunProgram {
  readonly name: string;
  readonly headers: readonly string[];
  readonly flags: readonly string[];
}
const HERE: RunProgram = { name: 'twoRuns', headers: ['enclosed.h', 'states.h'], flags: ['-fPIE', '-pie'] };
const EMULATED: RunProgram = {
  name: 'emulatedRuns',
  headers: ['rings.h'],
  flags: ['-mgeneral-regs-only', '-fno-tree-loop-distribute-patterns', '-static', '-no-pie', '-s'],
};

/** Where they put code that runs anywhere. */
const BASE = 0x100000000000;
const PAGE = 0x1000;
/** Of larger code, or more places, nothing is shown; what is emulated gets less. */
const MAX_SPAN = 1 << 26;
const MAX_EMULATED_SPAN = 1 << 24;
const MAX_EMULATED_BYTES = 1 << 20;
const MAX_WALLS = 768;
/** Pairs of runs; each has eight kinds of secrets, and public numbers of its own. */
const TRIALS = 64;
const SEED = 1;

/** Milliseconds after which the runs are ended; they end by themselves before. */
const MAX_TIME = 40_000;
const MAX_EMULATED_TIME = 180_000;
/** Statuses of the programs beside 0. */
const REFUSED = 2;
const OUT_OF_TIME = 3;

/**
 * By the numbers of leaks, the values that two runs had there, in hexadecimal; those that runs showed only as long as
 * nobody looked at each instruction; and why what is left cannot be shown there, or null.
 */
export interface Runs {
  readonly shown: ReadonlyMap<number, readonly [string, string]>;
  readonly lost: ReadonlySet<number>;
  readonly problem: string | null;
}

const nothing = (problem: string): Runs => ({ shown: new Map(), lost: new Set(), problem });

/** What is run: the function, its arguments, and the leaks that runs may show. */
interface Runnable {
  readonly code: DecodedFunction;
  readonly args: readonly EntryArgument[];
  readonly leaks: readonly Finding[];
}

/** On this processor, without instructions that it `lacks`. Throws `tool` without a C compiler. */
export async function runHere(
  runnable: Runnable,
  lacks: (instruction: MachineInstruction) => boolean,
  root: string,
): Promise<Runs> {
  const input = inputOf(runnable, lacks, MAX_SPAN);
  if (input === null) return nothing('the code is too large to be run');
  const path = await programOf(HERE, root);
  return resultsOf(() => run(path, [], { input, env: ENVIRONMENT, timeout: MAX_TIME }), runnable, 'this processor');
}

/** On the processor that `runEmulated` has. Throws `tool` without a C compiler. */
export async function runElsewhere(runnable: Runnable, root: string): Promise<Runs> {
  const { code } = runnable;
  if (!code.image.isMovable) return nothing('it runs at fixed addresses only, so that it cannot be emulated');
  const input = inputOf(runnable, isMiscomputed, MAX_EMULATED_SPAN);
  if (input === null || input.length > MAX_EMULATED_BYTES) return nothing('the code is too large to be emulated');
  const path = await programOf(EMULATED, root);
  const all = Buffer.concat([input, flagWords(code)]);
  return resultsOf(() => runEmulated(path, all, MAX_EMULATED_TIME, root), runnable, 'the emulated processor');
}

/**
 * Bochs 2.7 sets OF as add does, where adox has its carry; what shld and shrd of 16 bits make of counts above 16 is
 * undefined (SDM vol. 2).
 */
export const isMiscomputed = ({ opcode }: MachineInstruction): boolean => /^(ADOX|SH[LR]D16)/.test(opcode);

async function resultsOf(start: () => Promise<ProcessResult>, { code, leaks }: Runnable, where: string): Promise<Runs> {
  try {
    return runsOf(await start(), code, leaks, where);
  } catch (error) {
    if (!(error instanceof Failure) || error.kind !== 'tool') throw error;
    const hint = error.detail.hint === undefined ? '' : `; ${error.detail.hint}`;
    return nothing(`it cannot be run on ${where} (${error.detail.found ?? error.message}${hint})`);
  }
}

/** Without what the C library asks the system to write into each process (restartable sequences). */
const ENVIRONMENT = { GLIBC_TUNABLES: 'glibc.pthread.rseq=0' };

/** What a program has said; anything else that it could not have said is no evidence. */
function runsOf(
  { status, stdout, stderr }: ProcessResult,
  { code }: DecodedFunction,
  leaks: readonly Finding[],
  where: string,
): Runs {
  const lines = stdout.split('\n').slice(0, -1);
  const matches = (pattern: RegExp): RegExpExecArray[] =>
    lines.map((line) => pattern.exec(line)).filter((match) => match !== null);
  const shown = matches(/^shown (\d+) ([0-9a-f]+) ([0-9a-f]+)$/);
  const lost = matches(/^lost (\d+)$/);
  const unknown = matches(/^unknown ([0-9a-f]+)$/).map(([, at]) => code.get(Number.parseInt(at, 16))?.text);
  const numbers = [...shown, ...lost].map(([, k]) => Number(k));
  const isWhole = shown.length + lost.length + unknown.length === lines.length;
  if (!isWhole || numbers.some((k) => leaks[k] === undefined)) return nothing(NO_END);
  return {
    shown: new Map(shown.map(([, k, a, b]) => [Number(k), [a, b]])),
    lost: new Set(numbers.slice(shown.length)),
    problem: problemOf(status, stderr.trim(), unknown[0], where),
  };
}

const NO_END = 'the runs did not end as they should';

function problemOf(status: number, said: string, unknown: string | undefined, where: string): string | null {
  if (unknown !== undefined) return `${where} does not have the instruction ${unknown}`;
  if (status === OUT_OF_TIME)
    return 'no two runs that differ there in secrets only were found in the time that they have';
  if (status === 0) return null;
  return status === REFUSED ? `it cannot be run on ${where} (${said})` : NO_END;
}

async function programOf({ name, headers, flags }: RunProgram, root: string): Promise<string> {
  const cc = requireTool(findTools().byName.cc);
  const source = join(FOLDER, `${name}.c`);
  const files = [source, ...[...SHARED, ...headers].map((file) => join(FOLDER, file))];
  const folder = cacheDir(root, name, [cc, ...files.map((file) => sha256(readFileSync(join(root, file))))]);
  return makeOnce(join(folder, name), async (draft) => {
    const { status, stderr } = await run(cc, ['-std=gnu11', '-O2', ...flags, '-o', draft, join(root, source)]);
    if (status !== 0)
      throw new Failure('tool', 'the program that shows leaks does not compile', {
        where: source,
        found: stderr.slice(0, 500),
      });
  });
}

/* The input of both programs. */

/** Words and bytes as the programs read them, without instructions that are not run; null if there are too many. */
function inputOf(
  { code, args, leaks }: Runnable,
  isLeftOut: (instruction: MachineInstruction) => boolean,
  maxSpan: number,
): Buffer | null {
  const { image, symbol } = code;
  const { segments, relocated, isMovable } = image;
  const from = Math.floor(Math.min(...segments.map((s) => s.address)) / PAGE) * PAGE;
  const to = Math.ceil(Math.max(...segments.map((s) => s.address + s.bytes.length)) / PAGE) * PAGE;
  const instructions = [...code.code.values()].filter((one) => one !== null);
  const accepted = new Set(instructions.filter((one) => followedForm(one) !== null));
  const walls = instructions.filter((one) => !accepted.has(one));
  const followed = [...accepted].filter((one) => one.flow !== 'stop' && !isLeftOut(one));
  const isClosed = accepted.size === code.code.size && !instructions.some(isLeftOut);
  const returns = isClosed ? followed.filter((one) => one.flow === 'return') : [];
  if (to - from > maxSpan || walls.length > MAX_WALLS) return null;
  const suspects = leaks.flatMap((one, k) => suspectWords(k, one, code.code.get(one.address) ?? null, image));
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

/** The form of what does the same in every run, and goes on where code is known; null of others. */
function followedForm(instruction: MachineInstruction): InstructionForm | null {
  const { flow, operands } = instruction;
  try {
    const form = acceptedForm(instruction);
    return flow === 'next' || flow === 'return' || flow === 'stop' || operands[0]?.kind === 'target' ? form : null;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return null;
  }
}

/** Of each instruction, its address and the flags that it reads, writes, and leaves undefined, in eight bits each. */
function flagWords({ code }: DecodedFunction): Buffer {
  const all = [...code.values()].flatMap((one) => {
    const form = one === null ? null : followedForm(one);
    if (one === null || form === null) return [];
    const { flags } = form;
    const reads = bitsOf(flags.reads + conditionFlags(one, form));
    const writes = flags.mayKeep ? 0 : bitsOf(flags.writes);
    return [[one.address, reads | (writes << 8) | (bitsOf(flags.undefined) << 16)]];
  });
  return words([all.length, ...all.flat()]);
}

const bitsOf = (letters: string): number =>
  [...'OSZAPC'].reduce((bits, letter, k) => (letters.includes(letter) ? bits | (1 << k) : bits), 0);

/* A processor that Bochs emulates. */

/** One that has all instruction sets of the table (x86/form.ts), by Bochs' name and for people. */
const MODEL = 'corei7_icelake_u';
export const EMULATED_PROCESSOR = 'Bochs (an emulated Ice Lake)';

/** What `emulate.mjs` ends with without Bochs or an assembler for its machine, and if a program does not end. */
const NOT_INSTALLED = 121;
const NOT_ENDED = 120;

/**
 * Runs a static program with this standard input in the ring 0 of an emulated processor; it has no system but what
 * `machine.asm` is. Throws `tool` where Bochs is not installed, or the program does not end by itself.
 */
export async function runEmulated(
  program: string,
  input: Uint8Array,
  timeout: number,
  root: string,
): Promise<ProcessResult> {
  const result = await run(process.execPath, [join(root, FOLDER, 'emulate.mjs'), MODEL, program], { input, timeout });
  if (result.status === NOT_INSTALLED)
    throw new Failure('tool', 'Bochs is not installed', { hint: 'apt install bochs nasm' });
  if (result.status === NOT_ENDED)
    throw new Failure('tool', 'a program does not end on the emulated processor', { found: result.stderr.trim() });
  return result;
}
