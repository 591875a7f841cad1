import { durationText } from '../../base/durationText.ts';
import { gasFile } from '../../asm/file.ts';
import { invariant } from '../../base/errors.ts';
import type { Rng } from '../../base/rng.ts';
import { emitModule } from '../../bridge/llvm/emitModule.ts';
import type { IrFunction } from '../../ir/function.ts';
import { buildProblem } from '../../model/build.ts';
import { wordOperations } from '../../model/wordOperations.ts';
import { scaled, type Budget } from '../../search/budget.ts';
import { search } from '../../search/search.ts';
import type { RecordedVerdict } from '../../store/record.ts';
import { compileEmitted } from '../../toolchain/compile/compileEmitted.ts';
import type { Toolchain } from '../../toolchain/openToolchain.ts';
import type { CallArgument } from '../../toolchain/peers/peersInterface.ts';
import { movableImage } from '../../toolchain/peers/peersImage.ts';
import { workerSignature } from '../../verify/testing/workerVectors.ts';
import type { Worker } from '../../worker/client.ts';
import { TARGETS } from '../../x86/target.ts';
import { championProgram } from '../../tuning/championProgram.ts';
import { checkStage } from '../optimize/checkStage.ts';
import { chooseVariant } from '../../tuning/chooseVariant.ts';
import { CodeGenerator } from '../../tuning/codeGenerator.ts';
import type { Io } from '../../host/io.ts';
import { assembledText, linkX25519, loopObjects, wordFunctions, type X25519Build } from './x25519Builds.ts';
import { templateLibrary } from '../../host/templateLibrary.ts';
import { testVectors } from '../../tuning/testVectors.ts';
import { WorkerEvaluator } from '../../tuning/workerEvaluator.ts';

/** The build behind all others: functions of the bridge replaced by what a search finds. */
export interface SearchedBuild {
  readonly build: X25519Build;
  /** What was found and what is known of it, a line per function. */
  readonly lines: readonly string[];
}

/** What a search found for one function. */
export interface FoundFunction {
  readonly fn: IrFunction;
  /** GNU assembler text. */
  readonly text: string;
  /** Its time over that of what `llc` makes of the same word IR, one call after the other. */
  readonly ratio: number;
  readonly verdicts: readonly RecordedVerdict[];
}

/** Tests of a search, per way in which buffers may coincide; layouts of the duel with `llc`. */
const VECTORS = 24;
const DUEL_LAYOUTS = 16;

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
 * Searches the ladder step and the multiplication of X25519. With `faster`, a function stays as `llc` made it where
 * that wins a duel, so that the build is no slower than the one before. Throws `wrong` if code that was found is
 * refuted.
 */
export async function searchedBuild(toolchain: Toolchain, options: SearchedOptions): Promise<SearchedBuild> {
  const { budget, use } = options;
  const found = await searchFunctions(toolchain, options);
  const better = found.filter(({ ratio }) => use === 'found' || ratio < 1);
  const kept = found.filter((f) => !better.includes(f)).map(({ fn }) => fn.name);
  const butFor = kept.length === 0 ? '' : `, but for ${kept.join(', ')}`;
  const how = `the same after a search for ${budgetText(budget)}${butFor}`;
  return { build: await linkFound(toolchain, found, better, { name: 'search', how }), lines: found.map(lineOf) };
}

/**
 * Searches what the loops of X25519 call, each function for its share of the budget by word operations, and checks
 * what is found. Throws `wrong` if that is refuted.
 */
export async function searchFunctions(toolchain: Toolchain, options: SearchOptions): Promise<FoundFunction[]> {
  const { budget, rng } = options;
  const functions = await wordFunctions(toolchain);
  const work = functions.map((fn) => wordOperations(buildProblem(fn)).all);
  const all = work.reduce((a, b) => a + b, 0);
  const found: FoundFunction[] = [];
  const emitted = await compileEmitted(toolchain, emitModule(functions));
  for (const [k, fn] of functions.entries())
    found.push(
      await searchOne(fn, emitted, { ...options, budget: scaled(budget, work[k] / all), rng: rng.fork(fn.name) }),
    );
  return found;
}

/** X25519 with those of the functions that are `used` as they were found, the others as `llc` makes them. */
export async function linkFound(
  toolchain: Toolchain,
  found: readonly FoundFunction[],
  used: readonly FoundFunction[],
  { name, how }: Pick<X25519Build, 'name' | 'how'>,
): Promise<X25519Build> {
  const kept = found.filter((f) => !used.includes(f)).map(({ fn }) => fn);
  const objects = [
    ...(await loopObjects(toolchain)),
    ...(used.length === 0 ? [] : [await assembledText(toolchain, used.map(({ text }) => text).join('\n'))]),
    ...(kept.length === 0 ? [] : [await compileEmitted(toolchain, emitModule(kept))]),
  ];
  return linkX25519({ name, how, objects }, toolchain);
}

const budgetText = (budget: Budget): string =>
  budget.kind === 'time' ? durationText(budget.ms) : `${budget.count} evaluations`;

async function searchOne(
  fn: IrFunction,
  emitted: string,
  { budget, rng, worker, io }: SearchOptions,
): Promise<FoundFunction> {
  io.note(`builds: searching ${fn.name} for ${budgetText(budget)}`);
  const vectors = testVectors(fn, VECTORS, rng.fork('vectors'));
  await worker.setFunction(workerSignature(fn), vectors);
  const target = TARGETS[0];
  const templates = templateLibrary(io.root);
  const evaluator = new WorkerEvaluator(worker, rng.fork('evaluator'), io.clock, AIM);
  const chosen = await chooseVariant(
    {
      fn,
      written: [],
      wanted: 'auto',
      resume: false,
      checkpointFile: '',
      isKnown: () => false,
      target,
      core: 'zen4',
      aim: AIM,
      vectors,
      budget,
      rng: rng.fork('variant'),
    },
    worker,
    io,
  );
  const { problem, start } = chosen;
  const generator = new CodeGenerator(problem, templates, target);
  const { best } = await search({
    problem,
    start,
    generator,
    evaluator,
    rng: rng.fork('search'),
    clock: io.clock,
    budget: chosen.budget,
    stopped: () => io.interrupted.aborted,
  });
  const theirs = await movableImage({ files: [emitted], symbol: fn.name, call: callOf(fn), modulus: 0n });
  invariant(theirs !== null, () => `${fn.name} as llc made it cannot be moved`);
  // The checks give the worker other vectors.
  const ratio = (await evaluator.duel(best.code, theirs, DUEL_LAYOUTS)) ?? Infinity;
  const program = championProgram(problem, templates, target, best.candidate);
  const verdicts = await checkStage(chosen.fn, best.code, { root: io.root, worker, rng: rng.fork('check') });
  return { fn, text: gasFile(program, { symbol: fn.name, header: [], syntax: 'intel' }), ratio, verdicts };
}

/** Results first, then the parameters, in order. */
const callOf = ({ params }: IrFunction): CallArgument[] => [
  { kind: 'out' },
  ...params.map((_, index) => ({ kind: 'operand' as const, index })),
];

/** Its time against llc's, and what is known of it. */
export function lineOf({ fn: { name }, ratio, verdicts }: FoundFunction): string {
  const claims = verdicts.map((v) => `${v.claim} ${v.kind}`).join(', ');
  return `${name}: ${ratio.toFixed(3)} of the time; ${claims}.`;
}
