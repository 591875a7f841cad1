import { Failure } from './errors.ts';

/** x in [0, m) with a·x ≡ 1 (mod m); an `input` failure if there is none. */
export function inverse(a: bigint, m: bigint): bigint {
  const found = inverseOrNull(a, m);
  if (found === null) throw new Failure('input', `${a} has no inverse`, { found: `modulus ${m}` });
  return found;
}

/** x in [0, m) with a·x ≡ 1 (mod m), by Euclid; null if there is none. */
export function inverseOrNull(a: bigint, m: bigint): bigint | null {
  let [r, next] = [m, mod(a, m)];
  let [x, nextX] = [0n, 1n];
  while (next !== 0n) {
    const q = r / next;
    [r, next, x, nextX] = [next, r - q * next, nextX, x - q * nextX];
  }
  return r === 1n ? mod(x, m) : null;
}

/** x modulo m, in [0, m). */
export function mod(x: bigint, m: bigint): bigint {
  const r = x % m;
  return r < 0n ? r + m : r;
}

/** base^exponent modulo m, exponent >= 0. */
export function power(base: bigint, exponent: bigint, m: bigint): bigint {
  let result = mod(1n, m);
  for (let square = mod(base, m), e = exponent; e > 0n; e >>= 1n) {
    if (e & 1n) result = (result * square) % m;
    square = (square * square) % m;
  }
  return result;
}
