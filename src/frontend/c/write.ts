/** Writes word IR as plain C, for compilers to compile where the source is not C, as with Fiat's JSON. */
import { unreachable } from '../../base/errors.ts';
import type { ValueId } from '../../base/ids.ts';
import type { IrFunction, Op, Operand, Term, Width } from '../../ir/function.ts';
import { prototype } from './prototype.ts';

type SumOp = Op & { kind: 'sum' };

const HEADER = `#include <stdint.h>
typedef unsigned __int128 uint128_t;
typedef __int128 int128_t;
`;

/** Operators that C writes as we call them. */
const OPERATORS = { add: '+', sub: '-', mul: '*', and: '&', or: '|', xor: '^' } as const;

const LOW_52 = 'UINT64_C(0xfffffffffffff)';

/**
 * A C11 file with `fn`, one statement for each operation, for compilers with 128-bit integers. All inputs are read
 * before the first result is written, so arrays may overlap. Carries and products are written as Fiat-Crypto's C back
 * end writes them.
 */
export function writeC({ call: _, ...fn }: IrFunction): string {
  return [HEADER, `${prototype(fn)} {`, ...new CWriter(fn).lines().map((line) => `  ${line}`), '}', ''].join('\n');
}

class CWriter {
  readonly #fn: IrFunction;
  constructor(fn: IrFunction) {
    this.#fn = fn;
  }

  lines(): readonly string[] {
    const { params, inputs, body, results, outputs } = this.#fn;
    const loads = params.flatMap((p, i) =>
      inputs[i].map((id, k) => this.#let(id, p.shape === 'array' ? `${p.name}[${k}]` : p.name)),
    );
    const stores = results.flatMap((r, i) =>
      outputs[i].map((a, k) => `${r.name}[${k}] = ${cast(r.width, this.#read(a))};`),
    );
    return [...loads, ...body.flatMap((op) => this.#statement(op)), ...stores];
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
    return `const ${typeName(this.#width(id))} v${id} = ${cast(this.#width(id), expression)};`;
  }

  #read(a: Operand): string {
    if (a.kind === 'value') return `v${a.id}`;
    const word = (x: bigint): string => `UINT64_C(0x${x.toString(16)})`;
    return a.value >> 64n === 0n
      ? word(a.value)
      : `((uint128_t)${word(a.value >> 64n)} << 64 | ${word(BigInt.asUintN(64, a.value))})`;
  }

  /** The operand at 128 bits, so that nothing is lost before the result is cut to its width. */
  #wide(a: Operand): string {
    return `(uint128_t)${this.#read(a)}`;
  }

  #statement(op: Op): readonly string[] {
    switch (op.kind) {
      case 'mulx':
        return this.#pair(op.outs, 64, `${this.#wide(op.ins[0])} * ${this.#read(op.ins[1])}`);
      case 'mul52':
        return this.#product52(op.outs, op.ins);
      case 'addcarryx':
        return this.#pair(op.outs, this.#width(op.outs[0]), op.ins.map((a) => this.#wide(a)).join(' + '));
      case 'subborrowx': {
        const [borrow, a, b] = op.ins.map((x) => this.#wide(x));
        return this.#pair(op.outs, this.#width(op.outs[0]), `${a} - ${b} - ${borrow}`, ' & 1');
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
      `const uint128_t t${low} = ${expression};`,
      this.#let(low, `t${low}`),
      this.#let(high, `(t${low} >> ${bits})${mask}`),
    ];
  }

  /** Low and high 52 bits of the product of the low 52 bits of two words. */
  #product52([low, high]: readonly [ValueId, ValueId], ins: readonly Operand[]): readonly string[] {
    const [a, b] = ins.map((x) => `(${this.#wide(x)} & ${LOW_52})`);
    return [
      `const uint128_t t${low} = ${a} * ${b};`,
      this.#let(low, `t${low} & ${LOW_52}`),
      this.#let(high, `t${low} >> 52`),
    ];
  }

  #expression(op: Exclude<Op, { kind: 'mulx' | 'mul52' | 'addcarryx' | 'subborrowx' | 'sum' }>, width: Width): string {
    const [a, b] = op.ins.map((x) => this.#read(x));
    const inOut = cast(width, a);
    switch (op.kind) {
      case 'add':
      case 'sub':
      case 'mul':
      case 'and':
      case 'or':
      case 'xor':
        return `${inOut} ${OPERATORS[op.kind]} ${cast(width, b)}`;
      case 'not':
        return `~${inOut}`;
      case 'bswap':
        return `__builtin_bswap64(${a})`;
      case 'mask':
        return `0 - ${inOut}`;
      case 'eqz':
        return `${a} == 0`;
      case 'copy':
        return a;
      // C has no shifts by as many places as the operand is wide.
      case 'shl':
        return op.amount >= width ? '0' : `${inOut} << ${op.amount}`;
      case 'shr':
        return op.amount >= this.#bits(op.ins[0]) ? '0' : `${a} >> ${op.amount}`;
      case 'sar':
        return `(int${width}_t)${inOut} >> ${Math.min(op.amount, width - 1)}`;
      case 'ror':
        return op.amount === 0 ? a : `${inOut} >> ${op.amount} | ${inOut} << ${width - op.amount}`;
      // Operands may be narrower than the 64 bits that are shifted.
      case 'shld':
        return op.amount === 0 ? b : `${cast(64, b)} << ${op.amount} | ${cast(64, a)} >> ${64 - op.amount}`;
      case 'shrd':
        return op.amount === 0 ? a : `${cast(64, a)} >> ${op.amount} | ${cast(64, b)} << ${64 - op.amount}`;
      case 'cmovznz':
        return this.#choice(op.ins, width);
      default:
        return unreachable(op);
    }
  }

  /** By masks, as constant-time C is written. */
  #choice([c, ifZero, ifNonzero]: readonly [Operand, Operand, Operand], width: Width): string {
    const mask = cast(width, `0 - ${cast(width, `${this.#read(c)} != 0`)}`);
    return `(${mask} & ${this.#read(ifNonzero)}) | (~${mask} & ${this.#read(ifZero)})`;
  }

  /** Column by column in a signed accumulator; what is left of it is negative if the whole sum is. */
  #sum(op: SumOp): readonly string[] {
    const name = `s${op.outs[0]}`;
    const last = Math.max(op.outs.length - 1, ...op.terms.map((t) => t.column));
    const lines = Array.from({ length: op.borrow === null ? op.outs.length : last + 1 }, (_, k) => {
      const terms = op.terms.filter((t) => t.column === k).map((t) => this.#term(t));
      const sum = [k === 0 ? '' : `(${name} >> 64)`, ...terms].join(' ').trim();
      return [`${name} = ${sum || '0'};`, ...op.outs.slice(k, k + 1).map((id) => this.#let(id, name))];
    });
    return [`int128_t ${name};`, ...lines.flat(), ...(op.borrow === null ? [] : [this.#let(op.borrow, `${name} < 0`)])];
  }

  #term({ sign, operand }: Term): string {
    return `${sign < 0 ? '-' : '+'} (int128_t)${this.#read(operand)}`;
  }
}

const typeName = (width: Width): string => (width === 1 ? 'uint8_t' : `uint${width}_t`);
const cast = (width: Width, expression: string): string =>
  width === 1 ? `(uint8_t)((${expression}) & 1)` : `(${typeName(width)})(${expression})`;
