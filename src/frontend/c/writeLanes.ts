/** A function of lanes as C with intrinsics of AVX-512: the same plan for compilers to order and to allocate. */
import type { ValueId } from '../../base/ids.ts';
import { Failure } from '../../base/errors.ts';
import type { IrFunction, Op, Operand } from '../../ir/function.ts';
import { prototype } from './prototype.ts';

const HEADER = '#include <immintrin.h>\n#include <stdint.h>\n';

const NAMES = { add: 'add_epi64', sub: 'sub_epi64', mul: 'mullo_epi64', and: 'and_si512' } as const;
const SHIFTS = { shl: 'slli_epi64', shr: 'srli_epi64', sar: 'srai_epi64' } as const;

/**
 * Where the words of a sum that are no products are added: compilers keep the order, and which one is better depends on
 * whether they are known early.
 */
export type WordOrder = 'words first' | 'words last';

/** A C11 file with `fn`. All inputs are read before the first result is written. Throws `unsupported`. */
export function writeLanes(fn: IrFunction, order: WordOrder): string {
  const lines = new LaneWriter(fn, order).lines().map((line) => `  ${line}`);
  return [HEADER, `${prototype(fn)} {`, ...lines, '}', ''].join('\n');
}

class LaneWriter {
  private readonly fn: IrFunction;
  private readonly order: WordOrder;
  /** Products by the words that they give. */
  private readonly products = new Map<ValueId, { readonly half: 'lo' | 'hi'; readonly factors: string }>();

  constructor(fn: IrFunction, order: WordOrder) {
    this.fn = fn;
    this.order = order;
  }

  lines(): string[] {
    const { params, inputs, body, results, outputs } = this.fn;
    const loads = params.flatMap((p, i) =>
      inputs[i].map((id, k) => this.let(id, `_mm512_load_si512(${p.name}[${k}])`)),
    );
    const stores = results.flatMap((r, i) =>
      outputs[i].map((a, k) => `_mm512_store_si512(${r.name}[${k}], ${this.read(a)});`),
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
      case 'mul':
      case 'and':
        return [this.let(op.outs[0], `_mm512_${NAMES[op.kind]}(${op.ins.map((a) => this.read(a)).join(', ')})`)];
      case 'shl':
      case 'shr':
      case 'sar':
        return [this.let(op.outs[0], `_mm512_${SHIFTS[op.kind]}(${this.read(op.ins[0])}, ${op.amount})`)];
      case 'cmovznz': {
        const [bit, ifZero, ifOne] = op.ins.map((a) => this.read(a));
        return [
          this.let(op.outs[0], `_mm512_mask_blend_epi64(_mm512_test_epi64_mask(${bit}, ${bit}), ${ifZero}, ${ifOne})`),
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
    const plus = (sum: string, word: string): string => `_mm512_add_epi64(${sum}, ${word})`;
    if (products.length === 0 || (this.order === 'words first' && words.length > 0))
      return products.reduce((sum, a) => this.added(sum, a), words.reduce(plus));
    return words.reduce(
      plus,
      products.reduce((sum, a) => this.added(sum, a), ZERO),
    );
  }

  private added(sum: string, a: Operand): string {
    const product = a.kind === 'value' ? this.products.get(a.id) : undefined;
    return product === undefined ? sum : `_mm512_madd52${product.half}_epu64(${sum}, ${product.factors})`;
  }

  private read(a: Operand): string {
    if (a.kind === 'const') return `_mm512_set1_epi64(INT64_C(0x${a.value.toString(16)}))`;
    return this.products.has(a.id) ? this.added(ZERO, a) : `x${a.id}`;
  }

  private let(id: ValueId, expression: string): string {
    return `const __m512i x${id} = ${expression};`;
  }
}

const ZERO = '_mm512_setzero_si512()';
