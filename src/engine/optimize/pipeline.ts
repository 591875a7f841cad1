/** The pipeline of `optimize`: one column of stages from the source to the files that ship. */
import type { Io } from '../../base/io.ts';
import type { ResultRecord } from '../../bench/record.ts';
import { compare, check } from './judgeStages.ts';
import type { OptimizeOptions } from './optimizeOptions.ts';
import { search, variant } from './searchStages.ts';
import { openSetting, ownAssignment, type Assignment, type RunSetting } from './setting.ts';
import { ir, llvm, model, source, ssa } from './sourceStages.ts';
import { startingWith, toldBy } from './stages.ts';
import { write, type Written } from './writeStage.ts';

/** The whole of `optimize` as one column of stages, from the plain source to the files that ship. */
const PIPELINE = startingWith<RunSetting>()
  .next(source) // what is to be optimised
  .next(llvm) // reduced LLVM IR, compilers' own code
  .next(ssa) // iN SSA
  .next(ir) // words, sums, bounds, specification
  .next(model) // events and choices
  .next(variant) // which formulation of the sums to search
  .next(search) // the fastest right code that was found
  .next(check) // a proof, tests far beyond those of the search, a theorem for Coq
  .next(compare) // careful timing against the compilers
  .next(write); // record, .asm .S .h .v

export interface OptimizeOutcome {
  readonly record: ResultRecord;
  readonly written: Written;
  /** What was asked of other people's assembler and stopwatch, as text. */
  readonly crossChecks: readonly string[];
  /** Contenders that are faster because they use vector registers. */
  readonly vectorised: readonly string[];
}

/**
 * Runs all stages. Throws a Failure, among them `interrupted` for a job that was asked to stop, or StoppedAfter if the
 * options ask to stop early.
 */
export async function pipeline(
  options: OptimizeOptions,
  io: Io,
  assignment: Assignment = ownAssignment(options.target, io),
): Promise<OptimizeOutcome> {
  const open: (() => Promise<void>)[] = [];
  const setting = await openSetting(options, { io, assignment, atEnd: (close) => open.push(close) });
  try {
    const end = await PIPELINE.run(setting, toldBy(options, io));
    const { record, written, crossCheckTexts, vectorised } = end;
    return { record, written, crossChecks: crossCheckTexts, vectorised };
  } finally {
    for (const close of open) await close();
  }
}
