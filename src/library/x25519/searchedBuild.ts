import type { Rng } from '../../base/rng.ts';
import type { Io } from '../../base/io.ts';
import { buildProblem } from '../../codegen/candidate/build.ts';
import { wordOperations } from '../../codegen/candidate/wordOperations.ts';
import { scaled, type Budget } from '../../search/budget.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import type { Worker } from '../../bench/worker/client.ts';
import { searchFunction, textOf, type FoundFunction } from '../kernels/searchFunction.ts';
import { assembledText, compileWords, linkX25519, loopObjects, wordFunctions } from './x25519Builds.ts';
import type { X25519Build } from './x25519Builds.ts';

/** The function that the ladder repeats. */
export const LADDER_STEP = 'x25519_step';

/** The step is called 255 times, everything else once, which is to get some seconds all the same. */
const STEP_WEIGHT = 4;

/** X25519 is one chain of calls. */
const AIM = 'latency';

export interface KernelSearch {
  /** Of all functions together. */
  readonly budget: Budget;
  readonly rng: Rng;
  readonly worker: Worker;
  readonly io: Io;
}

/**
 * Searches what the loops of X25519 call, each function for its share of the budget by word operations, of
 * which those of the step count more, and checks what is found. Throws `wrong` if that is refuted.
 */
export async function searchFunctions(toolchain: Toolchain, options: KernelSearch): Promise<FoundFunction[]> {
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
