/**
 * Four numbers side by side, in Montgomery form modulo a prime p that is -1 modulo 2^52: five rows of limbs of 52 bits.
 * What makes the lowest column of a product zero is p times that column itself. Limbs are carried one after the other,
 * as a multiplication reads 52 bits; as the reduction goes through columns from the lowest on, too, the next product
 * begins with limbs that are there while others are still made.
 */
import { invariant } from '../../base/errors.ts';
import { bitLength } from '../../base/integers.ts';
import type { LimbValues, NumberCosts, RowNumbers, Start } from './rowNumbers.ts';
import { EACH_LIMB, EVERY, has, type LimbRows, LIMBS, type Mask, type RowBuilder, type RowId, WORDS } from './rows.ts';

const RADIX = 52;
const MAX_LIMB = 2n ** 52n - 1n;

/** A limb of p + 1 that is not zero. */
interface Term {
  readonly limb: number;
  readonly value: bigint;
}

/** Those of P-256: 2^96 + 2^192 + 2^256 - 2^224. */
const P256_TERMS: readonly Term[] = [
  { limb: 1, value: 2n ** 44n },
  { limb: 3, value: 2n ** 36n },
  { limb: 4, value: 2n ** 48n - 2n ** 16n },
];

/** How columns are summed up: what a core has pipes for decides. */
export interface SumWay {
  /** Cycles that a column may be there later for fewer operations. */
  readonly wait: number;
  /** How a multiple of a power of two comes to the column that waits for it: multiplied, or by a mask and a shift. */
  readonly quotient: 'multiplied' | 'shifted';
  /** Cycles that each limb is there later than the one below. */
  readonly stagger: number;
}

interface Timed {
  readonly row: RowId;
  readonly ready: number;
}

/** A half of a product of low 52 bits, to be added. */
interface Half {
  readonly half: 'low' | 'high';
  readonly a: RowId;
  readonly b: RowId;
  readonly ready: number;
}

/** Of one column. */
interface Column {
  readonly halves: Half[];
  readonly addends: Timed[];
}

const MADD = 4;

const columnsFrom = (start: Start): Column[] =>
  Array.from({ length: 2 * LIMBS }, (_, k) => {
    const own = start[k - LIMBS] ?? null;
    return { halves: [], addends: own === null ? [] : [{ row: own, ready: 0 }] };
  });

function montgomeryProduct(r: RowBuilder, x: LimbRows, y: LimbRows, way: SumWay, start: Start): LimbRows {
  const columns = columnsFrom(start);
  for (const i of EACH_LIMB)
    for (const j of EACH_LIMB) {
      const ready = way.stagger * Math.max(i, j);
      columns[i + j].halves.push({ half: 'low', a: x[i], b: y[j], ready });
      columns[i + j + 1].halves.push({ half: 'high', a: x[i], b: y[j], ready });
    }
  return reduced(r, columns, way);
}

function montgomerySquare(r: RowBuilder, x: LimbRows, way: SumWay, start: Start): LimbRows {
  const columns = columnsFrom(start);
  const others = columns.map((): Half[] => []);
  for (const i of EACH_LIMB)
    for (const j of EACH_LIMB.slice(i)) {
      const ready = way.stagger * j;
      for (const [half, k] of [
        ['low', i + j],
        ['high', i + j + 1],
      ] as const)
        (i === j ? columns[k].halves : others[k]).push({ half, a: x[i], b: x[j], ready });
    }
  others.forEach((halves, k) => {
    if (halves.length === 0) return;
    const { row, ready } = summed(r, { halves, addends: [] }, way);
    columns[k].addends.push({ row: r.add(row, row), ready: ready + 1 });
  });
  return reduced(r, columns, way);
}

/** The sum of a column: by as few sums side by side as let it be there no more than `wait` cycles later. */
function summed(r: RowBuilder, column: Column, { wait }: SumWay): Timed {
  const ways = [0, 1, 2, 3].map((more) => chainsOf(column, more)).filter((chains) => chains.length > 0);
  const ready = ways.map((chains) => mergedAt(chains.map((chain) => chain.ready)));
  const soonest = Math.min(...ready);
  const chains = ways[ready.findIndex((time) => time <= soonest + wait)].map(({ from, halves, ready }): Timed => {
    const row = halves.reduce<RowId | null>((sum, { half, a, b }) => r[half](sum, a, b), from?.row ?? null);
    invariant(row !== null, () => 'a sum of nothing');
    return { row, ready };
  });
  while (chains.length > 1) {
    const [a, b] = chains.sort((x, y) => x.ready - y.ready).splice(0, 2);
    chains.push({ row: r.add(a.row, b.row), ready: Math.max(a.ready, b.ready) + 1 });
  }
  return chains[0];
}

