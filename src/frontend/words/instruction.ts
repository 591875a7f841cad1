/** Lowers single instructions; each concept has its own file. */
import { Failure } from '../../base/errors.ts';
import type { Builder } from '../../ir/build.ts';
import type { Operand, Term } from '../../ir/function.ts';
import { meet, minus, plus, unsigned, type Interval } from '../../ir/interval.ts';
import { constantTerms } from '../../ir/normalizeSum.ts';
import type { SsaAddress, SsaInstruction } from '../../ir/ssa/schema.ts';
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
import type { Layout } from './layout.ts';
import type { SsaMemory } from './memory.ts';
import { multiply, shiftLeft, shiftRight, shiftRightSigned, signExtended } from '../../ir/wide/shiftMultiply.ts';
import { sharesOperand, type Uses } from './uses.ts';

/** Results of an instruction with several fields. */
type Fields = readonly Formal[];

export class InstructionLowering {
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
