import { seeded } from '../../base/rng.ts';
import { checkContestants } from '../../engine/contest/demands.ts';
import type { Io } from '../../base/io.ts';
import type { Budget } from '../../search/budget.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { readPeersManifest } from '../../frontend/peers/peersManifest.ts';
import type { Worker } from '../../bench/worker/client.ts';
import { LADDER_STEP, linkFound, searchFunctions } from './searchedBuild.ts';
import { lineOf, type FoundFunction } from '../kernels/searchFunction.ts';
import { bridgeBuild, BY_OUR_PASSES, compiledBuild, type X25519Build } from './x25519Builds.ts';
import { raceX25519, x25519Contestant, x25519Subject, x25519TimingCases } from './x25519Contest.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { frameParts, type FrameParts } from '../../codegen/encoder/frameParts.ts';
import { gasLines, gasPool } from '../../codegen/encoder/gas.ts';
import { fillSkeleton } from '../../codegen/encoder/skeleton.ts';
import { Failure } from '../../base/errors.ts';
import type { Program } from '../../codegen/x86/program.ts';
import { CALLEE_SAVED, registerName } from '../../codegen/x86/registers.ts';

/** What won, and what is to be said of the race and of what a search found. */
interface FastestX25519 {
  readonly objects: X25519Build['objects'];
  readonly lines: readonly string[];
}

interface FastestOptions {
  /** Of the search; null leaves it out. */
  readonly budget: Budget | null;
  readonly seed: number;
}

/**
 * Makes X25519 in every way that may be the fastest: as compilers do, and with each choice of the functions that a
 * search found. They are raced as a whole, because what wins alone may lose in its place. Throws `wrong` if one
 * computes something else.
 */
export async function fastestX25519(
  toolchain: Toolchain,
  { budget, seed }: FastestOptions,
  worker: Worker,
  io: Io,
): Promise<FastestX25519> {
  const rng = seeded(seed, 'x25519/search');
  const found = budget === null ? [] : await searchFunctions(toolchain, { budget, rng, worker, io });
  const builds = await candidates(toolchain, found);
  const entries = builds.map(x25519Contestant);
  const subject = x25519Subject(readPeersManifest(io.root), io.root);
  await checkContestants(entries, subject, worker, seeded(seed, 'x25519/check'));
  io.note(`x25519: racing ${builds.length} ways of making it`);
  const { contestants } = await raceX25519(entries, {
    cases: x25519TimingCases(seeded(seed, 'x25519/vectors')),
    rng: seeded(seed, 'x25519/race'),
    modes: ['throughput'],
    worker,
    io,
  });
  const times = contestants.map(({ throughput: { ratio } }) => ratio.value);
  const best = times.indexOf(Math.min(...times));
  return {
    objects: builds[best].objects,
    lines: [
      ...found.map(lineOf),
      `Raced as a whole: ${builds.map(({ name }, k) => `${name} ${(times[k] / times[best]).toFixed(3)}`).join(', ')}.`,
      `Taken: ${builds[best].name} (${builds[best].how}).`,
    ],
  };
}

/**
 * Those of the compilers, and what was found: the step alone, with the loop around it in C and in assembly, all else
 * alone, and everything. What is called once or a few times is not told apart.
 */
async function candidates(toolchain: Toolchain, found: readonly FoundFunction[]): Promise<X25519Build[]> {
  const builds = [await bridgeBuild(toolchain), await compiledBuild('incomplete-phi', BY_OUR_PASSES, toolchain)];
  const [step, others] = [found.filter(isStep), found.filter((f) => !isStep(f))];
  for (const used of [step, others, found].filter((set) => set.length > 0)) {
    const names = used.map(({ fn: { name } }) => name.replace('x25519_', '')).join(', ');
    const how = `${names} as the search found them, the rest as llc makes it`;
    builds.push(await linkFound(toolchain, found, used, { name: `found ${names}`, how }));
    const repeated = used.find(isStep);
    const ladder = repeated === undefined ? null : ladderText(repeated.program, toolchain.root);
    const inLoop = { name: `${names} in a loop`, how: `${how}, the loop around it in assembly`, ladder };
    if (ladder !== null) builds.push(await linkFound(toolchain, found, used, inLoop));
  }
  return builds;
}

const isStep = ({ fn }: FoundFunction): boolean => fn.name === LADDER_STEP;

/**
 * The ladder of X25519 as one assembly loop around its step: no call, and neither saved registers nor a frame to set up
 * from step to step, which are some thirty of a thousand instructions.
 */
const LADDER_SYMBOL = 'x25519_ladder';

/** What the loop keeps above the slots of the step: three pointers, the number of the bit, and the bit before it. */
const LOOP_BYTES = 32;

/**
 * GNU assembler text of the loop around `step`; null if more of the step than pushes, one frame and pops depends on the
 * stack pointer that it was called with.
 */
export function ladderText(step: Program, root: string): string | null {
  const parts = partsOf(step);
  if (parts === null) return null;
  // Slots below rsp stay there: they need no room.
  const slots = parts.slotsFrom < 0 ? 0 : 8 * parts.slots;
  const prefix = `.L${LADDER_SYMBOL}_c`;
  const saved = CALLEE_SAVED.map((r) => registerName(r, 64));
  return fillSkeleton(readFileSync(join(root, 'templates', 'x25519', 'ladder.S'), 'utf8'), {
    symbol: LADDER_SYMBOL,
    slots: String(slots),
    frame: String(slots + LOOP_BYTES),
    saves: saved.flatMap((r) => [`push ${r}`, '.cfi_adjust_cfa_offset 8', `.cfi_rel_offset ${r}, 0`]),
    restores: saved.toReversed().flatMap((r) => [`pop ${r}`, '.cfi_adjust_cfa_offset -8', `.cfi_restore ${r}`]),
    body: gasLines(step, 'intel', prefix).slice(parts.first, parts.end),
    pool: gasPool(step, prefix),
  });
}

/** Null where `frameParts` refuses. */
function partsOf(step: Program): FrameParts | null {
  try {
    return frameParts(step);
  } catch (error) {
    if (error instanceof Failure && error.kind === 'unsupported') return null;
    throw error;
  }
}