/** Products added one after the other, to something or to zero. */
interface Chain {
  readonly from: Timed | null;
  readonly halves: Half[];
  ready: number;
}

/** Each half goes where it waits least, to what is added anyway or to one of so `many` sums that begin with zero. */
function chainsOf({ halves, addends }: Column, many: number): Chain[] {
  const chains: Chain[] = [
    ...addends.map((from): Chain => ({ from, halves: [], ready: from.ready })),
    ...Array.from({ length: many }, (): Chain => ({ from: null, halves: [], ready: NEVER })),
  ];
  if (chains.length === 0) return [];
  for (const one of halves.toSorted((a, b) => a.ready - b.ready)) {
    const waits = chains.map(({ ready }) => Math.max(0, ready - one.ready));
    const least = Math.min(...waits);
    const able = chains.filter((_, k) => waits[k] === least);
    const chain = able.reduce((a, c) => (c.ready > a.ready ? c : a));
    chain.halves.push(one);
    chain.ready = Math.max(chain.ready, one.ready) + MADD;
  }
  return chains.filter((chain) => chain.ready !== NEVER);
}

const NEVER = Number.NEGATIVE_INFINITY;

function mergedAt(times: readonly number[]): number {
  const rest = [...times];
  while (rest.length > 1) {
    const [a, b] = rest.sort((x, y) => x - y).splice(0, 2);
    rest.push(Math.max(a, b) + 1);
  }
  return rest[0];
}

/** The upper half of columns of which the lower one has been made zero. */
function reduced(r: RowBuilder, columns: readonly Column[], way: SumWay): LimbRows {
  const made: Timed[] = [];
  columns.forEach((column, k) => {
    const before = made[k - 1];
    if (k > 0 && k <= LIMBS && WORDS.some((i) => r.upper(before.row, i) > MAX_LIMB))
      column.addends.push({ row: r.right(before.row, RADIX), ready: before.ready + 1 });
    const own = summed(r, column, way);
    made.push(own);
    if (k < LIMBS) for (const term of P256_TERMS) addMultiple(r, columns, k, own, term, way);
  });
  return made.slice(LIMBS).map(({ row }) => row);
}

/** Adds a column times what belongs to p + 1 in a limb. */
function addMultiple(
  r: RowBuilder,
  columns: readonly Column[],
  k: number,
  { row, ready }: Timed,
  { limb, value }: Term,
  { quotient }: SumWay,
): void {
  const [low, high] = [columns[k + limb], columns[k + limb + 1]];
  const amount = bitLength(value) - 1;
  const factors = { a: r.masked(row, MAX_LIMB), b: r.same(value), ready };
  high.halves.push({ half: 'high', ...factors });
  if (quotient === 'multiplied' || limb > 1 || value !== 1n << BigInt(amount))
    low.halves.push({ half: 'low', ...factors });
  else {
    const bits = r.and(row, r.same((1n << BigInt(RADIX - amount)) - 1n));
    low.addends.push({ row: r.left(bits, amount), ready: ready + 2 });
  }
}

/** Each limb gives the next one what is above its 52 bits, which may then have more for the one after it. */
function carriedInTurn(r: RowBuilder, x: LimbRows): LimbRows {
  const limbs: RowId[] = [];
  x.forEach((limb, k) => limbs.push(k === 0 ? limb : r.add(limb, r.right(limbs[k - 1], RADIX))));
  return limbs.map((limb) => r.masked(limb, MAX_LIMB));
}

/** Of P-256. */
const PRIME = 2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 1n;
const TOP_BITS = 48;

