/**
 * Memory as the function may see it: the arrays of the call, the constants of its file, and its stack.
 *
 * An address must normalise to one pointer plus a constant, so no address can depend on data. Arrays do not wrap
 * around, and do not overlap each other or the stack, except where the alias mode makes two pointers equal.
 */
import { Failure } from '../../base/errors.ts';
import { evaluatorAt } from '../algebra/evaluate.ts';
import { type Atom, type Poly, samePoly } from '../algebra/poly.ts';
import type { Words } from '../algebra/words.ts';
import { type Convention, entryResidue } from './convention.ts';
import { NothingStored, type OtherCall, UnknownAlignment, Violation } from './violation.ts';

export interface ArrayObject {
  readonly name: string;
  readonly elementBytes: number;
  /** Elements are rows of words, one for each lane, of which cells have one: they are accessed whole. */
  readonly isOfRows: boolean;
  /** Current contents; null where nothing was stored to an output yet. */
  readonly cells: (Poly | null)[];
  readonly isWritable: boolean;
  readonly isReadable: boolean;
  /** Which cells were stored to. */
  readonly stored: boolean[];
}

const inputName = (atom: Atom | undefined): string | null => (atom?.form.kind === 'input' ? atom.form.name : null);

/** An address: the unknown that its pointer is, and bytes behind it. */
interface Located {
  readonly pointer: number;
  readonly offset: bigint;
}

export class Memory {
  private readonly words: Words;
  private readonly arrays = new Map<number, ArrayObject>();
  /** What is read of constants that the code has the address of, by the unknown that this is. */
  private readonly constants = new Map<number, (offset: bigint, width: number) => Poly>();
  private readonly stackAtom: number;
  private readonly stack: StackBytes;
  /** Where arguments are on the stack, in the same way; they are read only. */
  private readonly argumentsAt = new Set<bigint>();
  private readonly convention: Convention;
  /** Bits of a row of words, one for each lane. */
  private readonly rowBits: number;
  private stackTop = 0n;
  private hasStoredResult = false;
  /** Names of inputs that were loaded after a result was stored. */
  readonly loadedAfterStore = new Set<string>();

  constructor(words: Words, stackPointer: Poly, convention: Convention, rowBits: number) {
    this.rowBits = rowBits;
    this.words = words;
    this.stack = new StackBytes(words);
    this.convention = convention;
    this.stackAtom = words.algebra.soleAtom(stackPointer)?.id ?? -1;
  }

  addArray(pointer: Poly, array: ArrayObject): void {
    this.arrays.set(this.words.algebra.soleAtom(pointer)?.id ?? -1, array);
  }

  /** Constants of the file, of which `load` gives some bits at a distance from `pointer`. */
  addConstants(pointer: Poly, load: (offset: bigint, width: number) => Poly): void {
    this.constants.set(this.words.algebra.soleAtom(pointer)?.id ?? -1, load);
  }

  /** An argument that the caller put on the stack, `offset` bytes above rsp on entry. */
  addArgument(offset: bigint, value: Poly): void {
    this.stack.store(offset, 64, value);
    this.argumentsAt.add(offset);
  }

  /** Tells that rsp is now `offset` from its value on entry; what then lies below the red zone is lost. */
  moveStack(offset: bigint): void {
    if (offset > this.stackTop) this.stack.forgetBelow(offset - this.convention.redZone);
    this.stackTop = offset;
  }

  /** What lies below rsp is lost: code that is not followed may have written there. */
  forgetBelowStack(): void {
    this.stack.forgetBelow(this.stackTop);
  }

  /** Whether rsp points to an address in the file of the code itself. */
  hasOwnAddressOnTop(): boolean {
    const value = this.stack.load(this.stackTop, 64);
    const pointer = value === null ? undefined : this.located(value)?.pointer;
    return pointer !== undefined && this.constants.has(pointer);
  }

  /** A word that is handed to such code, which must not lie where it may write. */
  loadAboveStack(address: Poly): Poly {
    const offset = this.stackOffset(address);
    if (offset !== null && offset < this.stackTop)
      throw new Failure('unsupported', 'a call is given what lies below rsp');
    return this.load(address, 64);
  }

