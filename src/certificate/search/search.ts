/**
 * Finds a certificate: follows the code as the checker does, and says at each place what the checker cannot see itself.
 * Throws `unsupported` where none is found, which says nothing against the code.
 */
import { Failure } from '../../base/errors.ts';
import type { TracedCode } from '../../prover/instructions/traceCode.ts';
import type { AsmInstruction } from '../../prover/listing/listing.ts';
import { FAR, NEAR, settled } from './byCases.ts';
import {
  degreeOf,
  isInput,
  valueOf,
  wordsOf,
  type Claim,
  type ExpressionRing,
  elementsOf,
  type Element,
} from '../facts/claim.ts';
import type { Certificate, Choice, Closing, Ending, Statement, Hint } from '../facts/certificate.ts';
import { Context, type Word } from '../facts/context.ts';
import { Elements } from './elements.ts';
import { FIRST_INPUT, registerIndex, entryUnknown, REGISTERS, RETURN_ADDRESS } from '../machine/entryUnknowns.ts';
import { withNames, type Factors } from '../facts/factors.ts';
import type { Place } from '../machine/contents.ts';
import { Machine } from '../machine/machine.ts';
import { Absurd, spend, type Bound, type Effort } from '../bounds/bound.ts';
import {
  combine,
  scale,
  settle,
  weighted,
  type Poly,
  type Unknown,
  add,
  constant,
  multiply,
  subtract,
  evaluate,
  unknown,
  ZERO,
} from '../bounds/poly.ts';
import { bitsIn, boundedBy, contradiction, deciding, narrow, relatedBits, unknownsIn } from '../facts/decisions.ts';
import { unfolded } from '../facts/names.ts';
import { Residues } from '../facts/residues.ts';
import { step } from '../machine/step.ts';
import { settledSums, withNamedSums } from '../facts/sums.ts';
import { finishedSum } from './wholeSums.ts';
import { factorsOf, Unknowns, productOf } from '../facts/unknowns.ts';
import { NeedsValue, type Strategy, WORD_MAX } from '../machine/words.ts';

interface Found {
  readonly certificate: Certificate;
  /** In the order in which they are accessed. */
  readonly leak: readonly Place[];
  /** Bytes below rsp that are written or addressed. */
  readonly frame: number;
}

const MAX_DEPTH = 12;

/** Of results that are polynomials in the words of the operands. */
const MAX_DEGREE = 2;

/** Of two products or so. */
const NAMED_WINDOW = 300;

/** What is tried one after the other. */
interface Way {
  /** Whether a mask that is all ones or 0 by a bit is multiplied by, or its two cases are distinguished. */
  readonly strategy: Strategy;
  /** Whether factors have names, and sums of several words are taken as a whole, where there are several products. */
  readonly isNamed: boolean;
}
const ONE_PRODUCT: readonly Way[] = [
  { strategy: 'cases', isNamed: false },
  { strategy: 'products', isNamed: false },
];
/** Cases are too many. */
const SEVERAL_PRODUCTS: readonly Way[] = [{ strategy: 'products', isNamed: true }];

/** `samples` are words of all inputs, one after another. Throws `OutOfSteps` when the effort is used up. */
export function findCertificate(
  listing: TracedCode,
  claim: Claim,
  samples: readonly (readonly bigint[])[],
  effort: Effort,
): Found {
  const areSeveral =
    claim.results.length > 1 || claim.results.some(({ expression }) => degreeOf(expression) > MAX_DEGREE);
  let failure: unknown = null;
  for (const way of areSeveral ? SEVERAL_PRODUCTS : ONE_PRODUCT) {
    try {
      const run = (factors: Factors | null): Found =>
        withPlainQuotients((plain) => new Search(listing, claim, samples, way.strategy, plain, factors, effort).run());
      return way.isNamed ? withNames(run) : run(null);
    } catch (error) {
      if (!(error instanceof Failure) || error.kind !== 'unsupported') throw error;
      failure ??= error;
    }
  }
  throw failure;
}

/** Not a `ret` of something that is called. */
const isLast = ({ mnemonic, returnTo }: AsmInstruction): boolean => mnemonic === 'ret' && returnTo === undefined;

class Search {
  private readonly listing: TracedCode;
  private readonly claim: Claim;
  private readonly entry: ReturnType<typeof entry>;
  private readonly strategy: Strategy;
  private readonly numbers: Poly[];
  private readonly residues: Residues;
  /** Of words of the operands and of products; null where no factor needs a name. */
  private readonly factors: Factors | null;
  private readonly unknowns: Unknowns;
  private leak: readonly Place[] = [];
  private lowest = 0;

