import { createHash } from 'node:crypto';
import { inverse, mod } from '../../base/modular.ts';

const P = 2n ** 255n - 19n;
/** Order of the base point. */
export const ED25519_ORDER = 2n ** 252n + 27742317777372353535851937790883648493n;
const L = ED25519_ORDER;

/** A point (x, y) = (X/Z, Y/Z) with T = XY/Z. */
type Point = readonly [x: bigint, y: bigint, z: bigint, t: bigint];

/** x modulo the field's prime. */
const fe = (x: bigint): bigint => mod(x, P);

const D = fe(-121665n * inverse(121666n, P));
const BASE_Y = fe(4n * inverse(5n, P));
const BASE_X = 15112221349535400772501151409588531511454012693041857206046113283949847762202n;
const BASE: Point = [BASE_X, BASE_Y, 1n, (BASE_X * BASE_Y) % P];

/** Complete addition (RFC 8032, section 5.1.4). */
function add([x1, y1, z1, t1]: Point, [x2, y2, z2, t2]: Point): Point {
  const a = ((y1 - x1) * (y2 - x2)) % P;
  const b = ((y1 + x1) * (y2 + x2)) % P;
  const c = (2n * D * t1 * t2) % P;
  const d = (2n * z1 * z2) % P;
  const e = b - a;
  const f = d - c;
  const g = d + c;
  const h = b + a;
  return [fe(e * f), fe(g * h), fe(f * g), fe(e * h)];
}

function timesBase(scalar: bigint): Point {
  let sum: Point = [0n, 1n, 1n, 0n];
  for (let s = scalar, p = BASE; s > 0n; s >>= 1n, p = add(p, p)) if (s & 1n) sum = add(sum, p);
  return sum;
}

function encode([x, y, z]: Point): Buffer {
  const scale = inverse(z, P);
  return bytesOf(((y * scale) % P) + ((((x * scale) % P) & 1n) << 255n));
}

const littleEndian = (bytes: Uint8Array): bigint => BigInt(`0x${Buffer.from(bytes).reverse().toString('hex')}`);

const bytesOf = (x: bigint): Buffer => Buffer.from(x.toString(16).padStart(64, '0'), 'hex').reverse();

const sha512 = (...parts: Uint8Array[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha512')).digest();

/** The secret scalar and the prefix that a 32-byte seed stands for. */
function expand(seed: Uint8Array): { scalar: bigint; prefix: Uint8Array } {
  const hash = sha512(seed);
  const low = littleEndian(hash.subarray(0, 32));
  return { scalar: BigInt.asUintN(254, low) - (low & 7n) + 2n ** 254n, prefix: hash.subarray(32) };
}

/** The public key of a 32-byte seed (RFC 8032, section 5.1.5) on big integers. Not constant-time. */
export const ed25519Public = (seed: Uint8Array): Uint8Array => encode(timesBase(expand(seed).scalar));

/** The signature, 64 bytes, of a message (RFC 8032, section 5.1.6). */
export function ed25519Sign(seed: Uint8Array, publicKey: Uint8Array, message: Uint8Array): Uint8Array {
  const { scalar, prefix } = expand(seed);
  const r = littleEndian(sha512(prefix, message)) % L;
  const R = encode(timesBase(r));
  const k = littleEndian(sha512(R, publicKey, message)) % L;
  return Buffer.concat([R, bytesOf((r + k * scalar) % L)]);
}
