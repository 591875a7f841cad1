import { seeded } from '../../src/base/rng.ts';
import type { Poly } from '../../src/prover/algebra/poly.ts';
import { ShadowParts } from './shadowParts.ts';
import type { AlgebraModules, Shadowed } from './shadowPool.ts';

const MODULUS = 97n;
const STEPS = 30;
const ONES = 2n ** 64n - 1n;

/**
 * Computes with polynomials and, beside them, with numbers: whatever the rules make of a polynomial, it must evaluate
 * to its number and its interval must contain it; true facts that are learnt must leave that so. Returns what went
 * wrong first, or null.
 */
export function shadowViolation(modules: AlgebraModules, seed: number, rounds: number): string | null {
  for (let round = 0; round < rounds; round++) {
    try {
      const wrong = new Shadow(modules, seeded(seed, `shadow ${round}`), round).run();
      if (wrong !== null) return `seed ${seed} round ${round}: ${wrong}`;
    } catch (e) {
      return `seed ${seed} round ${round}: ${String(e)}`;
    }
  }
  return null;
}

class Shadow extends ShadowParts {
  run(): string | null {
    for (let i = 0; i < STEPS; i++) {
      const made = this.step();
      const wrong = this.difference(made);
      if (wrong !== null) return wrong;
      this.keep(made.result);
    }
    return (
      this.pool
        .map((result, i) => this.difference({ what: `value ${i} at the end`, result }))
        .find((wrong) => wrong !== null) ??
      this.wrongAtom() ??
      this.wrongWithoutZeros() ??
      this.wrongResidue() ??
      this.notForgotten()
    );
  }

  private difference({ what, result: { poly, value } }: { what: string; result: Shadowed }): string | null {
    if (this.valueOf(poly) !== value) return `${what} is ${this.valueOf(poly)}, not ${value}`;
    const { lower, upper } = this.algebra.rangeOf(poly);
    return lower <= value && value <= upper ? null : `${what}: ${value} is not in ${lower}..${upper}`;
  }

  private wrongAtom(): string | null {
    for (const atom of this.algebra.atoms) {
      const poly = this.algebra.polyOfAtom(atom);
      const wrong = this.difference({ what: `atom ${atom.id}`, result: { poly, value: this.valueOf(poly) } });
      if (wrong !== null) return wrong;
      if (atom.exact !== null && this.valueOf(atom.exact) !== this.valueOf(poly))
        return `atom ${atom.id} is not what it was found to equal`;
      const { carry } = atom;
      if (carry !== null && this.valueOf(carry.value) !== this.valueOf(carry.of) >> BigInt(carry.shift))
        return `atom ${atom.id} is no part of its carry`;
    }
    return null;
  }

  /** Without the monomials that what was learnt says are others. */
  private wrongWithoutZeros(): string | null {
    for (const { poly, value } of this.pool) {
      const wrong = this.difference({
        what: 'a value without zeros',
        result: { poly: this.algebra.withoutZeros(poly), value },
      });
      if (wrong !== null) return wrong;
    }
    return null;
  }

  /** Squares modulo a small prime. */
  private wrongResidue(): string | null {
    for (const { poly, value } of this.pool) {
      const square = this.m.modular.reducedModulo(this.algebra, this.algebra.multiply(poly, poly), MODULUS);
      const found = this.valueOf(square);
      if ((found - value * value) % MODULUS !== 0n)
        return `a square modulo ${MODULUS} is ${found}, not ${value * value}`;
    }
    return null;
  }

  /** What is learnt hypothetically, here something false, must not change any interval afterwards. */
  private notForgotten(): string | null {
    for (const { poly, value } of this.pool) {
      this.algebra.hypothetically(() => {
        this.algebra.learn(poly, value + 1n, value + 2n);
        return this.words.high(1, this.algebra.scale(poly, 3n));
      });
    }
    return (
      this.pool
        .map((result, i) =>
          this.difference({
            what: `value ${i} after a hypothesis`,
            result: { ...result, poly: this.algebra.resolve(result.poly) },
          }),
        )
        .find((wrong) => wrong !== null) ?? this.wrongAtom()
    );
  }

