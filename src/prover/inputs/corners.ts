/**
 * Corner values of an array or scalar parameter.
 *
 * Whole numbers near 0, near multiples of the modulus and near powers of two; limbs at, and one beside, their
 * bounds; single-bit, all-ones and alternating limbs. Everything outside the domain is left out. The
 * list depends on the domain only and has no duplicates.
 */
import { isInDomain, splitLimbs, type Domain } from '../../ir/contract/domain.ts';

/** Limb tuples, at least one (the lower bounds, if they are allowed at all); 0, 1, 2 come first. */
export function corners(domain: Domain): bigint[][] {
  const seen = new Map<string, bigint[]>();
  for (const limbs of [...numberCorners(domain).map((v) => splitLimbs(v, domain.weights)), ...limbCorners(domain)]) {
    if (isInDomain(limbs, domain)) seen.set(limbs.join(), limbs);
  }
  return [...seen.values()];
}

/** Multiples of the modulus that still fit are followed up to this one. */
const MULTIPLES = 40n;
const MAX_NEIGHBOUR = 2n;

function numberCorners(domain: Domain): bigint[] {
  const top = BigInt((domain.weights.at(-1) ?? 0) + 64);
  const centres = [0n, ...(domain.modulus === null ? [] : modulusCentres(domain.modulus, 1n << top)), ...powers(top)];
  return centres.flatMap(neighbours).filter((v) => v >= 0n && v < 1n << top);
}

/** 2^k for the limb borders, the bits around them and the usual field sizes. */
function powers(top: bigint): bigint[] {
  const result: bigint[] = [];
  for (let k = 1n; k <= top; k++) {
    const nearBorder = k % 64n <= 1n || k % 64n === 63n || k % 32n === 0n;
    if (nearBorder || USUAL_SIZES.has(k)) result.push(1n << k);
  }
  return result;
}

const USUAL_SIZES = new Set([51n, 52n, 102n, 130n, 131n, 224n, 252n, 255n, 384n, 434n, 448n, 521n]);

/** Multiples of p, and what remains of 2^(64k) and of the top of the range when it is reduced. */
function modulusCentres(p: bigint, limit: bigint): bigint[] {
  const result = [p, p >> 1n, limit % p, limit - (limit % p)];
  for (let i = 2n; i <= MULTIPLES && i * p < limit; i++) result.push(i * p);
  for (let k = 64n; 1n << k <= limit; k += 64n) result.push((1n << k) % p, p - ((1n << k) % p));
  return result;
}

function neighbours(v: bigint): bigint[] {
  const result: bigint[] = [];
  for (let d = 0n; d <= MAX_NEIGHBOUR; d++) result.push(v + d, v - d);
  return result;
}

function* limbCorners(domain: Domain): Generator<bigint[]> {
  const { bounds } = domain;
  const lowest = bounds.map((b) => b.lower);
  const highest = bounds.map((b) => b.upper);
  yield lowest;
  yield highest;
  yield bounds.map((b, i) => (i % 2 === 0 ? b.lower : b.upper));
  yield bounds.map((b, i) => (i % 2 === 0 ? b.upper : b.lower));
  for (const [i, b] of bounds.entries()) {
    for (const v of limbValues(b.lower, b.upper)) {
      yield lowest.with(i, v);
      yield highest.with(i, v);
    }
  }
  for (const pattern of PATTERNS) yield bounds.map((b) => clamp(pattern, b.lower, b.upper));
}

const PATTERNS = [
  0x5555555555555555n,
  0xaaaaaaaaaaaaaaaan,
  0x00000000ffffffffn,
  0xffffffff00000000n,
  0x8000000000000000n,
  0x7fffffffffffffffn,
];

function limbValues(lower: bigint, upper: bigint): bigint[] {
  const middle = (lower + upper) >> 1n;
  const bits = Array.from({ length: 64 }, (_, k) => 1n << BigInt(k));
  const ones = [31n, 32n, 51n, 63n, 64n].map((k) => (1n << k) - 1n);
  return [lower, lower + 1n, middle, upper - 1n, upper, ...bits, ...ones].filter((v) => v >= lower && v <= upper);
}

function clamp(v: bigint, lower: bigint, upper: bigint): bigint {
  return v < lower ? lower : v > upper ? upper : v;
}
