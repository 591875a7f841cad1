/** Compiles and starts the native measuring worker. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Failure } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import { complaintOf } from '../../base/systemFailure.ts';
import { makeFolder } from '../../base/files/folders.ts';
import { buildFolder } from '../../base/files/installation.ts';
import { EndedBySignal } from '../../frontend/toolchain/run.ts';
import { Worker } from './client.ts';

const SOURCES = 'src/bench/worker/native';
const FLAGS = ['-std=gnu11', '-O2', '-Wall', '-Wextra'];

/**
 * Compiles the native worker in the `buildFolder`, unless that was done for these sources, and
 * returns the path of the executable. Its name carries a hash of the sources, so that any number of
 * processes may build at once. Errors: Failure 'tool' when the C compiler is missing or fails.
 */
export async function buildWorker(root: string, compiler = usualCompiler()): Promise<string> {
  const { sources, binary } = await planned(root, compiler);
  if (existsSync(binary)) return binary;
  makeFolder(dirname(binary));
  const draft = `${binary}.${process.pid}.${process.hrtime.bigint()}`;
  await compile(compiler, [...FLAGS, '-o', draft, ...sources.filter((s) => !s.endsWith('.h'))]);
  await rename(draft, binary);
  return binary;
}

/** A worker on `cpu`, or on the one that it chooses itself. Throws as `buildWorker` and `Worker.start`. */
export const startWorker = async (root: string, cpu?: number): Promise<Worker> =>
  Worker.start({ binary: await buildWorker(root), ...(cpu === undefined ? {} : { cpu }) });

/** Does `work` with such a worker, which is closed afterwards. */
export async function withWorker<T>(
  root: string,
  cpu: number | undefined,
  work: (worker: Worker) => Promise<T>,
): Promise<T> {
  const worker = await startWorker(root, cpu);
  try {
    return await work(worker);
  } finally {
    await worker.close();
  }
}

/** Whether there is nothing to build. */
export const workerIsBuilt = async (root: string): Promise<boolean> =>
  existsSync((await planned(root, usualCompiler())).binary);

const usualCompiler = (): string => process.env['CC'] ?? 'cc';

async function planned(root: string, compiler: string): Promise<{ sources: readonly string[]; binary: string }> {
  const sources = await sourcesBelow(join(root, SOURCES));
  const name = `fieldwright-worker-${await hashOf(compiler, sources)}`;
  return { sources, binary: join(buildFolder(root), 'worker', name) };
}

async function sourcesBelow(directory: string): Promise<string[]> {
  const names = await readdir(directory);
  return names
    .filter((n) => /\.[chS]$/.test(n))
    .sort()
    .map((n) => join(directory, n));
}

async function hashOf(compiler: string, sources: readonly string[]): Promise<string> {
  const texts = await Promise.all(sources.map((s) => readFile(s, 'utf8')));
  return sha256(JSON.stringify([compiler, FLAGS, texts])).slice(0, 16);
}

async function compile(compiler: string, args: readonly string[]): Promise<void> {
  try {
    await promisify(execFile)(compiler, args);
  } catch (error) {
    if (error instanceof Error && 'signal' in error && typeof error.signal === 'string')
      throw new EndedBySignal(compiler, args, error.signal);
    const said = error instanceof Error ? error.message : String(error);
    throw (
      complaintOf(compiler, said) ??
      new Failure('tool', 'cannot compile the measuring worker', {
        where: compiler,
        expected: 'a C compiler (gcc or clang)',
        found: said.slice(0, 2000),
        hint: 'install one (Debian: apt-get install gcc libc6-dev) or set CC',
      })
    );
  }
}
