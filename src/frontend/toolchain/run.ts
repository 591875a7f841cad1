/** Runs programs with limits and captures their output. */
import { spawn, type ChildProcess, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { complaintOf, systemErrorOf } from '../../base/systemFailure.ts';

/** What a program left behind. */
export interface ProcessResult {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly cwd?: string;
  /** Written to standard input. */
  readonly input?: string | Uint8Array;
  /** Milliseconds after which it is killed. */
  readonly timeout?: number;
  /** Is told what the program prints to standard output, as it comes. */
  readonly onOutput?: (chunk: string) => void;
  /** Its environment, by default that of this process. */
  readonly env?: NodeJS.ProcessEnv;
  /**
   * When this is aborted, the program is asked once, by SIGINT, to finish, and so it is not ended by a SIGTERM of this
   * process, which is for whoever aborts to hear.
   */
  readonly interrupted?: AbortSignal;
}

/** A program that the system does not find or may not run: nothing else says that it is not installed. */
export class NoProgram extends Failure {}

/** A program that a signal has ended, be it of somebody or of the system. */
export class EndedBySignal extends Failure {
  constructor(path: string, args: readonly string[], signal: string) {
    const memory = signal === 'SIGKILL' ? '; the system does so when memory runs out' : '';
    super('tool', `${basename(path)} was ended by ${signal}`, {
      where: [path, ...args].join(' '),
      hint: `run it again${memory}`,
    });
  }
}

/**
 * Runs a program to its end and captures its output. A status other than 0 is for the caller to judge, unless the
 * program could not write its files, which throws the system's error; throws `tool` if the program cannot be started
 * (`NoProgram`) or is ended by a signal (`EndedBySignal`), `interrupted` if a SIGTERM of this process has ended it. It
 * does not get the Ctrl-C of the terminal, and does not outlive this process, nor do those that it has started.
 */
export function run(path: string, args: readonly string[], options: RunOptions = {}): Promise<ProcessResult> {
  return new Promise((resolve, reject) => {
    const { cwd, env, interrupted } = options;
    if (endingSignal !== null) return reject(terminated(path));
    const start = (): ChildProcessWithoutNullStreams => spawn(path, args, { cwd, env, stdio: 'pipe', detached: true });
    const { child, forget } = interrupted === undefined ? watched(start) : { child: start(), forget: () => {} };
    const forgetAbort = interrupted === undefined ? () => {} : passOn(interrupted, child);
    const release = (): void => {
      forget();
      forgetAbort();
    };
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    const timer = options.timeout === undefined ? undefined : setTimeout(() => end(child), options.timeout);
    child.stdout.on('data', (chunk: Buffer) => {
      stdout.push(chunk);
      options.onOutput?.(chunk.toString('latin1'));
    });
    child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
    child.on('error', (error) => {
      release();
      reject(cannotRun(path, args, error));
    });
    child.on('close', (status, signal) => {
      clearTimeout(timer);
      release();
      const tooLarge = signal === 'SIGXFSZ' ? systemErrorOf(path, 'EFBIG', 'killed by SIGXFSZ') : null;
      const complaint = tooLarge ?? complaintOf(path, text(stderr));
      if (status !== 0 && complaint !== null) return reject(complaint);
      if (endingSignal !== null && interrupted === undefined) return reject(terminated(path));
      if (status === null) return reject(new EndedBySignal(path, args, String(signal)));
      resolve({ status, stdout: text(stdout), stderr: text(stderr) });
    });
    child.stdin.on('error', () => {}); // A program that exits early closes the pipe; its status tells.
    child.stdin.end(options.input ?? '');
  });
}

/** What ends this process: a Ctrl-C, a scheduler, or the terminal that is closed. */
type EndingSignal = 'SIGINT' | 'SIGTERM' | 'SIGHUP';

/** Programs that end with this process; it listens for its end before the first begins, until the last has ended. */
const running = new Set<ChildProcess>();
let endingSignal: EndingSignal | null = null;

function watched<T extends ChildProcess>(start: () => T): { readonly child: T; readonly forget: () => void } {
  if (running.size === 0)
    process.on('SIGTERM', terminate).on('SIGHUP', terminate).on('SIGINT', interrupt).on('exit', endAll);
  const unlisten = (): void => {
    if (running.size > 0 || endingSignal !== null) return;
    process.off('SIGTERM', terminate).off('SIGHUP', terminate).off('SIGINT', interrupt).off('exit', endAll);
  };
  try {
    const child = start();
    running.add(child);
    return { child, forget: () => void (running.delete(child) && unlisten()) };
  } catch (error) {
    unlisten();
    throw error;
  }
}

/** From here on no program gets far, so that whatever waits for one gives up, and removes its files. */
function terminate(signal: EndingSignal): void {
  endingSignal = signal;
  endAll();
}

/** Ctrl-C does the same, unless somebody else listens for it and has something to finish. */
function interrupt(): void {
  if (process.listenerCount('SIGINT') === 1) terminate('SIGINT');
}

/** The signal that has ended the programs of this process, and is about to end it; or null. */
export const endedBy = (): EndingSignal | null => endingSignal;

function endAll(): void {
  for (const child of running) signal(child, 'SIGTERM');
}

/** To the program and those that it has started, as compilers start others. */
function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, name);
  } catch {
    // It has ended.
  }
}

