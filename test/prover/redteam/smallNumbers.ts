/** Random word IR of so few inputs that all can be tried, with a statement that most of it breaks somewhere. */
import type { Rng } from '../../../src/base/rng.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import { compile } from '../../../src/ir/evaluate.ts';
import { specCheck } from '../../../src/prover/inputs/againstSpec.ts';

const from = <T>(rng: Rng, list: readonly T[]): T => list[rng.below(list.length)];
const many = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

/** What is computed of limb `i` of a and b and of s, by the relation that is stated. */
const RELATIONS: readonly (readonly [relation: string, limb: (p: SmallProgram, i: number) => string])[] = [
  ['a*s', (p, i) => p.word(`mul a[${i}], s`)],
  ['a+b+0*s', (p, i) => p.word(`add a[${i}], b[${i}]`)],
  ['a*s+b', (p, i) => p.word(`add ${p.word(`mul a[${i}], s`)}, b[${i}]`)],
  ['2*a+b+0*s', (p, i) => p.word(`add ${p.word(`add a[${i}], a[${i}]`)}, b[${i}]`)],
  ['a+0*s', (_, i) => `a[${i}]`],
];

/**
 * What the relation says, some of which is exchanged for something else where a bit or a word says so that is made of
 * the inputs: words of which much is known in the cases that a proof distinguishes.
 */
export class SmallProgram {
  private readonly rng: Rng;
  private readonly lines: string[] = [];
  private readonly words: string[];
  private readonly bits: string[] = [];
  private readonly limbs: number;

  constructor(rng: Rng) {
    this.rng = rng;
    this.limbs = from(rng, [1, 1, 2, 3]);
    this.words = ['s', ...many(this.limbs, (i) => [`a[${i}]`, `b[${i}]`, `c[${i}]`]).flat()];
  }

  text(): string {
    const { rng, limbs, lines } = this;
    const width = from(rng, [8, 20, 64]);
    const [relation, limb] = from(rng, RELATIONS);
    const array = (name: string, first: readonly number[], others: readonly number[]): string =>
      `param ${name} u64[${limbs}] <=${many(limbs, (i) => from(rng, i === 0 ? first : others)).join()}`;
    const head = [
      ...['function small', 'aliasing none', `param s u64 <=${from(rng, [1, 3])}`, array('c', [1, 2], [1])],
      ...[array('a', [1, 3], [0, 1]), array('b', [1, 3], [0, 1]), `result out u64[${limbs}]`],
      ...[`modulus ${from(rng, [7, 15, 251])}`, `weights ${many(limbs, (i) => i * width).join(' ')}`],
      `relation ${relation}`,
    ];
    this.operations();
    const right = many(limbs, (i) => limb(this, i));
    this.operations();
    const results = right.map((word) => this.exchanged(word));
    return [...head, '', ...lines, `return out = ${results.join(', ')}`, ''].join('\n');
  }

  /** The name of the word that this operation makes. */
  word(operation: string): string {
    const name = `x${this.lines.length}`;
    this.lines.push(`${name} = ${operation}`);
    this.words.push(name);
    return name;
  }

  private bit(operation: string): void {
    const name = `x${this.lines.length}`;
    this.lines.push(`${name}:u1 = ${operation}`);
    this.bits.push(name);
  }

  private some(): string {
    return from(this.rng, [...this.words.slice(-5), from(this.rng, this.words), '0x1']);
  }

  private condition(): string {
    return this.bits.length > 0 && this.rng.below(3) > 0 ? from(this.rng, this.bits) : from(this.rng, this.words);
  }

  private operations(): void {
    for (let left = this.rng.below(6); left > 0; left--) {
      const kind = from(this.rng, ['add', 'sub', 'mul', 'and', 'or', 'xor', 'eqz', 'eqz', 'cmov', 'cmov', 'cmov']);
      if (kind === 'eqz') this.bit(`eqz ${from(this.rng, this.words)}`);
      else if (kind === 'cmov') this.word(`cmovznz ${this.condition()}, ${this.some()}, ${this.some()}`);
      else this.word(`${kind} ${from(this.rng, this.words)}, ${this.some()}`);
    }
  }

  private exchanged(word: string): string {
    if (this.rng.below(2) === 0) return word;
    const other = from(this.rng, [word, this.some(), this.some(), this.word(`add ${word}, 0x1`)]);
    const [ifZero, ifNot] = this.rng.below(2) === 0 ? [word, other] : [other, word];
    return this.word(`cmovznz ${this.condition()}, ${ifZero}, ${ifNot}`);
  }
}

/** Whether the function meets its specification for all inputs. */
export function isRight(fn: IrFunction): boolean {
  const run = compile(fn);
  const check = specCheck(fn);
  const bounds = fn.params.flatMap((param) => param.bounds);
  const count = bounds.reduce((product, { upper }) => product * (upper + 1n), 1n);
  for (let k = 0n; k < count; k++) {
    let left = k;
    const words = bounds.map(({ upper }) => {
      const word = left % (upper + 1n);
      left /= upper + 1n;
      return word;
    });
    let at = 0;
    const results = run(fn.params.map((param) => words.slice(at, (at += param.bounds.length)))).flat();
    if (check(BigUint64Array.from(words), 0, BigUint64Array.from(results), 0) !== null) return false;
  }
  return true;
}
