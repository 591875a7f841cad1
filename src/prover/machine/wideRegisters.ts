/**
 * Registers of 256 and 512 bits and mask registers, as far as words of them are followed.
 *
 * In vectorised functions, where such a register has one word per lane, one word of each register and one bit of each
 * mask are followed. What is done to all lanes alike is done to this one, so what is shown of one lane with unknown
 * contents holds for each (SOUNDNESS.md, lanes). In all other functions it is all eight of 512 bits, of which the first
 * two are those of the vector register with the same number. Only the setters here write any of them, and each says
 * what becomes of the rest.
 */
import { Failure } from '../../base/errors.ts';
import type { Lanes } from '../../ir/function.ts';
import { isConstant, isNothing, type Poly } from '../algebra/poly.ts';
import type { Words } from '../algebra/words.ts';
import { entryOf, vectorHalf } from './convention.ts';
import { Violation } from './violation.ts';

/** The words of a register that are followed, or the bits of a mask that belong to them. */
export type WideRow = readonly Poly[];
/** The low 128 bits of a register. */
export type Pair = readonly [Poly, Poly];

/** Words of a register. */
const ROW_WORDS = 8;
const REGISTERS = 32;
const MASKS = 8;
/** Registers that have a lower half of their own (xmm, ymm), whose upper bits `vzeroupper` clears, in some lanes. */
const WITH_LOWER_HALVES = 16;
/** Words of a vector register of 128 bits. */
const LOW_WORDS = 2;

export class WideRegisters {
  /** Words of a register that are followed: one stands for all lanes, or all eight. */
  readonly count: 1 | typeof ROW_WORDS;
  /** Bits of a whole register, or of a row of memory. */
  readonly bits: number;
  /** Low and high half of the registers that can be used as vector registers of 128 bits. */
  readonly vectors: readonly Pair[];
  private readonly words: Words;
  private readonly pairs: Pair[];
  /** Of those the words above the pair, of others all; null for what is not known, as words of lanes that differ. */
  private readonly rests: (WideRow | null)[];
  private readonly masks: (WideRow | null)[] = Array.from({ length: MASKS }, () => null);
  private areUppersClean = true;
  /** Atoms of words that belong to other elements than the one that is followed. */
  private readonly others = new Set<number>();

  constructor(words: Words, lanes: Lanes | undefined) {
    const isOfLanes = lanes !== undefined;
    const unknown = (name: string): Poly => words.algebra.input(name, { lower: 0n, upper: (1n << 64n) - 1n });
    this.words = words;
    this.pairs = Array.from({ length: WITH_LOWER_HALVES }, (_, i) => [
      unknown(vectorHalf(i, 'low')),
      unknown(vectorHalf(i, 'high')),
    ]);
    this.vectors = this.pairs;
    this.count = isOfLanes ? 1 : ROW_WORDS;
    this.bits = 64 * (lanes ?? ROW_WORDS);
    this.rests = Array.from({ length: REGISTERS }, (_, i) => (isOfLanes ? [unknown(entryOf(`zmm${i}`))] : null));
  }

  get isOfLanes(): boolean {
    return this.count === 1;
  }

  /** A word of another element, which may be anything; only where it goes is followed. */
  other(): Poly {
    const { algebra } = this.words;
    const word = algebra.input(`word ${this.others.size + 1} of others`, { lower: 0n, upper: (1n << 64n) - 1n });
    this.others.add(algebra.soleAtom(word)?.id ?? -1);
    return word;
  }

  /** f of the words in each place of some rows; of the words of other elements, anything. */
  wordwise(rows: readonly WideRow[], f: (...words: readonly Poly[]) => Poly): WideRow {
    return Array.from({ length: this.count }, (_, i) => {
      const words = rows.map((row) => row[i]);
      return words.some((word) => this.isOther(word)) ? this.other() : f(...words);
    });
  }

  private isOther(word: Poly): boolean {
    return this.others.size > 0 && this.others.has(this.words.algebra.soleAtom(word)?.id ?? -1);
  }

  read(index: number): WideRow {
    const rest = this.rests[index];
    if (rest !== null) return this.hasPair(index) ? [...this.vectors[index], ...rest] : rest;
    throw new Failure(
      'unsupported',
      this.isOfLanes
        ? `zmm${index} is read after vzeroupper cleared some lanes`
        : `zmm${index} is read, of which not all words were written`,
    );
  }

  /** Zeros leave no more in use than there was: a register of 128 bits that is cleared has them above it, too. */
  write(index: number, row: WideRow): void {
    if (index < WITH_LOWER_HALVES && !row.every(isNothing)) this.areUppersClean = false;
    this.rests[index] = this.hasPair(index) ? row.slice(LOW_WORDS) : row;
    if (this.hasPair(index)) this.pairs[index] = [row[0], row[1]];
  }

  /** Writes the low 128 bits; those above become 0, or stay. */
  writeLow(index: number, pair: Pair, clearsRest: boolean): void {
    if (!this.hasPair(index)) throw new Failure('unsupported', `a part of zmm${index} is written`);
    this.pairs[index] = pair;
    if (clearsRest) this.rests[index] = this.nothing();
  }

  private hasPair(index: number): boolean {
    return !this.isOfLanes && index < WITH_LOWER_HALVES;
  }

  private nothing(): WideRow {
    return Array<Poly>(ROW_WORDS - LOW_WORDS).fill(this.words.constant(0n));
  }

  readMask(index: number): WideRow {
    const mask = this.masks[index];
    if (mask === null) throw new Failure('unsupported', `k${index} is read before it is written`);
    return mask;
  }

  writeMask(index: number, mask: WideRow): void {
    this.masks[index] = mask;
  }

  zeroUppers(): void {
    for (let i = 0; i < WITH_LOWER_HALVES; i++) this.rests[i] = this.isOfLanes ? null : this.nothing();
    this.areUppersClean = true;
  }

  /** Puts these words in place of the low 128 bits; nothing is known of all other words and masks. */
  forget(wordOf: (index: number, half: 'low' | 'high') => Poly): void {
    for (const i of this.pairs.keys()) this.pairs[i] = [wordOf(i, 'low'), wordOf(i, 'high')];
    this.rests.fill(null);
    this.masks.fill(null);
  }

  /** Throws a violation if code of callers that uses xmm registers would be slowed down. */
  requireCleanUppers(): void {
    const { algebra } = this.words;
    const uppers = this.rests.slice(0, WITH_LOWER_HALVES).flatMap((rest) => (this.isOfLanes ? [] : (rest ?? [])));
    const used = uppers.find((word) => !isConstant(word) || word.constant !== 0n);
    if (this.areUppersClean || (!this.isOfLanes && used === undefined)) return;
    throw new Violation(
      'upperHalves',
      'the upper halves of vector registers are left in use',
      used === undefined ? null : { algebra, value: used, expected: this.words.constant(0n) },
    );
  }
}
