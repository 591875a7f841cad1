/**
 * An instruction form: one mnemonic with one choice of operand kinds, and everything the compiler
 * may know about it. Forms are rows of `table/`; nothing about an instruction is said elsewhere.
 */
import type { FormId } from '../../base/ids.ts';
import type { FlagEffect } from './flags.ts';
import type { Core } from '../../x86/cores/cores.ts';
import type { PortUse } from './ports.ts';

/**
 * Operand kinds as they stand in form names. `m` is an address that is not accessed (lea); `1` is the
 * literal one of `shl r64, 1`, `b64` a word of memory that stands for eight equal ones.
 */
export type OperandKind =
  | 'r64'
  | 'r32'
  | 'r8'
  | 'xmm'
  | 'ymm'
  | 'zmm'
  | 'm64'
  | 'm32'
  | 'm8'
  | 'm128'
  | 'm256'
  | 'm512'
  | 'b64'
  | 'm'
  | 'i8'
  | 'i32'
  | 'i64'
  | '1';

/** `lanes`: a register of which each lane has a word. */
export type OperandClass = 'gpr' | 'xmm' | 'lanes' | 'mem' | 'imm';

/** How the operand itself is used; the registers inside an address are always read. */
export type Access = 'r' | 'w' | 'rw' | 'none';

export interface OperandSpec {
  readonly kind: OperandKind;
  readonly class: OperandClass;
  /** Bits of the register or memory accessed, bits encoded for an immediate; 0 for `m` and `1`. */
  readonly width: number;
  /**
   * Writing 32 bits of a general register clears the upper half; writing 8 bits keeps bits 8..63, so
   * that a form that writes an `r8` leaves a register that depends on its former contents.
   */
  readonly access: Access;
  /** Inclusive range of an immediate (signed where the machine extends the sign), else 0..0. */
  readonly lower: bigint;
  readonly upper: bigint;
}

export type Feature =
  | 'base'
  | 'MOVBE'
  | 'BMI1'
  | 'BMI2'
  | 'ADX'
  | 'SSE2'
  | 'SSE4.1'
  | 'AVX'
  | 'AVX2'
  | 'AVX512F'
  | 'AVX512DQ'
  | 'AVX512IFMA';

/**
 * What is known of data-dependent timing. Intel publishes a list of data-operand-independent-timing
 * instructions (guaranteed on Ice Lake and later only while DOITM is set); AMD publishes none. Two
 * transcriptions of the list were read: Jasmin's x86 description and the table of doit-enforcer.
 *   doit      in both transcriptions
 *   disputed  in one of them only (rol ror rorx shld shrd: Jasmin has them)
 *   unlisted  in neither (rcl rcr sarx bextr bzhi xchg cmc movbe); no data-dependent timing is known
 *   none      takes no data operand
 */
export type TimingClass = 'doit' | 'disputed' | 'unlisted' | 'none';

/** Operand encoding as in the `Op/En` column of SDM vol. 2. */
export type OperandEncoding =
  | 'RM'
  | 'MR'
  | 'MI'
  | 'M'
  | 'RMI'
  | 'MRI'
  | 'RVM'
  | 'RMV'
  | 'RVMI'
  | 'VMI'
  | 'OI'
  | 'O'
  | 'ZO';

/** The opcode column of SDM vol. 2 as data; alternatives are the short forms NASM prefers. */
export interface Encoding {
  readonly space: 'legacy' | 'vex' | 'evex';
  /** Mandatory prefix 0x66, 0xf2, 0xf3, or 0. */
  readonly prefix: number;
  /** Opcode map: 0 one-byte, 1 `0F`, 2 `0F38`, 3 `0F3A`. */
  readonly map: number;
  readonly w: 0 | 1;
  readonly opcode: number;
  /** ModRM.reg when it extends the opcode (`/digit`), else -1. */
  readonly digit: number;
  /** Fixed byte after the opcode (the FA of endbr64), else -1. */
  readonly suffix: number;
  readonly operands: OperandEncoding;
  readonly immediateBytes: 0 | 1 | 4 | 8;
  /** Opcode used, with one immediate byte, when the immediate fits a signed byte; else -1. */
  readonly byteOpcode: number;
  /** Opcode used without ModRM when the register is the accumulator; else -1. */
  readonly accumulatorOpcode: number;
  /** Opcode used without immediate when the immediate is one; else -1. */
  readonly oneOpcode: number;
}

export interface Form {
  readonly id: FormId;
  /** Mnemonic and operand kinds joined by `_`, e.g. `adcx_r64_m64`. */
  readonly name: string;
  readonly mnemonic: string;
  /** In Intel order; operand i of a register class sits in slot REG0 + i of the program record. */
  readonly operands: readonly OperandSpec[];
  /** Index of the memory operand, -1 without. */
  readonly memory: number;
  /** Index of the immediate operand, -1 without. */
  readonly immediate: number;
  /** Masks of general registers used besides the operands. */
  readonly implicitReads: number;
  readonly implicitWrites: number;
  readonly flags: FlagEffect;
  readonly feature: Feature;
  readonly timing: TimingClass;
  /** With twice the same register the result does not depend on it and no port is used. */
  readonly zeroIdiom: boolean;
  /** Micro-operations, including those of the memory operand. */
  readonly ports: Readonly<Record<Core, readonly PortUse[]>>;
  readonly encoding: Encoding;
}
