/**
 * The operand fields of one encoded instruction, as far as they stand in the usual places (SDM vol. 2A, §2.1 to 2.3).
 * What they mean depends on the instruction.
 */
import type { Encoding } from '../../x86/form.ts';
import { BASE_POOL, memOperand } from '../x86/program.ts';
import { NO_BASE } from '../x86/registers.ts';

export interface OperandFields {
  /**
   * Where the opcode's last byte stands; its map and space, as in the encodings of forms.
   */
  readonly opcodeAt: number;
  readonly map: number;
  readonly space: Encoding['space'];
  /** ModRM.reg, VEX.vvvv, and the register in the opcode, with their extensions. */
  readonly reg: number;
  readonly vvvv: number;
  readonly opcodeRegister: number;
  readonly isBroadcast: boolean;
  /**
   * ModRM.rm as a register, or -1; else an address as in a program, of constant number 0 if it is relative to rip. In a
   * displacement of one byte, EVEX counts units of the operand.
   */
  readonly rm: number;
  readonly mem: number;
  readonly displacement: number;
  readonly isShort: boolean;
  /** Where ModRM, SIB and displacement end. */
  readonly end: number;
}

interface Start {
  readonly opcodeAt: number;
  readonly map: number;
  readonly space: Encoding['space'];
  /** Added to the register numbers in ModRM.reg and, where it is a register, in ModRM.rm. */
  readonly high: { readonly reg: number; readonly rm: number };
  /** Whether a word of memory is broadcast. */
  readonly isBroadcast: boolean;
  /** REX.R, .X and .B as bits 2, 1, 0. */
  readonly rxb: number;
  readonly vvvv: number;
}

/** The fields of the instruction that begins at `p`; whatever the bytes are, something is found. */
export function operandFields(code: Uint8Array, p: number): OperandFields {
  const begin = startOf(code, p);
  const { opcodeAt, rxb, high } = begin;
  const modrm = code[opcodeAt + 1];
  const b = (rxb & 1) << 3;
  const reg = high.reg | ((rxb & 4) << 1) | ((modrm >> 3) & 7);
  const common = { ...begin, reg, opcodeRegister: b | (code[opcodeAt] & 7) };
  if (modrm >> 6 === 3)
    return { ...common, rm: high.rm | b | (modrm & 7), mem: 0, displacement: 0, isShort: false, end: opcodeAt + 2 };
  return { ...common, rm: -1, ...addressOf(code, opcodeAt + 1, rxb) };
}

function addressOf(
  code: Uint8Array,
  at: number,
  rxb: number,
): Pick<OperandFields, 'mem' | 'displacement' | 'isShort' | 'end'> {
  const mod = code[at] >> 6;
  const hasSib = (code[at] & 7) === 4;
  const after = at + (hasSib ? 2 : 1);
  const sib = hasSib ? code[at + 1] : 0x20 | (code[at] & 7);
  const isBaseless = mod === 0 && (sib & 7) === 5;
  const bytes = isBaseless ? 4 : [0, 1, 4][mod];
  const displacement = signedAt(code, after, bytes);
  const end = after + bytes;
  if (isBaseless && !hasSib) return { mem: memOperand(BASE_POOL), displacement: 0, isShort: false, end };
  const index = ((rxb & 2) << 2) | ((sib >> 3) & 7);
  const base = isBaseless ? NO_BASE : ((rxb & 1) << 3) | (sib & 7);
  const mem = index === 4 ? memOperand(base) : memOperand(base, index, sib >> 6);
  return { mem, displacement, isShort: bytes === 1, end };
}

/** The number of 0, 1 or 4 bytes from `p` on. */
export function signedAt(code: Uint8Array, p: number, bytes: number): number {
  if (bytes === 0) return 0;
  return bytes === 1 ? (code[p] << 24) >> 24 : code[p] | (code[p + 1] << 8) | (code[p + 2] << 16) | (code[p + 3] << 24);
}

function startOf(code: Uint8Array, p: number): Start {
  const byte = code[p];
  const next = code[p + 1];
  if (byte === 0x62) return evexStart(code, p);
  if (byte === 0xc5) return start('vex', p + 2, 1, (~next >> 5) & 4, (~next >> 3) & 15);
  if (byte === 0xc4) return start('vex', p + 3, next & 31, (~next >> 5) & 7, (~code[p + 2] >> 3) & 15);
  const rexAt = byte === 0x66 || byte === 0xf2 || byte === 0xf3 ? p + 1 : p;
  const hasRex = (code[rexAt] & 0xf0) === 0x40;
  const at = hasRex ? rexAt + 1 : rexAt;
  const map = code[at] !== 0x0f ? 0 : code[at + 1] === 0x38 ? 2 : code[at + 1] === 0x3a ? 3 : 1;
  return start('legacy', at + Math.min(map, 2), map, hasRex ? code[rexAt] & 7 : 0, 0);
}

const NO_HIGH = { reg: 0, rm: 0 };

/** Without what EVEX alone has. Of every instruction that is read, hence without copies. */
const start = (space: Start['space'], opcodeAt: number, map: number, rxb: number, vvvv: number): Start => ({
  space,
  opcodeAt,
  map,
  rxb,
  vvvv,
  high: NO_HIGH,
  isBroadcast: false,
});

/** The fields of EVEX (SDM vol. 2A, §2.7.1). */
function evexStart(code: Uint8Array, p: number): Start {
  const [first, second, third] = [~code[p + 1], ~code[p + 2], ~code[p + 3]];
  return {
    space: 'evex',
    opcodeAt: p + 4,
    map: ~first & 3,
    rxb: (first >> 5) & 7,
    vvvv: ((second >> 3) & 15) | ((third & 8) << 1),
    high: { reg: first & 16, rm: (first & 0x40) >> 2 },
    isBroadcast: (~third & 16) !== 0,
  };
}
