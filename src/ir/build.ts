/**
 * Builder of word-IR functions: computes intervals, folds what is known, and shares equal operations.
 *
 * Every method returns operands rather than ids, since a result may turn out to be a constant or an earlier value.
 * Operands narrower than the operation count as zero-extended.
 */
import {
  type SumResult,
  type SumRequest,
  foldBinary,
  foldCarry,
  foldChoice,
  foldDoubleShift,
  foldProduct,
  foldProduct52,
  foldShift,
  foldUnary,
  foldSum,
} from './fold.ts';
import { type ValueId, valueId } from '../base/ids.ts';
import { sumWordIntervals } from './bounds.ts';
import {
  valueOperand,
  type Definition,
  type Definitions,
  type BinaryKind,
  type DoubleShiftKind,
  type Interface,
  type IrFunction,
  type Op,
  type Operand,
  type Param,
  type ShiftKind,
  type Specification,
  type Term,
  type UnaryKind,
  type Value,
  type Width,
  mapOp,
  opInputs,
  opOutputs,
} from './function.ts';
import { Draft } from './draft.ts';
import type { Interval } from './interval.ts';
import { invariant } from '../base/errors.ts';
import { termsInterval } from './linear.ts';

export class Builder implements Definitions {
  readonly #draft: Draft;
  readonly #shared = new Map<string, readonly Operand[]>();
  /** What each value computes: the same text for the same computation, here and in other builders. */
  readonly #computed: string[] = [];

  constructor(name: string, callers: Interface = { aliasing: 'any' }) {
    this.#draft = new Draft(name, callers);
  }

  /** Number of values so far; they have the ids below it. */
  get count(): number {
    return this.#draft.count;
  }
  value(id: ValueId): Value {
    return this.#draft.value(id);
  }
  definition(id: ValueId): Definition | undefined {
    return this.#draft.definition(id);
  }
  /** Interval of an operand. */
  range(a: Operand): Interval {
    return this.#draft.range(a);
  }

  /** Declares a parameter; returns one operand per limb. */
  param(p: Param): readonly Operand[] {
    const first = this.count;
    const limbs = this.#draft.param(p);
    p.bounds.forEach(({ lower, upper }, i) => {
      this.#computed[first + i] = `${numberOfText(`input ${first + i} ${lower} ${upper}`)}`;
    });
    return limbs;
  }

  /** Declares a result array with the bounds of its words. */
  result(name: string, words: readonly Operand[], width: Param['width'] = 64): void {
    this.resultAs({ name, shape: 'array', width, bounds: words.map((w) => bare(this.range(w))) }, words);
  }

  /** Declares a result with stated bounds. */
  resultAs(p: Param, words: readonly Operand[]): void {
    this.#draft.result(p, words);
  }