  private step(): { what: string; result: Shadowed } {
    const { words, rng } = this;
    const width = [1, 8, 51, 64][rng.below(4)];
    switch (rng.below(14)) {
      case 0: {
        const s = this.sum();
        return { what: 'low', result: { poly: words.low(width, s.poly), value: BigInt.asUintN(width, s.value) } };
      }
      case 1: {
        const s = this.sum();
        return { what: 'high', result: { poly: words.high(width, s.poly), value: s.value >> BigInt(width) } };
      }
      case 2:
      case 3:
        return this.carryChain();
      case 4:
        return rng.below(2) === 0 ? this.bounded() : this.folded();
      case 5:
        return rng.below(2) === 0 ? this.learnt() : this.divided();
      case 6:
        return [
          () => this.assumedOfJoined(),
          () => this.assumedOfXor(),
          () => this.assumedOfBoth(),
          () => this.assumedOfProduct(),
          () => this.assumed(),
        ][rng.below(5)]();
      case 7:
        return rng.below(2) === 0 ? this.compared() : this.comparedCarry();
      case 8:
        return this.ofBits();
      default:
        return this.bitwise();
    }
  }

  /** Words of a sum joined again, with a multiple of what was carried out. */
  private carryChain(): { what: string; result: Shadowed } {
    const s = this.sum();
    let rest = s.poly;
    let poly = this.algebra.constant(0n);
    let left = s.value;
    let value = 0n;
    for (const weight of [0n, 64n]) {
      const { low, high } = this.words.cut(64, [
        { poly: rest, factor: 1n },
        { poly: this.algebra.constant(0n), factor: 1n },
      ]);
      poly = this.algebra.combine(poly, low, 1n << weight);
      value += BigInt.asUintN(64, left) << weight;
      rest = high;
      left >>= 64n;
    }
    const multiple = BigInt(this.rng.below(40));
    return {
      what: 'joined words',
      result: { poly: this.algebra.combine(poly, rest, multiple), value: value + multiple * left },
    };
  }

  private bounded(): { what: string; result: Shadowed } {
    const result = this.carryChain().result;
    const { lower, upper } = this.m.bound.boundTightly(this.algebra, result.poly);
    if (lower > result.value || upper < result.value)
      throw new Error(`${result.value} is bounded by ${lower}..${upper}`);
    return { what: 'bounded', result };
  }

  /** A low word and a multiple of what was carried out above it, with a goal that no bound can reach. */
  private folded(): { what: string; result: Shadowed } {
    const s = this.sum();
    const { low, high } = this.words.cut(64, [{ poly: s.poly, factor: 1n }]);
    const factor = this.factor();
    const addends = [
      { poly: low, factor: 1n },
      { poly: high, factor },
    ];
    const value = BigInt.asUintN(64, s.value) + factor * (s.value >> 64n);
    this.words.rangeOfSum(addends, { lower: value + 1n, upper: value - 1n });
    return { what: 'folded', result: { poly: this.words.sum(addends), value } };
  }

  /** Two numbers cut into words in two ways; what is found to be equal must be. */
  private compared(): { what: string; result: Shadowed } {
    const { words, algebra, rng, valueOf } = this;
    const s = this.sum();
    const t = rng.below(2) === 0 ? s : this.sum();
    const size = 1 + rng.below(3);
    const cut = ({ poly }: Shadowed, ways: number): Poly[] =>
      Array.from({ length: size }, (_, i) => {
        const below =
          ways === 0
            ? words.high(64 * i, poly)
            : Array.from({ length: i }).reduce<Poly>((p) => words.high(64, p), poly);
        return words.low(64, below);
      });
    const other = { poly: algebra.combine(t.poly, this.any().poly, 1n << BigInt(64 * rng.below(size + 1))), value: 0n };
    const left = cut(s, 0);
    const right = cut(rng.below(2) === 0 ? t : other, rng.below(2));
    const differ = left.some((word, i) => valueOf(word) !== valueOf(right[i]));
    if (differ && this.m.sameNumber.sameNumber(algebra, 64, left, right))
      throw new Error('different numbers are found equal');
    return { what: 'compared', result: { poly: left[0], value: BigInt.asUintN(64, s.value) } };
  }

