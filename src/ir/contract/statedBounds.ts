/** Reads and prints bounds of parameters and results as people write them. */
import { isPowerOfTwo, lesser } from '../../base/integers.ts';
import { parseBigExpr } from '../../base/bigExpr.ts';
import { about, Failure } from '../../base/errors.ts';
import { numberText } from '../../base/numberText.ts';
import { joinLimbs, elementsIn, domainsOf, type Domain } from './domain.ts';
import { seeded, type Rng } from '../../base/rng.ts';
import type { IrFunction, Param } from '../function.ts';
import { formulaIn } from './formula.ts';
import { residuesModulo } from './relation.ts';

/**
 * Bounds of parameters and results, as a person writes them, separated by commas:
 *
 *   a < p          the number that the limbs of a stand for (every element of it); p is the modulus, other limits are
 *                  numbers
 *   a[] < 2^54     every limb of a
 *   a[4] < 2^51    one limb, more tightly than all of them
 *   swap < 2       a scalar
 *
 * That a parameter is below p or a power of two implies its limb form: limbs without bounds of their own are as long
 * as the weights say. Of a result the number is meant, whatever its limbs.
 */

export interface StatedBounds {
  /** Inclusive upper bound of each limb, by name; one of a scalar. */
  readonly upper: ReadonlyMap<string, readonly bigint[]>;
  /** Names of numbers that are below the modulus. */
  readonly reduced: ReadonlySet<string>;
  /** Exclusive limits of other numbers that the bounds of their limbs do not imply. */
  readonly limits: ReadonlyMap<string, bigint>;
}

/** What bounds may be stated of. */
export interface BoundedNames {
  readonly results: readonly string[];
  readonly params: readonly string[];
  /** Parameters that are passed by value. */
  readonly scalars: readonly string[];
}

type Weights = readonly number[];
const WORD = (1n << 64n) - 1n;
const FORM = 'e.g. "a<p, b[]<2^54, out[4]<2^51"';

/** Limbs that are not mentioned are words, and no limb is more than one. Throws `input` that quotes the bound. */
export function parseStatedBounds(text: string, names: BoundedNames, weights: Weights, modulus: bigint): StatedBounds {
  const stated = statedTargets(text, names, weights.length, modulus);
  const upper = new Map<string, readonly bigint[]>();
  const reduced = new Set<string>();
  const limits = new Map<string, bigint>();
  for (const name of [...names.results, ...names.params]) {
    const { number, limbs } = stated.get(name) ?? NOTHING;
    if (names.scalars.includes(name)) {
      upper.set(name, [lesser((number ?? WORD + 1n) - 1n, WORD)]);
      continue;
    }
    const own = weights.map((_, i) => statedLimb(limbs.get(i) ?? limbs.get('all')));
    const bounds = (names.results.includes(name) ? resultLimbs : paramLimbs)(own, number, weights, modulus);
    upper.set(name, bounds);
    if (number === modulus) reduced.add(name);
    else if (number !== null && joinLimbs(bounds, weights) >= number) limits.set(name, number);
  }
  return { upper, reduced, limits };
}

const statedLimb = (limit: bigint | undefined): bigint | null =>
  limit === undefined ? null : lesser(limit - 1n, WORD);

/** Upper bounds of limbs from those that are stated of themselves and the limit of the number. */
type LimbBounds = (
  own: readonly (bigint | null)[],
  number: bigint | null,
  weights: Weights,
  modulus: bigint,
) => bigint[];

const paramLimbs: LimbBounds = (own, number, weights, modulus) =>
  own.map((bound, i) => {
    if (number === null || !(number === modulus || isPowerOfTwo(number))) return bound ?? WORD;
    return bound === null ? shareOfLimb(number, weights, i) : lesser(bound, (number - 1n) >> BigInt(weights[i]));
  });

/** Where all limbs are words, a power of two is the limit of the highest ones and nothing else. */
const resultLimbs: LimbBounds = (own, number, weights, modulus) => {
  const isOfLimbs =
    number !== null && number !== modulus && isPowerOfTwo(number) && weights.every((w, i) => w === 64 * i);
  return own.map((bound, i) => lesser(bound ?? WORD, isOfLimbs ? shareOfLimb(number, weights, i) : WORD));
};

