/**
 * Finds what is still open in a polynomial: unknowns that can be shown to have only one value, and bits to distinguish
 * cases by.
 */
import type { Bound, Contradiction } from '../bounds/bound.ts';
import type { Context } from './context.ts';
import { scale, unknown, unknownsOf, ZERO, type Poly, type Unknown } from '../bounds/poly.ts';

/** An unknown with the only value that it can have. */
interface Narrowed {
  readonly unknown: Unknown;
  readonly upper: Bound;
  readonly lower: Bound;
}

/** How far below a bit those are that decide it. */
const MAX_RELATION = 3;

/** An unknown of p that by now has only one value, which facts show; from here on that is known. Null without one. */
export function narrow(context: Context, p: Poly): Narrowed | null {
  for (const n of unknownsIn(p)) {
    if (!context.isUndecided(n) || context.inVain.has(n)) continue;
    for (const value of presumed(context, n)) {
      const found = narrowTo(context, n, value);
      if (found !== null) return found;
    }
    context.inVain.add(n);
  }
  return null;
}

function narrowTo(context: Context, n: Unknown, value: bigint): Narrowed | null {
  const upper = context.upperBound(unknown(n), value);
  if (upper.upper > value) return null;
  const lower = context.upperBound(scale(unknown(n), -1n), -value);
  if (lower.upper > -value) return null;
  context.bounds.set(n, { lower: value, upper: value });
  return { unknown: n, upper, lower };
}

/**
 * What the unknown may be if it has only one value: by its definition, or in all samples; without those, either end of
 * what bounds it.
 */
function presumed(context: Context, n: Unknown): bigint[] {
  const floor = context.unknowns.definition(n);
  if (floor === undefined) return [];
  const { lower, upper } = context.range(floor.of);
  if (lower === upper) return [lower >> BigInt(floor.shift)];
  const bounds = context.boundsOf(n);
  if (!context.hasSamples) {
    if (context.isBit(n)) return [bounds.lower, bounds.upper];
    const least = -context.upperBound(scale(unknown(n), -1n), -bounds.upper).upper;
    return [least, context.upperBound(unknown(n), least).upper];
  }
  const value = context.sampled((values) => values[n]);
  return value === null ? [] : [value];
}

/**
 * A bit whose cases help to decide what p is: one of p, oldest first; or where samples have only one of its values, one
 * that it is defined by.
 */
export function deciding(context: Context, p: Poly): Unknown | undefined {
  const unknowns = unknownsIn(p).filter((n) => context.isUndecided(n));
  for (const n of unknowns) {
    const found = context.isBit(n) && context.isVaried(n) ? n : decidingBelow(context, n);
    if (found !== undefined) return found;
  }
  return unknowns.find((n) => context.isBit(n));
}

function decidingBelow(context: Context, n: Unknown): Unknown | undefined {
  let level = [n];
  for (let depth = 0; depth < MAX_RELATION && level.length > 0; depth++) {
    const parts = level.flatMap((m) => unknownsIn(context.unknowns.definition(m)?.of ?? ZERO));
    level = [...new Set(parts)].filter((m) => context.isUndecided(m)).sort((a, b) => b - a);
    const found = level.find((m) => context.isBit(m) && context.isVaried(m));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Facts that contradict each other, looked for where the last case narrowed something. */
export function contradiction(context: Context, narrowed: Iterable<Unknown>): Contradiction | null {
  for (const n of narrowed) {
    const fact = context.remainderOf.get(n);
    if (fact === undefined) continue;
    for (const number of [fact, fact + 1]) {
      const bound = context.maximise(context.facts.get(number) ?? ZERO, -1n);
      if (bound.kind === 'contradiction') return bound;
      if (bound.upper < 0n)
        return { kind: 'contradiction', facts: [...bound.facts, { factor: bound.weight, fact: number }] };
    }
  }
  return null;
}

/** Bits that the definitions of the narrowed unknowns are made of, newest first. */
export function relatedBits(context: Context, narrowed: readonly Unknown[]): Unknown[] {
  const all = narrowed.flatMap((n) => bitsIn(context, context.unknowns.definition(n)?.of ?? ZERO));
  return [...new Set(all)].sort((a, b) => b - a);
}

/** A bound of p that is at most `most`; null if intervals say so, undefined if none is found. */
export function boundedBy(context: Context, p: Poly, most: bigint): Bound | null | undefined {
  if (context.range(p).upper <= most) return null;
  const bound = context.upperBound(p, most);
  return bound.upper <= most ? bound : undefined;
}

/** Unknowns that p is made of, directly, and that may still be one of two numbers; newest first. */
export const bitsIn = (context: Context, p: Poly): Unknown[] =>
  unknownsIn(p)
    .filter((n) => context.isBit(n))
    .toReversed();

/** Ascending. */
export const unknownsIn = (p: Poly): Unknown[] => [...new Set([...p.keys()].flatMap(unknownsOf))].sort((a, b) => a - b);
