/**
 * Finds a certificate: follows the code as the checker does, and says at each place what the checker cannot see itself.
 * Throws `unsupported` where none is found, which says nothing against the code.
 */
import { Failure } from '../base/errors.ts';
import type { TracedCode } from '../prover/instructions/traceCode.ts';
import { isInput, valueOf, wordsOf, type Claim } from './claim.ts';
import type { Certificate, Closing, Ending } from './certificate.ts';
import { Context, type Hint, type Word } from './context.ts';
import { entryUnknown, FIRST_INPUT, Machine, REGISTERS, RETURN_ADDRESS, type Place } from './machine.ts';
import { Absurd, spend, type Bound, type Effort } from './bound.ts';
import {
  add,
  combine,
  constant,
  multiply,
  scale,
  settle,
  subtract,
  unknown,
  weighted,
  ZERO,
  type Poly,
  type Unknown,
} from './poly.ts';
import { bitsIn, deciding, narrow } from './decisions.ts';
import { lostCarries } from './flagUse.ts';
import { step } from './step.ts';
import { factorsOf, productOf, Unknowns } from './unknowns.ts';
import { NeedsValue, WORD_MAX, type Strategy } from './words.ts';

interface Found {
  readonly certificate: Certificate;
  /** In the order in which they are accessed. */
  readonly leak: readonly Place[];
  /** Bytes below rsp that are written or addressed. */
  readonly frame: number;
}

const MAX_DEPTH = 12;

/** Whether a mask that is all ones or 0 by a bit is multiplied by, or its two cases are distinguished. */
const STRATEGIES: readonly Strategy[] = ['cases', 'products'];

/** `samples` are words of all inputs, one after another. Throws `unsupported` when the effort is used up, too. */
export function findCertificate(
  listing: TracedCode,
  claim: Claim,
  samples: readonly (readonly bigint[])[],
  effort: Effort,
): Found {
  let failure: unknown = null;
  for (const strategy of STRATEGIES) {
    try {
      return withPlainQuotients((plain) => new Search(listing, claim, samples, strategy, plain, effort).run());
    } catch (error) {
      if (!(error instanceof Failure) || error.kind !== 'unsupported') throw error;
      failure ??= error;
    }
  }
  throw failure;
}

/** A carry is chosen by that was found to be a polynomial: at this instruction it should have been an unknown. */
class Reconsider extends Error {
  readonly at: number;
  constructor(at: number) {
    super('a quotient should have been an unknown');
    this.at = at;
  }
}

