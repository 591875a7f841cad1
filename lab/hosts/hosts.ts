import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { Failure } from '../../src/base/errors.ts';
import { seeded } from '../../src/base/rng.ts';
import { shellLine } from '../../src/base/printable.ts';
import { PROGRAM } from '../../src/base/files/installation.ts';
import type { Io } from '../../src/base/io.ts';
import { knownPlaces, pagesFolder } from '../../src/engine/environment/places.ts';
import { requireOwnMachine, thisMachine } from '../../src/engine/environment/thisMachine.ts';
import { replaceGeneratedBlock } from '../report/generatedBlock.ts';
import { hostsTable } from './hostsTable.ts';
import { parseBudget } from '../../src/search/task.ts';
import { requireFile } from '../../src/engine/store/requireWritable.ts';
import { HOSTS, knownHosts, storeHost, type HostEntry } from './hostStore.ts';
import { writeAtomically } from '../../src/base/files/preparedFiles.ts';
import { NoProgram, run } from '../../src/frontend/toolchain/run.ts';
import { findTools, rustCompiler } from '../../src/frontend/toolchain/tools.ts';
import { commandOf, cpu, flag, seed, unless, wholeNumber } from '../../src/base/options/option.ts';
import { requireBuildFolder } from '../../src/engine/optimize/requirePlaces.ts';
import { requirePinning, raceBench } from './hostBench.ts';
import { goVersion } from './goHost.ts';
import { hostNames, packageOf, readHost, type Host, type HostLibrary } from './hostManifest.ts';
import { prepareHost } from './prepareHost.ts';

const schema = z.object({
  budget: z.string().default('60s').meta({
    metavar: 'amount',
    description:
      'of the search of X25519, of vectors and of each formula, for libraries that use them (default 60s), or none',
  }),
  rounds: wholeNumber.default(40).meta({ metavar: 'n', description: 'runs of each benchmark program, alternating' }),
  seed: seed('searches, checks, order and intervals'),
  cpu,
  prepare: flag('build and test only: the same command without it goes on from there, e.g. when the machine is quiet'),
  tests: unless('build and time only: the row says so, and the same command without it goes on with the tests'),
  store: z.boolean().optional().meta({
    description: 'keep record and row in results/ and docs/HOSTS.md of the checkout instead of local/ and build/',
    negated: 'keep neither record nor row; print only',
  }),
  print: flag('measure nothing, write the table of what is stored'),
});

type HostsOptions = z.infer<typeof schema>;

/** Fewer give no interval. */
const MIN_ROUNDS = 3;

/** Well-known libraries, patched at build time so that they compute with our code: tests and times before and after. */
export const hostsCommand = commandOf(
  schema,
  async (options, io, [name]) => {
    if (options.print) return publish(io);
    if (name === undefined) return list(io);
    const host = readHost(io.root, String(name));
    requireOptions(options);
    requireSearch(host, options);
    requireProcessor(host);
    await requireNeeds(host, io);
    const isKept = options.store !== false;
    if (isKept && !options.prepare) requireOwnMachine('measurements of drop-in replacements');
    if (isKept) requireFile({ name: 'measurements', path: HOSTS.file(io.results, thisMachine().slug) });
    requireBuildFolder(io);
    const entry = await measureHost(host, options, io);
    if (entry === null) return;
    if (isKept) storeHost(io.results, thisMachine(), host.name, entry);
    if (isKept) publish(io);
    else io.out(hostsTable([{ schemaVersion: 1, machine: thisMachine(), hosts: { [host.name]: entry } }]));
    requireSameTests(host, entry);
  },
  [{ name: '[name]', description: 'which library, e.g. dalek; without it all are listed' }],
);

function list(io: Io): void {
  for (const name of hostNames(io.root)) {
    const host = readHost(io.root, name);
    io.out(`${name}: ${host.title} (${packageOf(host)} ${host.version})`);
  }
}

function requireOptions({ budget, rounds }: HostsOptions): void {
  if (budget !== 'none') parseBudget(budget);
  if (rounds < MIN_ROUNDS)
    throw new Failure('input', 'too few rounds', {
      where: '--rounds',
      expected: `at least ${MIN_ROUNDS}`,
      found: String(rounds),
    });
}

/** Without a search, rows are of what compilers make: of no use to who reads what is stored. */
function requireSearch({ title, libraries }: Host, { budget, store, prepare }: HostsOptions): void {
  const isSearched = ({ kind }: HostLibrary): boolean => kind === 'formulas' || kind === 'x25519';
  if (budget !== 'none' || store !== true || prepare || !libraries.some(isSearched)) return;
  throw new Failure('input', `what is not searched is not stored: ${title} uses code that is searched`, {
    where: '--budget none --store',
    expected: 'a budget, e.g. --budget 25s',
    hint: 'without --store the row is kept in local/ and build/HOSTS.md',
  });
}

