/**
 * Machine program to bytes, byte for byte what NASM makes of the printed program (SDM vol. 2A, chapter 2).
 *
 * It runs for every candidate of a search: no allocation, no text. Where several encodings exist,
 * NASM's choice is taken: sign-extended byte immediates, accumulator and shift-by-one opcodes, the
 * shortest displacement, the shortest `mov r64, imm`.
 */
import {
  BASE_POOL,
  FORM,
  IMM_HI,
  IMM_LO,
  MEM,
  NO_INDEX,
  REG0,
  REG1,
  STRIDE,
  memBase,
  memIndex,
  type Program,
  DISP,
  memScaleLog2,
} from '../x86/program.ts';
import {
  PoolReferences,
  SHAPE_EVEX,
  SHAPE_EXCHANGE,
  SHAPE_FIXED,
  SHAPE_IMMEDIATE,
  SHAPE_MODRM,
  SHAPE_MOVE_IMMEDIATE,
  SHAPE_OPCODE_REGISTER,
  SHAPE_VEX_FIXED,
  accumulatorOpcode,
  byteOpcode,
  oneOpcode,
  planOf,
  slotsOf,
  suffix,
  evexBits,
  evexScale,
} from './encodingPlan.ts';
import { NO_BASE } from '../x86/registers.ts';

/** Byte between the code and the aligned constant pool (int3). */
export const POOL_PADDING = 0xcc;

/** Fields of a plan word and of a slots word; see encodingPlan.ts. */
const opcodeOf = (plan: number): number => plan & 0xff;
const prefixOf = (plan: number): number => (plan >> 8) & 0xff;
const mapOf = (plan: number): number => (plan >> 16) & 3;
const wOf = (plan: number): number => (plan >> 18) & 1;
const vexPrefixOf = (plan: number): number => (plan >> 19) & 3;
const immediateBytesOf = (plan: number): number => (plan >> 21) & 15;
const shapeOf = (plan: number): number => plan >> 26;
const BYTE_REG = 1 << 12;
const BYTE_RM = 1 << 13;
const VEX_L = 1 << 14;

/** The bytes of a program and of its constants. Throws as `encode`. */
export function encoded(program: Program): Uint8Array {
  const buffer = new Uint8Array(16 * program.count + 8 * program.pool.length + 8);
  return buffer.slice(0, encode(program, buffer, 0));
}

/**
 * Writes the code and the constant pool of `program` to `out` from `offset` and returns their length
 * in bytes. The pool starts at the next multiple of 8 after the code, counted from `offset`.
 * `out` must have 16 bytes per instruction and 8 per constant, and 8 more; nothing checks that.
 */
export function encode(program: Program, out: Uint8Array, offset: number): number {
  const references = new PoolReferences();
  const end = encodeRange(program, 0, program.count, out, offset, references);
  return finishEncoding(program, out, offset, end, references);
}

/**
 * Pads the code that ends at `end` and appends the pool, to which the references then point; returns the length from
 * `offset` on.
 */
function finishEncoding(
  program: Program,
  out: Uint8Array,
  offset: number,
  end: number,
  references: PoolReferences,
): number {
  if (program.pool.length === 0) return end - offset;
  const pool = offset + ((end - offset + 7) & ~7);
  references.move(out, pool);
  out.fill(POOL_PADDING, end, pool);
  return encodePool(program.pool, out, pool) - offset;
}

function encodePool(pool: readonly bigint[], out: Uint8Array, at: number): number {
  for (const constant of pool) {
    at = encodeWord(Number(BigInt.asIntN(32, constant)), out, at);
    at = encodeWord(Number(BigInt.asIntN(32, constant >> 32n)), out, at);
  }
  return at;
}

/**
 * Writes instructions first .. end-1 of `program` to `out` from `p` and returns the end. What they refer to in the pool
 * is encoded as if the pool were at offset 0 of `out`, and noted in `references`.
 */
