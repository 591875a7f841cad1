/** What the table of instructions says of a form: its operands and effects, and the bytes that it begins with. */

/**
 * doit      Intel's list of data-operand-independent-timing instructions ("Data Operand Independent Timing ISA
 *           Guidance", Intel 2022; from Ice Lake on the guarantee needs DOITM to be set). AMD documents no equivalent;
 *           Zen's published latencies are fixed.
 * none      has no data operand: flags, constants, jumps, nothing.
 * stack     moves data by rsp + constant; as mov.
 * unlisted  nobody promises anything.
 * variable  known to depend on the data (Intel's and AMD's optimisation manuals).
 * chosen    moves data by a mask, an index or a count, on which its time depends; that it does not depend on what is
 *           moved is taken over from mov.
 */
export type Timing = 'doit' | 'none' | 'stack' | 'unlisted' | 'variable' | 'chosen';

export type Access = 'r' | 'w' | 'rw';

/** An explicit operand as LLVM lists it: destinations first, what must equal a destination left out. */
export type OperandShape =
  | {
      readonly kind: 'general' | 'vector' | 'mask';
      readonly width: number;
      readonly access: Access;
      /** Whether it says which data are moved. */
      readonly chooses?: boolean;
    }
  /** `access` null: only the address is computed. With `chooses`, another operand says how far from there. */
  | { readonly kind: 'memory'; readonly width: number; readonly access: Access | null; readonly chooses?: boolean }
  | { readonly kind: 'immediate' | 'condition' | 'target' };

/**
 * An operand as the manual lists it. Beside those that LLVM lists there are registers that are always the same, which
 * assemblers spell (`fixed`) or not (`implied`), by LLVM's names, and the number one, which takes no byte.
 */
export type FormOperand =
  | Exclude<OperandShape, { readonly kind: 'immediate' | 'condition' | 'target' }>
  | { readonly kind: 'immediate'; readonly range: ImmediateRange; readonly bytes: number }
  | { readonly kind: 'condition' | 'target' }
  | { readonly kind: 'one' }
  /** `isKept`: LLVM counts it as written, and it stays as it was. */
  | { readonly kind: 'fixed' | 'implied'; readonly name: string; readonly access: Access; readonly isKept: boolean };

/**
 * i: of the operand's width, or 32 bits with their sign; count: 1 to width-1; bit: 0 to width-1; octet: a byte; lane:
 * 0 or 1; byte: a byte with its sign.
 */
export type ImmediateRange = 'i' | 'count' | 'bit' | 'octet' | 'lane' | 'byte';

/** Letters of flags: O S Z A P C. */
export interface FlagEffect {
  readonly reads: string;
  readonly writes: string;
  /** Left undefined (SDM vol. 2, "Flags Affected"). */
  readonly undefined: string;
  /** The part of `writes` that is 0 and 1 afterwards, whatever the operands are. */
  readonly cleared: string;
  readonly set: string;
  /** What is written or undefined stays as it was if a count in cl or rcx is 0. */
  readonly mayKeep: boolean;
}

/** In the order in which they are named. Plain x86-64 has SSE2 and cmov. */
export const INSTRUCTION_SETS = [
  'SSE3',
  'SSSE3',
  'SSE4.1',
  'SSE4.2',
  'AES',
  'PCLMULQDQ',
  'POPCNT',
  'LZCNT',
  'MOVBE',
  'BMI1',
  'BMI2',
  'ADX',
  'AVX',
  'AVX2',
  'GFNI',
  'VAES',
  'VPCLMULQDQ',
  'AVX512F',
  'AVX512VL',
  'AVX512BW',
  'AVX512DQ',
  'AVX512CD',
  'AVX512IFMA',
  'AVX512VBMI',
  'AVX512VBMI2',
  'AVX512BITALG',
  'AVX512VPOPCNTDQ',
] as const;
export type InstructionSet = (typeof INSTRUCTION_SETS)[number];

/** The opcode column of SDM vol. 2 as data. */
export interface Encoding {
  readonly space: 'legacy' | 'vex' | 'evex';
  /** Mandatory prefix 0x66, 0xf2, 0xf3, or 0. */
  readonly prefix: number;
  /** Opcode map: 0 one-byte, 1 `0F`, 2 `0F38`, 3 `0F3A`. */
  readonly map: number;
  /** REX.W, VEX.W or EVEX.W; null where it is ignored. */
  readonly w: 0 | 1 | null;
  readonly opcode: number;
  /** What is added to the opcode: the number of a register or of a condition. */
  readonly added: 'register' | 'condition' | null;
  /** ModRM.reg when it extends the opcode (`/digit`), else -1. */
  readonly digit: number;
  /** Fixed byte after the opcode (the FA of endbr64), else -1. */
  readonly suffix: number;
  /** Of the vectors that the length in a VEX or EVEX prefix says; null where it is ignored. */
  readonly length: number | null;
  /** Of the operands of a form, those in ModRM.reg, ModRM.rm and VEX.vvvv by their places; -1 for none. */
  readonly reg: number;
  readonly rm: number;
  readonly vvvv: number;
  /** Whether one element of memory stands for all (EVEX.b). */
  readonly isBroadcast: boolean;
  /** Whether a mask is named (EVEX.aaa), and whether it zeroes (EVEX.z). */
  readonly hasMask: boolean;
  readonly isZeroing: boolean;
}

export interface InstructionForm {
  /** Name in the table of semantics; without the condition where an operand is one. */
  readonly mnemonic: string;
  /** As LLVM lists them, and as the manual does. */
  readonly operands: readonly OperandShape[];
  readonly all: readonly FormOperand[];
  /** Registers that the operands do not name, by LLVM's names; rsp and flags apart. */
  readonly implicitReads: readonly string[];
  readonly implicitWrites: readonly string[];
  /** Where an assembler spells the first of `implicitReads` among the operands, or null. */
  readonly spelt: 'first' | 'last' | null;
  /** What LLVM counts as written and stays as it was. */
  readonly unchanged: readonly string[];
  /** Whether what is written is the source, cut off or extended by zeros; said of what has no meaning of its own. */
  readonly isCopy: boolean;
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
   * How often a string instruction takes a step through memory: once, rcx times, or so often while elements are equal,
   * or are not; null for others.
   */
  readonly repeat: 'once' | 'rep' | 'repe' | 'repne' | null;
  /** Which instruction sets it needs beyond plain x86-64 (SDM vol. 2, "CPUID Feature Flag"). */
  readonly sets: readonly InstructionSet[];
  readonly encoding: Encoding;
  /**
   * Legacy prefixes that belong to the encoding, in hexadecimal: all of `prefixes` once each, and any number of
   * `padding`.
   */
  readonly prefixes: readonly string[];
  readonly padding: readonly string[];
}

/** As `vpaddq v512 v512 m64`. */
export const formText = ({ mnemonic, operands }: InstructionForm): string =>
  [mnemonic, ...operands.map((o) => ('width' in o ? `${LETTERS[o.kind]}${o.width}` : o.kind))].join(' ');

const LETTERS = { general: 'r', vector: 'v', mask: 'k', memory: 'm' };