/** The largest limb `i` of a number below `limit` whose limbs below the top one are as long as the weights say. */
function shareOfLimb(limit: bigint, weights: Weights, i: number): bigint {
  const rest = (limit - 1n) >> BigInt(weights[i]);
  const next = weights[i + 1];
  return next === undefined ? lesser(rest, WORD) : lesser(rest, (1n << BigInt(next - weights[i])) - 1n);
}

/** What is stated of one name. Limits are exclusive. */
interface Targets {
  number: bigint | null;
  readonly limbs: Map<number | 'all', bigint>;
}

const NOTHING: Targets = { number: null, limbs: new Map() };

function statedTargets(text: string, names: BoundedNames, limbCount: number, modulus: bigint): Map<string, Targets> {
  const stated = new Map<string, Targets>();
  for (const part of text.trim() === '' ? [] : text.split(',').map((p) => p.trim())) {
    const { name, limb, limit } = boundIn(part, names, limbCount, modulus);
    const targets = stated.get(name) ?? { number: null, limbs: new Map() };
    const isTwice = limb === null ? targets.number !== null : targets.limbs.has(limb);
    if (isTwice) throw refused(part, 'one bound', 'the same bound is stated twice');
    stated.set(name, targets);
    if (limb === null) targets.number = limit;
    else targets.limbs.set(limb, limit);
  }
  stated.forEach(({ limbs }, name) => requireTighter(name, limbs));
  return stated;
}

/** Of a limb that is bounded more loosely than all of them it would not be clear what is meant. */
function requireTighter(name: string, limbs: Targets['limbs']): void {
  const all = limbs.get('all');
  const loose = [...limbs].find(([, limit]) => all !== undefined && limit > all);
  if (all === undefined || loose === undefined) return;
  const found = `${name}[${loose[0]}]<${numberText(loose[1])}`;
  const expected = `a limit up to that of ${name}[]<${numberText(all)}`;
  throw refused(found, expected, 'the bound of a limb is weaker than that of all limbs');
}

interface Bound {
  readonly name: string;
  /** All limbs, one of them, or the whole number. */
  readonly limb: number | 'all' | null;
  /** Exclusive. */
  readonly limit: bigint;
}

function boundIn(part: string, { results, params, scalars }: BoundedNames, limbs: number, modulus: bigint): Bound {
  const match = /^([A-Za-z_]\w*)\s*(\[\s*(\d*)\s*\])?\s*<\s*(.+)$/.exec(part);
  if (match === null) throw refused(part === '' ? 'nothing between two commas' : part, FORM);
  const [, name, brackets, index] = match;
  const multiple = /^(?:(\d+)\s*\*?\s*)?p$/.exec(match[4].trim());
  const limit = multiple ? BigInt(multiple[1] ?? 1) * modulus : about('--bounds', () => parseBigExpr(match[4]));
  const limb = brackets === undefined ? null : index === '' ? 'all' : Number(index);
  if (![...results, ...params].includes(name)) throw refused(part, `one of ${[...results, ...params].join(', ')}`);
  if (limb !== null && scalars.includes(name)) throw refused(part, `${name} < ..., because it is passed by value`);
  if (typeof limb === 'number' && limb >= limbs) throw refused(part, `a limb from 0 to ${limbs - 1}`);
  if (limit < 1n) throw refused(part, 'a positive limit');
  return { name, limb, limit };
}

const refused = (found: string, expected: string, message = 'the bound is not understood'): Failure =>
  new Failure('input', message, { where: '--bounds', expected, found });

/** A pair of random points misses a dependence of degree d with a chance of some d/p; so many hardly do for any p. */
const PAIRS = 100;

/**
 * Parameters that the specification of `fn` does not depend on, as random numbers modulo p show; none without one.
 * Throws `input` if it cannot be evaluated: a name is unknown, or numbers of elements do not fit.
 */
