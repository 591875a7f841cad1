/** What limbs weigh in files of other word sizes than 64 bits. Right functions must not be reported as wrong. */
import { expect, test } from 'vitest';
import { openFiat } from '../../../src/frontend/fiat/read.ts';
import { withFiatSpecification } from '../../../src/frontend/fiat/specification.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import { requireOwnStatement } from '../../../src/engine/subject/requireStatement.ts';
import { proveSpec } from '../../../src/prover/proof/specification.ts';
import { statement, type JsonFunction } from './json.ts';

/** Sums limb by limb, as Fiat-Crypto writes those of unsaturated fields; `bits` are those of the limbs. */
function addition(operation: string, word: number, bits: readonly number[], excess = 1): JsonFunction {
  const type = `u${word}[${bits.length}]`;
  const array = (name: string, extra: number) => ({
    datatype: type,
    name,
    lbound: bits.map(() => '0x0'),
    ubound: bits.map((n) => `0x${(1n << BigInt(n + extra)).toString(16)}`),
  });
  return {
    operation,
    arguments: [array('arg1', 0), array('arg2', 0)],
    returns: [array('out1', excess)],
    body: bits.map((_, i) => statement(`out1[${i}]`, `u${word}`, '+', `arg1[${i}]`, `arg2[${i}]`)),
  };
}

const read = (json: JsonFunction): IrFunction =>
  withFiatSpecification(openFiat(JSON.stringify([json]), 'own.json')[0].read());

const RADIX_25_5 = Array.from({ length: 10 }, (_, i) => (i % 2 === 0 ? 26 : 25));

test.each<[string, number, readonly number[], readonly number[]]>([
  ['fiat_25519_add', 32, RADIX_25_5, [0, 26, 51, 77, 102, 128, 153, 179, 204, 230]],
  ['fiat_25519_add', 64, [51, 51, 51, 51, 51], [0, 51, 102, 153, 204]],
  ['fiat_poly1305_add', 32, [26, 26, 26, 26, 26], [0, 26, 52, 78, 104]],
  ['fiat_poly1305_add', 64, [44, 43, 43], [0, 44, 87]],
  ['fiat_p448_add', 32, Array.from({ length: 16 }, () => 28), Array.from({ length: 16 }, (_, i) => 28 * i)],
])('%s of %i bits: limbs weigh %j', (name, word, bits, weights) => {
  const fn = read(addition(name, word, bits));
  expect(fn.spec?.weights).toEqual(weights);
  expect(() => requireOwnStatement(fn, 'own.json')).not.toThrow();
  expect(proveSpec(fn).kind).toBe('proved');
});

test.each<[string, number, readonly number[]]>([
  ['other limbs than the usual ones', 32, [32, 32, 32, 32, 32, 32, 32, 32].map(() => 28)],
  ['limbs of one length where they alternate', 32, Array.from({ length: 10 }, () => 31)],
])('of %s nothing is known, and nothing reported', (_, word, bits) => {
  const fn = read(addition('fiat_25519_add', word, bits, 0));
  expect(fn.spec).toBeUndefined();
});

test('R has the bits of all words', () => {
  const one = (word: number, limbs: number): JsonFunction => ({
    operation: 'fiat_p256_from_montgomery',
    arguments: [
      {
        datatype: `u${word}[${limbs}]`,
        name: 'arg1',
        lbound: Array.from({ length: limbs }, () => '0x0'),
        ubound: Array.from({ length: limbs }, () => `0x${((1n << BigInt(word)) - 1n).toString(16)}`),
      },
    ],
    returns: [
      {
        datatype: `u${word}[${limbs}]`,
        name: 'out1',
        lbound: Array.from({ length: limbs }, () => '0x0'),
        ubound: Array.from({ length: limbs }, () => `0x${((1n << BigInt(word)) - 1n).toString(16)}`),
      },
    ],
    body: Array.from({ length: limbs }, (_, i) => statement(`out1[${i}]`, `u${word}`, '+', `arg1[${i}]`, '0x0')),
  });
  expect(read(one(32, 8)).spec).toMatchObject({ relation: 'arg1/2^256', weights: [0, 32, 64, 96, 128, 160, 192, 224] });
  expect(read(one(64, 4)).spec).toMatchObject({ relation: 'arg1/2^256', weights: [0, 64, 128, 192] });
  expect(read(one(32, 9)).spec).toBeUndefined();
  const [, wrong] = [32, 64].map((word) => read(one(word, 256 / word)));
  expect(() => requireOwnStatement(wrong, 'own.json')).toThrow('does not compute what is stated about it');
});
