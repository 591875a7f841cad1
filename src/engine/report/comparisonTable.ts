/** The table of one comparison. */
import type { RecordedComparison } from '../../bench/record.ts';
import { intervalText, plusMinusText } from '../../base/numberText.ts';
import { folded } from '../../base/folded.ts';
import { isBehind } from './standing.ts';
import { textTable, type TableColumn } from '../../base/textTable.ts';

type Contestant = RecordedComparison['contestants'][number];
type Timing = Contestant['throughput'];

const COLUMNS: readonly TableColumn[] = [
  { title: '', align: 'left', ifTooWide: 'wrap' },
  { title: 'throughput', align: 'right' },
  { title: 'time / ours', align: 'left' },
  { title: 'latency', align: 'right' },
  { title: 'time / ours', align: 'left' },
  { title: 'bytes', align: 'right', ifTooWide: 'leave out' },
];

/** How a table is to look. */
export interface TableLook {
  /** Columns of the terminal. */
  readonly width: number;
  /** Everything that is known, whatever the width. */
  readonly isVerbose: boolean;
}

/**
 * The contestants of one comparison, in core cycles per call; below it what the numbers rest on.
 * Ratios are relative to ours: above 1 we are faster, below 1 slower; those that are slower beyond the noise are
 * marked, and code of two speeds has both.
 */
export function comparisonTable(comparison: RecordedComparison, { width, isVerbose }: TableLook): string {
  const [ours] = comparison.contestants;
  const cells = (mode: 'throughput' | 'latency', c: Contestant): string[] =>
    timingCells(c[mode], { ours: c === ours ? null : ours[mode], noise: comparison.noise, isVerbose });
  const rows = comparison.contestants.map((c) => [
    c.name,
    ...cells('throughput', c),
    ...cells('latency', c),
    String(c.bytes),
  ]);
  const table = textTable(COLUMNS, rows, isVerbose ? Infinity : width);
  const notes = basis(
    comparison,
    rows.flat().some((cell) => cell.endsWith(LOSES)),
  );
  return [table, '', ...notes.flatMap((text) => folded(text, width))].join('\n');
}

/** What the numbers rest on, and how they are read. */
function basis({ contestants, layouts, quietShare, noise, contended }: RecordedComparison, loses: boolean): string[] {
  return [
    'Core cycles per call; time / ours with its 95 % interval: above 1 we are faster' +
      `${loses ? `,${LOSES} we lose` : ''}.`,
    `${layouts} random layouts, ${Math.round(quietShare * 100)} % of the rounds quiet; code compared with itself ` +
      `differs by up to ${(noise * 100).toFixed(1)} %.`,
    ...twoSpeedsLine(contestants),
    ...(contended
      ? ['The core was shared all the time: measure again on a quiet machine before you rely on this.']
      : []),
  ];
}

/** What two numbers in one cell mean; nothing where there are none. */
export const twoSpeedsLine = (contestants: RecordedComparison['contestants']): string[] =>
  contestants.some((c) => [c.throughput, c.latency, c.pairs].some((timing) => timing && twoSpeeds(timing) !== null))
    ? ['"A or B": two speeds, in some layouts one, in the others the other; each layout has operands of its own.']
    : [];

/** Mark of a contender that is faster. */
export const LOSES = ' ◂';

interface CellContext {
  /** Null for ours, whose ratio to itself says nothing and is left out. */
  readonly ours: Timing | null;
  readonly noise: number;
  readonly isVerbose: boolean;
}

/** Cycles and ratio. */
function timingCells(timing: Timing | null, { ours, noise, isVerbose }: CellContext): string[] {
  if (timing === null) return ['–', ''];
  if (ours === null) return [timeText(timing), ''];
  const mark = isBehind(timing.ratio, noise) ? LOSES : '';
  return [timeText(timing), `${timeRatioText(timing, ours.cycles, isVerbose)}${mark}`];
}

/** Both speeds where there are two. */
export function timeText(timing: Timing): string {
  const speeds = twoSpeeds(timing);
  if (speeds !== null) return `${speeds.fast.toFixed(0)} or ${speeds.slow.toFixed(0)}`;
  return timing.cycles.toFixed(timing.cycles < 1000 ? 1 : 0);
}

/** Time over that of the yardstick, with its interval; without one where there are two speeds. */
export function timeRatioText(timing: Timing, yardstick: number, isVerbose: boolean): string {
  const speeds = twoSpeeds(timing);
  if (speeds !== null)
    return [speeds.fast, speeds.slow].map((c) => (c / yardstick).toFixed(c < 10 * yardstick ? 1 : 0)).join(' or ');
  return isVerbose ? intervalText(timing.ratio) : plusMinusText(timing.ratio);
}

type Layouts = Pick<RecordedComparison['contestants'][number]['throughput'], 'layoutCycles'>;

/** Between the slowest of the fast samples and the fastest of the slow ones. */
const LEAST_GAP = 2;

/** Samples on either side; fewer are outliers. */
const LEAST_SAMPLES = 2;

/** Samples of two speeds, in core cycles per call. */
interface TwoSpeeds {
  readonly fast: number;
  readonly slow: number;
}

/**
 * The two speeds of code that has two, as a division at run time does which is soon done with small numbers: their
 * median is one or the other by chance, and says little. Null of all other code.
 */
export function twoSpeeds({ layoutCycles }: Layouts): TwoSpeeds | null {
  const sorted = layoutCycles.toSorted((a, b) => a - b);
  const gaps = sorted.map((cycles, i) => (i === 0 ? 1 : cycles / sorted[i - 1]));
  const at = gaps.indexOf(Math.max(...gaps));
  if (gaps[at] < LEAST_GAP || at < LEAST_SAMPLES || sorted.length - at < LEAST_SAMPLES) return null;
  return { fast: middle(sorted.slice(0, at)), slow: middle(sorted.slice(at)) };
}

/** Of sorted numbers the middle one, the upper one of two. */
const middle = (sorted: readonly number[]): number => sorted[sorted.length >> 1];