  /** (lo, hi) of a·b. */
  mulx(a: Operand, b: Operand): readonly [lo: Operand, hi: Operand] {
    const folded = foldProduct(this, a, b);
    if (folded !== null) return folded;
    const [x, y] = inOrder(a, b);
    const [lo, hi] = this.#define(`mulx ${this.#keys(x, y)}`, [64, 64], ([l, h]) => ({
      kind: 'mulx',
      ins: [x, y],
      outs: [l, h],
    }));
    return [lo, hi];
  }

  /** (lo, hi) of the low 52 bits of a times those of b, in words of 52 bits. */
  mul52(a: Operand, b: Operand): readonly [lo: Operand, hi: Operand] {
    const folded = foldProduct52(a, b);
    if (folded !== null) return folded;
    const [x, y] = inOrder(a, b);
    const [lo, hi] = this.#define(`mul52 ${this.#keys(x, y)}`, [64, 64], ([l, h]) => ({
      kind: 'mul52',
      ins: [x, y],
      outs: [l, h],
    }));
    return [lo, hi];
  }

  addcarryx(cin: Operand, a: Operand, b: Operand, width: Width = 64): readonly [sum: Operand, cout: Operand] {
    return this.#carry('addcarryx', cin, ...inOrder(a, b), width);
  }

  subborrowx(bin: Operand, a: Operand, b: Operand, width: Width = 64): readonly [diff: Operand, bout: Operand] {
    return this.#carry('subborrowx', bin, a, b, width);
  }

  #carry(
    kind: 'addcarryx' | 'subborrowx',
    c: Operand,
    a: Operand,
    b: Operand,
    width: Width,
  ): readonly [Operand, Operand] {
    const folded = foldCarry(this, kind, c, a, b, width);
    if (folded !== null) return folded;
    const [word, bit] = this.#define(`${kind} ${width} ${this.#keys(c, a, b)}`, [width, 1], ([s, o]) => ({
      kind,
      ins: [c, a, b],
      outs: [s, o],
    }));
    return [word, bit];
  }

  binary(kind: BinaryKind, a: Operand, b: Operand, width: Width = 64): Operand {
    const [x, y] = kind === 'sub' ? [a, b] : inOrder(a, b);
    return (
      foldBinary(this, kind, x, y, width) ??
      this.#define(`${kind} ${width} ${this.#keys(x, y)}`, [width], ([out]) => ({ kind, ins: [x, y], outs: [out] }))[0]
    );
  }

  unary(kind: UnaryKind, a: Operand, width: Width = kind === 'eqz' ? 1 : 64): Operand {
    return (
      foldUnary(this, kind, a, width) ??
      this.#define(`${kind} ${width} ${this.#keys(a)}`, [width], ([out]) => ({ kind, ins: [a], outs: [out] }))[0]
    );
  }

  shift(kind: ShiftKind, a: Operand, amount: number, width: Width = 64): Operand {
    return (
      foldShift(this, kind, a, amount, width) ??
      this.#define(`${kind} ${width} ${this.#keys(a)} ${amount}`, [width], ([out]) => ({
        kind,
        ins: [a],
        amount,
        outs: [out],
      }))[0]
    );
  }

  doubleShift(kind: DoubleShiftKind, lo: Operand, hi: Operand, amount: number): Operand {
    return (
      foldDoubleShift(this, kind, lo, hi, amount) ??
      this.#define(`${kind} ${this.#keys(lo, hi)} ${amount}`, [64], ([out]) => ({
        kind,
        ins: [lo, hi],
        amount,
        outs: [out],
      }))[0]
    );
  }

  cmovznz(c: Operand, ifZero: Operand, ifNonzero: Operand, width: Width = 64): Operand {
    return (
      foldChoice(this, c, ifZero, ifNonzero, width) ??
      this.#define(`cmovznz ${width} ${this.#keys(c, ifZero, ifNonzero)}`, [width], ([out]) => ({
        kind: 'cmovznz',
        ins: [c, ifZero, ifNonzero],
        outs: [out],
      }))[0]
    );
  }

  /**
   * A multi-word sum, split into independent sums where no carry can pass, and with words known to be zero left out.
   */
  sum(request: SumRequest): SumResult {
    return foldSum(this, request);
  }

  /** The sum as it stands, without folding; `total` must hold for the terms. */
  rawSum(terms: readonly Term[], words: number, borrow: boolean, total: Interval): SumResult {
    const key = `sum ${words} ${borrow} ${this.#termKeys(terms).sort().join(' ')}`;
    const widths = sumWordIntervals(words, borrow, total).map((x): Width => (x.upper <= 1n ? 1 : 64));
    const make = (ids: readonly ValueId[]): Op => ({
      kind: 'sum',
      terms,
      outs: ids.slice(0, words),
      borrow: borrow ? ids[words] : null,
      ...bare(total),
    });
    const outs = this.#define(key, widths, make, `${total.lower} ${total.upper}`);
    return { words: outs.slice(0, words), borrow: borrow ? outs[words] : { kind: 'const', value: 0n } };
  }

  /** The finished function without dead operations. */
  finish(spec?: Specification): IrFunction {
    return prune(this.#draft.finish(spec));
  }

  /** `termsInterval` of the terms, which passes ask for again and again while they write a function anew. */
  termsInterval(terms: readonly Term[]): Interval {
    return rememberedInterval(this.#termKeys(terms).join(' '), () => termsInterval(terms, this));
  }

  #termKeys(terms: readonly Term[]): string[] {
    return terms.map((t) => `${t.sign * (t.column + 1)}${this.#keys(t.operand)}`);
  }

  #keys(...ins: readonly Operand[]): string {
    return ins.map((a) => (a.kind === 'value' ? `v${this.#computed[a.id]}` : `#${a.value}`)).join(' ');
  }

  /** The results of an operation, which `key` tells from others; `stated` is what else its intervals follow from. */
  #define(
    key: string,
    widths: readonly Width[],
    make: (ids: readonly ValueId[]) => Op,
    stated = '',
  ): readonly Operand[] {
    const known = this.#shared.get(key);
    if (known !== undefined) return known;
    const number = numberOfText(`${key} ${stated}`);
    const result = this.#draft.append(widths, make).map((id, i): Operand => {
      this.#computed[id] = `${number}.${i}`;
      const { lower, upper } = this.value(id);
      return lower === upper ? { kind: 'const', value: lower } : valueOperand(id);
    });
    this.#shared.set(key, result);
    return result;
  }
}

