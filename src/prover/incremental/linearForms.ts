/**
 * Sums n1·x1 + n2·x2 + … of integer unknowns with small integer coefficients, and what they lie between. Equal sums are
 * one number, so that adding up what carry chains add takes a merge of two short lists. Unknown 0 is the number 1: its
 * coefficient is the constant of a sum.
 */
import { TupleTable } from '../../base/tupleTable.ts';

/**
 * high·2^64 + low; `high` is a multiple of 2^-8, `low` an integer that is small against 2^56, either may be negative.
 */
export interface Bound {
  readonly high: number;
  readonly low: number;
}

export const NOTHING: Bound = { high: 0, low: 0 };

export interface Bounds {
  readonly least: Bound;
  readonly most: Bound;
}

/** Within these, parts of bounds are integers that a double holds: 2^7 terms of at most 2^6·2^38 are below 2^51. */
export const MAX_TERMS = 1 << 7,
  MAX_COEFFICIENT = 1 << 6;
const MAX_CONSTANT = 2 ** 31 - 1;
const MAX_PART = 2 ** 38;

export class LinearForms {
  private readonly table = new TupleTable();
  /**
   * Where in the table's data the terms of a form stand: their number of words, then unknown and coefficient in turn.
   */
  private readonly starts: number[] = [];
  private readonly bounds: Bounds[] = [];
  private readonly unknowns: Bounds[] = [{ least: { high: 0, low: 1 }, most: { high: 0, low: 1 } }];
  /** By unknown: the form that it was found to equal. */
  private readonly equals: (number | undefined)[] = [];
  private sum = new Int32Array(2 * MAX_TERMS);
  private spare = new Int32Array(2 * MAX_TERMS);
  private length = 0;
  private fits = true;

  constructor() {
    this.end();
  }

  /** A measure of the memory taken. */
  get size(): number {
    return this.table.size + 32 * this.starts.length;
  }

  /** A new unknown between these bounds. */
  unknown(bounds: Bounds): number {
    this.unknowns.push({ least: clamped(bounds.least, false), most: clamped(bounds.most, true) });
    return this.one(this.unknowns.length - 1, 1);
  }

  /** From now on the unknown is written as this form, of older unknowns, in every sum that is formed. */
  replace(unknown: number, form: number): void {
    this.equals[unknown] = form;
  }

  isReplaced(unknown: number): boolean {
    return this.equals[unknown] !== undefined;
  }

  /** The form that is this number, or -1 if it is too large. */
  constant(value: number): number {
    return this.one(0, value);
  }

  /** The form that is this unknown. */
  only(unknown: number): number {
    return this.one(unknown, 1);
  }

  /** a + m·b + n·c, or -1 if it is out of the range of coefficients. */
  combine(a: number, b: number, m: number, c = 0, n = 0): number {
    this.begin();
    this.add(a, 1);
    this.add(b, m);
    this.add(c, n);
    return this.end();
  }

  /** What the form is known to lie between. */
  boundsOf(form: number): Bounds {
    return this.bounds[form];
  }

  /** Remembers that the form lies between these bounds. */
  learn(form: number, { least, most }: Bounds): void {
    const known = this.bounds[form];
    this.bounds[form] = {
      least: isBelow(known.least, least) ? least : known.least,
      most: isBelow(most, known.most) ? most : known.most,
    };
  }

  /** Calls `visit` for each term. */
  eachTerm(form: number, visit: (unknown: number, coefficient: number) => void): void {
    const at = this.starts[form];
    const { data } = this.table;
    for (let i = at + 1; i <= at + data[at]; i += 2) visit(data[i], data[i + 1]);
  }

  /**
   * The terms of a form stand in these data from its start: their number of words, then unknown and coefficient in
   * turn.
   */
  get data(): Int32Array {
    return this.table.data;
  }

  startOf(form: number): number {
    return this.starts[form];
  }

  /** The unknown that a form is, or -1. */
  soleUnknown(form: number): number {
    const { data } = this;
    const at = this.starts[form];
    return form >= 0 && data[at] === 2 && data[at + 1] > 0 && data[at + 2] === 1 ? data[at + 1] : -1;
  }

  /** What an unknown lies between. */
  boundsOfUnknown(unknown: number): Bounds {
    return this.unknowns[unknown];
  }

  private one(unknown: number, coefficient: number): number {
    this.begin();
    if (coefficient !== 0) this.put(unknown, coefficient);
    return this.end();
  }

