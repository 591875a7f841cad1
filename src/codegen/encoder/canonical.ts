/**
 * One instruction of a program as all printers show it, before any assembler's spelling.
 *
 * The choices made here are those for which NASM, GNU as and LLVM emit the same bytes: `mov r64, imm`
 * becomes `mov r32, imm` below 2^32, immediates are signed where the machine extends the sign, and a
 * memory operand states its size exactly when no register does.
 */
import { formId } from '../../base/ids.ts';
import type { Form, OperandSpec } from '../x86/form.ts';
import { formOf } from '../x86/forms.ts';
import {
  BASE_POOL,
  DISP,
  FORM,
  IMM_HI,
  IMM_LO,
  MEM,
  NO_INDEX,
  REG0,
  STRIDE,
  memBase,
  memIndex,
  memScaleLog2,
  type Program,
} from '../x86/program.ts';
import { NO_BASE, type RegisterWidth } from '../x86/registers.ts';

export type TextOperand =
  | { readonly kind: 'register'; readonly number: number; readonly width: RegisterWidth }
  | { readonly kind: 'immediate'; readonly value: bigint }
  | MemoryText
  /** Constant number `index` of the pool. */
  | { readonly kind: 'constant'; readonly index: number; readonly bits: number; readonly isBroadcast: boolean };

/** [base + index·scale + disp]; `bits` is the access width to state, 0 when it goes without saying. */
export interface MemoryText {
  readonly kind: 'memory';
  readonly base: number | null;
  readonly index: number | null;
  readonly scale: number;
  readonly disp: number;
  readonly bits: number;
  /** A word that stands for eight equal ones. */
  readonly isBroadcast: boolean;
}

export interface CanonicalInstruction {
  readonly form: Form;
  readonly operands: readonly TextOperand[];
}

/** Instruction `i` of `program`. */
export function canonicalInstruction(program: Program, i: number): CanonicalInstruction {
  const at = i * STRIDE;
  const d = program.data;
  const form = formOf(formId(d[at + FORM]));
  const operands = form.operands.map((spec, n) => operandOf(d, at, form, spec, n));
  return { form, operands: isMoveImmediate(form) ? shortenMove(operands) : operands };
}

function operandOf(d: Int32Array, at: number, form: Form, spec: OperandSpec, n: number): TextOperand {
  switch (spec.class) {
    case 'gpr':
      return {
        kind: 'register',
        number: d[at + REG0 + n],
        width: spec.kind === 'r64' ? 64 : spec.kind === 'r32' ? 32 : 8,
      };
    case 'xmm':
      return { kind: 'register', number: d[at + REG0 + n], width: 128 };
    case 'lanes':
      return { kind: 'register', number: d[at + REG0 + n], width: spec.width === 256 ? 256 : 512 };
    case 'imm':
      return { kind: 'immediate', value: immediateOf(d, at, spec) };
    case 'mem':
      return memoryOf(d[at + MEM], d[at + DISP], statedBits(form, spec), spec.kind === 'b64');
  }
}

function immediateOf(d: Int32Array, at: number, spec: OperandSpec): bigint {
  switch (spec.kind) {
    case 'i8':
      return BigInt((d[at + IMM_LO] << 24) >> 24);
    case 'i64':
      return (BigInt(d[at + IMM_HI]) << 32n) | BigInt(d[at + IMM_LO] >>> 0);
    case 'i32':
      return BigInt(d[at + IMM_LO]);
    default:
      return 1n;
  }
}

/** The size of a memory operand is clear from a register operand of that width or from a vector mnemonic. */
function statedBits(form: Form, memory: OperandSpec): number {
  const clear = form.operands.some(
    (o) => o.class === 'xmm' || o.class === 'lanes' || (o.class === 'gpr' && o.width === memory.width),
  );
  return clear ? 0 : memory.width;
}

function memoryOf(m: number, disp: number, bits: number, isBroadcast: boolean): TextOperand {
  const base = memBase(m);
  const index = memIndex(m);
  if (base === BASE_POOL) return { kind: 'constant', index: disp, bits, isBroadcast };
  return {
    kind: 'memory',
    disp,
    bits,
    isBroadcast,
    scale: 1 << memScaleLog2(m),
    base: base === NO_BASE ? null : base,
    index: index === NO_INDEX ? null : index,
  };
}

const isMoveImmediate = (form: Form): boolean =>
  form.mnemonic === 'mov' &&
  form.operands[0].class === 'gpr' &&
  form.operands[0].width > 8 &&
  form.operands[1].class === 'imm';

/** `mov r64, imm` as `mov r32, imm` where that says the same; the latter has an unsigned immediate. */
function shortenMove([to, from]: readonly TextOperand[]): readonly TextOperand[] {
  if (to.kind !== 'register' || from.kind !== 'immediate') return [to, from];
  if (to.width === 32) return [to, { kind: 'immediate', value: BigInt.asUintN(32, from.value) }];
  return from.value >= 0n && from.value < 1n << 32n ? [{ ...to, width: 32 }, from] : [to, from];
}
