import type { IrFunction } from '../../../src/ir/function.ts';
import { domainsOf } from '../../../src/ir/contract/domain.ts';
import { ARGUMENT_REGISTERS } from '../../../src/codegen/x86/registers.ts';
import { isShift, LinearScript, type Reduced } from './linearScript.ts';
import type { Definition, Values, ValueNumber } from './values.ts';

const WORD = 1n << 64n;
const ONES = WORD - 1n;
/** Squares are 0, 1 or 4 modulo 8. */
const LARGEST_SQUARE = WORD - 4n;

/**
 * What instructions say about integers, as linear equations and inequalities for an SMT solver: low + 2^64·carry = a +
 * b + c, a word is what is left of it and right of it, a product of two words is some number up to the product of their
 * bounds. Nothing of src/prover but the bounds of the parameters is used.
 */
export class LinearFacts {
  private readonly values: Values;
  private readonly bounds = new Map<string, bigint>();
  private readonly reduced: Reduced[] = [];
  private readonly uppers = new Map<ValueNumber, bigint>();

  constructor(fn: IrFunction, values: Values) {
    this.values = values;
    fn.params.forEach((p, i) => {
      if (p.shape !== 'array' || p.width !== 64) return;
      const places = p.bounds.map((_, k) => `r${ARGUMENT_REGISTERS[fn.results.length + i]}+${8 * k}`);
      const { below, weights } = domainsOf(fn, i)[0];
      p.bounds.forEach(({ upper }, k) => this.bounds.set(places[k], upper));
      if (below !== null) this.reduced.push({ limbs: places.map((place) => values.entry(place)), weights, below });
    });
  }

  /**
   * Assertions in SMT-LIB that are satisfiable if `a` and `b` may differ, as far as the definitions at most `depth`
   * operations above them tell. Unless it is to be `exact`, all but bits may be fractions: a weaker question that is
   * answered sooner.
   */
  difference(a: ValueNumber, b: ValueNumber, depth: number, exact = true): string {
    const script = new LinearScript(this.values, (value) => this.upper(value), exact);
    let level = [a, b];
    for (let d = 0; d < depth && level.length > 0; d++) level = level.flatMap((value) => script.define(value));
    for (const reduced of this.reduced) script.limit(reduced);
    for (const reduced of this.reduced) script.multiplyLimit(reduced);
    script.assert(`(or (>= ${script.name(a)} (+ 1 ${script.name(b)})) (>= ${script.name(b)} (+ 1 ${script.name(a)})))`);
    return script.text();
  }

  /** An upper bound of a value, from its definition and those of its operands. */
  upper(value: ValueNumber): bigint {
    const known = this.uppers.get(value);
    if (known !== undefined) return known;
    const bound = this.upperOf(this.values.get(value));
    this.uppers.set(value, bound);
    return bound;
  }

  private upperOf(d: Definition): bigint {
    if (d.kind === 'constant') return d.value;
    if (d.kind === 'entry') return d.place.startsWith('f') ? 1n : (this.bounds.get(d.place) ?? ONES);
    const [a, b, c] = d.inputs.map((input) => this.upper(input));
    const count = this.values.constantOf(d.inputs[1] ?? this.values.zero);
    if (d.part === 'carry' && d.operation === 'add') return (a + b + c) / WORD;
    if (['carry', 'zero', 'bit'].includes(d.part) || d.part.startsWith('flag')) return 1n;
    switch (d.operation) {
      case 'add':
        return a + b + c < WORD ? a + b + c : ONES;
      case 'mul':
        return d.part === 'high'
          ? (a * b) >> 64n
          : a * b < WORD
            ? a * b
            : d.inputs[0] === d.inputs[1]
              ? LARGEST_SQUARE
              : ONES;
      case 'lea':
        return this.addressBound(d.inputs, a + b * c);
      case 'and':
        return a < b ? a : b;
      case 'or':
      case 'xor':
        return ones(a > b ? a : b);
      case 'low':
        return smaller(a, (1n << (count ?? 64n)) - 1n);
      case 'shr':
        return isShift(count) ? a >> count : a;
      case 'shl':
        return isShift(count) && a << count < WORD ? a << count : ONES;
      case 'sar':
        return isShift(count) && a >> 63n === 0n ? a >> count : ONES;
      case 'choose':
        return b > c ? b : c;
      default:
        return ONES;
    }
  }

  private addressBound([, , , displacement]: readonly ValueNumber[], sum: bigint): bigint {
    const bound = sum + (this.values.constantOf(displacement) ?? WORD);
    return bound < WORD ? bound : ONES;
  }
}

/** The least 2^k - 1 that is not less. */
const ones = (a: bigint): bigint => (1n << BigInt(a === 0n ? 0 : a.toString(2).length)) - 1n;
const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b);
