/**
 * Lowering of a straight-line iN SSA function to word IR; the first to feed LLVM IR to a search like CryptOpt's were H.
 * Kimura, C. Chuengsatiansup and K. Sako (On Enhancing the Automatic Cryptographic Code Optimization Framework
 * CryptOpt).
 */
import { Failure } from '../../base/errors.ts';
import { valueId } from '../../base/ids.ts';
import { Builder } from '../../ir/build.ts';
import { dropUnused } from '../../ir/rebuild.ts';
import type { Aliasing, IrFunction, Specification, Operand, Term } from '../../ir/function.ts';
import { recoverCarries, type Recovered } from '../carry/recoverCarries.ts';
import { halfOfChanged, type SsaFunction, type SsaAddress, type SsaInstruction } from '../../ir/ssa/schema.ts';
import { calledAsSource } from './callForm.ts';
import { declare, type InputBound, type Layout } from './layout.ts';
import { SsaMemory } from './memory.ts';
import { meet, minus, plus, unsigned, type Interval } from '../../ir/interval.ts';
import { constantTerms } from '../../ir/normalizeSum.ts';
import { bitwise, byteSwapped, selectFormal } from '../../ir/wide/bitwise.ts';
import { compareFormals } from '../../ir/wide/compare.ts';
import {
  constantFormal,
  constantOf,
  formal,
  isExact,
  negated,
  plusTerm,
  type Formal,
  exactly,
  isComplex,
  materialize,
  wordsOf,
} from '../../ir/wide/materialize.ts';
import { multiply, shiftLeft, shiftRight, shiftRightSigned, signExtended } from '../../ir/wide/shiftMultiply.ts';

interface LowerOptions {
  /** Name of a function of ours; that of the SSA function, with its calling interface, unless given. */
  readonly name?: string;
  /** What callers may do with pointers; `any` unless given. `noalias` arguments count as disjoint in any case. */
  readonly aliasing?: Aliasing;
  /** Bounds of inputs by SSA argument name; the full range of the type otherwise. */
  readonly bounds?: ReadonlyMap<string, InputBound>;
  readonly spec?: Specification;
  /** Module name, for messages. */
  readonly source?: string;
}

/**
 * Words for wide integers: sums stay sums, carries and borrows are results of sums, products are word products.
 * Parameters become `arg1`…, results `out1`…. Anything that cannot be lowered is an `unsupported` failure with its
 * line.
 */
export function lowerFunction(original: SsaFunction, options: LowerOptions = {}): IrFunction {
  return dropUnused(lowerWithLines(original, options).fn);
}

/** A lowered function with the line of the source that each value, by name, was first needed in. */
export interface LoweredLines {
  /** Before unused words are dropped, which renames values. */
  readonly fn: IrFunction;
  readonly lineOf: ReadonlyMap<string, number>;
  readonly carries: Recovered['carries'];
}

/** The same as `lowerFunction`, keeping track of lines; for explanations. */
export function lowerWithLines(original: SsaFunction, options: LowerOptions = {}): LoweredLines {
  const { fn, carries } = recoverCarries(original);
  const source = options.source ?? fn.name;
  const lineOf = new Map<string, number>();
  if (fn.returnWidth > 0 || fn.body.some(({ op, args }) => op === 'ret' && args.length > 0))
    throw new Failure('unsupported', `${fn.name} returns a value`, {
      where: source,
      expected: 'results through pointers, or integers and structures of them returned',
      found: fn.returnWidth > 0 ? `i${fn.returnWidth}` : 'a pointer',
    });
  const aliasing = options.aliasing ?? 'any';
  const b = new Builder(options.name ?? fn.name, { aliasing });
  const uses = usesOf(fn);
  const layout = declare(b, fn, uses.live, options.bounds ?? new Map());
  const memory = new SsaMemory(b, layout, aliasing);
  const lowering = new InstructionLowering(b, memory, uses, layout);
  for (const i of uses.live) {
    const first = b.count;
    lowering.lower(i, `${source}:${i.line ?? '?'}: ${i.op}${i.width === undefined ? '' : ` i${i.width}`}`);
    for (let id = first; id < b.count; id++) lineOf.set(b.value(valueId(id)).name, i.line ?? 0);
  }
  for (const r of layout.results) {
    const limbs = Array.from({ length: r.limbs }, (_, k) => memory.result(r.base, k, r.bytes));
    b.result(r.name, limbs, r.bytes === 1 ? 8 : r.bytes === 4 ? 32 : 64);
  }
  const lowered = b.finish(options.spec);
  // What has a name of ours is a function of ours, called as (results, parameters).
  return { fn: options.name === undefined ? calledAsSource(lowered, fn) : lowered, lineOf, carries };
}

