import type { Loadable } from '../../base/loadable.ts';
import type { IrFunction } from '../../ir/function.ts';

/** What an implementation promises. */
export interface ContestantPromise {
  /** e.g. `5x51`. */
  readonly representation: string;
  /** What it is tested against. */
  readonly contract: IrFunction;
  /** Which arrays may alias, e.g. `out=a`; without it all that the contract allows. */
  readonly aliases?: readonly string[];
}

/** One implementation that takes part. */
export interface Contestant extends ContestantPromise {
  readonly name: string;
  /** Package and version, file, or record that it is from. */
  readonly origin: string;
  readonly code: Loadable;
}

/** One that cannot take part, and why. */
export interface Absent {
  readonly name: string;
  readonly reason: string;
}

/** Everybody who was looked at, in the order of the table. */
export interface Field {
  readonly present: readonly Contestant[];
  readonly absent: readonly Absent[];
}
