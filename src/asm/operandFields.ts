/** The operand fields of one encoded instruction, as far as they stand in the usual places (SDM vol. 2A, §2.1 to 2.3). What they mean depends on the instruction. */
import { memOperand } from '../x86/program.ts';

export interface OperandFields {
  /** ModRM.reg, VEX.vvvv, and the register in the opcode, with their extensions. */
  readonly reg: number;
  readonly vvvv: number;
  readonly opcodeRegister: number;
  /** ModRM.rm as a register, or -1; else a base register and a displacement, as in a program. */
  readonly rm: number;
  readonly mem: number;
  readonly displacement: number;
}

interface Start {
  /** Of the opcode's last byte. */
  readonly at: number;
  /** REX.R, .X and .B as bits 2, 1, 0. */
  readonly rxb: number;
  readonly vvvv: number;
}

/** Null for addresses with an index or without a base register. */
export function operandFields(code: Uint8Array, p: number): OperandFields | null {
  const { at, rxb, vvvv } = startOf(code, p), modrm = code[at + 1], mod = modrm >> 6;
  const b = (rxb & 1) << 3, low = modrm & 7, common = { reg: (rxb & 4) << 1 | modrm >> 3 & 7, vvvv, opcodeRegister: b | code[at] & 7 };
  if (mod === 3) return { ...common, rm: b | low, mem: 0, displacement: 0 };
  const sib = low === 4 ? code[at + 2] : low, after = at + (low === 4 ? 3 : 2), base = sib & 7;
  if ((low === 4 && ((rxb & 2) !== 0 || (sib >> 3 & 7) !== 4)) || (mod === 0 && base === 5)) return null;
  const displacement = mod === 0 ? 0 : mod === 1 ? (code[after] << 24) >> 24 : code[after] | code[after + 1] << 8 | code[after + 2] << 16 | code[after + 3] << 24;
  return { ...common, rm: -1, mem: memOperand(b | base), displacement };
}

function startOf(code: Uint8Array, p: number): Start {
  const byte = code[p];
  if (byte === 0xc5) return { at: p + 2, rxb: ~code[p + 1] >> 5 & 4, vvvv: ~code[p + 1] >> 3 & 15 };
  if (byte === 0xc4) return { at: p + 3, rxb: ~code[p + 1] >> 5 & 7, vvvv: ~code[p + 2] >> 3 & 15 };
  let at = byte === 0x66 || byte === 0xf2 || byte === 0xf3 ? p + 1 : p;
  const rxb = (code[at] & 0xf0) === 0x40 ? code[at++] & 7 : 0;
  if (code[at] === 0x0f) at += code[at + 1] === 0x38 || code[at + 1] === 0x3a ? 2 : 1;
  return { at, rxb, vvvv: 0 };
}
