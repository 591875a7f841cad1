/**
 * Random word IR of shapes that field arithmetic does not have: limbs of which one or a few values are allowed, arrays
 * of one limb, constants, bits as words, shifts by nothing, sums in which words occur several times, results that are
 * parameters. Only such as are lowered.
 */
import type { Rng } from '../../../../src/base/rng.ts';
import type { Interval } from '../../../../src/ir/interval.ts';
import { hex } from '../../../../src/base/numberText.ts';
import { pick } from '../source.ts';

const many = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));
export const most = (bits: number): bigint => (1n << BigInt(bits)) - 1n;

/** Few values, all of them, or those around the sign. */
export function narrowBounds(bits: number, rng: Rng): Interval {
  const top = most(bits);
  const half = 1n << BigInt(bits - 1);
  const [lower, upper] = pick(
    [
      ...[0n, 1n, top, half].map((only) => [only, only]),
      ...[1n, 1n, top, top, top, half, half - 1n, top >> 1n, top - 1n].map((upper) => [0n, upper]),
      [1n, top],
      [half, top],
      [half - 1n, half],
      [top - 1n, top],
    ],
    rng,
  );
  return { lower, upper };
}

/** Numbers that some rule of words is about. */
export const cornerNumber = (bits: number, rng: Rng): bigint =>
  BigInt.asUintN(
    bits,
    pick([0n, 0n, 1n, 1n, 2n, 19n, 38n, most(bits), most(bits) - 1n, 1n << BigInt(bits - 1), rng.big(bits)], rng),
  );

interface Named {
  readonly name: string;
  readonly bits: number;
}

export class DegenerateWords {
  private readonly rng: Rng;
  private readonly head: string[] = [];
  private readonly lines: string[] = [];
  private readonly values: Named[] = [];

  constructor(rng: Rng) {
    this.rng = rng;
  }

  text(): string {
    const { rng } = this;
    const aliasing = pick(['any', 'equal', 'none'], rng);
    many(1 + rng.below(3), (i) => this.param('abc'[i]));
    for (let left = 1 + rng.below(9); left > 0; left--) this.step();
    const returns = many(1 + rng.below(2), (r) => {
      const limbs = pick([1, 1, 2, 3], rng);
      this.head.push(`result out${r} u64[${limbs}]`);
      return `return out${r} = ${many(limbs, () => this.operand(64)).join(', ')}`;
    });
    return ['function small', `aliasing ${aliasing}`, ...this.head, ...this.lines, ...returns, ''].join('\n');
  }

  private param(name: string): void {
    const { rng } = this;
    const limbs = pick([0, 1, 1, 2, 3], rng);
    const bits = limbs > 0 ? 64 : pick([1, 8, 32, 64], rng);
    const bounds = many(Math.max(1, limbs), () => narrowBounds(bits, rng));
    const list = (of: (bound: Interval) => bigint): string => bounds.map((bound) => hex(of(bound))).join();
    const shape = limbs > 0 ? `u64[${limbs}]` : `u${bits}`;
    this.head.push(`param ${name} ${shape} >=${list(({ lower }) => lower)} <=${list(({ upper }) => upper)}`);
    bounds.forEach((_, k) => this.values.push({ name: limbs > 0 ? `${name}[${k}]` : name, bits }));
  }

  /** A value of at most so many bits, rather a late one, or a constant. */
  private operand(bits: number): string {
    const { rng } = this;
    const fit = this.values.filter((value) => value.bits <= bits);
    if (fit.length === 0 || rng.below(7) === 0) return hex(cornerNumber(bits, rng));
    const exact = fit.filter((value) => value.bits === bits);
    const list = exact.length > 0 && rng.below(2) === 0 ? exact : fit;
    return pick(rng.below(2) === 0 ? list.slice(-5) : list, rng).name;
  }

  private define(bits: readonly number[], operation: string, tail = ''): void {
    const names = bits.map((width) => {
      const name = `x${this.values.length}`;
      this.values.push({ name, bits: width });
      return `${name}${width === 64 ? '' : `:u${width}`}`;
    });
    this.lines.push(`${names.join(', ')}${tail} = ${operation}`);
  }

  private step(): void {
    const { rng } = this;
    const [word, bit] = [64, 1].map((bits) => () => this.operand(bits));
    const amount = pick([0, 1, 32, 63, rng.below(64)], rng);
    pick(
      [
        () => this.define([64], `${pick(['add', 'sub', 'mul', 'or', 'xor', 'and'], rng)} ${word()}, ${word()}`),
        () => this.define([64], `${pick(['add', 'sub', 'or', 'xor', 'and'], rng)} ${word()}, ${bit()}`),
        () => this.define([1], `${pick(['or', 'xor'], rng)} ${bit()}, ${bit()}`),
        () => this.define([64], pick([`not ${word()}`, `mask ${bit()}`, `copy ${word()}`, `bswap ${word()}`], rng)),
        () => this.define([1], `eqz ${word()}`),
        () => this.define([64], `${pick(['shl', 'shr', 'sar', 'ror'], rng)} ${word()} by ${amount}`),
        () => this.define([64], `${pick(['shld', 'shrd'], rng)} ${word()}, ${word()} by ${amount}`),
        () => this.define([64], `cmovznz ${bit()}, ${word()}, ${word()}`),
        () => this.define([64, 64], `mulx ${word()}, ${word()}`),
        () => this.define([64, 1], `${pick(['addcarryx', 'subborrowx'], rng)} ${bit()}, ${word()}, ${word()}`),
        () => this.sum(1 + rng.below(3), many(1 + rng.below(6), word), false),
        () => this.sum(1 + rng.below(3), [word(), bit(), bit()].slice(rng.below(3)), true),
      ],
      rng,
    )();
  }

  private sum(words: number, operands: readonly string[], hasBorrow: boolean): void {
    const { rng } = this;
    const terms = operands.map((operand) => ({
      operand,
      sign: pick(['+', '+', '-'], rng),
      column: rng.below(words),
      most: this.mostOf(operand),
    }));
    const total = (wanted: string): bigint =>
      terms.reduce(
        (sum, { sign, column, most: top }) => (sign === wanted ? sum + (top << BigInt(64 * column)) : sum),
        0n,
      );
    const fits = total('+') <= most(64 * words) && total('-') <= most(64 * words);
    const bits = [...many(words, () => 64), ...(hasBorrow && fits ? [1] : [])];
    const lower = total('-') === 0n ? '0x0' : `-${hex(total('-'))}`;
    const list = terms.map(({ sign, operand, column }) => `${sign}${operand}@${column}`).join(' ');
    this.define(bits, `sum [${lower}..${hex(total('+'))}] ${list}`, bits.length > words ? ' borrow' : '');
  }

  private mostOf(operand: string): bigint {
    const value = this.values.find(({ name }) => name === operand);
    return value === undefined ? BigInt(operand) : most(value.bits);
  }
}
