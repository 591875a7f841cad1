/**
 * Unknowns that have a single value for all inputs. This is shown by cases of other bits, not by bounds: for example, a
 * carry that would come out only if another one had not. The cases end with what they show, so that many such carries
 * stay cheap.
 */
import type { Reason, Statement } from '../facts/certificate.ts';
import { Absurd } from '../bounds/bound.ts';
import type { Context } from '../facts/context.ts';
import { MAX_STEPS } from '../bounds/maximise.ts';
import { constant, scale, subtract, unknown, unknownsOf, type Poly, type Unknown } from '../bounds/poly.ts';

/** What is tried. */
interface Reach {
  /** Bits that are distinguished within each other. */
  readonly depth: number;
  /** How far below an unknown, and how many so far, bits are tried. */
  readonly levels: number;
  readonly bitsOfLevel: number;
  /** Of the linear program, for one bound. */
  readonly steps: number;
}
export const NEAR: Reach = { depth: 1, levels: 3, bitsOfLevel: 2, steps: MAX_STEPS };
export const FAR: Reach = { depth: 2, levels: 5, bitsOfLevel: 8, steps: 0 };

/** What is stated when unknowns with one value in all samples were found; from here on the context knows it. */
export function settled(context: Context, doubtful: readonly Unknown[], reach: Reach): Statement[] {
  return doubtful.flatMap((n): Statement[] => {
    const value = context.commonValue(n);
    const range = context.bounds.get(n);
    if (value === null || range === undefined || range.lower === range.upper) return [];
    // The value is at one end of the range.
    const isUpper = value === range.lower;
    if (!isUpper && value !== range.upper) return [];
    const poly = isUpper ? subtract(constant(value), unknown(n)) : subtract(unknown(n), constant(value));
    const reason = reasonOf(context, poly, n, reach, reach.depth);
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
function reasonOf(context: Context, poly: Poly, n: Unknown, reach: Reach, depth: number): Reason | null {
  const direct = directly(context, poly, reach.steps) ?? byRareBits(context, poly, n, reach);
  if (direct !== null || depth === 0) return direct;
  for (const bit of bitsBehind(context, n, reach)) {
    const { lower, upper } = context.boundsOf(bit);
    const cases = [lower, upper].map((value) => context.inCase(bit, value, value));
    const seen = cases.map((inCase) => directly(inCase, poly, reach.steps));
    if (seen.every((reason) => reason === null)) continue;
    const [low, high] = cases.map((inCase, i) => seen[i] ?? reasonOf(inCase, poly, n, reach, depth - 1));
    if (low && high) return { kind: 'either', unknown: bit, most: lower, low, high };
  }
  return null;
}

/**
 * The same by bits that are one way in all samples, such as a carry out of a sum that hardly ever is that large: the
 * other way each of them is enough, and so is that none of them is.
 */
function byRareBits(context: Context, poly: Poly, n: Unknown, reach: Reach): Reason | null {
  const found: { readonly bit: Unknown; readonly lower: bigint; readonly isUpper: boolean; readonly reason: Reason }[] =
    [];
  let rest = context;
  for (const bit of bitsBehind(context, n, reach, (m) => !context.isVaried(m))) {
    const { lower, upper } = context.boundsOf(bit);
    const isUpper = context.commonValue(bit) === lower;
    const [rare, usual] = isUpper ? [upper, lower] : [lower, upper];
    const reason = directly(rest.inCase(bit, rare, rare), poly, 0);
    if (reason === null) continue;
    found.push({ bit, lower, isUpper, reason });
    rest = rest.inCase(bit, usual, usual);
  }
  const usual = found.length === 0 ? null : directly(rest, poly, MAX_STEPS);
  if (usual === null) return null;
  return found.reduceRight<Reason>((other, { bit, lower, isUpper, reason }) => {
    const [low, high] = isUpper ? [other, reason] : [reason, other];
    return { kind: 'either', unknown: bit, most: lower, low, high };
  }, usual);
}

/** Why poly is not negative, without cases. */
export function directly(context: Context, poly: Poly, steps: number): Reason | null {
  try {
    const bound = context.upperBound(scale(poly, -1n), 0n, steps);
    return bound.upper <= 0n ? { kind: 'bounded', bound } : null;
  } catch (error) {
    if (!(error instanceof Absurd)) throw error;
    return { kind: 'never', facts: error.facts };
  }
}

/** Bits that the unknown is made of, directly first, then by way of others; of these the newest first. */
function bitsBehind(
  context: Context,
  n: Unknown,
  { levels, bitsOfLevel }: Reach,
  isWanted: (bit: Unknown) => boolean = () => true,
): Unknown[] {
  const seen = new Set<Unknown>([n]);
  const bits: Unknown[] = [];
  let level = [n];
  for (let depth = 0; depth < levels; depth++) {
    const below = level.flatMap((m) => [...(context.unknowns.definition(m)?.of.keys() ?? [])]).flatMap(unknownsOf);
    level = [...new Set(below)].filter((m) => !seen.has(m)).sort((a, b) => b - a);
    for (const m of level) seen.add(m);
    bits.push(...level.filter((m) => context.isBit(m) && isWanted(m)).slice(0, bitsOfLevel));
  }
  return bits;
}
