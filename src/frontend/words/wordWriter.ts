/** Writes word IR as statements of a language, one for each operation. */
import { unreachable } from '../../base/errors.ts';
import type { ValueId } from '../../base/ids.ts';
import type { IrFunction, Op, Operand, Term, Width } from '../../ir/function.ts';

type SumOp = Op & { kind: 'sum' };

/** How a language says what words compute; an operand is a name, a constant or a call, or what `cut` gives. */
export interface Notation {
  /** A variable of so many bits, 128 among them, that keeps its value. */
  readonly declare: (bits: number, name: string, value: string) => string;
  /** Low bits of an expression, as a word. */
  readonly cut: (width: Width, expression: string) => string;
  readonly constant: (value: bigint) => string;
  /** 2^52 - 1, as an operand beside what `wide` gives. */
  readonly low52: string;
  /** A word at 128 bits, so that nothing is lost before the result is cut to its width. */
  readonly wide: (word: string) => string;
  readonly product: (a: string, b: string) => string;
  /** What does not fit is dropped: of 128 bits, or of words of one width. */
  readonly wrapping: (operator: '+' | '-' | '*', ...operands: readonly string[]) => string;
  readonly not: (word: string) => string;
  readonly bswap: (word: string) => string;
  readonly negated: (width: Width, word: string) => string;
  readonly isZero: (word: string) => string;
  readonly signedShift: (width: Width, word: string, amount: number) => string;
  /** Without a jump. */
  readonly choice: (width: Width, bit: string, ifZero: string, ifNonzero: string) => string;
  /** Statements before the first column of a sum, and what a column begins with if nothing is carried to it. */
  readonly sumHead: (name: string) => readonly string[];
  readonly nothing: string;
  readonly column: (name: string, sum: string) => string;
  readonly term: (sign: string, word: string) => string;
  readonly isNegative: (name: string) => string;
}

/** Statements of a function; values are called `v` and their id. */
export class WordWriter {
  readonly #fn: IrFunction;
  readonly #in: Notation;
  constructor(fn: IrFunction, notation: Notation) {
    this.#fn = fn;
    this.#in = notation;
  }

  /** Inputs, from parameters of their names, and all operations. */
  lines(): readonly string[] {
    const { params, inputs, body } = this.#fn;
    const loads = params.flatMap((p, i) =>
      inputs[i].map((id, k) => this.#let(id, p.shape === 'array' ? `${p.name}[${k}]` : p.name)),
    );
    return [...loads, ...body.flatMap((op) => this.#statement(op))];
  }

  /** An operand at a width. */
  cut(width: Width, a: Operand): string {
    return this.#in.cut(width, this.#read(a));
  }

  #width(id: ValueId): Width {
    return this.#fn.values[id].width;
  }

  /** Of an operand as it is written. */
  #bits(a: Operand): number {
    if (a.kind === 'value') return this.#width(a.id);
    return a.value >> 64n === 0n ? 64 : 128;
  }

  #let(id: ValueId, expression: string): string {
    return this.#in.declare(this.#width(id), `v${id}`, this.#in.cut(this.#width(id), expression));
  }

