/** What a row of the table of accepted instructions says: operands, effects, timing. */

/**
 * doit      Intel's list of data-operand-independent-timing instructions ("Data Operand Independent Timing ISA
 *           Guidance", Intel 2022; from Ice Lake on the guarantee needs DOITM to be set). AMD documents no equivalent;
 *           Zen's published latencies are fixed.
 * none      has no data operand: flags, constants, jumps, nothing.
 * stack     moves data by rsp + constant; as mov.
 * unlisted  nobody promises anything.
 * variable  known to depend on the data (Intel's and AMD's optimisation manuals).
 */
export type Timing = 'doit' | 'none' | 'stack' | 'unlisted' | 'variable';

type Access = 'r' | 'w' | 'rw';

/** An explicit operand as LLVM lists it: destinations first, what must equal a destination left out. */
export type OperandShape =
  | { readonly kind: 'general' | 'vector' | 'mask'; readonly width: number; readonly access: Access }
  /** `access` null: only the address is computed. */
  | { readonly kind: 'memory'; readonly width: number; readonly access: Access | null }
  | { readonly kind: 'immediate' | 'condition' | 'target' };

/** Letters of flags: C P A Z S O. */
export interface FlagEffect {
  readonly reads: string;
  readonly writes: string;
  /** Left undefined (SDM vol. 2, "Flags Affected"). */
  readonly undefined: string;
  /** What is written or undefined stays as it was if a count in cl is 0. */
  readonly mayKeep: boolean;
}

/**
 * What is known of the result beyond that it is made of all that is read, for those who follow single bytes and
 * addresses:
 * computed    nothing
 * copied      the source, cut off or extended by zeros
 * exchanged   each destination is the other
 * chosen      the source or what the destination was, by the flags
 * address     where memory would be accessed
 * sum, difference, aligned   the destination plus, minus, and the source; without a source: one
 * frame       rsp becomes rbp, then rbp is popped
 * uppers      whatever is written keeps its low 128 bits, the others become zero
 */
type Result =
  | 'computed'
  | 'copied'
  | 'exchanged'
  | 'chosen'
  | 'address'
  | 'sum'
  | 'difference'
  | 'aligned'
  | 'frame'
  | 'uppers';

export interface InstructionForm {
  /** LLVM's name. */
  readonly opcode: string;
  /** Name in the table of semantics; without the condition where an operand is one. */
  readonly mnemonic: string;
  readonly operands: readonly OperandShape[];
  /** Registers that the operands do not name, by LLVM's names; rsp and flags apart. */
  readonly implicitReads: readonly string[];
  readonly implicitWrites: readonly string[];
  /** Where an assembler spells the first of `implicitReads` among the operands, or null. */
  readonly spelt: 'first' | 'last' | null;
  /** What LLVM counts as written and stays as it was. */
  readonly unchanged: readonly string[];
  readonly result: Result;
  /** Whether nothing of the sources is in the result, or the flags, if both are the same register. */
  readonly cancels: boolean;
  /** Whether a mask behind the destination says which elements are written, and what becomes of the others. */
  readonly masking: 'merging' | 'zeroing' | null;
  readonly flags: FlagEffect;
  /** What is pushed (negative) or popped, in bytes. */
  readonly stack: number;
  readonly timing: Timing;
  readonly flow: 'next' | 'jump' | 'branch' | 'call' | 'return' | 'stop';
  /**
   * Legacy prefixes that belong to the encoding, in hexadecimal: all of `prefixes` once each, and any number of
   * `padding`.
   */
  readonly prefixes: readonly string[];
  readonly padding: readonly string[];
}

/** No flag is read or written. */
const NO_FLAGS: FlagEffect = { reads: '', writes: '', undefined: '', mayKeep: false };

/**
 * Operands as text, separated by blanks: `r64` a general register, `v128` a vector register, `k64` a mask register (all
 * have 64 bits), `m64` memory, `a` an address that is not accessed, `i` an immediate, `cc` a condition, `to` a target;
 * `=` in front is written, `+` is read and written.
 */
function shapes(text: string): readonly OperandShape[] {
  let found = knownShapes.get(text);
  if (found === undefined) {
    found = text
      .split(' ')
      .filter((word) => word !== '')
      .map(shape);
    knownShapes.set(text, found);
  }
  return found;
}

/** Thousands of rows share a few hundred lists of operands. */
const knownShapes = new Map<string, readonly OperandShape[]>();

const PLAIN = {
  i: { kind: 'immediate' },
  cc: { kind: 'condition' },
  to: { kind: 'target' },
  a: { kind: 'memory', width: 0, access: null },
} as const;
const KINDS = { r: 'general', v: 'vector', k: 'mask', m: 'memory' } as const;
const ACCESS = { '': 'r', '=': 'w', '+': 'rw' } as const;

function shape(word: string): OperandShape {
  if (word in PLAIN) return PLAIN[word as keyof typeof PLAIN];
  const match = /^([=+]?)([rvkm])(\d+)$/.exec(word);
  if (match === null) throw new TypeError(`not an operand: ${word}`);
  return {
    kind: KINDS[match[2] as keyof typeof KINDS],
    width: Number(match[3]),
    access: ACCESS[match[1] as keyof typeof ACCESS],
  };
}

/** What most rows have in common. */
export type RowOptions = Partial<Omit<InstructionForm, 'opcode' | 'mnemonic' | 'operands'>>;

/** A row; what `options` leaves out is: no flags, nothing implicit, no prefix, time on Intel's list, any result. */
export function row(opcode: string, mnemonic: string, operands: string, options: RowOptions = {}): InstructionForm {
  return {
    opcode,
    mnemonic,
    operands: shapes(operands),
    implicitReads: [],
    implicitWrites: [],
    spelt: null,
    unchanged: [],
    result: 'computed',
    cancels: false,
    masking: null,
    flags: NO_FLAGS,
    stack: 0,
    timing: 'doit',
    flow: 'next',
    prefixes: [],
    padding: [],
    ...options,
  };
}

/** Flags that are read, written and left undefined. */
export const flags = (reads: string, writes: string, undefined = ''): FlagEffect => ({
  reads,
  writes,
  undefined,
  mayKeep: false,
});

/** The prefix of 16-bit operands. */
export const sixteen = (width: number): Pick<InstructionForm, 'prefixes'> => ({ prefixes: width === 16 ? ['66'] : [] });

/** rax, eax, ax or al, by LLVM's names; likewise the others. */
export const accumulator = (width: number): string => part('A', width);
export const dataRegister = (width: number): string => part('D', width);

const part = (letter: string, width: number): string =>
  width === 64 ? `R${letter}X` : width === 32 ? `E${letter}X` : width === 16 ? `${letter}X` : `${letter}L`;
