/**
 * Intervals of linear combinations, using what operations say about several results together: lo + 2^64·hi of a product
 * is the product, the words of a sum are the sum, a masked constant is constant·bit. This proves what word-by-word
 * intervals cannot, such as Crandall's last step: for x = l + 2^256·h in [0, U], l + 38·h stays below 2^256 although l
 * alone reaches 2^256 − 1 and h reaches 1.
 */
import type { ValueId } from '../base/ids.ts';
import {
  operandInterval,
  type Definitions,
  type Op,
  type Operand,
  type Term,
  type Definition,
  type Value,
} from './function.ts';
import {
  bitField,
  contains,
  meet,
  minus,
  plus,
  point,
  scale,
  times,
  unsigned,
  type Interval,
  hull,
} from './interval.ts';

/** Interval of Σ sign·2^(64·column)·operand over the integers. */
export function termsInterval(terms: readonly Term[], defs: Definitions): Interval {
  const gathered = (): Combination => {
    const sum = new Combination(defs);
    for (const t of terms) sum.add(t.operand, factorOf(t));
    return sum;
  };
  const naive = gathered().independentBound();
  if (terms.every((t) => t.operand.kind === 'const')) return naive;
  const joint = jointBound(gathered(), defs, false);
  const near = meet(naive, joint.bound) ?? naive;
  return joint.couldGoOn ? (meet(near, jointBound(gathered(), defs, true).bound) ?? near) : near;
}

const factorOf = ({ sign, column }: Term): bigint => (sign > 0 ? weight(column) : -weight(column));

/** 2^(64·column), each computed once. */
const weight = (column: number): bigint => (WEIGHTS[column] ??= 1n << BigInt(64 * column));
const WEIGHTS: bigint[] = [];

/** What `jointBound` finds, and whether it would find something else with `through`. */
interface Joint {
  readonly bound: Interval;
  readonly couldGoOn: boolean;
}

/**
 * Works backwards from the latest definition: every operation is either rewritten into its operands or bounded as a
 * group. With `through`, sums are rewritten into their terms as well.
 */
function jointBound(sum: Combination, defs: Definitions, through: boolean): Joint {
  let total = point(0n);
  let couldGoOn = false;
  for (let def = sum.latest(); def !== undefined; def = sum.latest()) {
    const group = groupOf(def.op, defs);
    const form = rewritten(def.op, group, sum, defs, through);
    if (form === null) {
      total = plus(total, groupBound(def.op, group, sum, defs));
      couldGoOn ||= def.op.kind === 'sum';
    }
    for (const p of group) sum.remove(p.id);
    for (const [a, factor, shift] of form ?? []) sum.add(a, factor, shift);
  }
  return { bound: plus(total, sum.independentBound()), couldGoOn };
}

/** What the results of `op` contribute to the combination, in terms of its operands, or null. */
function rewritten(
  op: Op,
  group: readonly Part[],
  sum: Combination,
  defs: Definitions,
  through: boolean,
): LinearForm | null {
  if (group.some((p) => sum.highs(p.id).length > 0)) return shiftedForm(op, sum);
  const whole = proportional(
    group.map((p) => sum.factor(p.id)),
    group,
  );
  if (whole === null) return null;
  const form =
    linearForm(op, defs) ??
    (through && op.kind === 'sum' && exactTotal(op, defs) !== null
      ? op.terms.map((t) => [t.operand, factorOf(t)] as const)
      : null);
  return form?.map(([a, factor, shift = 0]) => [a, factor * whole, shift] as const) ?? null;
}

/** Results of one operation: result i counts `sign`·2^`shift` in the operation's total. */
interface Part {
  readonly id: ValueId;
  readonly shift: bigint;
  readonly sign: 1n | -1n;
}

function groupOf(op: Op, defs: Definitions): readonly Part[] {
  const part = (id: ValueId, shift: number, sign: 1n | -1n = 1n): Part => ({ id, shift: BigInt(shift), sign });
  switch (op.kind) {
    case 'mulx':
      return [part(op.outs[0], 0), part(op.outs[1], 64)];
    case 'mul52':
      return [part(op.outs[0], 0), part(op.outs[1], 52)];
    case 'addcarryx':
      return [part(op.outs[0], 0), part(op.outs[1], defs.value(op.outs[0]).width)];
    case 'subborrowx':
      return [part(op.outs[0], 0), part(op.outs[1], defs.value(op.outs[0]).width, -1n)];
    case 'sum': {
      const words = op.outs.map((id, k) => part(id, 64 * k));
      return op.borrow === null ? words : [...words, part(op.borrow, 64 * op.outs.length, -1n)];
    }
    default:
      return [part(op.outs[0], 0)];
  }
}

