/**
 * The operand fields of one encoded instruction, as far as they stand in the usual places (SDM vol. 2A, §2.1 to 2.3).
 * What they mean depends on the instruction.
 */
import { BASE_POOL, memOperand } from '../x86/program.ts';
import { NO_BASE } from '../x86/registers.ts';

export interface OperandFields {
  /**
   * Where the opcode's last byte stands; its map and whether a VEX prefix precedes it, as in the encodings of forms.
   */
  readonly opcodeAt: number;
  readonly map: number;
  readonly isVex: boolean;
  /** ModRM.reg, VEX.vvvv, and the register in the opcode, with their extensions. */
  readonly reg: number;
  readonly vvvv: number;
  readonly opcodeRegister: number;
  /** ModRM.rm as a register, or -1; else an address as in a program, of constant number 0 if it is relative to rip. */
  readonly rm: number;
  readonly mem: number;
  readonly displacement: number;
  /** Where ModRM, SIB and displacement end. */
  readonly end: number;
}

interface Start {
  readonly opcodeAt: number;
  readonly map: number;
  readonly isVex: boolean;
  /** REX.R, .X and .B as bits 2, 1, 0. */
  readonly rxb: number;
  readonly vvvv: number;
}

/** The fields of the instruction that begins at `p`; whatever the bytes are, something is found. */
export function operandFields(code: Uint8Array, p: number): OperandFields {
  const start = startOf(code, p);
  const { opcodeAt, rxb } = start;
  const modrm = code[opcodeAt + 1];
  const b = (rxb & 1) << 3;
  const common = { ...start, reg: ((rxb & 4) << 1) | ((modrm >> 3) & 7), opcodeRegister: b | (code[opcodeAt] & 7) };
  if (modrm >> 6 === 3) return { ...common, rm: b | (modrm & 7), mem: 0, displacement: 0, end: opcodeAt + 2 };
  return { ...common, rm: -1, ...addressOf(code, opcodeAt + 1, rxb) };
}

function addressOf(code: Uint8Array, at: number, rxb: number): Pick<OperandFields, 'mem' | 'displacement' | 'end'> {
  const mod = code[at] >> 6;
  const hasSib = (code[at] & 7) === 4;
  const after = at + (hasSib ? 2 : 1);
  const sib = hasSib ? code[at + 1] : 0x20 | (code[at] & 7);
  const isBaseless = mod === 0 && (sib & 7) === 5;
  const bytes = isBaseless ? 4 : [0, 1, 4][mod];
  const displacement = signedAt(code, after, bytes);
  const end = after + bytes;
  if (isBaseless && !hasSib) return { mem: memOperand(BASE_POOL), displacement: 0, end };
  const index = ((rxb & 2) << 2) | ((sib >> 3) & 7);
  const base = isBaseless ? NO_BASE : ((rxb & 1) << 3) | (sib & 7);
  return { mem: index === 4 ? memOperand(base) : memOperand(base, index, sib >> 6), displacement, end };
}

/** The number of 0, 1 or 4 bytes from `p` on. */
export function signedAt(code: Uint8Array, p: number, bytes: number): number {
  if (bytes === 0) return 0;
  return bytes === 1 ? (code[p] << 24) >> 24 : code[p] | (code[p + 1] << 8) | (code[p + 2] << 16) | (code[p + 3] << 24);
}

function startOf(code: Uint8Array, p: number): Start {
  const byte = code[p];
  const next = code[p + 1];
  const isVex = true;
  if (byte === 0xc5) return { opcodeAt: p + 2, map: 1, isVex, rxb: (~next >> 5) & 4, vvvv: (~next >> 3) & 15 };
  if (byte === 0xc4)
    return { opcodeAt: p + 3, map: next & 31, isVex, rxb: (~next >> 5) & 7, vvvv: (~code[p + 2] >> 3) & 15 };
  const rexAt = byte === 0x66 || byte === 0xf2 || byte === 0xf3 ? p + 1 : p;
  const hasRex = (code[rexAt] & 0xf0) === 0x40;
  const at = hasRex ? rexAt + 1 : rexAt;
  const map = code[at] !== 0x0f ? 0 : code[at + 1] === 0x38 ? 2 : code[at + 1] === 0x3a ? 3 : 1;
  return { opcodeAt: at + Math.min(map, 2), map, isVex: false, rxb: hasRex ? code[rexAt] & 7 : 0, vvvv: 0 };
}
