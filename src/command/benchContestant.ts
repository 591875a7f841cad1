import type { IrFunction } from '../ir/function.ts';

/** One implementation that takes part. */
export interface Contestant {
  readonly name: string;
  /** Package and version, file, or record that it is from. */
  readonly origin: string;
  /** e.g. `5x51`. */
  readonly representation: string;
  readonly code: Uint8Array;
  /** What it promises, and what it is tested against. */
  readonly contract: IrFunction;
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
