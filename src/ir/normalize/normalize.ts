/** Prepares a function for the search: words of at most 64 bits, sums recovered, nothing unused or computed twice. */
import { dropUnused, rebuild, rebuildFunction, useCounts, dependencyOrder, dependsOn, homes } from '../rebuild.ts';
import {
  type IrFunction,
  definitionsOf,
  type Definitions,
  type Op,
  type Operand,
  type Term,
  opInputs,
  opOutputs,
} from '../function.ts';
import { splitWide } from './splitWide.ts';
import type { ValueId } from '../../base/ids.ts';
import { Builder } from '../build.ts';
import { contains, meet, minus, plus, unsigned, type Interval } from '../interval.ts';
import { termsInterval } from '../linear.ts';

/**
 * What every function goes through before it is searched: words of at most 64 bits, chains read back into sums, nothing
 * unused or computed twice.
 */
export function normalize(fn: IrFunction): IrFunction {
  return shareLowWords(dropUnused(recoverSums(splitWide(fn))));
}

/*
 * Recovers multi-word sums from fixed chains of addcarryx, subborrowx and additions (Fiat JSON, compiled code).
 *
 * Every such operation is a small sum. A sum takes over another one when that adds up to the same integers:
 *   - all words of A occur once, in B, side by side and with one sign: A's terms replace them;
 *   - the words of A from k on occur once, in B, from column 0 on: together A and B are one sum of A's terms and,
 *     k columns higher, the other terms of B; its words are the first k of A and then those of B.
 * The second covers carry chains (only A's carry occurs in B) and rows of which the lowest word is already final.
 * A must represent its total exactly, and what B adds must not depend on the words of A that are kept.
 */

type SumOp = Op & { kind: 'sum' };

/** The same function with as few and as large sums as these rules give. */
export function recoverSums(fn: IrFunction): IrFunction {
  const chains = new Chains(fn);
  chains.merge();
  const b = new Builder(fn.name, fn);
  return rebuildFunction(fn, b, chains.order(), (op, read) => rebuild(b, fn, op, read));
}

class Chains {
  readonly #fn: IrFunction;
  readonly #defs: Definitions;
  readonly #counts: readonly number[];
  /** Operations by position of the last of those they were merged from. */
  readonly #ops: (Op | null)[];
  /** Position of the operation that defines a value. */
  readonly #home = new Map<ValueId, number>();

  constructor(fn: IrFunction) {
    this.#fn = fn;
    this.#defs = definitionsOf(fn);
    this.#counts = useCounts(fn);
    this.#ops = fn.body.map((op) => this.#asSum(op));
    this.#ops.forEach((op, i) => this.#place(op, i));
  }

  merge(): void {
    for (let changed = true; changed; ) {
      changed = false;
      for (let i = 0; i < this.#ops.length; i++) while (this.#absorbAny(i)) changed = true;
    }
  }

  /** The operations in an order in which every operand is defined first, otherwise as before. */
  order(): readonly Op[] {
    const result: Op[] = [];
    const done = new Set<number>();
    const visit = (i: number): void => {
      const op = this.#ops[i];
      if (op === null || done.has(i)) return;
      done.add(i);
      for (const j of this.#sources(op)) visit(j);
      result.push(op);
    };
    for (const i of this.#ops.keys()) visit(i);
    return result;
  }

  #place(op: Op | null, i: number): void {
    if (op !== null) for (const id of opOutputs(op)) this.#home.set(id, i);
  }

  /** Positions of the operations that define the operands. */
  #sources(op: Op): readonly number[] {
    return opInputs(op).flatMap((a) => (a.kind === 'value' ? (this.#home.get(a.id) ?? []) : []));
  }

  #asSum(op: Op): Op {
    const ranges = opInputs(op).map((a) =>
      a.kind === 'const' ? { lower: a.value, upper: a.value } : this.#defs.value(a.id),
    );
    switch (op.kind) {
      case 'addcarryx':
        return this.#width(op) === 64
          ? this.#sum(op.ins, [1, 1, 1], op.outs, null, ranges.reduce<Interval>(plus, zero))
          : op;
      case 'subborrowx':
        return this.#width(op) === 64
          ? this.#sum(op.ins, [-1, 1, -1], [op.outs[0]], op.outs[1], minus(ranges[1], plus(ranges[0], ranges[2])))
          : op;
      case 'add':
        return this.#width(op) === 64 ? this.#sum(op.ins, [1, 1], op.outs, null, plus(ranges[0], ranges[1])) : op;
      case 'sub':
        return this.#width(op) === 64 ? this.#sum(op.ins, [1, -1], op.outs, null, minus(ranges[0], ranges[1])) : op;
      default:
        return op;
    }
  }

  #width(op: Op): number {
    return this.#fn.values[op.outs[0]].width;
  }

  #sum(
    ins: readonly Operand[],
    signs: readonly (1 | -1)[],
    outs: readonly ValueId[],
    borrow: ValueId | null,
    total: Interval,
  ): SumOp {
    const terms = ins
      .map((operand, i): Term => ({ sign: signs[i], column: 0, operand }))
      .filter((t) => t.operand.kind === 'value' || t.operand.value !== 0n);
    return this.#trimmed({ kind: 'sum', terms, outs, borrow, lower: total.lower, upper: total.upper });
  }

  /** Without a carry or borrow that nobody reads. */
  #trimmed(op: SumOp): SumOp {
    const read = (id: ValueId): boolean => this.#counts[id] > 0;
    const last = op.borrow !== null && read(op.borrow) ? op.outs.length : Math.max(1, op.outs.findLastIndex(read) + 1);
    return { ...op, outs: op.outs.slice(0, last), borrow: op.borrow !== null && read(op.borrow) ? op.borrow : null };
  }

