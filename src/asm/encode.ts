/**
 * Machine program to bytes, byte for byte what NASM makes of the printed program (SDM vol. 2A, chapter 2).
 *
 * It runs for every candidate of a search: no allocation, no text. Where several encodings exist,
 * NASM's choice is taken: sign-extended byte immediates, accumulator and shift-by-one opcodes, the
 * shortest displacement, the shortest `mov r64, imm`.
 */
import {
  BASE_POOL, DISP, FORM, IMM_HI, IMM_LO, MEM, NO_INDEX, REG0, REG1, STRIDE, memBase, memIndex, memScaleLog2,
} from '../x86/program.ts';
import type { Program } from '../x86/program.ts';
import { NO_BASE } from '../x86/registers.ts';
import {
  SHAPE_FIXED, SHAPE_MODRM, SHAPE_MOVE_IMMEDIATE, SHAPE_OPCODE_REGISTER, accumulatorOpcode, byteOpcode, byteReg, byteRm,
  digit, exchanges, hasMemory, immediateBytes, oneOpcode, opcode, opcodeMap, prefix, regSlot, rexW, rmSlot, shape, suffix,
  vexPrefix, vvvvSlot,
} from './encodingPlan.ts';

/** Byte between the code and the aligned constant pool (int3). */
export const POOL_PADDING = 0xcc;

/**
 * Writes the code and the constant pool of `program` to `out` from `offset` and returns their length
 * in bytes. The pool starts at the next multiple of 8 after the code, counted from `offset`.
 * `out` must have 16 bytes per instruction and 8 per constant, and 8 more; nothing checks that.
 */
export function encode(program: Program, out: Uint8Array, offset: number): number {
  const end = encodeCode(program, out, offset, 0);
  if (program.pool.length === 0) return end - offset;
  // The length does not depend on where the pool is, so a second pass knows the address.
  const pool = offset + ((end - offset + 7) & ~7);
  encodeCode(program, out, offset, pool);
  out.fill(POOL_PADDING, end, pool);
  return encodePool(program.pool, out, pool) - offset;
}

function encodePool(pool: readonly bigint[], out: Uint8Array, at: number): number {
  for (const constant of pool)
    for (let i = 0n; i < 64n; i += 8n) out[at++] = Number((constant >> i) & 0xffn);
  return at;
}

function encodeCode(program: Program, out: Uint8Array, offset: number, pool: number): number {
  const d = program.data;
  let p = offset;
  for (let at = 0, end = program.count * STRIDE; at < end; at += STRIDE) {
    switch (shape[d[at + FORM]]) {
      case SHAPE_MODRM: p = encodeModrm(d, at, out, p, pool); break;
      case SHAPE_FIXED: p = encodeFixed(d[at + FORM], out, p); break;
      case SHAPE_OPCODE_REGISTER: p = encodeOpcodeRegister(d, at, out, p); break;
      case SHAPE_MOVE_IMMEDIATE: p = encodeMoveImmediate(d, at, out, p); break;
      default: p = encodeVex(d, at, out, p, pool);
    }
  }
  return p;
}

/** Prefix, REX, opcode map and opcode, ModRM, SIB, displacement, immediate. */
function encodeModrm(d: Int32Array, at: number, out: Uint8Array, p: number, pool: number): number {
  const form = d[at + FORM];
  if (exchanges[form] && accumulatorOpcode[form] >= 0 && (d[at + REG0] === 0 || d[at + REG1] === 0)) {
    if (d[at + REG0] !== d[at + REG1] || rexW[form]) return encodeExchange(d, at, out, p);
  }
  const immediate = d[at + IMM_LO];
  const asByte = byteOpcode[form] >= 0 && immediate === (immediate << 24) >> 24;
  if (!asByte && accumulatorOpcode[form] >= 0 && !exchanges[form] && d[at + REG0] === 0) return encodeAccumulator(d, at, out, p);
  const asOne = oneOpcode[form] >= 0 && immediate === 1;

  if (prefix[form] !== 0) out[p++] = prefix[form];
  const reg = regSlot[form] === 0 ? digit[form] : d[at + regSlot[form]];
  p = encodeRex(d, at, reg, out, p);
  p = encodeMap(opcodeMap[form], out, p);
  out[p++] = asByte ? byteOpcode[form] : asOne ? oneOpcode[form] : opcode[form];
  const bytes = asByte ? 1 : asOne ? 0 : immediateBytes[form];
  p = encodeOperand(d, at, reg & 7, out, p, pool, bytes);
  return encodeImmediate(d, at, bytes, out, p);
}

