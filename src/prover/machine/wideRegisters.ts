/**
 * Registers of 256 and 512 bits and mask registers, as far as words of them are followed.
 *
 * In functions of lanes, of which such a register has as many as it has words, that is one word of each,
 * and one bit of each mask: whatever is done to all lanes alike is done to one of them, so that what is shown of one
 * lane with unknown contents holds for each (SOUNDNESS.md, lanes). In all other functions it is all eight of 512 bits,
 * of which the first two are those of the vector register with the same number.
 */
import { Failure } from '../../base/errors.ts';
import type { Lanes } from '../../ir/function.ts';
import { isConstant, type Poly } from '../algebra/poly.ts';
import type { Words } from '../algebra/words.ts';
import { entryOf } from './convention.ts';
import { Violation } from './violation.ts';

/** The words of a register that are followed, or the bits of a mask that belong to them. */
export type WideRow = readonly Poly[];
type Pair = readonly [Poly, Poly];

/** Words of a register. */
const ROW_WORDS = 8;
const REGISTERS = 32;
const MASKS = 8;
/** Registers that have a lower half of their own (xmm, ymm), whose upper bits `vzeroupper` clears: in some lanes only. */
const WITH_LOWER_HALVES = 16;
/** Words of a vector register of 128 bits. */
const LOW_WORDS = 2;

export class WideRegisters {
  /** Words of a register that are followed: one stands for all lanes, or all eight. */
  readonly count: 1 | typeof ROW_WORDS;
  /** Bits of a whole register, or of a row of memory. */
  readonly bits: number;
  private readonly words: Words;
  /** Low and high half of the vector registers of 128 bits; a write to one makes another pair. */
  private readonly vectors: Pair[];
  /** Null for what is not known, such as a register that does not hold the same thing in all lanes. */
  private readonly rows: (WideRow | null)[];
  /** The pairs of `vectors` when `rows` were written: with another pair the row is not known. */
  private readonly lows: (Pair | undefined)[] = [];
  private readonly masks: (WideRow | null)[] = Array.from({ length: MASKS }, () => null);
  private areUppersClean = true;
  /** Atoms of words that belong to other elements than the one that is followed. */
  private readonly others = new Set<number>();

  constructor(words: Words, vectors: Pair[], lanes: Lanes | undefined) {
    const isOfLanes = lanes !== undefined;
    this.words = words;
    this.vectors = vectors;
    this.count = isOfLanes ? 1 : ROW_WORDS;
    this.bits = 64 * (lanes ?? ROW_WORDS);
    this.rows = Array.from({ length: REGISTERS }, (_, i) =>
      isOfLanes ? [words.algebra.input(entryOf(`zmm${i}`), { lower: 0n, upper: (1n << 64n) - 1n })] : null,
    );
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
    const row = this.rows[index];
    if (row !== null && (this.isOfLanes || index >= WITH_LOWER_HALVES || this.lows[index] === this.vectors[index]))
      return row;
    throw new Failure(
      'unsupported',
      this.isOfLanes
        ? `zmm${index} is read after vzeroupper cleared some lanes`
        : `zmm${index} is read, of which not all words were written`,
    );
  }

  write(index: number, row: WideRow): void {
    this.rows[index] = row;
    if (index >= WITH_LOWER_HALVES) return;
    this.areUppersClean = false;
    if (this.isOfLanes) return;
    this.vectors[index] = [row[0], row[1]];
    this.lows[index] = this.vectors[index];
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
    const nothing = Array<Poly>(ROW_WORDS - LOW_WORDS).fill(this.words.constant(0n));
    for (let i = 0; i < WITH_LOWER_HALVES; i++) {
      this.rows[i] = this.isOfLanes ? null : [...this.vectors[i], ...nothing];
      this.lows[i] = this.vectors[i];
    }
    this.areUppersClean = true;
  }

  /** Throws a violation if code of callers that uses xmm registers would be slowed down. */
  requireCleanUppers(): void {
    if (!this.areUppersClean && (this.isOfLanes || this.lows.some((_, index) => this.isUpperUsed(index))))
      throw new Violation('upperHalves', 'the upper halves of vector registers are left in use');
  }

  /** Whether it is known that something is left there; of shorter writes since then it is not. */
  private isUpperUsed(index: number): boolean {
    const uppers = this.lows[index] === this.vectors[index] ? (this.rows[index] ?? []).slice(LOW_WORDS) : [];
    return uppers.some((word) => !isConstant(word) || word.constant !== 0n);
  }
}