const bare = ({ lower, upper }: Interval): Interval => ({ lower, upper });

/** Operands of a commutative operation in their normal order: values by id, then constants. */
function inOrder(a: Operand, b: Operand): readonly [Operand, Operand] {
  if (a.kind === 'const') return b.kind === 'const' ? [a, b] : [b, a];
  return b.kind === 'value' && b.id < a.id ? [b, a] : [a, b];
}

/**
 * Removes operations none of whose results are used, and numbers the values again in order of definition, inputs first.
 * Unused results of used operations stay. Names are kept.
 */
function prune(fn: IrFunction): IrFunction {
  const body = liveOps(fn);
  const renumber = new Map<ValueId, ValueId>();
  const values: Value[] = [];
  const define = (id: ValueId): ValueId => {
    const fresh = valueId(values.length);
    renumber.set(id, fresh);
    values.push({ ...fn.values[id], id: fresh });
    return fresh;
  };
  const read = (a: Operand): Operand => {
    if (a.kind === 'const') return a;
    const id = renumber.get(a.id);
    invariant(id !== undefined, () => `value ${fn.values[a.id].name} is read before it is defined`, { where: fn.name });
    return { kind: 'value', id };
  };
  const inputs = fn.inputs.map((limbs) => limbs.map(define));
  const renamed = body.map((op) => mapOp(op, read, define));
  return { ...fn, inputs, values, body: renamed, outputs: fn.outputs.map((words) => words.map(read)) };
}

function liveOps(fn: IrFunction): readonly Op[] {
  const used = new Set<ValueId>();
  const read = (a: Operand): void => {
    if (a.kind === 'value') used.add(a.id);
  };
  fn.outputs.forEach((words) => words.forEach(read));
  const live: Op[] = [];
  for (const op of fn.body.toReversed()) {
    if (!opOutputs(op).some((id) => used.has(id))) continue;
    opInputs(op).forEach(read);
    live.push(op);
  }
  return live.reverse();
}

/*
 * Remembers intervals of sums that were asked for before. Passes write functions anew, in which nine of ten sums are
 * what they were.
 */

/**
 * Texts and sums that are remembered; a large function has some 2,000 of each. When they are more, all are forgotten.
 */
const MAX_REMEMBERED = 1 << 14;

const numbers = new Map<string, number>();
let count = 0;

/** A number that no other text has; the same text has the same one until it is forgotten. */
const numberOfText = (text: string): number => remember(numbers, text, () => count++);

const intervals = new Map<string, Interval>();

/** The interval of the sum that `terms` tells from all others, by `compute` unless it is remembered. */
const rememberedInterval = (terms: string, compute: () => Interval): Interval => remember(intervals, terms, compute);

function remember<T>(known: Map<string, T>, key: string, compute: () => T): T {
  const before = known.get(key);
  if (before !== undefined) return before;
  const value = compute();
  if (known.size >= MAX_REMEMBERED) known.clear();
  known.set(key, value);
  return value;
}
