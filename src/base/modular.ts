import { Failure } from './errors.ts';

/** x in [0, m) with a·x ≡ 1 (mod m), by Euclid; an `input` failure if there is none. */
export function inverse(a: bigint, m: bigint): bigint {
  let [r, next] = [m, ((a % m) + m) % m], [x, nextX] = [0n, 1n];
  while (next !== 0n) {
    const q = r / next;
    [r, next, x, nextX] = [next, r - q * next, nextX, x - q * nextX];
  }
  if (r !== 1n) throw new Failure('input', `${a} has no inverse`, { found: `modulus ${m}` });
  return ((x % m) + m) % m;
}
