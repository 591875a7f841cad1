/** One X25519 with four numbers side by side, raced against the scalar one. */
import type { BatchWidth } from '../curve/batchWays.ts';
import type { Io } from '../../base/io.ts';
import { seeded } from '../../base/rng.ts';
import type { Worker } from '../../bench/worker/client.ts';
import { runsLanes } from '../../codegen/x86/target.ts';
import { checkContestants } from '../../engine/contest/demands.ts';
import { chosenMachine } from '../../engine/environment/thisMachine.ts';
import { readPeersManifest } from '../../frontend/peers/peersManifest.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import type { Budget } from '../../search/task.ts';
import { buildAcross } from './acrossBuild.ts';
import { acrossCandidate } from './acrossCandidates.ts';
import { ACROSS } from './acrossLadder.ts';
import type { LinkedAcross } from './library.ts';
import { linkX25519 } from './x25519Builds.ts';
import { raceX25519, x25519Contestant, x25519Subject, x25519TimingCases } from './x25519Contest.ts';

/** What the library gets, and what is to be said of it. */
interface ChosenAcross {
  /** Null where it is slower here than the scalar one. */
  readonly across: LinkedAcross | null;
  readonly lines: readonly string[];
}

interface AcrossRequest {
  readonly seed: number;
  readonly widths: readonly BatchWidth[];
  /** Of the search of the step; null leaves it out. */
  readonly budget: Budget | null;
}

/**
 * One X25519 with four numbers side by side, proved; raced against the scalar one of these `objects` where the
 * processor has the instructions. Where it has not, it may be faster elsewhere, and the library chooses when it is
 * called. Throws `wrong` if it computes something else.
 */
export async function fastestAcross(
  objects: readonly string[],
  toolchain: Toolchain,
  { seed, widths, budget }: AcrossRequest,
  worker: Worker,
  io: Io,
): Promise<ChosenAcross> {
  const rng = seeded(seed, 'x25519/across');
  const isSearched = budget !== null && runsLanes(8, worker.hello);
  const candidate = acrossCandidate(chosenMachine().slug);
  const across = await buildAcross(
    toolchain,
    candidate,
    isSearched ? { budget, rng: rng.fork('search'), worker, io } : null,
  );
  const linked = [...across.objects, ...(widths.length > 0 ? [] : [across.words])];
  const chosen: LinkedAcross = { objects: linked };
  if (!runsLanes(8, worker.hello)) return { across: chosen, lines: across.lines };
  const all = [...objects, ...across.objects, across.words];
  const builds = [
    await linkX25519({ name: 'scalar', how: 'as it is', objects }, toolchain),
    await linkX25519({ name: 'across', how: 'four numbers side by side', objects: all }, toolchain, ACROSS),
  ];
  const entries = builds.map(x25519Contestant);
  const subject = x25519Subject(readPeersManifest(io.root), io.root);
  await checkContestants(entries, subject, worker, seeded(seed, 'x25519/check'));
  io.note('x25519: racing four numbers side by side');
  const { contestants } = await raceX25519(entries, {
    cases: x25519TimingCases(seeded(seed, 'x25519/vectors')),
    rng: rng.fork('race'),
    modes: ['throughput'],
    worker,
    io,
  });
  const { value } = contestants[1].throughput.ratio;
  const line = `With four numbers side by side, one takes ${value.toFixed(3)} of the time.`;
  return value < 1
    ? { across: chosen, lines: [...across.lines, line] }
    : { across: null, lines: [`${line} It is left out.`] };
}
