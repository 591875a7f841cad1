import type { ValueId } from '../base/ids.ts';
import type { Definitions } from './definitions.ts';
import type { Operand } from './function.ts';
import { hull, meet, plus, point, scale, type Interval } from './interval.ts';

/** Nearly every value occurs unshifted only, and is asked for often. */
const NONE: readonly never[] = [];

/** Integer linear combination constant + Σ factor·⌊value / 2^shift⌋, to be changed in place. */
export class Combination {
  readonly #factors = new Map<ValueId, Map<number, bigint>>();
  readonly #defs: Definitions;
  #constant = 0n;

  constructor(defs: Definitions) {
    this.#defs = defs;
  }

  /** Adds factor·⌊a / 2^shift⌋. */
  add(a: Operand, factor: bigint, shift = 0): void {
    if (a.kind === 'value' && this.#defs.value(a.id).upper >> BigInt(shift) === 0n) return;
    if (a.kind === 'const') {
      this.#constant += factor * (a.value >> BigInt(shift));
      return;
    }
    const byShift = this.#factors.get(a.id) ?? new Map<number, bigint>();
    byShift.set(shift, (byShift.get(shift) ?? 0n) + factor);
    this.#factors.set(a.id, byShift);
  }

  /** Values that occur. */
  ids(): Iterable<ValueId> {
    return this.#factors.keys();
  }

  /** Factor of the value itself. */
  factor(id: ValueId): bigint {
    return this.#factors.get(id)?.get(0) ?? 0n;
  }

  /** Factors of the shifted value, by shift > 0. */
  highs(id: ValueId): readonly (readonly [shift: number, factor: bigint])[] {
    const byShift = this.#factors.get(id);
    if (byShift === undefined || (byShift.size === 1 && byShift.has(0))) return NONE;
    return [...byShift].filter(([shift, factor]) => shift > 0 && factor !== 0n);
  }

  remove(id: ValueId): void {
    this.#factors.delete(id);
  }

  /** Bound from each value's own interval. */
  independentBound(): Interval {
    let total = point(this.#constant);
    for (const id of this.#factors.keys()) total = plus(total, this.bound(id));
    return total;
  }

  /** Bound of the part that depends on one value. */
  bound(id: ValueId): Interval {
    const value = this.#defs.value(id);
    const own = this.factor(id);
    const highs = this.highs(id);
    const [shift, factor] = highs[0] ?? [0, 0n];
    if (highs.length === 1) return twoPartBound(own, (own << BigInt(shift)) + factor, BigInt(shift), value);
    return highs.reduce(
      (s, [k, f]) => plus(s, scale({ lower: value.lower >> BigInt(k), upper: value.upper >> BigInt(k) }, f)),
      scale(value, own),
    );
  }
}

/**
 * Bound of a·l + b·h for l + 2^s·h in `total`, 0 <= l < 2^s. Between the extreme values of h, l is free and the form
 * linear in h.
 */
export function twoPartBound(a: bigint, b: bigint, s: bigint, total: Interval): Interval {
  const first = total.lower >> s;
  const last = total.upper >> s;
  const max = (1n << s) - 1n;
  let result: Interval | null = null;
  for (const h of [first, first + 1n, last - 1n, last]) {
    if (h < first || h > last) continue;
    const l = meet({ lower: 0n, upper: max }, { lower: total.lower - (h << s), upper: total.upper - (h << s) });
    if (l === null) continue;
    const here = plus(scale(l, a), point(b * h));
    result = result === null ? here : hull(result, here);
  }
  return result ?? point(0n);
}
