/**
 * The rewrite rules of the proof engine. Everything that is proved rests on these lemmas about integers, on the ring
 * axioms, and on interval arithmetic. F(k,E) = floor(E / 2^k); E, G, H, m, r are integers, j, k >= 0.
 * test/verify/rules.test.ts checks every rule against BigInt evaluation.
 */
export interface Rule {
  readonly name: RuleName;
  readonly statement: string;
  readonly reason: string;
}

export type RuleName = 'constant' | 'pullOut' | 'nest' | 'drop' | 'sign' | 'relax' | 'group' | 'split' | 'choose';

export const RULES: readonly Rule[] = [
  { name: 'constant', statement: 'a <= E <= b and floor(a/2^k) = floor(b/2^k) = c  =>  F(k,E) = c', reason: 'floor is monotone' },
  { name: 'pullOut', statement: 'F(k, E + 2^k·m) = m + F(k,E)', reason: 'definition of floor, m is an integer' },
  { name: 'sign', statement: '-1 <= E <= 0, k >= 1  =>  F(k,E) = E', reason: 'floor(0) = 0, floor(-2^-k) = -1' },
  { name: 'nest', statement: 'F(k, E + F(j,G)) = F(k+j, 2^j·E + G)', reason: 'floor(floor(x)/n) = floor(x/n) for x = E + G/2^j' },
  { name: 'drop', statement: '0 <= r < 2^j, j <= k  =>  F(k, 2^j·H + r) = F(k-j, H)', reason: 'nest with r = r, and F(j, 2^j·H + r) = H' },
  { name: 'relax', statement: '(E - 2^k + 1)/2^k <= F(k,E) <= E/2^k', reason: 'definition of floor' },
  { name: 'group', statement: '0 <= E - 2^k·F(k,E) <= 2^k - 1', reason: 'definition of floor' },
  { name: 'split', statement: 'b in {0,1}  =>  max of P is the larger of its maxima at b = 0 and b = 1', reason: 'case distinction' },
  { name: 'choose', statement: 'c in {0,1}  =>  (c = 1 ? x : y) = y + c·(x - y)', reason: 'both cases' },
];

/** The rules a normaliser uses besides the basic `constant`, `pullOut`, `sign`. Each combination is sound; none is complete. */
export interface RuleSet {
  readonly name: string;
  readonly nest: boolean;
  readonly drop: boolean;
  /** How carries that the plain interval does not decide are bounded: not, floor by floor, or carry by carry (algebra/bound.ts). */
  readonly bounding: 'none' | 'floors' | 'carries' | 'ledger';
}

/** Tried in this order: more rules prove more chunkings equal, but lose confluence on some (reference: SOUNDNESS.md). */
export const PORTFOLIO: readonly RuleSet[] = [
  { name: 'basic', nest: false, drop: false, bounding: 'none' },
  { name: 'basic+ledger', nest: false, drop: false, bounding: 'ledger' },
  { name: 'basic+floors', nest: false, drop: false, bounding: 'floors' },
  { name: 'basic+carries', nest: false, drop: false, bounding: 'carries' },
  { name: 'nested', nest: true, drop: true, bounding: 'none' },
  { name: 'nested+floors', nest: true, drop: true, bounding: 'floors' },
  { name: 'nested+carries', nest: true, drop: true, bounding: 'carries' },
];