function encodeVex(d: Int32Array, at: number, out: Uint8Array, p: number, pool: number): number {
  const form = d[at + FORM];
  const reg = regSlot[form] === 0 ? digit[form] : d[at + regSlot[form]];
  const vvvv = vvvvSlot[form] === 0 ? 0 : d[at + vvvvSlot[form]];
  const rxb = extensionBits(d, at, reg);
  const last = (~vvvv & 15) << 3 | vexPrefix[form];
  if (opcodeMap[form] === 1 && rexW[form] === 0 && (rxb & 3) === 0) {
    out[p++] = 0xc5;
    out[p++] = (~rxb & 4) << 5 | last;
  } else {
    out[p++] = 0xc4;
    out[p++] = (~rxb & 7) << 5 | opcodeMap[form];
    out[p++] = rexW[form] << 7 | last;
  }
  out[p++] = opcode[form];
  p = encodeOperand(d, at, reg & 7, out, p, pool, immediateBytes[form]);
  return encodeImmediate(d, at, immediateBytes[form], out, p);
}

function encodeFixed(form: number, out: Uint8Array, p: number): number {
  if (prefix[form] !== 0) out[p++] = prefix[form];
  p = encodeMap(opcodeMap[form], out, p);
  out[p++] = opcode[form];
  if (suffix[form] >= 0) out[p++] = suffix[form];
  return p;
}

function encodeOpcodeRegister(d: Int32Array, at: number, out: Uint8Array, p: number): number {
  const form = d[at + FORM], r = d[at + REG0];
  const rex = rexW[form] << 3 | r >> 3;
  if (rex !== 0 || (byteRm[form] && r > 3)) out[p++] = 0x40 | rex;
  out[p++] = opcode[form] + (r & 7);
  return encodeImmediate(d, at, immediateBytes[form], out, p);
}

/** Five bytes when the value is below 2^32, seven when it is a sign-extended word, else ten. */
function encodeMoveImmediate(d: Int32Array, at: number, out: Uint8Array, p: number): number {
  const r = d[at + REG0], low = d[at + IMM_LO];
  const high = immediateBytes[d[at + FORM]] === 8 ? d[at + IMM_HI] : low >> 31;
  if (high === 0) {
    if (r > 7) out[p++] = 0x41;
    out[p++] = 0xb8 + (r & 7);
  } else if (high === -1 && low < 0) {
    out[p++] = 0x48 | r >> 3;
    out[p++] = 0xc7;
    out[p++] = 0xc0 | (r & 7);
  } else {
    out[p++] = 0x48 | r >> 3;
    out[p++] = 0xb8 + (r & 7);
    p = encodeWord(low, out, p);
    return encodeWord(high, out, p);
  }
  return encodeWord(low, out, p);
}

/** `xchg rax, r` in either order: 90+r. */
function encodeExchange(d: Int32Array, at: number, out: Uint8Array, p: number): number {
  const form = d[at + FORM], other = d[at + REG0] | d[at + REG1];
  const rex = rexW[form] << 3 | other >> 3;
  if (rex !== 0) out[p++] = 0x40 | rex;
  out[p++] = accumulatorOpcode[form] + (other & 7);
  return p;
}

function encodeAccumulator(d: Int32Array, at: number, out: Uint8Array, p: number): number {
  const form = d[at + FORM];
  if (rexW[form]) out[p++] = 0x48;
  out[p++] = accumulatorOpcode[form];
  return encodeImmediate(d, at, immediateBytes[form], out, p);
}