  /** Offset of `address` from rsp on entry, or null if it is no stack address. */
  stackOffset(address: Poly): bigint | null {
    const located = this.located(address);
    return located?.pointer === this.stackAtom ? located.offset : null;
  }

  /**
   * The array that `address` lies in, null for the stack, and the offset from its pointer or from rsp on entry. Throws
   * `Violation` for anything else.
   */
  place(address: Poly): { readonly array: ArrayObject | null; readonly offset: bigint } {
    const { pointer, offset } = this.locate(address);
    if (this.constants.has(pointer))
      throw new Failure('unsupported', 'a constant where an array or the stack is expected');
    return { array: this.arrays.get(pointer) ?? null, offset };
  }

  /**
   * Whether this is an address on the stack, and a multiple of `size`. Throws `UnknownAlignment` if that depends on
   * more of rsp on entry than is known.
   */
  isOnStackAligned(address: Poly, size: bigint): boolean {
    const { pointer, offset } = this.locate(address);
    return pointer === this.stackAtom && this.aboveMultiple(offset, size) === 0n;
  }

  /** How far an address, `offset` from rsp on entry, is above a multiple of `size`. */
  aboveMultiple(offset: bigint, size: bigint): bigint {
    const known = entryResidue(this.convention);
    if (known === null || known.size % size !== 0n) throw new UnknownAlignment(size);
    return BigInt.asUintN(64, known.residue + offset) % size;
  }

  /** The lane's word of an aligned row; of the stack, of one that was stored as a row. */
  loadRow(address: Poly): Poly {
    const constant = this.constantRow(address);
    if (constant !== null) return constant;
    const { array, offset } = this.place(address);
    if (array !== null) return this.cellOfRow(array, offset);
    this.checkStack(offset, this.rowBits);
    return (
      this.stack.load(offset, this.rowBits, true) ??
      uninitialised(`load of a row at stack slot ${offset}, where none was stored`)
    );
  }

  /** The word of a row of constants, which must be the same in all lanes; null of what is no constant. */
  private constantRow(address: Poly): Poly | null {
    const { pointer, offset } = this.locate(address);
    const load = this.constants.get(pointer);
    if (load === undefined) return null;
    const words = Array.from({ length: this.rowBits / 64 }, (_, i) => load(offset + 8n * BigInt(i), 64));
    if (words.some(({ constant }) => constant !== words[0].constant))
      throw new Failure('unsupported', 'the lanes of a row of constants differ');
    return words[0];
  }

  storeRow(address: Poly, value: Poly): void {
    const { array, offset } = this.place(address);
    if (array === null) {
      this.checkStack(offset, this.rowBits);
      return this.stack.store(offset, this.rowBits, value, true);
    }
    if (!array.isWritable) throw this.readOnly(array);
    const index = this.rowIndex(array, offset);
    this.hasStoredResult = true;
    array.cells[index] = value;
    array.stored[index] = true;
  }

  private cellOfRow(array: ArrayObject, offset: bigint): Poly {
    const index = this.rowIndex(array, offset);
    this.noteLoad(array);
    return this.cell(array, index);
  }

  private rowIndex(array: ArrayObject, offset: bigint): number {
    if (array.isOfRows && 8 * array.elementBytes === this.rowBits)
      return this.elementIndex(array, offset, this.rowBits);
    throw new Failure('unsupported', `${array.name} is accessed in rows, which it does not have`);
  }

  load(address: Poly, width: number): Poly {
    const { pointer, offset } = this.locate(address);
    const constant = this.constants.get(pointer);
    if (constant !== undefined) return constant(offset, width);
    const array = this.arrays.get(pointer);
    return array === undefined ? this.loadStack(offset, width) : this.loadArray(array, offset, width);
  }

  store(address: Poly, width: number, value: Poly): void {
    const { array, offset } = this.place(address);
    if (array === null) {
      this.checkStack(offset, width);
      this.stack.store(offset, width, value);
    } else this.storeArray(array, offset, width, value);
  }