  #absorbAny(i: number): boolean {
    const b = this.#ops[i];
    if (b?.kind !== 'sum') return false;
    for (const j of new Set(this.#sources(b))) {
      const a = this.#ops[j];
      const merged = a?.kind === 'sum' ? this.#absorb(a, j, b) : null;
      if (merged === null) continue;
      this.#ops[j] = null;
      this.#ops[i] = merged;
      this.#place(merged, i);
      return true;
    }
    return false;
  }

  #absorb(a: SumOp, position: number, b: SumOp): SumOp | null {
    if (!isExact(a)) return null;
    const taken = this.#taken(a, b);
    if (taken === null) return null;
    const { from, base, sign, rest } = taken;
    if (from === 0) {
      const inner = a.terms.map((t): Term => ({ ...t, column: t.column + base, sign: t.sign === sign ? 1 : -1 }));
      return this.#joined(b, [...inner, ...rest], b.outs, b);
    }
    if (base !== 0 || sign < 0 || rest.some((t) => this.#dependsOn(t.operand, position))) return null;
    const size = 1n << BigInt(64 * from);
    const total = { lower: b.lower * size, upper: b.upper * size + size - 1n };
    return this.#joined(
      b,
      [...a.terms, ...rest.map((t) => ({ ...t, column: t.column + from }))],
      [...a.outs.slice(0, from), ...b.outs],
      total,
    );
  }

  #joined(b: SumOp, terms: readonly Term[], outs: readonly ValueId[], known: Interval): SumOp {
    const implied = termsInterval(terms, this.#defs);
    const total = meet(implied, known) ?? implied;
    return this.#trimmed({ kind: 'sum', terms, outs, borrow: b.borrow, lower: total.lower, upper: total.upper });
  }

  /** The words of `a`, from one of them on, that occur once and in `b` in their order; `rest` is what else `b` adds. */
  #taken(a: SumOp, b: SumOp): { from: number; base: number; sign: 1 | -1; rest: readonly Term[] } | null {
    const parts = [
      ...a.outs.map((id) => ({ id, weight: 1 })),
      ...(a.borrow === null ? [] : [{ id: a.borrow, weight: -1 }]),
    ];
    const found = parts.map(({ id, weight }) => {
      const term =
        this.#counts[id] === 1 ? b.terms.find((t) => t.operand.kind === 'value' && t.operand.id === id) : undefined;
      return term === undefined ? null : { term, sign: term.sign * weight };
    });
    const top = found[found.length - 1];
    if (top === null) return null;
    let from = found.length - 1;
    const follows = (i: number): boolean => {
      const f = found[i];
      return f !== null && f.sign === top.sign && f.term.column === top.term.column - (found.length - 1 - i);
    };
    while (from > 0 && follows(from - 1)) from--;
    const used = new Set(found.slice(from).map((f) => f?.term));
    return {
      from,
      base: top.term.column - (found.length - 1 - from),
      sign: top.sign > 0 ? 1 : -1,
      rest: b.terms.filter((t) => !used.has(t)),
    };
  }

  /** The operand is computed from a result of the operation at `position`. */
  #dependsOn(a: Operand, position: number): boolean {
    const seen = new Set<number>();
    const visit = (i: number): boolean => {
      if (i === position) return true;
      const op = this.#ops[i];
      if (op === null || seen.has(i)) return false;
      seen.add(i);
      return this.#sources(op).some(visit);
    };
    const home = a.kind === 'value' ? this.#home.get(a.id) : undefined;
    return home !== undefined && visit(home);
  }
}