  private begin(): void {
    this.length = 0;
    this.fits = true;
  }

  /** Adds factor·form to the sum. */
  private add(form: number, factor: number): void {
    const at = this.starts[form];
    const { data } = this.table;
    const end = at + 1 + data[at];
    const old = this.sum;
    const oldLength = this.length;
    if (form < 0) this.fits = false;
    if (form < 0 || factor === 0 || data[at] === 0) return;
    if (oldLength === 0 && factor === 1) return this.copy(at + 1, end);
    [this.sum, this.spare, this.length] = [this.spare, this.sum, 0];
    let i = 0;
    let j = at + 1;
    while (i < oldLength || j < end) {
      const x = i < oldLength ? old[i] : Infinity;
      const y = j < end ? data[j] : Infinity;
      this.put(Math.min(x, y), (x <= y ? old[i + 1] : 0) + (y <= x ? factor * data[j + 1] : 0));
      if (x <= y) i += 2;
      if (y <= x) j += 2;
    }
  }

  /** The sum is what stands from `at` to `end` in the table. */
  private copy(at: number, end: number): void {
    const {
      sum,
      table: { data },
    } = this;
    for (let i = at; i < end; i++) sum[i - at] = data[i];
    this.length = end - at;
  }

  private put(unknown: number, coefficient: number): void {
    if (coefficient === 0) return;
    if (Math.abs(coefficient) > (unknown === 0 ? MAX_CONSTANT : MAX_COEFFICIENT) || this.length === this.sum.length)
      this.fits = false;
    this.sum[this.length++] = unknown;
    this.sum[this.length++] = coefficient;
  }

  private end(): number {
    if (this.equals.length > 0) this.substitute();
    if (!this.fits) return -1;
    const { table, sum, length } = this;
    const at = table.find(sum, length);
    if (at >= 0) return table.data[at + 1];
    const made = table.add(sum, length, [this.starts.length]);
    this.bounds.push(this.boundsOfSum());
    return this.starts.push(made - length - 1) - 1;
  }

  /** Replaces, newest first, what was found to equal something else. */
  private substitute(): void {
    for (let i = this.length - 2; i >= 0; i -= 2) {
      const unknown = this.sum[i];
      const coefficient = this.sum[i + 1];
      const form = this.equals[unknown];
      if (form === undefined) continue;
      this.sum.copyWithin(i, i + 2, this.length);
      this.length -= 2;
      this.add(form, coefficient);
      i = this.length;
    }
  }

  private boundsOfSum(): Bounds {
    let leastHigh = 0;
    let leastLow = 0;
    let mostHigh = 0;
    let mostLow = 0;
    for (let i = 0; i < this.length; i += 2) {
      const n = this.sum[i + 1];
      const { least, most } = this.unknowns[this.sum[i]];
      const [from, to] = n > 0 ? [least, most] : [most, least];
      leastHigh += n * from.high;
      leastLow += n * from.low;
      mostHigh += n * to.high;
      mostLow += n * to.low;
    }
    return { least: { high: leastHigh, low: leastLow }, most: { high: mostHigh, low: mostLow } };
  }
}

/**
 * What high parts are multiples of. Low parts, also of sums of some bounds, are below STEP·2^64 = 2^56 because a double
 * holds them exactly.
 */
export const STEP = 2 ** -8;

/** floor(bound / 2^64): the low part matters only where the high part is an integer. */
export function floorOfBound({ high, low }: Bound): number {
  const floor = Math.floor(high);
  return low < 0 && floor === high ? high - 1 : floor;
}

/** Whether a < b. */
const isBelow = (a: Bound, b: Bound): boolean => a.high < b.high || (a.high === b.high && a.low < b.low);

/** x + n·y. */
export const addBounds = (x: Bounds, y: Bounds, n: 1 | -1): Bounds => {
  const [from, to] = n > 0 ? [y.least, y.most] : [y.most, y.least];
  return {
    least: { high: x.least.high + n * from.high, low: x.least.low + n * from.low },
    most: { high: x.most.high + n * to.high, low: x.most.low + n * to.low },
  };
};

/** A bound with small parts, further out. */
function clamped({ high, low }: Bound, isUpper: boolean): Bound {
  if (Math.abs(low) <= MAX_PART) return { high, low };
  return isUpper
    ? { high: low < 0 ? high : high + STEP, low: low < 0 ? -MAX_PART : 0 }
    : { high: low < 0 ? high - STEP : high, low: low < 0 ? 0 : MAX_PART };
}
