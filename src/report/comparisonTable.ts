import type { Comparison } from '../store/record.ts';
import { textTable, type Column } from './textTable.ts';

type Contestant = Comparison['contestants'][number];
type Timing = Contestant['throughput'];

const COLUMNS: readonly Column[] = [
  { title: '', align: 'left' }, { title: 'bytes', align: 'right' },
  { title: 'throughput', align: 'right' }, { title: 'time / ours', align: 'left' },
  { title: 'latency', align: 'right' }, { title: 'time / ours', align: 'left' },
];

/**
 * The contestants of one comparison, in core cycles per call; below it what the numbers rest on.
 * Ratios are relative to ours: above 1 we are faster, below 1 slower.
 */
export function comparisonTable(comparison: Comparison): string {
  const rows = comparison.contestants.map((c, i) => [c.name, String(c.bytes), ...timingCells(c.throughput, i), ...timingCells(c.latency, i)]);
  const { layouts, quietShare, noise, contended } = comparison;
  return `${textTable(COLUMNS, rows)}\n\nCore cycles per call; time relative to ours with its 95 % interval: above 1 we are faster.\n`
    + `${layouts} random layouts, ${Math.round(quietShare * 100)} % of the rounds quiet; code compared with itself differs by up to ${(noise * 100).toFixed(1)} %.`
    + (contended ? '\nThe core was shared all the time: measure again on a quiet machine before you rely on this.' : '');
}

/** Cycles and ratio; our own ratio to ourselves says nothing and is left out. */
function timingCells(timing: Timing | null, index: number): string[] {
  if (timing === null) return ['–', ''];
  if (index === 0) return [timing.cycles.toFixed(1), ''];
  const { value, low, high } = timing.ratio;
  return [timing.cycles.toFixed(1), `${value.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}]`];
}
