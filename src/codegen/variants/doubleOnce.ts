/**
 * A variant: words that a sum adds twice are added up once, and their sum twice.
 *
 * In a square every cross product occurs twice; the sum of the cross products is then doubled as a whole.
 */
import { Builder } from '../../ir/build.ts';
import { dropUnused, rebuild, rebuildFunction, sumLike } from '../../ir/rebuild.ts';
import { type IrFunction, type Op, type Operand, type Term, operandKey } from '../../ir/function.ts';

/** Fewer repeated words than this are not worth a sum of their own. */
const LEAST = 6;

/** The same function with the repeated words of each sum gathered. */
export function doubleOnce(fn: IrFunction): IrFunction {
  const b = new Builder(fn.name, fn);
  return dropUnused(
    rebuildFunction(
      fn,
      b,
      fn.body,
      (op, read) => (op.kind === 'sum' ? doubled(b, op, read) : null) ?? rebuild(b, fn, op, read),
    ),
  );
}

function doubled(b: Builder, op: Op & { kind: 'sum' }, read: (a: Operand) => Operand): readonly Operand[] | null {
  const { once, rest } = halves(op.terms.map((t) => ({ ...t, operand: read(t.operand) })));
  if (once.length < LEAST) return null;
  const columns = Math.max(...once.map((t) => t.column)) + 2;
  const half = b
    .sum({ terms: once, words: columns })
    .words.map((operand, column): Term => ({ sign: 1, column, operand }));
  return sumLike(b, op, [...half, ...half, ...rest]);
}

/** Positive terms that occur in pairs, one of each pair; and what is left without the pairs. */
function halves(terms: readonly Term[]): { once: readonly Term[]; rest: readonly Term[] } {
  const open = new Map<string, Term>();
  const once: Term[] = [];
  const paired = new Set<Term>();
  for (const t of terms) {
    const key = `${t.column}:${operandKey(t.operand)}`;
    const other = open.get(key);
    if (t.sign < 0 || t.operand.kind === 'const') continue;
    if (other === undefined) {
      open.set(key, t);
      continue;
    }
    open.delete(key);
    paired.add(t).add(other);
    once.push(t);
  }
  return { once, rest: terms.filter((t) => !paired.has(t)) };
}
