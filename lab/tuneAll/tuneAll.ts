import { resolve } from 'node:path';
import type { Io } from '../../src/base/io.ts';
import { requireFolder } from '../../src/engine/store/requireWritable.ts';
import type { CommandSpec } from '../../src/base/options/commandSpec.ts';
import { parseOptions } from '../../src/base/options/parseOptions.ts';
import { requireBuildFolder } from '../../src/engine/optimize/requirePlaces.ts';
import { raceStored } from './raceStored.ts';
import { runOptimize } from './tuneJob.ts';
import { TUNE_OPTIONS, tuneSchema, type TuneOptions } from './tuneOptions.ts';
import { showPlan } from './tunePlan.ts';
import { TuneRun, type TuneRunners } from './tuneRun.ts';

/** Goes through fields, operations and aims, a search each, and spends time where the gap is largest. */
export const tuneAllCommand: CommandSpec = {
  name: 'tune-all',
  summary: 'optimise all functions of all fields, with most time where the gap to the best known code is largest',
  options: TUNE_OPTIONS,
  run: async (raw, io) => tuneAll(parseOptions(tuneSchema, raw), io, { optimize: runOptimize, race: raceStored }),
};

/**
 * The command, with what runs each search and the races in the end. Throws `input` for what cannot be tuned, and a
 * Failure at the end if jobs failed.
 */
export async function tuneAll(options: TuneOptions, given: Io, runners: TuneRunners): Promise<void> {
  const io = options.out === undefined ? given : { ...given, results: resolve(given.cwd, options.out) };
  const run = await TuneRun.begin(options, io, runners);
  if (options.dryRun) {
    showPlan(run, options, io);
    return;
  }
  requireBuildFolder(io);
  requireFolder({ name: options.out === undefined ? 'folder of results' : '--out', path: io.results });
  await run.toEnd();
}
