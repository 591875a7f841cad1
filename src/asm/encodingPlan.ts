/** The encoding column of every form as typed arrays, so that the encoder neither branches on text nor allocates. */
import type { Form, OperandEncoding } from '../x86/form.ts';
import { FORMS } from '../x86/forms.ts';
import { REG0, REG1, REG2 } from '../x86/program.ts';

/** How the bytes before the immediate are laid out. */
export const SHAPE_MODRM = 0, SHAPE_VEX = 1, SHAPE_OPCODE_REGISTER = 2, SHAPE_FIXED = 3, SHAPE_MOVE_IMMEDIATE = 4;

/** Record slots of the registers that go to ModRM.reg, ModRM.rm and VEX.vvvv; 0 (the form's own slot) for none. */
interface Slots {
  readonly reg: number;
  readonly rm: number;
  readonly vvvv: number;
}

const SLOTS: Readonly<Record<OperandEncoding, Slots>> = {
  RM: { reg: REG0, rm: REG1, vvvv: 0 },
  MR: { reg: REG1, rm: REG0, vvvv: 0 },
  MI: { reg: 0, rm: REG0, vvvv: 0 },
  M: { reg: 0, rm: REG0, vvvv: 0 },
  RMI: { reg: REG0, rm: REG1, vvvv: 0 },
  MRI: { reg: REG1, rm: REG0, vvvv: 0 },
  RVM: { reg: REG0, rm: REG2, vvvv: REG1 },
  RMV: { reg: REG0, rm: REG1, vvvv: REG2 },
  RVMI: { reg: REG0, rm: REG2, vvvv: REG1 },
  OI: { reg: 0, rm: REG0, vvvv: 0 },
  O: { reg: 0, rm: REG0, vvvv: 0 },
  ZO: { reg: 0, rm: 0, vvvv: 0 },
};

const column = (value: (form: Form) => number): Int16Array => Int16Array.from(FORMS, value);
const isByteRegister = (form: Form, slot: number): number =>
  slot !== 0 && form.operands[slot - REG0].kind === 'r8' ? 1 : 0;

export const shape = column(shapeOf);
export const prefix = column(f => f.encoding.prefix);
/** 0 one-byte opcode, 1 `0F`, 2 `0F38`, 3 `0F3A`. */
export const opcodeMap = column(f => f.encoding.map);
export const opcode = column(f => f.encoding.opcode);
export const suffix = column(f => f.encoding.suffix);
/** VEX.pp: 0 none, 1 `66`, 2 `F3`, 3 `F2`. */
export const vexPrefix = column(f => [0, 0x66, 0xf3, 0xf2].indexOf(f.encoding.prefix));
export const rexW = column(f => f.encoding.w);
export const digit = column(f => Math.max(0, f.encoding.digit));
export const regSlot = column(f => SLOTS[f.encoding.operands].reg);
export const rmSlot = column(f => SLOTS[f.encoding.operands].rm);
export const vvvvSlot = column(f => SLOTS[f.encoding.operands].vvvv);
/** 1 where the register in that field is a byte register, so that spl..dil need a REX prefix. */
export const byteReg = column(f => isByteRegister(f, SLOTS[f.encoding.operands].reg));
export const byteRm = column(f => isByteRegister(f, SLOTS[f.encoding.operands].rm));
export const hasMemory = column(f => (f.memory >= 0 ? 1 : 0));
export const immediateBytes = column(f => f.encoding.immediateBytes);
/** Opcodes of the short forms NASM prefers, -1 without: see `Encoding`. */
export const byteOpcode = column(f => f.encoding.byteOpcode);
export const accumulatorOpcode = column(f => (f.memory >= 0 ? -1 : f.encoding.accumulatorOpcode));
export const oneOpcode = column(f => f.encoding.oneOpcode);
/** 1 for xchg, whose accumulator form names the other register in the opcode, and which of the two is rax does not matter. */
export const exchanges = column(f => (f.mnemonic === 'xchg' ? 1 : 0));

function shapeOf({ mnemonic, operands, encoding }: Form): number {
  if (mnemonic === 'mov' && operands[0].kind === 'r64' && operands[1].class === 'imm') return SHAPE_MOVE_IMMEDIATE;
  if (encoding.operands === 'ZO') return SHAPE_FIXED;
  if (encoding.operands === 'O' || encoding.operands === 'OI') return SHAPE_OPCODE_REGISTER;
  return encoding.space === 'vex' ? SHAPE_VEX : SHAPE_MODRM;
}