  constructor(
    listing: TracedCode,
    claim: Claim,
    samples: readonly (readonly bigint[])[],
    strategy: Strategy,
    plain: ReadonlySet<number>,
    factors: Factors | null,
    effort: Effort,
  ) {
    this.factors = factors;
    this.strategy = strategy;
    this.listing = listing;
    this.claim = claim;
    this.residues = new Residues(claim.modulus);
    const words = claim.parameters.filter(isInput).reduce((sum, p) => sum + wordsOf(p), 0);
    this.entry = entry(claim);
    this.unknowns = new Unknowns(
      FIRST_INPUT + words,
      samples.map(valuation),
      products(claim, this.entry.facts, factors === null),
      plain,
      listing.instructions,
      effort,
      factors === null ? Infinity : NAMED_WINDOW,
    );
    this.numbers = numbersOf(claim);
  }

  run(): Found {
    const { bounds, facts } = this.entry;
    const context = new Context(this.unknowns, bounds, facts);
    const machine = new Machine(context, this.claim, this.listing, this.strategy, this.factors);
    const inputs = this.factors === null ? [] : this.nameInputs(context);
    const { steps, end } = this.follow(machine, 0, []);
    return { certificate: { steps: [...inputs, ...steps], end }, leak: this.leak, frame: -this.lowest };
  }

  /** Numbers of several words are unknowns of their own. */
  private nameInputs(context: Context): Statement[] {
    return this.numbers.flatMap((poly, i): Statement[] => {
      if (poly.size === 1) return [];
      this.numbers[i] = context.named(poly, context.range(poly).upper).quotient.poly;
      return [{ kind: 'define', poly }];
    });
  }

  private follow(machine: Machine, from: number, narrowed: readonly Unknown[]): Certificate {
    const steps: (Hint[] | Statement)[] = [];
    for (let at = from; ; at++) {
      this.unknowns.at = at;
      steps.push(...namedMask(machine, this.listing.instructions[at]));
      const before = machine.inContext(machine.context);
      const known = machine.context.facts.size;
      const { effort } = this.unknowns;
      effort.reached = Math.max(effort.reached ?? 0, at);
      spend(effort);
      try {
        const instruction = this.listing.instructions[at];
        if (isLast(instruction)) return this.finish(machine, at, narrowed, steps);
        step(machine, instruction);
      } catch (error) {
        if (error instanceof NeedsValue) return this.valued(error, before, { at, known }, narrowed, steps);
        if (error instanceof Absurd) return { steps, end: this.absurd(error, known, at) };
        throw error;
      }
      const made = this.unknowns.made.splice(0);
      steps.push(...this.unknowns.stated.splice(0), machine.takeHints());
      const sums = finishedSum(machine, this.listing.instructions[at], made, this.claim);
      steps.push(...sums, ...machine.giveNames(sums));
      // Nothing is kept of a search that will begin again.
      if (this.factors?.found.size === 0 && this.unknowns.isFinished && sums.every(({ kind }) => kind !== 'name'))
        steps.push(...settled(machine.context, made, NEAR));
    }
  }

  /** Where a value must be known: a flag of several unknowns may get a name, not within cases, which settle some. */
  private valued(
    error: NeedsValue,
    before: Machine,
    place: { readonly at: number; readonly known: number },
    narrowed: readonly Unknown[],
    steps: readonly (Hint[] | Statement)[],
  ): Certificate {
    const name = narrowed.length === 0 ? before.nameFlag(error.word) : null;
    if (name === null) return { steps, end: this.casesOf(error, before, place, narrowed) };
    const { steps: others, end } = this.follow(before, place.at, narrowed);
    return { steps: [...steps, name, ...others], end };
  }

  private casesOf(
    { word }: NeedsValue,
    before: Machine,
    { at, known }: { readonly at: number; readonly known: number },
    narrowed: readonly Unknown[],
  ): Ending {
    let found: ReturnType<typeof narrow>;
    try {
      found = narrow(before.context, word.poly);
    } catch (error) {
      if (error instanceof Absurd) return this.absurd(error, known, at);
      throw error;
    }
    if (found !== null) return { kind: 'narrow', ...found, next: this.follow(before, at, narrowed) };
    const [bit] = bitsIn(before.context, word.poly);
    const origin = bit === undefined ? this.unknowns.origin(word.poly) : undefined;
    if (origin !== undefined) throw new Reconsider(origin);
    if (bit === undefined || narrowed.length >= MAX_DEPTH)
      throw this.failureAt(at, 'a value that is chosen by is not a bit');
    return this.cases(before, at, bit, narrowed);
  }

