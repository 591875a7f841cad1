import type { Definition, Values, ValueNumber } from './values.ts';

const WORD = 1n << 64n;
const ONES = WORD - 1n;
type Result = Definition & { readonly kind: 'result' };

/** Limbs that together are below the modulus: Σ limb·2^weight < below. */
export interface Reduced {
  readonly limbs: readonly ValueNumber[];
  readonly weights: readonly number[];
  readonly below: bigint;
}

/** Whether a shift by so many bits moves something and leaves something. */
export const isShift = (count: bigint | null): count is bigint => count !== null && count > 0n && count < 64n;

/** A growing set of declarations and assertions. */
export class LinearScript {
  private readonly values: Values;
  private readonly upper: (value: ValueNumber) => bigint;
  private readonly exact: boolean;
  private readonly declared = new Set<string>();
  private readonly defined = new Set<string>();
  /** What a word is multiplied with. */
  private readonly factors = new Map<ValueNumber, Set<ValueNumber>>();
  private readonly lines: string[] = [];

  constructor(values: Values, upper: (value: ValueNumber) => bigint, exact: boolean) {
    this.values = values;
    this.upper = upper;
    this.exact = exact;
  }

  text(): string {
    return this.lines.join('\n');
  }

  assert(formula: string): void {
    this.lines.push(`(assert ${formula})`);
  }

  /** The value as an integer unknown within its bounds, or as a number. */
  name(value: ValueNumber): string {
    const constant = this.values.constantOf(value);
    return constant !== null
      ? `${constant}`
      : this.upper(value) === 0n
        ? '0'
        : this.unknown(`v${value}`, this.upper(value));
  }

  limit({ limbs, weights, below }: Reduced): void {
    if (limbs.some((limb) => this.declared.has(`v${limb}`)))
      this.assert(
        `(< ${weighted(
          limbs.map((limb) => this.name(limb)),
          weights,
        )} ${below})`,
      );
  }

  /**
   * For x = Σ limb·2^weight <= m = below - 1 and each factor y <= Y of one of the limbs: xy <= my and (m - x)(Y - y) >=
   * 0, about the sum of the products of the limbs with y (Sherali and Adams, reformulation-linearization).
   */
  multiplyLimit({ limbs, weights, below }: Reduced): void {
    const m = below - 1n;
    for (const factor of new Set(limbs.flatMap((limb) => [...(this.factors.get(limb) ?? [])]))) {
      const x = weighted(
        limbs.map((limb) => this.name(limb)),
        weights,
      );
      const y = this.name(factor);
      const Y = this.upper(factor);
      const xy = weighted(
        limbs.map((limb) => this.whole(limb, factor)),
        weights,
      );
      this.assert(`(and (<= ${xy} (* ${m} ${y})) (>= (+ ${xy} ${m * Y}) (+ (* ${Y} ${x}) (* ${m} ${y}))))`);
    }
  }

  /** The product of two words, of which something is known then. */
  private whole(x: ValueNumber, y: ValueNumber): string {
    const [low, high] = ['low', 'high'].map((part) => this.values.result('mul', [x, y], part));
    this.define(low);
    return `(+ ${this.name(low)} (* ${WORD} ${this.name(high)}))`;
  }

  /** Adds what the operation that made `value` says; the operands of the operation, unless that was known already. */
  define(value: ValueNumber): readonly ValueNumber[] {
    const d = this.values.get(value);
    if (d.kind !== 'result') return [];
    const key = `${d.operation} ${d.inputs.join()} ${d.part === 'zero' ? 'zero' : ''}`;
    if (this.defined.has(key)) return [];
    this.defined.add(key);
    if (d.part === 'zero' && ['add', 'sub', 'and', 'or', 'xor'].includes(d.operation)) {
      const result = this.values.result(d.operation, d.inputs, 'value');
      this.assert(`(= (= ${this.name(value)} 1) (= ${this.name(result)} 0))`);
      return [result];
    }
    this.state(d, (part) => this.name(this.values.result(d.operation, d.inputs, part)));
    return d.inputs;
  }

