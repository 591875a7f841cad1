/**
 * Unknowns that have one value for all inputs, which no bound shows but cases of other bits do: a carry that would come
 * out only if another one had not. The cases end with what they show, so that many such carries stay cheap.
 */
import type { Reason, Statement } from './certificate.ts';
import { Absurd } from './bound.ts';
import type { Context } from './context.ts';
import { constant, scale, subtract, unknown, unknownsOf, type Poly, type Unknown } from './poly.ts';

/** Bits that are distinguished within each other. */
const MAX_DEPTH = 1;
/** How far below an unknown, and how many so far, bits are tried. */
const MAX_LEVELS = 3;
const BITS_OF_LEVEL = 2;

/** What is stated when unknowns with one value in all samples were found; from here on the context knows it. */
export function settled(context: Context, doubtful: readonly Unknown[]): Statement[] {
  return doubtful.flatMap((n): Statement[] => {
    const value = context.commonValue(n);
    const range = context.bounds.get(n);
    if (value === null || range === undefined || range.lower === range.upper) return [];
    // The value is at one end of the range.
    const isUpper = value === range.lower;
    if (!isUpper && value !== range.upper) return [];
    const poly = isUpper ? subtract(constant(value), unknown(n)) : subtract(unknown(n), constant(value));
    const reason = reasonOf(context, poly, n, MAX_DEPTH);
    if (reason === null) return [];
    const fact = context.learnFact(poly);
    context.bounds.set(n, { lower: value, upper: value });
    const bound = { kind: 'bound', upper: 0n, weight: 1n, facts: [{ factor: 1n, fact }] } as const;
    return [
      { kind: 'fact', poly, reason },
      { kind: 'narrow', unknown: n, upper: isUpper ? bound : null, lower: isUpper ? null : bound },
    ];
  });
}

/** Why poly is not negative. */
function reasonOf(context: Context, poly: Poly, n: Unknown, depth: number): Reason | null {
  try {
    const bound = context.upperBound(scale(poly, -1n), 0n);
    if (bound.upper <= 0n) return { kind: 'bounded', bound };
  } catch (error) {
    if (!(error instanceof Absurd)) throw error;
    return { kind: 'never', facts: error.facts };
  }
  if (depth === 0) return null;
  for (const bit of bitsBehind(context, n)) {
    const { lower, upper } = context.boundsOf(bit);
    const low = reasonOf(context.inCase(bit, lower, lower), poly, n, depth - 1);
    const high = low && reasonOf(context.inCase(bit, upper, upper), poly, n, depth - 1);
    if (low && high) return { kind: 'either', unknown: bit, most: lower, low, high };
  }
  return null;
}

/** Bits that the unknown is made of, directly first, then by way of others; of these the newest first. */
function bitsBehind(context: Context, n: Unknown): Unknown[] {
  const seen = new Set<Unknown>([n]);
  const bits: Unknown[] = [];
  let level = [n];
  for (let depth = 0; depth < MAX_LEVELS; depth++) {
    const below = level.flatMap((m) => [...(context.unknowns.definition(m)?.of.keys() ?? [])]).flatMap(unknownsOf);
    level = [...new Set(below)].filter((m) => !seen.has(m)).sort((a, b) => b - a);
    for (const m of level) seen.add(m);
    bits.push(...level.filter((m) => context.isBit(m)).slice(0, BITS_OF_LEVEL));
  }
  return bits;
}