  /** Facts of the instruction at hand are not there yet. */
  private absurd({ facts }: Absurd, known: number, at: number): Ending {
    if (facts.some(({ fact }) => factorsOf(fact).some((n) => n > known)))
      throw this.failureAt(at, 'a case is seen too late not to occur');
    return { kind: 'absurd', facts };
  }

  private failureAt(at: number, message: string): Failure {
    const { place, text } = this.listing.instructions[at];
    return new Failure('unsupported', message, { where: `${place}: ${text}` });
  }

  private cases(machine: Machine, at: number, bit: Unknown, narrowed: readonly Unknown[]): Ending {
    const { lower, upper } = machine.context.boundsOf(bit);
    const [low, high] = [lower, upper].map((value) => {
      const context = machine.context.inCase(bit, value, value);
      const all = [bit, ...narrowed];
      const absurd = context.samples.length === 0 ? contradiction(context, all) : null;
      if (absurd !== null) return { steps: [], end: { kind: 'absurd', facts: absurd.facts } } satisfies Certificate;
      return this.follow(machine.inContext(context), at, all);
    });
    return { kind: 'case', unknown: bit, most: lower, low, high };
  }

  private finish(
    machine: Machine,
    at: number,
    narrowed: readonly Unknown[],
    steps: readonly (Hint[] | Statement)[],
  ): Certificate {
    const { context } = machine;
    this.leak = [...machine.trace, machine.stackPointer];
    this.lowest = Math.min(this.lowest, machine.lowest);
    if (this.factors !== null && this.factors.found.size > 0)
      throw new Failure('unsupported', 'factors without names', { where: this.listing.name });
    const elements = this.factors === null ? null : this.elementsOf(context, this.factors);
    // The context knows what was stated of elements, in cases, too.
    const stated = (): Certificate['steps'] => [...steps, ...(elements?.statements ?? [])];
    const closings: Closing[] = [];
    let element = 0;
    for (const [index, parameter] of this.claim.parameters.entries()) {
      if (parameter.kind !== 'output') continue;
      let word = 0;
      for (const { weights, most, top } of parameter.elements) {
        const words = weights.map((_, i) => machine.resultWord(index, word + i));
        word += weights.length;
        const number = weighted(
          words.map(({ poly }) => poly),
          weights,
        );
        const shown = this.shown(context, elements, number, this.claim.results[element++]);
        if ('open' in shown) return this.close(machine, at, narrowed, shown.open, steps);
        if ('bits' in shown) return { steps: stated(), end: this.decide(machine, at, narrowed, shown.bits) };
        const greatest = words.reduce((most, { max }, i) => most + weights[i] * max, 0n);
        const sum = greatest <= top ? null : boundedBy(context, number, top);
        const each = words.map((w, i) => (w.max <= most[i] ? null : boundedBy(context, w.poly, most[i])));
        if (sum === undefined || each.includes(undefined))
          return { steps: stated(), end: this.decide(machine, at, narrowed, relatedBits(context, narrowed)) };
        closings.push({ sum, each: each.every((b) => b === null) ? [] : (each as (Bound | null)[]), ...shown });
      }
    }
    return { steps: stated(), end: { kind: 'return', closings } };
  }

  private elementsOf(context: Context, { multiplied }: Factors): Elements {
    const named = this.numbers.flatMap((p) => [...p.keys()]).filter((n) => this.unknowns.definition(n) !== undefined);
    return new Elements(context, this.claim.modulus, named, multiplied);
  }

