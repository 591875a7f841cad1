/** The curve of Ed25519 on big integers (RFC 8032, section 5.1), to compare with. Not constant-time. */
import { inverse, mod, power } from '../../base/integers.ts';

const P = 2n ** 255n - 19n;
/** Order of the base point. */
export const ED25519_ORDER = 2n ** 252n + 27742317777372353535851937790883648493n;

/** A point (x, y) = (X/Z, Y/Z) with T = XY/Z. */
export type EdwardsPoint = readonly [x: bigint, y: bigint, z: bigint, t: bigint];

/** x modulo the field's prime. */
const fe = (x: bigint): bigint => mod(x, P);

const D = fe(-121665n * inverse(121666n, P));
const BASE_Y = fe(4n * inverse(5n, P));
const BASE_X = 15112221349535400772501151409588531511454012693041857206046113283949847762202n;
export const BASE_POINT: EdwardsPoint = [BASE_X, BASE_Y, 1n, (BASE_X * BASE_Y) % P];

/** Complete addition (section 5.1.4). */
export function addPoints([x1, y1, z1, t1]: EdwardsPoint, [x2, y2, z2, t2]: EdwardsPoint): EdwardsPoint {
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

export function multiplePoint(scalar: bigint, point: EdwardsPoint): EdwardsPoint {
  const doubles = point === BASE_POINT ? DOUBLES_OF_BASE : [point];
  let sum: EdwardsPoint = [0n, 1n, 1n, 0n];
  for (let s = scalar, i = 0; s > 0n; s >>= 1n, i++) {
    doubles[i] ??= addPoints(doubles[i - 1], doubles[i - 1]);
    if (s & 1n) sum = addPoints(sum, doubles[i]);
  }
  return sum;
}

/** 2^i times the base point, as far as they were needed: most multiples are its own. */
const DOUBLES_OF_BASE: EdwardsPoint[] = [BASE_POINT];

/** x and y. */
export function affinePoint([x, y, z]: EdwardsPoint): readonly [x: bigint, y: bigint] {
  const scale = inverse(z, P);
  return [(x * scale) % P, (y * scale) % P];
}

/** y, and the lowest bit of x above it, in 32 bytes (section 5.1.2). */
export function encodePoint(point: EdwardsPoint): Buffer {
  const [x, y] = affinePoint(point);
  return bytesOfNumber(y + ((x & 1n) << 255n));
}

/** The point that 32 bytes stand for; null if they stand for none (section 5.1.3). */
export function decodePoint(bytes: Uint8Array): EdwardsPoint | null {
  const all = littleEndian(bytes);
  const y = BigInt.asUintN(255, all);
  const sign = all >> 255n;
  if (y >= P) return null;
  const square = fe((y * y - 1n) * inverse(D * y * y + 1n, P));
  const root = power(square, (P + 3n) / 8n, P);
  const found = [root, (root * power(2n, (P - 1n) / 4n, P)) % P].find((x) => fe(x * x - square) === 0n);
  if (found === undefined || (found === 0n && sign === 1n)) return null;
  const x = (found & 1n) === sign ? found : P - found;
  return [x, y, 1n, (x * y) % P];
}

/** The number that bytes stand for, and 32 bytes of a number. */
export const littleEndian = (bytes: Uint8Array): bigint => BigInt(`0x${Buffer.from(bytes).reverse().toString('hex')}`);
export const bytesOfNumber = (x: bigint): Buffer => Buffer.from(x.toString(16).padStart(64, '0'), 'hex').reverse();
