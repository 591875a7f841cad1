import { seeded } from '../../base/rng.ts';
import { compare } from '../../measure/compare.ts';
import { raceErrors, raceOutcomes, type RaceOutcomes } from '../../measure/raceErrors.ts';
import { textTable, type Column } from '../../report/textTable.ts';
import { DEFAULT_PLAN } from '../../worker/racePlan.ts';
import type { Selfcheck } from './selfcheckOptions.ts';
import { setSubject } from './selfcheckSubject.ts';
import { RACE_PLAN } from '../../tuning/workerEvaluator.ts';

/** Times of candidates relative to their opponent. */
const RELATIVE = [0.95, 0.97, 0.98, 0.99, 0.995, 1, 1.005, 1.01, 1.02, 1.03, 1.05];
/** Code is slowed down by so many multiplications in front, imul rax, rdi, 3. */
const EXTRA = [1, 2, 3];
const IMUL = [0x48, 0x6b, 0xc7, 3];
const SLOT = 0;

const COLUMNS: readonly Column[] = [
  { title: 'candidate', align: 'left' },
  ...DEFAULT_PLAN.stages.map(({ rounds }) => ({ title: `after ${rounds}`, align: 'right' }) as const),
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
    textTable(COLUMNS, rows),
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