/** The factor f with factor i = f·sign_i·2^shift_i for all i, or null. */
function proportional(factors: readonly bigint[], group: readonly Part[]): bigint | null {
  const f = factors[0] * group[0].sign;
  return group.every((p, i) => factors[i] === (f * p.sign) << p.shift) ? f : null;
}

function groupBound(op: Op, group: readonly Part[], sum: Combination, defs: Definitions): Interval {
  const naive = group.map((p) => sum.bound(p.id)).reduce(plus);
  const total = exactTotal(op, defs);
  const joint = total === null ? null : splitBound(group, sum, total);
  return joint === null ? naive : (meet(naive, joint) ?? naive);
}

/**
 * Interval of the integer that the results of `op` represent together, or null when they represent it only modulo a
 * power of two.
 */
function exactTotal(op: Op, defs: Definitions): Interval | null {
  const range = (a: Operand) => operandInterval(defs, a);
  switch (op.kind) {
    case 'mulx':
      return times(range(op.ins[0]), range(op.ins[1]));
    case 'mul52':
      return times(bitField(range(op.ins[0]), 0, 52), bitField(range(op.ins[1]), 0, 52));
    case 'addcarryx':
      return plus(range(op.ins[0]), plus(range(op.ins[1]), range(op.ins[2])));
    case 'subborrowx':
      return minus(minus(range(op.ins[1]), range(op.ins[2])), range(op.ins[0]));
    case 'sum':
      return op.borrow !== null || contains(unsigned(64 * op.outs.length), op) ? op : null;
    default:
      return null;
  }
}

/**
 * The total of a group split at one place into l (low) and h (high), total = l + 2^s·h: bounds the combination when it
 * is a·l + b·h. The split lies between two results, or inside one of which the high bits occur on their own. Otherwise
 * null.
 */
function splitBound(group: readonly Part[], sum: Combination, total: Interval): Interval | null {
  const a = sum.factor(group[0].id) * group[0].sign;
  const low = (p: Part): boolean => sum.factor(p.id) === (a * p.sign) << p.shift;
  const split = group.flatMap((p, i) =>
    sum.highs(p.id).map(([k, e]) => ({ i: i + 1, s: p.shift + BigInt(k), b: e + (a << (p.shift + BigInt(k))) })),
  );
  const at = group.findIndex((p) => !low(p));
  if (split.length === 0 && at < 0) return scale(total, a);
  const { i, s, b } = split[0] ?? { i: at, s: group[at].shift, b: sum.factor(group[at].id) * group[at].sign };
  const high = (p: Part): boolean => sum.factor(p.id) << s === (b * p.sign) << p.shift;
  return split.length <= 1 && group.slice(0, i).every(low) && group.slice(i).every(high)
    ? twoPartBound(a, b, s, total)
    : null;
}

export const lowestColumn = (terms: readonly Term[]): number => Math.min(...terms.map((t) => t.column));

/** The terms moved down so that the lowest column is 0. */
export function atColumnZero(terms: readonly Term[]): Term[] {
  const base = lowestColumn(terms);
  return terms.map((t) => ({ ...t, column: t.column - base }));
}

/** Words that the sum of the terms, from their lowest column on, needs; it must not be negative. */
export const wordCount = (terms: readonly Term[], defs: Definitions): number =>
  Math.ceil(termsInterval(atColumnZero(terms), defs).upper.toString(16).length / 16);

/** Σ factor·⌊operand / 2^shift⌋. */
type LinearForm = readonly (readonly [operand: Operand, factor: bigint, shift?: number])[];

/**
 * The integer that the results of `op` represent together (see `exactTotal` in linear.ts) as an exact linear
 * combination of its operands, where it is one. Sums are not rewritten here.
 */