const terminated = (path: string): Failure =>
  new Failure('interrupted', `ended by ${endingSignal} while ${basename(path)} ran`);

/** Asks `child` to finish when `interrupted` is aborted, until the function that is returned is called. */
function passOn(interrupted: AbortSignal, child: ChildProcess): () => void {
  const ask = (): void => void child.kill('SIGINT');
  const exit = (): void => void child.kill('SIGTERM');
  interrupted.addEventListener('abort', ask, { once: true });
  process.on('exit', exit);
  if (interrupted.aborted) ask();
  return () => {
    interrupted.removeEventListener('abort', ask);
    process.off('exit', exit);
  };
}

/** What has left its group may keep the pipes open. */
function end(child: ChildProcess): void {
  signal(child, 'SIGKILL');
  child.stdout?.destroy();
  child.stderr?.destroy();
}

function text(chunks: readonly Buffer[]): string {
  return Buffer.concat(chunks).toString('utf8');
}

function cannotRun(path: string, args: readonly string[], error: Error): Failure {
  const isAbsent = 'code' in error && ABSENT.includes(error.code);
  const detail = { where: [path, ...args].join(' '), found: error.message };
  return new (isAbsent ? NoProgram : Failure)('tool', `cannot run ${path}`, detail);
}
const ABSENT: readonly unknown[] = ['ENOENT', 'ENOTDIR', 'EACCES'];

/** The same for a program that may not be installed: throws what `absent` makes then, and only then. */
export async function runInstalled(
  path: string,
  args: readonly string[],
  absent: () => Failure,
  options: RunOptions = {},
): Promise<ProcessResult> {
  try {
    return await run(path, args, options);
  } catch (error) {
    throw error instanceof NoProgram ? absent() : error;
  }
}

/**
 * What a tool may take for a file: it can ask for any number of bytes. Seconds of processor time and bytes, not time,
 * so that a busy machine decides nothing. Option of prlimit, name in /proc/self/limits, and limit.
 */
const LIMITS: readonly (readonly [option: string, name: string, most: number])[] = [
  ['cpu', 'Max cpu time', 120],
  ['as', 'Max address space', 8 * 2 ** 30],
  ['fsize', 'Max file size', 2 ** 30],
  ['core', 'Max core file size', 0],
];

/**
 * Options of prlimit under limits that this process has already, as by `ulimit`, in the words of /proc/self/limits:
 * those that are stricter cannot be raised, and stay.
 */
export function prlimitOptions(limits: string): readonly string[] {
  const hard = (name: string): number =>
    Number(new RegExp(`^${name} +\\S+ +(\\d+)`, 'm').exec(limits)?.[1] ?? Infinity);
  return LIMITS.filter(([, name, most]) => most <= hard(name)).map(([option, , most]) => `--${option}=${most}`);
}

const OWN_LIMITS = '/proc/self/limits';
const ownLimits = (): string => (existsSync(OWN_LIMITS) ? readFileSync(OWN_LIMITS, 'utf8') : '');

/**
 * Milliseconds. Only a tool that waits for something, such as a pipe that the file names, takes so much more time than
 * the processor's.
 */
const MAX_WAIT_MS = 3_600_000;

/**
 * Runs an assembler, a linker or the like on a user's file. Throws `input` if the tool dies of it or exceeds the
 * limits; `where` names the file.
 */
export function runLimited(
  tool: string,
  args: readonly string[],
  where: string,
  options: RunOptions = {},
): Promise<ProcessResult> {
  return run('prlimit', [...prlimitOptions(ownLimits()), tool, ...args], { timeout: MAX_WAIT_MS, ...options }).catch(
    (error: unknown) => {
      throw error instanceof EndedBySignal
        ? new Failure('input', `${basename(tool)} does not come to an end with the file`, {
            where,
            found: error.message.replace(/^prlimit was /, ''),
          })
        : error;
    },
  );
}

/** Where a message of a compiler or assembler begins. */
const HEAD = /^\S.*?:\d+(?::\d+)?: (?:fatal )?(error|warning|note)(?:\[\w+\])?: /i;

/** The first error among the messages of a compiler, with its place in the source, and how many more there are. */
export function firstError(stderr: string): string {
  const lines = stderr.trimEnd().split('\n');
  const kindOf = (line: string): string | undefined => HEAD.exec(line)?.[1].toLowerCase();
  const from = lines.findIndex((line) => kindOf(line) === 'error');
  if (from < 0) return stderr.trimEnd();
  const rest = lines.slice(from + 1);
  const length = rest.findIndex((line) => kindOf(line) !== undefined || /^\d+ (warning|error)s?/.test(line));
  const more = rest.filter((line) => kindOf(line) === 'error').length;
  return [
    lines[from],
    ...(length < 0 ? rest : rest.slice(0, length)),
    ...(more > 0 ? [`and ${more} more error${more === 1 ? '' : 's'}`] : []),
  ].join('\n            ');
}
