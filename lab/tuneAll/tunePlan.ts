import type { Io } from '../../src/base/io.ts';
import { jsonLine } from '../../src/base/json.ts';
import { briefContender } from '../report/resultText.ts';
import { textTable, type TableColumn } from '../../src/base/textTable.ts';
import { budgetText } from './shareBudget.ts';
import type { TuneOptions } from './tuneOptions.ts';
import type { TuneRun } from './tuneRun.ts';
import { ratioText } from './tuneTable.ts';

const COLUMNS: readonly TableColumn[] = [
  { title: 'function', align: 'left' },
  { title: 'ratio now', align: 'right' },
  { title: 'fastest alternative', align: 'left', ifTooWide: 'wrap' },
  { title: 'jobs', align: 'right' },
  { title: 'budget', align: 'right' },
  { title: 'first job', align: 'right' },
];

/** Prints what would be done if the gaps stayed as they are; they will not, which the end of the text says. */
export function showPlan(run: TuneRun, options: TuneOptions, io: Io): void {
  const { unit } = run.amounts;
  const done = run.state.jobs.length;
  const jobs = run.plan().map(({ row, amount }, i) => ({ row, amount, seed: run.seedOf(done + i), at: done + i + 1 }));
  const rows = run.rows.map(({ title }, i) => {
    const own = jobs.filter(({ row }) => row === i);
    const total = own.reduce((sum, { amount }) => sum + amount, 0);
    return { title, standing: run.known[i].standing, own, budget: budgetText(total, unit) };
  });
  if (options.json) {
    const planned = jobs.map(({ row, amount, seed }) => ({
      function: run.rows[row].title,
      budget: budgetText(amount, unit),
      seed,
    }));
    io.out(jsonLine('plan', { jobs: planned, done }));
    return;
  }
  io.out(
    textTable(
      COLUMNS,
      rows.map(({ title, standing, own, budget }) => [
        title,
        ratioText(standing),
        standing === null ? '–' : briefContender(standing.contender),
        String(own.length),
        budget,
        own.length === 0 ? '–' : `${own[0].at}`,
      ]),
      io.width,
    ),
  );
  const missed = rows.filter(({ own }) => own.length === 0).length;
  const rest = missed === 0 ? '' : `; ${missed} ${missed === 1 ? 'is' : 'are'} not reached`;
  io.out(`\n${jobs.length} jobs for ${rows.length} rows${rest}.\nAfter the rows without a result, gaps decide anew.`);
}
