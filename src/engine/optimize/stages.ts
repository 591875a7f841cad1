/** The list of stages, and the machinery of `--print-after`, `--stop-after` and `--timings`. */
import type { Clock, Io } from '../../base/io.ts';

/** The stages of `optimize`, in order. `--print-after` and `--stop-after` take these names. */
export const STAGES = [
  'source',
  'llvm',
  'ssa',
  'ir',
  'model',
  'variant',
  'search',
  'check',
  'compare',
  'write',
] as const;
export type StageName = (typeof STAGES)[number];

/** One step of a pipeline: what it needs of what is there, what it adds to that, and how `--print-after` shows it. */
export interface Stage<Needs, Adds> {
  readonly name: StageName;
  readonly run: (context: Needs) => Adds | Promise<Adds>;
  readonly print: (context: Needs & Adds) => string;
}

/** Thrown to leave the pipeline after the stage of `--stop-after`; not a failure. */
export class StoppedAfter extends Error {
  readonly stage: StageName;
  constructor(stage: StageName) {
    super(`stopped after ${stage}`);
    this.stage = stage;
  }
}

/** How stages are run: what is told of them, and where that goes. */
interface Around {
  readonly printAfter?: StageName | 'all' | undefined;
  readonly stopAfter?: StageName | undefined;
  readonly timings?: boolean | undefined;
  readonly clock: Clock;
  readonly out: (text: string) => void;
}

/** What is told of the stages to whoever follows a run. */
export const toldBy = (
  { printAfter, stopAfter, timings }: Pick<Around, 'printAfter' | 'stopAfter' | 'timings'>,
  { clock, note }: Io,
): Around => ({ printAfter, stopAfter, timings, clock, out: note });

/** Stages one after the other: each finds what was given at first, and what those before it have added. */
interface Pipeline<Given, All> {
  next<Adds>(stage: Stage<All, Adds>): Pipeline<Given, All & Adds>;
  /** Gives every stage printing, timing and stopping, so that none needs to know of them. Throws StoppedAfter. */
  run(given: Given, around: Around): Promise<All>;
}

/** A pipeline without stages yet. */
export const startingWith = <Given>(): Pipeline<Given, Given> => pipelineOf(async (given) => given);

const pipelineOf = <Given, All>(run: Pipeline<Given, All>['run']): Pipeline<Given, All> => ({
  run,
  next: (stage) => pipelineOf(async (given, around) => runStage(stage, await run(given, around), around)),
});

async function runStage<Needs, Adds>(
  { name, run, print }: Stage<Needs, Adds>,
  before: Needs,
  { printAfter, stopAfter, timings, clock, out }: Around,
): Promise<Needs & Adds> {
  const start = clock.nowMs();
  const context = { ...before, ...(await run(before)) };
  if (timings) out(`${name.padEnd(8)} ${((clock.nowMs() - start) / 1000).toFixed(2).padStart(8)} s`);
  if (printAfter === name || printAfter === 'all') out(`; after ${name}\n${print(context)}`);
  if (stopAfter === name) throw new StoppedAfter(name);
  return context;
}