export function idleParams(fn: IrFunction): string[] {
  const { spec } = fn;
  if (spec === undefined) return [];
  const p = spec.modulus;
  const rng = seeded(1, 'idle parameters');
  const formula = formulaIn(spec.relation, p, residuesModulo(p));
  const counts = new Map(fn.params.map(({ name, bounds }) => [name, elementsIn(bounds, spec).length]));
  const idle = new Set(counts.keys());
  for (let pair = 0; pair < PAIRS && (idle.size > 0 || pair === 0); pair++) {
    const point = new Map([...counts].map(([name, count]) => [name, randomResidues(rng, count, p)]));
    const before = formula((name) => point.get(name));
    for (const name of idle) {
      const moved = new Map(point).set(name, randomResidues(rng, counts.get(name) ?? 1, p));
      const after = formula((other) => moved.get(other));
      if (before.some((x, i) => x !== after[i])) idle.delete(name);
    }
  }
  return [...idle];
}

const randomResidues = (rng: Rng, count: number, p: bigint): bigint[] =>
  Array.from({ length: count }, () => rng.big(p.toString(2).length + 64) % p);

/**
 * Throws `input` for a parameter that its bounds leave no value or only one: what is proved of such inputs says nearly
 * nothing. `where` is the option or file that states the bounds.
 */
export function requireInputs(fn: IrFunction, where: string): void {
  fn.params.forEach(({ name }, index) => {
    const choices = domainsOf(fn, index).map(choiceOf);
    const choice = choices.includes('none') ? 'no' : 'only one';
    if (choice === 'only one' && choices.includes('several')) return;
    throw new Failure('input', `${choice} value of ${name} is within its bounds`, {
      where,
      expected: 'bounds that allow more than one value',
      found: paramBoundTexts(fn, index).join(', '),
    });
  });
}

function choiceOf({ bounds, weights, below }: Domain): 'none' | 'one' | 'several' {
  const lowest = joinLimbs(
    bounds.map((b) => b.lower),
    weights,
  );
  const isWithin = (value: bigint): boolean => below === null || value < below;
  if (bounds.some(({ lower, upper }) => lower > upper) || !isWithin(lowest)) return 'none';
  const isFree = bounds.some(({ lower, upper }, i) => lower < upper && isWithin(lowest + (1n << BigInt(weights[i]))));
  return isFree ? 'several' : 'one';
}

/**
 * Everything that a proof assumes of parameter `index`, e.g. `a[]<2^64`, `a[3]<2^63`, `a<p`: as `parseStatedBounds`
 * reads it, but for lower bounds such as `a[0]>=1`. Only the first `limbs` are looked at.
 */
export function paramBoundTexts(fn: IrFunction, index: number, limbs = fn.params[index].bounds.length): string[] {
  const param = fn.params[index];
  const [{ below }] = domainsOf(fn, index);
  return [...limbBoundTexts(param, limbs), ...numberBoundText(fn, param, below)];
}

/** Everything that a specification promises of result `index`; that a limb is a word is not said. */
export function resultBoundTexts(fn: IrFunction, index: number, limbs = fn.results[index].bounds.length): string[] {
  const result = fn.results[index];
  const { spec } = fn;
  const limit = spec?.limits?.find(({ name }) => name === result.name);
  const below = [spec?.canonical === true ? spec.modulus : null, limit?.below ?? null];
  const numbers = below.flatMap((number) => numberBoundText(fn, result, number));
  return [...limbBoundTexts(result, limbs).filter((text) => text !== `${result.name}[]<2^64`), ...numbers];
}

const numberBoundText = ({ spec }: IrFunction, { name }: Param, below: bigint | null): string[] =>
  below === null ? [] : [`${name}<${below === spec?.modulus ? 'p' : numberText(below)}`];

/** The bound of most limbs first, then those that are tighter. */
function limbBoundTexts({ name, shape, bounds }: Param, count: number): string[] {
  const label = (limb: number): string => (shape === 'scalar' ? name : `${name}[${limb}]`);
  const limbs = bounds.slice(0, count);
  const most = limbs.reduce((all, { upper }) => (upper > all ? upper : all), 0n);
  const tighter = limbs.flatMap(({ upper }, i) => (upper < most ? [`${label(i)}<${numberText(upper + 1n)}`] : []));
  const lowest = limbs.flatMap(({ lower }, i) => (lower > 0n ? [`${label(i)}>=${numberText(lower)}`] : []));
  return [`${shape === 'scalar' ? name : `${name}[]`}<${numberText(most + 1n)}`, ...tighter, ...lowest];
}
