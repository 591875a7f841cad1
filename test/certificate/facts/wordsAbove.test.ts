/** What is above numbers of which only the lowest words are computed. */
import { expect, it } from 'vitest';
import {
  add,
  combine,
  constant,
  evaluate,
  scale,
  subtract,
  unknown,
  type Poly,
} from '../../../src/certificate/bounds/poly.ts';
import { Context } from '../../../src/certificate/facts/context.ts';
import { Unknowns } from '../../../src/certificate/facts/unknowns.ts';
import { byWords, learnNumber, wholeNumber, partsAbove } from '../../../src/certificate/search/wholeSums.ts';

const WORD = 1n << 64n;
const [X0, X1, X2, Q, CARRY] = [2, 3, 4, 5, 6];
const [x0, x1, x2, q, carry] = [X0, X1, X2, Q, CARRY].map(unknown);

function contextWith(samples: readonly (readonly bigint[])[]): Context {
  const values = samples.map((sample) => [0n, 0n, ...sample]);
  const unknowns = new Unknowns(CARRY + 1, values, new Map(), new Set(), [], { steps: 1000 }, 0);
  const bounds = new Map([X0, X1, X2, Q].map((n) => [n, { lower: 0n, upper: WORD - 1n }]));
  return new Context(unknowns, bounds.set(CARRY, { lower: 0n, upper: 1n }), new Map());
}

const P = WORD ** 2n - 159n;
/** x0 + 2^64 x1 + 159 q without its carry: x - q P, where x2 is q, or q - 1 if something is carried. */
const poly = [scale(x1, WORD), scale(q, 159n), scale(carry, -(WORD ** 2n))].reduce(add, x0);
const NUMBER = { poly, modulus: WORD ** 2n, words: [] };
const low = (x: bigint, of: bigint): bigint[] => [x % WORD, x / WORD, of];
const SAMPLES = [3n, 5n, 2n ** 60n, WORD - 1n].flatMap((of) => [
  [...low(of * of, of), of, 0n],
  [...low(WORD ** 2n - of, of - 1n), of, 1n],
]);

it('words of x that were left out are found by their values', () => {
  const context = contextWith(SAMPLES);
  const named = context.named(x2, WORD - 1n).quotient.poly;
  const [{ sum }] = partsAbove(context, NUMBER, P);
  expect(sum).toEqual(subtract(subtract(q, named), carry));
});

it('nothing is found where x has other words', () => {
  const context = contextWith(SAMPLES.map((sample) => sample.with(2, sample[2] ^ 8n)));
  context.named(x2, WORD - 1n);
  expect([...partsAbove(context, NUMBER, P)]).toEqual([]);
});

it('of words with the same values it is the one that the carry of the word below goes to', () => {
  const [Y0, Y1, S, T, LIKE, R0, R1, OUT] = [2, 3, 4, 5, 6, 7, 8, 9];
  // x is y0 + 2^64 y1 + 2^128 (s + t), where the sum has a carry; `like` has it as its highest bit, by chance.
  const samples = [3n, WORD - 1n, WORD + 5n, 2n * WORD - 9n].flatMap((of) =>
    [0n, 1n].map((out) => {
      const [x, above] = [out === 0n ? 159n * of : WORD ** 2n - 159n * of, of - out];
      const s = above < WORD ? above : WORD - 1n;
      return [x % WORD, x / WORD, s, above - s, (above / WORD) << 63n, of % WORD, of / WORD, out];
    }),
  );
  const bounds = new Map([Y0, Y1, S, T, LIKE, R0, R1].map((n) => [n, { lower: 0n, upper: WORD - 1n }]));
  const values = samples.map((sample) => [0n, 0n, ...sample]);
  const unknowns = new Unknowns(OUT + 1, values, new Map(), new Set(), [], { steps: 1000 }, 0);
  const context = new Context(unknowns, bounds.set(OUT, { lower: 0n, upper: 1n }), new Map());
  const like = context.cut(63, unknown(LIKE), WORD - 1n).quotient.poly;
  const carried = context.cut(64, add(unknown(S), unknown(T)), 2n * (WORD - 1n)).quotient.poly;
  expect(values.every((of) => evaluate(like, of) === evaluate(carried, of))).toBe(true);
  const product = scale(add(unknown(R0), scale(unknown(R1), WORD)), 159n);
  const number = [scale(unknown(Y1), WORD), product, scale(unknown(OUT), -(WORD ** 2n))].reduce(add, unknown(Y0));
  const [{ sum }] = partsAbove(context, { ...NUMBER, poly: number }, P);
  const quotient = subtract(add(unknown(R0), scale(unknown(R1), WORD)), unknown(OUT));
  expect(sum).toEqual(subtract(quotient, add(unknown(S), unknown(T))));
});

it('carries are enough where always as many come out', () => {
  const [{ sum }, ...more] = partsAbove(contextWith(SAMPLES.filter((sample) => sample[4] === 1n)), NUMBER, P);
  expect(sum).toEqual(subtract(constant(1n), carry));
  expect(more).toEqual([]);
});

it('a number of two words is found from the higher one, with what is known of it', () => {
  const context = contextWith([]);
  const first = context.cut(64, add(x0, x1), 2n * (WORD - 1n));
  const second = context.cut(64, add(x2, first.quotient.poly), WORD);
  const [out] = second.quotient.poly.keys();
  const number = wholeNumber(context, second.remainder.poly, out);
  const whole: Poly = combine(add(add(x0, x1), scale(x2, WORD)), unknown(out), -(WORD ** 2n));
  expect(number).toMatchObject({ poly: whole, modulus: WORD ** 2n });
  expect(number && byWords(number, true).map(({ factor }) => factor)).toEqual([WORD, 1n]);
  learnNumber(context, out);
  const least = context.numbers.get(out) ?? 0;
  expect(context.facts.get(least)).toEqual(whole);
  expect(context.facts.get(least + 1)).toEqual(subtract(constant(WORD ** 2n - 1n), whole));
});

it('a word that nothing is carried into is no number of several', () => {
  const context = contextWith([]);
  const { quotient, remainder } = context.cut(64, add(x0, x1), 2n * (WORD - 1n));
  const [out] = quotient.poly.keys();
  expect(wholeNumber(context, remainder.poly, out)).toBeNull();
});

it('a carry of a bit that selects leads to no word below, but where the bit itself stands above the number', () => {
  const context = contextWith([]);
  const first = context.cut(64, add(x0, x1), 2n * (WORD - 1n));
  const second = context.cut(64, add(x2, first.quotient.poly), WORD);
  const third = context.cut(64, add(q, second.quotient.poly), WORD);
  const [[below], [carried], [out]] = [first, second, third].map(({ quotient }) => [...quotient.poly.keys()]);
  context.unknowns.selecting.add(below);
  const number = wholeNumber(context, third.remainder.poly, out);
  expect(number).toMatchObject({ modulus: WORD ** 2n });
  expect(wholeNumber(context, second.remainder.poly, carried)).toMatchObject({ modulus: WORD ** 2n });
});
