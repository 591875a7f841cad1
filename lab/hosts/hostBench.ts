import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { Failure } from '../../src/base/errors.ts';
import type { Rng } from '../../src/base/rng.ts';
import type { Io } from '../../src/base/io.ts';
import { bootstrapMedian, median } from '../../src/bench/measure/statistics.ts';
import type { HostTimes } from './hostStore.ts';
import { run, runInstalled } from '../../src/frontend/toolchain/run.ts';
import { buildByGo } from './goHost.ts';
import { packageOf, type Host, type HostBench } from './hostManifest.ts';
import { parseTimes, type Times } from './hostOutput.ts';
import { renewTimes } from './patchedCrate.ts';
import { cargoEnvironment, insteadOf } from './hostSuites.ts';

export const benchProgramsSchema = z.strictObject({ before: z.string(), after: z.string() });

/** Paths of one benchmark program, linked with the host library as it is and with the patched one. */
export type BenchPrograms = z.infer<typeof benchProgramsSchema>;

interface BenchPlace {
  readonly plain: string;
  readonly patched: string;
  /** Those that the patched host library links. */
  readonly archives: readonly string[];
  readonly work: string;
  /** What the programs' files begin with. */
  readonly name: string;
}

/**
 * Compiles the host library's benchmark twice, with the same flags. Throws `tool` with the end of the compiler's
 * output.
 */
export async function buildBench(
  host: Host,
  bench: Omit<HostBench, 'title'>,
  place: BenchPlace,
  io: Io,
): Promise<BenchPrograms> {
  mkdirSync(join(place.work, 'programs'), { recursive: true });
  const built = async (variant: keyof BenchPrograms, folder: string): Promise<string> => {
    const program = join(place.work, 'programs', `${place.name}-${variant}`);
    if (host.module !== undefined)
      await buildByGo(host, folder, copyBench(host, join(place.work, basename(program))), program, io);
    else if (host.program === undefined) await buildByCargo(host, bench, folder, program, place.work, io);
    else {
      const words = host.program.map((word) => word.replace('{bench}', () => join(host.folder, 'bench')));
      const archives = variant === 'after' ? place.archives : [];
      const args = [...bench.cflags.split(' ').filter((flag) => flag !== ''), ...words, ...archives, '-o', program];
      await compile('cc', args, folder, { ...io.env });
    }
    return program;
  };
  const programs = { before: await built('before', place.plain), after: await built('after', place.patched) };
  for (const archive of place.archives) requireLinked(archive, bench.omits, programs);
  return programs;
}

/** `work` is where cargo builds. */
async function buildByCargo(
  host: Host,
  bench: Omit<HostBench, 'title'>,
  folder: string,
  program: string,
  work: string,
  io: Io,
): Promise<void> {
  const cwd = copyBench(host, join(work, basename(program)));
  renewTimes(folder, io.now());
  const args = ['build', '--release', ...bench.flags, ...insteadOf(packageOf(host), folder)];
  await compile('cargo', args, cwd, cargoEnvironment(bench, work, io));
  copyFileSync(join(work, 'target', 'release', `fieldwright-bench-${host.name}`), program);
}

async function compile(compiler: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv): Promise<void> {
  const { status, stderr } = await run(compiler, args, { cwd, env });
  if (status === 0) return;
  throw new Failure('tool', 'the benchmark of the library does not compile', {
    where: `${compiler} ${args.join(' ')} in ${cwd}`,
    found: stderr.trimEnd().split('\n').slice(-12).join('\n            '),
  });
}

/**
 * Copies a host library's benchmark with what all share, laid out as below `hosts`. Returns the place of the package.
 */
function copyBench(host: Host, to: string): string {
  rmSync(to, { recursive: true, force: true });
  cpSync(join(dirname(host.folder), 'shared'), join(to, 'shared'), { recursive: true });
  const cwd = join(to, host.name, 'bench');
  cpSync(join(host.folder, 'bench'), cwd, { recursive: true });
  return cwd;
}

/**
 * Throws `invariant` unless functions of an archive are in the second program and not in the first one; of an archive
 * that is omitted in neither.
 */
function requireLinked(archive: string, omits: readonly string[], { before, after }: BenchPrograms): void {
  const prefix = basename(archive, '.a').slice('lib'.length);
  const isLinked = !omits.includes(prefix);
  const found = [before, after].map((program) => readFileSync(program).includes(prefix));
  if (!found[0] && found[1] === isLinked) return;
  throw new Failure('invariant', 'the benchmark is not linked with what it should be', {
    where: `${before}, ${after}`,
    expected: isLinked ? `${prefix} in the second one only` : `${prefix} in none`,
    found: found.map((is) => (is ? 'there' : 'not there')).join(', '),
  });
}

/** Throws `tool` if programs cannot be kept on one processor. */
export async function requirePinning(): Promise<void> {
  const hint = 'sudo apt-get install util-linux';
  await runInstalled('taskset', ['--version'], () => new Failure('tool', 'taskset is not installed', { hint }));
}

interface RaceOptions {
  readonly rounds: number;
  readonly rng: Rng;
  /** Both run on this logical processor. */
  readonly cpu: number;
}

/**
 * Runs both programs by turns, in random order within each round. A round gives a ratio of each operation; what is
 * returned is the median over rounds, with an interval bootstrapped over rounds.
 */
export async function raceBench(
  programs: BenchPrograms,
  { rounds, rng, cpu }: RaceOptions,
  io: Io,
): Promise<HostTimes[]> {
  const before: Times[] = [];
  const after: Times[] = [];
  for (let round = 0; round < rounds; round++) {
    const isFirst = rng.below(2) === 0;
    if (isFirst) before.push(await timesOf(programs.before, cpu));
    after.push(await timesOf(programs.after, cpu));
    if (!isFirst) before.push(await timesOf(programs.before, cpu));
    io.status(`hosts: round ${round + 1} of ${rounds}`);
  }
  io.status('');
  return [...before[0].keys()].map((operation) => hostTimes(operation, before, after, rng));
}

function hostTimes(operation: string, before: readonly Times[], after: readonly Times[], rng: Rng): HostTimes {
  const of = (runs: readonly Times[]): number[] => runs.map((times) => times.get(operation) ?? Number.NaN);
  const [theirs, ours] = [of(before), of(after)];
  const speedup = bootstrapMedian(
    theirs.map((time, round) => time / ours[round]),
    rng,
  );
  const rounded = (x: number, digits: number): number => Number(x.toFixed(digits));
  return {
    operation,
    before: rounded(median(theirs), 1),
    after: rounded(median(ours), 1),
    speedup: { value: rounded(speedup.value, 4), low: rounded(speedup.low, 4), high: rounded(speedup.high, 4) },
  };
}

async function timesOf(program: string, cpu: number): Promise<Times> {
  const { status, stdout, stderr } = await run('taskset', ['-c', String(cpu), program]);
  if (status === 0) return parseTimes(stdout, program);
  throw new Failure('tool', 'the benchmark of the library fails', { where: program, found: stderr.trimEnd() });
}