/** Limbs of the least multiple of the prime of which none is below these. */
export function multipleAbove(least: LimbValues): LimbValues {
  if (least.every((limb) => limb === 0n)) return least.map(() => 0n);
  for (let multiple = PRIME; ; multiple += PRIME) {
    let rest = multiple;
    const limbs = least.slice(0, -1).map((limb) => {
      const low = rest & MAX_LIMB;
      const own = low >= limb ? low : low + (((limb - low + MAX_LIMB) >> 52n) << 52n);
      rest = (rest - own) >> 52n;
      return own;
    });
    if (rest >= (least.at(-1) ?? 0n)) return [...limbs, rest];
  }
}

/** In all words, where that is anything. */
const multiplesAbove = (r: RowBuilder, least: readonly (LimbValues | null)[]): LimbRows => {
  const words = least.map((limbs) => (limbs === null ? EACH_LIMB.map(() => 0n) : multipleAbove(limbs)));
  return EACH_LIMB.map((k) => r.constant(words.map((limbs) => limbs[k])));
};

/** 2^256 modulo the prime is 2^224 - 2^192 - 2^96 + 1: what it is in limbs, as bits and signs. */
const RESIDUE = [
  { limb: 0, bit: 0, sign: 1 },
  { limb: 1, bit: 44, sign: -1 },
  { limb: 3, bit: 36, sign: -1 },
  { limb: 4, bit: 16, sign: 1 },
] as const;
/** What is folded is below 2^6. */
const FOLDED = 63n;
/** What limbs must be that what is folded may be subtracted from them. */
const LEAST_FOR_FOLDS: LimbValues = EACH_LIMB.map((k) =>
  RESIDUE.reduce((sum, { limb, bit, sign }) => (limb === k && sign < 0 ? sum + (FOLDED << BigInt(bit)) : sum), 0n),
);

/** Limbs of which, in words of a mask, what is above 2^256 is replaced by its residue. */
function foldedTops(r: RowBuilder, x: LimbRows, mask: Mask): LimbRows {
  const isBelow = (i: number): boolean => x.some((limb, k) => r.lower(limb, i) < LEAST_FOR_FOLDS[k]);
  const least = WORDS.map((i) => (has(mask, i) && isBelow(i) ? LEAST_FOR_FOLDS : null));
  const sums = least.every((limbs) => limbs === null)
    ? x
    : multiplesAbove(r, least).map((bias, k) => r.add(x[k], bias));
  const top = sums[LIMBS - 1];
  const inMask = (own: bigint, other: bigint): RowId => r.constant(WORDS.map((i) => (has(mask, i) ? own : other)));
  const shifted = r.right(top, TOP_BITS);
  const above = mask === EVERY ? shifted : r.and(shifted, inMask(FOLDED, 0n));
  const limbs = sums.with(LIMBS - 1, r.and(top, inMask((1n << BigInt(TOP_BITS)) - 1n, MAX_LIMB)));
  return RESIDUE.reduce<LimbRows>((all, { limb, bit, sign }) => {
    const part = bit === 0 ? above : r.left(above, bit);
    return all.with(limb, sign > 0 ? r.add(all[limb], part) : r.sub(all[limb], part));
  }, limbs);
}

/** Numbers are below 2^257. */
const UPPER: LimbValues = EACH_LIMB.map((k) => (k < LIMBS - 1 ? MAX_LIMB : 2n ** 49n - 1n));
/** Of the highest limb, above which multiples of 2^256 are replaced by their residue. */
const MAX_FACTOR_TOP = 2n ** 51n;

export const COSTS_P256: NumberCosts = {
  product: () => 34,
  square: () => 30,
  carry: 2,
  operation: 5 / 3,
  areRaised: false,
  leaveWords: false,
};

export const numbersP256 = (way: SumWay): RowNumbers => ({
  modulus: PRIME,
  radix: RADIX,
  multiples: 'shifted',
  stateUpper: UPPER,
  fixedUpper: UPPER,
  costs: COSTS_P256,
  product: (r, x, y, _, start) => montgomeryProduct(r, x, y, way, start),
  square: (r, x, _, start) => montgomerySquare(r, x, way, start),
  carried: (r, x, isResult) => {
    const most = isResult ? UPPER[LIMBS - 1] : MAX_FACTOR_TOP;
    const large = WORDS.reduce((mask, i) => (r.upper(x[LIMBS - 1], i) > most ? mask | (1 << i) : mask), 0);
    return carriedInTurn(r, large === 0 ? x : foldedTops(r, x, large));
  },
  multiplesAbove,
  raises: (r) => EACH_LIMB.map(() => r.same(0n)),
});