/**
 * With the widest promise on overlapping buffers that the function keeps: a write before a read narrows it. Throws as
 * `lowerFunction` does.
 */
export function lowerWithOverlap(ssa: SsaFunction, source: string): IrFunction {
  return attempt(() => lowerSafely(ssa, { source })) ?? lowerFunction(ssa, { source, aliasing: 'none' });
}

/**
 * The same without the promise that arrays are disjoint, which is for callers to make. Where every read of a word comes
 * before the first write to that word of an array that may be the same one, results may replace inputs: `equal`. The
 * place of a returned structure is apart from everything: `none`. So are arrays that are all changed in place: no two
 * of them can be the same one. Throws as `lowerFunction` does.
 */
export function lowerSafely(ssa: SsaFunction, options: Omit<LowerOptions, 'aliasing'>): IrFunction {
  if (ssa.args.some(({ sret }) => sret) || mustBeApart(ssa))
    return lowerFunction(ssa, { ...options, aliasing: 'none' });
  return (
    attempt(() => lowerFunction(ssa, { ...options, aliasing: 'any' })) ??
    lowerFunction(ssa, { ...options, aliasing: 'equal' })
  );
}

/** Whether all arrays that are read are changed in place, several of them. */
function mustBeApart({ args, body }: SsaFunction): boolean {
  const written = new Set(body.flatMap(({ op, mem }) => (op === 'store' && mem !== undefined ? [mem.base] : [])));
  const read = args.filter(({ kind, name }) => kind === 'ptr' && !written.has(name));
  const isChanged = halfOfChanged(args.filter(({ name }) => written.has(name)));
  return read.length > 1 && read.every(isChanged);
}

function attempt(lower: () => IrFunction): IrFunction | null {
  try {
    return lower();
  } catch (error) {
    if (!(error instanceof Failure) || error.kind !== 'unsupported') throw error;
    return null;
  }
}

/* Lowers single instructions; each concept has its own file. */

/** Results of an instruction with several fields. */
type Fields = readonly Formal[];

class InstructionLowering {
  readonly #b: Builder;
  readonly #memory: SsaMemory;
  readonly #uses: Uses;
  readonly #values = new Map<string, Formal>();
  readonly #fields = new Map<string, Fields>();
  readonly #additions = new Map<string, { readonly instruction: SsaInstruction; readonly carry: Operand }>();

  constructor(b: Builder, memory: SsaMemory, uses: Uses, layout: Layout) {
    this.#b = b;
    this.#memory = memory;
    this.#uses = uses;
    for (const [name, word] of layout.scalars) {
      const width = layout.argument(name)?.width ?? 64;
      this.#values.set(name, formal(b, width, [plusTerm(word, 0)]));
    }
  }

