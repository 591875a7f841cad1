/**
 * Word operations that distinguish cases: the n-th bit by which something is selected (a condition, or a mask made of
 * one bit) gets the n-th decision. Programs are executed the same way each time, so the n-th bit of one run is that of
 * every other with the same earlier decisions.
 */
import type { Algebra } from '../algebra/algebra.ts';
import { assumeBit } from '../algebra/assume.ts';
import { isConstant, type Poly } from '../algebra/poly.ts';
import type { RuleSet } from '../algebra/ruleSets.ts';
import { Words } from '../algebra/words.ts';
import { asConstant } from './residual.ts';

export class CaseWords extends Words {
  /** The bits met so far, whether decided or not. */
  readonly bits: Poly[] = [];
  private readonly decisions: readonly bigint[];
  private readonly consequences: (() => void)[] = [];

  constructor(algebra: Algebra, rules: RuleSet, decisions: readonly bigint[]) {
    super(algebra, rules);
    this.decisions = decisions;
  }

  override choose(condition: Poly, ifOne: Poly, ifZero: Poly): Poly {
    return super.choose(this.decided(condition), ifOne, ifZero);
  }

  override and(a: Poly, b: Poly): Poly {
    for (const p of [a, b]) {
      const bit = isConstant(p) ? null : this.maskedBit(p);
      if (bit !== null) this.decided(bit);
    }
    return super.and(this.algebra.resolve(a), this.algebra.resolve(b));
  }

  /**
   * Learns what the decisions say about the words of the numbers that were carried out of; call it when all results are
   * known.
   */
  learnConsequences(): void {
    for (const learn of this.consequences.splice(0)) learn();
  }

  /** A bit that is known from the earlier ones, because it is carried out of a number of which they say enough. */
  private followed(bit: Poly): Poly {
    const value = isConstant(bit) || this.decisions.length === 0 ? null : asConstant(this, bit);
    return value === null ? bit : this.algebra.learn(bit, value, value);
  }

  private decided(condition: Poly): Poly {
    const known = this.followed(this.algebra.resolve(condition));
    if (isConstant(known)) return known;
    const bit = known.core.coefficients[0] < 0n ? this.complement(known) : known;
    if (this.bits.some((b) => b.core === bit.core)) return known;
    const decision = this.decisions[this.bits.push(bit) - 1];
    if (decision !== undefined) this.consequences.push(assumeBit(this, bit, decision));
    return this.algebra.resolve(known);
  }
}
