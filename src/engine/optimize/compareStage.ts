import type { RecordedComparison } from '../../bench/record.ts';
import { Patience } from '../../bench/measure/compare.ts';
import type { Budget } from '../../search/budget.ts';
import { compareContestants, fasterByVectors } from '../contest/compareContestants.ts';
import { requireEqual, requireRight } from '../contest/demands.ts';
import { assemblerOpinion, checkerOpinion, stopwatchOpinion } from '../contest/secondOpinion.ts';
import { comparisonTable } from '../report/comparisonTable.ts';
import { standingsOf } from '../report/standing.ts';
import type { Searched } from './searchStages.ts';
import type { RunSetting } from './setting.ts';
import type { OfCheck } from './shippedCode.ts';
import type { Read } from './sourceStages.ts';
import type { Stage } from './stages.ts';

/** Of the comparison for a quiet core, all its parts together: at least so long, and so much of the budget. */
const LEAST_WAIT_MS = 3000;
const WAIT_SHARE = 0.05;

/** What came of comparing ours with the opponents. */
export interface OfCompare {
  readonly comparison: RecordedComparison;
  /** What was asked of other people's assembler and stopwatch, as text. */
  readonly opinions: readonly string[];
  /** Opponents that are faster because they use vector registers. */
  readonly vectorised: readonly string[];
}

/** Careful timing against the compilers, whose code is tested first. */
export const compare: Stage<RunSetting & Read & Searched & OfCheck, OfCompare> = {
  name: 'compare',
  run: async ({ io, rng, budget, opinion, subject, compiled: { baselines }, worker, vectors, shipped }) => {
    const { fn, bytes: code, champion } = shipped;
    const entries = [{ name: 'ours', code }, ...baselines];
    const demand = subject.exactOpponents ? requireEqual : requireRight;
    await demand(fn, baselines, worker, rng.fork('baselines'));
    const comparison = await compareContestants(fn, entries, {
      worker,
      vectors,
      rng: rng.fork('compare'),
      clock: io.clock,
      onMessage: (text) => io.note(text),
      ...patienceFor(budget),
    });
    const opinions = [
      await assemblerOpinion(opinion, () => champion.program, code, subject.symbol),
      await checkerOpinion(opinion, fn, subject.exactOpponents ? entries : entries.slice(0, 2)),
      await stopwatchOpinion(opinion, fn, entries, rng.fork('opinions')),
    ].filter((text) => text !== null);
    // Of lanes, all code uses them.
    const vectorised = fn.lanes === undefined ? await fasterByVectors(standingsOf(comparison), baselines, io.root) : [];
    return { comparison, opinions, vectorised };
  },
  print: ({ comparison, io }) => comparisonTable(comparison, { width: io.width, isVerbose: true }),
};

/** Where the user limits the time it is to end soon, and says so where the core was never quiet. */
const patienceFor = (budget: Budget): { patience?: Patience } =>
  budget.kind === 'time' ? { patience: new Patience(Math.max(LEAST_WAIT_MS, WAIT_SHARE * budget.ms)) } : {};
