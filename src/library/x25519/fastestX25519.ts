/** Makes X25519 in every way that may be fastest, and races them. */
import {
  x25519Words,
  bridgeBuild,
  BY_OUR_PASSES,
  compiledBuild,
  type X25519Build,
  linkX25519,
  loopObjects,
} from './x25519Builds.ts';
import { assembledText } from '../../bench/assemble.ts';
import { seeded } from '../../base/rng.ts';
import { checkContestants } from '../../engine/contest/demands.ts';
import type { Io } from '../../base/io.ts';
import { scaled } from '../../search/task.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { readPeersManifest } from '../../frontend/peers/peersManifest.ts';
import type { Worker } from '../../bench/worker/client.ts';
import {
  lineOf,
  type FoundFunction,
  searchFunction,
  textOf,
  type SearchMeans,
  type SearchRequest,
} from '../kernels/searchFunction.ts';
import { compileWords } from '../curve/curveSources.ts';
import { raceX25519, x25519Contestant, x25519Subject, x25519TimingCases } from './x25519Contest.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { frameParts, type FrameParts } from '../../codegen/encoder/frameParts.ts';
import { gasLines, gasPool } from '../../codegen/encoder/assemblyText.ts';
import { fillSkeleton } from '../../codegen/encoder/skeleton.ts';
import { Failure } from '../../base/errors.ts';
import type { Program } from '../../codegen/x86/program.ts';
import { CALLEE_SAVED, registerName } from '../../codegen/x86/registers.ts';
import { buildProblem } from '../../codegen/candidate/build.ts';
import { wordOperations } from '../../codegen/candidate/wordOperations.ts';

/** The function that the ladder repeats. */
export const LADDER_STEP = 'x25519_step';

/** The step is called 255 times, everything else once, which is to get some seconds all the same. */
const STEP_WEIGHT = 4;

/** X25519 is one chain of calls. */
const AIM = 'latency';

/**
 * Searches what the loops of X25519 call, each function for its share of the budget by word operations, of
 * which those of the step count more, and checks what is found. Throws `wrong` if that is refuted.
 */
export async function searchFunctions(toolchain: Toolchain, options: SearchMeans): Promise<FoundFunction[]> {
  const { budget, rng } = options;
  const functions = await x25519Words(toolchain);
  const work = functions.map(
    (fn) => wordOperations(buildProblem(fn)).all * (fn.name === LADDER_STEP ? STEP_WEIGHT : 1),
  );
  const all = work.reduce((a, b) => a + b, 0);
  const found: FoundFunction[] = [];
  const emitted = await compileWords(toolchain, functions);
  for (const [k, fn] of functions.entries()) {
    const own = { budget: scaled(budget, work[k] / all), rng: rng.fork(fn.name) };
    found.push(await searchFunction(fn, emitted, { ...options, ...own, aim: AIM }));
  }
  return found;
}

/**
 * X25519 with those of the functions that are `used` as they were found, the others as `llc` makes them; `ladder` is
 * text that has the loop and the step in it.
 */
export async function linkFound(
  toolchain: Toolchain,
  found: readonly FoundFunction[],
  used: readonly FoundFunction[],
  { name, how, ladder = null }: Pick<X25519Build, 'name' | 'how'> & { readonly ladder?: string | null },
): Promise<X25519Build> {
  const kept = found.filter((f) => !used.includes(f)).map(({ fn }) => fn);
  const called = used.filter(({ fn }) => ladder === null || fn.name !== LADDER_STEP);
  const texts = [...called.map(textOf), ...(ladder === null ? [] : [ladder])];
  const objects = [
    ...(await loopObjects(toolchain, ladder === null ? 'c' : 'assembly')),
    ...(texts.length === 0 ? [] : [await assembledText(toolchain, texts.join('\n'))]),
    ...(kept.length === 0 ? [] : [await compileWords(toolchain, kept)]),
  ];
  return linkX25519({ name, how, objects }, toolchain);
}

/** What won, and what is to be said of the race and of what a search found. */
interface FastestX25519 {
  readonly objects: X25519Build['objects'];
  readonly lines: readonly string[];
}

/**
 * Makes X25519 in every way that may be the fastest: as compilers do, and with each choice of the functions that a
 * search found. They are raced as a whole, because what wins alone may lose in its place. Throws `wrong` if one
 * computes something else.
 */
export async function fastestX25519(
  toolchain: Toolchain,
  { budget, seed }: SearchRequest,
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
