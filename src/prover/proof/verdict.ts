/** Verdicts: proved, refuted or undecided. */
import type { OtherCall } from '../machine/violation.ts';
import type { Counterexample } from './counterexample.ts';

/**
 * What a proof attempt says. `proved` holds for all inputs within the declared bounds; `refuted` comes with what is
 * wrong; `undecided` says why. Passed tests are none of these (see `TestOutcome`).
 */
export type Verdict = Proved | Refuted | Undecided;

interface Proved {
  readonly kind: 'proved';
  /** Rule set and, for specifications, the kind of argument. */
  readonly by: string;
  readonly millis: number;
}

export interface Refuted {
  readonly kind: 'refuted';
  /** Line of the assembly, or output limb. */
  readonly where: string;
  readonly reason: string;
  /** A call on which the results differ; absent when a rule is broken whatever the input. */
  readonly counterexample?: Counterexample;
  /** Name of the aliasing mode (`aliasModes`) that the counterexample is for. */
  readonly mode?: string;
  /** The first place where both programs part, as far as it is found. */
  readonly firstDivergence?: string;
  /** How the function may be called instead, if all that is wrong is what callers of that would expect. */
  readonly otherCall?: OtherCall;
  /** True if what is wrong is that upper halves of vector registers are left in use, which slows callers down. */
  readonly leavesUppers?: true;
  readonly millis: number;
}

export interface Undecided {
  readonly kind: 'undecided';
  readonly where: string;
  readonly reason: string;
  /** The terms of the difference of two normal forms, of which `reason` has the first. */
  readonly difference?: readonly string[];
  /** What the user can do next. */
  readonly hint?: string;
  /** Modulo what rsp on entry would have to be known. */
  readonly alignment?: number;
  readonly millis: number;
}