  #read(a: Operand): string {
    return a.kind === 'value' ? `v${a.id}` : this.#in.constant(a.value);
  }

  #wide(a: Operand): string {
    return this.#in.wide(this.#read(a));
  }

  #statement(op: Op): readonly string[] {
    switch (op.kind) {
      case 'mulx':
        return this.#pair(op.outs, 64, this.#in.product(this.#read(op.ins[0]), this.#read(op.ins[1])));
      case 'mul52':
        return this.#product52(op.outs, op.ins);
      case 'addcarryx':
        return this.#pair(op.outs, this.#width(op.outs[0]), op.ins.map((a) => this.#wide(a)).join(' + '));
      case 'subborrowx': {
        const [borrow, a, b] = op.ins.map((x) => this.#wide(x));
        return this.#pair(op.outs, this.#width(op.outs[0]), this.#in.wrapping('-', a, b, borrow), ' & 1');
      }
      case 'sum':
        return this.#sum(op);
      default:
        return [this.#let(op.outs[0], this.#expression(op, this.#width(op.outs[0])))];
    }
  }

  /** Low and high part of a 128-bit value. */
  #pair([low, high]: readonly [ValueId, ValueId], bits: number, expression: string, mask = ''): readonly string[] {
    return [
      this.#in.declare(128, `t${low}`, expression),
      this.#let(low, `t${low}`),
      this.#let(high, `(t${low} >> ${bits})${mask}`),
    ];
  }

  /** Low and high 52 bits of the product of the low 52 bits of two words. */
  #product52([low, high]: readonly [ValueId, ValueId], ins: readonly Operand[]): readonly string[] {
    const mask = this.#in.low52;
    const [a, b] = ins.map((x) => `(${this.#wide(x)} & ${mask})`);
    return [
      this.#in.declare(128, `t${low}`, `${a} * ${b}`),
      this.#let(low, `t${low} & ${mask}`),
      this.#let(high, `t${low} >> 52`),
    ];
  }

  #expression(op: Exclude<Op, { kind: 'mulx' | 'mul52' | 'addcarryx' | 'subborrowx' | 'sum' }>, width: Width): string {
    const { wrapping, not, bswap, negated, isZero, signedShift } = this.#in;
    const at = (bits: Width, k = 0): string => this.cut(bits, op.ins[k]);
    switch (op.kind) {
      case 'add':
      case 'sub':
      case 'mul':
        return wrapping(({ add: '+', sub: '-', mul: '*' } as const)[op.kind], at(width), at(width, 1));
      case 'and':
      case 'or':
      case 'xor':
        return `${at(width)} ${{ and: '&', or: '|', xor: '^' }[op.kind]} ${at(width, 1)}`;
      case 'not':
        return not(at(width));
      case 'bswap':
        return bswap(this.#read(op.ins[0]));
      case 'mask':
        return negated(width, at(width));
      case 'eqz':
        return isZero(this.#read(op.ins[0]));
      case 'copy':
        return this.#read(op.ins[0]);
      // No shifts by as many places as the operand is wide.
      case 'shl':
        return op.amount >= width ? '0' : `${at(width)} << ${op.amount}`;
      case 'shr':
        return op.amount >= this.#bits(op.ins[0]) ? '0' : `${this.#read(op.ins[0])} >> ${op.amount}`;
      case 'sar':
        return signedShift(width, at(width), Math.min(op.amount, width - 1));
      case 'ror':
        return op.amount === 0 ? at(width) : `${at(width)} >> ${op.amount} | ${at(width)} << ${width - op.amount}`;
      // Operands may be narrower than the 64 bits that are shifted.
      case 'shld':
        return op.amount === 0 ? at(64, 1) : `${at(64, 1)} << ${op.amount} | ${at(64)} >> ${64 - op.amount}`;
      case 'shrd':
        return op.amount === 0 ? at(64) : `${at(64)} >> ${op.amount} | ${at(64, 1)} << ${64 - op.amount}`;
      case 'cmovznz':
        return this.#in.choice(width, ...this.#three(op.ins));
      default:
        return unreachable(op);
    }
  }

  #three([c, ifZero, ifNonzero]: readonly [Operand, Operand, Operand]): [string, string, string] {
    return [this.#read(c), this.#read(ifZero), this.#read(ifNonzero)];
  }

  /** Column by column in a signed accumulator; what is left of it is negative if the whole sum is. */
  #sum(op: SumOp): readonly string[] {
    const { sumHead, nothing, column, isNegative } = this.#in;
    const name = `s${op.outs[0]}`;
    const last = Math.max(op.outs.length - 1, ...op.terms.map((t) => t.column));
    const lines = Array.from({ length: op.borrow === null ? op.outs.length : last + 1 }, (_, k) => {
      const terms = op.terms.filter((t) => t.column === k).map((t) => this.#term(t));
      const sum = [k === 0 ? nothing : `(${name} >> 64)`, ...terms].join(' ').trim();
      return [column(name, sum), ...op.outs.slice(k, k + 1).map((id) => this.#let(id, name))];
    });
    return [...sumHead(name), ...lines.flat(), ...(op.borrow === null ? [] : [this.#let(op.borrow, isNegative(name))])];
  }

  #term({ sign, operand }: Term): string {
    return this.#in.term(sign < 0 ? '-' : '+', this.#read(operand));
  }
}
