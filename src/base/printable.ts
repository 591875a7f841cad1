/** Removes characters that control a terminal or hide other text. */

/** What a terminal obeys or what hides other text: control characters but tab and line feed, marks of direction. */
const UNPRINTABLE = /(?![\n\t]|\r\n)[\p{Cc}\p{Bidi_Control}\u2028\u2029\ufeff]/gu;
const LINE_ENDS_AND_TABS = /[\r\n\t]/g;

/**
 * Text as it may go to a terminal, wherever it comes from: what a terminal would obey is written as JSON writes it,
 * e.g. `\u001b`.
 */
export const printable = (text: string): string => text.replace(UNPRINTABLE, escaped);

/** The same for text of others within a line of ours, which it cannot end. */
export const printableLine = (text: string): string => printable(text).replace(LINE_ENDS_AND_TABS, escaped);

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Of a text that may be of any length, enough to recognise it by. */
export const beginningOf = (text: string): string => (text.length > 200 ? `${text.slice(0, 200)}…` : text);

/**
 * `text` as one word of a POSIX shell: as it is, in double quotes, or in single quotes where it has characters that
 * double quotes leave special.
 */
export function shellWord(text: string): string {
  if (/^[\w@%+=:,./-][\w@%+=:,./#-]*$/.test(text)) return text;
  return /["$`\\!\n]/.test(text) ? `'${text.replaceAll("'", `'\\''`)}'` : `"${text}"`;
}

/** A command as one line of a shell, to be copied into a terminal. */
export const shellLine = (words: readonly string[]): string => words.map(shellWord).join(' ');

/**
 * A path as an argument of another program, which can take it for nothing else: not for an option (`-x.c`), not for a
 * file of further options (`@x.c`). Paths from the root are such already; what is given by name alone comes through
 * here.
 */
export const pathArgument = (path: string): string => (/^[\w./]/.test(path) ? path : `./${path}`);

/** A path as one word of a shell behind a command that may take options. */
export const shellPath = (path: string): string => shellWord(pathArgument(path));
