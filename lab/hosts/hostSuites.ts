import { join } from 'node:path';
import { type SuitePlace, packageOf, type Host, type HostSuite } from './hostManifest.ts';
import { Failure } from '../../src/base/errors.ts';
import type { Io } from '../../src/base/io.ts';
import type { SuiteCounts } from './hostStore.ts';
import type { Crates } from '../../src/frontend/peers/peersPackages.ts';
import { run } from '../../src/frontend/toolchain/run.ts';
import { runCSuite } from './cSuite.ts';
import { runGoSuite } from './goHost.ts';
import { countHarness, countTests } from './hostOutput.ts';
import { copyCrate, patchCrate, renewTimes } from './patchedCrate.ts';

type CargoSuite = Extract<HostSuite, { kind: 'cargo' }>;
type HarnessSuite = Extract<HostSuite, { kind: 'harness' }>;

/** A name for the table: the crate with what it is built with, or what go is asked for. */
export function suiteTitle(suite: HostSuite): string {
  if (suite.kind === 'go') return `go test ${suite.packages.join(' ')}`;
  if (suite.kind !== 'cargo') return suite.title;
  return [suite.crate, ...suite.flags, suite.rustflags].filter((s) => s !== '').join(' ');
}

/** Runs a suite of a host. Throws `tool` if it cannot be built; tests that fail are counted and named. */
export async function runSuite(
  host: Host,
  suite: HostSuite,
  place: SuitePlace,
  { crates, io }: { readonly crates: Crates; readonly io: Io },
): Promise<SuiteCounts> {
  io.note(`hosts: testing ${suiteTitle(suite)}, ${place.variant} …`);
  if (suite.kind === 'c') return runCSuite(suite, place, io);
  if (suite.kind === 'go') return runGoSuite(suite, place, io);
  return suite.kind === 'harness' ? runHarness(suite, place, io) : runCargoSuite(host, suite, place, crates, io);
}

async function runCargoSuite(
  host: Host,
  suite: CargoSuite,
  place: SuitePlace,
  crates: Crates,
  io: Io,
): Promise<SuiteCounts> {
  const isHost = suite.crate === packageOf(host);
  const cwd = isHost ? place.folder : copyCrate(crates, suite.crate, join(place.work, place.variant, suite.crate));
  if (suite.repair !== undefined) patchCrate(suitesOwn(host, suite.crate, crates), suite.repair, cwd, crates);
  const patch = isHost ? [] : insteadOf(packageOf(host), place.folder);
  const args = ['test', '--no-fail-fast', ...suite.flags, ...patch];
  renewTimes(place.folder, io.now());
  const result = await run('cargo', args, { cwd, env: cargoEnvironment(suite, place.work, io) });
  const counted = countTests(result.stdout);
  if (counted.passed + counted.failed.length > 0) return counted;
  throw new Failure('tool', 'a test suite of the library does not run', {
    where: `cargo ${args.join(' ')} in ${cwd}`,
    found: result.stderr.trimEnd().split('\n').slice(-12).join('\n            '),
    hint: 'check the network: crates that tests need are fetched by cargo',
  });
}

/** Another crate in the host library's place, for what is told of its files. */
const suitesOwn = (host: Host, crate: string, crates: Crates): Host => ({
  ...host,
  crate,
  version: crates.get(crate)?.version ?? host.version,
});

async function runHarness({ command }: HarnessSuite, { folder: cwd }: SuitePlace, io: Io): Promise<SuiteCounts> {
  const [program, ...args] = command;
  const { status, stdout, stderr } = await run(program, args, { cwd, env: { ...io.env } });
  const counted = countHarness(stdout, status);
  if (counted.passed > 0) return counted;
  throw new Failure('tool', 'a test suite of the library does not run', {
    where: `${command.join(' ')} in ${cwd}`,
    found: `${stdout}\n${stderr}`.trimEnd().split('\n').slice(-12).join('\n            '),
  });
}

/** What makes cargo take the crate from a folder, in the program and in all that it depends on. */
export const insteadOf = (crate: string, folder: string): string[] => [
  '--config',
  `patch.crates-io.${crate}.path=${JSON.stringify(folder)}`,
];

/** Flags of the compiler for this run only. Tests are optimised, with all assertions and checks of overflow. */
export function cargoEnvironment(
  { rustflags, cflags = '' }: { readonly rustflags: string; readonly cflags?: string },
  work: string,
  io: Io,
): NodeJS.ProcessEnv {
  return {
    ...io.env,
    RUSTFLAGS: rustflags,
    RUSTDOCFLAGS: rustflags,
    CFLAGS: cflags,
    CARGO_TARGET_DIR: join(work, 'target'),
    CARGO_TERM_COLOR: 'never',
    CARGO_PROFILE_DEV_OPT_LEVEL: '2',
  };
}
