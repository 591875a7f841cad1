/**
 * Input tuples of a function under an alias mode: every corner of every parameter at least once, sampled pairs of
 * corners, then random members of the domains. Parameters that share an array get equal limbs.
 */
import { greater, lesser } from '../../base/integers.ts';
import type { Rng } from '../../base/rng.ts';
import type { IrFunction } from '../../ir/function.ts';
import {
  leadersOf,
  type AliasMode,
  domainsOf,
  type Domain,
  isInDomain,
  joinLimbs,
  splitLimbs,
} from '../../ir/contract/domain.ts';
import { signatureOf } from './runner.ts';

/** Draws tuples into a word array, one after another (layout: `Signature`). */
interface InputSource {
  readonly inputWords: number;
  /** Writes the next corner tuple to words[at…]. */
  corner(words: BigUint64Array, at: number): void;
  random(words: BigUint64Array, at: number): void;
  /** Number of corner draws after which every corner has occurred. */
  readonly cornerCount: number;
}

/** The first corners are 0, 1, 2 where these are allowed: with them the other operand shows through. */
const SIMPLE = 3;

export function inputSource(fn: IrFunction, mode: AliasMode, rng: Rng): InputSource {
  const { inputWords, paramAt } = signatureOf(fn);
  const leaders = leadersOf(fn, mode);
  const slots = leaders.flatMap((leader, p) => (leader === p ? slotsOf(fn, leaders, p, paramAt[p]) : []));
  // Only the first of many tuples are corners.
  let found: readonly bigint[][][] | null = null;
  const listsOfCorners = (): readonly bigint[][][] => (found ??= slots.map(({ domain }) => corners(domain)));
  let drawn = 0;

  const copyFollowers = (words: BigUint64Array, at: number): void => {
    leaders.forEach((leader, p) => {
      if (leader !== p)
        words.copyWithin(at + paramAt[p], at + paramAt[leader], at + paramAt[leader] + fn.params[p].bounds.length);
    });
  };
  return {
    inputWords,
    get cornerCount() {
      return Math.max(1, ...listsOfCorners().map((list) => list.length)) * 2;
    },
    corner(words, at) {
      const lists = listsOfCorners();
      const turn = drawn++ % Math.max(1, lists.length);
      const step = Math.floor(drawn / Math.max(1, lists.length));
      lists.forEach((list, p) => {
        if (list.length === 0) return;
        const limbs =
          list[
            p === turn
              ? step % list.length
              : rng.below(rng.below(3) === 0 ? Math.min(SIMPLE, list.length) : list.length)
          ];
        limbs.forEach((limb, i) => {
          words[at + slots[p].at + i] = limb;
        });
      });
      copyFollowers(words, at);
    },
    random(words, at) {
      for (const slot of slots) fillRandom(slot.domain, rng, words, at + slot.at);
      copyFollowers(words, at);
    },
  };
}

/** An element and where its words begin. */
interface Slot {
  readonly at: number;
  readonly domain: Domain;
}

/** What the elements of parameter `leader` may be when all parameters that follow it hold the same. */
function slotsOf(fn: IrFunction, leaders: readonly number[], leader: number, at: number): Slot[] {
  const group = leaders.flatMap((l, p) => (l === leader ? [domainsOf(fn, p)] : []));
  return group[0].map((first, k) => ({
    at: at + k * first.bounds.length,
    domain: group
      .map((domains) => domains[k])
      .reduce((a, b) => ({
        ...a,
        bounds: a.bounds.map((x, i) => ({
          lower: greater(x.lower, b.bounds[i].lower),
          upper: lesser(x.upper, b.bounds[i].upper),
        })),
        below: a.below === null || b.below === null ? (a.below ?? b.below) : lesser(a.below, b.below),
      })),
  }));
}

/*
 * Random members of a domain, with varied bit density.
 *
 * Uniform limbs almost never set off a rare carry, so most draws are not uniform: sparse and dense limbs, long runs
 * of equal bits, limbs at a bound, small distances from a bound or from a multiple of the modulus.
 */

