import { seeded } from '../../src/base/rng.ts';
import { equalRuns, type EqualRuns } from './equalRuns.ts';
import { COMPARED_LAYOUTS } from '../../src/engine/contest/compareContestants.ts';
import type { Selfcheck } from './selfcheckOptions.ts';
import { setSubject } from './selfcheckSubject.ts';
import { compare } from '../../src/bench/measure/compare.ts';
import { raceErrors, raceOutcomes, type RaceOutcomes } from './raceErrors.ts';
import { textTable, type TableColumn } from '../../src/base/textTable.ts';
import { DEFAULT_PLAN } from '../../src/bench/worker/racePlan.ts';
import { RACE_PLAN } from '../../src/search/tuning/workerEvaluator.ts';
import { knownTruths, type TruthResult } from './knownTruths.ts';
import { workerSpeed } from './workerSpeed.ts';

/** How far 95 % of the ratios may be from 1, on a quiet machine and beside a busy loop. */
const MAX_DEVIATION = { quiet: 0.004, busy: 0.01 };

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
  const limit = busy ? MAX_DEVIATION.busy : MAX_DEVIATION.quiet;
  const beside = busy ? ' beside a busy loop' : '';
  return [
    `${title} against itself, ${runs} comparisons over ${COMPARED_LAYOUTS} layouts each${beside}: all ratios ` +
      'should be 1',
    ...results.map((r) => equalLine(r, limit)),
  ].join('\n');
}

function equalLine({ mode, ratios, deviation, covered, quietShare, contended }: EqualRuns, limit: number): string {
  const verdict = deviation <= limit ? 'within' : 'NOT within';
  return (
    `  ${mode.padEnd(10)}  95 % within 1 ± ${deviation.toFixed(4)} (${verdict} ± ${limit}); ` +
    `${Math.min(...ratios).toFixed(4)} to ${Math.max(...ratios).toFixed(4)}; ` +
    `the interval holds 1 in ${Math.round(covered * 100)} % of the runs; ${Math.round(quietShare * 100)} % of the ` +
    'rounds quiet' +
    `${contended === 0 ? '' : `, ${contended} runs never quiet`}`
  );
}

/** Times of candidates relative to their incumbent. */
const RELATIVE = [0.95, 0.97, 0.98, 0.99, 0.995, 1, 1.005, 1.01, 1.02, 1.03, 1.05];
/** Code is slowed down by so many multiplications in front, imul rax, rdi, 3. */
const EXTRA = [1, 2, 3];
const IMUL = [0x48, 0x6b, 0xc7, 3];
const SLOT = 0;

const RACE_COLUMNS: readonly TableColumn[] = [
  { title: 'candidate', align: 'left' },
  ...DEFAULT_PLAN.looks.map(({ rounds }) => ({ title: `after ${rounds}`, align: 'right' }) as const),
  { title: 'accepted', align: 'right' },
  { title: 'µs', align: 'right' },
];

/**
 * The error rate of the search's races with limit 1, from races of equal code, and from races of code that was made
 * slower.
 */
export async function raceReport(check: Selfcheck): Promise<string> {
  const {
    worker,
    code,
    title,
    options: { races },
  } = check;
  const rows: string[][] = [];
  await setSubject(check);
  await worker.load(SLOT, code);
  for (const relative of RELATIVE)
    rows.push(row(described(relative), await raceErrors(worker, code, SLOT, relative, races, RACE_PLAN)));
  for (const extra of EXTRA) rows.push(await slowedRow(check, extra));
  return [
    `Races of ${title} with limit 1, ${races} each: share rejected after so many rounds, and accepted at the end`,
    textTable(RACE_COLUMNS, rows),
  ].join('\n');
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const described = (relative: number): string =>
  Math.abs(relative - 1) < 5e-4
    ? 'equal'
    : `${(100 * Math.abs(relative - 1)).toFixed(1)} % ${relative < 1 ? 'faster' : 'slower'}`;

const row = (name: string, { rejectedAfter, accepted, meanUs }: RaceOutcomes): string[] => [
  name,
  ...rejectedAfter.map(percent),
  percent(accepted),
  meanUs.toFixed(0),
];

/** A/B: how much slower the code becomes is measured as comparisons are; the races do not know it. */
async function slowedRow({ worker, code, io, options: { races, seed } }: Selfcheck, extra: number): Promise<string[]> {
  const slowed = Uint8Array.from([...Array.from({ length: extra }, () => IMUL).flat(), ...code]);
  const entries = [
    { name: 'as it is', code },
    { name: 'slowed', code: slowed },
  ];
  const [
    {
      entries: [, { ratio }],
    },
  ] = await compare(worker, entries, {
    rng: seeded(seed, `selfcheck/${extra}`),
    clock: io.clock,
    modes: ['throughput'],
    layouts: 16,
  });
  await worker.load(SLOT, code);
  return row(
    `${extra} imul more: ${described(ratio.value)}`,
    await raceOutcomes(worker, slowed, SLOT, 1, races, RACE_PLAN),
  );
}

/** Instructions whose cost is known. */
export async function truthsReport({ worker }: Selfcheck): Promise<string> {
  const results = await knownTruths(worker);
  const width = Math.max(...results.map(({ name }) => name.length));
  return [
    `Known truths on ${worker.hello.brand}, in core cycles`,
    ...results.map((result) => truthLine(result, width)),
  ].join('\n');
}

function truthLine({ name, cycles, expected: [low, high], ok }: TruthResult, width: number): string {
  const range = low === high ? low.toFixed(2) : `${low.toFixed(2)} to ${high.toFixed(2)}`;
  return `  ${ok ? '✓' : '!'} ${name.padEnd(width)}  ${cycles.toFixed(2)}${ok ? '' : `, expected ${range}`}`;
}

/** Length of the functions that are timed: shorter code is filled up with this instruction, lea rax, [rdi]. */
const INSTRUCTIONS = 200;
const FILLER = [0x48, 0x8d, 0x07];

const SPEED_COLUMNS: readonly TableColumn[] = [
  { title: 'request', align: 'left' },
  { title: 'best decile', align: 'right' },
  { title: 'median', align: 'right' },
  { title: '90th percentile', align: 'right' },
];

/** How fast the worker answers; a search waits for it thousands of times a second. */
export async function speedReport(check: Selfcheck): Promise<string> {
  const { worker, code, instructions, title, io } = check;
  const missing = Math.max(0, INSTRUCTIONS - instructions);
  await setSubject(check);
  const filled = Uint8Array.from([...Array.from({ length: missing }, () => FILLER).flat(), ...code]);
  const rows = (await workerSpeed(worker, filled, io.clock)).map(({ name, best, median, slow }) => [
    name,
    ...[best, median, slow].map((us) => us.toFixed(1)),
  ]);
  return [
    `Requests to the worker in microseconds; the functions are ${title}, filled up to ${instructions + missing} ` +
      'instructions',
    textTable(SPEED_COLUMNS, rows),
  ].join('\n');
}
