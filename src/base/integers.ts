/** Number theory on BigInts: greatest common divisor, inverse, power, primality. */
import { Failure } from './errors.ts';

/** The greatest common divisor, at least 0; that of 0 and 0 is 0. */
export function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [magnitude(a), magnitude(b)];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** Exponent of the largest power of two that divides x; large for 0. */
export function trailingZeros(x: bigint): number {
  if (x === 0n) return 2 ** 30;
  let n = 0;
  let y = x < 0n ? -x : x;
  for (; (y & 0xffffffffffffffffn) === 0n; y >>= 64n) n += 64;
  const low = y & 0xffffffffffffffffn;
  return n + (low & -low).toString(2).length - 1;
}

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

/**
 * x with x² ≡ a (mod p) for an odd prime p, by Tonelli and Shanks (Cohen, A Course in Computational Algebraic Number
 * Theory, 1.5.1); null if there is none, and for a composite p if none is found.
 */
export function squareRoot(a: bigint, p: bigint): bigint | null {
  if (a % p === 0n) return 0n;
  const { odd, twos } = oddPart(p - 1n);
  const root = adjust(power(a, (odd + 1n) / 2n, p), power(a, odd, p), power(nonResidue(p), odd, p), twos, p);
  return (root * root - a) % p === 0n ? root : null;
}

/** Keeps root² = a·error while the order of `error` shrinks; `generator` has order 2^twos. */
function adjust(root: bigint, error: bigint, generator: bigint, twos: number, p: bigint): bigint {
  while (error !== 1n) {
    let order = 0;
    for (let e = error; e !== 1n && order < twos; order++) e = (e * e) % p;
    if (order === 0 || order === twos) return root;
    for (let i = order + 1; i < twos; i++) generator = (generator * generator) % p;
    root = (root * generator) % p;
    generator = (generator * generator) % p;
    error = (error * generator) % p;
    twos = order;
  }
  return root;
}

/** x = 2^twos odd, for x above 0. */
export function oddPart(x: bigint): { readonly odd: bigint; readonly twos: number } {
  let twos = 0;
  for (; x % 2n === 0n; x /= 2n) twos++;
  return { odd: x, twos };
}

/** The least number that has no square root; tried for long enough for any prime. */
export function nonResidue(p: bigint): bigint {
  for (let x = 2n; x < 1000n; x++) if (power(x, (p - 1n) / 2n, p) === p - 1n) return x;
  return 1n;
}

/**
 * How many division steps an inversion modulo a number takes (D. J. Bernstein, B.-Y. Yang: Fast constant-time gcd
 * computation and modular inversion, CHES 2019, theorem 11.2).
 */
export function divisionSteps(modulus: bigint): number {
  const bits = bitLength(modulus);
  return Math.floor((49 * bits + (bits < 46 ? 80 : 57)) / 17);
}

/**
 * Steps that suffice modulo an odd number in the variant that begins with delta = 1/2: if 0 <= g <= f <= 2^b, f is odd
 * and 9437 b + 1 <= 4096 n, then g is 0 after n steps. This is a theorem of HOL Light (DIVSTEP_ENDTOEND_BITS_SIMPLE in
 * Divstep/divstep_bounds.ml), from a proof of D. J. Bernstein's for convex hulls of all pairs (hull_light.ml).
 */
export function halfDivisionSteps(modulus: bigint): number {
  const bits = bitLength(modulus);
  return Math.ceil((9437 * bits + 1) / 4096);
}

/** The `count` low limbs of `bits` bits of x, the lowest first; those of a negative number are in two's complement. */
export const limbsOf = (x: bigint, count: number, bits = 64): bigint[] =>
  Array.from({ length: count }, (_, k) => BigInt.asUintN(bits, x >> BigInt(bits * k)));

/** The number that limbs stand for, each with `bits` bits more weight than the one before; they may be larger. */
export const fromLimbs = (limbs: BigUint64Array, bits = 64): bigint =>
  limbs.reduceRight((sum, limb) => (sum << BigInt(bits)) + limb, 0n);

/** Bits of a number that is not negative; 1 of zero. */
export const bitLength = (x: bigint): number => x.toString(2).length;

export const lesser = (a: bigint, b: bigint): bigint => (a < b ? a : b);
export const greater = (a: bigint, b: bigint): bigint => (a > b ? a : b);

/** |x|. */
export const magnitude = (x: bigint): bigint => (x < 0n ? -x : x);

/** Whether x >= 0 is a power of two, or 0. */
export const isPowerOfTwo = (x: bigint): boolean => (x & (x - 1n)) === 0n;
