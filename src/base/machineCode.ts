/** Machine code as a program would run it: linked, placed and decoded. What the toolchain hands to the verifier. */

/** Some bytes of a linked file and what a program may do with them when it runs. */
export interface CodeSegment {
  readonly address: number;
  readonly bytes: Uint8Array;
  /** Where they stand in the file. */
  readonly offset: number;
  readonly isWritable: boolean;
  readonly isExecutable: boolean;
}

/** A name of the symbol table. */
export interface CodeSymbol {
  readonly name: string;
  readonly address: number;
  /** In bytes; 0 if nobody said. */
  readonly size: number;
  /** What makes it uncertain which code or data a program gets under this name; null if nothing does. */
  readonly doubt: 'weak' | 'indirect function' | 'unique' | null;
}

/**
 * A section of one of the files that were linked. Its bytes stand together in every program; where it stands itself is
 * for the linker to say.
 */
export interface CodePiece {
  readonly address: number;
  readonly size: number;
  /** Bytes of the elements that a linker may merge with equal ones; 0 if it merges none. */
  readonly element: number;
  /** Its address is a multiple of so many bytes in every program. */
  readonly alignment: number;
  /** Why what stands there is not sure to be in every program, as code and as a constant; null if it is. */
  readonly doubts: { readonly code: string | null; readonly constant: string | null };
}

/** What the linker wrote for a name that a file uses. */
export interface CodeReference {
  readonly name: string;
  /** First byte, and how many. */
  readonly at: number;
  readonly bytes: number;
  readonly form: 'distance' | 'address' | 'other';
  /**
   * Where the files define the name; a number where it is none of an address; null where nobody knows, because no file
   * defines it, or weakly.
   */
  readonly to: { readonly piece: CodePiece; readonly address: number } | 'number' | null;
}

/** Where a linker is free, as far as the files are concerned. */
export interface CodePlacement {
  readonly pieces: readonly CodePiece[];
  readonly references: readonly CodeReference[];
  /** The same files in another program. */
  readonly other: OtherProgram;
}

/** The same function in another program, among other code and data. */
export interface OtherProgram {
  readonly image: CodeImage;
  /** Where the function begins in the one and in the other. */
  readonly entry: number;
  readonly otherEntry: number;
}

/** A linked file. */
export interface CodeImage {
  readonly path: string;
  readonly segments: readonly CodeSegment[];
  readonly symbols: readonly CodeSymbol[];
  /** First byte of what the loader changes when the program starts; eight bytes each. */
  readonly relocated: readonly number[];
  /** Null for what is linked already: all of it stays where it is. */
  readonly placement: CodePlacement | null;
  /** Whether it runs wherever it is loaded; otherwise addresses are what they are. */
  readonly isMovable: boolean;
}

/**
 * An explicit operand of an instruction, in the order of LLVM's description: destinations first. Registers have LLVM's
 * names, such as `R8D`.
 */
export type MachineOperand =
  | { readonly kind: 'register'; readonly name: string; readonly access: 'r' | 'w' | 'rw' }
  | { readonly kind: 'immediate'; readonly value: bigint }
  | MachineMemory
  /** A direct jump or call. */
  | { readonly kind: 'target'; readonly address: number };

/** [segment: base + scale·index + displacement]; `''` where there is no register. */
export interface MachineMemory {
  readonly kind: 'memory';
  readonly base: string;
  readonly index: string;
  readonly scale: number;
  readonly displacement: bigint;
  readonly segment: string;
}

/** One instruction as LLVM's decoder reads it, with what LLVM's description says of its form. */
export interface MachineInstruction {
  readonly address: number;
  readonly bytes: Uint8Array;
  /** LLVM's name of the form, e.g. `ADC64rm`. */
  readonly opcode: string;
  readonly operands: readonly MachineOperand[];
  readonly implicitReads: readonly string[];
  readonly implicitWrites: readonly string[];
  /** What may happen to memory: `r`, `w`, `rw` or nothing. */
  readonly memory: string;
  readonly flow: 'next' | 'jump' | 'branch' | 'call' | 'return' | 'stop';
  /** In Intel syntax, for messages only. */
  readonly text: string;
}

/** What stands at an address: an instruction, or bytes that are none. */
export type DecodedCode = ReadonlyMap<number, MachineInstruction | null>;

/** One function as a program would run it, decoded. */
export interface DecodedFunction {
  readonly image: CodeImage;
  readonly symbol: CodeSymbol;
  /** Names that the linked files define more than once. */
  readonly doubles: ReadonlySet<string>;
  readonly code: DecodedCode;
  /** Where an address is, for messages: file and line of assembly text, otherwise function and offset. */
  placeOf(address: number): string;
}

/** A function of a shared object, which the system's loader brings in with everything that it refers to. */
export interface SharedFunction {
  /** Absolute path of the shared object. */
  readonly path: string;
  readonly symbol: string;
  /** Size of the object's code, for tables. */
  readonly length: number;
}

/** What can be tested and timed: code that runs wherever it is copied to, or a function of a shared object. */
export type Loadable = Uint8Array | SharedFunction;
