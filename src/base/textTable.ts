/** Plain-text tables and status lines for a terminal. */
import { folded } from './folded.ts';

/** A column: its title and on which side its cells are flush. */
export interface TableColumn {
  readonly title: string;
  readonly align: 'left' | 'right';
  /** What a table may do that is too wide: leave the column out (the last such one first), or wrap its cells. */
  readonly ifTooWide?: 'leave out' | 'wrap';
}

/** Between two columns. */
const GAP = '  ';

/** Cells are not wrapped to less than this; what else is too wide stays so. */
const LEAST_WIDTH = 16;

/**
 * Plain text table: a title line, a rule and the lines of each row, columns two spaces apart; at most `width` columns
 * of the terminal wide where its columns allow that.
 */
export function textTable(
  columns: readonly TableColumn[],
  rows: readonly (readonly string[])[],
  width = Infinity,
): string {
  const natural = columns.map(({ title }, i) => Math.max(title.length, ...rows.map((row) => row[i].length)));
  const total = natural.reduce((sum, w) => sum + w + GAP.length, -GAP.length);
  if (total > width) {
    const spare = columns.findLastIndex(({ ifTooWide }) => ifTooWide === 'leave out');
    if (spare >= 0)
      return textTable(
        columns.toSpliced(spare, 1),
        rows.map((row) => row.toSpliced(spare, 1)),
        width,
      );
  }
  const widths = natural.map((w, i) =>
    columns[i].ifTooWide === 'wrap' && total > width ? Math.max(LEAST_WIDTH, w - (total - width)) : w,
  );
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, i) => (columns[i].align === 'left' ? cell.padEnd(widths[i]) : cell.padStart(widths[i])))
      .join(GAP)
      .trimEnd();
  const linesOf = (row: readonly string[]): string[] => {
    const cells = row.map((cell, i) => (widths[i] < natural[i] ? folded(cell, widths[i], GAP) : [cell]));
    const height = Math.max(...cells.map((lines) => lines.length));
    return Array.from({ length: height }, (_, n) => line(cells.map((lines) => lines[n] ?? '')));
  };
  return [line(columns.map((c) => c.title)), widths.map((w) => '─'.repeat(w)).join(GAP), ...rows.flatMap(linesOf)].join(
    '\n',
  );
}

/** State of a running search, as far as a person wants to see it. */
interface SearchStatus {
  /** What is optimised, e.g. `25519 mul`. */
  readonly subject: string;
  /** Where it is: `start`, `climb` or `tournament`. */
  readonly phase: string;
  readonly elapsedMs: number;
  /** Share of the budget used, 0 to 1. */
  readonly done: number;
  readonly evaluations: number;
  /** Share of the evaluations whose change was kept. */
  readonly accepted: number;
  /** Share of the time the worker was measuring. */
  readonly measuring: number;
  /** Speed of the best code relative to the baseline; null before the first. */
  readonly best: {
    readonly speedup: number;
    readonly against: string;
    readonly instructions: number;
  } | null;
}

const BAR_CELLS = 8;

/** As much as fits into `width` characters, what matters most first; the rest is for wide terminals. */
export function statusLine(p: SearchStatus, width: number): string {
  const perSecond = p.elapsedMs > 0 ? (p.evaluations * 1000) / p.elapsedMs : 0;
  const [first, ...parts] = [
    `${p.subject}  ${bar(p.done)} ${percent(p.done)}`,
    bestText(p),
    `${remaining(p)} left`,
    ...(p.best === null ? [] : [`${p.best.instructions} instructions`]),
    `${compact(perSecond)} candidates/s`,
    `measuring ${percent(p.measuring)}`,
    `kept ${percent(p.accepted)}`,
    p.phase,
  ].filter((part) => part !== '');
  let line = first;
  for (const part of parts) {
    if (line.length + GAP.length + part.length > width) break;
    line += GAP + part;
  }
  return line;
}

const bestText = ({ best }: SearchStatus): string =>
  best === null ? 'no result yet' : `${best.speedup.toFixed(3)}× as fast as ${best.against}`;

function bar(done: number): string {
  const full = Math.round(Math.min(1, Math.max(0, done)) * BAR_CELLS);
  return `▕${'█'.repeat(full)}${' '.repeat(BAR_CELLS - full)}▏`;
}

/** Time that is left if it goes on like this, `m:ss`; a dash while nothing can be said. */
function remaining({ done, elapsedMs }: SearchStatus): string {
  if (done <= 0) return '–';
  const seconds = Math.round((elapsedMs * (1 - Math.min(1, done))) / done / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** 950, 3.9k, 26k. */
const compact = (n: number): string =>
  n < 1000 ? String(Math.round(n)) : `${(n / 1000).toFixed(n < 10_000 ? 1 : 0)}k`;
