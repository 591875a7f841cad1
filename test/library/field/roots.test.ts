/** Square roots and powers as libraries have them, against big integers, around the simplest arithmetic on one word. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { power, isComposite } from '../../../src/base/integers.ts';
import { powerChain } from '../../../src/base/powerChain.ts';
import { seeded } from '../../../src/base/rng.ts';
import { glueSource, inverseTwoPowers, rootPlan } from '../../../src/library/field/libraryPlan.ts';
import { toolchainOrSkip } from '../../frontend/toolchain/withToolchain.ts';
import { callsOf, cProgram } from './cProgram.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const root = join(import.meta.dirname, '../../..');
const isLong = process.env['FIELDWRIGHT_LONG'] === '1';
const SEED = 8;
const COUNT = isLong ? 20_000 : 400;
const BITS = 62;
const clang = (await toolchainOrSkip())?.tools.byName.clang.path ?? null;
const folder = temporaryFolder();

/** The largest prime of 62 bits at most with p - 1 = 2^twos q and odd q. */
function primeWith(twos: number): bigint {
  let q = (1n << BigInt(BITS - twos)) - 1n;
  while (isComposite((q << BigInt(twos)) + 1n)) q -= 2n;
  return (q << BigInt(twos)) + 1n;
}

/** Straight-line functions, in the simplest way; words of x are those of x R with R = 2^64 modulo p. */
const arithmetic = (p: bigint, isMontgomery: boolean): string => {
  const over = isMontgomery ? power(1n << 64n, p - 2n, p) : 1n;
  return `#include "t.h"
#define P ${p}ULL
static uint64_t product(uint64_t a, uint64_t b) { return (unsigned __int128)a * b % P; }
void t_mul(uint64_t *out, const uint64_t *a, const uint64_t *b) { *out = product(product(*a, *b), ${over}ULL); }
void t_square(uint64_t *out, const uint64_t *a) { t_mul(out, a, a); }
void t_add(uint64_t *out, const uint64_t *a, const uint64_t *b) { *out = (*a + *b) % P; }
void t_sub(uint64_t *out, const uint64_t *a, const uint64_t *b) { *out = (*a + P - *b) % P; }
void t_reduce(uint64_t *out, const uint64_t *a) { *out = *a % P; }
void t_below(uint64_t *out, const uint64_t *a) { *out = *a < P; }
void t_zero(uint64_t *out, const uint64_t *a) { *out = *a == 0; }
void t_to_montgomery(uint64_t *out, const uint64_t *a) { *out = ((unsigned __int128)*a << 64) % P; }
void t_from_montgomery(uint64_t *out, const uint64_t *a) { *out = product(*a, ${over}ULL); }
void t_select(uint64_t *out, const uint64_t *a, const uint64_t *b, uint64_t bit) { *out = bit ? *b : *a; }
`;
};

const HEADER = `#include <stdint.h>
void t_mul(uint64_t *out, const uint64_t *a, const uint64_t *b);
void t_square(uint64_t *out, const uint64_t *a);
void t_add(uint64_t *out, const uint64_t *a, const uint64_t *b);
void t_sub(uint64_t *out, const uint64_t *a, const uint64_t *b);
void t_reduce(uint64_t *out, const uint64_t *a);
void t_below(uint64_t *out, const uint64_t *a);
void t_zero(uint64_t *out, const uint64_t *a);
void t_to_montgomery(uint64_t *out, const uint64_t *a);
void t_from_montgomery(uint64_t *out, const uint64_t *a);
void t_select(uint64_t *out, const uint64_t *a, const uint64_t *b, uint64_t bit);
void t_square_times(uint64_t out[1], const uint64_t a[1], uint32_t n);
uint64_t t_is_zero(const uint64_t a[1]);
uint64_t t_equal(const uint64_t a[1], const uint64_t b[1]);
uint64_t t_from_bytes(uint64_t out[1], const uint8_t bytes[8]);
void t_to_bytes(uint8_t bytes[8], const uint64_t a[1]);
void t_invert(uint64_t out[1], const uint64_t a[1]);
uint64_t t_sqrt(uint64_t out[1], const uint64_t a[1]);
`;

const PROGRAM = `#include "t.h"
#include <inttypes.h>
#include <stdio.h>
int main(void) {
  for (uint64_t a, root, inverse; scanf("%" SCNx64, &a) == 1;) {
    const uint64_t isSquare = t_sqrt(&root, &a);
    t_invert(&inverse, &a);
    printf("%" PRIx64 " %" PRIx64 " %" PRIx64 "\\n", isSquare, root, inverse);
  }
}
`;

const TWOS = isLong ? Array.from({ length: 55 }, (_, i) => i + 1) : [1, 2, 3, 4, 5, 6, 7, 13, 32, 55];

test('a prime has roots up to 128 factors of 2 in p - 1', () => {
  const primes = [128, 129].map((twos) => {
    let q = 1n;
    while (isComposite((q << BigInt(twos)) + 1n)) q += 2n;
    return (q << BigInt(twos)) + 1n;
  });
  expect(primes.map((p) => rootPlan(p)?.kind)).toEqual(['tonelli', undefined]);
});

describe.skipIf(clang === null)('a root, and whether there is one', () => {
  test.each(TWOS)('for p - 1 with %i twos', (twos) => {
    const p = primeWith(twos);
    const isMontgomery = twos % 2 === 1;
    const r = isMontgomery ? (1n << 64n) % p : 1n;
    const plan = { prefix: 't', limbs: 1, bytes: 8, isMontgomery, form: 'strict' as const, root: rootPlan(p) };
    const field = { modulus: p, bounds: { strict: p - 1n, loose: p - 1n } };
    const program = cProgram(join(folder, `${twos}`), clang ?? '', {
      't.h': HEADER,
      'arithmetic.c': arithmetic(p, isMontgomery),
      't.c': glueSource({ ...plan, field, inverse: powerChain(p - 2n) }, 'chain', root),
      'main.c': PROGRAM,
    });
    const rng = seeded(SEED, `roots/${twos}`);
    const orders = inverseTwoPowers(p, twos).flatMap((x) => [x, p - x]);
    const random = Array.from({ length: COUNT }, () => rng.big(BITS + 64) % p);
    const elements = [0n, 1n, 2n, 3n, p - 2n, ...orders, ...random];
    const lines = callsOf(
      program,
      elements.map((x) => [(x * r) % p]),
      1,
    );
    let squares = 0;
    elements.forEach((x, i) => {
      const [isSquare, found, inverse] = lines[i].split(' ').map((word) => BigInt(`0x${word}`));
      const expected = power(x, (p - 1n) / 2n, p) !== p - 1n;
      const said = `seed ${SEED}, twos ${twos}, x ${x}`;
      expect(isSquare, said).toBe(expected ? 1n : 0n);
      if (expected) expect((found * found) % p, said).toBe((((x * r) % p) * r) % p);
      expect((inverse * x) % p, said).toBe(x === 0n ? 0n : r);
      squares += Number(expected);
    });
    expect(squares).toBeGreaterThan(COUNT / 3);
    expect(squares).toBeLessThan(elements.length - COUNT / 3);
  });
});