  /** Lowers one instruction; `where` locates it in messages. */
  lower(i: SsaInstruction, where: string): void {
    const { op } = i;
    if (op === 'ret' || op === 'alloca') return;
    if (op === 'store') this.#memory.store(address(i, where), this.#arg(i, 0, where));
    else if (i.id === undefined) refuse(where, 'an instruction with a result');
    else if (this.#uses.isCompared(i.id)) this.#compared(i, i.id, where);
    else if (!this.#overflowing(i, i.id, op, where)) this.#define(i, i.id, this.#value(i, op, where));
  }

  /**
   * A value with several uses that is not already words is computed once, here; so is a difference whose borrow is
   * asked for.
   */
  #define(i: SsaInstruction, id: string, value: Formal): void {
    const now = (i.op === 'sub' && this.#hasSibling(i)) || (this.#uses.count(id) > 1 && isComplex(value));
    this.#values.set(id, now ? materialize(this.#b, value).value : value);
  }

  /** An addition of which a comparison asks the carry. */
  #compared(i: SsaInstruction, id: string, where: string): void {
    const [sum, carry] = this.#withCarry([this.#arg(i, 0, where), this.#arg(i, 1, where)]);
    this.#additions.set(id, { instruction: i, carry: wordsOf(this.#b, carry)[0] });
    this.#values.set(id, sum);
  }

  #value(i: SsaInstruction, op: string, where: string): Formal {
    const b = this.#b;
    const x = (k: number): Formal => this.#arg(i, k, where);
    const width = i.width ?? refuse(where, 'an instruction with a width');
    switch (op) {
      case 'load':
        return this.#memory.load(address(i, where), width, where);
      case 'add':
      case 'sub':
        return this.#sum(i, op, where);
      case 'mul':
        return multiply(b, x(0), x(1));
      case 'and':
      case 'or':
      case 'xor':
        return this.#disjoint(i, where) ?? bitwise(b, op, x(0), x(1));
      case 'shl':
        return shiftLeft(b, x(0), this.#amount(i, 1, where));
      case 'lshr':
        return shiftRight(b, x(0), this.#amount(i, 1, where));
      case 'ashr':
        return shiftRightSigned(b, x(0), this.#amount(i, 1, where));
      case 'zext':
        return widened(b, exactly(b, x(0)), width);
      case 'sext':
        return signExtended(b, x(0), width);
      case 'trunc':
        return this.#truncated(x(0), width);
      case 'icmp':
        return this.#bit(this.#comparison(i, where));
      case 'select':
        return this.#select(i, where);
      case 'freeze':
      case 'barrier':
        return x(0);
      case 'extractvalue':
        return this.#field(i, where);
      case 'fshl':
      case 'fshr':
        return this.#funnel(i, op, where);
      case 'bswap':
        return byteSwapped(b, x(0));
      case 'umin':
        return selectFormal(b, compareFormals(b, 'ult', x(0), x(1), where), x(0), x(1), false);
      case 'umax':
        return selectFormal(b, compareFormals(b, 'ult', x(0), x(1), where), x(1), x(0), false);
      case 'uadd.sat':
        return this.#saturated(this.#withCarry([x(0), x(1)]), unsigned(width).upper);
      case 'usub.sat':
        return this.#saturated(this.#withBorrow([x(0)], [x(1)]), 0n);
      default:
        return refuse(where, 'arithmetic, logic, shifts by constants, comparisons, choices, loads and stores', op);
    }
  }

  #bit(bit: Operand): Formal {
    return formal(this.#b, 1, [plusTerm(bit, 0)]);
  }

  #arg(i: SsaInstruction, k: number, where: string): Formal {
    const a = i.args[k] ?? refuse(where, `operand ${k + 1}`);
    return typeof a === 'string'
      ? (this.#values.get(a) ?? refuse(where, `a value defined earlier`, a))
      : constantFormal(this.#b, a.width, BigInt(a.const));
  }

  #sum(i: SsaInstruction, op: 'add' | 'sub', where: string): Formal {
    const x = this.#addend(i, 0, where);
    const y = this.#addend(i, 1, where);
    const width = i.width ?? x.width;
    const both = isExact(x) && isExact(y);
    const total = op === 'add' ? plus(x.total, y.total) : minus(x.total, y.total);
    const fits = i.flags?.includes('nuw') === true && i.id !== undefined && this.#uses.isInResult(i.id);
    const known = both && fits ? (meet(total, unsigned(width)) ?? total) : total;
    return formal(this.#b, width, [...x.terms, ...(op === 'add' ? y.terms : negated(y.terms))], known);
  }

  /**
   * A constant may stand for itself or, unless carries or comparisons look at it, for itself minus 2^N if that is
   * shorter.
   */
  #addend(i: SsaInstruction, k: number, where: string): Formal {
    const x = this.#arg(i, k, where);
    const value = constantOf(x);
    if (value === null || i.flags?.includes('nuw') === true || this.#hasSibling(i)) return x;
    const other = value - (1n << BigInt(x.width));
    if (constantTerms(other).length >= constantTerms(value).length && value < 1n << BigInt(x.width - 1)) return x;
    if (constantTerms(other).length > constantTerms(value).length) return x;
    return { width: x.width, terms: constantTerms(other), total: { lower: other, upper: other } };
  }

  /** Some comparison has the same operands as this addition or subtraction, or compares its result with one. */
  #hasSibling(i: SsaInstruction): boolean {
    return this.#uses.live.some((c) => c.op === 'icmp' && c.args.every((a) => sharesOperand(i, a)));
  }

  #disjoint(i: SsaInstruction, where: string): Formal | null {
    if (i.op !== 'or' || i.flags?.includes('disjoint') !== true || (i.width ?? 0) <= 64) return null;
    const x = this.#arg(i, 0, where);
    const y = this.#arg(i, 1, where);
    return formal(this.#b, x.width, [...x.terms, ...y.terms], plus(x.total, y.total));
  }

  #truncated(x: Formal, width: number): Formal {
    const known = x.total.lower >= 0n && x.total.upper <= unsigned(width).upper ? x.total : undefined;
    return formal(this.#b, width, x.terms, known);
  }

  #comparison(i: SsaInstruction, where: string): Operand {
    const predicate = i.predicate ?? refuse(where, 'a predicate');
    return (
      this.#overflow(i, predicate) ??
      compareFormals(this.#b, predicate, this.#arg(i, 0, where), this.#arg(i, 1, where), where)
    );
  }

  /** s < x for s = x + y is the carry of that addition. */
  #overflow(i: SsaInstruction, predicate: string): Operand | null {
    const [x, y] = predicate === 'ult' || predicate === 'uge' ? i.args : [i.args[1], i.args[0]];
    const addition = typeof x === 'string' ? this.#additions.get(x) : undefined;
    if (addition === undefined || !sharesOperand(addition.instruction, y)) return null;
    if (predicate === 'ult' || predicate === 'ugt') return addition.carry;
    return this.#b.binary('xor', addition.carry, { kind: 'const', value: 1n }, 1);
  }

  #select(i: SsaInstruction, where: string): Formal {
    const c = wordsOf(this.#b, this.#arg(i, 0, where))[0];
    return selectFormal(
      this.#b,
      c,
      this.#arg(i, 1, where),
      this.#arg(i, 2, where),
      i.id !== undefined && this.#uses.onlyAdded(i.id),
    );
  }

  #field(i: SsaInstruction, where: string): Formal {
    const from = typeof i.args[0] === 'string' ? this.#fields.get(i.args[0]) : undefined;
    return from?.[i.index ?? 0] ?? refuse(where, 'a field of an addition or subtraction with overflow');
  }

  #funnel(i: SsaInstruction, op: 'fshl' | 'fshr', where: string): Formal {
    const width = i.width ?? 0;
    const amount = this.#amount(i, 2, where) % width;
    const hi = this.#arg(i, 0, where);
    const lo = this.#arg(i, 1, where);
    const left = op === 'fshl' ? amount : width - amount;
    if (amount === 0) return op === 'fshl' ? hi : lo;
    return bitwise(this.#b, 'or', shiftLeft(this.#b, hi, left), shiftRight(this.#b, lo, width - left));
  }

  #amount(i: SsaInstruction, k: number, where: string): number {
    const value = constantOf(this.#arg(i, k, where));
    if (value !== null && value < BigInt(i.width ?? 0)) return Number(value);
    return refuse(where, 'a shift by a constant below the width', value === null ? 'a variable amount' : `${value}`);
  }

  /** Intrinsics whose result has a carry beside the sum; false when `op` is none of them. */
  #overflowing(i: SsaInstruction, id: string, op: string, where: string): boolean {
    const x = (k: number): Formal => this.#arg(i, k, where);
    switch (op) {
      case 'uadd.with.overflow':
        this.#fields.set(id, this.#withCarry([x(0), x(1)]));
        return true;
      case 'usub.with.overflow':
        this.#fields.set(id, this.#withBorrow([x(0)], [x(1)]));
        return true;
      case 'umul.with.overflow':
        this.#fields.set(id, this.#product(x(0), x(1)));
        return true;
      case 'x86.addcarry':
        this.#fields.set(
          id,
          this.#withCarry([x(1), x(2), this.#carryIn(x(0), where)])
            .toReversed()
            .map(byteFirst),
        );
        return true;
      case 'x86.subborrow':
        this.#fields.set(
          id,
          this.#withBorrow([x(1)], [x(2), this.#carryIn(x(0), where)])
            .toReversed()
            .map(byteFirst),
        );
        return true;
      default:
        return false;
    }
  }

  /** (product mod 2^N, whether it was larger). */
  #product(x: Formal, y: Formal): Fields {
    const b = this.#b;
    const { width } = x;
    const wide = 2 * width;
    const full = multiply(b, widened(b, exactly(b, x), wide), widened(b, exactly(b, y), wide));
    const high = shiftRight(b, formal(b, wide, materialize(b, full).value.terms, full.total), width);
    return [this.#truncated(full, width), this.#bit(compareFormals(b, 'ne', high, constantFormal(b, wide, 0n), ''))];
  }

  /** As the intrinsic has it, which adds 255 to the byte to set CF: every value but 0 is a carry. */
  #carryIn(c: Formal, where: string): Formal {
    const value = exactly(this.#b, c);
    return value.total.upper <= 1n
      ? value
      : this.#bit(compareFormals(this.#b, 'ne', value, constantFormal(this.#b, c.width, 0n), where));
  }

  /** The result, or `limit` where the flag is set. */
  #saturated([value, flag]: Fields, limit: bigint): Formal {
    return selectFormal(this.#b, wordsOf(this.#b, flag)[0], constantFormal(this.#b, value.width, limit), value, false);
  }

  /** (sum mod 2^N, carry), from a sum of exact addends one word wider, in which nothing wraps. */
  #withCarry(addends: readonly Formal[]): Fields {
    const b = this.#b;
    const { width } = addends[0];
    const values = addends.map((a) => exactly(b, a));
    const wide = formal(
      b,
      width + 64,
      values.flatMap((v) => v.terms),
      values.map((v) => v.total).reduce(plus),
    );
    const { value } = materialize(b, wide);
    const carry = shiftRight(b, value, width);
    return [this.#truncated(value, width), this.#truncated(carry, 1)];
  }

  /** (difference mod 2^N, borrow) of exact values, likewise. */
  #withBorrow(from: readonly Formal[], subtracted: readonly Formal[]): Fields {
    const b = this.#b;
    const { width } = from[0];
    const plusses = from.map((a) => exactly(b, a));
    const minuses = subtracted.map((a) => exactly(b, a));
    const terms: readonly Term[] = [...plusses.flatMap((v) => v.terms), ...minuses.flatMap((v) => negated(v.terms))];
    const total: Interval = minus(plusses.map((v) => v.total).reduce(plus), minuses.map((v) => v.total).reduce(plus));
    const { value, raw } = materialize(b, formal(b, width + 64, terms, total));
    return [this.#truncated(value, width), this.#bit(total.lower >= 0n ? { kind: 'const', value: 0n } : raw.borrow)];
  }
}

