import type { TimingMode } from '../../src/base/aims.ts';
import type { Io } from '../../src/base/io.ts';
import type { IrFunction } from '../../src/ir/function.ts';

/** The best code of one form of a function for this machine. */
export interface TunedForm {
  /** Its contract. */
  readonly fn: IrFunction;
  readonly bytes: Uint8Array;
  /** In words. */
  readonly searched: string;
  readonly proved: readonly string[];
}

/** How long each form is searched, and for what. */
export interface FormOptions {
  readonly aim: TimingMode;
  readonly budget: string;
  readonly seed: number;
  readonly cpu: number | undefined;
}

/** The best code of both forms of one function, the saturated one first. */
export type Tuner<Source> = (
  sources: readonly [Source, Source],
  options: FormOptions,
  io: Io,
) => Promise<readonly [TunedForm, TunedForm]>;

/** A budget as the records have it. */
export const budgetShown = (kind: 'time' | 'evaluations', amount: number): string =>
  kind === 'time' ? `${amount / 1000} s` : `${amount} evaluations`;
