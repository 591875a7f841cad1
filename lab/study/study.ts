import { Failure } from '../../src/base/errors.ts';
import { parseBudget } from '../../src/search/task.ts';
import { z } from 'zod';
import { bestRecords } from '../../src/engine/store/bestRecords.ts';
import { functionSlug, type ResultRecord } from '../../src/bench/record.ts';
import { withWorker } from '../../src/bench/worker/buildWorker.ts';
import { commandOf, text } from '../../src/base/options/option.ts';
import type { Io } from '../../src/base/io.ts';
import { storedRecords } from '../../src/engine/environment/storedRecords.ts';
import { studyFunction, type StudyOutcome } from './studyFunction.ts';
import { studyLanes } from './studyLanes.ts';
import { studyOneCall } from './studyOneCall.ts';
import { thisMachine } from '../../src/engine/environment/thisMachine.ts';
import { geometricMean, median } from '../../src/bench/measure/statistics.ts';
import { markdownTable } from '../tables/markdownTable.ts';

const countFromOne = z
  .string()
  .regex(/^[1-9]\d{0,3}$/, 'a whole number from 1')
  .transform(Number);

const KINDS = 'strategies, lanes or one-call';

/** What ways of searching are compared on, if nothing else is asked for. */
const SEARCHED = '25519-mul,secp256k1-square';

const studySchema = z.object({
  functions: text(
    'names',
    `stored functions to search again, from the start (default ${SEARCHED}); lanes: functions to be searched ` +
      '(default all)',
  ),
  seeds: countFromOne
    .default(5)
    .meta({ metavar: 'n', description: 'searches per way and function, with seeds 1 to n' }),
  budget: z.string().default('10s').meta({ metavar: 'amount', description: 'time or evaluations of each search' }),
});

/** Compares ways of searching: the same functions, budgets and seeds for each; or vectorised code with compilers'. */
export const studyCommand = commandOf(
  studySchema,
  async ({ functions, seeds, budget }, io, [kind]) => {
    if (kind === 'lanes') return studyLanes({ names: functions?.split(',') ?? [], seeds, budget }, io);
    if (kind === 'one-call') return studyOneCall(io);
    if (kind !== 'strategies')
      throw new Failure('input', `there is no study of "${String(kind)}"`, { expected: KINDS });
    const records = (functions ?? SEARCHED).split(',').map((name) => recordOf(name, io));
    const limit = parseBudget(budget);
    const outcomes: StudyOutcome[] = [];
    await withWorker(io.root, undefined, async (worker) => {
      for (const record of records)
        outcomes.push(...(await studyFunction({ record, seeds, budget: limit, worker, io })));
    });
    io.out(studyTable(outcomes, { budget, seeds, machine: thisMachine().brand }));
  },
  [{ name: '<kind>', description: KINDS }],
);

/** The stored function of that name. Throws `input` when there is none. */
function recordOf(name: string, io: Io): ResultRecord {
  const stored = bestRecords(storedRecords(io));
  const found = stored.find((r) => functionSlug(r) === name);
  if (found !== undefined) return found;
  throw new Failure('input', `nothing is stored for "${name}"`, {
    expected: `some of ${[...new Set(stored.map(functionSlug))].join(', ')}`,
  });
}

/**
 * A Markdown table of contestants by functions: median and range over the seeds of the speed-up over the first
 * candidate.
 */
function studyTable(
  outcomes: readonly StudyOutcome[],
  { budget, seeds, machine }: { readonly budget: string; readonly seeds: number; readonly machine: string },
): string {
  const functions = [...new Set(outcomes.map((o) => o.functionName))];
  const contestants = [...new Set(outcomes.map((o) => o.contestant))];
  const of = (contestant: string, name: string): readonly number[] =>
    outcomes.find((o) => o.contestant === contestant && o.functionName === name)?.speedups ?? [];
  const row = (contestant: string): string[] => {
    const mean = geometricMean(functions.map((f) => median(of(contestant, f))));
    return [contestant, ...functions.map((f) => cell(of(contestant, f))), mean.toFixed(3)];
  };
  const columns = ['', ...functions, 'geometric mean'].map(
    (title, i) => ({ title, align: i === 0 ? 'left' : 'right' }) as const,
  );
  return [
    `Speed-up over the first candidate: median (least–greatest) of ${seeds} seeds, ${budget} each, on ${machine}.`,
    '',
    markdownTable(columns, contestants.map(row)),
  ].join('\n');
}

const cell = (x: readonly number[]): string =>
  `${median(x).toFixed(3)} (${Math.min(...x).toFixed(3)}–${Math.max(...x).toFixed(3)})`;