const zero: Interval = { lower: 0n, upper: 0n };

/** The words (and the borrow) represent the total, not merely its residue. */
const isExact = (op: SumOp): boolean => {
  const size = 1n << BigInt(64 * op.outs.length);
  return op.borrow === null ? contains(unsigned(64 * op.outs.length), op) : -size <= op.lower && op.upper < size;
};

/* Computes repeated low words only once. Compilers narrow what is only read under a mask: of a sum of products that is
 * shifted right by 51 and masked with 2^51 - 1, the shifted one is 128 bits wide, the masked one is computed again from
 * low products. Both are the same polynomial in the inputs modulo 2^51, and the wide sum has that word anyway. Likewise
 * a low product beside a whole one of the same factors. */

/** Monomials (ids of atoms, sorted, joined) with their coefficients modulo 2^bits. */
type Polynomial = ReadonlyMap<string, bigint>;

/** Larger polynomials are left alone; of squares of squares, the degree doubles with each. */
const MAX_MONOMIALS = 64;
const MAX_DEGREE = 16;

/** The same function with masked words and low products taken from sums and products that have them. */
export function shareLowWords(fn: IrFunction): IrFunction {
  let ops: readonly Op[] = fn.body;
  const forms = formsByBits(fn);
  for (const op of fn.body) {
    const replacement = shared(fn, ops, op, forms);
    if (replacement !== null) ops = ops.map((o) => (o === op ? replacement : o));
  }
  if (ops.every((op, i) => op === fn.body[i])) return fn;
  const b = new Builder(fn.name, fn);
  return dropUnused(
    rebuildFunction(fn, b, dependencyOrder(ops), (op, read) =>
      op.kind === 'copy' && isNew(fn, op) ? [read(op.ins[0])] : rebuild(b, fn, op, read),
    ),
  );
}

const isNew = (fn: IrFunction, op: Op): boolean => !fn.body.includes(op);

function formsByBits(fn: IrFunction): (bits: number) => Forms {
  const defs = definitionsOf(fn);
  const known = new Map<number, Forms>();
  return (bits) => {
    const forms = known.get(bits) ?? new Forms(defs, bits);
    known.set(bits, forms);
    return forms;
  };
}

/** `op` with its operand taken from elsewhere; null when nothing is gained. */
function shared(fn: IrFunction, ops: readonly Op[], op: Op, forms: (bits: number) => Forms): Op | null {
  if (op.kind !== 'and' && op.kind !== 'mul') return null;
  const mask =
    op.kind === 'and' ? op.ins.findIndex((a) => a.kind === 'const' && (a.value & (a.value + 1n)) === 0n) : -1;
  if (op.kind === 'and' && mask < 0) return null;
  const wanted = op.kind === 'and' ? op.ins[1 - mask] : ({ kind: 'value', id: op.outs[0] } as const);
  if (wanted.kind !== 'value' || fn.values[op.outs[0]].width !== 64) return null;
  const bits = op.kind === 'and' ? bitLength(op.ins[mask]) : 64;
  const source = sameWord(ops, op, wanted.id, forms(bits));
  if (source === null) return null;
  const from: Operand = { kind: 'value', id: source };
  return op.kind === 'and'
    ? { ...op, ins: mask === 1 ? [from, op.ins[1]] : [op.ins[0], from] }
    : { kind: 'copy', ins: [from], outs: op.outs };
}

const bitLength = (a: Operand): number => (a.kind === 'const' ? a.value.toString(2).length : 64);

/**
 * The lowest word of a wide product or sum that equals value `id` modulo 2^bits and does not depend on `op`; null
 * without.
 */
