/**
 * A variant: terms move from a sum to the earlier sum that it continues, as far back as their columns allow.
 *
 * Montgomery multiplication as Fiat writes it adds one row of products and one multiple of p in turn. The rows move
 * together and become the whole product, which the multiples of p then reduce: words that a later factor is taken from
 * are not touched, because a row moves only above them.
 */
import { Builder } from '../../ir/build.ts';
import { definitionsOf, type IrFunction, type Op, type Operand, type Term } from '../../ir/function.ts';
import {
  dropUnused,
  useCounts,
  dependencyOrder,
  dependsOn,
  homes,
  sources,
  rebuild,
  rebuildFunction,
  sumLike,
} from '../../ir/rebuild.ts';
import { contains, unsigned } from '../../ir/interval.ts';
import { termsInterval } from '../../ir/linear.ts';

type SumOp = Op & { kind: 'sum' };

/** The same function with terms moved to earlier sums until none can move. */
export function hoistTerms(fn: IrFunction): IrFunction {
  let result = fn;
  for (let move = findMove(result); move !== null; move = findMove(result)) {
    const next = dropUnused(apply(result, move));
    if (lateness(next) >= lateness(result)) break;
    result = next;
  }
  return result;
}

/** Terms weighted by the number of sums before theirs. Every useful move lowers it, which is why moving ends. */
function lateness(fn: IrFunction): number {
  return fn.body.filter((op) => op.kind === 'sum').reduce((total, op, i) => total + i * op.terms.length, 0);
}

/** `terms` of `into` go to `from`, `shift` columns higher. */
interface Move {
  readonly from: SumOp;
  readonly into: SumOp;
  readonly shift: number;
  readonly terms: readonly Term[];
}

function findMove(fn: IrFunction): Move | null {
  const home = homes(fn.body);
  const counts = useCounts(fn);
  for (const later of fn.body) {
    if (later.kind !== 'sum') continue;
    for (const earlier of new Set(sources(later, home))) {
      if (earlier.kind !== 'sum' || earlier.borrow !== null || !contains(unsigned(64 * earlier.outs.length), earlier))
        continue;
      const shift = continuation(earlier, later);
      if (shift === null) continue;
      const own = new Set<unknown>(earlier.outs);
      const lowest = 1 + earlier.outs.findLastIndex((id, i) => counts[id] > (i < shift ? 0 : 1));
      const terms = later.terms.filter(
        (t) =>
          t.operand.kind === 'value' &&
          t.sign > 0 &&
          t.column + shift >= lowest &&
          !own.has(t.operand.id) &&
          !dependent(t.operand, earlier, home),
      );
      if (terms.some((t) => t.column + shift < earlier.outs.length))
        return { from: later, into: earlier, shift, terms };
    }
  }
  return null;
}

function dependent(a: Operand, on: Op, home: ReturnType<typeof homes>): boolean {
  const op = a.kind === 'value' ? home.get(a.id) : undefined;
  return op !== undefined && dependsOn(op, on, home);
}

/** k when `later` adds the words k, k+1, … of `earlier` at its columns 0, 1, …, once each, otherwise null. */
export function continuation(earlier: SumOp, later: SumOp): number | null {
  const columns = earlier.outs.map((id) =>
    later.terms.filter((t) => t.operand.kind === 'value' && t.operand.id === id),
  );
  const first = columns.findIndex((c) => c.length > 0);
  const fits = columns.every((c, i) =>
    i < first ? c.length === 0 : c.length === 1 && c[0].sign > 0 && c[0].column === i - first,
  );
  return first >= 0 && fits ? first : null;
}

function apply(fn: IrFunction, { from, into, shift, terms }: Move): IrFunction {
  const b = new Builder(fn.name, fn);
  const moved = new Set(terms);
  const size = into.outs.length;
  const gathered: SumOp = {
    ...into,
    terms: [...into.terms, ...terms.map((t) => ({ ...t, column: t.column + shift }))],
  };
  const rest: SumOp = { ...from, terms: from.terms.filter((t) => !moved.has(t)) };
  const total = termsInterval(gathered.terms, definitionsOf(fn));
  const words = Math.max(size, Math.ceil(total.upper.toString(16).length / 16));
  let extra: readonly Operand[] = [];
  const order = dependencyOrder(fn.body.map((op) => (op === into ? gathered : op === from ? rest : op)));
  return rebuildFunction(fn, b, order, (op, read) => {
    const renamed = (op.kind === 'sum' ? op.terms : []).map((t) => ({ ...t, operand: read(t.operand) }));
    if (op === gathered) {
      const sum = b.sum({ terms: renamed, words });
      extra = sum.words.slice(size);
      return sum.words.slice(0, size);
    }
    if (op !== rest) return rebuild(b, fn, op, read);
    const above = extra.map((operand, i): Term => ({ sign: 1, column: size + i - shift, operand }));
    return sumLike(b, from, [...renamed, ...above]);
  });
}
