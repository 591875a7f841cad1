/**
 * Upper bounds of forms whose unknowns are floors of other forms: n·floor(E/2^64) is at most n·E/2^64 for n > 0 and at
 * most (n·E - n·(2^64-1))/2^64 for n < 0, so that a form is at most a sum of columns, with E in the next one. What was
 * added here and taken away there cancels, and the two words of a product meet: low + 2^64·high is bounded better than
 * each of them. Nothing else is used but the bounds of the unknowns.
 */
import { Column, type FloorGroup } from './column.ts';
import { floorOfBound, NOTHING, type Bound, type LinearForms } from './linearForms.ts';

/** The lower of the two words of a number, and low + 2^64·high <= 2^64·mostHigh + mostLow. */
interface Partner {
  readonly low: number;
  readonly mostHigh: Bound;
  readonly mostLow: Bound;
}

/** More than the longest products have. */
const MAX_COLUMNS = 16;
/** Within this, sums of low parts are exact and far below 2^64. */
const MAX_LOW = 2 ** 51;

export class ColumnBounds {
  private readonly linear: LinearForms;
  /** By unknown: the form that it is the floor of, or -1. */
  private readonly formOf: (unknown: number) => number;
  /** By unknown that is a higher word. */
  private readonly partners: (Partner | undefined)[] = [];
  /** The most significant first; after a bound was found they tell which floors were expanded. */
  readonly columns = Array.from({ length: MAX_COLUMNS }, () => new Column());

  constructor(linear: LinearForms, formOf: (unknown: number) => number) {
    this.linear = linear;
    this.formOf = formOf;
  }

  pair(high: number, partner: Partner): void {
    this.partners[high] ??= partner;
  }

  /** Whether an unknown is the higher word of a number whose words are bounded together. */
  isHigher(unknown: number): boolean {
    return this.partners[unknown] !== undefined;
  }

  /**
   * An upper bound of sign·form, or null if none is found; `group` is not expanded where it occurs, but bounded by what
   * is known of it.
   */
  upper(form: number, sign: 1 | -1, group: FloorGroup | null = null): Bound | null {
    const { columns } = this;
    for (const column of columns) column.clear();
    if (!columns[0].add(this.linear, form, sign)) return null;
    for (let i = 0; ; i++) {
      if (group !== null) columns[i].take(group);
      const expanded = i + 1 === MAX_COLUMNS ? null : this.expand(columns[i], columns[i + 1]);
      if (expanded === null) return null;
      if (!expanded) break;
    }
    for (let i = 0; i + 1 < MAX_COLUMNS; i++) this.meet(columns[i], columns[i + 1]);
    return this.total();
  }

  /**
   * Puts what floors are cut out of into the next column; whether there were any, null if that is more than a column
   * holds.
   */
  private expand(column: Column, next: Column): boolean | null {
    let isExpanded = false;
    for (let i = 0; i < column.count; i++) {
      const unknown = column.unknowns[i];
      const n = column.coefficientOf(unknown);
      const form = n === 0 ? -1 : this.formOf(unknown);
      if (form < 0) continue;
      isExpanded = true;
      (n > 0 ? column.added : column.subtracted).push(unknown);
      column.bound(unknown, n, NOTHING);
      if (!next.add(this.linear, form, n)) return null;
      if (n < 0) next.addConstant(-n, n);
    }
    return isExpanded;
  }

  /** Bounds the words of a number together where both are there. */
  private meet(column: Column, next: Column): void {
    for (let i = 0; i < column.count; i++) {
      const high = column.unknowns[i];
      const partner = this.partners[high];
      if (partner === undefined) continue;
      const times = Math.min(column.coefficientOf(high), next.coefficientOf(partner.low));
      if (times <= 0) continue;
      column.bound(high, times, partner.mostHigh);
      next.bound(partner.low, times, partner.mostLow);
    }
  }

  /** The bound of the first column, with what the others carry into it. */
  private total(): Bound | null {
    let carried = 0;
    let low = 0;
    for (let i = MAX_COLUMNS - 1; i >= 0; i--) {
      const column = this.columns[i];
      this.boundWords(column);
      low = column.low + carried;
      if (Math.abs(low) > MAX_LOW || Math.abs(column.high) > MAX_LOW) return null;
      carried = floorOfBound({ high: column.high, low });
    }
    return { high: this.columns[0].high, low };
  }

  private boundWords(column: Column): void {
    for (let i = 0; i < column.count; i++) {
      const unknown = column.unknowns[i];
      const n = column.coefficientOf(unknown);
      if (n !== 0)
        column.bound(
          unknown,
          n,
          n > 0 ? this.linear.boundsOfUnknown(unknown).most : this.linear.boundsOfUnknown(unknown).least,
        );
    }
  }
}