function sameWord(ops: readonly Op[], op: Op, id: ValueId, forms: Forms): ValueId | null {
  const wanted = keyOf(forms.of(id));
  if (wanted === null) return null;
  const home = homes(ops);
  if (home.get(id)?.kind === 'mulx' || isWide(home.get(id))) return null;
  for (const other of ops) {
    if (!isWide(other) || (op.kind === 'mul' && other.kind !== 'mulx') || other.outs[0] === id) continue;
    if (keyOf(forms.of(other.outs[0])) === wanted && !dependsOn(other, op, home)) return other.outs[0];
  }
  return null;
}

const isWide = (op: Op | undefined): boolean => op?.kind === 'mulx' || (op?.kind === 'sum' && op.outs.length > 1);

const keyOf = (p: Polynomial | null): string | null =>
  p === null
    ? null
    : [...p]
        .filter(([, c]) => c !== 0n)
        .map(([m, c]) => `${c}·${m}`)
        .sort()
        .join('+');

/** Values as polynomials modulo 2^bits over inputs and whatever is neither a sum nor a product. */
class Forms {
  private readonly defs: Definitions;
  private readonly bits: number;
  private readonly known = new Map<ValueId, Polynomial | null>();

  constructor(defs: Definitions, bits: number) {
    this.defs = defs;
    this.bits = bits;
  }

  /** Null when it would be too large. */
  of(id: ValueId): Polynomial | null {
    const known = this.known.get(id);
    if (known !== undefined) return known;
    const form = this.expand(id);
    const small = form !== null && form.size <= MAX_MONOMIALS ? form : null;
    this.known.set(id, small);
    return small;
  }

  private expand(id: ValueId): Polynomial | null {
    const op = this.defs.value(id).width === 64 ? this.defs.definition(id)?.op : undefined;
    const atom = new Map([[String(id), 1n]]);
    switch (op?.kind) {
      case 'sum':
        return op.outs[0] === id
          ? this.total(op.terms.filter((t) => t.column === 0).map((t) => [BigInt(t.sign), t.operand]))
          : atom;
      case 'mulx':
        return op.outs[0] === id ? this.product(op.ins[0], op.ins[1]) : atom;
      case 'mul':
        return this.product(op.ins[0], op.ins[1]);
      case 'add':
        return this.total([
          [1n, op.ins[0]],
          [1n, op.ins[1]],
        ]);
      case 'sub':
        return this.total([
          [1n, op.ins[0]],
          [-1n, op.ins[1]],
        ]);
      case 'shl':
        return this.total([[1n << BigInt(op.amount), op.ins[0]]]);
      case 'and':
        return this.masked(op.ins) ?? atom;
      default:
        return atom;
    }
  }

  /** A mask that keeps all the bits that count changes nothing. */
  private masked(ins: readonly Operand[]): Polynomial | null {
    const low = (1n << BigInt(this.bits)) - 1n;
    const mask = ins.findIndex((a) => a.kind === 'const' && (a.value & low) === low);
    return mask < 0 ? null : this.operand(ins[1 - mask]);
  }

  private operand(a: Operand): Polynomial | null {
    return a.kind === 'const' ? new Map([['', this.reduced(a.value)]]) : this.of(a.id);
  }

  private total(terms: readonly (readonly [bigint, Operand])[]): Polynomial | null {
    const sum = new Map<string, bigint>();
    for (const [factor, a] of terms) {
      const form = this.operand(a);
      if (form === null) return null;
      for (const [m, c] of form) sum.set(m, this.reduced((sum.get(m) ?? 0n) + factor * c));
    }
    return sum;
  }

  private product(a: Operand, b: Operand): Polynomial | null {
    const x = this.operand(a);
    const y = this.operand(b);
    const result = new Map<string, bigint>();
    if (x === null || y === null || x.size * y.size > MAX_MONOMIALS) return null;
    for (const [m, c] of x)
      for (const [n, d] of y) {
        const atoms = [...m.split('*'), ...n.split('*')].filter((s) => s !== '');
        if (atoms.length > MAX_DEGREE) return null;
        const key = atoms.sort().join('*');
        result.set(key, this.reduced((result.get(key) ?? 0n) + c * d));
      }
    return result;
  }

  private reduced(x: bigint): bigint {
    return BigInt.asUintN(this.bits, x);
  }
}
