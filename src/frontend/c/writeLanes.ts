/** A function of lanes as C with intrinsics of AVX-512: the same plan for compilers to order and to allocate. */
import type { ValueId } from '../../base/ids.ts';
import { Failure } from '../../base/errors.ts';
import type { IrFunction, Op, Operand } from '../../ir/function.ts';
import { prototype } from './prototype.ts';

const HEADER = '#include <immintrin.h>\n#include <stdint.h>\n';

const NAMES = { add: 'add_epi64', sub: 'sub_epi64', mul: 'mullo_epi64', and: 'and_si512' } as const;
const SHIFTS = { shl: 'slli_epi64', shr: 'srli_epi64', sar: 'srai_epi64' } as const;

/** A C11 file with `fn`. All inputs are read before the first result is written. Throws `unsupported`. */
export function writeLanes(fn: IrFunction): string {
  const lines = new LaneWriter(fn).lines().map((line) => `  ${line}`);
  return [HEADER, `${prototype(fn)} {`, ...lines, '}', ''].join('\n');
}

class LaneWriter {
  private readonly fn: IrFunction;
  /** Products by the words that they give. */
  private readonly products = new Map<ValueId, { readonly half: 'lo' | 'hi'; readonly factors: string }>();

  constructor(fn: IrFunction) {
    this.fn = fn;
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
      default:
        throw new Failure('unsupported', `no intrinsic for ${op.kind}`, { where: this.fn.name });
    }
  }

  /** Words first, then products, each added to what is there. */
  private sum(terms: readonly Operand[]): string {
    const isProduct = (a: Operand): boolean => a.kind === 'value' && this.products.has(a.id);
    const words = terms.filter((a) => !isProduct(a)).map((a) => this.read(a));
    const start = words.length === 0 ? ZERO : words.reduce((sum, word) => `_mm512_add_epi64(${sum}, ${word})`);
    return terms.filter(isProduct).reduce((sum, a) => this.added(sum, a), start);
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
