/**
 * A variant: terms that two sums have in common are added up once, and the words of their sum go into both.
 *
 * Modulo 2^448 - 2^224 - 1 every high product goes into two columns of the result (Hamburg, "Ed448-Goldilocks", 2015,
 * section 3.2); if it is written column by column, as in Fiat-Crypto, 24 of its 105 additions of two words are made
 * twice. Greedy: the two sums that have most in common first, until nothing is gained (Paar 1997 does so for linear
 * maps over GF(2)).
 */
import { Builder } from '../../ir/build.ts';
import { definitionsOf, type IrFunction, type Op, type Operand, type Term, operandKey } from '../../ir/function.ts';
import { rebuild, rebuildFunction, sumLike } from '../../ir/rebuild.ts';
import { atColumnZero, lowestColumn, wordCount } from '../../ir/linear.ts';

/** Fewer word additions saved than this do not pay for keeping the common words. */
const LEAST = 4;

type SumOp = Op & { kind: 'sum' };

/** `terms` of `first` (the earlier one) occur in `second`, `shift` columns higher. */
interface Common {
  readonly first: SumOp;
  readonly second: SumOp;
  readonly shift: number;
  readonly terms: readonly Term[];
  readonly words: number;
}

/** The same function with common terms of two sums gathered until no two sums have enough of them. */
export function shareTerms(fn: IrFunction): IrFunction {
  let result = fn;
  for (let common = mostCommon(result); common !== null; common = mostCommon(result)) result = gathered(result, common);
  return result;
}

function mostCommon(fn: IrFunction): Common | null {
  const sums = fn.body.filter((op) => op.kind === 'sum');
  const defs = definitionsOf(fn);
  let best: Common | null = null;
  for (const [i, first] of sums.entries())
    for (const second of sums.slice(i + 1))
      for (const [shift, terms] of commonTerms(first, second)) {
        if (terms.length <= (best?.terms.length ?? 0)) continue;
        const words = wordCount(terms, defs);
        if (terms.length - words >= LEAST) best = { first, second, shift, terms, words };
      }
  return best;
}

/**
 * By how many columns higher they are in `second`: the positive terms that both sums have, each as often as both have
 * it.
 */
function commonTerms(first: SumOp, second: SumOp): ReadonlyMap<number, readonly Term[]> {
  const byShift = new Map<number, Term[]>();
  const taken = new Set<string>();
  for (const t of first.terms.filter(isShared))
    for (const [place, u] of second.terms.entries()) {
      const shift = u.column - t.column;
      const key = `${shift}:${place}`;
      if (!isShared(u) || taken.has(key) || operandKey(u.operand) !== operandKey(t.operand)) continue;
      const terms = byShift.get(shift) ?? [];
      if (terms.includes(t)) continue;
      taken.add(key);
      byShift.set(shift, [...terms, t]);
    }
  return byShift;
}

const isShared = (t: Term): boolean => t.sign > 0 && t.operand.kind === 'value';

/** The terms are defined before the first sum, so that their own sum can stand right before it. */
function gathered(fn: IrFunction, { first, second, shift, terms, words }: Common): IrFunction {
  const b = new Builder(fn.name, fn);
  const base = lowestColumn(terms);
  let common: readonly Operand[] = [];
  const withCommon = (op: SumOp, by: number, read: (a: Operand) => Operand): readonly Operand[] => {
    const rest = without(op.terms, terms, by).map((t) => ({ ...t, operand: read(t.operand) }));
    const added = common.map((operand, i): Term => ({ sign: 1, column: base + by + i, operand }));
    return sumLike(b, op, [...added, ...rest]);
  };
  return rebuildFunction(fn, b, fn.body, (op, read) => {
    if (op === first)
      common = b.sum({ terms: atColumnZero(terms).map((t) => ({ ...t, operand: read(t.operand) })), words }).words;
    return op === first
      ? withCommon(first, 0, read)
      : op === second
        ? withCommon(second, shift, read)
        : rebuild(b, fn, op, read);
  });
}

/** `from` without each of `terms` once, moved up by `shift` columns. */
function without(from: readonly Term[], terms: readonly Term[], shift: number): readonly Term[] {
  const left = [...from];
  for (const t of terms)
    left.splice(
      left.findIndex(
        (u) => isShared(u) && u.column === t.column + shift && operandKey(u.operand) === operandKey(t.operand),
      ),
      1,
    );
  return left;
}