  /** What software takes for the carry of a sum of words, and what only looks like it. */
  private comparedCarry(): { what: string; result: Shadowed } {
    const { words, algebra, rng } = this;
    const [a, b, other] = [this.word(64), this.word(64), this.word(1)];
    const hasCarry = rng.below(2) === 0;
    const c = hasCarry ? this.word(1) : { poly: this.algebra.constant(0n), value: 0n };
    const added = { poly: words.complement(words.isZero(b.poly)), value: b.value === 0n ? 0n : 1n };
    const value = a.value + b.value + c.value;
    const poly = words.low(64, algebra.add(algebra.add(a.poly, b.poly), c.poly));
    const difference = algebra.scale(algebra.sub(poly, a.poly), rng.below(2) === 0 ? 1n : -1n);
    const below = algebra.scale(words.high(64, algebra.sub(poly, a.poly)), -1n);
    const sum = BigInt.asUintN(64, value);
    const whereEqual = hasCarry ? c : rng.below(2) === 0 ? added : b;
    const [one, zero] = [whereEqual, { poly: below, value: sum < a.value ? 1n : 0n }].map((x) =>
      rng.below(4) === 0 ? other : x,
    );
    return {
      what: 'carry by comparison',
      result: {
        poly: words.choose(words.isZero(difference), one.poly, zero.poly),
        value: sum === a.value ? one.value : zero.value,
      },
    };
  }

  private divided(): { what: string; result: Shadowed } {
    const s = this.any();
    const divisor = [3n, 19n, 977n][this.rng.below(3)];
    const { remainder } = this.words.divide(s.poly, divisor);
    return { what: 'remainder', result: { poly: remainder, value: ((s.value % divisor) + divisor) % divisor } };
  }

  /** A true fact about a sum: a range around its value, or the value itself. */
  private learnt(): { what: string; result: Shadowed } {
    const { poly, value } = this.sum();
    const slack = this.rng.below(3) === 0 ? 0n : BigInt(this.rng.below(100));
    this.algebra.learn(poly, value - slack, value + BigInt(this.rng.below(2)) * slack);
    this.algebra.propagate(poly);
    return { what: 'learnt', result: { poly: this.algebra.resolve(poly), value } };
  }

  /** What follows from the true value of a carry. */
  private assumed(): { what: string; result: Shadowed } {
    const s = this.sum();
    const carry = { poly: this.words.high(64, s.poly), value: s.value >> 64n };
    this.m.assume.assumeBit(this.words, carry.poly, carry.value)();
    return { what: 'assumed', result: { poly: this.algebra.resolve(carry.poly), value: carry.value } };
  }

  /** The number that two unknowns are, once it is known whether it is 0. */
  private assumedOfJoined(): { what: string; result: Shadowed } {
    const { words, algebra, rng } = this;
    const [x, y] = [this.pool[rng.below(5)], this.pool[rng.below(5)]];
    const [poly, value] = [algebra.combine(x.poly, y.poly, 4n), x.value + 4n * y.value];
    this.m.assume.assumeBit(words, words.isZero(words.or(x.poly, y.poly)), value === 0n ? 1n : 0n)();
    return { what: 'assumed of joined words', result: { poly: algebra.resolve(poly), value } };
  }

  /** A word, once it is known what bits it has in common with another. */
  private assumedOfBoth(): { what: string; result: Shadowed } {
    const { words, algebra, rng, pool } = this;
    const [x, y] = [pool[rng.below(5)], pool[rng.below(5)]];
    const both = x.value & y.value;
    algebra.learn(words.and(x.poly, y.poly), both, both);
    this.m.assume.assumeKnown(words, []);
    return { what: 'assumed of both', result: { poly: algebra.resolve(x.poly), value: x.value } };
  }

  /** A word, once it is known what it is in exclusive disjunction with a constant. */
  private assumedOfXor(): { what: string; result: Shadowed } {
    const { words, algebra } = this;
    const { poly, value } = this.pool[this.rng.below(5)];
    const constant = this.mask();
    const known = value ^ constant;
    const joined = words.xor(64, poly, words.constant(constant));
    this.m.assume.assumeBit(words, words.isZero(algebra.sub(joined, words.constant(known))), 1n)();
    return { what: 'assumed of an exclusive disjunction', result: { poly: algebra.resolve(poly), value } };
  }

