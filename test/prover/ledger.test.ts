import { expect, it } from 'vitest';
import { seeded, type Rng } from '../../src/base/rng.ts';
import { Algebra } from '../../src/prover/algebra/algebra.ts';
import { evaluatorAt } from '../../src/prover/algebra/evaluate.ts';
import type { Addend } from '../../src/prover/algebra/combination.ts';
import type { Poly } from '../../src/prover/algebra/poly.ts';
import { PORTFOLIO } from '../../src/prover/algebra/ruleSets.ts';
import { Words } from '../../src/prover/algebra/words.ts';
import { proveAsm } from './listing/proveAsm.ts';
import { parse } from '../../src/ir/parse.ts';
import { items } from '../items.ts';

const SEED = 13;
const WIDTH = 64;
const ROUNDS = 150;
const LEDGER = PORTFOLIO.filter((r) => r.bounding === 'ledger');

/**
 * A random straight-line program of additions, subtractions and products whose every sum is cut into word and carry;
 * columns as in long multiplication.
 */
function randomProgram(rng: Rng): { words: Words; sums: Poly[]; valueOf: (p: Poly) => bigint } {
  const words = new Words(new Algebra(), LEDGER[rng.below(LEDGER.length)]);
  const { algebra } = words;
  const point = new Map<string, bigint>();
  const inputs = Array.from({ length: 4 }, (_, i) => {
    const upper = [1n, 2n ** 32n, 2n ** 64n - 1n, 2n ** 64n - 1n][rng.below(4)];
    point.set(`x${i}`, [0n, upper, upper - (upper > 3n ? 1n : 0n), rng.big(64) % (upper + 1n)][rng.below(4)]);
    return algebra.input(`x${i}`, { lower: 0n, upper });
  });
  const pool = [...inputs];
  const carries: Poly[] = [];
  const sums: Poly[] = [];
  const cut = (addends: Addend[]): void => {
    const { low, high } = words.cut(WIDTH, addends);
    const opposite = algebra.scale(high, -1n);
    const isBorrow = rng.below(2) === 0;
    sums.push(words.sum(addends), low, high);
    pool.push(low);
    carries.push(high);
    if (isBorrow) carries.push(words.cut(WIDTH, [{ poly: opposite, factor: 1n }]).low);
  };
  const pick = (list: readonly Poly[]): Poly => list[Math.max(0, list.length - 1 - rng.below(6))];
  for (let i = 0; i < 24; i++) {
    const kind = rng.below(5);
    const sign = kind === 4 ? -1n : 1n;
    const carry = carries.length === 0 || rng.below(3) === 0 ? algebra.constant(0n) : pick(carries);
    if (kind === 0) {
      const isScaled = rng.below(2) === 0;
      const constant = algebra.constant([38n, 2n ** 32n - 1n, 2n ** 64n - 1n][rng.below(3)]);
      cut([
        {
          poly: isScaled
            ? algebra.multiply(pick(pool), constant)
            : algebra.multiply(inputs[rng.below(4)], inputs[rng.below(4)]),
          factor: 1n,
        },
      ]);
      pool.push(carries[carries.length - 1]);
    } else
      cut([
        { poly: pick(pool), factor: 1n },
        { poly: pick(pool), factor: sign },
        { poly: carry, factor: sign },
      ]);
  }
  for (let i = 0; i < 4; i++) {
    const addends = Array.from({ length: 3 }, (_, column) => ({
      poly: pick([...pool, ...carries]),
      factor: 1n << BigInt(64 * column),
    }));
    words.rangeOfSum(addends);
    sums.push(words.sum(addends));
  }
  const several = sums
    .slice(-3)
    .reduce((sum, p) => algebra.combine(sum, p, BigInt(1 + rng.below(5))), algebra.constant(0n));
  words.boundsOf(several);
  return { words, sums: [...sums, several], valueOf: evaluatorAt(algebra, (name) => point.get(name) ?? 0n) };
}

it('bounds by what additions conserve hold at random and extreme points', () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { words, sums, valueOf } = randomProgram(seeded(SEED, `round ${round}`));
    const { algebra } = words;
    for (const p of sums) {
      const { lower, upper } = algebra.rangeOf(p);
      const value = valueOf(p);
      expect(lower <= value && value <= upper, `seed ${SEED} round ${round}: ${lower} <= ${value} <= ${upper}`).toBe(
        true,
      );
    }
    for (const atom of algebra.atoms) {
      const value = valueOf(algebra.polyOfAtom(atom));
      expect(atom.lower <= value && value <= atom.upper, `seed ${SEED} round ${round}: atom ${atom.id}`).toBe(true);
      if (atom.exact !== null)
        expect(valueOf(atom.exact), `seed ${SEED} round ${round}: exact value of atom ${atom.id}`).toBe(value);
    }
  }
});