function linearForm(op: Op, defs: Definitions): LinearForm | null {
  const range = (a: Operand) => operandInterval(defs, a);
  const fits = (x: Interval) => contains(unsigned(defs.value(op.outs[0]).width), x);
  switch (op.kind) {
    case 'copy':
      return fits(range(op.ins[0])) ? [[op.ins[0], 1n]] : null;
    case 'mask':
      return [[op.ins[0], unsigned(defs.value(op.outs[0]).width).upper]];
    case 'shl':
      return shiftedUp(op.ins[0], op.amount, defs.value(op.outs[0]).width);
    case 'shr':
      return [[op.ins[0], 1n, op.amount]];
    case 'add':
      return fits(plus(range(op.ins[0]), range(op.ins[1])))
        ? [
            [op.ins[0], 1n],
            [op.ins[1], 1n],
          ]
        : null;
    case 'sub':
      return fits(minus(range(op.ins[0]), range(op.ins[1])))
        ? [
            [op.ins[0], 1n],
            [op.ins[1], -1n],
          ]
        : null;
    case 'mulx':
      return constantMultiple(op.ins);
    case 'mul':
      return fits(times(range(op.ins[0]), range(op.ins[1]))) ? constantMultiple(op.ins) : null;
    case 'shrd':
      return shiftedPair(op.ins, op.amount);
    case 'shld':
      return op.amount === 0 ? null : shiftedPair(op.ins, 64 - op.amount);
    case 'and':
      return maskedConstant(op.ins, defs) ?? lowBits(op.ins);
    default:
      return null;
  }
}

/**
 * For results of which only shifted values occur as well: ⌊⌊a / 2^k⌋ / 2^j⌋ = ⌊a / 2^(k+j)⌋. Null for any other
 * operation.
 */
function shiftedForm(op: Op, sum: Combination): LinearForm | null {
  if (op.kind !== 'shr') return null;
  const [out] = op.outs;
  return [
    [op.ins[0], sum.factor(out), op.amount],
    ...sum.highs(out).map(([j, f]) => [op.ins[0], f, op.amount + j] as const),
  ];
}

/** a·2^k mod 2^width = 2^k·a − 2^width·⌊a / 2^(width−k)⌋. */
function shiftedUp(a: Operand, k: number, width: number): LinearForm {
  return [
    [a, 1n << BigInt(k)],
    [a, -(1n << BigInt(width)), width - k],
  ];
}

/** Low word of (lo + 2^64·hi) >> k = ⌊lo / 2^k⌋ + 2^(64−k)·(hi − 2^k·⌊hi / 2^k⌋). */
function shiftedPair([lo, hi]: readonly [Operand, Operand], k: number): LinearForm {
  return [
    [lo, 1n, k],
    [hi, 1n << BigInt(64 - k)],
    [hi, -(1n << 64n), k],
  ];
}

function constantMultiple([a, b]: readonly [Operand, Operand]): LinearForm | null {
  if (b.kind === 'const') return [[a, b.value]];
  return a.kind === 'const' ? [[b, a.value]] : null;
}

/** mask(bit) & K = K·bit; a word shifted right arithmetically by 63 is the mask of its highest bit. */
function maskedConstant([a, b]: readonly [Operand, Operand], defs: Definitions): LinearForm | null {
  const [m, k] = a.kind === 'const' ? [b, a] : [a, b];
  if (m.kind !== 'value' || k.kind !== 'const') return null;
  const def = defs.definition(m.id)?.op;
  const width = defs.value(m.id).width;
  if (k.value > unsigned(width).upper) return null;
  if (def?.kind === 'mask') return [[def.ins[0], k.value]];
  return def?.kind === 'sar' && def.amount === width - 1 ? [[def.ins[0], k.value, width - 1]] : null;
}

/** a & (2^j − 1) = a − 2^j·⌊a / 2^j⌋. */
function lowBits([a, b]: readonly [Operand, Operand]): LinearForm | null {
  if (b.kind !== 'const' || b.value === 0n || (b.value & (b.value + 1n)) !== 0n) return null;
  return [
    [a, 1n],
    [a, -(b.value + 1n), b.value.toString(2).length],
  ];
}

/* Integer linear combinations of shifted values, changed in place. */

/** Factors of a shifted value, by shift > 0. */
type Highs = readonly (readonly [shift: number, factor: bigint])[];