  /** The congruences by which a result is what it should be; or what is open, or bits that are to be distinguished. */
  private shown(
    context: Context,
    elements: Elements | null,
    number: Poly,
    { scale: factor, expression }: Claim['results'][number],
  ):
    | Pick<Closing, 'choices' | 'multiples' | 'names'>
    | { readonly open: Poly }
    | { readonly bits: readonly Unknown[] } {
    if (elements !== null) {
      const shown = elements.show(scale(number, factor), expression, this.numbers);
      return 'bits' in shown ? shown : { ...shown, choices: [], names: [] };
    }
    const choices: Choice[] = [];
    const value = valueOf<Poly | null>(expression, this.numbers, comparingRing(context, choices));
    if (value === null) return { bits: bitsIn(context, number) };
    const difference = unfolded(
      combine(scale(number, factor), value, -1n),
      this.unknowns.isName,
      this.unknowns.meaning,
    );
    const { rest, multiples } = withNamedSums(context, difference.poly, this.residues);
    const { modulus } = this.residues;
    // What is not divisible by the modulus.
    const open = new Map(
      [...settle(rest, context.bounds)].filter(([, c]) => (modulus === 0n ? c : c % modulus) !== 0n),
    );
    return open.size > 0 ? { open } : { choices, multiples, names: difference.names };
  }

  /** Sums or unknowns of the open terms may have only one value; else there are cases of the oldest. */
  private close(
    machine: Machine,
    at: number,
    narrowed: readonly Unknown[],
    open: Poly,
    steps: readonly (Hint[] | Statement)[],
  ): Certificate {
    const { context } = machine;
    const sums = settledSums(context, open, this.residues);
    if (sums.length > 0) return this.finish(machine, at, narrowed, [...steps, ...sums]);
    const found = narrow(context, open);
    if (found !== null) return { steps, end: { kind: 'narrow', ...found, next: this.follow(machine, at, narrowed) } };
    const constants = settled(context, unknownsIn(open), FAR);
    if (constants.length > 0) return this.finish(machine, at, narrowed, [...steps, ...constants]);
    const bit = deciding(context, open);
    if (bit !== undefined) return { steps, end: this.decide(machine, at, narrowed, [bit]) };
    throw new Failure('unsupported', 'the result could not be shown to be congruent', { found: `${open.size} terms` });
  }

  private decide(machine: Machine, at: number, narrowed: readonly Unknown[], bits: readonly Unknown[]): Ending {
    if (bits.length === 0 || narrowed.length >= MAX_DEPTH)
      throw new Failure('unsupported', 'the result could not be shown to be congruent and bounded', {
        where: this.listing.name,
      });
    return this.cases(machine, at, bits[0], narrowed);
  }
}

/**
 * Thrown when a search finds something out too late, and begins again: a carry is chosen by that was found to be a
 * polynomial; at this instruction it should have been an unknown.
 */
class Reconsider extends Error {
  readonly at: number;
  constructor(at: number) {
    super('a quotient should have been an unknown');
    this.at = at;
  }
}

/** Begins again with what is to be reconsidered, once for each instruction. */
function withPlainQuotients<T>(search: (plain: ReadonlySet<number>) => T): T {
  const plain = new Set<number>();
  for (;;) {
    try {
      return search(plain);
    } catch (error) {
      if (!(error instanceof Reconsider) || plain.has(error.at)) throw error;
      plain.add(error.at);
    }
  }
}

/* Expressions with comparisons as polynomials, decided by what is known. */

/**
 * Polynomials; null where it is open whether something is less than something else. `choices` gets the comparisons in
 * the checker's order.
 */
function comparingRing(context: Context, choices: Choice[]): ExpressionRing<Poly | null> {
  const both = (run: (a: Poly, b: Poly) => Poly | null) => (a: Poly | null, b: Poly | null) =>
    a === null || b === null ? null : run(a, b);
  const less = (a: Poly, b: Poly): Poly | null => {
    const choice = signOf(context, subtract(a, b));
    if (choice === null) return null;
    choices.push(choice);
    return constant(choice.holds ? 1n : 0n);
  };
  return { constant, add: both(add), sub: both(subtract), mul: both(multiply), less: both(less) };
}

/** Whether p < 0, with what shows it; null if that is open. */
function signOf(context: Context, p: Poly): Choice | null {
  const below = context.upperBound(p, -1n);
  if (below.upper < 0n) return { holds: true, bound: below };
  const notBelow = context.upperBound(scale(p, -1n), 0n);
  return notBelow.upper <= 0n ? { holds: false, bound: notBelow } : null;
}

/* Sums of rare carries, such as those of two chains into one word, from which a mask is made. */

/**
 * Names what the instruction makes a mask of, or tests, if that is such a sum and seen to be a bit: else it is not
 * known that all bits of the mask are the same.
 */
