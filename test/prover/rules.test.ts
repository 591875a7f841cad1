import { describe, expect, it } from 'vitest';
import { seeded, type Rng } from '../../src/base/rng.ts';
import { Algebra } from '../../src/prover/algebra/algebra.ts';
import { boundTightly } from '../../src/prover/algebra/bound.ts';
import { chainsOf, cancel, drop, floorOf, nestWith, pullOut } from '../../src/prover/algebra/floor.ts';
import { evaluatorAt } from '../../src/prover/algebra/evaluate.ts';
import { isConstant, samePoly, type Poly } from '../../src/prover/algebra/poly.ts';
import { PORTFOLIO } from '../../src/prover/algebra/ruleSets.ts';
import { RULES } from '../../src/prover/algebra/rules.ts';
import { sameNumber } from '../../src/prover/algebra/sameNumber.ts';
import { Words } from '../../src/prover/algebra/words.ts';

const SEED = 5;
const RANGES: readonly [bigint, bigint][] = [
  [0n, 1n],
  [0n, 255n],
  [0n, 2n ** 64n - 1n],
  [-1n, 0n],
  [0n, 2n ** 51n],
  [5n, 9n],
];

/** Unknowns with ranges, and a point within them. */
function setting(rng: Rng, rules: number) {
  const words = new Words(new Algebra(), PORTFOLIO[rules]);
  const { algebra } = words;
  const point = new Map<string, bigint>();
  const unknowns = Array.from({ length: 6 }, (_, i) => {
    const [lower, upper] = RANGES[rng.below(RANGES.length)];
    const edge = rng.below(3);
    point.set(`x${i}`, edge === 0 ? lower : edge === 1 ? upper : lower + (rng.big(70) % (upper - lower + 1n)));
    return algebra.input(`x${i}`, { lower, upper });
  });
  return { words, algebra, unknowns, valueOf: evaluatorAt(algebra, (name) => point.get(name) ?? 0n) };
}

const COEFFICIENTS = [1n, -1n, 38n, 2n ** 64n, -(2n ** 64n), 2n ** 64n - 1n, 2n ** 128n, 3n * 2n ** 63n, -19n];

/** A random sum of products of what is there. */
function randomPoly(algebra: Algebra, pool: readonly Poly[], rng: Rng): Poly {
  let p = algebra.constant(rng.below(3) === 0 ? COEFFICIENTS[rng.below(COEFFICIENTS.length)] : 0n);
  for (let i = 0; i <= rng.below(4); i++) {
    const a = pool[rng.below(pool.length)];
    const b = rng.below(4) === 0 ? pool[rng.below(pool.length)] : algebra.constant(1n);
    p = algebra.combine(p, algebra.multiply(a, b), COEFFICIENTS[rng.below(COEFFICIENTS.length)]);
  }
  return p;
}

/**
 * Three words of p put together again, plus a multiple of what was cut off: its range is plain only to `group` and
 * `split`.
 */
function cutAndJoined(words: Words, p: Poly, rng: Rng): Poly {
  let rest = p;
  let joined = words.constant(0n);
  for (const weight of [0n, 64n, 128n]) {
    joined = words.algebra.combine(joined, words.low(64, rest), 1n << weight);
    rest = words.high(64, rest);
  }
  return words.algebra.combine(joined, rest, BigInt(rng.below(40)));
}

/** Runs `check` on many random settings with every rule set, each with a pool of polynomials full of floors. */
function forRandomPools(
  rounds: number,
  check: (s: ReturnType<typeof setting> & { pool: Poly[]; rng: Rng; where: string }) => void,
): void {
  for (let round = 0; round < rounds; round++) {
    const rng = seeded(SEED, `round ${round}`);
    const s = setting(rng, round % PORTFOLIO.length);
    const pool = [...s.unknowns];
    for (let i = 0; i < 12; i++) {
      const p = randomPoly(s.algebra, pool.slice(-8), rng);
      const width = [1, 8, 51, 64][rng.below(4)];
      pool.push(rng.below(2) === 0 ? s.words.low(width, p) : s.words.high(width, p));
    }
    check({ ...s, pool, rng, where: `seed ${SEED} round ${round}` });
  }
}

