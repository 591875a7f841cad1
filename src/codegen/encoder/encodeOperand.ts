/**
 * Encodes the operands of instructions: ModRM, SIB, displacement and immediate. Everything is written to `out` from
 * `p`.
 */
import { BASE_POOL, DISP, IMM_LO, MEM, NO_INDEX, memBase, memIndex, memScaleLog2, FORM } from '../x86/program.ts';
import { NO_BASE } from '../x86/registers.ts';
import { type PoolReferences, evexBits, evexScale, slotsOf } from './encodingPlan.ts';

/** Whether an operand is in memory, by the plan of a form; and the slot of ModRM.rm (encodingPlan.ts). */
export const hasMemory = (plan: number): boolean => (plan & (1 << 25)) !== 0;
export const rmSlotOf = (slots: number): number => (slots >> 3) & 7;

/**
 * ModRM for a register, or ModRM, SIB and displacement for memory (SDM vol. 2A, tables 2-2 and 2-3). Displacements of
 * one byte count `scale` bytes of memory (§2.7.5).
 */
export function encodeOperand(
  d: Int32Array,
  at: number,
  plan: number,
  slots: number,
  reg: number,
  out: Uint8Array,
  p: number,
  references: PoolReferences,
  after: number,
  scale = 1,
): number {
  if (!hasMemory(plan)) {
    out[p++] = 0xc0 | (reg << 3) | (d[at + rmSlotOf(slots)] & 7);
    return p;
  }
  const m = d[at + MEM];
  const base = memBase(m);
  if (base === BASE_POOL) return encodePoolOperand(d[at + DISP], reg, out, p, references, after);
  if (base === NO_BASE) return encodeBaseless(m, d[at + DISP], reg, out, p);
  return encodeAddress(base, memIndex(m), memScaleLog2(m), d[at + DISP], reg, out, p, scale);
}

/** [rip + distance to constant `index`], the distance counted from the end of the instruction, `after` bytes on. */
function encodePoolOperand(
  index: number,
  reg: number,
  out: Uint8Array,
  p: number,
  references: PoolReferences,
  after: number,
): number {
  out[p++] = (reg << 3) | 5;
  references.add(p);
  return encodeWord(8 * index - (p + 4 + after), out, p);
}

/** [index·scale + disp32] with scale 4 or 8; smaller scales are written with a base (see NO_BASE). */
function encodeBaseless(m: number, disp: number, reg: number, out: Uint8Array, p: number): number {
  out[p++] = (reg << 3) | 4;
  out[p++] = (memScaleLog2(m) << 6) | ((memIndex(m) & 7) << 3) | 5;
  return encodeWord(disp, out, p);
}

function encodeAddress(
  base: number,
  index: number,
  scale: number,
  disp: number,
  reg: number,
  out: Uint8Array,
  p: number,
  unit: number,
): number {
  const low = base & 7;
  const short = disp / unit;
  const mod = disp === 0 && low !== 5 ? 0 : short === (short << 24) >> 24 ? 0x40 : 0x80;
  if (index !== NO_INDEX || low === 4) {
    out[p++] = mod | (reg << 3) | 4;
    out[p++] = (scale << 6) | ((index === NO_INDEX ? 4 : index & 7) << 3) | low;
  } else {
    out[p++] = mod | (reg << 3) | low;
  }
  if (mod === 0) return p;
  if (mod === 0x80) return encodeWord(disp, out, p);
  out[p++] = short;
  return p;
}

/** An immediate of 0, 1 or 4 bytes; returns where it ends. */
export function encodeImmediate(d: Int32Array, at: number, bytes: number, out: Uint8Array, p: number): number {
  if (bytes === 0) return p;
  if (bytes === 4) return encodeWord(d[at + IMM_LO], out, p);
  out[p++] = d[at + IMM_LO];
  return p;
}

/** Four bytes, little-endian; returns where they end. */
export function encodeWord(word: number, out: Uint8Array, p: number): number {
  out[p++] = word;
  out[p++] = word >> 8;
  out[p++] = word >> 16;
  out[p++] = word >> 24;
  return p;
}

/** Encodes the instruction at `at` of the data from `p` on; returns where it ends. */
export type Encode = (
  d: Int32Array,
  at: number,
  plan: number,
  out: Uint8Array,
  p: number,
  references: PoolReferences,
) => number;

/* Instructions on 512-bit registers: the prefix of four bytes that EVEX is (SDM vol. 2A, §2.7). */

/** One instruction, from `p` on; returns where it ends. Masks and zeroing are not encoded. */
export const encodeEvex: Encode = (d, at, plan, out, p, references) => {
  const form = d[at + FORM];
  const slots = slotsOf[form];
  const reg = (slots & 7) === 0 ? (slots >> 9) & 7 : d[at + (slots & 7)];
  const vvvvSlot = (slots >> 6) & 7;
  const vvvv = vvvvSlot === 0 ? 0 : d[at + vvvvSlot];
  const bytes = (plan >> 21) & 15;
  out[p++] = 0x62;
  out[p++] =
    (~((reg & 8) << 4) & 0x80) | (~addressBits(d, at, plan, slots) & 0x60) | (~reg & 0x10) | ((plan >> 16) & 3);
  out[p++] = (((plan >> 18) & 1) << 7) | ((~vvvv & 15) << 3) | 4 | ((plan >> 19) & 3);
  out[p++] = (evexBits[form] & 0x70) | ((~vvvv & 16) >> 1);
  out[p++] = plan & 0xff;
  p = encodeOperand(d, at, plan, slots, reg & 7, out, p, references, bytes, evexScale[form]);
  return encodeImmediate(d, at, bytes, out, p);
};

/** X and B as bits 6 and 5: the high bits of index and base, or of the register in ModRM.rm, which has five bits. */
function addressBits(d: Int32Array, at: number, plan: number, slots: number): number {
  if (!hasMemory(plan)) {
    const rm = d[at + rmSlotOf(slots)];
    return ((rm & 16) << 2) | ((rm & 8) << 2);
  }
  const base = memBase(d[at + MEM]);
  const index = memIndex(d[at + MEM]);
  return (index === NO_INDEX ? 0 : (index & 8) << 3) | (base >= BASE_POOL ? 0 : (base & 8) << 2);
}