  /** Bits of joined words, or their top bit: of two words of the start, of which nothing is known, or of others. */
  private bitsOfJoined(...others: readonly [Shadowed, Shadowed]): { what: string; result: Shadowed } {
    const { words, rng } = this;
    const mask = this.mask();
    const [a, b] = rng.below(2) === 0 ? this.pool.slice(3, 5) : others;
    const [poly, value] = [
      () => [words.or(a.poly, b.poly), a.value | b.value] as const,
      () => [words.and(a.poly, b.poly), a.value & b.value] as const,
      () => [words.xor(64, a.poly, b.poly), a.value ^ b.value] as const,
    ][rng.below(3)]();
    return rng.below(2) === 0
      ? { what: 'top of joined words', result: { poly: words.high(63, poly), value: value >> 63n } }
      : { what: 'bits of joined words', result: { poly: words.and(poly, words.constant(mask)), value: value & mask } };
  }

  private bitwise(): { what: string; result: Shadowed } {
    const { words } = this;
    const a = this.operand();
    const b = this.operand();
    const c = this.word(1);
    switch (this.rng.below(11)) {
      case 10:
        return this.bitsOfJoined(a, b);
      case 0:
        return { what: 'and', result: { poly: words.and(a.poly, b.poly), value: a.value & b.value } };
      case 1:
        return { what: 'or', result: { poly: words.or(a.poly, b.poly), value: a.value | b.value } };
      case 2:
        return { what: 'xor', result: { poly: words.xor(64, a.poly, b.poly), value: a.value ^ b.value } };
      case 3:
        return this.rng.below(4) > 0
          ? this.orOfBytes(this.withBit(a), this.withBit(b))
          : { what: 'and with itself', result: { poly: words.and(a.poly, a.poly), value: a.value } };
      case 4:
        return { what: 'isZero', result: { poly: words.isZero(a.poly), value: a.value === 0n ? 1n : 0n } };
      case 5:
        return { what: 'signed', result: { poly: words.signed(64, a.poly), value: BigInt.asIntN(64, a.value) } };
      case 6: {
        const high = this.algebra.scale(a.poly, 2n ** 64n);
        return {
          what: 'or of disjoint words',
          result: { poly: words.or(high, b.poly), value: (a.value << 64n) | b.value },
        };
      }
      case 7:
        return this.signedDifference(a, b);
      case 8:
        return this.joined(a, b);
      default:
        return this.selected(a, b, c);
    }
  }

  /** A difference modulo 2^64 as a signed number, or shifted as one. */
  private signedDifference(a: Shadowed, b: Shadowed): { what: string; result: Shadowed } {
    const { words, algebra, rng } = this;
    const width = [52, 64][rng.below(2)];
    const [x, y] = [a, b].map(({ poly, value }) => ({
      poly: words.low(width, poly),
      value: BigInt.asUintN(width, value),
    }));
    const word = words.low(64, algebra.sub(x.poly, y.poly));
    const value = BigInt.asIntN(64, x.value - y.value);
    const k = 1 + rng.below(63);
    switch (rng.below(4)) {
      case 0:
        return { what: 'sign of a difference', result: { poly: words.topBit(64, word), value: value < 0n ? 1n : 0n } };
      case 1:
        return { what: 'signed difference', result: { poly: words.signed(64, word), value } };
      case 2: {
        const terms = [word, b.poly].map((poly) => ({ poly, factor: 1n }));
        const carry = (BigInt.asUintN(64, value) + b.value) >> 64n;
        return { what: 'carry of a difference', result: { poly: words.cut(64, terms).high, value: carry } };
      }
      default:
        return {
          what: 'shifted difference',
          result: { poly: words.rightSigned(64, k, word), value: BigInt.asUintN(64, value >> BigInt(k)) },
        };
    }
  }

  /** Whether a difference is 0 or negative. */
  private zeroOrBorrow(a: Shadowed, b: Shadowed): { what: string; result: Shadowed } {
    const { words, algebra } = this;
    const number = algebra.sub(a.poly, b.poly);
    const high = words.high(64, number);
    const zero = words.isZeroDifference(64, { word: words.low(64, number), high, number });
    return { what: 'zero or borrow', result: { poly: algebra.sub(zero, high), value: a.value <= b.value ? 1n : 0n } };
  }

  private joined(a: Shadowed, b: Shadowed): { what: string; result: Shadowed } {
    switch (this.rng.below(11)) {
      case 10:
        return this.ofHalves();
      case 9:
        return this.topOfPart(a);
      case 8:
        return this.joinedTops();
      case 4:
        return this.sameWords(a, b);
      case 5:
        return this.bothOnes(a, b);
      case 6:
        return this.atMost(a, b);
      case 7:
        return this.assumedOfDifference();
      case 0:
        return this.isZeroOfJoined(a, b);
      case 1:
        return this.borrowOfJoined(a, b);
      case 2:
        return this.topOfOpposites(this.rng.below(2) === 0 ? a : this.pool[3 + this.rng.below(2)]);
      default:
        return this.zeroOrBorrow(a, b);
    }
  }

