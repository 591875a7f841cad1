import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../../src/base/errors.ts';
import { inTemporaryFolder } from '../../../src/base/files/folders.ts';
import { sha256 } from '../../../src/base/hash.ts';
import { cacheDir, makeOnce } from '../../../src/frontend/toolchain/cache.ts';
import { compileC } from '../../../src/frontend/compile/compileC.ts';
import type { Toolchain } from '../../../src/frontend/toolchain/openToolchain.ts';
import { run } from '../../../src/frontend/toolchain/run.ts';
import { sourceFor, type CrossTools } from './crossTools.ts';
import type { Processor } from '../../../src/frontend/cross/processor.ts';

/** A function as (out, in, ...) and how many bytes it reads and writes. */
export interface EmulatedFunction {
  readonly symbol: string;
  /** Pointers behind the first. */
  readonly arguments: 1 | 2;
  /** Of each argument. */
  readonly bytesIn: number;
  readonly bytesOut: number;
}

/** What a processor executed in one call. */
interface ExecutedCall {
  readonly instructions: number;
  /** Hash of the addresses of these instructions, in order. */
  readonly path: string;
}

const CALLER = 'src/frontend/toolchain/native/emulatedCall.c';
/** Milliseconds that a run may take. */
const TIMEOUT = 120_000;
/** Bytes that it may print. */
const MAX_OUTPUT = 1 << 26;
const READ_AT_ONCE = 1 << 20;

/** Path of a program that calls a function of `objects`, cached. Throws `invariant` if they do not link. */
export async function linkCaller(
  toolchain: Toolchain,
  processor: Processor,
  tools: CrossTools,
  fn: EmulatedFunction,
  objects: readonly string[],
): Promise<string> {
  const { path, flags = [] } = sourceFor(processor, join(toolchain.root, CALLER), toolchain.root);
  const macros = [
    `-DFUNCTION=${fn.symbol}`,
    `-DARGUMENTS=${fn.arguments}`,
    `-DBYTES_IN=${fn.bytesIn}`,
    `-DBYTES_OUT=${fn.bytesOut}`,
  ];
  const caller = await compileC(toolchain, { path, flags: [...flags, ...macros] }, ['-O2', '-fno-builtin', '-c'], '.o');
  const all = [caller, ...objects];
  const dir = cacheDir(toolchain.root, 'emulated', [tools.linker, all.map((file) => sha256(readFileSync(file)))]);
  return makeOnce(join(dir, 'program'), async (draft) => {
    const { status, stderr } = await run(tools.linker, ['-static', '-o', draft, ...all]);
    if (status !== 0)
      throw new Failure('invariant', `${fn.symbol} does not link for ${processor.name}`, { found: stderr.trimEnd() });
  });
}

/** What each call wrote, under the emulator. Throws `wrong` if it does not come to its end. */
export function runCalls(
  program: string,
  processor: Processor,
  tools: CrossTools,
  { bytesOut }: EmulatedFunction,
  inputs: readonly Uint8Array[],
): Uint8Array[] {
  const words = emulated(program, processor, tools, [], Buffer.concat(inputs));
  if (words.length !== inputs.length * bytesOut) throw ended(program, `${words.length} bytes of output`);
  return inputs.map((_, k) => words.subarray(k * bytesOut, (k + 1) * bytesOut));
}

/** The instructions of one call, the caller's own left out, counted one by one. */
export async function traceCall(
  program: string,
  processor: Processor,
  tools: CrossTools,
  input: Uint8Array,
): Promise<ExecutedCall> {
  return inTemporaryFolder('trace', async (folder) => {
    const log = join(folder, 'log');
    const flags = [await oneByOne(tools.emulator), '-d', 'exec,nochain', '-D', log];
    emulated(program, processor, tools, flags, input);
    return executedIn(log);
  });
}

/** The flag that makes each instruction a block of its own changed its name. */
async function oneByOne(emulator: string): Promise<string> {
  const { stdout } = await run(emulator, ['-help']);
  return stdout.includes('-one-insn-per-tb') ? '-one-insn-per-tb' : '-singlestep';
}

/** `Trace 0: 0x7f... [0/00000000002102fc/1/201] x25519`: host address, guest address and symbol. */
async function executedIn(log: string): Promise<ExecutedCall> {
  const hash = createHash('sha256');
  let instructions = 0;
  let begun = '';
  // There are millions of lines: they are looked at as they come, many at once.
  for await (const text of createReadStream(log, { encoding: 'latin1', highWaterMark: READ_AT_ONCE })) {
    const lines = `${begun}${text}`.split('\n');
    begun = lines.pop() ?? '';
    const places = lines.filter((line) => line.startsWith('Trace ') && !line.endsWith(' _start')).map(placeOf);
    instructions += places.length;
    hash.update(places.join(''));
  }
  return { instructions, path: hash.digest('hex') };
}

function placeOf(line: string): string {
  const at = line.indexOf('/', line.indexOf('[')) + 1;
  return `${line.slice(at, line.indexOf('/', at))}\n`;
}

function emulated(
  program: string,
  { emulatorFlags }: Processor,
  { emulator }: CrossTools,
  flags: readonly string[],
  input: Uint8Array,
): Buffer {
  const { status, signal, stdout, error } = spawnSync(emulator, [...emulatorFlags, ...flags, program], {
    input,
    timeout: TIMEOUT,
    maxBuffer: MAX_OUTPUT,
  });
  if (error !== undefined) throw ended(program, error.message);
  if (status !== 0) throw ended(program, signal === null ? `exit status ${status}` : `signal ${signal}`);
  return stdout;
}

const ended = (program: string, found: string): Failure =>
  new Failure('tool', 'a program does not run to its end under the emulator', { where: program, found });
