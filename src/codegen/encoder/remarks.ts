/**
 * Comments in assembly text: plain ASCII, and nothing in them that an assembler or the C preprocessor takes for more
 * than a comment.
 */

/** What is to be said of a program. Bytes never depend on it. */
export interface Remarks {
  /** One text per instruction. */
  readonly comments: readonly string[];
  /** Lines of text before an instruction, by its number; an empty one stays empty. */
  readonly before: ReadonlyMap<number, readonly string[]>;
}

/** How a syntax writes a comment on a line of its own and one after an instruction. */
interface CommentMarks {
  readonly line: (text: string) => string;
  readonly end: string;
}

/**
 * A line of its own is a C comment: to the preprocessor, which .S files pass through, one that begins with # is a
 * directive.
 */
export const GAS_COMMENTS: CommentMarks = { line: (text) => `/* ${text} */`, end: '#' };
export const NASM_COMMENTS: CommentMarks = { line: (text) => `; ${text}`, end: ';' };

/**
 * Least and most columns that instructions get before their comments, and the share of instructions that fits in them.
 */
const LEAST_WIDTH = 26;
const MAX_WIDTH = 40;
const SHARE = 0.95;

/** Instructions as lists of lines, each with its comment and what stands before it. */
export function annotated(
  instructions: readonly string[],
  remarks: Remarks | undefined,
  { line, end }: CommentMarks,
): string[][] {
  if (remarks === undefined) return instructions.map((text) => [text]);
  const lengths = instructions.map((text) => text.length).sort((a, b) => a - b);
  const common = lengths[Math.floor(SHARE * (lengths.length - 1))] ?? 0;
  const width = Math.min(MAX_WIDTH, Math.max(LEAST_WIDTH, common));
  return instructions.map((text, i) => [
    ...(remarks.before.get(i) ?? []).map((before) => (before === '' ? '' : line(plain(before)))),
    remarks.comments[i] === undefined ? text : `${text.padEnd(width)} ${end} ${plain(remarks.comments[i])}`,
  ]);
}

/** The remarks of a program that has one instruction more in front. */
export function behind(first: string, { comments, before }: Remarks): Remarks {
  return { comments: [first, ...comments], before: new Map([...before].map(([at, lines]) => [at + 1, lines])) };
}

/**
 * A backslash would continue the comment on the next line, quotes open a string for the C preprocessor, and C comments
 * do not nest. None of that occurs in our words; names from sources may bring it in.
 */
const plain = (text: string): string => text.replace(/[^ !#-&(-[\]-~]/g, '?').replace(/\/\*|\*\//g, '?');
