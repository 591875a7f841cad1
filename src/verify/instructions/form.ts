/** Rows of the table of instructions: all that `verify` and `ct` accept, each with everything that it reads, writes and takes time by. */

/**
 * doit      Intel's list of data-operand-independent-timing instructions ("Data Operand Independent Timing ISA Guidance", Intel 2022;
 *           from Ice Lake on the guarantee needs DOITM to be set). AMD documents no equivalent; Zen's published latencies are fixed.
 * none      has no data operand: flags, constants, jumps, nothing.
 * stack     moves data by rsp + constant; as mov.
 * unlisted  nobody promises anything.
 * variable  known to depend on the data (Intel's and AMD's optimisation manuals).
 */
export type Timing = 'doit' | 'none' | 'stack' | 'unlisted' | 'variable';

export type Access = 'r' | 'w' | 'rw';

/** An explicit operand as LLVM lists it: destinations first, what must equal a destination left out. */
export type OperandShape =
  | { readonly kind: 'general' | 'vector'; readonly width: number; readonly access: Access }
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
  readonly flags: FlagEffect;
  /** What is pushed (negative) or popped, in bytes. */
  readonly stack: number;
  readonly timing: Timing;
  readonly flow: 'next' | 'jump' | 'branch' | 'call' | 'return' | 'stop';
  /** Legacy prefixes that belong to the encoding, in hexadecimal: all of `prefixes` once each, and any number of `padding`. */
  readonly prefixes: readonly string[];
  readonly padding: readonly string[];
}

/** No flag is read or written. */
export const NO_FLAGS: FlagEffect = { reads: '', writes: '', undefined: '', mayKeep: false };

/**
 * Operands as text, separated by blanks: `r64` a general register, `v128` a vector register, `m64` memory, `a` an address that is not accessed,
 * `i` an immediate, `cc` a condition, `to` a target; `=` in front is written, `+` is read and written.
 */
export function shapes(text: string): OperandShape[] {
  return text.split(' ').filter(word => word !== '').map(shape);
}

const PLAIN = { i: { kind: 'immediate' }, cc: { kind: 'condition' }, to: { kind: 'target' }, a: { kind: 'memory', width: 0, access: null } } as const;
const KINDS = { r: 'general', v: 'vector', m: 'memory' } as const;
const ACCESS = { '': 'r', '=': 'w', '+': 'rw' } as const;

function shape(word: string): OperandShape {
  if (word in PLAIN) return PLAIN[word as keyof typeof PLAIN];
  const match = /^([=+]?)([rvm])(\d+)$/.exec(word);
  if (match === null) throw new TypeError(`not an operand: ${word}`);
  return { kind: KINDS[match[2] as keyof typeof KINDS], width: Number(match[3]), access: ACCESS[match[1] as keyof typeof ACCESS] };
}

/** What most rows have in common. */
export type RowOptions = Partial<Omit<InstructionForm, 'opcode' | 'mnemonic' | 'operands'>>;

/** A row; what `options` leaves out is: no flags, nothing implicit, no prefix, time on Intel's list. */
export function row(opcode: string, mnemonic: string, operands: string, options: RowOptions = {}): InstructionForm {
  return {
    opcode, mnemonic, operands: shapes(operands), implicitReads: [], implicitWrites: [], spelt: null, flags: NO_FLAGS, stack: 0, timing: 'doit', flow: 'next', prefixes: [],
    padding: [], ...options,
  };
}

/** Flags that are read, written and left undefined. */
export const flags = (reads: string, writes: string, undefined = ''): FlagEffect => ({ reads, writes, undefined, mayKeep: false });

/** The prefix of 16-bit operands. */
export const sixteen = (width: number): Pick<InstructionForm, 'prefixes'> => ({ prefixes: width === 16 ? ['66'] : [] });

/** rax, eax, ax or al, by LLVM's names; likewise the others. */
export const accumulator = (width: number): string => part('A', width);
export const dataRegister = (width: number): string => part('D', width);

const part = (letter: string, width: number): string => (width === 64 ? `R${letter}X` : width === 32 ? `E${letter}X` : width === 16 ? `${letter}X` : `${letter}L`);
