import { power } from '../../base/modular.ts';

const P = 2n ** 255n - 19n;
/** (A − 2) / 4 of the curve v² = u³ + 486662·u² + u. */
const A24 = 121665n;

/**
 * X25519 of RFC 7748 section 5 on big integers: 32-byte strings are little-endian numbers below 2^256. Not
 * constant-time.
 */
export function x25519Reference(scalar: bigint, point: bigint): bigint {
  const k = BigInt.asUintN(254, scalar) - (scalar & 7n) + 2n ** 254n;
  const u = BigInt.asUintN(255, point) % P;
  let [x2, z2, x3, z3] = [1n, 0n, u, 1n];
  for (let t = 254n; t >= 0n; t--) {
    const isSet = ((k >> t) & 1n) === 1n;
    if (isSet) [x2, z2, x3, z3] = step(x3, z3, x2, z2, u);
    else [x2, z2, x3, z3] = step(x2, z2, x3, z3, u);
    if (isSet) [x2, z2, x3, z3] = [x3, z3, x2, z2];
  }
  return (x2 * power(z2, P - 2n, P)) % P;
}

/** Doubles the first point and adds the second to it, given the u-coordinate of their difference. */
function step(x2: bigint, z2: bigint, x3: bigint, z3: bigint, u: bigint): [bigint, bigint, bigint, bigint] {
  const a = x2 + z2;
  const b = x2 - z2 + P;
  const aa = (a * a) % P;
  const bb = (b * b) % P;
  const e = aa - bb + P;
  const da = ((x3 - z3 + P) * a) % P;
  const cb = ((x3 + z3) * b) % P;
  const sum = da + cb;
  const difference = da - cb + P;
  return [(aa * bb) % P, (e * (aa + A24 * e)) % P, (sum * sum) % P, (u * ((difference * difference) % P)) % P];
}
