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
