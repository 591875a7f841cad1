/**
 * Inversion by division steps as libraries have it, against big integers: fields (all with
 * FIELDWRIGHT_LONG=1), and moduli of many lengths.
 */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bitLength, inverse, isComposite } from '../../../src/base/integers.ts';
import { seeded } from '../../../src/base/rng.ts';
import { divisionStepsSource } from '../../../src/library/field/loopParts.ts';
import { thisMachine } from '../../../src/engine/environment/thisMachine.ts';
import { listFields } from '../../../src/frontend/field/fieldDescription.ts';
import { toolchainOrSkip } from '../../frontend/toolchain/withToolchain.ts';
import { oneIn } from '../../oneIn.ts';
import { callsOf, cProgram, numberOf } from './cProgram.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const root = join(import.meta.dirname, '../../..');
const isLong = process.env['FIELDWRIGHT_LONG'] === '1';
const SEED = 59;
const COUNT = isLong ? 2000 : 300;
const FEW = 30;
const clang = (await toolchainOrSkip())?.tools.byName.clang.path ?? null;
const folder = temporaryFolder();

interface Case {
  readonly name: string;
  readonly p: bigint;
  readonly limbs: number;
  /** The largest element. */
  readonly most: bigint;
  readonly isMontgomery: boolean;
}

const ofFields = listFields(root).flatMap(({ name, modulus, weights, bounds, operations }): Case[] => {
  const isMontgomery = operations.some((operation) => operation.name === 'to_montgomery');
  return [{ name, p: modulus, limbs: weights.length, most: bounds.loose, isMontgomery }];
});

/** The next prime from a number in steps of 2 or -2. */
function primeFrom(n: bigint, step: bigint): bigint {
  while (isComposite(n)) n += step;
  return n;
}

/** Primes of `bits` bits: a large one, a small one, a random one. */
function primes(bits: number): (() => bigint)[] {
  const top = 1n << BigInt(bits);
  const random = seeded(SEED, `modulus/${bits}`).big(bits - 1) | (top >> 1n) | 1n;
  return [() => primeFrom(top - 1n, -2n), () => primeFrom(top / 2n + 1n, 2n), () => primeFrom(random, 2n)];
}

/** With a word of zeros below one whose successor is a power of two: no digit may be -2^64. */
const SPARSE = [2n ** 150n - 2n ** 128n + 1n];
const LENGTHS = isLong ? Array.from({ length: 115 }, (_, i) => 65 + 4 * i) : [65, 192, 384, 521];
const madeUp = [...LENGTHS.map((bits, i) => primes(bits)[i % 3]()), ...SPARSE].map((p, i): Case => {
  const bits = bitLength(p);
  const name = `${bits} bits, ${p.toString(16).slice(0, 6)}`;
  return { name, p, limbs: Math.ceil(bits / 64), most: p - 1n, isMontgomery: i % 2 === 0 };
});

/** Reads elements, prints inverses in place of them; `reduce` is that of a library, in the simplest way. */
const program = ({ limbs }: Case, modulus: string): string => `#include "t.h"
#include <inttypes.h>
#include <stdio.h>
void t_reduce(uint64_t out[${limbs}], const uint64_t a[${limbs}]) {
  static const uint64_t p[${limbs}] = {${modulus}};
  uint64_t x[${limbs}];
  for (int i = 0; i < ${limbs}; i++) x[i] = a[i];
  for (uint64_t borrow = 0; !borrow;) {
    for (int i = 0; i < ${limbs}; i++) out[i] = x[i];
    for (int i = 0; i < ${limbs}; i++) x[i] = __builtin_subcl(x[i], p[i], borrow, &borrow);
  }
}
int main(void) {
  uint64_t x[${limbs}];
  for (;;) {
    for (int i = 0; i < ${limbs}; i++)
      if (scanf("%" SCNx64, &x[i]) != 1) return 0;
    t_invert(x, x);
    for (int i = 0; i < ${limbs}; i++) printf("%" PRIx64 " ", x[i]);
    puts("");
  }
}
`;

function inputs({ p, most }: Case): bigint[] {
  const rng = seeded(SEED, `inverses/${p}`);
  const bits = most.toString(2).length;
  const powers = Array.from({ length: bits }, (_, i) => 1n << BigInt(i));
  const corners = [0n, p, most, ...powers.flatMap((x) => [x - 1n, x, p - x, p + x])];
  const random = Array.from({ length: COUNT }, (_, i) =>
    i % 4 === 0 ? rng.big(1 + rng.below(bits)) : rng.big(bits + 64) % (most + 1n),
  );
  const inverses = Array.from({ length: FEW }, (_, i) => inverse(BigInt(i + 2), p));
  return [...corners, ...random, ...inverses].filter((x) => x >= 0n && x <= most);
}

/** A step is C, and for processors with BMI assembly: each case by one of them, in long runs by both. */
const WAYS: readonly (readonly string[])[] = thisMachine().features.includes('bmi2') ? [[], ['-mbmi', '-mbmi2']] : [[]];
const CASES = [...oneIn(8, ofFields), ...madeUp].flatMap((one, i) =>
  (isLong ? WAYS : [WAYS[i % WAYS.length]]).map((flags) => ({ ...one, flags })),
);

describe.skipIf(clang === null)('1/x below p, by division steps', () => {
  test.each(CASES)('$name $flags', (one) => {
    const { p, limbs, most, isMontgomery } = one;
    const plan = {
      ...{ prefix: 't', limbs, isMontgomery, form: 'loose' as const },
      field: { modulus: p, bounds: { loose: most, strict: p - 1n } },
    };
    const array = `[${limbs}]`;
    const header = ['invert', 'reduce'].map((f) => `void t_${f}(uint64_t out${array}, const uint64_t a${array});\n`);
    const words = Array.from({ length: limbs }, (_, k) => `0x${BigInt.asUintN(64, p >> BigInt(64 * k)).toString(16)}`);
    const texts = {
      't.h': `#include <stdint.h>\n${header.join('')}`,
      'invert.c': divisionStepsSource(plan, root),
      'main.c': program(one, words.join(', ')),
    };
    const made = cProgram(join(folder, `${p}${isMontgomery}${one.flags.length}`), clang ?? '', texts, one.flags);
    const square = isMontgomery ? 1n << BigInt(128 * limbs) : 1n;
    const all = inputs(one);
    const lines = callsOf(
      made,
      all.map((x) => [x]),
      limbs,
    );
    const found = lines.map((line) => numberOf(line.trim().split(' ')));
    const isRight = (x: bigint, y: bigint): boolean => y < p && (x % p === 0n ? y === 0n : (x * y - square) % p === 0n);
    const wrong = all.findIndex((x, i) => !isRight(x, found[i]));
    expect(wrong < 0 ? 'nothing' : `1/${all[wrong]}: ${found[wrong]}, seed ${SEED}`).toBe('nothing');
    expect(all.length).toBeGreaterThan(COUNT);
  });
});
