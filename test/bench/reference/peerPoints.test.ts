import { expect, test } from 'vitest';
import { fromLimbs, limbsOf } from '../../../src/base/integers.ts';
import { seeded } from '../../../src/base/rng.ts';
import { AffineCurves } from '../../../src/bench/reference/affineCurves.ts';
import { P256, P256_ADD, P256_DOUBLE, P256_MIXED } from '../../../src/bench/reference/peerPoints.ts';
import { checkWhole, type WholeFunction } from '../../../src/bench/reference/wholeFunction.ts';
import type { Runner } from '../../../src/prover/inputs/runner.ts';

/** The base point (SEC 2) and its multiples, x and y, as NIST's point multiplication examples list them. */
const G = {
  x: 0x6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296n,
  y: 0x4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5n,
};
const TWICE = {
  x: 0x7cf27b188d034f7e8a52380304b51ac3c08969e277f21b35a60b48fc47669978n,
  y: 0x07775510db8ed040293d9ac69f7430dbba7dade63ce982299e04b79d227873d1n,
};
const THRICE = {
  x: 0x5ecbe4d1a6330a44c8f7ef951d4bf165e6c6b721efada985fb41661bc6e7fd6cn,
  y: 0x8734640c4998ff7e374b06ce1a64a2ecd82ab036384fb83d9a79b127a27d5032n,
};
const SEED = 3;
const curves = new AffineCurves(P256, seeded(SEED, 'points'));

test('the affine laws give the multiples of the base point', () => {
  expect(curves.tangent(G, -3n)).toEqual(TWICE);
  expect(curves.chord(TWICE, G)).toEqual(THRICE);
});

/** The coordinates of a case, out of Montgomery form. */
function casesOf(fn: WholeFunction): { readonly input: bigint[]; readonly expected: bigint[] }[] {
  const read = (words: BigUint64Array): bigint[] =>
    Array.from({ length: words.length / 4 }, (_, k) => {
      const x = fromLimbs(words.subarray(4 * k, 4 * k + 4));
      expect(x).toBeLessThan(P256);
      return curves.divide(x, 2n ** 256n);
    });
  return fn
    .timingCases(40, seeded(SEED, fn.title))
    .map(({ inputs, expected }) => ({ input: read(inputs), expected: read(expected) }));
}

/** X/Z², Y/Z³. */
const affine = ([X, Y, Z]: readonly bigint[]) => ({ x: curves.divide(X, Z * Z), y: curves.divide(Y, Z * Z * Z) });

test('a doubling is the tangent, with Z3 = 2 Y1 Z1', () => {
  for (const { input, expected } of casesOf(P256_DOUBLE)) {
    expect(affine(expected), `seed ${SEED}`).toEqual(curves.tangent(affine(input), -3n));
    expect(expected[2]).toBe(curves.mod(2n * input[1] * input[2]));
  }
});

test('a mixed addition is the chord, with Z3 = Z1 H, or the second point where the first is at infinity', () => {
  const cases = casesOf(P256_MIXED);
  const infinite = cases.filter(({ input }) => input[2] === 0n);
  expect(infinite.length).toBeGreaterThan(0);
  for (const { input, expected } of infinite) expect(expected, `seed ${SEED}`).toEqual([input[3], input[4], 1n]);
  for (const { input, expected } of cases.filter((one) => !infinite.includes(one))) {
    const [X, , Z, x, y] = input;
    expect(affine(expected), `seed ${SEED}`).toEqual(curves.chord(affine(input), { x, y }));
    expect(expected[2]).toBe(curves.mod(Z * (x * Z * Z - X)));
  }
});

test('an addition is the chord, with Z3 = Z1 Z2 H, or the other point where one is at infinity', () => {
  const cases = casesOf(P256_ADD);
  const infinite = cases.filter(({ input }) => input[2] === 0n || input[5] === 0n);
  expect(new Set(infinite.map(({ input }) => input[2] === 0n)).size, `seed ${SEED}`).toBe(2);
  for (const { input, expected } of infinite)
    expect(expected, `seed ${SEED}`).toEqual(input[2] === 0n ? input.slice(3) : input.slice(0, 3));
  for (const { input, expected } of cases.filter((one) => !infinite.includes(one))) {
    const [X, , Z, x, , z] = input;
    expect(affine(expected), `seed ${SEED}`).toEqual(curves.chord(affine(input), affine(input.slice(3))));
    expect(expected[2]).toBe(curves.mod(Z * z * (x * Z * Z - X * z * z)));
  }
});

test('a coordinate above p is right where it is congruent, a wrong one is not', async () => {
  const cases = P256_DOUBLE.timingCases(3, seeded(SEED, 'congruent')).map((one) => {
    const zero = { inputs: one.inputs, expected: one.expected.slice() };
    zero.expected.fill(0n, 4, 8);
    return zero;
  });
  const gives = (y: bigint): Runner => ({
    run: () =>
      Promise.resolve({
        kind: 'outputs',
        words: BigUint64Array.from(cases.flatMap(({ expected }) => [...expected].toSpliced(4, 4, ...limbsOf(y, 4)))),
      }),
  });
  const check = (y: bigint) => checkWhole(gives(y), new Uint8Array(), P256_DOUBLE, cases);
  expect(await check(0n)).toMatchObject({ kind: 'passed', calls: 3 });
  expect(await check(P256)).toMatchObject({ kind: 'passed' });
  expect(await check(P256 - 1n)).toMatchObject({ kind: 'failed' });
});
