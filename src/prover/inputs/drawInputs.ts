/**
 * Input tuples of a function under an alias mode: every corner of every parameter at least once, sampled pairs of
 * corners, then random members of the domains. Parameters that share an array get equal limbs.
 */
import type { Rng } from '../../base/rng.ts';
import type { IrFunction } from '../../ir/function.ts';
import { leadersOf, type AliasMode } from '../../ir/contract/aliasModes.ts';
import { corners } from './corners.ts';
import { domainsOf, type Domain } from '../../ir/contract/domain.ts';
import { fillRandom } from './randomInputs.ts';
import { signatureOf } from './signature.ts';

/** Draws tuples into a word array, one after another (layout: `Signature`). */
interface InputSource {
  readonly inputWords: number;
  /** Writes the next corner tuple to words[at…]. */
  corner(words: BigUint64Array, at: number): void;
  random(words: BigUint64Array, at: number): void;
  /** Number of corner draws after which every corner has occurred. */
  readonly cornerCount: number;
}

/** The first corners are 0, 1, 2 where these are allowed: with them the other operand shows through. */
const SIMPLE = 3;

export function inputSource(fn: IrFunction, mode: AliasMode, rng: Rng): InputSource {
  const { inputWords, paramAt } = signatureOf(fn);
  const leaders = leadersOf(fn, mode);
  const slots = leaders.flatMap((leader, p) => (leader === p ? slotsOf(fn, leaders, p, paramAt[p]) : []));
  const lists = slots.map(({ domain }) => corners(domain));
  const cornerCount = Math.max(1, ...lists.map((list) => list.length)) * 2;
  let drawn = 0;

  const copyFollowers = (words: BigUint64Array, at: number): void => {
    leaders.forEach((leader, p) => {
      if (leader !== p)
        words.copyWithin(at + paramAt[p], at + paramAt[leader], at + paramAt[leader] + fn.params[p].bounds.length);
    });
  };
  return {
    inputWords,
    cornerCount,
    corner(words, at) {
      const turn = drawn++ % Math.max(1, lists.length);
      const step = Math.floor(drawn / Math.max(1, lists.length));
      lists.forEach((list, p) => {
        if (list.length === 0) return;
        const limbs =
          list[
            p === turn
              ? step % list.length
              : rng.below(rng.below(3) === 0 ? Math.min(SIMPLE, list.length) : list.length)
          ];
        limbs.forEach((limb, i) => {
          words[at + slots[p].at + i] = limb;
        });
      });
      copyFollowers(words, at);
    },
    random(words, at) {
      for (const slot of slots) fillRandom(slot.domain, rng, words, at + slot.at);
      copyFollowers(words, at);
    },
  };
}

/** An element and where its words begin. */
interface Slot {
  readonly at: number;
  readonly domain: Domain;
}

/** What the elements of parameter `leader` may be when all parameters that follow it hold the same. */
function slotsOf(fn: IrFunction, leaders: readonly number[], leader: number, at: number): Slot[] {
  const group = leaders.flatMap((l, p) => (l === leader ? [domainsOf(fn, p)] : []));
  return group[0].map((first, k) => ({
    at: at + k * first.bounds.length,
    domain: group
      .map((domains) => domains[k])
      .reduce((a, b) => ({
        ...a,
        bounds: a.bounds.map((x, i) => ({
          lower: max(x.lower, b.bounds[i].lower),
          upper: min(x.upper, b.bounds[i].upper),
        })),
        below: a.below === null || b.below === null ? (a.below ?? b.below) : min(a.below, b.below),
      })),
  }));
}

const min = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const max = (a: bigint, b: bigint): bigint => (a > b ? a : b);
