/** P-256 on big integers against OpenSSL and the vectors of standards. */
import { createECDH, createHash, createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import {
  addP256,
  bigEndian,
  bytesOfP256,
  isOnP256,
  multipleP256,
  P256_BASE,
  P256_ORDER,
  p256Nonces,
  p256Sign,
  p256Verify,
} from '../../../src/bench/reference/p256.ts';
import { CAVP, RFC_6979 } from '../../../src/library/p256/p256Facts.ts';

const rng = seeded(1, 'p256');
const scalar = (): bigint => 1n + (rng.big(320) % (P256_ORDER - 1n));
const hash = (message: string): Buffer => createHash('sha256').update(message).digest();

test('RFC 6979, section A.2.5', () => {
  const { secret, publicKey, signatures } = RFC_6979;
  expect(multipleP256(secret, P256_BASE)).toEqual({ x: publicKey[0], y: publicKey[1] });
  for (const { message, nonce, r, s } of signatures) {
    expect(p256Nonces(secret, hash(message)).next().value).toBe(nonce);
    expect(p256Sign(secret, nonce, bigEndian(hash(message)))).toEqual({ r, s });
    expect(p256Verify(r, s, { x: publicKey[0], y: publicKey[1] }, bigEndian(hash(message)))).toBe(true);
  }
});

test("NIST's vector of ECC CDH", () => {
  const [x, y] = CAVP.publicKey;
  expect(isOnP256(x, y)).toBe(true);
  expect(multipleP256(CAVP.secret, { x, y })?.x).toBe(CAVP.expected);
});

test('public keys, shared secrets and signatures agree with OpenSSL', () => {
  for (const secret of [1n, 2n, 3n, P256_ORDER - 1n, ...Array.from({ length: 10 }, scalar)]) {
    const [ours, theirs] = [createECDH('prime256v1'), createECDH('prime256v1')];
    ours.setPrivateKey(bytesOfP256(secret));
    theirs.generateKeys();
    const point = multipleP256(secret, P256_BASE)!;
    expect(ours.getPublicKey('hex')).toBe(
      `04${[point.x, point.y].map((x) => bytesOfP256(x).toString('hex')).join('')}`,
    );
    const [x, y] = [1, 33].map((at) => bigEndian(theirs.getPublicKey().subarray(at, at + 32)));
    expect(bytesOfP256(multipleP256(secret, { x, y })!.x)).toEqual(ours.computeSecret(theirs.getPublicKey()));
    const { r, s } = p256Sign(secret, scalar(), bigEndian(hash('message')))!;
    const base64 = (part: bigint): string => bytesOfP256(part).toString('base64url');
    const jwk = { kty: 'EC', crv: 'P-256', x: base64(point.x), y: base64(point.y) };
    const key = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
    const isRight = (text: string): boolean =>
      verify('sha256', Buffer.from(text), key, Buffer.concat([bytesOfP256(r), bytesOfP256(s)]));
    expect([isRight('message'), isRight('massage')]).toEqual([true, false]);
    const isRightToo = (text: string): boolean => p256Verify(r, s, point, bigEndian(hash(text)));
    expect([isRightToo('message'), isRightToo('massage')]).toEqual([true, false]);
  }
});

test('multiples are sums, and those of the order are at infinity', () => {
  let sum = P256_BASE;
  for (let k = 1n; k < 20n; k++, sum = addP256(sum, P256_BASE)) {
    expect(multipleP256(k, P256_BASE)).toEqual(sum);
    expect(addP256(sum, multipleP256(P256_ORDER - k, P256_BASE))).toBe(null);
  }
  expect(multipleP256(P256_ORDER, P256_BASE)).toBe(null);
  expect(multipleP256(P256_ORDER + 1n, P256_BASE)).toEqual(P256_BASE);
  expect(multipleP256(P256_ORDER + 2n, P256_BASE)).toEqual(addP256(P256_BASE, P256_BASE));
});
