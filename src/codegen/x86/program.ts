/**
 * A machine program: what `lower` produces and `asm` encodes and prints.
 *
 * One fixed-stride Int32 record per instruction; operands are numbered in Intel order. A register
 * operand i is stored in slot REG0 + i; at most one operand is memory, at most one an immediate.
 */
import type { FormId } from '../../base/ids.ts';

export const STRIDE = 8;
/** Offsets into a record. */
export const FORM = 0,
  REG0 = 1,
  REG1 = 2,
  REG2 = 3,
  MEM = 4,
  DISP = 5,
  IMM_LO = 6,
  IMM_HI = 7;

/** Base register of a memory operand that addresses the constant pool; DISP is then the pool index. */
export const BASE_POOL = 16;
/** Index field of a memory operand without index register. */
export const NO_INDEX = 31;

/** Packs a memory operand: [base + index·2^scaleLog2 + disp]. */
export const memOperand = (base: number, index = NO_INDEX, scaleLog2 = 0): number =>
  base | (index << 8) | (scaleLog2 << 16);
export const memBase = (m: number): number => m & 0xff;
export const memIndex = (m: number): number => (m >> 8) & 0xff;
export const memScaleLog2 = (m: number): number => (m >> 16) & 3;

/** Growable, reusable program buffer. */
export class Program {
  data = new Int32Array(STRIDE * 256);
  /** Number of instructions. */
  count = 0;
  /** 64-bit constants addressed through BASE_POOL, in pool order. */
  pool: bigint[] = [];

  reset(): void {
    this.count = 0;
    this.pool = [];
  }

  /** Appends one instruction and returns its index. Unused fields are 0. */
  emit(form: FormId, r0 = 0, r1 = 0, r2 = 0, mem = 0, disp = 0, immLo = 0, immHi = 0): number {
    if ((this.count + 1) * STRIDE > this.data.length) this.grow();
    const at = this.count * STRIDE;
    const d = this.data;
    d[at] = form;
    d[at + 1] = r0;
    d[at + 2] = r1;
    d[at + 3] = r2;
    d[at + 4] = mem;
    d[at + 5] = disp;
    d[at + 6] = immLo;
    d[at + 7] = immHi;
    return this.count++;
  }

  /** Appends the first `count` instructions of `other`; its pool must already be this program's pool. */
  append(other: Program, count = other.count): void {
    while ((this.count + count) * STRIDE > this.data.length) this.grow();
    this.data.set(other.data.subarray(0, count * STRIDE), this.count * STRIDE);
    this.count += count;
  }

  /** Becomes `other`, which is not used any more. */
  take(other: Program): void {
    this.data = other.data;
    this.count = other.count;
    this.pool = other.pool;
  }

  clone(): Program {
    const p = new Program();
    p.data = this.data.slice(0, Math.max(STRIDE, this.count * STRIDE));
    p.count = this.count;
    p.pool = [...this.pool];
    return p;
  }

  private grow(): void {
    const wider = new Int32Array(this.data.length * 2);
    wider.set(this.data);
    this.data = wider;
  }
}
