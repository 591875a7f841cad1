/**
 * The command line: arguments in, text and exit code out. The only file that prints or exits.
 */
import { fstatSync, writeSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { EXIT_CODE } from '../base/errors.ts';
import { printable } from '../base/printable.ts';
import { systemFailure } from '../base/systemFailure.ts';
import type { Io } from '../base/io.ts';
import { endedBy } from '../frontend/toolchain/run.ts';
import { projectRoot } from '../base/files/installation.ts';
import type { Command } from '../base/options/option.ts';
import { resultsFolder } from '../engine/environment/places.ts';
import { compilerWords } from './line/compilerWords.ts';
import { reportFailure } from './line/reportFailure.ts';

/** As a shell counts them. */
const ENDED_BY = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };
const CLEAR_LINE = '\r\x1b[K';
/** These end in order when a scheduler ends them or their terminal is closed, and keep what was found. */
const ENDING_IN_ORDER = ['optimize', 'tune-all'];

/**
 * Bytes of code that a function runs before it is worth the optimising compiler, seven times as many as by default: in
 * commands that take a second, that compiler otherwise takes a fifth of it for functions that end before it is done.
 */
const INTERRUPT_BUDGET = 500_000;

const isFile = { 1: fstatSync(1).isFile(), 2: fstatSync(2).isFile() };
const root = projectRoot(import.meta.dirname);
const io = terminalIo();

/** Runs the command of `load` that the command line names, and leaves its exit code. */
export async function runProgram(load: () => Promise<readonly Command[]>): Promise<void> {
  setFlagsFromString(`--interrupt-budget=${INTERRUPT_BUDGET}`);
  process.stdout.on('error', lostOutput);
  process.stderr.on('error', () => {}); // There is nowhere left to say it.
  process.on('uncaughtException', (error) => process.exit(reportFailure(error, io)));
  // From here on even what goes wrong while the program is loaded is told as a failure of ours.
  const { runCommandLine } = await import('./runCommandLine.ts');
  const code = await runCommandLine(await load(), io);
  const signal = code === EXIT_CODE.interrupted ? endedBy() : null;
  const isInOrder = signal === null || (signal !== 'SIGINT' && ENDING_IN_ORDER.includes(process.argv[2]));
  if (code !== 0) process.exitCode = isInOrder ? code : ENDED_BY[signal];
}

function terminalIo(): Io {
  const { stderr, env } = process;
  const start = performance.now();
  const cwd = currentFolder() ?? root;
  const interrupted = interruption();
  let statusShown = false;
  const eraseStatus = (): void => {
    if (statusShown) stderr.write(CLEAR_LINE);
    statusShown = false;
  };
  const print = (stream: NodeJS.WriteStream & { fd: 1 | 2 }, text: string, onError: (error: unknown) => void): void => {
    eraseStatus();
    if (isFile[stream.fd]) writeToFile(stream.fd, `${printable(text)}\n`, onError);
    else if (!stream.destroyed) stream.write(`${printable(text)}\n`);
  };
  return {
    root,
    results: resultsFolder({ root, cwd, env }),
    cwd,
    argv: compilerWords(process.argv.slice(2)),
    env,
    clock: { nowMs: () => performance.now() - start },
    now: () => new Date().toISOString(),
    get interrupted() {
      return interrupted();
    },
    columns: stderr.isTTY ? stderr.columns : 0,
    width: process.stdout.isTTY ? process.stdout.columns : 80,
    isTerminal: Boolean(process.stdout.isTTY),
    out: (text) => print(process.stdout, text, lostOutput),
    note: (text) => print(stderr, text, () => {}),
    status: (text) => {
      eraseStatus();
      if (text === '' || !stderr.isTTY) return;
      stderr.write(printable(text).slice(0, stderr.columns - 1));
      statusShown = true;
    },
  };
}

/** Null if it was removed meanwhile. */
function currentFolder(): string | null {
  try {
    return process.cwd();
  } catch {
    return null;
  }
}

/** Streams take a file for written when the disk was full before its end. */
function writeToFile(file: number, text: string, onError: (error: unknown) => void): void {
  const bytes = Buffer.from(text);
  try {
    for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
  } catch (error) {
    onError(error);
  }
}

/**
 * The first Ctrl-C, or a scheduler's SIGTERM, asks a command to finish soon; the second ends the program at once. Until
 * the signal is asked for there is nothing to finish, and the first Ctrl-C ends the program, even within a proof. A
 * terminal that is closed (SIGHUP, which Node does not ignore even under nohup) may say so twice.
 */
function interruption(): () => AbortSignal {
  const controller = new AbortController();
  let isHeard = false;
  const hear = (signal: 'SIGINT' | 'SIGTERM'): void =>
    void process.on(signal, () => (controller.signal.aborted ? process.exit(ENDED_BY[signal]) : controller.abort()));
  if (ENDING_IN_ORDER.includes(process.argv[2])) {
    hear('SIGTERM');
    process.on('SIGHUP', () => controller.abort());
  }
  return () => {
    if (!isHeard) hear('SIGINT');
    isHeard = true;
    return controller.signal;
  };
}

/**
 * `fieldwright list | head` closes our output early; that is no error, and the command goes on to its end, for its exit
 * code is its answer. A full disk is an error, but what goes on gets done.
 */
function lostOutput(error: unknown): void {
  if (error instanceof Error && 'code' in error && error.code === 'EPIPE') return;
  if (process.exitCode !== undefined) return;
  process.exitCode = EXIT_CODE.input;
  reportFailure(systemFailure(error, 'standard output') ?? error, io);
}