/** The patched crates do not ask a processor what it has. */
function requireProcessor({ title }: Host): void {
  const missing = ['bmi2', 'adx'].filter((feature) => !thisMachine().features.includes(feature));
  if (missing.length > 0)
    throw new Failure('unsupported', `our code for ${title} needs instructions that this processor does not have`, {
      expected: 'BMI2 and ADX',
      found: `without ${missing.join(' and ')}`,
    });
}

/** Throws `tool` for the first thing that the host library needs and that is not installed. */
async function requireNeeds({ title, needs = [] }: Host, io: Io): Promise<void> {
  for (const {
    try: [program, ...args],
    package: packages,
  } of needs) {
    const works = await run(program, args, { env: { ...io.env } }).then(({ status }) => status === 0, isMissing);
    if (works) continue;
    throw new Failure('tool', `${title} needs what is not installed`, {
      expected: `${[program, ...args].join(' ')} succeeds`,
      hint: `sudo apt-get install ${packages}`,
    });
  }
}

/** False for a program that is not there; anything else goes on. */
function isMissing(error: unknown): false {
  if (error instanceof NoProgram) return false;
  throw error;
}

/** The row of a host library; null if it is only to be prepared. */
async function measureHost(host: Host, options: HostsOptions, io: Io): Promise<HostEntry | null> {
  const { rounds, seed, cpu } = options;
  await requirePinning();
  const compiler = await compilersOf(host, io);
  const { suites, programs, finish } = await prepareHost(
    host,
    { budget: options.budget, seed, cpu, tests: options.tests, compilers: compiler },
    io,
  );
  if (options.prepare) return null;
  const load = loadavg()[0] / availableParallelism();
  const benches: HostEntry['benches'] = [];
  for (const [i, { title }] of host.benches.entries()) {
    io.note(`hosts: timing ${host.title}, ${title}: ${rounds} rounds`);
    const on = cpu ?? availableParallelism() - 1;
    benches.push({ title, times: await raceBench(programs[i], { rounds, rng: seeded(seed, 'hosts'), cpu: on }, io) });
  }
  if (options.tests && options.store) finish();
  return {
    time: io.now(),
    title: host.title,
    from: `${packageOf(host)} ${host.version}`,
    change: host.change,
    command: `${PROGRAM} ${shellLine(io.argv)}`,
    compiler,
    load: Number(load.toFixed(2)),
    rounds,
    suites: [...suites],
    benches,
  };
}

/** Compilers of the host library, with versions. */
async function compilersOf({ crate, debian, module, suites }: Host, io: Io): Promise<string> {
  const rustc = async (): Promise<string> => `rustc ${(await rustCompiler(io.env)).version}`;
  const cc = async (): Promise<string> => `cc ${findTools().byName.cc.version ?? 'unknown'}`;
  const isInC = debian !== undefined || suites.some(({ kind }) => kind === 'c');
  return [
    ...(crate === undefined ? [] : [await rustc()]),
    ...(module === undefined ? [] : [await goVersion(io)]),
    ...(isInC ? [await cc()] : []),
  ].join(', ');
}

/** Throws `wrong` if tests fail in the patched host library that do not fail in the other, or if fewer ran. */
function requireSameTests({ title }: Host, { suites }: HostEntry): void {
  for (const { title: suite, before, after } of suites) {
    const broken = after.failed.filter((name) => !before.failed.includes(name));
    if (broken.length === 0 && after.passed >= before.passed) continue;
    throw new Failure('wrong', `${title} does not pass its own tests with our code`, {
      where: suite,
      expected: `${before.passed} passed`,
      found: `${after.passed} passed${broken.length > 0 ? `; failed: ${broken.join(', ')}` : ''}`,
    });
  }
}

const BLANK = `# Drop-in replacements

<!-- begin hosts -->
<!-- end hosts -->
`;

function publish(io: Io): void {
  const table = hostsTable(knownHosts(knownPlaces(io)));
  const page = join(pagesFolder(io), 'HOSTS.md');
  requireFile({ name: 'table', path: page });
  const text = existsSync(page) ? readFileSync(page, 'utf8') : BLANK;
  writeAtomically(page, replaceGeneratedBlock(text, 'hosts', table, page));
  io.out(table);
}