export function encodeRange(
  program: Program,
  first: number,
  end: number,
  out: Uint8Array,
  p: number,
  references: PoolReferences,
): number {
  const d = program.data;
  for (let at = first * STRIDE; at < end * STRIDE; at += STRIDE) {
    const plan = planOf[d[at + FORM]];
    switch (shapeOf(plan)) {
      case SHAPE_MODRM:
        p = encodeModrm(d, at, plan, opcodeOf(plan), immediateBytesOf(plan), out, p, references);
        break;
      case SHAPE_IMMEDIATE:
        p = encodeShortened(d, at, plan, out, p, references);
        break;
      case SHAPE_FIXED:
        p = encodeFixed(d[at + FORM], plan, out, p);
        break;
      case SHAPE_VEX_FIXED:
        p = encodeVexFixed(plan, out, p);
        break;
      case SHAPE_EVEX:
        p = encodeEvex(d, at, plan, out, p, references);
        break;
      case SHAPE_OPCODE_REGISTER:
        p = encodeOpcodeRegister(d, at, plan, out, p);
        break;
      case SHAPE_MOVE_IMMEDIATE:
        p = encodeMoveImmediate(d, at, plan, out, p);
        break;
      case SHAPE_EXCHANGE:
        p = encodeExchange(d, at, plan, out, p, references);
        break;
      default:
        p = encodeVex(d, at, plan, out, p, references);
    }
  }
  return p;
}

/** Prefix, REX, opcode map and opcode, ModRM, SIB, displacement, and `bytes` of immediate. */
function encodeModrm(
  d: Int32Array,
  at: number,
  plan: number,
  opcode: number,
  bytes: number,
  out: Uint8Array,
  p: number,
  references: PoolReferences,
): number {
  const slots = slotsOf[d[at + FORM]];
  const reg = registerOrDigit(d, at, slots);
  if (prefixOf(plan) !== 0) out[p++] = prefixOf(plan);
  const rex = (wOf(plan) << 3) | extensionBits(d, at, plan, slots, reg);
  if (rex !== 0 || needsPlainRex(d, at, plan, slots, reg)) out[p++] = 0x40 | rex;
  p = encodeMap(mapOf(plan), out, p);
  out[p++] = opcode;
  p = encodeOperand(d, at, plan, slots, reg & 7, out, p, references, bytes);
  return bytes === 0 ? p : encodeImmediate(d, at, bytes, out, p);
}

/** Forms with an immediate for which NASM knows shorter encodings. */
const encodeShortened: Encode = (d, at, plan, out, p, references) => {
  const form = d[at + FORM];
  const immediate = d[at + IMM_LO];
  if (byteOpcode[form] >= 0 && immediate === (immediate << 24) >> 24)
    return encodeModrm(d, at, plan, byteOpcode[form], 1, out, p, references);
  if (oneOpcode[form] >= 0 && immediate === 1) return encodeModrm(d, at, plan, oneOpcode[form], 0, out, p, references);
  if (accumulatorOpcode[form] < 0 || d[at + REG0] !== 0)
    return encodeModrm(d, at, plan, opcodeOf(plan), immediateBytesOf(plan), out, p, references);
  if (wOf(plan) !== 0) out[p++] = 0x48;
  out[p++] = accumulatorOpcode[form];
  return encodeImmediate(d, at, immediateBytesOf(plan), out, p);
};

const encodeVex: Encode = (d, at, plan, out, p, references) => {
  const slots = slotsOf[d[at + FORM]];
  const reg = registerOrDigit(d, at, slots);
  const vvvvSlot = (slots >> 6) & 7;
  const vvvv = vvvvSlot === 0 ? 0 : d[at + vvvvSlot];
  const rxb = extensionBits(d, at, plan, slots, reg);
  const last = ((~vvvv & 15) << 3) | ((slots & VEX_L) >> 12) | vexPrefixOf(plan);
  if (mapOf(plan) === 1 && wOf(plan) === 0 && (rxb & 3) === 0) {
    out[p++] = 0xc5;
    out[p++] = ((~rxb & 4) << 5) | last;
  } else {
    out[p++] = 0xc4;
    out[p++] = ((~rxb & 7) << 5) | mapOf(plan);
    out[p++] = (wOf(plan) << 7) | last;
  }
  out[p++] = opcodeOf(plan);
  const bytes = immediateBytesOf(plan);
  p = encodeOperand(d, at, plan, slots, reg & 7, out, p, references, bytes);
  return bytes === 0 ? p : encodeImmediate(d, at, bytes, out, p);
};

