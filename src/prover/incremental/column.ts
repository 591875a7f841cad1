/**
 * One column of a sum of forms at powers of 2^64: unknowns with coefficients, and a constant. Reused from one sum to
 * the next.
 */
import { MAX_COEFFICIENT, MAX_TERMS, NOTHING, type Bound, type LinearForms } from './linearForms.ts';

/** Floors that are added less one that is taken away, and what that is at most. */
export interface FloorGroup {
  readonly added: readonly number[];
  readonly subtracted: number | null;
  readonly most: Bound;
}

export class Column {
  /** What stands in place of the unknowns that were taken away, high·2^64 + low. */
  high = 0;
  low = 0;
  /** Unknowns that occur, perhaps with coefficient 0. */
  readonly unknowns = new Int32Array(MAX_TERMS);
  count = 0;
  /** Floors that were put into the next column, by sign. */
  readonly added: number[] = [];
  readonly subtracted: number[] = [];
  private coefficients = new Int32Array(256);
  /** By unknown: the round in which its coefficient was set. */
  private rounds = new Int32Array(256);
  private round = 0;

  clear(): void {
    this.high = this.low = this.count = this.added.length = this.subtracted.length = 0;
    this.round++;
  }

  coefficientOf(unknown: number): number {
    return this.rounds[unknown] === this.round ? this.coefficients[unknown] : 0;
  }

  /** Adds factor·form; false if that is more than a column holds. */
  add(linear: LinearForms, form: number, factor: number): boolean {
    const { data } = linear;
    const at = linear.startOf(form);
    const end = at + data[at];
    for (let i = at + 1; i < end; i += 2) {
      if (data[i] === 0) this.addConstant(0, factor * data[i + 1]);
      else if (!this.put(data[i], factor * data[i + 1])) return false;
    }
    return true;
  }

  /** Adds high·2^64 + low. */
  addConstant(high: number, low: number): void {
    this.high += high;
    this.low += low;
  }

  /** Puts coefficient·bound in place of as many of the unknown. */
  bound(unknown: number, coefficient: number, { high, low }: Bound): void {
    this.coefficients[unknown] -= coefficient;
    this.addConstant(coefficient * high, coefficient * low);
  }

  /** Puts its bound in place of a group if all of it is there. */
  take({ added, subtracted, most }: FloorGroup): void {
    if (added.some((x) => this.coefficientOf(x) < 1) || (subtracted !== null && this.coefficientOf(subtracted) > -1))
      return;
    for (const x of added) this.bound(x, 1, NOTHING);
    if (subtracted !== null) this.bound(subtracted, -1, NOTHING);
    this.addConstant(most.high, most.low);
  }

  /** Adds coefficient·unknown; false if that is more than a column holds. */
  private put(unknown: number, coefficient: number): boolean {
    if (unknown >= this.rounds.length) this.grow(unknown);
    if (this.rounds[unknown] !== this.round) {
      if (this.count === MAX_TERMS) return false;
      this.unknowns[this.count++] = unknown;
      this.rounds[unknown] = this.round;
      this.coefficients[unknown] = 0;
    }
    const sum = (this.coefficients[unknown] += coefficient);
    return sum <= MAX_COEFFICIENT && sum >= -MAX_COEFFICIENT;
  }

  private grow(unknown: number): void {
    const [coefficients, rounds] = [this.coefficients, this.rounds].map((old) => {
      const longer = new Int32Array(2 * unknown + 2);
      longer.set(old);
      return longer;
    });
    [this.coefficients, this.rounds] = [coefficients, rounds];
  }
}
