/**
 * Arrays and stack of a replay: 64-bit words at offsets divisible by 8, each the number of a value. The rules are those
 * of machine/memory.ts; what breaks one, or is of another size, is left to the ordinary proof.
 */
import { RED_ZONE } from '../machine/convention.ts';
import type { ArrayObject, Memory } from '../machine/memory.ts';
import { NotReplayable, FLAGS } from './places.ts';
import type { Values } from './values.ts';
import type { AsmInstruction, AsmOperand } from '../listing/listing.ts';

/** Bytes around a pointer within which sums of pointer and constants cannot wrap around (POINTER_RANGE leaves 2^20). */
const NEAR = 1 << 19;
/** Bytes of stack that a function may use here. */
const STACK = 1 << 16;
const BELOW = Number(RED_ZONE);

interface Region {
  readonly name: string;
  readonly isWritable: boolean;
  /** What the cells hold on entry; -1 for nothing. */
  readonly entry: Int32Array;
  readonly cells: Int32Array;
  readonly stored: Uint8Array;
}

/** What changes during a run: words of results and of the stack. */
export interface MemoryState {
  readonly regions: readonly { readonly region: Region; readonly cells: Int32Array; readonly stored: Uint8Array }[];
  readonly slots: Int32Array;
  readonly top: number;
  readonly hasStoredResult: boolean;
  readonly loadedAfterStore: readonly string[];
}

interface Located {
  /** Null for the stack. */
  readonly region: Region | null;
  readonly offset: number;
}

export class ReplayMemory {
  /** Inputs that were loaded after a result was stored. */
  readonly loadedAfterStore = new Set<string>();
  private readonly memory: Memory;
  private readonly values: Values;
  private readonly regions = new Map<ArrayObject, Region>();
  private readonly located: (Located | undefined)[] = [];
  /** Slots by distance below rsp on entry, in words; those beyond `deepest` are empty. */
  private readonly slots = new Int32Array(STACK / 8 + 1).fill(-1);
  private deepest = 0;
  private top = 0;
  private hasStoredResult = false;

  constructor(memory: Memory, values: Values) {
    this.memory = memory;
    this.values = values;
  }

  /** As on entry. */
  reset(): void {
    for (const region of this.regions.values()) {
      region.cells.set(region.entry);
      region.stored.fill(0);
    }
    this.slots.fill(-1, 0, this.deepest + 1);
    this.deepest = 0;
    this.top = 0;
    this.hasStoredResult = false;
    this.loadedAfterStore.clear();
  }

  /** What `restore` brings back. */
  save(): MemoryState {
    const { deepest, top, hasStoredResult } = this;
    const regions = [...this.regions.values()]
      .filter((r) => r.isWritable)
      .map((r) => ({ region: r, cells: r.cells.slice(), stored: r.stored.slice() }));
    return {
      regions,
      slots: this.slots.slice(0, deepest + 1),
      top,
      hasStoredResult,
      loadedAfterStore: [...this.loadedAfterStore],
    };
  }

  /** As it was when `state` was saved. */
  restore({ regions, slots, top, hasStoredResult, loadedAfterStore }: MemoryState): void {
    this.reset();
    for (const { region, cells, stored } of regions) {
      region.cells.set(cells);
      region.stored.set(stored);
    }
    this.slots.set(slots);
    this.deepest = slots.length - 1;
    this.top = top;
    this.hasStoredResult = hasStoredResult;
    for (const name of loadedAfterStore) this.loadedAfterStore.add(name);
  }

  /** The values stored to an array that exists on entry; -1 where nothing was stored. */
  results(array: ArrayObject): readonly number[] {
    const { cells, stored } = this.regionOf(array);
    return Array.from(cells, (id, i) => (stored[i] === 1 ? id : -1));
  }

  /** rsp now has this value. */
  moveStack(id: number): void {
    const { region, offset } = this.locate(id);
    if (region !== null) throw new NotReplayable('rsp is not its value on entry plus a constant');
    this.top = offset;
    for (let word = Math.max(0, Math.floor((BELOW - offset) / 8)) + 1; word <= this.deepest; word++)
      this.slots[word] = -1;
  }

