import { inTemporaryFolder } from '../../src/base/files/folders.ts';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../../src/base/errors.ts';
import type { Io } from '../../src/base/io.ts';
import { thisMachine } from '../../src/engine/environment/thisMachine.ts';
import { median } from '../../src/bench/measure/statistics.ts';
import { markdownTable } from '../tables/markdownTable.ts';
import { parseBudget } from '../../src/search/task.ts';
import { checkedJob, jobHash, type Job, finishedJob } from '../../src/engine/store/job.ts';
import { type ResultRecord, functionSlug } from '../../src/bench/record.ts';
import { optimizeApart, type AskedOptions } from '../../src/engine/optimize/optimizeLine.ts';
import { shownRatios } from './islandTraces.ts';

/** Near the best is what takes 1 % longer at most. */
const NEAR = 1.01;

interface MeasuredIslands {
  /** A stored result of the function to be searched anew. */
  readonly record: ResultRecord;
  readonly workers: number;
  readonly rounds: number;
  /** Of each search, as `--budget` takes it; the single search of a round has it once for each worker. */
  readonly budget: string;
}

/** Records of the searches of one round, by way of working. */
type Round = Readonly<Record<'islands' | 'apart' | 'one', readonly ResultRecord[]>>;

/**
 * Measures how soon so many searches side by side are near the best, with exchange and without, and one search that has
 * all of their time. In every round each way has its turn. Returns a Markdown table. Throws `input` if the machine has
 * fewer processors.
 */
export async function measureIslands(asked: MeasuredIslands, io: Io): Promise<string> {
  const { workers, rounds, record, budget } = asked;
  if (workers > availableParallelism())
    throw new Failure('input', 'each search needs a processor of its own', {
      where: '--workers',
      expected: `at most ${availableParallelism()}`,
      found: `${workers}`,
    });
  return inTemporaryFolder('islands', async (folder) => {
    const all: Round[] = [];
    for (let round = 0; round < rounds && !io.interrupted.aborted; round++) {
      const job = (seed: number, amount: string): Job => jobFor(record, 1000 * round + seed, amount);
      const jobs = Array.from({ length: workers }, (_, i) => job(i + 1, budget));
      const exchange = { exchange: join(folder, `exchange${round}`) };
      all.push({
        islands: await searched(jobs, join(folder, `islands${round}`), exchange, io),
        apart: await searched(jobs, join(folder, `apart${round}`), {}, io),
        one: await searched([job(1, multiplied(budget, workers))], join(folder, `one${round}`), {}, io),
      });
      io.note(`round ${round + 1} of ${rounds}`);
    }
    const { slug } = thisMachine();
    return `On ${slug}, ${io.now().slice(0, 10)}, ${all.length} rounds. ${measuredText(asked, all)}`;
  });
}

const jobFor = ({ field, operation, sourceSha256, options }: ResultRecord, seed: number, budget: string): Job =>
  checkedJob(
    {
      schemaVersion: 1,
      function: { sourceSha256, request: { field, op: operation, strict: options['strict'] === true } },
      machine: thisMachine().slug,
      ...{ goal: options['for'] ?? 'throughput', budget, seed, target: 'native', start: [] },
    },
    'study islands',
  );

/** A budget so many times as large. */
function multiplied(text: string, times: number): string {
  const budget = parseBudget(text);
  return budget.kind === 'time' ? `${(budget.ms * times) / 1000}s` : `${budget.count * times}`;
}

/** Runs jobs side by side, each measuring on a processor of its own. Throws what one of them fails with. */
async function searched(jobs: readonly Job[], out: string, more: AskedOptions, io: Io): Promise<ResultRecord[]> {
  return Promise.all(
    jobs.map(async (job, i) => {
      const file = join(mkdtempSync(`${out}-job-`), 'job.json');
      writeFileSync(file, JSON.stringify({ ...job, checkpoint: 'checkpoint.json' }));
      const cpu = availableParallelism() - 1 - i;
      const { stderr } = await optimizeApart({ job: file, out, cpu, ...more }, io);
      const record = finishedJob(out, jobHash(job));
      if (record !== null) return record;
      throw new Failure('tool', 'a search has no result', {
        where: `seed ${job.seed}`,
        found: stderr.trim().slice(-500),
      });
    }),
  );
}

/** The table of what was measured. */
export function measuredText({ record, workers, budget }: MeasuredIslands, rounds: readonly Round[]): string {
  const best = Math.min(...rounds.flatMap(({ islands, apart, one }) => [...islands, ...apart, ...one]).map(finalRatio));
  const titles = {
    islands: `${workers} islands, ${budget} each`,
    apart: `${workers} apart, ${budget} each`,
    one: `one, ${multiplied(budget, workers)}`,
  };
  const rows = (['islands', 'apart', 'one'] as const).map((way) => {
    const times = rounds.map((round) => Math.min(...round[way].map((found) => secondsTo(found, NEAR * best))));
    const ratios = rounds.map((round) => Math.min(...round[way].map(finalRatio)));
    const reached = times.filter((time) => time !== Infinity).length;
    const time = median(times);
    return [
      titles[way],
      Number.isFinite(time) ? `${time.toFixed(1)} s` : 'not reached',
      `${reached} of ${rounds.length}`,
      median(ratios).toFixed(4),
    ];
  });
  const columns = ['searches', 'median time to 1 % of the best', 'reached', 'median of the best ratio'].map(
    (title, i) => ({ title, align: i === 0 ? 'left' : 'right' }) as const,
  );
  return [
    `${functionSlug(record)}: time until one of the searches is within 1 % of the best of all, by their own traces.`,
    '',
    markdownTable(columns, rows),
  ].join('\n');
}

/** Least time over that of the compiler's code that a search showed. */
const finalRatio = (record: ResultRecord): number => Math.min(...shownRatios(record).map(({ ratio }) => ratio));

const secondsTo = (record: ResultRecord, ratio: number): number =>
  shownRatios(record).find((point) => point.ratio <= ratio)?.seconds ?? Infinity;