  private isZeroOfJoined(a: Shadowed, b: Shadowed): { what: string; result: Shadowed } {
    const { words } = this;
    const [x, y] = [a, b].map(({ poly, value }) => ({ poly: words.low(2, poly), value: value % 4n }));
    const poly = words.isZero(words.or(x.poly, y.poly));
    return { what: 'isZero of joined words', result: { poly, value: x.value + y.value === 0n ? 1n : 0n } };
  }

  /** Whether two words are two others, or what half of them are short of. */
  private sameWords(...words: readonly [Shadowed, Shadowed]): { what: string; result: Shadowed } {
    const [a, b] = words;
    const [c, d] = [this.nearTo(a), this.nearTo(b)];
    const poly = this.words.or(this.words.xor(64, a.poly, c.poly), this.words.xor(64, b.poly, d.poly));
    const value = a.value === c.value && b.value === d.value ? 1n : 0n;
    return { what: 'same words', result: { poly: this.words.isZero(poly), value } };
  }

  /** The same number, or another one. */
  private nearTo({ poly, value }: Shadowed): Shadowed {
    const { algebra, words, rng } = this;
    const by = BigInt(rng.below(2));
    return {
      poly: words.low(64, algebra.add(poly, algebra.constant(by))),
      value: BigInt.asUintN(64, value + by),
    };
  }

  /** Whether all bits of the words are set, of which one is short. */
  private bothOnes(a: Shadowed, b: Shadowed): { what: string; result: Shadowed } {
    const { words, algebra, rng } = this;
    const width = 1 + rng.below(3);
    const ones = 2n ** BigInt(width) - 1n;
    const [short, value] = [words.low(width, a.poly), (a.value % (ones + 1n)) & b.value];
    const poly = words.isZero(algebra.sub(algebra.constant(ones), words.and(short, b.poly)));
    return { what: 'all ones', result: { poly, value: value === ones ? 1n : 0n } };
  }

  /** x <= y, as flags of a difference say it, of words or of two that are so short that they are often equal. */
  private atMost(a: Shadowed, b: Shadowed): { what: string; result: Shadowed } {
    const { words, algebra, rng } = this;
    const [x, y] = rng.below(2) === 0 ? [a, b] : [this.word(2), this.word(2)];
    const number = algebra.sub(x.poly, y.poly);
    const high = words.high(64, number);
    const zero = words.isZeroDifference(64, { word: words.low(64, number), high, number });
    const poly = words.or(algebra.scale(high, -1n), zero);
    return { what: 'at most', result: { poly, value: x.value <= y.value ? 1n : 0n } };
  }

  /** What follows for a difference, and its multiples, from whether it is 0, and from its borrow. */
  private assumedOfDifference(): { what: string; result: Shadowed } {
    const { words, algebra, rng, pool } = this;
    const [a, b] = [pool[rng.below(5)], pool[rng.below(5)]];
    const [number, value] = [algebra.sub(a.poly, b.poly), a.value - b.value];
    const multiple = algebra.scale(number, this.factor());
    const high = words.high(64, number);
    const zero = words.isZeroDifference(64, { word: words.low(64, number), high, number });
    const assume = (bit: Poly, known: bigint): void => this.m.assume.assumeBit(words, bit, known)();
    if (rng.below(2) === 0) assume(algebra.scale(high, -1n), value < 0n ? 1n : 0n);
    const isZero = value === 0n ? 1n : 0n;
    if (rng.below(2) === 0) assume(zero, isZero);
    else assume(words.complement(zero), 1n - isZero);
    const { lower, upper } = algebra.rangeOf(multiple);
    const expected = this.valueOf(multiple);
    if (lower > expected || upper < expected) throw new Error(`${expected} is not in ${lower}..${upper}`);
    return { what: 'assumed of a difference', result: { poly: algebra.resolve(number), value } };
  }

