/**
 * The fields in bridge/fields that are made from a template, and fields of any modulus. WRITE_FIELDS=1 writes the
 * former anew.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseBigExpr } from '../../../src/base/bigExpr.ts';
import {
  fieldNameFor,
  fieldSource,
  type Representation,
  generateField,
} from '../../../src/frontend/field/fieldSource.ts';

const root = new URL('../../../', import.meta.url).pathname;

const BLS12_381_P =
  '0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab';
const BLS12_381_Q = '0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001';

const BLS12_377_P = '0x1ae3a4617c510eac63b05c06ca1493b1a22d9f300f5138f1ef3622fba094800170b5d44300000008508c00000000001';
const BLS12_377_R = '0x12ab655e9a2ca55660b44d1e5c37b00159aa76fed00000010a11800000000001';
const BN254_P = '0x30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd47';
const BN254_R = '0x30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001';
const PALLAS = '0x40000000000000000000000000000000224698fc094cf91b992d30ed00000001';
const VESTA = '0x40000000000000000000000000000000224698fc0994a8dd8c46eb2100000001';

type Named = readonly [name: string, modulus: string, aliases: readonly string[]];

/**
 * FIPS 186-5, SEC 2, RFC 8032, GB/T 32918, SIKE (p434), BLS12-381 of draft-irtf-cfrg-pairing-friendly-curves; BN254 of
 * EIP-196, BLS12-377 of Zexe (Bowe et al., 2020), Pallas and Vesta of the Pasta curves, the prime of the STARK curve.
 */
const MONTGOMERY: readonly Named[] = [
  ['p256-montgomery', '2^256 - 2^224 + 2^192 + 2^96 - 1', ['p256', 'secp256r1', 'nistp256', 'prime256v1']],
  ['p434', '2^216 * 3^137 - 1', ['sikep434']],
  ['p384-montgomery', '2^384 - 2^128 - 2^96 + 2^32 - 1', ['p384', 'secp384r1', 'nistp384']],
  ['bls12-381-p', BLS12_381_P, ['bls12-381', 'bls12', 'bls12-381-fp']],
  ['bls12-381-q', BLS12_381_Q, ['bls12-381-r', 'bls12-381-fr']],
  ['secp256k1-scalar', '2^256 - 432420386565659656852420866394968145599', ['secp256k1-order', 'secp256k1-n']],
  ['25519-scalar', '2^252 + 27742317777372353535851937790883648493', ['ed25519-order', '25519-order']],
  ['sm2-montgomery', '2^256 - 2^224 - 2^96 + 2^64 - 1', ['sm2', 'sm2p256v1']],
  ['bn254-p', BN254_P, ['bn254', 'alt-bn128', 'bn254-fp']],
  ['bn254-r', BN254_R, ['bn254-scalar', 'bn254-fr']],
  ['bls12-377-p', BLS12_377_P, ['bls12-377', 'bls12-377-fp']],
  ['bls12-377-r', BLS12_377_R, ['bls12-377-scalar', 'bls12-377-fr']],
  ['pallas', PALLAS, ['pasta-fp', 'vesta-scalar']],
  ['vesta', VESTA, ['pasta-fq', 'pallas-scalar']],
  ['stark252', '2^251 + 17*2^192 + 1', ['stark', 'starknet', 'cairo']],
];
/** FIPS 186-5 and RFC 7748; the prime of one word of Plonky2. */
const PLAIN: readonly Named[] = [
  ['p224', '2^224 - 2^96 + 1', ['secp224r1', 'nistp224']],
  ['p448', '2^448 - 2^224 - 1', ['curve448', 'ed448', 'goldilocks']],
  ['p521', '2^521 - 1', ['secp521r1', 'nistp521']],
  ['goldilocks64', '2^64 - 2^32 + 1', ['goldilocks', 'plonky2']],
];
const BUILT_IN: readonly (readonly [...Named, Representation])[] = [
  ...MONTGOMERY.map((field) => [...field, 'montgomery'] as const),
  ...PLAIN.map((field) => [...field, 'plain'] as const),
];

const request = (expression: string, representation: Representation) => {
  const modulus = parseBigExpr(expression);
  return {
    name: fieldNameFor(modulus, expression, representation),
    aliases: [],
    modulus,
    modulusText: expression,
    representation,
  };
};

test.each(BUILT_IN)('bridge/fields/%s is what the template gives', (name, modulusText, aliases, representation) => {
  const dir = join(root, 'bridge/fields', name);
  const { description, source, sourceName } = fieldSource({
    name,
    aliases,
    modulus: parseBigExpr(modulusText),
    modulusText,
    representation,
  });
  if (process.env.WRITE_FIELDS) {
    mkdirSync(dir, { recursive: true });
    writeFileSync(join(dir, 'field.json'), description);
    writeFileSync(join(dir, sourceName), source);
  }
  expect(readFileSync(join(dir, 'field.json'), 'utf8')).toBe(description);
  expect(readFileSync(join(dir, sourceName), 'utf8')).toBe(source);
});

test.each([
  ['2^221 - 3', 'plain', 223],
  ['2^130-5', 'plain', 132],
  ['2^255-19', 'plain', 256],
  ['2^521-1', 'plain', 523],
] as const)('elements of a loose function modulo %s', async (expression, representation, bits) => {
  const field = await generateField(root, expression, representation);
  expect(field.bounds.loose).toBe(2n ** BigInt(bits) - 1n);
  expect(existsSync(field.sourcePath)).toBe(true);
  expect(await generateField(root, expression, representation)).toEqual(field);
});

test('room for loose elements in Montgomery form', async () => {
  const roomy = await generateField(root, BLS12_381_P, 'montgomery');
  const tight = await generateField(root, BLS12_381_Q, 'montgomery');
  expect(roomy.bounds).toEqual({ strict: roomy.modulus - 1n, loose: 2n ** 382n - 1n });
  expect(tight.bounds).toEqual({ strict: tight.modulus - 1n, loose: tight.modulus - 1n });
  expect(tight.operations.every(({ symbols }) => symbols.loose === symbols.strict)).toBe(true);
});

describe('refused', () => {
  test.each([
    ['2^63 - 25', 'plain', '63 bits'],
    ['2^1025 - 3', 'plain', '1025 bits'],
    ['2^200', 'plain', '2^200'],
    ['0 - 7', 'plain', 'a negative one'],
    ['0', 'plain', '0'],
    ['1', 'plain', '1 bit'],
    ['2^200 - 2', 'montgomery', 'an even one'],
  ] as const)('%s, %s', (expression, representation, found) => {
    const detail = { where: expression, expected: expect.any(String), found, hint: expect.any(String) };
    expect(() => fieldSource(request(expression, representation))).toThrow(
      expect.objectContaining({ kind: 'unsupported', detail }),
    );
  });
});

test('names', () => {
  const nameOf = (text: string, representation: Representation = 'plain') => request(text, representation).name;
  expect(nameOf('2^221 - 3')).toBe('mod-2e221m3');
  expect(nameOf('2^448 - 2^224 - 1', 'montgomery')).toBe('mod-2e448m2e224m1-montgomery');
  expect(nameOf(BLS12_381_P)).toMatch(/^mod-381bit[0-9a-f]{12}$/);
});
