import type { TableColumn } from '../../src/base/textTable.ts';

/** The same as a Markdown table; cells must not contain `|` or line ends. */
export function markdownTable(columns: readonly TableColumn[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    line(columns.map((c) => c.title)),
    line(columns.map((c) => (c.align === 'left' ? '---' : '---:'))),
    ...rows.map(line),
  ].join('\n');
}
