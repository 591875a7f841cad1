/** Dense tables of how each instruction form is encoded. */
import { invariant } from '../../base/errors.ts';
import type { Form } from '../x86/form.ts';
import { FORMS } from '../x86/forms.ts';
import { REG0 } from '../x86/program.ts';

/** Where encoded code refers to its constant pool, relative to rip: offsets of the 32-bit displacements, in order. */
export class PoolReferences {
  private at = new Int32Array(64);
  private count = 0;

  /** The offset that was added last; -1 if there is none. */
  get last(): number {
    return this.count === 0 ? -1 : this.at[this.count - 1];
  }

  clear(): void {
    this.count = 0;
  }

  /** Forgets those from offset `end` on. */
  cut(end: number): void {
    while (this.count > 0 && this.at[this.count - 1] >= end) this.count--;
  }

  add(at: number): void {
    if (this.count === this.at.length) this.grow();
    this.at[this.count++] = at;
  }

  /** Adds `distance` to all displacements in `code`. */
  move(code: Uint8Array, distance: number): void {
    for (let i = 0; i < this.count; i++) addWord(code, this.at[i], distance);
  }

  /**
   * Takes over the references of `other` before offset `end`, whose code was copied `distance` further on, to `code`.
   */
  takeMoved(other: PoolReferences, end: number, distance: number, code: Uint8Array): void {
    for (let i = 0; i < other.count && other.at[i] < end; i++) {
      this.add(other.at[i] + distance);
      addWord(code, other.at[i] + distance, -distance);
    }
  }

  private grow(): void {
    const { at } = this;
    this.at = new Int32Array(2 * at.length);
    this.at.set(at);
  }
}

function addWord(code: Uint8Array, at: number, x: number): void {
  const word = (code[at] | (code[at + 1] << 8) | (code[at + 2] << 16) | (code[at + 3] << 24)) + x;
  code[at] = word;
  code[at + 1] = word >> 8;
  code[at + 2] = word >> 16;
  code[at + 3] = word >> 24;
}

/** The encoding column of every form packed into words, so that the encoder neither branches on text nor allocates. */

/** How the bytes before the immediate are laid out. */
export const SHAPE_MODRM = 0,
  SHAPE_IMMEDIATE = 1,
  SHAPE_VEX = 2,
  SHAPE_OPCODE_REGISTER = 3,
  SHAPE_FIXED = 4,
  SHAPE_MOVE_IMMEDIATE = 5,
  SHAPE_EXCHANGE = 6,
  SHAPE_EVEX = 7,
  SHAPE_VEX_FIXED = 8;

/** The record slot of an operand by its index; 0 (the form's own slot) for none. */
const slotOf = (operand: number): number => (operand < 0 ? 0 : REG0 + operand);

/**
 * One word per form: bits 0..7 opcode, 8..15 mandatory prefix, 16..17 opcode map (SDM order: none, 0F,
 * 0F38, 0F3A), 18 W, 19..20 VEX.pp, 21..24 bytes of immediate, 25 memory operand, 26..29 shape.
 */
export const planOf = Int32Array.from(FORMS, (f) => {
  const e = f.encoding;
  invariant(e.immediateBytes < 16 && e.opcode < 256, () => `encoding of ${f.name} does not fit the plan`);
  return (
    e.opcode |
    (e.prefix << 8) |
    (e.map << 16) |
    ((e.w ?? 0) << 18) |
    ([0, 0x66, 0xf3, 0xf2].indexOf(e.prefix) << 19) |
    (e.immediateBytes << 21) |
    (f.memory >= 0 ? 1 << 25 : 0) |
    (shapeOf(f) << 26)
  );
});

/**
 * One word per form: bits 0..2 slot of ModRM.reg, 3..5 of ModRM.rm, 6..8 of VEX.vvvv, 9..11 opcode
 * digit, 12 and 13: reg and rm are byte registers, so that spl..dil need a REX prefix, 14 VEX.L: 256 bits.
 */
export const slotsOf = Int32Array.from(FORMS, (f) => {
  const [reg, rm, vvvv] = [f.encoding.reg, f.encoding.rm, f.encoding.vvvv].map(slotOf);
  return (
    reg |
    (rm << 3) |
    (vvvv << 6) |
    (Math.max(0, f.encoding.digit) << 9) |
    (isByteRegister(f, reg) << 12) |
    (isByteRegister(f, rm) << 13) |
    (f.operands.some((o) => o.kind === 'ymm') ? 1 << 14 : 0)
  );
});

/** Short forms NASM prefers, as in `Encoding`; -1 where there is none. */
export const byteOpcode = Int16Array.from(FORMS, (f) => f.encoding.byteOpcode);
export const accumulatorOpcode = Int16Array.from(FORMS, (f) => (f.memory >= 0 ? -1 : f.encoding.accumulatorOpcode));
export const oneOpcode = Int16Array.from(FORMS, (f) => f.encoding.oneOpcode);
/** Fixed byte after the opcode, -1 without. */
export const suffix = Int16Array.from(FORMS, (f) => f.encoding.suffix);

/** Bytes of a memory operand that a displacement of one byte counts, of the forms that have EVEX prefixes. */
export const evexScale = Int8Array.from(FORMS, (f) => (f.memory < 0 ? 0 : f.operands[f.memory].width / 8));
/** The bits of an EVEX prefix that are the same for all operands of a form: L'L for 512 bits, and b for a broadcast. */
export const evexBits = Uint8Array.from(FORMS, (f) => 0x48 | (f.operands[f.memory]?.kind === 'b64' ? 0x10 : 0));

function isByteRegister(form: Form, slot: number): number {
  return slot !== 0 && form.operands[slot - REG0].kind === 'r8' ? 1 : 0;
}

function shapeOf({ mnemonic, operands, encoding: e }: Form): number {
  if (mnemonic === 'mov' && operands[0].kind === 'r64' && operands[1].class === 'imm') return SHAPE_MOVE_IMMEDIATE;
  if (mnemonic === 'xchg') return SHAPE_EXCHANGE;
  if (e.rm < 0) return e.space === 'vex' ? SHAPE_VEX_FIXED : SHAPE_FIXED;
  if (e.added === 'register') return SHAPE_OPCODE_REGISTER;
  if (e.space === 'evex') return SHAPE_EVEX;
  if (e.space === 'vex') return SHAPE_VEX;
  return e.byteOpcode >= 0 || e.accumulatorOpcode >= 0 || e.oneOpcode >= 0 ? SHAPE_IMMEDIATE : SHAPE_MODRM;
}
