/**
 * Operands of instructions as bytes: ModRM, SIB, displacement and immediate. Everything is written to `out` from `p`.
 */
import { BASE_POOL, DISP, IMM_LO, MEM, NO_INDEX, memBase, memIndex, memScaleLog2 } from '../x86/program.ts';
import { NO_BASE } from '../x86/registers.ts';
import type { PoolReferences } from './poolReferences.ts';

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
