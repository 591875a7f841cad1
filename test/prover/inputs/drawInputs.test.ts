import { describe, expect, it } from 'vitest';
import { seeded, type Rng } from '../../../src/base/rng.ts';
import { corners, fillRandom } from '../../../src/prover/inputs/drawInputs.ts';
import { isInDomain, joinLimbs, splitLimbs, type Domain } from '../../../src/ir/contract/domain.ts';

const P = 2n ** 255n - 19n;
const M64 = 2n ** 64n - 1n;
const limbs = (n: number, upper: bigint) => Array.from({ length: n }, () => ({ lower: 0n, upper }));
const loose: Domain = { bounds: limbs(4, M64), weights: [0, 64, 128, 192], below: null, modulus: P };
const strict: Domain = { ...loose, below: P };
const radix51: Domain = {
  bounds: limbs(5, 0x18000000000000n),
  weights: [0, 51, 102, 153, 204],
  below: null,
  modulus: P,
};
const bit: Domain = { bounds: [{ lower: 0n, upper: 1n }], weights: [0], below: null, modulus: null };
const domains = { loose, strict, radix51, bit };

describe('corners', () => {
  it.each(Object.entries(domains))('%s: all in the domain, no duplicates', (_, domain) => {
    const list = corners(domain);
    expect(list.every((c) => isInDomain(c, domain))).toBe(true);
    expect(new Set(list.map((c) => c.join())).size).toBe(list.length);
  });

  it('contains the values that break carries', () => {
    const values = new Set(corners(loose).map((c) => joinLimbs(c, loose.weights)));
    const wanted = [
      0n,
      1n,
      P - 1n,
      P,
      P + 1n,
      2n * P,
      2n ** 255n - 1n,
      2n ** 256n - 1n,
      2n ** 256n - 38n,
      2n ** 128n,
      2n ** 64n - 1n,
      2n ** 192n + 1n,
    ];
    expect(wanted.filter((v) => !values.has(v))).toEqual([]);
  });

  it('keeps reduced inputs below the modulus, up to p-1', () => {
    const values = corners(strict).map((c) => joinLimbs(c, strict.weights));
    expect(values.reduce((a, b) => (a > b ? a : b))).toBe(P - 1n);
  });

  it('reaches the bounds of every limb', () => {
    const list = corners(radix51);
    radix51.bounds.forEach((b, i) => {
      expect(list.some((c) => c[i] === b.upper && c[(i + 1) % 5] === 0n)).toBe(true);
      expect(list.some((c) => c[i] === 0n && c[(i + 1) % 5] === b.upper)).toBe(true);
    });
  });

  it('lists both values of a bit', () => {
    expect(
      corners(bit)
        .map((c) => c[0])
        .sort(),
    ).toEqual([0n, 1n]);
  });
});

describe('randomLimbs', () => {
  it.each(Object.entries(domains))('%s: stays in the domain (seed 7)', (_, domain) => {
    const rng = seeded(7, 'randomLimbs');
    for (let i = 0; i < 3000; i++) expect(isInDomain(randomLimbs(domain, rng), domain), `seed 7 draw ${i}`).toBe(true);
  });

  it('varies the bit density (seed 7)', () => {
    const rng = seeded(7, 'density');
    const ones = Array.from(
      { length: 2000 },
      () => joinLimbs(randomLimbs(loose, rng), loose.weights).toString(2).replaceAll('0', '').length,
    );
    for (const [from, to] of [
      [0, 40],
      [40, 100],
      [110, 146],
      [150, 215],
      [216, 256],
    ]) {
      expect(ones.filter((n) => n >= from && n <= to).length, `densities ${from}..${to}`).toBeGreaterThan(40);
    }
  });

  it('draws the same for the same seed', () => {
    const draw = (seed: number): string => randomLimbs(loose, seeded(seed)).join();
    expect(draw(3)).toBe(draw(3));
    expect(draw(3)).not.toBe(draw(4));
  });
});

it('splitLimbs is inverse to joinLimbs', () => {
  const rng = seeded(11, 'split');
  for (let i = 0; i < 200; i++) {
    const v = rng.big(255);
    for (const { weights } of [loose, radix51]) expect(joinLimbs(splitLimbs(v, weights), weights)).toBe(v);
  }
});

/** A random member of a domain, as an array of limbs. */
function randomLimbs(domain: Domain, rng: Rng): bigint[] {
  const words = new BigUint64Array(domain.bounds.length);
  fillRandom(domain, rng, words, 0);
  return [...words];
}
