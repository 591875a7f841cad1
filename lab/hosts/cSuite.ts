import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../src/base/errors.ts';
import type { Io } from '../../src/base/io.ts';
import type { SuiteCounts } from './hostStore.ts';
import { run } from '../../src/frontend/toolchain/run.ts';
import { countCTests } from './hostOutput.ts';
import type { HostSuite, SuitePlace } from './hostManifest.ts';

type CSuite = Extract<HostSuite, { kind: 'c' }>;

/** Compiles a test program of the host library and runs it. Throws `tool` if it does not compile or cannot start. */
export async function runCSuite(
  suite: CSuite,
  { folder, variant, archives, work }: SuitePlace,
  io: Io,
): Promise<SuiteCounts> {
  const programs = join(work, 'programs');
  mkdirSync(programs, { recursive: true });
  const program = join(programs, `${variant}-${suite.title.replaceAll(/\W+/g, '-')}`);
  const cwd = join(folder, suite.folder);
  const args = [...suite.flags, '-w', ...suite.sources, ...archives, '-o', program];
  const compiler = suite.compiler ?? 'cc';
  const compiled = await run(compiler, args, { cwd, env: { ...io.env } });
  if (compiled.status !== 0)
    throw new Failure('tool', 'a test program of the library does not compile', {
      where: `${compiler} ${args.join(' ')} in ${cwd}`,
      found: compiled.stderr.trimEnd().split('\n').slice(0, 8).join('\n            '),
    });
  // A test that fails may abort: a shell tells that as a status, and what was printed stays.
  const called = ['-c', '"$0" "$@"; exit $?', program, ...suite.arguments];
  const { status, stdout, stderr } = await run('sh', called, { cwd, env: { ...io.env } });
  return countCTests(`${stdout}\n${stderr}`, status);
}
