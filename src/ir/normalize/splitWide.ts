/**
 * Splits 128-bit values into 64-bit words. Values are read as formal sums (ir/wide): additions whose only use is
 * another addition are merged into one multi-word sum.
 */
import type { ValueId } from '../../base/ids.ts';
import { Builder } from '../build.ts';
import { type IrFunction, type Op, type Operand, type Width, opInputs, opOutputs } from '../function.ts';
import { minus, plus, unsigned } from '../interval.ts';
import { bitwise } from '../wide/bitwise.ts';
import { compareFormals } from '../wide/compare.ts';
import {
  constantFormal,
  formal,
  negated,
  plusTerm,
  type Formal,
  exactly,
  isComplex,
  materialize,
  wordsOf,
} from '../wide/materialize.ts';
import { multiply, shiftLeft, shiftRight, shiftRightSigned } from '../wide/shiftMultiply.ts';

/** The same function on words of at most 64 bits. */
export function splitWide(fn: IrFunction): IrFunction {
  return new Splitter(fn).run();
}

/** Operations with a single result. */
type OneResult = Exclude<
  Op,
  { kind: 'mulx' } | { kind: 'mul52' } | { kind: 'addcarryx' } | { kind: 'subborrowx' } | { kind: 'sum' }
>;

class Splitter {
  readonly #fn: IrFunction;
  readonly #b: Builder;
  readonly #values = new Map<ValueId, Formal>();
  readonly #uses = new Map<ValueId, number>();

  constructor(fn: IrFunction) {
    this.#fn = fn;
    this.#b = new Builder(fn.name, fn);
    const count = (a: Operand): void => {
      if (a.kind === 'value') this.#uses.set(a.id, (this.#uses.get(a.id) ?? 0) + 1);
    };
    fn.body.forEach((op) => opInputs(op).forEach(count));
    fn.outputs.forEach((words) => words.forEach(count));
  }

  run(): IrFunction {
    const fn = this.#fn;
    fn.params.forEach((p, i) =>
      this.#b.param(p).forEach((limb, k) => this.#set(fn.inputs[i][k], formal(this.#b, p.width, [plusTerm(limb, 0)]))),
    );
    for (const op of fn.body) this.#op(op);
    fn.results.forEach((r, i) =>
      this.#b.resultAs(
        r,
        fn.outputs[i].map((a) => this.#word(a)),
      ),
    );
    return this.#b.finish(fn.spec);
  }

