/**
 * `text` as lines of at most `width` characters, broken at blanks but those behind a `+`; all but the first begin with
 * `indent`.
 */
export function folded(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  let isBegun = false;
  for (const word of text.split(/(?<! \+) /)) {
    if (isBegun && line.length + 1 + word.length > width) {
      lines.push(line);
      line = `${indent}${word}`;
    } else line = isBegun ? `${line} ${word}` : word;
    isBegun = true;
  }
  return [...lines, line];
}