/** The carry field of the x86 intrinsics is an i8 and comes first. */
const byteFirst = (f: Formal, k: number): Formal => (k === 0 ? { ...f, width: 8 } : f);

/** The same exact value at more bits. */
const widened = (b: Builder, x: Formal, width: number): Formal => formal(b, width, x.terms, x.total);

function address(i: SsaInstruction, where: string): SsaAddress {
  return i.mem ?? refuse(where, 'a constant address in an argument or local variable');
}

function refuse(where: string, expected: string, found?: string): never {
  throw new Failure('unsupported', 'cannot lower this instruction', {
    where,
    expected,
    ...(found === undefined ? {} : { found }),
  });
}

/* How the results of a straight-line function are used. */

interface Uses {
  /** Instructions that stores and the return depend on, in order. */
  readonly live: readonly SsaInstruction[];
  /** Number of uses by live instructions. */
  count(id: string): number;
  /** Every use is an operand of add or sub, possibly through extensions. */
  onlyAdded(id: string): boolean;
  /** The additions whose carry a comparison asks for. */
  isCompared(id: string): boolean;
  /**
   * Whether the value is part of a result whatever the inputs, so that what a flag of LLVM says of it is true for all
   * of them. Of a value that is computed beside others and may not be chosen, it only is where it is chosen.
   */
  isInResult(id: string): boolean;
}

