/**
 * `text` as one word of a POSIX shell: as it is, in double quotes, or in single quotes where it has characters that
 * double quotes leave special.
 */
export function shellWord(text: string): string {
  if (/^[\w@%+=:,./-][\w@%+=:,./#-]*$/.test(text)) return text;
  return /["$`\\!\n]/.test(text) ? `'${text.replaceAll("'", `'\\''`)}'` : `"${text}"`;
}
