/** Which rules of rules.ts are tried together, and in which order. */

/**
 * The rules a normaliser uses besides the basic `constant`, `pullOut`, `sign`, `cancel`. Each combination is sound;
 * none is complete.
 */
export interface RuleSet {
  readonly name: string;
  readonly nest: boolean;
  /** Floors that are values of a program (`Words.value`) are not nested: they are numbers, not carries of a chain. */
  readonly keepsValues?: true;
  readonly drop: boolean;
  /**
   * Factors that are sums of several terms get a name of their own: for functions that multiply products again and
   * again, whose polynomials would not end.
   */
  readonly names?: true;
  /** Bits that are joined with others are distinguished, too, not only those by which the program selects. */
  readonly splits?: true;
  /** Bits that are joined, each of which is one unknown, are multiplied: what is known of a product says it of all. */
  readonly products?: true;
  /** Words that are negative numbers modulo 2^width are added as the words that they are. */
  readonly addsWords?: true;
  /** Whether a difference is 0 is asked of the number, not of the word that is cut out of it. */
  readonly zerosOfNumbers?: true;
  /**
   * How carries that the plain interval does not decide are bounded: not, floor by floor or carry by carry
   * (algebra/bound.ts), or by what additions conserve (algebra/tracer.ts).
   */
  readonly bounding: 'none' | 'floors' | 'carries' | 'ledger';
}

/**
 * Tried in this order: more rules prove more chunkings equal, but lose confluence on some (reference: SOUNDNESS.md).
 */
const USUAL: readonly RuleSet[] = [
  { name: 'basic', nest: false, drop: false, bounding: 'none' },
  { name: 'basic+ledger', nest: false, drop: false, bounding: 'ledger' },
  { name: 'basic+floors', nest: false, drop: false, bounding: 'floors' },
  { name: 'basic+carries', nest: false, drop: false, bounding: 'carries' },
  { name: 'nested', nest: true, drop: true, bounding: 'none' },
  { name: 'nested+floors', nest: true, drop: true, bounding: 'floors' },
  { name: 'nested+carries', nest: true, drop: true, bounding: 'carries' },
];

/** They, and what proves code in which negative numbers hide that words are added. */
export const PORTFOLIO: readonly RuleSet[] = [
  ...USUAL,
  { name: 'words+ledger', nest: false, drop: false, bounding: 'ledger', addsWords: true },
];

/**
 * For code against wide integers: rule sets by which floors of wide integers and of words meet, because they are
 * nested. What the others add is proved faster by way of the word IR. Values are kept where high parts are added
 * shifted, as modulo 2^224 - 2^96 + 1 and 2^448 - 2^224 - 1: nested into what they are added to, they hide that both
 * sides add them.
 */
export const SOURCE_PORTFOLIO: readonly RuleSet[] = [
  { name: 'basic+ledger', nest: false, drop: false, bounding: 'ledger' },
  { name: 'nested', nest: true, drop: true, bounding: 'none' },
  { name: 'values', nest: true, keepsValues: true, drop: true, bounding: 'none' },
  { name: 'values+ledger', nest: true, keepsValues: true, drop: true, bounding: 'ledger' },
  { name: 'nested+floors', nest: true, drop: true, bounding: 'floors' },
];

/** For code that is executed to be evaluated: no polynomial becomes large. */
export const EVALUATING: RuleSet = { name: 'named', nest: false, drop: false, bounding: 'none', names: true };

/** For functions of high degree (degree.ts), instead of all others. */
export const NAMING_PORTFOLIO: readonly RuleSet[] = [
  { name: 'named+ledger', nest: false, drop: false, bounding: 'ledger', names: true },
  EVALUATING,
];

/** For code that compares numbers word by word and joins what comes of it: after all others, as it has many cases. */
export const SPLITTING_PORTFOLIO: readonly RuleSet[] = [
  { name: 'split+ledger', nest: false, drop: false, bounding: 'ledger', splits: true },
  { name: 'split+numbers', nest: false, drop: false, bounding: 'ledger', splits: true, zerosOfNumbers: true },
];

/**
 * For code that says whether numbers are equal: it joins bits, of which all are known where the answer is, or what is
 * joined must be distinguished.
 */
export const QUESTION_PORTFOLIO: readonly RuleSet[] = [
  { name: 'products+numbers', nest: false, drop: false, bounding: 'ledger', products: true, zerosOfNumbers: true },
  ...USUAL.filter(({ bounding }) => bounding === 'ledger'),
  ...SPLITTING_PORTFOLIO,
  ...USUAL.filter(({ bounding }) => bounding !== 'ledger'),
];

/** For specifications, which depend on bounds: those that are traced first. */
export const SPECIFICATION_PORTFOLIO: readonly RuleSet[] = [...USUAL].sort(
  (a, b) => Number(b.bounding === 'ledger') - Number(a.bounding === 'ledger'),
);
