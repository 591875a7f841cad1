/** Objects with the same keys as CSV (RFC 4180), a line of titles first; null is an empty cell. */
export function csv(rows: readonly object[]): string {
  if (rows.length === 0) return '';
  const titles = Object.keys(rows[0]);
  const lines = [titles, ...rows.map((row) => Object.values(row))].map((values) => values.map(cell).join(','));
  return `${lines.join('\r\n')}\r\n`;
}

function cell(value: unknown): string {
  const text = value === null ? '' : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
