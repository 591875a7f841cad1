import { seeded } from '../../base/rng.ts';
import { equalRuns, type EqualRuns } from '../../measure/equalRuns.ts';
import { COMPARED_LAYOUTS } from '../../contest/compareContestants.ts';
import type { Selfcheck } from './selfcheckOptions.ts';
import { setSubject } from './selfcheckSubject.ts';

/** How far 95 % of the ratios may be from 1, on a quiet machine and beside a busy loop. */
const LIMIT = { quiet: 0.004, busy: 0.01 };

/** A/A: the code against itself, measured as comparisons are that get recorded. */
export async function equalReport(check: Selfcheck): Promise<string> {
  const {
    worker,
    code,
    io,
    title,
    options: { runs, seed, busy },
  } = check;
  await setSubject(check);
  const options = {
    rng: seeded(seed, 'selfcheck/equal'),
    clock: io.clock,
    layouts: COMPARED_LAYOUTS,
    onMessage: (text: string) => io.note(text),
  };
  const results = await equalRuns(worker, code, runs, options, (done) => io.status(`${done} of ${runs} comparisons`));
  const limit = busy ? LIMIT.busy : LIMIT.quiet;
  const beside = busy ? ' beside a busy loop' : '';
  return [
    `${title} against itself, ${runs} comparisons over ${COMPARED_LAYOUTS} layouts each${beside}: all ratios ` +
      'should be 1',
    ...results.map((r) => line(r, limit)),
  ].join('\n');
}

function line({ mode, ratios, deviation, covered, quietShare, contended }: EqualRuns, limit: number): string {
  const verdict = deviation <= limit ? 'within' : 'NOT within';
  return (
    `  ${mode.padEnd(10)}  95 % within 1 ± ${deviation.toFixed(4)} (${verdict} ± ${limit}); ` +
    `${Math.min(...ratios).toFixed(4)} to ${Math.max(...ratios).toFixed(4)}; ` +
    `the interval holds 1 in ${Math.round(covered * 100)} % of the runs; ${Math.round(quietShare * 100)} % of the ` +
    'rounds quiet' +
    `${contended === 0 ? '' : `, ${contended} runs never quiet`}`
  );
}