const HAS_EFFECT = new Set(['store', 'ret']);

function usesOf(fn: SsaFunction): Uses {
  const users = new Map<string, SsaInstruction[]>();
  const live: SsaInstruction[] = [];
  for (const i of fn.body.toReversed()) {
    if (!HAS_EFFECT.has(i.op) && (i.id === undefined || !users.has(i.id))) continue;
    live.push(i);
    for (const a of i.args) if (typeof a === 'string') users.set(a, [...(users.get(a) ?? []), i]);
  }
  live.reverse();
  const onlyAdded = (id: string): boolean =>
    (users.get(id) ?? []).every(
      (u) => u.op === 'add' || u.op === 'sub' || (u.op === 'zext' && u.id !== undefined && onlyAdded(u.id)),
    );
  const compared = comparedAdditions(live);
  const inResult = partsOfResults(live, new Set(fn.args.map(({ name }) => name)));
  return {
    live,
    count: (id) => users.get(id)?.length ?? 0,
    onlyAdded,
    isCompared: (id) => compared.has(id),
    isInResult: (id) => inResult.has(id),
  };
}

/** Operations whose result is not poison (LLVM's word) wherever an operand is. */
const STOPS_POISON = /^(freeze|barrier|load|x86\..*)$/;

/** Values that are left in `places`, and what these are computed of, whatever is chosen. */
function partsOfResults(live: readonly SsaInstruction[], places: ReadonlySet<string>): ReadonlySet<string> {
  const parts = new Set<string>();
  const stored: SsaInstruction[] = [];
  for (const i of live.toReversed()) {
    const isPart =
      i.op === 'store'
        ? places.has(i.mem?.base ?? '') && !stored.some((later) => overlaps(later, i))
        : i.id !== undefined && parts.has(i.id) && !STOPS_POISON.test(i.op);
    if (i.op === 'store') stored.push(i);
    for (const a of !isPart ? [] : i.op === 'select' ? i.args.slice(0, 1) : i.args)
      if (typeof a === 'string') parts.add(a);
  }
  return parts;
}

function overlaps({ mem: a, width: bitsA = 0 }: SsaInstruction, { mem: b, width: bitsB = 0 }: SsaInstruction): boolean {
  if (a === undefined || a.base !== b?.base) return false;
  return 8 * a.offset < 8 * b.offset + bitsB && 8 * b.offset < 8 * a.offset + bitsA;
}

/** Results s = x + y of additions with a comparison s < x or s < y. */
function comparedAdditions(live: readonly SsaInstruction[]): ReadonlySet<string> {
  const additions = new Map(live.flatMap((i) => (i.op === 'add' && i.id !== undefined ? [[i.id, i]] : [])));
  const result = new Set<string>();
  for (const i of live) {
    if (i.op !== 'icmp' || i.predicate?.startsWith('u') !== true) continue;
    const [x, y] = i.args;
    for (const [s, t] of [
      [x, y],
      [y, x],
    ])
      if (typeof s === 'string' && sharesOperand(additions.get(s), t)) result.add(s);
  }
  return result;
}

/** `t` is an operand of the addition. */
function sharesOperand(addition: SsaInstruction | undefined, t: SsaInstruction['args'][number]): boolean {
  return addition?.args.some((a) => JSON.stringify(a) === JSON.stringify(t)) ?? false;
}
