import type { RuleSet } from '../algebra/rules.ts';
import { Exhausted, Work } from '../algebra/work.ts';
import { Stopped } from '../machine/semantics/execute.ts';

/**
 * Terms (algebra/work.ts) of one strategy, that is a rule set with all its cases: more than what the largest
 * proofs that succeeded needed, for products and for long functions (SOUNDNESS.md).
 */
const MAX_TERMS = 10_000_000;
const MAX_TERMS_WITH_NAMES = 400_000_000;

const mostTerms = (rules: RuleSet): number => (rules.names === true ? MAX_TERMS_WITH_NAMES : MAX_TERMS);

/** What the attempt finds, or null if it was given up because it takes more terms than that, or more of the stack. */
export function limited<T>(rules: RuleSet, attempt: (work: Work) => T, limit = mostTerms(rules)): T | null {
  const work = new Work(limit);
  try {
    return attempt(work);
  } catch (e) {
    if (isTooMuch(e instanceof Stopped ? e.cause : e)) return null;
    throw e;
  } finally {
    work.lift();
  }
}

/** Values that are made of each other thousands of times over use up the stack, which V8 tells by this error. */
const isTooMuch = (e: unknown): boolean =>
  e instanceof Exhausted || (e instanceof RangeError && e.message.startsWith('Maximum call stack size'));

/** Appended to what is said of a proof that is not decided. */
export const givenUp = (attempts: number): string =>
  attempts === 0
    ? ''
    : ` (${attempts === 1 ? 'one attempt was' : `${attempts} attempts were`} given up: too many terms)`;
