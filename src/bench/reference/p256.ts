/** P-256 (FIPS 186-5; SP 800-186, section 3.2.1.3) on big integers, to compare with. Not constant-time. */
import { createHmac } from 'node:crypto';
import { inverse, mod } from '../../base/integers.ts';
import { P256 } from './peerPoints.ts';

/** Order of the base point. */
export const P256_ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
export const P256_B = 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn;

/** A point in affine coordinates; null is the one at infinity. */
export type P256Point = { readonly x: bigint; readonly y: bigint } | null;

export const P256_BASE: P256Point = {
  x: 0x6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296n,
  y: 0x4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5n,
};

/** Whether numbers below p are a point on the curve. */
export const isOnP256 = (x: bigint, y: bigint): boolean =>
  x < P256 && y < P256 && mod(y * y - x * (x * x - 3n) - P256_B, P256) === 0n;

/** The group law, by slopes. */
export function addP256(a: P256Point, b: P256Point): P256Point {
  if (a === null || b === null) return a ?? b;
  if (a.x === b.x && a.y !== b.y) return null;
  const slope =
    a.x === b.x
      ? (3n * a.x * a.x - 3n) * inverse(mod(2n * a.y, P256), P256)
      : (b.y - a.y) * inverse(mod(b.x - a.x, P256), P256);
  const x = mod(slope * slope - a.x - b.x, P256);
  return { x, y: mod(slope * (a.x - x) - a.y, P256) };
}

/** X, Y and Z of a point with x = X/Z^2 and y = Y/Z^3. */
type Jacobian = readonly [x: bigint, y: bigint, z: bigint];

const fe = (x: bigint): bigint => mod(x, P256);

/** A multiple of a point on the curve. There are no points whose y is 0: the order is odd. */
export function multipleP256(scalar: bigint, point: P256Point): P256Point {
  if (point === null) return null;
  let sum: Jacobian = [1n, 1n, 0n];
  for (const bit of scalar.toString(2)) {
    sum = doubled(sum);
    if (bit === '1') sum = added(sum, point);
  }
  const [x, y, z] = sum;
  if (z === 0n) return null;
  const scale = inverse(z, P256);
  return { x: fe(x * scale ** 2n), y: fe(y * scale ** 3n) };
}

/** By the tangent's slope 3 (x^2 - 1)/(2 y). */
function doubled([x, y, z]: Jacobian): Jacobian {
  const zz = fe(z * z);
  const slope = fe(3n * (x - zz) * (x + zz));
  const yy = fe(y * y);
  const s = fe(4n * x * yy);
  const next = fe(slope * slope - 2n * s);
  return [next, fe(slope * (s - next) - 8n * yy * yy), fe(2n * y * z)];
}

/** By the chord's slope, or the tangent's. */
function added(sum: Jacobian, { x, y }: NonNullable<P256Point>): Jacobian {
  const [x1, y1, z] = sum;
  if (z === 0n) return [x, y, 1n];
  const zz = fe(z * z);
  const h = fe(x * zz - x1);
  const slope = fe(y * fe(zz * z) - y1);
  if (h === 0n) return slope === 0n ? doubled(sum) : [1n, 1n, 0n];
  const hh = fe(h * h);
  const v = fe(x1 * hh);
  const next = fe(slope * slope - fe(hh * h) - 2n * v);
  return [next, fe(slope * (v - next) - y1 * fe(hh * h)), fe(z * h)];
}

/** A signature (FIPS 186-5, section 6.4.1) with this nonce; null where another nonce is to be taken. */
export function p256Sign(
  secret: bigint,
  nonce: bigint,
  digest: bigint,
): { readonly r: bigint; readonly s: bigint } | null {
  const r = mod(multipleP256(nonce, P256_BASE)?.x ?? 0n, P256_ORDER);
  const s = mod(inverse(nonce, P256_ORDER) * (digest + r * secret), P256_ORDER);
  return r === 0n || s === 0n ? null : { r, s };
}

/** What secrets, and both parts of a signature, may be. */
export const isScalar = (k: bigint): boolean => 0n < k && k < P256_ORDER;

/** Whether a signature is right (section 6.4.2). */
export function p256Verify(r: bigint, s: bigint, publicKey: NonNullable<P256Point>, digest: bigint): boolean {
  if (!isScalar(r) || !isScalar(s) || !isOnP256(publicKey.x, publicKey.y)) return false;
  const w = inverse(s, P256_ORDER);
  const ofBase = multipleP256(mod(digest * w, P256_ORDER), P256_BASE);
  const sum = addP256(ofBase, multipleP256(mod(r * w, P256_ORDER), publicKey));
  return sum !== null && mod(sum.x, P256_ORDER) === r;
}

/** 32 bytes of a number, the highest first, and the number that they are. */
export const bytesOfP256 = (x: bigint): Buffer => Buffer.from(x.toString(16).padStart(64, '0'), 'hex');
export const bigEndian = (bytes: Uint8Array): bigint => BigInt(`0x${Buffer.from(bytes).toString('hex')}`);

/** Nonces for a secret key and a digest of 32 bytes, with HMAC and SHA-256 (RFC 6979, section 3.2). */
export function* p256Nonces(secret: bigint, digest: Uint8Array): Generator<bigint> {
  const hmac = (key: Uint8Array, ...parts: readonly Uint8Array[]): Buffer =>
    parts.reduce((hash, part) => hash.update(part), createHmac('sha256', key)).digest();
  const [x, h] = [secret, mod(bigEndian(digest), P256_ORDER)].map(bytesOfP256);
  let k: Buffer = Buffer.alloc(32);
  let v: Buffer = Buffer.alloc(32, 1);
  const mixed = (byte: number, ...more: readonly Uint8Array[]): void => {
    k = hmac(k, v, Buffer.of(byte), ...more);
    v = hmac(k, v);
  };
  for (const byte of [0, 1]) mixed(byte, x, h);
  for (;;) {
    v = hmac(k, v);
    const nonce = bigEndian(v);
    if (0n < nonce && nonce < P256_ORDER) yield nonce;
    mixed(0);
  }
}
