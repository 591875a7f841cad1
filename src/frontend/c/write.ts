/** Writes word IR as plain C, for compilers to compile where the source is not C, as with Fiat's JSON. */
import { Failure } from '../../base/errors.ts';
import type { ValueId } from '../../base/ids.ts';
import {
  type IrFunction,
  type Op,
  type Operand,
  type Width,
  definitionsOf,
  operandInterval,
  type Definitions,
} from '../../ir/function.ts';
import { type Notation, WordWriter } from '../words/wordWriter.ts';
import { prototype } from './prototype.ts';

const HEADER = `#include <stdint.h>
typedef unsigned __int128 uint128_t;
typedef __int128 int128_t;
`;

/**
 * A C11 file with `fn`, one statement for each operation, for compilers with 128-bit integers. All inputs are read
 * before the first result is written, so arrays may overlap. Carries and products are written as Fiat-Crypto's C back
 * end writes them.
 */
export function writeC({ call: _, ...fn }: IrFunction): string {
  const writer = new WordWriter(fn, IN_C);
  const stores = fn.results.flatMap((r, i) =>
    fn.outputs[i].map((a, k) => `${r.name}[${k}] = ${writer.cut(r.width, a)};`),
  );
  const lines = [...writer.lines(), ...stores].map((line) => `  ${line}`);
  return [HEADER, `${prototype(fn)} {`, ...lines, '}', ''].join('\n');
}

const typeName = (width: number): string => (width === 1 ? 'uint8_t' : `uint${width}_t`);
const cast = (width: Width, expression: string): string =>
  width === 1 ? `(uint8_t)((${expression}) & 1)` : `(${typeName(width)})(${expression})`;
const word = (x: bigint): string => `UINT64_C(0x${x.toString(16)})`;

const IN_C: Notation = {
  declare: (bits, name, value) => `const ${typeName(bits)} ${name} = ${value};`,
  cut: cast,
  constant: (x) =>
    x >> 64n === 0n ? word(x) : `((uint128_t)${word(x >> 64n)} << 64 | ${word(BigInt.asUintN(64, x))})`,
  low52: word((1n << 52n) - 1n),
  wide: (a) => `(uint128_t)${a}`,
  product: (a, b) => `(uint128_t)${a} * ${b}`,
  wrapping: (operator, ...operands) => operands.join(` ${operator} `),
  not: (a) => `~${a}`,
  bswap: (a) => `__builtin_bswap64(${a})`,
  negated: (_, a) => `0 - ${a}`,
  isZero: (a) => `${a} == 0`,
  signedShift: (width, a, amount) => `(int${width}_t)${a} >> ${amount}`,
  choice: (width, bit, ifZero, ifNonzero) => {
    const mask = cast(width, `0 - ${cast(width, `${bit} != 0`)}`);
    return `(${mask} & ${ifNonzero}) | (~${mask} & ${ifZero})`;
  },
  sumHead: (name) => [`int128_t ${name};`],
  nothing: '',
  column: (name, sum) => `${name} = ${sum || '0'};`,
  term: (sign, a) => `${sign} (int128_t)${a}`,
  isNegative: (name) => `${name} < 0`,
};

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
