/** A column: its title and on which side its cells are flush. */
export interface TableColumn {
  readonly title: string;
  readonly align: 'left' | 'right';
}

/** Plain text table: a title line, a rule and one line per row, columns two spaces apart. */
export function textTable(columns: readonly TableColumn[], rows: readonly (readonly string[])[]): string {
  const widths = columns.map(({ title }, i) => Math.max(title.length, ...rows.map((row) => row[i].length)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, i) => (columns[i].align === 'left' ? cell.padEnd(widths[i]) : cell.padStart(widths[i])))
      .join('  ')
      .trimEnd();
  return [line(columns.map((c) => c.title)), widths.map((w) => '─'.repeat(w)).join('  '), ...rows.map(line)].join('\n');
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
