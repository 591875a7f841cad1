/** The whole functions of keys against Node's OpenSSL: what contestants are tested with must be right itself. */
import { createECDH, createPrivateKey, createPublicKey } from 'node:crypto';
import { expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { bigEndian, multipleP256, P256_BASE, P256_ORDER, p256Verify } from '../../../src/bench/reference/p256.ts';
import { P256_ECDH, P256_SIGN, P256_VERIFY } from '../../../src/bench/reference/peerP256Keys.ts';
import { X25519_PUBLIC } from '../../../src/bench/reference/peerX25519.ts';

/** Bytes of words as they lie in memory, and the numbers of 32 of them. */
const bytes = (words: BigUint64Array): Buffer => Buffer.from(BigUint64Array.from(words).buffer);
const numbers = (words: BigUint64Array): bigint[] =>
  Array.from({ length: words.length / 4 }, (_, k) => bigEndian(bytes(words.subarray(4 * k, 4 * k + 4))));

test('shared secrets of P-256', () => {
  for (const { inputs, expected } of P256_ECDH.cases(seeded(1, 'ecdh')).slice(0, 12)) {
    const ecdh = createECDH('prime256v1');
    ecdh.setPrivateKey(bytes(inputs.subarray(0, 4)));
    expect(ecdh.computeSecret(Buffer.concat([Buffer.of(4), bytes(inputs.subarray(4))]))).toEqual(bytes(expected));
  }
});

test('signatures have the r of their nonce and are right', () => {
  for (const { inputs, expected } of P256_SIGN.cases(seeded(1, 'sign')).slice(0, 20)) {
    const [secret, nonce, digest] = numbers(inputs);
    const [r, s] = numbers(expected);
    expect(r).toBe(multipleP256(nonce, P256_BASE)!.x % P256_ORDER);
    expect(p256Verify(r, s, multipleP256(secret, P256_BASE)!, digest)).toBe(true);
  }
});

test('verification has right signatures, n - s among them, and wrong ones', () => {
  const verdicts = P256_VERIFY.cases(seeded(1, 'verify')).map(({ expected }) => Number(expected[0]));
  expect(verdicts.slice(0, 8)).toEqual([1, 0, 0, 0, 0, 0, 0, 1]);
  expect(P256_VERIFY.timingCases(3, seeded(1, 'time')).map(({ expected }) => expected[0])).toEqual([1n, 1n, 1n]);
});

test('public keys of X25519', () => {
  const header = Buffer.from('302e020100300506032b656e04220420', 'hex');
  for (const { inputs, expected } of X25519_PUBLIC.cases(seeded(1, 'x25519')).slice(0, 20)) {
    const key = createPrivateKey({ key: Buffer.concat([header, bytes(inputs)]), format: 'der', type: 'pkcs8' });
    const own = createPublicKey(key).export({ format: 'der', type: 'spki' });
    expect(own.subarray(-32)).toEqual(bytes(expected));
  }
});
