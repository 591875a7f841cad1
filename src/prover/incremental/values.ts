/** Numbers polynomials and flags, so that equal ones have equal numbers. */
import { Failure } from '../../base/errors.ts';
import type { Poly } from '../algebra/poly.ts';
import type { Words } from '../algebra/words.ts';
import type { FlagValue } from '../machine/machine.ts';
import { NumberForms } from './numberForms.ts';
import { PLACES } from './places.ts';

/**
 * Numbers for polynomials and for flags; equal numbers mean equal polynomials. What was added up is a polynomial only
 * when it is asked for.
 */
export class Values {
  readonly forms: NumberForms;
  private readonly polys: (Poly | null)[] = [];
  private readonly ids = new Map<string, number>();
  /** By number: the sum that it is modulo 2^64, or -1; undefined until it is asked for. */
  private readonly formsById: (number | undefined)[] = [];
  /** By form: the number of the word, and the number of the sum itself where it is no word. */
  private readonly wordIds: (number | undefined)[] = [];
  /** By number: of words that were made by writing a byte, the word before and the value that is their low byte now. */
  private readonly bytes: ({ readonly old: number; readonly low: number } | undefined)[] = [];
  private readonly withBytes = new Map<number, number>();
  private readonly words: Words;
  /** A flag is computed when it is first read, given its place: 0 is undefined. */
  private readonly flags: (((place: number) => Poly) | null)[] = [null];
  /** By flag: the number of its value, -1 until it is read; `SEVERAL` where that depends on the place. */
  private readonly flagIds: number[] = [-1];
  private readonly idsByPlace = new Map<number, number>();

  constructor(words: Words) {
    this.words = words;
    this.forms = new NumberForms(words);
  }

  /** A measure of the memory taken. */
  get size(): number {
    return 32 * (this.polys.length + this.flags.length) + this.forms.linear.size;
  }

  idOf(p: Poly): number {
    const key = keyOf(p);
    const known = this.ids.get(key);
    if (known !== undefined) return known;
    this.ids.set(key, this.polys.length);
    return this.polys.push(p) - 1;
  }

  /** Number of the word that is this form modulo 2^64. */
  idOfWord(form: number): number {
    const known = this.wordIds[form];
    if (known !== undefined) return known;
    this.wordIds[form] = this.polys.length;
    this.formsById[this.polys.length] = form;
    return this.polys.push(null) - 1;
  }

  polyOf(id: number): Poly {
    return (this.polys[id] ??= this.made(id));
  }

  /** What is made of this polynomial later is the word it came from, with its form. */
  private made(id: number): Poly {
    const written = this.bytes[id];
    const p = written === undefined ? this.forms.wordOf(this.formOf(id)) : this.merged(written.old, written.low);
    const key = keyOf(p);
    if (!this.ids.has(key)) this.ids.set(key, id);
    return p;
  }

  private merged(old: number, low: number): Poly {
    const { algebra } = this.words;
    const p = this.polyOf(old);
    return algebra.add(algebra.sub(p, this.words.low(8, p)), this.polyOf(low));
  }

  /** Number of the word that is left of `old` when the bit `low` is written to its low byte. */
  withLowByte(old: number, low: number): number {
    const key = old * MAX_VALUES + low;
    const known = this.withBytes.get(key);
    if (known !== undefined) return known;
    this.withBytes.set(key, this.polys.length);
    this.bytes[this.polys.length] = { old, low };
    return this.polys.push(null) - 1;
  }

  /** Number of the low byte of a word that `withLowByte` made. */
  lowByteOf(id: number): number | undefined {
    return this.bytes[id]?.low;
  }

  /** The form that the word or bit with this number is modulo 2^64; -1 if it is neither. */
  formOf(id: number): number {
    const known = this.formsById[id];
    if (known !== undefined) return known;
    const p = this.bytes[id] === undefined ? this.polys[id] : this.polyOf(id);
    if (p == null) throw new Failure('invariant', 'no such value', { where: String(id) });
    const form = this.forms.ofPoly(p);
    if (form >= 0) this.wordIds[form] ??= id;
    return (this.formsById[id] = form);
  }

  /** Tells the forms that these may be the two words of one number. */
  pair(a: number, b: number): void {
    const [x, y] = [this.formOf(a), this.formOf(b)];
    this.forms.pair(x, y);
    this.forms.pair(y, x);
  }

  /** A number for what a flag was set to; what is undefined or not modelled has none. */
  flagOf(value: FlagValue): number {
    if (value === null || value === 'unmodelled') return 0;
    this.flagIds.push(-1);
    return this.flags.push(value) - 1;
  }

  /** A number for a flag that is the value with this number. */
  flagOfId(id: number): number {
    this.flagIds.push(id);
    return this.flags.push(null) - 1;
  }

  /** One number for several flags; `valueAt` says what stands at which place. */
  flagsOf(valueAt: (place: number) => Poly): number {
    this.flagIds.push(SEVERAL);
    return this.flags.push(valueAt) - 1;
  }

  /** Number of the polynomial that a flag at this place is; -1 if it is undefined. */
  idOfFlag(flag: number, place: number): number {
    const known = this.flagIds[flag];
    const value = this.flags[flag];
    if (known >= 0 || value === null) return known;
    if (value === undefined) throw new Failure('invariant', 'no such flag', { where: String(flag) });
    return known === SEVERAL ? this.idAtPlace(flag, place, value) : (this.flagIds[flag] = this.idOf(value(place)));
  }

  private idAtPlace(flag: number, place: number, valueAt: (place: number) => Poly): number {
    const key = flag * PLACES + place;
    const known = this.idsByPlace.get(key) ?? this.idOf(valueAt(place));
    this.idsByPlace.set(key, known);
    return known;
  }
}

const SEVERAL = -2;
/** More than memory holds. */
const MAX_VALUES = 2 ** 26;

const keyOf = ({ core, constant }: Poly): string => `${core.id}+${constant}`;
