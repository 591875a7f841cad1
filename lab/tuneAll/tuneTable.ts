import type { KnownStanding } from '../report/knownStanding.ts';
import { textTable, type TableColumn } from '../../src/base/textTable.ts';

/** One row of the table at the end. */
export interface TunedRow {
  readonly title: string;
  readonly jobs: number;
  /** What was spent on it since the budget was last full. */
  readonly spent: string;
  readonly before: KnownStanding | null;
  readonly after: KnownStanding | null;
  /** Why its last job failed; null if none did. */
  readonly failed: string | null;
}

const COLUMNS: readonly TableColumn[] = [
  { title: 'function', align: 'left' },
  { title: 'jobs', align: 'right' },
  { title: 'spent', align: 'right' },
  { title: 'before', align: 'right' },
  { title: 'after', align: 'right' },
  { title: 'fastest alternative', align: 'left', ifTooWide: 'wrap' },
];

/** Time of the fastest known alternative over ours, before and after: below 1 we are slower. */
export const tuneTable = (rows: readonly TunedRow[], width: number): string =>
  textTable(
    COLUMNS,
    rows.map(({ title, jobs, spent, before, after, failed }) => [
      title,
      String(jobs),
      spent,
      ratioText(before),
      ratioText(after),
      `${after?.contender ?? '–'}${failed === null ? '' : `  FAILED: ${failed}`}`,
    ]),
    width,
  );

export const ratioText = (standing: KnownStanding | null): string => standing?.ratio.toFixed(3) ?? '–';

/** E.g. `0.981 → 1.034 times as fast as s2n-bignum`; `before` is left out where nothing was known. */
export function changeText(before: KnownStanding | null, after: KnownStanding | null): string {
  if (after === null) return 'nothing is stored';
  const from = before === null ? '' : `${ratioText(before)} → `;
  return `${from}${ratioText(after)} times as fast as ${after.contender}`;
}
