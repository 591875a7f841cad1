import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { Failure } from '../../src/base/errors.ts';
import type { Io } from '../../src/base/io.ts';
import { jsonOf } from '../../src/base/json.ts';
import { run, runInstalled, type ProcessResult } from '../../src/frontend/toolchain/run.ts';
import type { SuiteCounts } from './hostStore.ts';
import { packageOf, type Host, type HostSuite, type SuitePlace } from './hostManifest.ts';
import { countGoTests, goText } from './hostOutput.ts';

type GoSuite = Extract<HostSuite, { kind: 'go' }>;

const moduleSchema = z.object({ Version: z.string(), Dir: z.string() });

/**
 * Where go keeps the module of a host library, in the version that bench/go.mod and go.sum pin; it is fetched if it is
 * not there. Throws `tool` without go or network, and `input` if the version is not the one that the host library is
 * made for.
 */
export async function pinnedModule(host: Host, io: Io): Promise<string> {
  const cwd = join(host.folder, 'bench');
  const { Version, Dir } = moduleSchema.parse(jsonOf(await go(['mod', 'download', '-json', packageOf(host)], cwd, io)));
  if (Version === `v${host.version}`) return Dir;
  throw new Failure('input', 'host.json is for another version of the module', {
    where: join(cwd, 'go.mod'),
    expected: `v${host.version}`,
    found: Version,
    hint: 'pin that version there, or go through the edits for the new one',
  });
}

/** A writable copy: what go keeps may only be read. */
export async function copyModule(module: string, to: string): Promise<string> {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(dirname(to), { recursive: true });
  const { status, stderr } = await run('cp', ['-R', '--no-preserve=mode', module, to]);
  if (status === 0) return to;
  throw new Failure('tool', 'cp cannot copy a module', { where: module, found: stderr.trimEnd() });
}

/** Runs tests of packages. Throws `tool` if go finds none. */
export async function runGoSuite({ packages }: GoSuite, { folder }: SuitePlace, io: Io): Promise<SuiteCounts> {
  const args = ['test', '-count=1', '-json', ...packages];
  const { status, stdout, stderr } = await runGo(args, folder, io);
  const counted = countGoTests(stdout, status);
  if (counted.passed > 0) return counted;
  throw new Failure('tool', 'a test suite of the library does not run', {
    where: `go ${args.join(' ')} in ${folder}`,
    found: `${stderr}${goText(stdout)}`.trim().split('\n').slice(0, 12).join('\n            '),
    hint: 'check the network: modules that tests need are fetched by go',
  });
}

/** Builds the benchmark, whose folder `cwd` is, with the module in `folder`. Throws `tool` with what go says. */
export async function buildByGo(host: Host, folder: string, cwd: string, program: string, io: Io): Promise<void> {
  await go(['mod', 'edit', `-replace=${packageOf(host)}=${folder}`], cwd, io);
  await go(['build', '-trimpath', '-o', program, '.'], cwd, io);
}

/** The installed go, as `go 1.26.8`. */
export async function goVersion(io: Io): Promise<string> {
  const [, version = 'unknown'] = /^go version go(\S+)/.exec(await go(['version'], io.root, io)) ?? [];
  return `go ${version}`;
}

async function go(args: readonly string[], cwd: string, io: Io): Promise<string> {
  const { status, stdout, stderr } = await runGo(args, cwd, io);
  if (status === 0) return stdout;
  throw new Failure('tool', `go ${args[0]} failed`, {
    where: `go ${args.join(' ')} in ${cwd}`,
    found: `${stdout}\n${stderr}`.trim().split('\n').slice(-12).join('\n            '),
    hint: 'install the version of go that bench/go.mod names (https://go.dev/dl), check the network, then try again',
  });
}

/** What is installed, or a message that it is too old; no other version is fetched. */
const runGo = (args: readonly string[], cwd: string, io: Io): Promise<ProcessResult> =>
  runInstalled('go', args, () => new Failure('tool', 'go is not installed', { hint: 'https://go.dev/dl' }), {
    cwd,
    env: { ...io.env, GOTOOLCHAIN: 'local' },
  });
