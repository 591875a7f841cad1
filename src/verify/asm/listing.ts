/** Assembly text after parsing: the verifier's own record, shared with no generator. */

export type AsmOperand =
  | { readonly kind: 'register'; readonly file: 'general' | 'vector'; readonly index: number; readonly width: number }
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
  /** Label of a rip-relative constant. */
  readonly symbol: string | null;
}

export interface AsmInstruction {
  readonly mnemonic: string;
  /** In Intel order: destination first. */
  readonly operands: readonly AsmOperand[];
  /** 1-based line of the text, and the line itself. */
  readonly line: number;
  readonly text: string;
}

/** One function, up to and including its `ret`. */
export interface Listing {
  readonly name: string;
  readonly instructions: readonly AsmInstruction[];
  /** 64-bit constants by label. */
  readonly constants: ReadonlyMap<string, readonly bigint[]>;
}

export type Syntax = 'nasm' | 'gas-intel' | 'gas-att';