  private locate(address: Poly): Located {
    const located = this.located(address);
    if (located !== null) return located;
    const { algebra } = this.words;
    const pointers = this.pointerNames();
    if (this.dependsOnData(address, pointers))
      throw new Violation(
        'address',
        'an address that is not pointer + constant',
        { algebra, value: address, expected: { pointers } },
        this.otherPointer(address),
      );
    throw new Failure('unsupported', 'an address of pointers alone that is not seen to be pointer + constant');
  }

  /** A number that is used as a pointer may be another argument. */
  private otherPointer({ core }: Poly): 'argument' | null {
    const { monomials, atoms } = this.words.algebra;
    const [first, ...others] = core.monomials;
    const name = first === undefined || others.length > 0 ? null : inputName(atoms.at(monomials.soleAtom(first)));
    return name === null ? null : 'argument';
  }

  private readOnly({ name }: ArrayObject): Violation {
    return new Violation('readOnly', `store to the input ${name}`, null, this.hasStoredResult ? null : 'order');
  }

  /** Null of what is not seen to be pointer + constant. */
  private located({ core, constant }: Poly): Located | null {
    const { monomials } = this.words.algebra;
    const isTerm = core.monomials.length === 1 && core.coefficients[0] === 1n;
    const pointer = isTerm ? monomials.soleAtom(core.monomials[0]) : -1;
    const isPointer = pointer === this.stackAtom || this.arrays.has(pointer) || this.constants.has(pointer);
    return isPointer ? { pointer, offset: constant } : null;
  }

  private pointerNames(): ReadonlySet<string | null> {
    const pointers = [this.stackAtom, ...this.arrays.keys(), ...this.constants.keys()];
    return new Set(pointers.map((id) => inputName(this.words.algebra.atoms.at(id))));
  }

  /** Whether an unknown that is no pointer enters a value. None does where gcc aligns an array by shifts of rsp. */
  private dependsOnData(value: Poly, pointers: ReadonlySet<string | null>): boolean {
    let found = false;
    evaluatorAt(this.words.algebra, (name, { lower }) => {
      found ||= !pointers.has(name);
      return lower;
    })(value);
    return found;
  }

  private loadArray(array: ArrayObject, offset: bigint, width: number): Poly {
    this.noteLoad(array);
    requireWords(array);
    const size = array.elementBytes;
    const first = this.elementIndex(array, offset, width);
    if (width < 8 * size) {
      const within = Number(offset % BigInt(size)) * 8;
      return this.words.low(width, this.words.high(within, this.cell(array, first)));
    }
    let value = this.words.constant(0n);
    for (let i = 0; i < width / 8 / size; i++)
      value = this.words.algebra.combine(value, this.cell(array, first + i), 1n << BigInt(8 * size * i));
    return value;
  }

  private noteLoad(array: ArrayObject): void {
    if (!array.isReadable && !array.stored.some((s) => s))
      uninitialised(`load from ${array.name}, to which nothing was stored`, 'inPlace');
    if (this.hasStoredResult && !array.isWritable) this.loadedAfterStore.add(array.name);
  }

  private cell(array: ArrayObject, index: number): Poly {
    return array.cells[index] ?? uninitialised(`load of ${array.name}[${index}], which was not stored yet`, 'inPlace');
  }

  private storeArray(array: ArrayObject, offset: bigint, width: number, value: Poly): void {
    if (!array.isWritable) throw this.readOnly(array);
    requireWords(array);
    const size = 8 * array.elementBytes;
    const first = this.elementIndex(array, offset, width);
    if (width < size || offset % BigInt(array.elementBytes) !== 0n)
      throw new Failure('unsupported', `store of part of an element of ${array.name}`, otherLength(array, width));
    this.hasStoredResult = true;
    for (let i = 0; i < width / size; i++) {
      array.cells[first + i] = this.words.low(size, this.words.high(size * i, value));
      array.stored[first + i] = true;
    }
  }

