import { resolve } from 'node:path';
import type { Io } from '../../src/base/io.ts';
import { requireFolder } from '../../src/engine/store/requireWritable.ts';
import { commandOf } from '../../src/base/options/option.ts';
import { requireBuildFolder } from '../../src/engine/optimize/requirePlaces.ts';
import { raceStored } from './raceStored.ts';
import { runOptimize } from './tuneJob.ts';
import { tuneSchema, type TuneOptions } from './tuneOptions.ts';
import { showPlan } from './tunePlan.ts';
import { TuneRun, type TuneRunners } from './tuneRun.ts';

/** Goes through fields, operations and aims, a search each, and spends time where the gap is largest. */
export const tuneAllCommand = commandOf(tuneSchema, (options, io) =>
  tuneAll(options, io, { optimize: runOptimize, race: raceStored }),
);

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