function encodeFixed(form: number, plan: number, out: Uint8Array, p: number): number {
  if (prefixOf(plan) !== 0) out[p++] = prefixOf(plan);
  p = encodeMap(mapOf(plan), out, p);
  out[p++] = opcodeOf(plan);
  if (suffix[form] >= 0) out[p++] = suffix[form];
  return p;
}

/** Without operands, the two-byte prefix does. */
function encodeVexFixed(plan: number, out: Uint8Array, p: number): number {
  out[p++] = 0xc5;
  out[p++] = 0xf8 | vexPrefixOf(plan);
  out[p++] = opcodeOf(plan);
  return p;
}

function encodeOpcodeRegister(d: Int32Array, at: number, plan: number, out: Uint8Array, p: number): number {
  const r = d[at + REG0];
  const rex = (wOf(plan) << 3) | (r >> 3);
  if (rex !== 0 || ((slotsOf[d[at + FORM]] & BYTE_RM) !== 0 && r > 3)) out[p++] = 0x40 | rex;
  p = encodeMap(mapOf(plan), out, p);
  out[p++] = opcodeOf(plan) + (r & 7);
  return encodeImmediate(d, at, immediateBytesOf(plan), out, p);
}

/** Five bytes when the value is below 2^32, seven when it is a sign-extended word, else ten. */
function encodeMoveImmediate(d: Int32Array, at: number, plan: number, out: Uint8Array, p: number): number {
  const r = d[at + REG0];
  const low = d[at + IMM_LO];
  const high = immediateBytesOf(plan) === 8 ? d[at + IMM_HI] : low >> 31;
  if (high === 0) {
    if (r > 7) out[p++] = 0x41;
    out[p++] = 0xb8 + (r & 7);
    return encodeWord(low, out, p);
  }
  out[p++] = 0x48 | (r >> 3);
  if (high === -1 && low < 0) {
    out[p++] = 0xc7;
    out[p++] = 0xc0 | (r & 7);
    return encodeWord(low, out, p);
  }
  out[p++] = 0xb8 + (r & 7);
  return encodeWord(high, out, encodeWord(low, out, p));
}

/** `xchg rax, r` in either order is 90+r, except that `xchg eax, eax` must clear the upper half. */
const encodeExchange: Encode = (d, at, plan, out, p, references) => {
  const short = accumulatorOpcode[d[at + FORM]];
  const r0 = d[at + REG0];
  const r1 = d[at + REG1];
  if (short < 0 || (r0 !== 0 && r1 !== 0) || (r0 === r1 && wOf(plan) === 0))
    return encodeModrm(d, at, plan, opcodeOf(plan), 0, out, p, references);
  const rex = (wOf(plan) << 3) | ((r0 | r1) >> 3);
  if (rex !== 0) out[p++] = 0x40 | rex;
  out[p++] = short + ((r0 | r1) & 7);
  return p;
};

/** What goes to ModRM.reg. */
const registerOrDigit = (d: Int32Array, at: number, slots: number): number =>
  (slots & 7) === 0 ? (slots >> 9) & 7 : d[at + (slots & 7)];

/** REX.R, .X and .B as bits 2, 1, 0. */
function extensionBits(d: Int32Array, at: number, plan: number, slots: number, reg: number): number {
  if (!hasMemory(plan)) return ((reg & 8) >> 1) | (d[at + rmSlotOf(slots)] >> 3);
  const m = d[at + MEM];
  const index = memIndex(m);
  const base = memBase(m);
  const x = index === NO_INDEX ? 0 : index >> 3;
  const b = base >= BASE_POOL ? 0 : base >> 3;
  return ((reg & 8) >> 1) | (x << 1) | b;
}