function namedMask(machine: Machine, { mnemonic, operands: [to, from] }: AsmInstruction): Statement[] {
  const operand = mnemonic === 'sub' ? from : mnemonic === 'neg' || mnemonic === 'bt' ? to : undefined;
  if (operand?.kind !== 'register' || machine.context.unknowns.areWhole) return [];
  const register = registerIndex(operand);
  const bound = boundOfRareSum(machine.context, machine.wordIn(register).poly);
  return bound === null ? [] : [machine.nameWord(register, bound)];
}

/** By what such a sum is at most 1; null of other polynomials, and where it is not seen. */
function boundOfRareSum(context: Context, p: Poly): Bound | null {
  if (!isRareSum(context, p)) return null;
  const bound = context.maximise(p, 1n, 0);
  return bound.kind === 'bound' && bound.upper <= 1n ? bound : null;
}

/** Of the bits one comes in no sample, so that its cases have none, and no two come in any. */
const isRareSum = (context: Context, p: Poly): boolean =>
  p.size > 1 &&
  [...p].every(([m, c]) => c === 1n && context.isBit(m)) &&
  [...p.keys()].some((m) => context.commonValue(m) === 0n) &&
  context.samples.every((values) => evaluate(p, values) <= 1n);

/* What the checker knows of the operands at the start, and values that they may have. */

/** The unknowns' values for the words of one input; what registers hold on entry does not matter. */
function valuation(words: readonly bigint[]): bigint[] {
  const values: bigint[] = [];
  for (let n = 0; n < FIRST_INPUT; n++) values[n] = BigInt.asUintN(64, BigInt(n) * 0x9e3779b97f4a7c15n);
  words.forEach((word, i) => {
    values[FIRST_INPUT + i] = word;
  });
  return values;
}

/** What the checker knows at the start. */
function entry(claim: Claim): { bounds: Context['bounds']; facts: Context['facts'] } {
  const bounds: Context['bounds'] = new Map();
  const facts: Context['facts'] = new Map();
  const learn = (p: Poly): void => void facts.set(facts.size + 1, p);
  for (let r = 0; r < REGISTERS; r++) bounds.set(entryUnknown(r), { lower: 0n, upper: WORD_MAX });
  bounds.set(RETURN_ADDRESS, { lower: 0n, upper: WORD_MAX });
  const words: Word[] = [];
  let n = FIRST_INPUT;
  for (const { weights, most, top } of inputElements(claim)) {
    const own = most.map((max) => ({ poly: unknown(n++), max }));
    const number = weighted(
      own.map(({ poly }) => poly),
      weights,
    );
    learn(number);
    learn(subtract(constant(top), number));
    words.push(...own);
  }
  words.forEach(({ poly, max }, i) => {
    bounds.set(FIRST_INPUT + i, { lower: 0n, upper: max });
    learn(poly);
    learn(subtract(constant(max), poly));
  });
  return { bounds, facts };
}

/**
 * Products of what is left to the bounds of numbers with words and with each other: what is known of the product of two
 * numbers beyond its parts. `areAll` is whether a bound that the words have anyway counts, too.
 */
function products(claim: Claim, facts: Context['facts'], areAll: boolean): Map<number, Poly> {
  const elements = inputElements(claim);
  const made = new Map<number, Poly>();
  const multiplyFacts = (a: number, b: number): void =>
    void made.set(productOf(a, b), multiply(facts.get(a) ?? ZERO, facts.get(b) ?? ZERO));
  const isTold = ({ weights, most, top }: Element): boolean =>
    areAll || top < weights.reduce((sum, w, i) => sum + w * most[i], 0n);
  let word = 2 * elements.length + 1;
  for (const [k, { weights }] of elements.entries()) {
    elements.forEach((element, j) => {
      if ((j === k && elements.length > 1) || !isTold(element)) return;
      for (let i = 0; i < weights.length; i++) multiplyFacts(2 * j + 2, word + 2 * i);
      if (j <= k) multiplyFacts(2 * j + 2, 2 * k + 2);
    });
    word += 2 * weights.length;
  }
  return made;
}

const inputElements = ({ parameters }: Claim): Element[] => parameters.filter(isInput).flatMap(elementsOf);

/** The numbers of the inputs, in order. */
function numbersOf(claim: Claim): Poly[] {
  let n = FIRST_INPUT;
  return inputElements(claim).map(({ weights }) =>
    weighted(
      weights.map(() => unknown(n++)),
      weights,
    ),
  );
}
