/** One function as the proof engine reads it: the verifier's own record, shared with no generator. */

/** `lanes`: registers of 256 and 512 bits, of which each lane has a word; `mask`: of which it has a bit. */
type RegisterFile = 'general' | 'vector' | 'lanes' | 'mask';

export type AsmOperand =
  | { readonly kind: 'register'; readonly file: RegisterFile; readonly index: number; readonly width: number }
  | AsmMemory
  | { readonly kind: 'immediate'; readonly value: bigint };

export interface AsmMemory {
  readonly kind: 'memory';
  /** Bits accessed if the text says so; otherwise the other operand decides. */
  readonly width: number | null;
  readonly base: number | null;
  readonly index: number | null;
  readonly scale: number;
  readonly displacement: bigint;
  /** Label of a rip-relative constant; of `lea`, of the constants that `displacement` counts from. */
  readonly symbol: string | null;
  /** Of a constant: whether its address is a multiple of the bytes accessed in every program. */
  readonly isAligned?: boolean;
}

export interface WriteMask {
  readonly index: number;
  readonly isZeroing: boolean;
}

export interface AsmInstruction {
  readonly mnemonic: string;
  /** In Intel order: destination first. */
  readonly operands: readonly AsmOperand[];
  /** Where it stands, for messages: `line 12`, or `f+0x1c`. */
  readonly place: string;
  readonly text: string;
  /** The mask register that says which elements are written; the others stay, or become zero. */
  readonly mask?: WriteMask;
  /** Where the code goes on behind a call, or behind the `ret` of one; without it, a `ret` ends the function. */
  readonly returnTo?: number;
  /** Of a conditional jump: whether its condition holds, for all inputs, as the code was followed; to be proved. */
  readonly holds?: boolean;
}

/** One function in the order in which it is executed, calls in place, up to and including its last `ret`. */
export interface Listing {
  readonly name: string;
  readonly instructions: readonly AsmInstruction[];
  /** 64-bit constants by label; where the code has their address, holes but for those that it was seen to read. */
  readonly constants: ReadonlyMap<string, readonly bigint[]>;
}

/** What is known of registers and of the stack on entry because it is the same in every call. */
export interface EntryNumbers {
  readonly registers: ReadonlyMap<number, bigint>;
  /** By distance from rsp. */
  readonly stack: ReadonlyMap<bigint, bigint>;
}
