/** Case distinctions by bits that are inputs: each is decided once, so that proofs come to an end. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seeded } from '../../src/base/rng.ts';
import { isComposite } from '../../src/base/integers.ts';
import { fieldFunction, primeField } from '../../src/engine/subject/fieldSubject.ts';
import { openToolchain } from '../../src/frontend/toolchain/openToolchain.ts';
import { parse } from '../../src/ir/parse.ts';
import { proveSpec } from '../../src/prover/proof/specification.ts';
import { recordingIo } from '../cli/recordingIo.ts';
import { oneIn } from '../oneIn.ts';

const ROOT = join(import.meta.dirname, '../..');
const SEED = 65;
const FEW_TERMS = 100_000;
const TIMEOUT = 3_600_000;

/** A word or 0, by a limb that is 0 or 1. */
const CHOICE = `function choice
aliasing any
param a u64[1]
param s u64[1] <=0x1
result out1 u64[1]
modulus 0x1fffffffffffffff
weights 0
relation a*s

x1 = mask s[0]
x2 = and a[0], x1
return out1 = x2
`;

/** The highest limb of 65 bits is an input that chooses; that the result is 0 where no borrow comes is not found. */
const OF_65_BITS = `function to_montgomery
aliasing any
param arg1 u64[2] <=0xffffffffffffffff,0x1
result out1 u64[2] <=0xffffffffffffffff,0x1
modulus 0x1ffffffffffffffcf
weights 0 64
relation arg1*2^128
canonical inputs outputs

x2, x3<=0x2000000000057f68 = mulx arg1[0], 0x2000000000057f69
x4 = mask arg1[1]
x5<=0x2000000000057f69 = and x4, 0x2000000000057f69
x6<=0x40000000000afed1 = add x3, x5
x7 = mul x2, 0x7d6343eb1a1f58d1
x8, x9<=0xffffffffffffffce = mulx x7, 0xffffffffffffffcf
x10, x11, x12<=0x2 = sum [0x0..0x240000000000afe9edffffffffffa80c8] +x2@0 +x6@1 +x8@0 +x9@1 +x7@1
x13 = mul x11, 0x7d6343eb1a1f58d1
x14, x15<=0xffffffffffffffce = mulx x13, 0xffffffffffffffcf
x16, x17, x18:u1 = sum [0x0..0x1ffffffffffffffcf40000000000afecf] +x11@0 +x12@1 +x14@0 +x15@1 +x13@1
x19, x20, x21:u1 borrow = sum [-0x1ffffffffffffffcf..0x0] +x17@0 +x18@1 +0x31@0 -0x2@1
x22 = mask x21
x23 = and x17, x22
x24:u1 = and x18, x21
return out1 = x23, x24
`;

test('a limb that chooses is decided', () => {
  expect(proveSpec(parse(CHOICE), { mostTerms: FEW_TERMS })).toMatchObject({
    kind: 'proved',
    by: expect.stringMatching(/, 2 cases$/),
  });
});

test('what is not decided is said after as many cases as there are', () => {
  const verdict = proveSpec(parse(OF_65_BITS), { mostTerms: FEW_TERMS });
  expect(verdict).toMatchObject({ kind: 'undecided' });
  expect(JSON.stringify(verdict)).not.toContain('given up');
  expect(JSON.stringify(verdict)).toContain('when arg1[1] = 0');
});

/** The first prime below this many random bits. */
function randomPrime(bits: number): string {
  const rng = seeded(SEED, `prime of ${bits} bits`);
  let p = 1n;
  for (let i = 1; i < bits; i++) p = 2n * p + BigInt(rng.below(2));
  for (p |= 1n; isComposite(p); ) p -= 2n;
  return `0x${p.toString(16)}`;
}

const CHOSEN = ['2^65-49', '2^66-5', '2^127-1', '2^129-25', '2^69-19', '2^193-31', '2^195-135', '2^257-93', '2^321-9'];
const RANDOM = [64, 65, 66, 67, 70, 96, 100, 127, 128, 129, 130, 140, 160, 191, 192, 193, 194, 200, 224, 225, 250]
  .concat([255, 256, 257, 258, 300, 319, 320, 321, 322, 350, 383, 384, 385, 386, 400, 447, 448, 449, 500, 512, 521])
  .map(randomPrime);

test.each(oneIn(60, [...CHOSEN, ...RANDOM]))(
  `no proof of a strict function modulo %s is without end (seed ${SEED})`,
  async (modulus) => {
    const toolchain = await openToolchain(ROOT);
    const io = recordingIo([], { root: ROOT, results: join(ROOT, 'results') });
    const field = await primeField(modulus, 'auto', io);
    for (const operation of field.operations) {
      if (operation.symbols.strict === undefined) continue;
      const verdict = proveSpec(await fieldFunction(toolchain, field, operation, 'strict'));
      const told = verdict.kind === 'undecided' ? verdict.reason : verdict.kind;
      expect(told, operation.name).not.toContain('given up');
      expect(verdict.kind, operation.name).not.toBe('refuted');
      if (verdict.kind !== 'proved') console.log(`${modulus} ${operation.name}: ${told}`);
    }
  },
  TIMEOUT,
);