  private state(d: Result, part: (name: string) => string): void {
    const [a, b, c] = d.inputs.map((input) => this.name(input));
    const count = this.values.constantOf(d.inputs[1] ?? this.values.zero);
    const is = (value: string): void => this.assert(`(= ${part('value')} ${value})`);
    switch (d.operation) {
      case 'add':
        return this.assert(`(= (+ ${part('value')} (* ${WORD} ${part('carry')})) (+ ${a} ${b} ${c}))`);
      case 'sub':
        return this.assert(`(= (- ${part('value')} (* ${WORD} ${part('carry')})) (- ${a} ${b} ${c}))`);
      case 'mul':
        return this.product(d.inputs, `(+ ${part('low')} (* ${WORD} ${part('high')}))`);
      case 'lea':
        return this.address(d.inputs, part('value'));
      case 'not':
        return is(`(- ${ONES} ${a})`);
      case 'and':
        return this.and(d.inputs, part('value'));
      case 'or':
        return this.bitwise(a, b, part('value'), `(and (>= ${part('value')} ${a}) (>= ${part('value')} ${b}))`);
      case 'xor':
        return this.bitwise(a, b, part('value'), 'true');
      case 'insert':
        return is(`(+ (- ${a} ${this.low(a, 8n)}) ${b})`);
      case 'choose':
        return is(`(ite (= ${a} 1) ${b} ${c})`);
      case 'low':
        return isShift(count) ? is(this.low(a, count)) : undefined;
      case 'shr':
        return isShift(count) ? this.shift(is, this.high(a, count), part('carry'), a, count - 1n) : undefined;
      case 'sar':
        return isShift(count)
          ? this.shift(
              is,
              `(+ ${this.high(a, count)} (* ${WORD - (1n << (64n - count))} ${this.high(a, 63n)}))`,
              part('carry'),
              a,
              count - 1n,
            )
          : undefined;
      case 'shl':
        return isShift(count)
          ? this.shift(is, `(* ${1n << count} ${this.low(a, 64n - count)})`, part('carry'), a, 64n - count)
          : undefined;
      case 'bt':
        return count === 0n ? this.assert(`(= ${part('carry')} ${this.low(a, 1n)})`) : undefined;
      case 'rorx':
        return isShift(count)
          ? is(`(+ ${this.high(a, count)} (* ${1n << (64n - count)} ${this.low(a, count)}))`)
          : undefined;
      case 'shrd':
        return this.doubleShift(a, b, d.inputs[2], (k, x, y) =>
          is(`(+ ${this.high(x, k)} (* ${1n << (64n - k)} ${this.low(y, k)}))`),
        );
      case 'shld':
        return this.doubleShift(a, b, d.inputs[2], (k, x, y) =>
          is(`(+ (* ${1n << k} ${this.low(x, 64n - k)}) ${this.high(y, 64n - k)})`),
        );
      default:
    }
  }

  /** The carry is bit `last` of x, the last one that is shifted out. */
  private shift(is: (value: string) => void, value: string, carry: string, x: string, last: bigint): void {
    is(value);
    this.assert(
      `(= (* ${1n << last} ${carry}) (- ${last === 63n ? x : this.low(x, last + 1n)} ` +
        `${last === 0n ? '0' : this.low(x, last)}))`,
    );
  }

  /** x = low + 2^k·high with low < 2^k. */
  private low(x: string, k: bigint): string {
    this.split(x, k);
    return `l_${x}_${k}`;
  }

  private high(x: string, k: bigint): string {
    this.split(x, k);
    return `h_${x}_${k}`;
  }

  private split(x: string, k: bigint): void {
    if (this.declared.has(`l_${x}_${k}`)) return;
    this.assert(
      `(= ${x} (+ ${this.unknown(`l_${x}_${k}`, (1n << k) - 1n)} (* ${1n << k} ` +
        `${this.unknown(`h_${x}_${k}`, ONES >> k)})))`,
    );
  }

