import { Failure } from '../../base/errors.ts';
import type { Operand } from '../../ir/function.ts';

/** Words of an array of the call: those of a parameter, or what was stored to a result so far. */
export interface LiftedArray {
  readonly name: string;
  readonly cells: (Operand | null)[];
  readonly isResult: boolean;
}

/** The arrays of the call and the stack, word by word. */
export class LiftMemory {
  readonly arrays: readonly LiftedArray[];
  /** By offset from the stack pointer on entry. */
  private readonly slots = new Map<number, { readonly held: Held; readonly bytes: number }>();

  constructor(arrays: readonly LiftedArray[]) {
    this.arrays = arrays;
  }

  load(object: number, offset: number, bytes: number): Held {
    if (object === ON_STACK) {
      const slot = this.slots.get(offset);
      if (slot === undefined || slot.bytes < bytes) throw refused(`a read of the stack that no one store made`);
      return slot.held;
    }
    const { name, cells } = this.arrays[object];
    const cell = cells[this.limb(object, offset)];
    if (cell === null) throw refused(`a read of ${name}[${offset / 8}] before it is stored`);
    return word(cell);
  }

  store(object: number, offset: number, bytes: number, value: Held): void {
    if (object === ON_STACK) {
      for (const [at, slot] of this.slots) if (at < offset + bytes && offset < at + slot.bytes) this.slots.delete(at);
      this.slots.set(offset, { held: value, bytes });
      return;
    }
    const { name, cells, isResult } = this.arrays[object];
    if (!isResult) throw refused(`a store to ${name}`);
    if (value.kind !== 'word' || bytes !== 8) throw refused(`a store to ${name} of what is no word`);
    cells[this.limb(object, offset)] = value.of;
  }

  private limb(object: number, offset: number): number {
    const { name, cells } = this.arrays[object];
    if (offset % 8 !== 0 || offset < 0 || offset / 8 >= cells.length) throw refused(`${name} at byte ${offset}`);
    return offset / 8;
  }
}

/** Code that is not read as word IR; where it stands is added by who steps through it. */
export const refused = (what: string): Failure => new Failure('unsupported', `the word IR has no words for ${what}`);

/* What registers, flags and memory hold while machine code is read as word IR. */

/**
 * A word of 64 bits; a byte with the word whose upper bits stand above it, if that is known; an address within an array
 * of the call or the stack, which only names memory; or something that may be moved and not looked at, such as a
 * callee-saved register on entry.
 */
export type Held =
  | { readonly kind: 'word'; readonly of: Operand }
  | { readonly kind: 'byte'; readonly of: Operand; readonly above: Operand | null }
  | { readonly kind: 'address'; readonly object: number; readonly offset: number }
  | { readonly kind: 'unknown'; readonly name: string };

/** The object of addresses on the stack; others are numbers of results, then parameters. */
export const ON_STACK = -1;

export const word = (of: Operand): Held => ({ kind: 'word', of });

/**
 * The bit that a flag holds, made when it is first read; null where word IR has no name for it, such as the overflow of
 * a signed addition.
 */
export type HeldFlag = (() => Operand) | null;
