/**
 * Bounds of parameters and results, as a person writes them, separated by commas:
 *
 *   a < p          the number that the limbs of a stand for (every element of it); p is the modulus, other limits are numbers
 *   a[] < 2^54     every limb of a
 *   a[4] < 2^51    one limb
 */
import { parseBigExpr } from '../base/bigExpr.ts';
import { Failure } from '../base/errors.ts';

export interface StatedBounds {
  /** Inclusive upper bound of each limb, by name. */
  readonly upper: ReadonlyMap<string, readonly bigint[]>;
  /** Names of numbers that are below the modulus. */
  readonly reduced: ReadonlySet<string>;
  /** Exclusive limits of numbers that are neither the modulus nor powers of two. */
  readonly limits: ReadonlyMap<string, bigint>;
}

const WORD = (1n << 64n) - 1n;
const FORM = 'e.g. "a<p, b[]<2^54, out[4]<2^51"';

/** The result comes first among `names`. Limbs that are not mentioned are words. Throws `input` that quotes the bound. */
export function parseStatedBounds(text: string, names: readonly string[], weights: readonly number[], modulus: bigint): StatedBounds {
  const upper = new Map(names.map(name => [name, weights.map(() => WORD)])), reduced = new Set<string>(), limits = new Map<string, bigint>();
  for (const part of text.split(',').map(p => p.trim()).filter(p => p !== '')) {
    const { name, limb, limit } = boundIn(part, names, weights.length, modulus), limbs = upper.get(name) ?? [];
    if (limb === null) {
      if (limit === modulus) reduced.add(name);
      else if ((limit & (limit - 1n)) !== 0n) {
        limits.set(name, minimum(limit, limits.get(name) ?? limit));
        continue;
      }
    }
    weights.forEach((_, i) => {
      // That a result is below p is proved of the number; its limbs follow.
      if (limb === null && name === names[0] && limit === modulus) return;
      if (limb === null) limbs[i] = minimum(limbs[i], shareOfLimb(limit, weights, i));
      else if (limb === 'all' || limb === i) limbs[i] = minimum(limbs[i], limit - 1n);
    });
  }
  return { upper, reduced, limits };
}

interface Bound {
  readonly name: string;
  /** All limbs, one of them, or the whole number. */
  readonly limb: number | 'all' | null;
  /** Exclusive. */
  readonly limit: bigint;
}

function boundIn(part: string, names: readonly string[], limbs: number, modulus: bigint): Bound {
  const match = /^([A-Za-z_]\w*)\s*(\[\s*(\d*)\s*\])?\s*<\s*(.+)$/.exec(part);
  if (match === null) throw refused(part, FORM);
  const [, name, brackets, index] = match, limit = match[4].trim() === 'p' ? modulus : parseBigExpr(match[4]);
  const limb = brackets === undefined ? null : index === '' ? 'all' : Number(index);
  if (!names.includes(name)) throw refused(part, `one of ${names.join(', ')}`);
  if (typeof limb === 'number' && limb >= limbs) throw refused(part, `a limb from 0 to ${limbs - 1}`);
  if (limit < 1n) throw refused(part, 'a positive limit');
  return { name, limb, limit };
}

/** The largest limb `i` of a number below `limit` whose limbs below the top one are as long as the weights say. */
function shareOfLimb(limit: bigint, weights: readonly number[], i: number): bigint {
  const rest = (limit - 1n) >> BigInt(weights[i]), next = weights[i + 1];
  return next === undefined ? minimum(rest, WORD) : minimum(rest, (1n << BigInt(next - weights[i])) - 1n);
}

const refused = (found: string, expected: string): Failure => new Failure('input', 'the bound is not understood', { where: '--bounds', expected, found });
const minimum = (a: bigint, b: bigint): bigint => (a < b ? a : b);
