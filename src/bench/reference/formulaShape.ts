import type { AffineCurves } from './affineCurves.ts';

/**
 * Elements that go in, below the modulus, and a test of those that come out, which may be any that are congruent.
 */
interface FormulaTrial {
  readonly input: readonly bigint[];
  readonly agrees: (out: readonly bigint[]) => boolean;
}

/** What a formula computes, whatever its field. */
export interface FormulaShape {
  readonly name: string;
  /** In words, for tables. */
  readonly title: string;
  /** Elements that each array of operands has: points as a whole, factors one by one. */
  readonly inputs: readonly [number, ...number[]];
  readonly outputs: number;
  /**
   * What the results are congruent to, for operands below the modulus, in the names of word IR (ir/formula.ts); absent
   * where nothing is stated.
   */
  readonly relation?: string;
  /** Whether the result may take the place of operands. */
  readonly inPlace: boolean;
  /** Draws one call. Throws `input` if the affine law has no answer for what was drawn: draw again. */
  readonly trial: (curves: AffineCurves) => FormulaTrial;
}