/** spl, bpl, sil and dil are reached only with a REX prefix. */
const needsPlainRex = (d: Int32Array, at: number, plan: number, slots: number, reg: number): boolean =>
  ((slots & BYTE_REG) !== 0 && reg > 3) || ((slots & BYTE_RM) !== 0 && !hasMemory(plan) && d[at + rmSlotOf(slots)] > 3);

function encodeMap(map: number, out: Uint8Array, p: number): number {
  if (map !== 0) out[p++] = 0x0f;
  if (map > 1) out[p++] = map === 2 ? 0x38 : 0x3a;
  return p;
}

/*
 * Encodes the operands of instructions: ModRM, SIB, displacement and immediate. Everything is written to `out` from
 * `p`.
 */

/** Whether an operand is in memory, by the plan of a form; and the slot of ModRM.rm (encodingPlan.ts). */
const hasMemory = (plan: number): boolean => (plan & (1 << 25)) !== 0;
const rmSlotOf = (slots: number): number => (slots >> 3) & 7;

/**
 * ModRM for a register, or ModRM, SIB and displacement for memory (SDM vol. 2A, tables 2-2 and 2-3). Displacements of
 * one byte count `scale` bytes of memory (§2.7.5).
 */
function encodeOperand(
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
function encodeImmediate(d: Int32Array, at: number, bytes: number, out: Uint8Array, p: number): number {
  if (bytes === 0) return p;
  if (bytes === 4) return encodeWord(d[at + IMM_LO], out, p);
  out[p++] = d[at + IMM_LO];
  return p;
}

/** Four bytes, little-endian; returns where they end. */
function encodeWord(word: number, out: Uint8Array, p: number): number {
  out[p++] = word;
  out[p++] = word >> 8;
  out[p++] = word >> 16;
  out[p++] = word >> 24;
  return p;
}

/** Encodes the instruction at `at` of the data from `p` on; returns where it ends. */
type Encode = (
  d: Int32Array,
  at: number,
  plan: number,
  out: Uint8Array,
  p: number,
  references: PoolReferences,
) => number;

/* Instructions on 512-bit registers: the prefix of four bytes that EVEX is (SDM vol. 2A, §2.7). */

/** One instruction, from `p` on; returns where it ends. Masks and zeroing are not encoded. */
const encodeEvex: Encode = (d, at, plan, out, p, references) => {
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

/** Encodes programs whose bodies begin like that of one program, the base, of which it keeps the bytes. */
export class PrefixEncoder {
  private readonly references = new PoolReferences();
  private readonly base: Uint8Array;
  private readonly baseReferences = new PoolReferences();
  /** Offset of each instruction of the base's body, and the end. */
  private starts = new Int32Array(1);

  /** `capacity`: bytes that are enough for any program. */
  constructor(capacity: number) {
    this.base = new Uint8Array(capacity);
  }

  /**
   * The body of `program`, from instruction `body` on, becomes the base; its first `shared` instructions are those of
   * the base before.
   */
  settle(program: Program, body: number, shared: number): void {
    const { base, baseReferences } = this;
    const count = program.count - body;
    if (this.starts.length <= count) this.grow(2 * count + 1);
    const { starts } = this;
    baseReferences.cut(starts[shared]);
    for (let i = shared; i < count; i++)
      starts[i + 1] = encodeRange(program, body + i, body + i + 1, base, starts[i], baseReferences);
  }

  private grow(length: number): void {
    const { starts } = this;
    this.starts = new Int32Array(length);
    this.starts.set(starts);
  }

  /**
   * Like `encode` at offset 0, for a program of which the first `shared` instructions from `body` on are those of the
   * base.
   */
  encode(program: Program, body: number, shared: number, out: Uint8Array): number {
    const { references, base, baseReferences } = this;
    const length = this.starts[shared];
    references.clear();
    let p = encodeRange(program, 0, body, out, 0, references);
    if (length > 0) {
      out.set(base.subarray(0, length), p);
      references.takeMoved(baseReferences, length, p, out);
      p += length;
    }
    p = encodeRange(program, body + shared, program.count, out, p, references);
    return finishEncoding(program, out, 0, p, references);
  }
}
