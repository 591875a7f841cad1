import type { Builder } from '../../ir/build.ts';
import type { Definitions } from '../../ir/definitions.ts';
import type { Operand, Term } from '../../ir/function.ts';
import { atColumnZero, lowestColumn, wordCount } from '../../ir/terms.ts';

/**
 * Adds up some terms of a sum by themselves; their total, which must not be negative, as terms that stand in for them.
 * `read` gives operands in `b`.
 */
export function sumApart(
  b: Builder,
  terms: readonly Term[],
  defs: Definitions,
  read: (a: Operand) => Operand,
): readonly Term[] {
  const base = lowestColumn(terms);
  const { words } = b.sum({
    terms: atColumnZero(terms).map((t) => ({ ...t, operand: read(t.operand) })),
    words: wordCount(terms, defs),
  });
  return words.map((operand, i): Term => ({ sign: 1, column: base + i, operand }));
}