it('a sum that is cut and put together again has no carry, which interval arithmetic does not see', () => {
  const words = new Words(new Algebra(), LEDGER[0]);
  const { algebra } = words;
  const word = { lower: 0n, upper: 2n ** 64n - 1n };
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => algebra.input(name, word));
  const one = (poly: Poly): Addend => ({ poly, factor: 1n });
  const product = words.cut(64, [one(algebra.multiply(a, b))]);
  const first = words.cut(64, [one(product.low), one(c)]);
  const second = words.cut(64, [one(first.low), one(d)]);
  const top = [one(product.high), one(first.high), one(second.high)];
  expect(algebra.rangeOf(product.high).upper + 2n).toBe(2n ** 64n);
  expect(words.cut(64, top).high).toEqual(algebra.constant(0n));
  expect(words.cut(64, [one(product.high), one(words.constant(2n))]).high).not.toEqual(algebra.constant(0n));
});

it(
  'a word plus a multiple of what is carried out of the number that it is the lowest word of has no carry where ' +
    'that number is hardly larger than its words',
  () => {
    const { low, high } = { low: 0n, high: 2n ** 64n - 1n };
    const carryOf = (added: bigint, factor: bigint): Poly => {
      const words = new Words(new Algebra(), LEDGER[0]);
      const { algebra } = words;
      const one = (poly: Poly): Addend => ({ poly, factor: 1n });
      const limbs = ['a', 'b', 'c', 'd'].map((name) => algebra.input(name, { lower: low, upper: high }));
      const least = algebra.input('e', { lower: low, upper: added });
      let sum = words.cut(64, [one(limbs[0]), one(least)]);
      const lowest = sum.low;
      for (const limb of limbs.slice(1)) sum = words.cut(64, [one(limb), one(sum.high)]);
      return words.cut(64, [one(lowest), { poly: sum.high, factor }]).high;
    };
    expect(carryOf(1481n, 38n)).toMatchObject({ constant: 0n, core: { monomials: [] } });
    expect(carryOf(high - 37n, 38n)).toMatchObject({ constant: 0n, core: { monomials: [] } });
    expect(carryOf(high - 36n, 38n).core.monomials, 'e = 2^64 - 37, all others 2^64 - 1').not.toEqual([]);
  },
);

it('an addition by lea is remembered like any other', () => {
  const fn = parse(
    'function f\naliasing any\nparam a u64[4]\nresult out u64[1]\n\nnone = sub 0x0, 0x0\nreturn out = none\n',
    'f',
  );
  const carryOut = (last: string): string =>
    [
      ...items`f:; mov rdx, [rsi]; mulx rcx, rax, [rsi+8]; mov rdx, [rsi+16]; mulx r11, rsi, [rsi+24]; mov r8d, 0
        mov r10d, 0; add rax, rdx; adc r8, 0; lea rcx, [rcx+r8]; add rax, rsi`,
      last,
      'adc r10, 0',
      'mov [rdi], r10',
      'ret',
    ].join('\n');
  const prove = (last: string): string => proveAsm(carryOut(last), fn, { portfolio: LEDGER }).kind;
  expect(prove('adc rcx, 0'), 'a·b and two words are below 2^128').toBe('proved');
  expect(prove('adc rcx, 1'), '... but not with 2^64 besides').not.toBe('proved');
});

it('the opposite of a word that is known by now still counts', () => {
  const words = new Words(new Algebra(), LEDGER[0]);
  const { algebra } = words;
  const [x, y] = [algebra.input('x', { lower: 0n, upper: 9n }), algebra.input('y', { lower: 0n, upper: 1n })];
  const opposite = algebra.scale(x, -1n);
  algebra.learn(x, 9n, 9n);
  const sum = [
    { poly: opposite, factor: -1n },
    { poly: y, factor: 1n },
  ];
  const { lower, upper } = words.rangeOfSum(sum, { lower: 10n, upper: 8n });
  expect([lower, upper]).toEqual([9n, 10n]);
});
