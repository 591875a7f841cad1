/**
 * Word IR ⊨ specification, over the integers: the result is congruent to the relation modulo p, every limb is within
 * its bounds, and the result is below p where that is promised — for all inputs within their bounds.
 *
 * The difference of both sides is a polynomial; if every coefficient is a multiple of p, so is the difference. Dropped
 * carries must be shown to vanish (residual.ts); when that fails, the bits that the body chooses by are distinguished.
 */
import { seeded } from '../../base/rng.ts';
import type { IrFunction, Specification } from '../../ir/function.ts';
import { distinctMode, isComposed } from '../../ir/contract/domain.ts';
import { Algebra } from '../algebra/algebra.ts';
import { EVALUATING, NAMING_PORTFOLIO, PORTFOLIO, SPECIFICATION_PORTFOLIO, type RuleSet } from '../algebra/ruleSets.ts';
import { Words } from '../algebra/words.ts';
import { type Work, Contradiction } from '../algebra/work.ts';
import { givenUp, limited, workToRefute, workWithin } from './everyMode.ts';
import { withDecision, choiceBits, degreeOf } from './limbPairs.ts';
import { executeIr, inputPolys, type Decisions } from './irExecutor.ts';
import type { Verdict } from './verdict.ts';
import { contradicted, wrongOutputs, type Effort, type Wrong } from './counterexample.ts';
import type { ValueId } from '../../base/ids.ts';
import { assumeBit } from '../algebra/assume.ts';
import { Obligations } from './obligations.ts';
import type { Listing } from '../listing/listing.ts';
import { proveListing } from './equivalence.ts';

interface SpecificationOptions {
  /** Rule sets to try; by default those that fit the function. */
  readonly portfolio?: readonly RuleSet[];
  /** Terms after which an attempt is given up, instead of those of `limited`. */
  readonly mostTerms?: number;
}

/**
 * That `fn` meets its specification: itself, or because the same code computes it and the word IR of the source, for
 * all inputs, and that does.
 */
export function proveSpecThrough(listing: Listing, fn: IrFunction, source: IrFunction): Verdict {
  const same = proveListing(listing, source);
  const meets = same.kind === 'proved' ? proveSpec(source) : same;
  if (same.kind !== 'proved' || meets.kind !== 'proved') return proveSpec(fn);
  return { ...meets, by: `by way of the source's: ${same.by}; ${meets.by}` };
}

/** Undecided without a specification. Throws `input` when the relation cannot be parsed. */
export function proveSpec(fn: IrFunction, { portfolio, mostTerms }: SpecificationOptions = {}): Verdict {
  const start = performance.now();
  const millis = (): number => performance.now() - start;
  const { spec } = fn;
  if (spec === undefined) return { kind: 'undecided', where: fn.name, reason: 'no specification', millis: millis() };
  let open = '';
  let given = 0;
  for (const rules of portfolio ?? portfolioFor(fn, spec)) {
    const outcome = limited(workWithin(rules, mostTerms), (work) => proveAllCases(fn, spec, rules, work, new Map()));
    if (outcome === null) {
      given++;
      continue;
    }
    if (outcome.open === null) {
      // What is proved is tried, too: a proof that inputs contradict is a bug of ours.
      const wrong = open === '' ? wrongInputs(fn, EVALUATING, 'quickly') : null;
      if (wrong !== null) throw contradicted(fn, wrong);
      return {
        kind: 'proved',
        by: `${rules.name}, ${outcome.cases} case${outcome.cases === 1 ? '' : 's'}`,
        millis: millis(),
      };
    }
    const wrong = open === '' ? wrongInputs(fn, PORTFOLIO[0], 'thoroughly') : null;
    if (wrong !== null) return { kind: 'refuted', where: fn.name, ...wrong, millis: millis() };
    open ||= outcome.open;
  }
  return {
    kind: 'undecided',
    where: fn.name,
    reason: `not shown: ${open || 'no attempt came to its end'}${givenUp(given)}`,
    millis: millis(),
  };
}

