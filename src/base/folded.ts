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
