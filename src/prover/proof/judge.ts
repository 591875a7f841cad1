import { Failure } from '../../base/errors.ts';
import { Stopped } from '../machine/semantics/execute.ts';
import { Violation } from '../machine/violation.ts';
import type { Refuted, Undecided, Verdict } from './verdict.ts';

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
  if (cause instanceof Violation) return { kind: 'refuted', where, reason: `${cause.rule}: ${cause.message}` };
  if (cause instanceof Failure && (cause.kind === 'unsupported' || cause.kind === 'input')) {
    return {
      kind: 'undecided',
      where: cause.detail.where ?? where,
      reason: cause.detail.found === undefined ? cause.message : `${cause.message}: ${cause.detail.found}`,
      ...(cause.detail.hint === undefined ? {} : { hint: cause.detail.hint }),
    };
  }
  throw cause;
}