describe('every rule, against BigInt evaluation', () => {
  it('floors in normal form are floors, and all ranges hold', () => {
    forRandomPools(300, ({ algebra, pool, valueOf, rng, words, where }) => {
      for (let i = 0; i < 10; i++) {
        const p = randomPoly(algebra, pool, rng);
        const k = [1, 5, 64, 128][rng.below(4)];
        expect(valueOf(floorOf(algebra, words.rules, k, p)), `${where}: floor`).toBe(valueOf(p) >> BigInt(k));
      }
      for (const p of pool) {
        const { lower, upper } = algebra.rangeOf(p);
        const value = valueOf(p);
        expect(lower <= value && value <= upper, `${where}: range of a polynomial`).toBe(true);
      }
      for (const atom of algebra.atoms) {
        const value = valueOf(algebra.polyOfAtom(atom));
        expect(atom.lower <= value && value <= atom.upper, `${where}: range of atom ${atom.id}`).toBe(true);
        if (atom.exact !== null) expect(valueOf(atom.exact), `${where}: exact value`).toBe(value);
      }
    });
  });

  it('pullOut, cancel, nest and drop keep the value', () => {
    let cancelled = 0;
    let nested = 0;
    let dropped = 0;
    forRandomPools(200, ({ algebra, pool, valueOf, rng, where }) => {
      for (let i = 0; i < 10; i++) {
        const of = randomPoly(algebra, pool, rng);
        const shift = [8, 64, 100][rng.below(3)];
        const floor = valueOf(of) >> BigInt(shift);
        const { quotient, rest } = pullOut(algebra, shift, of);
        expect(valueOf(quotient) + (valueOf(rest) >> BigInt(shift)), `${where}: pullOut`).toBe(floor);
        const shifted = {
          shift: shift + 5,
          of: algebra.add(algebra.scale(of, 32n), algebra.constant(BigInt(rng.below(32)))),
        };
        for (const other of [
          cancel(algebra, { shift, of }),
          cancel(algebra, shifted),
          nestWith(algebra, { shift, of }),
          drop(algebra, { shift, of }),
        ]) {
          if (other !== null) expect(valueOf(other.of) >> BigInt(other.shift), where).toBe(floor);
        }
        cancelled += cancel(algebra, shifted) === null ? 0 : 1;
        nested += nestWith(algebra, { shift, of }) === null ? 0 : 1;
        dropped += drop(algebra, { shift, of }) === null ? 0 : 1;
      }
    });
    expect(Math.min(cancelled, nested, dropped)).toBeGreaterThan(40);
  });

  it('sums of any number of terms have floors, and are solved', () => {
    const algebra = new Algebra();
    const terms = Array.from({ length: 200_000 }, (_, i) => algebra.input(`x${i}`, { lower: 0n, upper: 1n }));
    const monomials = terms.map(({ core }) => core.monomials[0]);
    const twice = algebra.fromSorted(
      monomials,
      monomials.map(() => 2n),
      1n,
    );
    const half = cancel(algebra, { shift: 3, of: twice });
    expect(half?.shift).toBe(2);
    expect(half?.of.core.coefficients.every((c) => c === 1n)).toBe(true);
    const sum = algebra.learn(half!.of, 7n, 7n);
    expect(algebra.rangeOf(sum)).toEqual({ lower: 7n, upper: 7n });
  });

  it('relax, group and split give bounds, sharper ones among them', () => {
    let sharper = 0;
    forRandomPools(150, ({ algebra, words, pool, valueOf, rng, where }) => {
      const p =
        rng.below(2) === 0 ? randomPoly(algebra, pool, rng) : cutAndJoined(words, randomPoly(algebra, pool, rng), rng);
      const plain = algebra.rangeOf(p);
      const value = valueOf(p);
      const tight = boundTightly(algebra, p);
      expect(
        tight.lower <= value && value <= tight.upper,
        `${where}: ${tight.lower} <= ${value} <= ${tight.upper}`,
      ).toBe(true);
      if (tight.upper - tight.lower < plain.upper - plain.lower) sharper++;
    });
    expect(sharper).toBeGreaterThan(20);
  });

  it('chains are floors of the whole', () => {
    forRandomPools(200, ({ algebra, pool, valueOf, where }) => {
      for (const p of pool)
        for (const { shift, of } of chainsOf(algebra, p)) expect(valueOf(of) >> BigInt(shift), where).toBe(valueOf(p));
    });
  });

  it('numbers that are found equal are equal, however they were cut into words, and no others', () => {
    let found = 0;
    let differ = 0;
    forRandomPools(200, ({ algebra, pool, valueOf, rng, words, where }) => {
      const p = randomPoly(algebra, pool, rng);
      const changed = algebra.combine(p, pool[rng.below(pool.length)], 1n << BigInt(64 * rng.below(4)));
      const byWord = (q: Poly): Poly[] => [
        words.low(64, q),
        words.low(64, words.high(64, q)),
        words.low(64, words.high(64, words.high(64, q))),
      ];
      const atOnce = (q: Poly): Poly[] => [0, 64, 128].map((at) => words.low(64, words.high(at, q)));
      for (const q of [p, changed]) {
        const left = byWord(p);
        const right = rng.below(2) === 0 ? byWord(q) : atOnce(q);
        const isEqual = left.every((word, i) => valueOf(word) === valueOf(right[i]));
        const isFound = sameNumber(algebra, 64, left, right);
        if (isFound) expect(isEqual, where).toBe(true);
        if (isFound) found++;
        if (!isEqual) differ++;
      }
    });
    expect(found).toBeGreaterThan(100);
    expect(differ).toBeGreaterThan(50);
  });

  it('word operations do what they say', () => {
    forRandomPools(100, ({ words, algebra, pool, valueOf, rng, where }) => {
      const u64 = pool.map((p) => words.low(64, p));
      const bits = pool.map((p) => words.low(1, p));
      const masks = bits.map((b) => words.low(64, algebra.scale(b, -1n)));
      const constants = [0n, 1n, 38n, 2n ** 51n - 1n, 0xff00n, 2n ** 64n - 1n, 0x123456789n].map((c) =>
        algebra.constant(c),
      );
      const any = [...u64, ...bits, ...masks, ...constants];
      const pick = (from: readonly Poly[]): Poly => from[rng.below(from.length)];
      for (let i = 0; i < 20; i++) {
        const a = pick(any);
        const b = pick(any);
        const c = pick(bits);
        const x = valueOf(a);
        const y = valueOf(b);
        expect(valueOf(words.and(a, b)), `${where}: and`).toBe(x & y);
        expect(valueOf(words.or(a, b)), `${where}: or`).toBe(x | y);
        expect(valueOf(words.xor(64, a, b)), `${where}: xor`).toBe(x ^ y);
        expect(valueOf(words.not(64, a)), `${where}: not`).toBe(x ^ (2n ** 64n - 1n));
        expect(valueOf(words.isZero(a)), `${where}: isZero`).toBe(x === 0n ? 1n : 0n);
        expect(valueOf(words.choose(c, a, b)), `${where}: choose`).toBe(valueOf(c) === 1n ? x : y);
        expect(valueOf(words.signed(64, a)), `${where}: signed`).toBe(BigInt.asIntN(64, x));
        expect(valueOf(words.rightSigned(64, 1 + ((9 * i) % 63), a)), `${where}: rightSigned`).toBe(
          BigInt.asUintN(64, BigInt.asIntN(64, x) >> BigInt(1 + ((9 * i) % 63))),
        );
        const selected = words.or(
          words.and(words.low(64, algebra.scale(c, -1n)), a),
          words.and(words.not(64, words.low(64, algebra.scale(c, -1n))), b),
        );
        expect(valueOf(selected), `${where}: masked selection`).toBe(valueOf(c) === 1n ? x : y);
      }
    });
  });
});