  private elementIndex(array: ArrayObject, offset: bigint, width: number): number {
    const size = BigInt(array.elementBytes);
    const bytes = BigInt(width / 8);
    const end = size * BigInt(array.cells.length);
    if (offset < 0n || offset + bytes > end)
      throw new Violation('bounds', `access at byte ${offset} of ${array.name}, which has ${end}`);
    const isAligned = offset % size === 0n ? bytes % size === 0n || bytes < size : (offset % size) + bytes <= size;
    if (!isAligned)
      throw new Failure(
        'unsupported',
        `misaligned access to ${array.name}`,
        otherLength(array, Number(offset % size) * 8),
      );
    return Number(offset / size);
  }

  private loadStack(offset: bigint, width: number): Poly {
    if (!this.isInArgument(offset, width)) this.checkStack(offset, width);
    const value = this.stack.load(offset, width);
    if (value !== null) return value;
    const message = `load of ${width / 8} bytes at stack slot ${offset}, of which some were never stored`;
    if (offset + BigInt(width / 8) <= this.stack.lowest) throw new NothingStored(message);
    return uninitialised(message);
  }

  private isInArgument(offset: bigint, width: number): boolean {
    const at = offset - (((offset % 8n) + 8n) % 8n);
    return this.argumentsAt.has(at) && offset + BigInt(width / 8) <= at + 8n;
  }

  private checkStack(offset: bigint, width: number): void {
    const { homeBytes, redZone } = this.convention;
    if (offset >= 8n && offset + BigInt(width / 8) <= 8n + homeBytes) return;
    if (offset + BigInt(width / 8) > 0n)
      throw new Violation(
        'bounds',
        `access to the caller's frame at rsp${offset < 0n ? '' : '+'}${offset}`,
        null,
        offset < 8n ? null : 'argument',
      );
    if (offset < this.stackTop - redZone)
      throw new Violation(
        'bounds',
        `access below ${redZone === 0n ? 'rsp' : 'the red zone'} at ${offset - this.stackTop} from rsp`,
      );
  }
}

/** What to state of an array in which a part of so many bits begins or ends. */
const otherLength = ({ elementBytes }: ArrayObject, bits: number): { readonly hint?: string } =>
  elementBytes === 8 && bits === 32
    ? { hint: 'limbs of 4 bytes are stated as --limbs 10x26:u32, words that are stored in halves as 8x32:u32' }
    : {};

function requireWords({ isOfRows, name }: ArrayObject): void {
  if (isOfRows)
    throw new Failure('unsupported', `a part of a row of ${name} is accessed, which is not done to all lanes`);
}

function uninitialised(message: string, otherCall: OtherCall | null = null): never {
  throw new Violation('uninitialised', message, null, otherCall);
}

/* Tracks the bytes of the stack: each is one byte of a stored value, so a load may combine parts of several values, and
 * it is known which bytes were written. */

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
const WORD = 64;

const isNext = ({ from, first, count }: Run, next: Cell): boolean =>
  next.byte === first + count &&
  samePoly(from.value, next.from.value) &&
  from.width === next.from.width &&
  from.isRow === next.from.isRow;

class StackBytes {
  private readonly words: Words;
  /** By offset from rsp on entry. */
  private readonly cells = new Map<bigint, Cell>();
  /** Below this, nothing was ever stored. */
  lowest = 0n;

  constructor(words: Words) {
    this.words = words;
  }

  store(offset: bigint, width: number, value: Poly, isRow = false): void {
    const from = { value, width, isRow };
    if (offset < this.lowest) this.lowest = offset;
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
    if (isRow && !(isWhole && runs[0].from.isRow)) return this.sameWord(offset, width);
    if (!isRow && runs.some(({ from }) => from.isRow))
      throw new Failure('unsupported', `load of a part of the row at stack slot ${offset}`);
    return isWhole ? runs[0].from.value : this.joined(runs);
  }

  /** The word of a row that was stored in words, which are the same for all lanes. */
  private sameWord(offset: bigint, width: number): Poly | null {
    const [first, ...others] = Array.from({ length: width / WORD }, (_, i) => this.load(offset + 8n * BigInt(i), WORD));
    if (first === null || others.every((word) => word !== null && samePoly(word, first))) return first;
    throw new Failure('unsupported', `load of a row at stack slot ${offset}, which was stored in parts`);
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
