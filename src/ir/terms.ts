import type { Definitions } from './definitions.ts';
import type { Term } from './function.ts';
import { termsInterval } from './linear.ts';

export const lowestColumn = (terms: readonly Term[]): number => Math.min(...terms.map((t) => t.column));

/** The terms moved down so that the lowest column is 0. */
export function atColumnZero(terms: readonly Term[]): Term[] {
  const base = lowestColumn(terms);
  return terms.map((t) => ({ ...t, column: t.column - base }));
}

/** Words that the sum of the terms, from their lowest column on, needs; it must not be negative. */
export const wordCount = (terms: readonly Term[], defs: Definitions): number =>
  Math.ceil(termsInterval(atColumnZero(terms), defs).upper.toString(16).length / 16);