/** Writes one member of `domain` to words[at…]; one word per limb. */
export function fillRandom(domain: Domain, rng: Rng, words: BigUint64Array, at: number): void {
  if (domain.modulus !== null && rng.below(16) === 0 && fillNearMultiple(domain, domain.modulus, rng, words, at))
    return;
  const style = STYLES[rng.below(STYLES.length)];
  for (const [i, b] of domain.bounds.entries()) {
    const limbStyle = rng.below(4) === 0 ? STYLES[rng.below(STYLES.length)] : style;
    words[at + i] = intoBounds(limbStyle(rng, b.upper), b.lower, b.upper);
  }
  if (domain.below !== null) reduceInto(domain, domain.below, words, at);
}

type Style = (rng: Rng, upper: bigint) => bigint;

const uniform: Style = (rng) => word(rng.bits32(), rng.bits32());
const sparse: Style = (rng) =>
  word(rng.bits32() & rng.bits32() & rng.bits32(), rng.bits32() & rng.bits32() & rng.bits32());
const dense: Style = (rng) =>
  word(rng.bits32() | rng.bits32() | rng.bits32(), rng.bits32() | rng.bits32() | rng.bits32());
const extreme: Style = (rng, upper) => (rng.below(2) === 0 ? 0n : upper);
const nearUpper: Style = (rng, upper) => BigInt.asUintN(64, upper - BigInt(rng.below(64)));
const small: Style = (rng) => BigInt(rng.below(64));
/** A run of ones, or of zeros, at a random place. */
const run: Style = (rng) => {
  const ones = BigInt.asUintN(64, ((1n << BigInt(1 + rng.below(64))) - 1n) << BigInt(rng.below(64)));
  return rng.below(2) === 0 ? ones : BigInt.asUintN(64, ~ones);
};

const STYLES: readonly Style[] = [uniform, uniform, uniform, sparse, dense, extreme, nearUpper, small, run];

const word = (low: number, high: number): bigint => (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0);

function intoBounds(v: bigint, lower: bigint, upper: bigint): bigint {
  return v >= lower && v <= upper ? v : lower + (v % (upper - lower + 1n));
}

/** Σ limb·2^weight reduced below `limit`, or where that has other limbs than it may have, made less from above. */
function reduceInto(domain: Domain, limit: bigint, words: BigUint64Array, at: number): void {
  const { weights } = domain;
  const limbs = weights.map((_, i) => words[at + i]);
  const value = joinLimbs(limbs, weights);
  if (value < limit) return;
  const reduced = splitLimbs(value % limit, weights);
  (isInDomain(reduced, domain) ? reduced : cutBelow(domain, limit, limbs)).forEach((limb, i) => {
    words[at + i] = limb;
  });
}

/** The same limbs, but for those that are too large beside the ones above them. */
function cutBelow({ bounds, weights }: Domain, limit: bigint, limbs: readonly bigint[]): bigint[] {
  const cut = bounds.map(({ lower }) => lower);
  let room = limit - 1n - joinLimbs(cut, weights);
  for (let i = cut.length - 1; i >= 0 && room >= 0n; i--) {
    const above = limbs[i] - cut[i];
    const most = room >> BigInt(weights[i]);
    const kept = above <= most ? above : above % (most + 1n);
    cut[i] += kept;
    room -= kept << BigInt(weights[i]);
  }
  return cut;
}

/** A number within ±64 (or ±2^64) of i·p; false if it is not in the domain. */
function fillNearMultiple(domain: Domain, p: bigint, rng: Rng, words: BigUint64Array, at: number): boolean {
  const distance = rng.below(2) === 0 ? BigInt(rng.below(128)) - 64n : rng.big(65) - (1n << 64n);
  const value = BigInt(rng.below(4)) * p + distance;
  if (value < 0n) return false;
  const limbs = splitLimbs(value, domain.weights);
  if (!isInDomain(limbs, domain)) return false;
  limbs.forEach((limb, i) => {
    words[at + i] = limb;
  });
  return true;
}

/*
 * Corner values of an array or scalar parameter.
 *
 * Whole numbers near 0, near multiples of the modulus, near powers of two and near the limit of the domain; limbs at,
 * and one beside, their bounds; single-bit, all-ones and alternating limbs. Everything outside the domain is left out.
 * The list depends on the domain only and has no duplicates.
 */

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
  const own = domain.below === null ? [] : [domain.below];
  const ofModulus = domain.modulus === null ? [] : modulusCentres(domain.modulus, 1n << top);
  const centres = [0n, ...ofModulus, ...powers(top), ...own];
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
