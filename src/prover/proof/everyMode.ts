/** Runs proof attempts within limits, one aliasing mode after another. */
import type { IrFunction } from '../../ir/function.ts';
import { aliasModes, type AliasMode } from '../../ir/contract/domain.ts';
import { Failure } from '../../base/errors.ts';
import { seeded } from '../../base/rng.ts';
import type { RuleSet } from '../algebra/ruleSets.ts';
import { Exhausted, Work } from '../algebra/work.ts';
import { Stopped } from '../machine/semantics/execute.ts';
import { UnknownAlignment, Violation } from '../machine/violation.ts';
import { isEvident } from './counterexample.ts';
import type { Refuted, Undecided, Verdict } from './verdict.ts';

export interface ModeResult {
  readonly verdict: Untimed;
  /** Parameters that are read after a result was stored. If there is none, every aliasing mode is safe. */
  readonly loadedAfterStore: readonly string[];
}

/**
 * Proves one aliasing mode after the other. Which of them must be proved by themselves follows from what the code
 * does when arrays are distinct. Where that is not decided, `refute` may still find inputs that are wrong when arrays
 * coincide. `modes` are the ways there are, the one with the fewest arrays in common first.
 */
export function everyMode(
  contract: IrFunction,
  prove: (mode: AliasMode) => ModeResult,
  refute: (mode: AliasMode) => Untimed | null = () => null,
  [fewest, ...others]: readonly AliasMode[] = aliasModes(contract),
): Untimed {
  const proveIn = (mode: AliasMode): ModeResult => evidently(contract, mode, prove);
  const refuteIn = (mode: AliasMode): Untimed | null => evidently(contract, mode, refute);
  const first = proveIn(fewest);
  const isAlone = contract.aliasing === 'none' && others.length === 0;
  const isSafe = isAlone || first.loadedAfterStore.length === 0;
  if (first.verdict.kind === 'undecided' && !isSafe) return refutation(others, refuteIn) ?? first.verdict;
  if (first.verdict.kind !== 'proved' || isSafe) return first.verdict;
  for (const mode of others) {
    const { verdict } = proveIn(mode);
    if (verdict.kind !== 'proved') return inMode(verdict, mode);
  }
  if (contract.aliasing !== 'any') return first.verdict;
  return {
    kind: 'undecided',
    where: contract.name,
    reason: `${first.loadedAfterStore.join(', ')} is read after a result was stored; arrays may overlap partly`,
  };
}

/** A rule of which it only seems that it is broken leaves the question open. */
function evidently<T>(contract: IrFunction, mode: AliasMode, attempt: (mode: AliasMode) => T): T {
  try {
    return attempt(mode);
  } catch (e) {
    const cause = e instanceof Stopped ? e.cause : e;
    if (!(cause instanceof Violation) || cause.evidence === null) throw e;
    if (isEvident(contract, mode, cause.evidence, seeded(1, contract.name))) throw e;
    const open = new Failure('unsupported', `cannot tell whether this holds: ${cause.message}`);
    throw e instanceof Stopped ? new Stopped(e.instruction, open) : open;
  }
}

function refutation(others: readonly AliasMode[], refute: (mode: AliasMode) => Untimed | null): Untimed | null {
  for (const mode of others) {
    const verdict = refute(mode);
    if (verdict !== null && verdict.kind !== 'proved') return inMode(verdict, mode);
  }
  return null;
}

const inMode = (verdict: Exclude<Untimed, { kind: 'proved' }>, mode: AliasMode): Untimed => ({
  ...verdict,
  where: `${verdict.where} (with ${mode.name})`,
});

/** A verdict before its time is known. */
export type Untimed =
  | { readonly kind: 'proved'; readonly by: string }
  | Omit<Refuted, 'millis'>
  | Omit<Undecided, 'millis'>;

/**
 * Takes the time of an attempt; broken rules refute, what is not modelled leaves the question open, everything else is
 * passed on.
 */
export function judge(attempt: () => Untimed): Verdict {
  const start = performance.now();
  const verdict = caught(attempt);
  return { ...verdict, millis: performance.now() - start };
}

function caught(attempt: () => Untimed): Untimed {
  try {
    return attempt();
  } catch (e) {
    return fromError(e);
  }
}

function fromError(e: unknown): Untimed {
  const where = e instanceof Stopped ? e.message : 'return';
  const cause = e instanceof Stopped ? e.cause : e;
  if (cause instanceof Violation) {
    const { rule, message, otherCall } = cause;
    const more = {
      ...(otherCall === null ? {} : { otherCall }),
      ...(rule === 'upperHalves' ? { leavesUppers: true as const } : {}),
    };
    return { kind: 'refuted', where, reason: `${rule}: ${message}`, ...more };
  }
  if (cause instanceof Failure && (cause.kind === 'unsupported' || cause.kind === 'input')) {
    return {
      kind: 'undecided',
      where: cause.detail.where ?? where,
      reason: cause.detail.found === undefined ? cause.message : `${cause.message}: ${cause.detail.found}`,
      ...(cause.detail.hint === undefined ? {} : { hint: cause.detail.hint }),
      ...(cause instanceof UnknownAlignment ? { alignment: Number(cause.size) } : {}),
    };
  }
  throw cause;
}

/**
 * Terms (algebra/work.ts) of one strategy, that is a rule set with all its cases: more than what the largest
 * proofs that succeeded needed, for products and for long functions (SOUNDNESS.md).
 */
const MAX_TERMS = 10_000_000;
const MAX_TERMS_WITH_NAMES = 400_000_000;
const MAX_TERMS_TO_REFUTE = 100_000_000;

/** The work of one strategy, unless a limit is given. */
export const workWithin = (rules: RuleSet, limit?: number): Work =>
  new Work(limit ?? (rules.names === true ? MAX_TERMS_WITH_NAMES : MAX_TERMS));

/** That of code that is followed once more for inputs on which it is wrong, after all strategies: more than theirs. */
export const workToRefute = (): Work => new Work(MAX_TERMS_TO_REFUTE);

/** What the attempt finds, or null if it was given up because it takes more than the work's limit, or of the stack. */
export function limited<T>(work: Work, attempt: (work: Work) => T): T | null {
  try {
    return attempt(work);
  } catch (e) {
    if (isTooMuch(e instanceof Stopped ? e.cause : e)) return null;
    throw e;
  } finally {
    work.lift();
  }
}

/** What is proved by one set of rules may not be executed by another: null then. */
export function attempted<T>(attempt: () => T): T | null {
  try {
    return attempt();
  } catch (e) {
    const cause = e instanceof Stopped ? e.cause : e;
    if (cause instanceof Violation || (cause instanceof Failure && cause.kind === 'unsupported')) return null;
    throw e;
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
