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

/** The same as a Markdown table; cells must not contain `|` or line ends. */
export function markdownTable(columns: readonly TableColumn[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    line(columns.map((c) => c.title)),
    line(columns.map((c) => (c.align === 'left' ? '---' : '---:'))),
    ...rows.map(line),
  ].join('\n');
}