  /** Loads from the address `by` bytes beyond the pointer with the number `base`. */
  load(base: number, by: number): number {
    const { region, offset: from } = this.locate(base);
    const offset = near(from, by);
    const id = region === null ? this.slots[this.slotAt(offset)] : region.cells[cellAt(region, offset)];
    if (id < 0) throw new NotReplayable('nothing was stored there');
    if (region !== null && !region.isWritable && this.hasStoredResult) this.loadedAfterStore.add(region.name);
    return id;
  }

  /** Stores to the address `by` bytes beyond the pointer with the number `base`. */
  store(base: number, by: number, id: number): void {
    const { region, offset: from } = this.locate(base);
    const offset = near(from, by);
    if (region === null) {
      const word = this.slotAt(offset);
      this.slots[word] = id;
      this.deepest = Math.max(this.deepest, word);
      return;
    }
    const cell = cellAt(region, offset);
    if (!region.isWritable) throw new NotReplayable('a store to an input');
    region.cells[cell] = id;
    region.stored[cell] = 1;
    this.hasStoredResult = true;
  }

  private locate(id: number): Located {
    if (id < 0) throw new NotReplayable('an address without a base');
    return (this.located[id] ??= this.find(id));
  }

  private find(id: number): Located {
    const { array, offset } = this.memory.place(this.values.polyOf(id));
    if (offset >= BigInt(NEAR) || offset <= BigInt(-NEAR)) throw new NotReplayable('an address far from its pointer');
    return { region: array === null ? null : this.regionOf(array), offset: Number(offset) };
  }

  private regionOf(array: ArrayObject): Region {
    const known = this.regions.get(array);
    if (known !== undefined) return known;
    if (array.elementBytes !== 8) throw new NotReplayable('elements that are no words');
    const entry = Int32Array.from(array.cells, (cell) => (cell === null ? -1 : this.values.idOf(cell)));
    const region: Region = {
      name: array.name,
      isWritable: array.isWritable,
      entry,
      cells: entry.slice(),
      stored: new Uint8Array(entry.length),
    };
    this.regions.set(array, region);
    return region;
  }

  /** Number of the slot at an offset from rsp on entry: within the frame and the red zone. */
  private slotAt(offset: number): number {
    const word = -offset / 8;
    if (!Number.isInteger(word) || word < 1 || offset < this.top - BELOW || word > STACK / 8)
      throw new NotReplayable('no word of the stack');
    return word;
  }
}

function near(offset: number, by: number): number {
  if (Math.abs(offset) + Math.abs(by) >= NEAR) throw new NotReplayable('an address far from its pointer');
  return offset + by;
}

function cellAt(region: Region, offset: number): number {
  const cell = offset / 8;
  if (!Number.isInteger(cell) || cell < 0 || cell >= region.cells.length)
    throw new NotReplayable('no word of the array');
  return cell;
}

/*
 * Which shapes make words of flags, and which have a result that no operand decides. Source: SDM vol. 2, "Operation" of
 * SETcc, MOVZX and XOR.
 */

/** What is moved from one place to the other. */
export interface BitMove {
  readonly kind: 'flag to low byte' | 'low byte to word';
  readonly from: number;
  readonly to: number;
}

const SET: ReadonlyMap<string, number> = new Map([
  ['setc', FLAGS],
  ['setb', FLAGS],
  ['seto', FLAGS + 1],
]);

/** The places of the shape; null for anything else. */
export function bitMoveOf({ mnemonic, operands }: AsmInstruction): BitMove | null {
  const flag = SET.get(mnemonic);
  const [to, from] = operands;
  if (flag !== undefined && operands.length === 1 && isByte(to))
    return { kind: 'flag to low byte', from: flag, to: to.index };
  if (mnemonic !== 'movzx' || operands.length !== 2 || !isByte(from) || !isGeneral(to) || to.width < 32) return null;
  return { kind: 'low byte to word', from: from.index, to: to.index };
}

/** x xor x is 0, and the flags are those of 0, whatever x is. */
export function isZeroing({ mnemonic, operands: [a, b] }: AsmInstruction): boolean {
  return (
    mnemonic === 'xor' && isGeneral(a) && isGeneral(b) && a.index === b.index && a.width === b.width && a.width >= 32
  );
}

const isGeneral = (o: AsmOperand): o is AsmOperand & { kind: 'register' } =>
  o.kind === 'register' && o.file === 'general';

const isByte = (o: AsmOperand): o is AsmOperand & { kind: 'register' } => isGeneral(o) && o.width === 8;
