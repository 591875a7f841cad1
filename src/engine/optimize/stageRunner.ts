import type { Clock } from '../../base/clock.ts';

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
  'certificate',
  'write',
] as const;
type StageName = (typeof STAGES)[number];

interface StageOptions {
  readonly printAfter?: StageName | 'all' | undefined;
  readonly stopAfter?: StageName | undefined;
  readonly timings?: boolean | undefined;
}

/** Thrown to leave the pipeline after the stage of `--stop-after`; not a failure. */
export class StoppedAfter extends Error {
  readonly stage: StageName;
  constructor(stage: StageName) {
    super(`stopped after ${stage}`);
    this.stage = stage;
  }
}

/** Runs one stage: its work, then whatever the options ask for. */
type RunStage = <T>(name: StageName, work: () => T | Promise<T>, print: (value: T) => string) => Promise<T>;

/** Gives every stage printing, timing and stopping, so that no stage needs to know of them. */
export function stageRunner(options: StageOptions, clock: Clock, out: (text: string) => void): RunStage {
  return async (name, work, print) => {
    const start = clock.nowMs();
    const value = await work();
    if (options.timings) out(`${name.padEnd(8)} ${((clock.nowMs() - start) / 1000).toFixed(2).padStart(8)} s`);
    if (options.printAfter === name || options.printAfter === 'all') out(`; after ${name}\n${print(value)}`);
    if (options.stopAfter === name) throw new StoppedAfter(name);
    return value;
  };
}