/** REX.R, .X and .B as bits 2, 1, 0. */
function extensionBits(d: Int32Array, at: number, reg: number): number {
  const form = d[at + FORM];
  if (!hasMemory[form]) return (reg & 8) >> 1 | d[at + rmSlot[form]] >> 3;
  const m = d[at + MEM], index = memIndex(m), base = memBase(m);
  const x = index === NO_INDEX ? 0 : index >> 3;
  const b = base >= BASE_POOL ? 0 : base >> 3;
  return (reg & 8) >> 1 | x << 1 | b;
}

function encodeRex(d: Int32Array, at: number, reg: number, out: Uint8Array, p: number): number {
  const form = d[at + FORM];
  const rex = rexW[form] << 3 | extensionBits(d, at, reg);
  const needed = rex !== 0 || (byteReg[form] && reg > 3) || (byteRm[form] && !hasMemory[form] && d[at + rmSlot[form]] > 3);
  if (needed) out[p++] = 0x40 | rex;
  return p;
}

function encodeMap(map: number, out: Uint8Array, p: number): number {
  if (map !== 0) out[p++] = 0x0f;
  if (map > 1) out[p++] = map === 2 ? 0x38 : 0x3a;
  return p;
}

/** ModRM for a register, or ModRM, SIB and displacement for memory (SDM vol. 2A, tables 2-2 and 2-3). */
function encodeOperand(d: Int32Array, at: number, reg: number, out: Uint8Array, p: number, pool: number, after: number): number {
  const form = d[at + FORM];
  if (!hasMemory[form]) {
    out[p++] = 0xc0 | reg << 3 | (d[at + rmSlot[form]] & 7);
    return p;
  }
  const m = d[at + MEM], base = memBase(m);
  if (base === BASE_POOL) return encodePoolOperand(d[at + DISP], reg, out, p, pool, after);
  if (base === NO_BASE) return encodeBaseless(m, d[at + DISP], reg, out, p);
  return encodeAddress(base, memIndex(m), memScaleLog2(m), d[at + DISP], reg, out, p);
}

/** [rip + distance to constant `index`], the distance counted from the end of the instruction, `after` bytes on. */
function encodePoolOperand(index: number, reg: number, out: Uint8Array, p: number, pool: number, after: number): number {
  out[p++] = reg << 3 | 5;
  return encodeWord(pool + 8 * index - (p + 4 + after), out, p);
}

/** [index·scale + disp32] with scale 4 or 8; smaller scales are written with a base (see NO_BASE). */
function encodeBaseless(m: number, disp: number, reg: number, out: Uint8Array, p: number): number {
  out[p++] = reg << 3 | 4;
  out[p++] = memScaleLog2(m) << 6 | (memIndex(m) & 7) << 3 | 5;
  return encodeWord(disp, out, p);
}

function encodeAddress(base: number, index: number, scale: number, disp: number, reg: number, out: Uint8Array, p: number): number {
  const low = base & 7;
  const mod = disp === 0 && low !== 5 ? 0 : disp === (disp << 24) >> 24 ? 0x40 : 0x80;
  if (index !== NO_INDEX || low === 4) {
    out[p++] = mod | reg << 3 | 4;
    out[p++] = scale << 6 | (index === NO_INDEX ? 4 : index & 7) << 3 | low;
  } else {
    out[p++] = mod | reg << 3 | low;
  }
  if (mod === 0) return p;
  if (mod === 0x80) return encodeWord(disp, out, p);
  out[p++] = disp;
  return p;
}

function encodeImmediate(d: Int32Array, at: number, bytes: number, out: Uint8Array, p: number): number {
  if (bytes === 0) return p;
  if (bytes === 4) return encodeWord(d[at + IMM_LO], out, p);
  out[p++] = d[at + IMM_LO];
  return p;
}

function encodeWord(word: number, out: Uint8Array, p: number): number {
  out[p++] = word;
  out[p++] = word >> 8;
  out[p++] = word >> 16;
  out[p++] = word >> 24;
  return p;
}
