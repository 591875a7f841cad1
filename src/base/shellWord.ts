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