/** Nearly every value occurs unshifted only, and is asked for often. */
const NONE: Highs = [];

/** What depends on one value. */
interface Summand {
  readonly value: Value;
  readonly definition: Definition | undefined;
  /** Factor of the value itself. */
  own: bigint;
  highs: Highs;
}

/** Integer linear combination constant + Σ factor·⌊value / 2^shift⌋, to be changed in place. */
class Combination {
  readonly #parts = new Map<ValueId, Summand>();
  readonly #defs: Definitions;
  #constant = 0n;

  constructor(defs: Definitions) {
    this.#defs = defs;
  }

  /** Adds factor·⌊a / 2^shift⌋. */
  add(a: Operand, factor: bigint, shift = 0): void {
    if (a.kind === 'const') {
      this.#constant += factor * (a.value >> BigInt(shift));
      return;
    }
    let part = this.#parts.get(a.id);
    const value = part?.value ?? this.#defs.value(a.id);
    if (value.upper === 0n || (shift > 0 && value.upper >> BigInt(shift) === 0n)) return;
    if (part === undefined) {
      part = { value, definition: this.#defs.definition(a.id), own: 0n, highs: NONE };
      this.#parts.set(a.id, part);
    }
    if (shift === 0) part.own += factor;
    else part.highs = withFactor(part.highs, shift, factor);
  }

  /** The definition that comes last among those of the values that occur. */
  latest(): Definition | undefined {
    let best: Definition | undefined;
    for (const { definition } of this.#parts.values())
      if (definition !== undefined && (best === undefined || definition.position > best.position)) best = definition;
    return best;
  }

  /** Factor of the value itself. */
  factor(id: ValueId): bigint {
    return this.#parts.get(id)?.own ?? 0n;
  }

  /** Factors of the shifted value. */
  highs(id: ValueId): Highs {
    return this.#parts.get(id)?.highs ?? NONE;
  }

  remove(id: ValueId): void {
    this.#parts.delete(id);
  }

  /** Bound from each value's own interval. */
  independentBound(): Interval {
    let lower = this.#constant;
    let upper = this.#constant;
    for (const part of this.#parts.values()) {
      const bound = boundOf(part);
      lower += bound.lower;
      upper += bound.upper;
    }
    return { lower, upper };
  }

  /** Bound of the part that depends on one value. */
  bound(id: ValueId): Interval {
    const part = this.#parts.get(id);
    return part === undefined ? point(0n) : boundOf(part);
  }
}

/** With `factor` added at one shift; what becomes 0 is left out. */
function withFactor(highs: Highs, shift: number, factor: bigint): Highs {
  const at = highs.findIndex(([known]) => known === shift);
  const sum = at < 0 ? factor : highs[at][1] + factor;
  if (at < 0) return sum === 0n ? highs : [...highs, [shift, sum]];
  return sum === 0n ? highs.toSpliced(at, 1) : highs.with(at, [shift, sum]);
}

function boundOf({ value, own, highs }: Summand): Interval {
  if (highs.length === 0) return scale(value, own);
  const [[shift, factor]] = highs;
  if (highs.length === 1) return twoPartBound(own, (own << BigInt(shift)) + factor, BigInt(shift), value);
  return highs.reduce(
    (s, [k, f]) => plus(s, scale({ lower: value.lower >> BigInt(k), upper: value.upper >> BigInt(k) }, f)),
    scale(value, own),
  );
}

/**
 * Bound of a·l + b·h for l + 2^s·h in `total`, 0 <= l < 2^s. Between the extreme values of h, l is free and the form
 * linear in h.
 */
function twoPartBound(a: bigint, b: bigint, s: bigint, total: Interval): Interval {
  const first = total.lower >> s;
  const last = total.upper >> s;
  const max = (1n << s) - 1n;
  let result: Interval | null = null;
  for (const h of [first, first + 1n, last - 1n, last]) {
    if (h < first || h > last) continue;
    const l = meet({ lower: 0n, upper: max }, { lower: total.lower - (h << s), upper: total.upper - (h << s) });
    if (l === null) continue;
    const here = plus(scale(l, a), point(b * h));
    result = result === null ? here : hull(result, here);
  }
  return result ?? point(0n);
}
