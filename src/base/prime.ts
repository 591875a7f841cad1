import { power } from './modular.ts';

/** The first primes: no composite number below 2^81 passes with all of them, larger ones have to be constructed. */
const BASES = [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n, 41n, 43n, 47n, 53n];

/** Miller and Rabin's test: true means that `n` is certainly not a prime, false that it very likely is one. */
export function isComposite(n: bigint): boolean {
  if (n < 2n) return false;
  const divisor = BASES.find((p) => n % p === 0n);
  return divisor !== undefined ? n !== divisor : BASES.some((base) => isWitness(base, n));
}

/** `base` shows that the odd number `n` is composite. */
function isWitness(base: bigint, n: bigint): boolean {
  let odd = n - 1n;
  let twos = 0;
  for (; odd % 2n === 0n; odd /= 2n) twos++;
  let x = power(base, odd, n);
  if (x === 1n || x === n - 1n) return false;
  for (let i = 1; i < twos; i++) {
    x = (x * x) % n;
    if (x === n - 1n) return false;
  }
  return true;
}
