/** Evaluates a search problem on given inputs, without any order of events. */
import { Failure } from '../../../../src/base/errors.ts';
import type { Limbs } from '../../../../src/ir/evaluate.ts';
import { evaluateBinary, evaluateDoubleShift, evaluateShift, evaluateUnary } from '../../../../src/ir/scalar.ts';
import {
  CONSTANT,
  LIMB,
  PRODUCED,
  PRODUCT,
  ROOT,
  SCALAR,
  STORE,
  type Problem,
} from '../../../../src/codegen/candidate/candidate.ts';

/** The two words of a product. */
export interface ProductWords {
  readonly lo: bigint;
  readonly hi: bigint;
}

/**
 * What the tables of a problem mean on given inputs: values, column totals and results, without any
 * order of events. Products may be replaced by other words (`products[event]`), so that sums can be
 * tried on words that inputs hardly ever give.
 */
export class ProblemEvaluator {
  private readonly p: Problem;
  private readonly inputs: Limbs;
  private readonly products: ReadonlyMap<number, ProductWords>;
  private readonly values = new Map<number, bigint>();
  private readonly totals = new Map<number, bigint>();

  constructor(p: Problem, inputs: Limbs, products: ReadonlyMap<number, ProductWords> = new Map()) {
    this.p = p;
    this.inputs = inputs;
    this.products = products;
  }

  /** Limbs of the results. */
  outputs(): bigint[][] {
    const { events, fn } = this.p;
    const out = fn.results.map((r) => r.bounds.map(() => -1n));
    for (let e = 0; e < events.count; e++) {
      if (events.kind[e] === STORE)
        out[Math.floor(events.detail[e] / 64)][events.detail[e] % 64] = this.value(events.ins[3 * e]);
    }
    return out;
  }

  /** Value v of the problem. */
  value(v: number): bigint {
    const known = this.values.get(v);
    if (known !== undefined) return known;
    const x = this.compute(v);
    this.values.set(v, x);
    return x;
  }

  /** Sum of all that reaches column k, carries included. */
  total(k: number): bigint {
    const known = this.totals.get(k);
    if (known !== undefined) return known;
    const { columns, leaves } = this.p;
    let sum = 0n;
    for (let l = columns.leafStart[k]; l < columns.leafStart[k + 1]; l++)
      sum += BigInt(leaves.sign[l]) * this.value(leaves.value[l]);
    for (let j = 0; j < columns.count; j++) if (columns.next[j] === k) sum += this.total(j) >> 64n;
    this.totals.set(k, sum);
    return sum;
  }

  /** The words of PRODUCT event e, as replaced. */
  product(e: number): ProductWords {
    return this.products.get(e) ?? this.trueProduct(e);
  }

  /** The words that the factors of PRODUCT event e really have. */
  trueProduct(e: number): ProductWords {
    const x = this.value(this.p.events.ins[3 * e]) * this.value(this.p.events.ins[3 * e + 1]);
    return { lo: BigInt.asUintN(64, x), hi: x >> 64n };
  }

  private compute(v: number): bigint {
    const { values, columns } = this.p;
    const from = values.source[v];
    switch (values.kind[v]) {
      case LIMB:
        return this.inputs[from][values.index[v]];
      case SCALAR:
        return this.inputs[from][0];
      case CONSTANT:
        return values.constants[from];
      case PRODUCED:
        return this.produced(from, values.index[v]);
      case ROOT:
        return BigInt.asUintN(64, columns.negative[from] === 1 ? -this.total(from) : this.total(from));
      default:
        throw new Failure('invariant', `value ${v} comes from nowhere`, { where: this.p.fn.name });
    }
  }

  private produced(e: number, output: number): bigint {
    const { events } = this.p;
    if (events.kind[e] === PRODUCT) return output === 0 ? this.product(e).lo : this.product(e).hi;
    const [a, b, c] = [0, 1, 2].map((i) => (events.ins[3 * e + i] < 0 ? 0n : this.value(events.ins[3 * e + i])));
    const width = this.p.fn.values[events.outs[2 * e]].width;
    const kind = events.operation[e];
    switch (kind) {
      case 'add':
      case 'sub':
      case 'mul':
      case 'and':
      case 'or':
      case 'xor':
        return evaluateBinary(kind, a, b, width);
      case 'not':
      case 'mask':
      case 'bswap':
      case 'eqz':
        return evaluateUnary(kind, a, width);
      case 'shl':
      case 'shr':
      case 'sar':
      case 'ror':
        return evaluateShift(kind, a, events.detail[e], width);
      case 'shld':
      case 'shrd':
        return evaluateDoubleShift(kind, a, b, events.detail[e]);
      case 'cmovznz':
        return a === 0n ? b : c;
      default:
        throw new Failure('invariant', `event ${e} does nothing known`, { where: this.p.fn.name });
    }
  }
}
