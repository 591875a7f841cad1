import { existsSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { readCheckpoint } from '../checkpoint.ts';
import { run } from '../../frontend/toolchain/run.ts';
import { awaitedLater } from '../../base/awaitedLater.ts';
import type { Io } from '../../base/io.ts';
import { buildFolder } from '../../base/files/installation.ts';

/** Further searches for the same function, in processes of their own. */
interface SideSearches {
  /** Their best candidates as JSON, when all have ended; searches that failed are reported and left out. */
  finish(): Promise<readonly unknown[]>;
}

/** How many searches, and what the first of them was asked for. */
interface SideRequest {
  readonly jobs: number;
  readonly seed: number;
  readonly variant: string;
  /** Logical processor that the first one measures on; the last by default. */
  readonly cpu?: number | undefined;
}

/**
 * Starts `options.jobs` - 1 searches like this one with the seeds that follow, each measuring on a processor of its
 * own, counted down from that of this search. There must be as many processors as searches.
 */
export function sideSearches(options: SideRequest, slug: string, key: string, io: Io): SideSearches {
  const { jobs, seed, variant } = options;
  const processors = availableParallelism();
  if (jobs > 1 && 2 * jobs > processors)
    io.note(
      `${jobs} searches on ${processors} processors: measuring and generating share them, expect fewer evaluations ` +
        'per search',
    );
  const first = options.cpu ?? processors - 1;
  const searches = Array.from({ length: jobs - 1 }, (_, i) =>
    awaitedLater(
      sideSearch({ seed: seed + i + 1, cpu: (first - i - 1 + processors) % processors, variant, slug, key }, io),
    ),
  );
  return { finish: async () => (await Promise.all(searches)).flat() };
}

interface SideSearch {
  readonly seed: number;
  readonly cpu: number;
  readonly variant: string;
  readonly slug: string;
  readonly key: string;
}

async function sideSearch({ seed, cpu, variant, slug, key }: SideSearch, io: Io): Promise<readonly unknown[]> {
  const file = join(buildFolder(io.root), 'checkpoints', `${slug}-job${seed}.json`);
  rmSync(file, { force: true });
  const more = [
    '--jobs',
    '1',
    '--variant',
    variant,
    '--seed',
    `${seed}`,
    '--cpu',
    `${cpu}`,
    '--stop-after',
    'search',
    '--checkpoint',
    file,
  ];
  const program = join(io.root, 'dist', 'src', 'cli.js');
  const { status, stderr } = await run(process.execPath, [program, ...io.argv, ...more], {
    cwd: io.cwd,
    interrupted: io.interrupted,
  });
  if (status !== 0)
    io.note(`the search with seed ${seed} failed and is left out: ${stderr.trim().split('\n').at(-1) ?? ''}`);
  else if (!existsSync(file)) io.note(`the search with seed ${seed} has left no checkpoint and is left out`);
  return existsSync(file) ? [readCheckpoint(file, key)?.state] : [];
}