  #set(id: ValueId, f: Formal): void {
    this.#values.set(id, f);
  }

  #width(id: ValueId): Width {
    return this.#fn.values[id].width;
  }

  /** The operand as a formal sum of its own width; constants take the width asked for, unless they need more. */
  #operand(a: Operand, width: number): Formal {
    if (a.kind === 'const') return constantFormal(this.#b, a.value >> BigInt(width) === 0n ? width : 128, a.value);
    return this.#values.get(a.id) ?? constantFormal(this.#b, width, 0n);
  }

  /** The operand's value at `width` bits. */
  #at(a: Operand, width: number): Formal {
    const f = this.#operand(a, width);
    return f.width === width ? f : this.#resized(f.width < width ? exactly(this.#b, f) : f, width);
  }

  #resized(f: Formal, width: number): Formal {
    const fits = f.total.lower >= 0n && f.total.upper <= unsigned(width).upper;
    return formal(this.#b, width, f.terms, fits ? f.total : undefined);
  }

  /** The lowest word of the operand. */
  #word(a: Operand): Operand {
    return wordsOf(this.#b, this.#operand(a, 64))[0];
  }

  #op(op: Op): void {
    const b = this.#b;
    const word = (i: number): Operand => this.#word(opInputs(op)[i]);
    switch (op.kind) {
      case 'mulx':
        this.#several(op, b.mulx(word(0), word(1)));
        break;
      case 'mul52':
        this.#several(op, b.mul52(word(0), word(1)));
        break;
      case 'addcarryx':
        this.#several(op, b.addcarryx(word(0), word(1), word(2), this.#width(op.outs[0])));
        break;
      case 'subborrowx':
        this.#several(op, b.subborrowx(word(0), word(1), word(2), this.#width(op.outs[0])));
        break;
      case 'sum':
        this.#sum(op);
        break;
      default:
        this.#define(op.outs[0], this.#value(op, this.#width(op.outs[0])));
    }
  }

  #several(op: Op, words: readonly Operand[]): void {
    opOutputs(op).forEach((id, i) => this.#set(id, this.#single(words[i], this.#width(id))));
  }

  #single(word: Operand, width: number): Formal {
    return formal(this.#b, width, [plusTerm(word, 0)]);
  }

  /** A value with several uses that is not already words is computed once, here. */
  #define(id: ValueId, f: Formal): void {
    this.#set(id, (this.#uses.get(id) ?? 0) > 1 && isComplex(f) ? materialize(this.#b, f).value : f);
  }

  #value(op: OneResult, width: Width): Formal {
    const b = this.#b;
    const [a] = op.ins;
    switch (op.kind) {
      case 'add':
      case 'sub':
        return this.#added(op.kind, exactly(b, this.#at(a, width)), exactly(b, this.#at(op.ins[1], width)));
      case 'mul':
        return multiply(b, this.#at(a, width), this.#at(op.ins[1], width));
      case 'and':
      case 'or':
      case 'xor':
        return this.#bitwise(op.kind, a, op.ins[1], width);
      case 'not':
        return bitwise(b, 'xor', this.#at(a, width), constantFormal(b, width, unsigned(width).upper));
      case 'copy':
        return this.#at(a, width);
      case 'bswap':
        return this.#single(b.unary('bswap', this.#word(a)), width);
      case 'mask':
        return width === 64 ? this.#single(b.unary('mask', this.#word(a)), 64) : this.#opposite(a, width);
      case 'eqz':
        return this.#single(this.#isZero(a), width);
      case 'shl':
        return shiftLeft(b, this.#at(a, width), op.amount);
      case 'shr':
        return this.#resized(shiftRight(b, this.#operand(a, 64), op.amount), width);
      case 'sar':
      case 'ror':
        return this.#shifted(op.kind, a, op.amount, width);
      case 'shld':
      case 'shrd':
        return this.#single(b.doubleShift(op.kind, this.#word(a), this.#word(op.ins[1]), op.amount), width);
      case 'cmovznz':
        return this.#choice(op, width);
    }
  }

  /** At the width of the wider operand, then truncated: a mask may cut a word out of a 128-bit value. */
  #bitwise(kind: 'and' | 'or' | 'xor', x: Operand, y: Operand, width: Width): Formal {
    const wide = Math.max(width, this.#operand(x, width).width, this.#operand(y, width).width);
    return this.#resized(bitwise(this.#b, kind, this.#at(x, wide), this.#at(y, wide)), width);
  }

  /** [a = 0]. */
  #isZero(a: Operand): Operand {
    const f = this.#operand(a, 64);
    return compareFormals(this.#b, 'eq', f, constantFormal(this.#b, f.width, 0n), this.#fn.name);
  }

  /** The negative of a bit. */
  #opposite(a: Operand, width: Width): Formal {
    return formal(this.#b, width, negated([plusTerm(this.#word(a), 0)]));
  }

  #shifted(kind: 'sar' | 'ror', a: Operand, amount: number, width: Width): Formal {
    const b = this.#b;
    const f = this.#at(a, width);
    if (width === 64) return this.#single(b.shift(kind, this.#word(a), amount), width);
    if (kind === 'sar') return shiftRightSigned(b, f, amount);
    return amount === 0 ? f : bitwise(b, 'or', shiftRight(b, f, amount), shiftLeft(b, f, width - amount));
  }

  /** By a bit; any other number is tested for zero. */
  #choice({ ins: [c, ifZero, ifNonzero] }: OneResult & { kind: 'cmovznz' }, width: Width): Formal {
    const b = this.#b;
    const x = wordsOf(b, this.#at(ifZero, width));
    const y = wordsOf(b, this.#at(ifNonzero, width));
    const isBit = this.#operand(c, 64).width <= 64 && b.range(this.#word(c)).upper <= 1n;
    const [bit, no, yes] = isBit ? [this.#word(c), x, y] : [this.#isZero(c), y, x];
    return formal(
      b,
      width,
      no.map((w, k) => plusTerm(b.cmovznz(bit, w, yes[k], width < 64 ? width : 64), k)),
    );
  }

  #added(kind: 'add' | 'sub', x: Formal, y: Formal): Formal {
    const total = kind === 'add' ? plus(x.total, y.total) : minus(x.total, y.total);
    return formal(this.#b, x.width, [...x.terms, ...(kind === 'add' ? y.terms : negated(y.terms))], total);
  }

  #sum(op: Op & { kind: 'sum' }): void {
    const terms = op.terms.map((t) => ({ ...t, operand: this.#word(t.operand) }));
    const { words, borrow } = this.#b.sum({
      terms,
      words: op.outs.length,
      borrow: op.borrow !== null,
      within: { lower: op.lower, upper: op.upper },
    });
    this.#several(op, [...words, borrow]);
  }
}