/** Begins again with what is to be reconsidered, once for each instruction. */
function withPlainQuotients(search: (plain: ReadonlySet<number>) => Found): Found {
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

class Search {
  private readonly listing: TracedCode;
  private readonly claim: Claim;
  private readonly entry: ReturnType<typeof entry>;
  private readonly strategy: Strategy;
  private readonly numbers: readonly Poly[];
  private readonly unknowns: Unknowns;
  private leak: readonly Place[] = [];
  private lowest = 0;

  constructor(
    listing: TracedCode,
    claim: Claim,
    samples: readonly (readonly bigint[])[],
    strategy: Strategy,
    plain: ReadonlySet<number>,
    effort: Effort,
  ) {
    this.strategy = strategy;
    this.listing = listing;
    this.claim = claim;
    const words = claim.parameters.filter(isInput).reduce((sum, p) => sum + wordsOf(p), 0);
    this.entry = entry(claim);
    this.unknowns = new Unknowns(
      FIRST_INPUT + words,
      samples.map(valuation),
      products(claim, this.entry.facts),
      plain,
      lostCarries(listing.instructions),
      effort,
    );
    this.numbers = numbersOf(claim);
  }

  run(): Found {
    const { bounds, facts } = this.entry;
    const machine = new Machine(new Context(this.unknowns, bounds, facts), this.claim, this.listing, this.strategy);
    const certificate = this.follow(machine, 0, []);
    return { certificate, leak: this.leak, frame: -this.lowest };
  }

  private follow(machine: Machine, from: number, narrowed: readonly Unknown[]): Certificate {
    const steps: Hint[][] = [];
    for (let at = from; ; at++) {
      const before = machine.inContext(machine.context);
      const known = machine.context.facts.size;
      this.unknowns.at = at;
      spend(this.unknowns.effort);
      try {
        if (this.listing.instructions[at].mnemonic === 'ret') return { steps, end: this.finish(machine, at, narrowed) };
        step(machine, this.listing.instructions[at]);
      } catch (error) {
        if (error instanceof NeedsValue) return { steps, end: this.casesOf(error, before, { at, known }, narrowed) };
        if (error instanceof Absurd) return { steps, end: this.absurd(error, known, at) };
        throw error;
      }
      steps.push(machine.takeHints());
    }
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
    const { lower, upper } = machine.context.bounds.get(bit) ?? { lower: 0n, upper: 1n };
    const [low, high] = [lower, upper].map((value) => {
      const context = machine.context.inCase(bit, value, value);
      const all = [bit, ...narrowed];
      const absurd = context.samples.length === 0 ? context.contradiction(all) : null;
      if (absurd !== null) return { steps: [], end: { kind: 'absurd', facts: absurd.facts } } satisfies Certificate;
      return this.follow(machine.inContext(context), at, all);
    });
    return { kind: 'case', unknown: bit, most: lower, low, high };
  }

  private finish(machine: Machine, at: number, narrowed: readonly Unknown[]): Ending {
    const { context } = machine;
    this.leak = [...machine.trace, machine.stackPointer];
    this.lowest = Math.min(this.lowest, machine.lowest);
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
        const { scale: factor, expression } = this.claim.results[element++];
        const open = this.openTerms(context, number, factor, valueOf(expression, this.numbers, RING));
        if (open.size > 0) return this.close(machine, at, narrowed, open);
        const sum = boundedBy(context, number, top);
        const each = words.map((w, i) => (w.max <= most[i] ? null : boundedBy(context, w.poly, most[i])));
        if (sum === undefined || each.includes(undefined))
          return this.decide(machine, at, narrowed, relatedBits(context, narrowed));
        closings.push({ sum, each: each.every((b) => b === null) ? [] : (each as (Bound | null)[]) });
      }
    }
    return { kind: 'return', closings };
  }

  /** What is not divisible by the modulus. */
  private openTerms(context: Context, number: Poly, factor: bigint, value: Poly): Poly {
    const { modulus } = this.claim;
    const rest = settle(combine(scale(number, factor), value, -1n), context.bounds);
    return new Map([...rest].filter(([, c]) => (modulus === 0n ? c !== 0n : c % modulus !== 0n)));
  }

  /** Unknowns of the open terms may have only one value; else there are cases of the oldest. */
  private close(machine: Machine, at: number, narrowed: readonly Unknown[], open: Poly): Ending {
    const { context } = machine;
    const found = narrow(context, open);
    if (found !== null) return { kind: 'narrow', ...found, next: this.follow(machine, at, narrowed) };
    const bit = deciding(context, open);
    if (bit !== undefined) return this.decide(machine, at, narrowed, [bit]);
    throw new Failure('unsupported', 'the result is not seen to be congruent', { found: `${open.size} terms` });
  }

  private decide(machine: Machine, at: number, narrowed: readonly Unknown[], bits: readonly Unknown[]): Ending {
    if (bits.length === 0 || narrowed.length >= MAX_DEPTH)
      throw new Failure('unsupported', 'the result is not seen to be congruent and bounded', {
        where: this.listing.name,
      });
    return this.cases(machine, at, bits[0], narrowed);
  }
}

/** Bits that the definitions of the narrowed unknowns are made of, newest first. */
function relatedBits(context: Context, narrowed: readonly Unknown[]): Unknown[] {
  const all = narrowed.flatMap((n) => bitsIn(context, context.unknowns.definition(n)?.of ?? ZERO));
  return [...new Set(all)].sort((a, b) => b - a);
}

/** Null if intervals say so; undefined if it is not found. */
function boundedBy(context: Context, p: Poly, most: bigint): Bound | null | undefined {
  if (context.range(p).upper <= most) return null;
  const bound = context.upperBound(p, most);
  return bound.upper <= most ? bound : undefined;
}

const RING = { constant, add, sub: subtract, mul: multiply };

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
 * numbers beyond its parts.
 */
function products(claim: Claim, facts: Context['facts']): Map<number, Poly> {
  const elements = inputElements(claim);
  const made = new Map<number, Poly>();
  const multiplyFacts = (a: number, b: number): void =>
    void made.set(productOf(a, b), multiply(facts.get(a) ?? ZERO, facts.get(b) ?? ZERO));
  let word = 2 * elements.length + 1;
  for (const [k, { weights }] of elements.entries()) {
    elements.forEach((_, j) => {
      if (j === k && elements.length > 1) return;
      for (let i = 0; i < weights.length; i++) multiplyFacts(2 * j + 2, word + 2 * i);
      if (j <= k) multiplyFacts(2 * j + 2, 2 * k + 2);
    });
    word += 2 * weights.length;
  }
  return made;
}

const inputElements = ({ parameters }: Claim) =>
  parameters
    .filter(isInput)
    .flatMap((p) => (p.kind === 'value' ? [{ weights: [1n], most: [p.most], top: p.most }] : p.elements));

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
