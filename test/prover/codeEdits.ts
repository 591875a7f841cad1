/** Code as lines without indentation, to be changed by hand-made faults. */
export type Edit = (lines: readonly string[]) => string[];

/**
 * Replaces the n-th line that reads `text` by `by`; negative n count from the end. Throws when there is no such line.
 */
export const replace =
  (text: string, n: number, ...by: string[]): Edit =>
  (lines) => {
    const found = lines.flatMap((line, i) => (line === text ? [i] : []));
    const at = found.at(n);
    if (at === undefined) throw new Error(`no line ${n} reads ${text}`);
    return [...lines.slice(0, at), ...by, ...lines.slice(at + 1)];
  };

export const ahead = (text: string, n: number, ...more: string[]): Edit => replace(text, n, ...more, text);
export const behind = (text: string, n: number, ...more: string[]): Edit => replace(text, n, text, ...more);

/** Right after the label, and right before `ret`. */
export const atEntry =
  (...more: string[]): Edit =>
  ([label, ...rest]) => [label, ...more, ...rest];
export const atExit = (...more: string[]): Edit => ahead('ret', -1, ...more);

/** One edit after the other. */
export const both =
  (...edits: readonly Edit[]): Edit =>
  (lines) =>
    edits.reduce<string[]>((all, edit) => edit(all), [...lines]);
