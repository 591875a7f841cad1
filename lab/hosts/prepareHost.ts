import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { sha256 } from '../../src/base/hash.ts';
import type { Io } from '../../src/base/io.ts';
import { buildFolder } from '../../src/base/files/installation.ts';
import { chosenMachine } from '../../src/engine/environment/thisMachine.ts';
import { benchProgramsSchema, buildBench, type BenchPrograms } from './hostBench.ts';
import { hostLibrary } from './hostLibrary.ts';
import { libraryPrefix, packageOf, type Host, type SuitePlace } from './hostManifest.ts';
import { buildHost, openSource } from './hostSource.ts';
import { openSteps } from './hostSteps.ts';
import { suiteCountsSchema, type HostEntry, type SuiteCounts } from './hostStore.ts';
import { runSuite, suiteTitle } from './hostSuites.ts';
import { addArchive, patchCrate } from './patchedCrate.ts';

interface PrepareOptions {
  readonly budget: string;
  readonly seed: number;
  readonly cpu: number | undefined;
  /** Whether suites are run. */
  readonly tests: boolean;
  /** Of the host library, as the table names them. */
  readonly compilers: string;
}

/** A host library that is patched, built and tested. */
interface PreparedHost {
  /** All of the host library's suites, or none. */
  readonly suites: HostEntry['suites'];
  /** By the host library's benchmarks. */
  readonly programs: readonly BenchPrograms[];
  /** To be called when the host library has been timed: the next run begins anew. */
  finish(): void;
}

const foldersSchema = z.strictObject({ plain: z.string(), patched: z.string() });

/**
 * Everything but the timing: copies, libraries of ours, builds, suites and benchmark programs. What an interrupted run
 * of the same host library with the same options has done is not done again. Throws as its steps do.
 */
export async function prepareHost(host: Host, options: PrepareOptions, io: Io): Promise<PreparedHost> {
  const work = join(buildFolder(io.root), 'hosts', host.name);
  const { crates, copy } = await openSource(host, io);
  const steps = openSteps(join(work, 'steps.json'), keyOf(host, options));
  const { plain, patched } = await steps.once('copies', foldersSchema, async () => {
    const name = packageOf(host);
    const folders = { plain: await copy(join(work, 'plain', name)), patched: await copy(join(work, 'patched', name)) };
    for (const folder of Object.values(folders)) patchCrate(host, host.repair, folder, crates);
    patchCrate(host, host.patch, folders.patched, crates);
    return folders;
  });
  const archives: string[] = [];
  for (const library of host.libraries) {
    const make = async (): Promise<string> =>
      addArchive(await hostLibrary(library, options, join(work, 'libraries'), io), patched);
    archives.push(await steps.once(`library ${libraryPrefix(library)}`, z.string(), make));
  }
  const places: readonly SuitePlace[] = [
    { folder: plain, variant: 'plain', archives: [], work },
    { folder: patched, variant: 'patched', archives, work },
  ];
  for (const { folder, variant, archives: ours } of places)
    await steps.once(`${variant} built`, z.literal(true), async () => {
      await buildHost(host, folder, ours, io);
      return true as const;
    });
  const suites: HostEntry['suites'] = [];
  for (const suite of options.tests ? host.suites : []) {
    const [before, after] = places.map((place) => (): Promise<SuiteCounts> => {
      const run = (): Promise<SuiteCounts> => runSuite(host, suite, place, { crates, io });
      return steps.once(`${place.variant}, ${suiteTitle(suite)}`, suiteCountsSchema, run);
    });
    suites.push({ title: suiteTitle(suite), before: await before(), after: await after() });
  }
  const programs: BenchPrograms[] = [];
  for (const [i, { title, ...bench }] of host.benches.entries()) {
    const build = (): Promise<BenchPrograms> =>
      buildBench(host, bench, { plain, patched, archives, work, name: `bench-${i}` }, io);
    programs.push(await steps.once(`benchmark, ${title}`, benchProgramsSchema, build));
  }
  return { suites, programs, finish: steps.finish };
}

/** What is done once hangs on: the manifest, files of ours, options, compilers, the machine. */
function keyOf(host: Host, { budget, seed, compilers }: PrepareOptions): string {
  const files = [host.folder, join(dirname(host.folder), 'shared')].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((file) => statSync(file).isFile())
      .sort()
      .map((file) => [file, sha256(readFileSync(file))]),
  );
  return sha256(JSON.stringify([host, files, budget, seed, compilers, chosenMachine().slug]));
}
