/**
 * Where a result has a degree above two, chooses the words that get names. These are factors of products, so that no
 * monomial has more than two of them, and long words, so that the search for a bound needs only the latest
 * computations. A word gets its name where it is made, in all that is computed of it; that it becomes a factor is seen
 * later, so that the search begins again with the places that it has found.
 */
import { Failure } from '../../base/errors.ts';
import type { Context, Word } from './context.ts';
import { unknownsOf, type Unknown } from '../bounds/poly.ts';

/** Terms of a word that needs no name. */
const MAX_TERMS = 4;

/** Where a word is made: an instruction, by its number, and a register. */
const placeOf = (at: number, register: number): string => `${at} ${register}`;

export class Factors {
  /** Places where words get names. */
  private readonly places: ReadonlySet<string>;
  /** More such places, found on the way. */
  readonly found = new Set<string>();
  /** Names that are multiplied by each other. */
  readonly multiplied = new Set<Unknown>();
  private readonly madeAt = new WeakMap<Word, string>();

  constructor(places: ReadonlySet<string>) {
    this.places = places;
  }

  /** Whether the word that is made here gets a name; a word that may be incomplete gets none for its length. */
  made(word: Word, at: number, register: number, isComplete: boolean): boolean {
    const place = placeOf(at, register);
    this.madeAt.set(word, place);
    return (isComplete && word.poly.size > MAX_TERMS) || (this.places.has(place) && unknownOf(word) === null);
  }

  /** The word as a factor: where it has no name yet, it is given one for the time being. */
  asFactor(word: Word, context: Context): Word {
    const name = unknownOf(word);
    if (name !== null) {
      this.multiplied.add(name);
      return word;
    }
    const place = this.madeAt.get(word);
    if (place === undefined) throw new Failure('unsupported', 'a factor that was not made in a register');
    this.found.add(place);
    return context.named(word.poly, word.max).quotient;
  }
}

/** The unknown that the word is, or is a multiple of: twice a limb, or 19 times, needs no name of its own. */
function unknownOf({ poly }: Word): Unknown | null {
  const [m] = poly.keys();
  return poly.size === 1 && unknownsOf(m).length === 1 ? m : null;
}

/** Searches until all factors have names. */
export function withNames<T>(search: (factors: Factors) => T): T {
  const places = new Set<string>();
  for (;;) {
    const factors = new Factors(places);
    const before = places.size;
    try {
      const result = search(factors);
      if (factors.found.size === 0) return result;
    } catch (error) {
      if (factors.found.size === 0) throw error;
    }
    for (const place of factors.found) places.add(place);
    if (places.size === before) throw new Failure('unsupported', 'a factor without a name');
  }
}
