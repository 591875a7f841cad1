import { magnitude } from './limbs.ts';

/** The greatest common divisor, at least 0; that of 0 and 0 is 0. */
export function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [magnitude(a), magnitude(b)];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}
