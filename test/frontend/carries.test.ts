/**
 * Chains whose carries software computes, as C compilers and the reader hand them over (bridge/test/Inputs/carries.c):
 * each is one sum.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/base/rng.ts';
import { recoverCarries } from '../../src/frontend/carry/recoverCarries.ts';
import { lowerFunction } from '../../src/frontend/words/function.ts';
import { evaluateSsa, loadInteger, storeInteger } from './evaluateSsa.ts';
import { readSsaModule, type SsaFunction } from '../../src/ir/ssa/schema.ts';
import { evaluate } from '../../src/ir/evaluate.ts';
import { verify } from '../../src/ir/verify.ts';
import { normalize } from '../../src/ir/normalize/normalize.ts';
import { ssaText } from './ssaText.ts';

const SEED = 11;
const BYTES = 80;
const { functions } = readSsaModule(
  readFileSync(new URL('../fixtures/ssa/carries.json', import.meta.url), 'utf8'),
  'carries.json',
);

test('the fixture has chains of 4, 6 and 9 words, of every idiom', () => {
  expect(functions.length).toBe(36);
});

describe.each(functions.map((ssa) => [ssa.name, ssa] as const))('%s', (_, ssa) => {
  const fn = normalize(lowerFunction(ssa, { aliasing: 'equal' }));

  test('is one sum', () => {
    expect(fn.body.map((op) => op.kind)).toEqual(['sum']);
  });

  test('keeps its meaning', () => {
    verify(fn);
    const rng = seeded(SEED, ssa.name);
    const words = [0n, 1n, (1n << 64n) - 1n, 1n << 63n];
    for (let k = 0; k < 100; k++) {
      const inputs = fn.params.map((p) => p.bounds.map(() => (rng.below(4) > 0 ? words[rng.below(4)] : rng.big(64))));
      expect(evaluate(fn, inputs), `seed ${SEED}, vector ${k}: ${inputs.join(' | ')}`).toEqual(
        original(
          ssa,
          inputs,
          fn.results.map((r) => r.bounds.length),
        ),
      );
    }
  });
});

/** What the function stores, by the reference semantics. */
function original(ssa: SsaFunction, inputs: readonly (readonly bigint[])[], lengths: readonly number[]): bigint[][] {
  const memory = ssa.args.map((a, i): Uint8Array | bigint => {
    const limbs = i < lengths.length ? [] : inputs[i - lengths.length];
    if (a.kind === 'int') return limbs[0];
    const bytes = new Uint8Array(BYTES);
    limbs.forEach((x, k) => storeInteger(bytes, 8 * k, x, 64));
    return bytes;
  });
  evaluateSsa(ssa, memory);
  return lengths.map((n, i) => {
    const bytes = memory[i];
    return Array.from({ length: n }, (_, k) => (typeof bytes === 'bigint' ? bytes : loadInteger(bytes, 8 * k, 8)));
  });
}

const column = `
  a = load i64 x 0; b = load i64 y 0; f = load i64 y 8; c1 = trunc i1 f:64; c = zext i64 c1:1; t = add i64 a b`;

/** Each is close to a carry and is none. */
const impostors: Readonly<Record<string, string>> = {
  'a carry in that may be more than 1':
    's = add i64 t f\n n = icmp ne i64 s a\n l = icmp ult i64 s a\n w = zext i64 l:1\n k = select i64 n w f',
  'the choice the other way round':
    's = add i64 t c\n n = icmp ne i64 s a\n l = icmp ult i64 s a\n w = zext i64 l:1\n k = select i64 n c w',
  'compared with another word':
    's = add i64 t c\n n = icmp ne i64 s a\n l = icmp ult i64 s t\n w = zext i64 l:1\n k = select i64 n w c',
  'both steps, not either':
    's = add i64 t c\n p = icmp ult i64 t a\n q = icmp ult i64 s t\n j = and i1 p q\n k = zext i64 j:1',
  'two steps with a whole word':
    's = add i64 t f\n p = icmp ult i64 t a\n q = icmp ult i64 s t\n j = or i1 p q\n k = zext i64 j:1',
  'a majority with the sum upright':
    's = add i64 t c\n p = and i64 a b\n q = or i64 a b\n r = and i64 q s\n j = or i64 p r\n k = lshr i64 j 63',
};

test.each(Object.entries(impostors))('not recovered: %s', (_, text) => {
  expect(
    recoverCarries(ssaText('out x y', `${column}\n${text}\n store i64 s out 0\n store i64 k out 8`)).carries,
  ).toEqual([]);
});
