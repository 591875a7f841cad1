import type { Rng } from '../../base/rng.ts';
import type { Io } from '../../base/io.ts';
import { buildProblem } from '../../codegen/candidate/build.ts';
import { wordOperations } from '../../codegen/candidate/wordOperations.ts';
import { scaled, type Budget } from '../../search/budget.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import type { Worker } from '../../bench/worker/client.ts';
import { budgetInWords, lineOf, searchFunction, textOf, type FoundFunction } from '../kernels/searchFunction.ts';
import {
  assembledText,
  compileWords,
  linkX25519,
  loopObjects,
  wordFunctions,
  type X25519Build,
} from './x25519Builds.ts';

/** The build behind all others: functions of the bridge replaced by what a search finds. */
export interface SearchedBuild {
  readonly build: X25519Build;
  /** What was found and what is known of it, a line per function. */
  readonly lines: readonly string[];
}

/** The function that the ladder repeats. */
export const LADDER_STEP = 'x25519_step';

/** The step is called 255 times, everything else once, which is to get some seconds all the same. */
const STEP_WEIGHT = 4;

/** X25519 is one chain of calls. */
const AIM = 'latency';

interface SearchOptions {
  /** Of all functions together. */
  readonly budget: Budget;
  readonly rng: Rng;
  readonly worker: Worker;
  readonly io: Io;
}

interface SearchedOptions extends SearchOptions {
  /** What is linked: everything that was found, or only what is faster than the bridge's. */
  readonly use: 'found' | 'faster';
}

/**
 * Searches ladder step, doubling and multiplication of X25519. With `faster`, a function stays as `llc` made it where
 * that wins a duel, so that the build is no slower than the one before. Throws `wrong` if code that was found is
 * refuted.
 */
export async function searchedBuild(toolchain: Toolchain, options: SearchedOptions): Promise<SearchedBuild> {
  const { budget, use } = options;
  const found = await searchFunctions(toolchain, options);
  const better = found.filter(({ ratio }) => use === 'found' || ratio < 1);
  const kept = found.filter((f) => !better.includes(f)).map(({ fn }) => fn.name);
  const butFor = kept.length === 0 ? '' : `, but for ${kept.join(', ')}`;
  const how = `the same after a search for ${budgetInWords(budget)}${butFor}`;
  return { build: await linkFound(toolchain, found, better, { name: 'search', how }), lines: found.map(lineOf) };
}

/**
 * Searches what the loops of X25519 call, each function for its share of the budget by word operations, of
 * which those of the step count more, and checks what is found. Throws `wrong` if that is refuted.
 */
export async function searchFunctions(toolchain: Toolchain, options: SearchOptions): Promise<FoundFunction[]> {
  const { budget, rng } = options;
  const functions = await wordFunctions(toolchain);
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
