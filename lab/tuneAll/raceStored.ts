import { join } from 'node:path';
import type { Io } from '../../src/base/io.ts';
import { run } from '../../src/frontend/toolchain/run.ts';
import { endOf, type JobEnd } from './tuneJob.ts';

/** What is raced, and how. */
interface StoredRace {
  /** E.g. `25519-mul`. */
  readonly functions: readonly string[];
  readonly cpu: number | undefined;
  readonly json: boolean;
}

export type RaceRunner = (race: StoredRace, io: Io) => Promise<JobEnd>;

/**
 * Runs `merge --stored` as a process of its own: all stored code of each function in one run, so that what is called
 * best, and what is on the front of throughput and latency, does not rest on ratios of different runs. Prints what it
 * prints. Throws `tool` if it cannot be started.
 */
export const raceStored: RaceRunner = async ({ functions, cpu, json }, io) => {
  const options = [...(json ? ['--json'] : []), ...(cpu === undefined ? [] : ['--cpu', `${cpu}`])];
  const { status, stdout, stderr } = await run(
    process.execPath,
    [join(io.root, 'dist', 'lab', 'cli.js'), 'merge', '--stored', ...functions, ...options],
    { cwd: io.cwd, env: { ...io.env, FIELDWRIGHT_RESULTS: io.results }, interrupted: io.interrupted },
  );
  for (const line of stdout.trimEnd().split('\n')) if (line !== '') io.out(line);
  return endOf({ status, stdout: '', stderr });
};
