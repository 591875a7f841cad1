/**
 * Tracks the bytes of the stack: each is one byte of a stored value, so a load may combine parts of several values, and
 * it is known which bytes were written.
 */
import { Failure } from '../../base/errors.ts';
import { samePoly, type Poly } from '../algebra/poly.ts';
import type { Words } from '../algebra/words.ts';

/** What was stored at once. Of a row of lanes the value is one lane's word, which is not made of its bytes. */
interface Stored {
  readonly value: Poly;
  readonly width: number;
  readonly isRow: boolean;
}

/** One byte of it, the lowest is 0. */
interface Cell {
  readonly from: Stored;
  readonly byte: number;
}

/** Bytes in a row of one value, as they were in it. */
interface Run {
  readonly from: Stored;
  readonly first: number;
  readonly count: number;
}

const BYTE = 8;

const isNext = ({ from, first, count }: Run, next: Cell): boolean =>
  next.byte === first + count &&
  samePoly(from.value, next.from.value) &&
  from.width === next.from.width &&
  from.isRow === next.from.isRow;

export class StackBytes {
  private readonly words: Words;
  /** By offset from rsp on entry. */
  private readonly cells = new Map<bigint, Cell>();

  constructor(words: Words) {
    this.words = words;
  }

  store(offset: bigint, width: number, value: Poly, isRow = false): void {
    const from = { value, width, isRow };
    for (let byte = 0; byte < width / BYTE; byte++) this.cells.set(offset + BigInt(byte), { from, byte });
  }

  /** Nothing is known to have been written below this offset. */
  forgetBelow(offset: bigint): void {
    for (const at of this.cells.keys()) if (at < offset) this.cells.delete(at);
  }

  /** Null if not all of these bytes were written; throws `unsupported` for a part of a row. */
  load(offset: bigint, width: number, isRow = false): Poly | null {
    const runs = this.runs(offset, width);
    if (runs === null) return null;
    const isWhole = runs.length === 1 && runs[0].from.width === width;
    if (isRow && !(isWhole && runs[0].from.isRow))
      throw new Failure('unsupported', `load of a row at stack slot ${offset}, which was stored in parts`);
    if (!isRow && runs.some(({ from }) => from.isRow))
      throw new Failure('unsupported', `load of a part of the row at stack slot ${offset}`);
    return isWhole ? runs[0].from.value : this.joined(runs);
  }

  private runs(offset: bigint, width: number): Run[] | null {
    const runs: Run[] = [];
    for (let k = 0; k < width / BYTE; k++) {
      const cell = this.cells.get(offset + BigInt(k));
      const last = runs.at(-1);
      if (cell === undefined) return null;
      if (last !== undefined && isNext(last, cell)) runs[runs.length - 1] = { ...last, count: last.count + 1 };
      else runs.push({ from: cell.from, first: cell.byte, count: 1 });
    }
    return runs;
  }

  private joined(runs: readonly Run[]): Poly {
    const { algebra } = this.words;
    let [value, bits] = [this.words.constant(0n), 0n];
    for (const { from, first, count } of runs) {
      const rest = first === 0 ? from.value : this.words.high(BYTE * first, from.value);
      const isAll = BYTE * (first + count) === from.width;
      value = algebra.combine(value, isAll ? rest : this.words.low(BYTE * count, rest), 1n << bits);
      bits += BigInt(BYTE * count);
    }
    return value;
  }
}
