/** Integer linear combinations of shifted values, changed in place. */
import type { ValueId } from '../base/ids.ts';
import type { Definition, Definitions, Operand, Value } from './function.ts';
import { hull, meet, plus, point, scale, type Interval } from './interval.ts';

/** Factors of a shifted value, by shift > 0. */
type Highs = readonly (readonly [shift: number, factor: bigint])[];

/** Nearly every value occurs unshifted only, and is asked for often. */
const NONE: Highs = [];

/** What depends on one value. */
interface Part {
  readonly value: Value;
  readonly definition: Definition | undefined;
  /** Factor of the value itself. */
  own: bigint;
  highs: Highs;
}

/** Integer linear combination constant + Σ factor·⌊value / 2^shift⌋, to be changed in place. */
export class Combination {
  readonly #parts = new Map<ValueId, Part>();
  readonly #defs: Definitions;
  #constant = 0n;

  constructor(defs: Definitions) {
    this.#defs = defs;
  }

  /** Adds factor·⌊a / 2^shift⌋. */
  add(a: Operand, factor: bigint, shift = 0): void {
    if (a.kind === 'const') {
      this.#constant += factor * (a.value >> BigInt(shift));
      return;
    }
    let part = this.#parts.get(a.id);
    const value = part?.value ?? this.#defs.value(a.id);
    if (value.upper === 0n || (shift > 0 && value.upper >> BigInt(shift) === 0n)) return;
    if (part === undefined) {
      part = { value, definition: this.#defs.definition(a.id), own: 0n, highs: NONE };
      this.#parts.set(a.id, part);
    }
    if (shift === 0) part.own += factor;
    else part.highs = withFactor(part.highs, shift, factor);
  }

  /** The definition that comes last among those of the values that occur. */
  latest(): Definition | undefined {
    let best: Definition | undefined;
    for (const { definition } of this.#parts.values())
      if (definition !== undefined && (best === undefined || definition.position > best.position)) best = definition;
    return best;
  }

  /** Factor of the value itself. */
  factor(id: ValueId): bigint {
    return this.#parts.get(id)?.own ?? 0n;
  }

  /** Factors of the shifted value. */
  highs(id: ValueId): Highs {
    return this.#parts.get(id)?.highs ?? NONE;
  }

  remove(id: ValueId): void {
    this.#parts.delete(id);
  }

  /** Bound from each value's own interval. */
  independentBound(): Interval {
    let lower = this.#constant;
    let upper = this.#constant;
    for (const part of this.#parts.values()) {
      const bound = boundOf(part);
      lower += bound.lower;
      upper += bound.upper;
    }
    return { lower, upper };
  }

  /** Bound of the part that depends on one value. */
  bound(id: ValueId): Interval {
    const part = this.#parts.get(id);
    return part === undefined ? point(0n) : boundOf(part);
  }
}

/** With `factor` added at one shift; what becomes 0 is left out. */
function withFactor(highs: Highs, shift: number, factor: bigint): Highs {
  const at = highs.findIndex(([known]) => known === shift);
  const sum = at < 0 ? factor : highs[at][1] + factor;
  if (at < 0) return sum === 0n ? highs : [...highs, [shift, sum]];
  return sum === 0n ? highs.toSpliced(at, 1) : highs.with(at, [shift, sum]);
}

function boundOf({ value, own, highs }: Part): Interval {
  if (highs.length === 0) return scale(value, own);
  const [[shift, factor]] = highs;
  if (highs.length === 1) return twoPartBound(own, (own << BigInt(shift)) + factor, BigInt(shift), value);
  return highs.reduce(
    (s, [k, f]) => plus(s, scale({ lower: value.lower >> BigInt(k), upper: value.upper >> BigInt(k) }, f)),
    scale(value, own),
  );
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
