/** Breaks long lines of text at blanks. */
import type { Io } from './io.ts';

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

/** Columns of a line of a comment. */
const WIDTH = 100;

/** `items` after `head`, separated by blanks and wrapped to lines of 100 characters, the items below each other. */
export function wrapped(head: string, items: readonly string[]): string[] {
  const lines: string[] = [];
  let line = head;
  items.forEach((item, i) => {
    if (i > 0 && line.length + 1 + item.length > WIDTH) {
      lines.push(line);
      line = ' '.repeat(head.length) + item;
    } else line += i === 0 ? item : ` ${item}`;
  });
  return [...lines, line];
}

/** A long line as it is printed: on a terminal broken at blanks, elsewhere whole, for programs that read it. */
export const sentence = (
  text: string,
  indent: string,
  { width, isTerminal }: Pick<Io, 'width' | 'isTerminal'>,
): string => (isTerminal ? folded(text, width, indent).join('\n') : text);

/**
 * A message for a terminal of so many columns, 0 if it is none: broken at blanks, but for lines to be run and lines of
 * sources, which stay whole.
 */
export const messageFor = (text: string, columns: number): string =>
  text
    .split('\n')
    .flatMap((line) =>
      columns === 0 || line.length <= columns || staysWhole(line) ? [line] : folded(line, columns, DETAIL_INDENT),
    )
    .join('\n');

/** What to try is a command, or a sentence about some; compilers point at places of lines. */
const staysWhole = (line: string): boolean =>
  /^ +(\d+ )?\| /.test(line) ||
  (/^ {2}try: +(\.?\/|(sudo|npm|npx|nm|node|cargo|ranlib|cc|fieldwright) )/.test(line) && !/[^\\]; /.test(line));
const DETAIL_INDENT = ' '.repeat('  expected: '.length);