describe('normal forms', () => {
  it.each(PORTFOLIO.map((rules, i) => [rules.name, i] as const))(
    '%s: a carry chain does not depend on the order of its terms',
    (_, rules) => {
      const { words, algebra } = setting(seeded(1), rules);
      const terms = Array.from({ length: 5 }, (_, i) => algebra.input(`t${i}`, { lower: 0n, upper: 2n ** 64n - 1n }));
      const addAll = (list: readonly Poly[]): { low: Poly; carries: Poly } => {
        let low = algebra.constant(0n);
        let carries = low;
        for (const t of list) {
          const sum = algebra.add(low, t);
          carries = algebra.add(carries, words.high(64, sum));
          low = words.low(64, sum);
        }
        return { low, carries };
      };
      const a = addAll(terms);
      const b = addAll(terms.toReversed());
      expect(samePoly(a.low, b.low) && samePoly(a.carries, b.carries)).toBe(true);
      expect(isConstant(a.carries)).toBe(false);
    },
  );

  it('words that are joined by or do not depend on the order, nor on how often one of them occurs', () => {
    const { words, algebra } = setting(seeded(SEED), 0);
    const [a, b, c, d] = 'abcd'.split('').map((name) => algebra.input(name, { lower: 0n, upper: 2n ** 64n - 1n }));
    const union = (...list: readonly Poly[]): Poly => list.reduce((x, y) => words.or(x, y));
    expect(
      [union(d, c, b, a), words.or(union(b, d), union(c, a)), union(a, b, a, c, d, b)].every((p) =>
        samePoly(p, union(a, b, c, d)),
      ),
    ).toBe(true);
    expect(samePoly(union(a, b, c), union(a, b, d))).toBe(false);
  });

  it('names every rule with a reason', () => {
    expect(new Set(RULES.map((r) => r.name)).size).toBe(RULES.length);
    expect(RULES.every((r) => r.statement.length > 10 && r.reason.length > 5)).toBe(true);
  });
});
