/**
 * Bounds of columns that are one too high. Floors are integers: what a group of them is at most is rounded down, which
 * is less than the sums they are cut out of are together with the rest of their column. So p + q - r is at most 0 if
 * what p and q are cut out of is at most what r is cut out of, and a carry at most 1. A group is bounded by columns of
 * its own; then the rest is, with this bound in its place.
 */
import type { FloorGroup } from './column.ts';
import type { ColumnBounds } from './columnBounds.ts';
import { floorOfBound, type Bound, type LinearForms } from './linearForms.ts';

export class GroupBounds {
  private readonly linear: LinearForms;
  private readonly columns: ColumnBounds;
  /** By form: its bound by columns. */
  private readonly known: (Bound | null | undefined)[] = [];

  constructor(linear: LinearForms, columns: ColumnBounds) {
    this.linear = linear;
    this.columns = columns;
  }

  /**
   * An upper bound of a form that has not more than `least` as a lower one, or null if none is found; groups are tried
   * where that may decide floor(form / 2^64).
   */
  upper(form: number, least: Bound): Bound | null {
    const { columns } = this;
    const most = columns.upper(form, 1);
    if (most === null || most.low < 0 || most.high !== floorOfBound(least) + 1 || !this.hasHigherWord(form))
      return most;
    for (const group of this.groups()) {
      const less = columns.upper(form, 1, group);
      if (less !== null && floorOfBound(less) < most.high) return less;
    }
    return most;
  }

  /** Without the higher word of a product there are words that may all be as large as words get. */
  private hasHigherWord(form: number): boolean {
    let isThere = false;
    this.linear.eachTerm(form, (unknown) => {
      isThere ||= this.columns.isHigher(unknown);
    });
    return isThere;
  }

  /** Groups among the floors that were expanded last: one that is added, or one or two less one that is taken away. */
  private *groups(): Generator<FloorGroup> {
    const expanded = this.columns.columns.map(({ added, subtracted }) => ({
      added: added.slice(),
      subtracted: [null, ...subtracted],
    }));
    for (const { added, subtracted } of expanded) {
      for (const s of subtracted) {
        for (const chosen of ones(added)) yield* this.bounded(chosen, s);
        if (s !== null) for (const chosen of twos(added)) yield* this.bounded(chosen, s);
      }
    }
  }

  /** The group, if a bound of it is found. */
  private bounded(added: readonly number[], subtracted: number | null): readonly FloorGroup[] {
    const { linear } = this;
    const nothing = linear.constant(0);
    const less = subtracted === null ? nothing : linear.combine(nothing, linear.only(subtracted), -1);
    const form = added.reduce((sum, x) => linear.combine(sum, linear.only(x), 1), less);
    const most = form < 0 ? null : (this.known[form] ??= this.columns.upper(form, 1));
    return most === null ? [] : [{ added, subtracted, most }];
  }
}

const ones = (all: readonly number[]): number[][] => all.map((x) => [x]);

const twos = (all: readonly number[]): number[][] => all.flatMap((x, i) => all.slice(i + 1).map((y) => [x, y]));
