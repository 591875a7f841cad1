/**
 * Code that is searched for leaks. rdi points to public data, rsi to secrets; everything else is public. An
 * instruction a line, in Intel syntax of the GNU assembler; jumps and calls name lines by their numbers. `TABLE` are
 * constants and `GLOBAL` is a variable.
 */
export type Snippet = readonly [title: string, lines: readonly string[]];
/** With what is found: line and sentence. */
export type Expected = readonly [title: string, lines: readonly string[], found: readonly string[]];

export const JUMP = 'a jump depends on a secret';
export const ADDRESS = 'an address depends on a secret';
export const MASK = 'which bytes of memory are accessed depends on a secret';
export const TIME = 'the time of the instruction may depend on a secret';
export const UNKNOWN = 'it is not known where this address points';

/** Compares and jumps by what lines before left; the jump is the second of these lines. */
export const decidedBy = (...lines: readonly string[]): readonly string[] => [
  ...lines,
  `jne ${lines.length + 1}`,
  'nop',
  'ret',
];

/** Those of a tail whose jumps name its own lines. */
export function shiftedBy(count: number): (line: string) => string {
  return (line) =>
    line.replace(/^(j\w+|call) (\d+)$/, (_, jump: string, to: string) => `${jump} ${Number(to) + count}`);
}
