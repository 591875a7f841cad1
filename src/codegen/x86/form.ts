/**
 * An instruction form that the encoder has: one mnemonic with one choice of operand kinds. What it is stands in the
 * table of instructions (src/x86/table.ts), which ports it takes in forms.ts.
 */
import type { FormId } from '../../base/ids.ts';
import type { Encoding, InstructionSet } from '../../x86/form.ts';
import type { FlagEffect } from './flags.ts';
import type { Core } from '../../x86/cores.ts';
import { invariant } from '../../base/errors.ts';

/**
 * As it stands in form names: `r64`, `m64`, `zmm`, `i8`; `m` is an address that is not accessed (lea), `1` the literal
 * one of `shl r64, 1`, `b64` a word of memory that stands for eight equal ones.
 */
export type OperandKind = `${'r' | 'm' | 'b' | 'i'}${number}` | 'xmm' | 'ymm' | 'zmm' | 'm' | '1';

/** `lanes`: a register of which each lane has a word. */
type OperandClass = 'gpr' | 'xmm' | 'lanes' | 'mem' | 'imm';

export interface OperandSpec {
  readonly kind: OperandKind;
  readonly class: OperandClass;
  /** Bits of the register or memory accessed, bits encoded for an immediate; 0 for `m` and `1`. */
  readonly width: number;
  /**
   * How the operand itself is used; the registers inside an address are always read. Writing 32 bits of a general
   * register clears the upper half; writing 8 bits keeps bits 8..63, so that a form that writes an `r8` leaves a
   * register that depends on its former contents.
   */
  readonly access: 'r' | 'w' | 'rw' | 'none';
  /** Inclusive range of an immediate (signed where the machine extends the sign), else 0..0. */
  readonly lower: bigint;
  readonly upper: bigint;
}

/** With the short forms that NASM prefers. */
export interface FormEncoding extends Encoding {
  readonly immediateBytes: number;
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
  readonly sets: readonly InstructionSet[];
  /** With twice the same register the result does not depend on it and no port is used. */
  readonly zeroIdiom: boolean;
  /** Micro-operations, including those of the memory operand. */
  readonly ports: Readonly<Record<Core, readonly PortUse[]>>;
  readonly encoding: FormEncoding;
}

/* Execution ports, for static throughput bounds only (never for correctness); src/x86/cores.ts says what they are. */

/** `count` micro-operations, each of which may go to any port of the mask (bit n for port n). */
export interface PortUse {
  readonly ports: number;
  readonly count: number;
}

/** The ports of each of these micro-operations, one by one. */
export const portMasks = (uses: readonly PortUse[]): number[] =>
  uses.flatMap(({ ports, count }) => new Array<number>(count).fill(ports));

/** Reads `p1+p5` or `2*p06+p1`; a lone `.` is an instruction that needs no port (eliminated at rename). */
export function parsePorts(text: string): readonly PortUse[] {
  if (text === '.') return [];
  return text.split('+').map((part) => {
    const match = /^(?:(\d)\*)?p([0-9A-F]+)$/.exec(part);
    invariant(match !== null, () => `port column '${text}' is not of the form 2*p06+p1`);
    const ports = [...match[2]].reduce((mask, digit) => mask | (1 << parseInt(digit, 16)), 0);
    return { ports, count: Number(match[1] ?? 1) };
  });
}
