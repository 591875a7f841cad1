/** Writes word IR as plain C, for compilers to compile where the source is not C, as with Fiat's JSON. */
import { unreachable, Failure } from '../../base/errors.ts';
import type { ValueId } from '../../base/ids.ts';
import {
  type IrFunction,
  type Op,
  type Operand,
  type Term,
  type Width,
  definitionsOf,
  operandInterval,
  type Definitions,
} from '../../ir/function.ts';
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

/* Writes a vectorised function as C with intrinsics of AVX-512 or AVX2, so that compilers do scheduling and register
 * allocation. */

const INTRINSICS = '#include <immintrin.h>\n#include <stdint.h>\n';

const NAMES = { add: 'add_epi64', sub: 'sub_epi64' } as const;
/** What intrinsics are called, and what multiplies; whether a bit selects by a mask register. */
interface Dialect {
  readonly prefix: string;
  readonly row: string;
  readonly multiply: string;
  readonly hasMasks: boolean;
}
const AVX512: Dialect = { prefix: '_mm512_', row: 'si512', multiply: 'mullo_epi64', hasMasks: true };
const AVX2: Dialect = { prefix: '_mm256_', row: 'si256', multiply: 'mul_epu32', hasMasks: false };
const SHIFTS = { shl: 'slli_epi64', shr: 'srli_epi64', sar: 'srai_epi64' } as const;

/**
 * Where the words of a sum that are no products are added: compilers keep the order, and which one is better depends on
 * whether they are known early.
 */
export type WordOrder = 'words first' | 'words last';

/** A C11 file with `fn`. All inputs are read before the first result is written. Throws `unsupported`. */
export function writeLanes(fn: IrFunction, order: WordOrder): string {
  const lines = new LaneWriter(fn, order).lines().map((line) => `  ${line}`);
  return [INTRINSICS, `${prototype(fn)} {`, ...lines, '}', ''].join('\n');
}

class LaneWriter {
  private readonly fn: IrFunction;
  private readonly order: WordOrder;
  private readonly dialect: Dialect;
  private readonly definitions: Definitions;
  /** Products by the words that they give. */
  private readonly products = new Map<ValueId, { readonly half: 'lo' | 'hi'; readonly factors: string }>();

  constructor(fn: IrFunction, order: WordOrder) {
    this.fn = fn;
    this.order = order;
    this.definitions = definitionsOf(fn);
    this.dialect = fn.lanes === 4 ? AVX2 : AVX512;
  }

  lines(): string[] {
    const { params, inputs, body, results, outputs } = this.fn;
    const { row } = this.dialect;
    const cast = row === 'si256' ? '(__m256i *)' : '';
    const loads = params.flatMap((p, i) =>
      inputs[i].map((id, k) => this.let(id, this.call(`load_${row}`, `${cast}${p.name}[${k}]`))),
    );
    const stores = results.flatMap((r, i) =>
      outputs[i].map((a, k) => `${this.call(`store_${row}`, `${cast}${r.name}[${k}]`, this.read(a))};`),
    );
    return [...loads, ...body.flatMap((op) => this.statement(op)), ...stores];
  }

  private statement(op: Op): string[] {
    switch (op.kind) {
      case 'mul52': {
        const factors = op.ins.map((a) => this.read(a)).join(', ');
        this.products.set(op.outs[0], { half: 'lo', factors });
        this.products.set(op.outs[1], { half: 'hi', factors });
        return [];
      }
      case 'sum':
        return [this.let(op.outs[0], this.sum(op.terms.map(({ operand }) => operand)))];
      case 'add':
      case 'sub':
        return [this.let(op.outs[0], this.call(NAMES[op.kind], ...op.ins.map((a) => this.read(a))))];
      case 'mul':
        return [this.let(op.outs[0], this.multiplied(op.ins))];
      case 'and':
        return [this.let(op.outs[0], this.call(`and_${this.dialect.row}`, ...op.ins.map((a) => this.read(a))))];
      case 'mask':
        return [this.let(op.outs[0], this.call('sub_epi64', this.zero(), this.read(op.ins[0])))];
      case 'shl':
      case 'shr':
      case 'sar':
        return [this.let(op.outs[0], this.call(SHIFTS[op.kind], this.read(op.ins[0]), `${op.amount}`))];
      case 'cmovznz': {
        const [bit, ifZero, ifOne] = op.ins.map((a) => this.read(a));
        if (!this.dialect.hasMasks) {
          const mask = this.call('sub_epi64', this.zero(), bit);
          return [this.let(op.outs[0], this.call('blendv_epi8', ifZero, ifOne, mask))];
        }
        return [
          this.let(op.outs[0], this.call('mask_blend_epi64', this.call('test_epi64_mask', bit, bit), ifZero, ifOne)),
        ];
      }
      default:
        throw new Failure('unsupported', `no intrinsic for ${op.kind}`, { where: this.fn.name });
    }
  }

  private sum(terms: readonly Operand[]): string {
    const isProduct = (a: Operand): boolean => a.kind === 'value' && this.products.has(a.id);
    const words = terms.filter((a) => !isProduct(a)).map((a) => this.read(a));
    const products = terms.filter(isProduct);
    const plus = (sum: string, word: string): string => this.call('add_epi64', sum, word);
    if (products.length === 0 || (this.order === 'words first' && words.length > 0))
      return products.reduce((sum, a) => this.added(sum, a), words.reduce(plus));
    return words.reduce(
      plus,
      products.reduce((sum, a) => this.added(sum, a), this.zero()),
    );
  }

  private added(sum: string, a: Operand): string {
    const product = a.kind === 'value' ? this.products.get(a.id) : undefined;
    return product === undefined ? sum : this.call(`madd52${product.half}_epu64`, sum, product.factors);
  }

  private read(a: Operand): string {
    if (a.kind === 'const') return this.constant(a.value);
    return this.products.has(a.id) ? this.added(this.zero(), a) : `x${a.id}`;
  }

  private let(id: ValueId, expression: string): string {
    return `const __m${this.dialect.row.slice(2)}i x${id} = ${expression};`;
  }

  private call(name: string, ...from: readonly string[]): string {
    return `${this.dialect.prefix}${name}(${from.join(', ')})`;
  }

  private zero(): string {
    return this.call(`setzero_${this.dialect.row}`);
  }

  private constant(value: bigint): string {
    const name = this.dialect === AVX2 ? 'set1_epi64x' : 'set1_epi64';
    return this.call(name, `INT64_C(0x${value.toString(16)})`);
  }

  /** Words of more bits than a factor has are multiplied by few shifts. */
  private multiplied([a, c]: readonly [Operand, Operand]): string {
    const isFactor = (x: Operand): boolean => operandInterval(this.definitions, x).upper < 1n << 32n;
    if (this.dialect === AVX512 || (isFactor(a) && isFactor(c)))
      return this.call(this.dialect.multiply, this.read(a), this.read(c));
    const bits = c.kind === 'const' ? [...c.value.toString(2)].toReversed() : [];
    const parts = bits.flatMap((bit, k) => (bit === '1' ? [this.call('slli_epi64', this.read(a), `${k}`)] : []));
    return parts.reduce((sum, part) => this.call('add_epi64', sum, part));
  }
}