  /** Exact with a constant, else 0 <= (A-a)(B-b), 0 <= a(B-b), 0 <= (A-a)b for a <= A and b <= B. */
  private product([x, y]: readonly ValueNumber[], whole: string): void {
    for (const [v, w] of [
      [x, y],
      [y, x],
    ])
      this.factors.set(v, (this.factors.get(v) ?? new Set()).add(w));
    const [a, b] = [x, y].map((v) => this.name(v));
    const [upperA, upperB] = [x, y].map(this.upper);
    if (this.values.constantOf(x) !== null || this.values.constantOf(y) !== null)
      return this.assert(`(= ${whole} (* ${a} ${b}))`);
    this.assert(
      `(and (<= ${whole} (* ${upperB} ${a})) (<= ${whole} (* ${upperA} ${b})) (>= ${whole} (- (+ (* ${upperB} ` +
        `${a}) (* ${upperA} ${b})) ${upperA * upperB})))`,
    );
  }

  private address([base, index, scale, displacement]: readonly ValueNumber[], result: string): void {
    const above = `q_${result}`;
    const offset = BigInt.asIntN(64, this.values.constantOf(displacement) ?? 0n);
    this.declare(above, this.exact);
    this.assert(
      `(= (+ ${result} (* ${WORD} ${above})) (+ ${this.name(base)} (* ${this.name(scale)} ${this.name(index)}) ` +
        `${offset < 0n ? `(- ${-offset})` : offset}))`,
    );
  }

  /** A constant run of ones cuts bits out; a mask of nothing or everything selects. */
  private and([x, y]: readonly ValueNumber[], result: string): void {
    const [word, mask] =
      this.values.constantOf(x) === null ? [x, this.values.constantOf(y)] : [y, this.values.constantOf(x)];
    const name = this.name(word);
    const from = mask === null || mask === 0n ? 0n : trailingZeros(mask);
    const length = mask === null ? 0n : BigInt((mask >> from).toString(2).length);
    if (mask !== null && mask !== 0n && mask >> from === (1n << length) - 1n) {
      const [above, below] = [from + length, from].map((k) => (k === 0n ? '0' : k === 64n ? name : this.low(name, k)));
      return this.assert(`(= ${result} (- ${above} ${below}))`);
    }
    const [a, b] = [this.name(x), this.name(y)];
    this.assert(
      `(and (<= ${result} ${a}) (<= ${result} ${b}) (=> (= ${a} ${ONES}) (= ${result} ${b})) (=> (= ${b} ${ONES}) ` +
        `(= ${result} ${a})))`,
    );
  }

  private bitwise(a: string, b: string, result: string, more: string): void {
    this.assert(
      `(and ${more} (<= ${result} (+ ${a} ${b})) (=> (= ${a} 0) (= ${result} ${b})) (=> (= ${b} 0) (= ${result} ` +
        `${a})))`,
    );
  }

  private doubleShift(
    a: string,
    b: string,
    count: ValueNumber,
    state: (k: bigint, a: string, b: string) => void,
  ): void {
    const k = this.values.constantOf(count);
    if (isShift(k)) state(k, a, b);
  }

  private unknown(name: string, upper: bigint): string {
    if (this.declare(name, this.exact || upper <= 1n)) this.assert(`(and (>= ${name} 0) (<= ${name} ${upper}))`);
    return name;
  }

  /** False if it was declared before. */
  private declare(name: string, isInteger: boolean): boolean {
    if (this.declared.has(name)) return false;
    this.lines.push(`(declare-const ${name} ${isInteger ? 'Int' : 'Real'})`);
    this.declared.add(name);
    return true;
  }
}

/** Σ term·2^weight. */
const weighted = (terms: readonly string[], weights: readonly number[]): string =>
  `(+ ${terms.map((term, i) => `(* ${1n << BigInt(weights[i])} ${term})`).join(' ')} 0)`;

function trailingZeros(mask: bigint): bigint {
  let n = 0n;
  while ((mask >> n) % 2n === 0n) n++;
  return n;
}
