import { intervalText } from './intervalText.ts';
import type { RecordedComparison } from '../store/record.ts';
import { isBehind } from './standing.ts';
import { textTable, type TableColumn } from './textTable.ts';

type Contestant = RecordedComparison['contestants'][number];
type Timing = Contestant['throughput'];

const COLUMNS: readonly TableColumn[] = [
  { title: '', align: 'left' },
  { title: 'bytes', align: 'right' },
  { title: 'throughput', align: 'right' },
  { title: 'time / ours', align: 'left' },
  { title: 'latency', align: 'right' },
  { title: 'time / ours', align: 'left' },
];

/**
 * The contestants of one comparison, in core cycles per call; below it what the numbers rest on.
 * Ratios are relative to ours: above 1 we are faster, below 1 slower; those that are slower beyond the noise are
 * marked.
 */
export function comparisonTable(comparison: RecordedComparison): string {
  const { layouts, quietShare, noise, contended } = comparison;
  const cells = (timing: Timing | null, i: number): string[] => timingCells(timing, i, noise);
  const rows = comparison.contestants.map((c, i) => [
    c.name,
    String(c.bytes),
    ...cells(c.throughput, i),
    ...cells(c.latency, i),
  ]);
  const loses = rows.some((row) => row.some((cell) => cell.endsWith(LOSES)));
  return (
    `${textTable(COLUMNS, rows)}\n\nCore cycles per call; time relative to ours with its 95 % interval: above 1 we ` +
    `are faster${loses ? `,${LOSES} we lose` : ''}.\n` +
    `${layouts} random layouts, ${Math.round(quietShare * 100)} % of the rounds quiet; code compared with itself ` +
    `differs by up to ${(noise * 100).toFixed(1)} %.` +
    (contended ? '\nThe core was shared all the time: measure again on a quiet machine before you rely on this.' : '')
  );
}

/** Mark of an opponent that is faster. */
const LOSES = ' ◂';

/** Cycles and ratio; our own ratio to ourselves says nothing and is left out. */
function timingCells(timing: Timing | null, index: number, noise: number): string[] {
  if (timing === null) return ['–', ''];
  if (index === 0) return [timing.cycles.toFixed(1), ''];
  return [timing.cycles.toFixed(1), `${intervalText(timing.ratio)}${isBehind(timing.ratio, noise) ? LOSES : ''}`];
}
