import { existsSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { readCheckpoint } from '../../search/checkpoint.ts';
import { awaitedLater } from '../../base/awaitedLater.ts';
import type { Io } from '../../base/io.ts';
import { buildFolder } from '../../base/files/installation.ts';
import { optimizeApart, WITHOUT_ASIDE } from './optimizeLine.ts';
import type { OptimizeOptions } from './optimizeOptions.ts';

/** Further searches for the same function, in processes of their own. */
interface SideSearches {
  /** Their best candidates as JSON, when all have ended; searches that failed are reported and left out. */
  finish(): Promise<readonly unknown[]>;
}

/**
 * Starts `options.jobs` - 1 searches like this one with the seeds that follow, each measuring on a processor of its
 * own, counted down from that of this search. There must be as many processors as searches.
 */
export function sideSearches(options: OptimizeOptions, slug: string, key: string, io: Io): SideSearches {
  const { jobs, seed } = options;
  const processors = availableParallelism();
  if (jobs > 1 && 2 * jobs > processors)
    io.note(
      `${jobs} searches on ${processors} processors: measuring and generating share them, expect fewer evaluations ` +
        'per search',
    );
  const first = options.cpu ?? processors - 1;
  const searches = Array.from({ length: jobs - 1 }, (_, i) =>
    awaitedLater(
      sideSearch(
        { ...options, jobs: 1, seed: seed + i + 1, cpu: (first - i - 1 + processors) % processors },
        join(buildFolder(io.root), 'checkpoints', `${slug}-job${seed + i + 1}.json`),
        key,
        io,
      ),
    ),
  );
  return { finish: async () => (await Promise.all(searches)).flat() };
}

async function sideSearch(
  options: OptimizeOptions,
  checkpoint: string,
  key: string,
  io: Io,
): Promise<readonly unknown[]> {
  const { seed } = options;
  rmSync(checkpoint, { force: true });
  const { status, stderr } = await optimizeApart({ ...options, ...WITHOUT_ASIDE, checkpoint, stopAfter: 'search' }, io);
  if (status !== 0)
    io.note(`the search with seed ${seed} failed and is left out: ${stderr.trim().split('\n').at(-1) ?? ''}`);
  else if (!existsSync(checkpoint)) io.note(`the search with seed ${seed} has left no checkpoint and is left out`);
  return existsSync(checkpoint) ? [readCheckpoint(checkpoint, key)?.state] : [];
}