  /** The top bits of x | -x and of ~x & (x - 1), and of what is not quite that. */
  private topOfOpposites(x: Shadowed): { what: string; result: Shadowed } {
    const { words, algebra, rng } = this;
    const [width, k] = [[63, 64][rng.below(2)], 62 + rng.below(2)];
    const opposite = words.low(width, algebra.scale(x.poly, -1n));
    const below = words.low(width, algebra.sub(x.poly, algebra.constant(1n)));
    const [poly, value] =
      rng.below(2) === 0
        ? [words.or(x.poly, opposite), x.value | BigInt.asUintN(width, -x.value)]
        : [words.and(words.not(64, x.poly), below), (ONES - x.value) & BigInt.asUintN(width, x.value - 1n)];
    const word = rng.below(2) === 0 ? { poly, value } : { poly: words.not(64, poly), value: ONES - value };
    return { what: 'top of opposites', result: { poly: words.high(k, word.poly), value: word.value >> BigInt(k) } };
  }

  /** The top bits of x - 1 and of ~x, or the opposites, joined as bits or as masks; and what is not quite that. */
  private joinedTops(): { what: string; result: Shadowed } {
    const { words, algebra, rng } = this;
    const x = this.pool[3 + rng.below(2)];
    const [k, by] = [rng.below(4) === 0 ? 62 : 63, BigInt(rng.below(3))];
    const below = words.high(k, words.low(64, algebra.sub(x.poly, algebra.constant(by))));
    const a = { poly: below, value: BigInt.asUintN(64, x.value - by) >> BigInt(k) };
    const b =
      rng.below(2) === 0
        ? { poly: words.not(64, words.high(k, x.poly)), value: ONES - (x.value >> BigInt(k)) }
        : { poly: words.high(k, words.not(64, x.poly)), value: (ONES - x.value) >> BigInt(k) };
    if (rng.below(2) === 0)
      return { what: 'top bits', result: { poly: words.and(a.poly, b.poly), value: a.value & b.value } };
    const [p, q] = [a, b].map((y) => ({ poly: words.and(y.poly, words.constant(1n)), value: y.value & 1n }));
    const [m, n] = [p, q].map((y) => ({ poly: algebra.scale(y.poly, ONES), value: y.value * ONES }));
    const [o, r] = [p, q].map((y) => ({ poly: words.complement(y.poly), value: 1n - y.value }));
    return rng.below(2) === 0
      ? { what: 'masks of top bits', result: { poly: words.and(m.poly, n.poly), value: m.value & n.value } }
      : { what: 'opposites of top bits', result: { poly: words.or(o.poly, r.poly), value: o.value | r.value } };
  }

  /** The borrow of 0 and of words that are joined, of which half are so short that both are often 0. */
  private borrowOfJoined(...whole: readonly [Shadowed, Shadowed]): { what: string; result: Shadowed } {
    const { words, algebra, rng } = this;
    const isShort = rng.below(2) === 0;
    const [a, b] = whole.map(({ poly, value }) =>
      isShort ? { poly: words.low(2, poly), value: value % 4n } : { poly, value },
    );
    const from = BigInt(rng.below(3)) - 1n;
    const poly = words.high(64, algebra.sub(algebra.constant(from), words.or(a.poly, b.poly)));
    return { what: 'borrow of joined words', result: { poly, value: (from - (a.value | b.value)) >> 64n } };
  }

  private selected(a: Shadowed, b: Shadowed, c: Shadowed): { what: string; result: Shadowed } {
    const { words } = this;
    const nothing = this.algebra.constant(0n);
    const isOne = c.value === 1n;
    this.selections.push(
      { poly: words.choose(c.poly, a.poly, nothing), value: isOne ? a.value : 0n },
      { poly: words.choose(c.poly, nothing, b.poly), value: isOne ? 0n : b.value },
    );
    const [one, other] = this.selections.slice(-2);
    if (this.rng.below(3) === 0) {
      const difference = words.choose(c.poly, words.xor(64, a.poly, b.poly), nothing);
      return {
        what: 'selection by xor',
        result: { poly: words.xor(64, a.poly, difference), value: isOne ? b.value : a.value },
      };
    }
    if (this.rng.below(2) === 0)
      return {
        what: 'or of selections',
        result: { poly: words.or(one.poly, other.poly), value: one.value | other.value },
      };
    return {
      what: 'choose by the opposite',
      result: { poly: words.choose(words.complement(c.poly), a.poly, b.poly), value: isOne ? b.value : a.value },
    };
  }
}
