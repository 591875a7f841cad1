/** Code of the sums of programs for an accumulator, in registers. */
import { registerName } from '../../codegen/x86/registers.ts';

/** Where the words of an operand are, as the assembler writes them. */
export type WordTexts = readonly string[];

/** Lines for the GNU assembler that change an element in registers, by others that they may change. */
export interface SumCode {
  /** Registers that each needs besides its own. */
  readonly temporaries: number;
  /** a := a + b. */
  sum(a: readonly number[], b: WordTexts, temporaries: readonly number[]): string[];
  /** a := a - b. */
  difference(a: readonly number[], b: WordTexts, temporaries: readonly number[]): string[];
  /** a := a / 2. Throws `invariant` where no program halves. */
  half(a: readonly number[], temporaries: readonly number[]): string[];
  /** Definitions of constants. */
  readonly pool: readonly string[];
}

/** The words of registers. */
export const wordsIn = (registers: readonly number[]): WordTexts => registers.map((n) => registerName(n));

/** An instruction on the first words, and on all others one that takes the carry. */
export const inTurn = (first: string, others: string, to: WordTexts, from: WordTexts): string[] =>
  to.map((word, k) => `${k === 0 ? first : others} ${word}, ${from[k]}`);