const verdicts = new WeakMap<IrFunction, Verdict>();

/** The same, found once for each function. */
export function specVerdict(fn: IrFunction): Verdict {
  const verdict = verdicts.get(fn) ?? proveSpec(fn);
  verdicts.set(fn, verdict);
  return verdict;
}

/**
 * A product of two numbers is compared with its relation limb by limb; where products are multiplied again, element by
 * element.
 */
const portfolioFor = (fn: IrFunction, spec: Specification): readonly RuleSet[] =>
  isComposed(fn, spec) || degreeOf(fn) > 2 ? NAMING_PORTFOLIO : SPECIFICATION_PORTFOLIO;

/** At most 2^depth cases; of long functions, whose carries have cases of their own (caseWords.ts), fewer. */
const MAX_DEPTH = 4;
const COMPOSED_DEPTH = 1;

function proveAllCases(
  fn: IrFunction,
  spec: Specification,
  rules: RuleSet,
  work: Work,
  decisions: Decisions,
): { open: string | null; cases: number } {
  const result = proveCase(fn, spec, rules, work, decisions);
  const [bit] = result.undecidedBits;
  if (
    result.open === null ||
    bit === undefined ||
    decisions.size >= (rules.names === true ? COMPOSED_DEPTH : MAX_DEPTH)
  )
    return { open: result.open, cases: 1 };
  let cases = 0;
  for (const value of [0n, 1n]) {
    const outcome = proveAllCases(fn, spec, rules, work, withDecision(decisions, bit, value));
    cases += outcome.cases;
    if (outcome.open !== null) return { open: `${outcome.open} when ${fn.values[bit].name} = ${value}`, cases };
  }
  return { open: null, cases };
}

/** Inputs on which the body breaks the specification, if testing finds any. */
function wrongInputs(fn: IrFunction, rules: RuleSet, how: Effort): Wrong | null {
  return limited(workToRefute(), (work) => {
    const words = new Words(new Algebra(work), rules);
    const mode = distinctMode(fn);
    const { outputs } = executeIr(words, fn, inputPolys(words, fn, mode));
    return wrongOutputs(fn, mode, words.algebra, outputs.flat(), seeded(1, fn.name), how);
  });
}

/** One case of a specification proof: the body is executed under the assumed bits and every obligation is checked. */
interface CaseResult {
  /** What could not be shown, or null. */
  readonly open: string | null;
  /** Bits that are not known in this case and that the body chooses by; earliest first. */
  readonly undecidedBits: readonly ValueId[];
}

/** A case that contradicts itself cannot occur and has nothing to prove. */
function proveCase(fn: IrFunction, spec: Specification, rules: RuleSet, work: Work, decisions: Decisions): CaseResult {
  try {
    return attempt(fn, spec, new Words(new Algebra(work), rules, true), decisions);
  } catch (e) {
    if (e instanceof Contradiction && decisions.size > 0) return { open: null, undecidedBits: [] };
    throw e;
  }
}

function attempt(fn: IrFunction, spec: Specification, words: Words, decisions: Decisions): CaseResult {
  const { algebra } = words;
  const inputs = inputPolys(words, fn, distinctMode(fn));
  const obligations = new Obligations(words, fn, spec, inputs);
  const consequences: (() => void)[] = [];
  const run = executeIr(words, fn, inputs, decisions, (bit, value) => consequences.push(assumeBit(words, bit, value)));
  consequences.forEach((learn) => learn());
  const bits = choiceBits(fn, algebra, run, decisions);
  const findOpen = (): string | null =>
    obligations.firstOpen(
      run.outputs,
      bits.map((id) => algebra.resolve(run.values[id])),
    )?.text ?? null;
  let open = findOpen();
  if (open !== null && consequences.length > 0) {
    // What was found out about carries may say more about the numbers that the decided bits were carried out of, or
    // exclude the case.
    consequences.forEach((learn) => learn());
    open = findOpen();
  }
  return { open, undecidedBits: open === null ? [] : bits };
}
