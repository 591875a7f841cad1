/**
 * A variant: where a carry decides whether a constant is added or subtracted, both sums are computed, and the carry
 * selects one (carry-select addition, O. J. Bedrij, "Carry-select adder", IRE Transactions on Electronic Computers,
 * 1962).
 *
 * The last carry of a reduction becomes a mask, the mask a word of 2^n mod p, and that is added: three instructions in
 * a row after the carry. Of these one is left where both sums are there when the carry is, for one addition more.
 */
import { constOperand, definingOp, type Definitions, definitionsOf, type Term } from '../../ir/function.ts';
import type { IrFunction, Op, Operand } from '../../ir/function.ts';
import { Builder } from '../../ir/build.ts';
import { contains, unsigned } from '../../ir/interval.ts';
import { termsInterval } from '../../ir/linear.ts';
import { rebuild, rebuildFunction, sumLike } from '../../ir/rebuild.ts';
import { maskedConstant, type MaskedConstant, type SumOp } from './constantMultiples.ts';

/**
 * The same function with all such sums chosen, or only the last operation, or none. Where the sum of the carry's word
 * and the masked constant is a word, and is added to others, it is added up apart from them in any case.
 */
export function carrySelect(fn: IrFunction, chosen: 'all' | 'last' | 'none'): IrFunction {
  const b = new Builder(fn.name, fn);
  const select = new Select(b, definitionsOf(fn));
  const last = fn.body.at(-1);
  const isChosen = (op: Op): boolean => chosen === 'all' || (chosen === 'last' && op === last);
  return rebuildFunction(
    fn,
    b,
    fn.body,
    (op, read) => select.words(op, read, isChosen(op)) ?? rebuild(b, fn, op, read),
  );
}

type Read = (a: Operand) => Operand;

const WORD = { lower: 0n, upper: unsigned(64).upper };

class Select {
  /** Of the function that is written. */
  private readonly b: Builder;
  /** Of the function that is read. */
  private readonly defs: Definitions;
  /** What is added up in the lowest column of each sum, as it is written. */
  private readonly lowest = new Map<Op, readonly Term[]>();

  constructor(b: Builder, defs: Definitions) {
    this.b = b;
    this.defs = defs;
  }

  /** The results of `op` by selection; null where nothing is to be done. */
  words(op: Op, read: Read, isChosen: boolean): readonly Operand[] | null {
    if (op.kind === 'sum') return this.sum(op, read, isChosen);
    const masked = op.kind === 'add' || op.kind === 'sub' ? this.masked(op.ins[1]) : null;
    return masked === null || !isChosen ? null : [this.chosen(op.ins[0], masked, op.kind === 'add' ? 1n : -1n, read)];
  }

  private sum(op: SumOp, read: Read, isChosen: boolean): readonly Operand[] {
    const terms: Term[] = [];
    const left = new Set(op.terms);
    for (const by of op.terms) {
      const masked = this.masked(by.operand);
      const to = masked === null ? undefined : [...left].find((t) => this.isChosenBy(t, by, masked));
      if (masked === null || to === undefined) continue;
      left.delete(by);
      left.delete(to);
      const operand = isChosen
        ? this.chosen(to.operand, masked, BigInt(by.sign), read)
        : this.b.binary(by.sign > 0 ? 'add' : 'sub', read(to.operand), read(by.operand));
      terms.push({ ...to, operand });
    }
    for (const t of op.terms) if (left.has(t)) terms.push({ ...t, operand: read(t.operand) });
    this.lowest.set(op, lowestOf(terms));
    return sumLike(this.b, op, terms);
  }

  /** Whether `to` comes from the sum whose carry or borrow the bit is, and is still a word with `by` added. */
  private isChosenBy(to: Term, by: Term, { bit }: MaskedConstant): boolean {
    const source = definingOp(this.defs, to.operand);
    if (to.column !== by.column || to.sign < 0 || source === undefined) return false;
    if (source !== definingOp(this.defs, bit)) return false;
    return contains(
      WORD,
      termsInterval(
        [to, by].map((t) => ({ ...t, column: 0 })),
        this.defs,
      ),
    );
  }

  private masked(a: Operand): MaskedConstant | null {
    return maskedConstant(definingOp(this.defs, a), this.defs);
  }

  private chosen(to: Operand, { bit, factor }: MaskedConstant, sign: bigint, read: Read): Operand {
    return this.b.cmovznz(read(bit), read(to), this.moved(to, sign * factor, read));
  }

  /** to + by modulo 2^64; the lowest word of a sum is added up anew, so that the search may begin with the constant. */
  private moved(to: Operand, by: bigint, read: Read): Operand {
    const constant: Term = { sign: by < 0n ? -1 : 1, column: 0, operand: constOperand(by < 0n ? -by : by) };
    const source = definingOp(this.defs, to);
    const isLowest = source?.kind === 'sum' && to.kind === 'value' && source.outs[0] === to.id;
    const terms = isLowest
      ? (this.lowest.get(source) ?? lowestOf(source.terms.map((t) => ({ ...t, operand: read(t.operand) }))))
      : [{ sign: 1, column: 0, operand: read(to) } as const];
    return this.b.sum({ terms: [...terms, constant], words: 1 }).words[0];
  }
}

const lowestOf = (terms: readonly Term[]): readonly Term[] => terms.filter((t) => t.column === 0);
