/**
 * Single instructions read back from their bytes. The encoder decides: of the forms whose opcode stands there, with the
 * operands that stand in the usual places, the first is taken of which the encoder makes these very bytes. So what is
 * found is right whatever the guess rests on.
 */
import type { Encoding } from '../../x86/form.ts';
import { FORMS, formOf } from '../x86/forms.ts';
import {
  BASE_POOL,
  DISP,
  FORM,
  IMM_HI,
  IMM_LO,
  MEM,
  Program,
  STRIDE,
  memBase,
  REG0,
  REG1,
  REG2,
} from '../x86/program.ts';
import { encodeRange } from './encode.ts';
import {
  SHAPE_EXCHANGE,
  SHAPE_MOVE_IMMEDIATE,
  SHAPE_OPCODE_REGISTER,
  accumulatorOpcode,
  byteOpcode,
  evexScale,
  oneOpcode,
  planOf,
  slotsOf,
  PoolReferences,
} from './encodingPlan.ts';
import { operandFields, signedAt, type OperandFields } from './operandFields.ts';
import { formId } from '../../base/ids.ts';

/** More than the longest instruction (SDM vol. 2, §2.3.11). */
const BUFFER = 32;

/** One way to encode a form. */
interface Variant {
  readonly form: number;
  /** Where the register stands if there is no ModRM byte: in the opcode, or nowhere because it is the accumulator. */
  readonly register: 'modrm' | 'opcode' | 'accumulator';
  /** Of the immediate, which follows ModRM or, without it, the opcode. */
  readonly bytes: number;
  /** The immediate where it takes no bytes. */
  readonly implied: number;
}

export class Decoder {
  /** Displacement to the constants in the instruction that was found last: its offset from the beginning, or -1. */
  reference = -1;
  /** Bytes of that instruction. */
  length = 0;
  private readonly program = new Program();
  private readonly buffer = new Uint8Array(BUFFER);
  private readonly references = new PoolReferences();

  /**
   * A program of one instruction, which is encoded as the bytes from `p` on; valid until the next call. What it refers
   * to is constant number 0. Null if there is none.
   */
  find(code: Uint8Array, p: number): Program | null {
    const fields = operandFields(code, p);
    const { opcodeAt, map, space } = fields;
    for (const variant of variants.get(keyOf(space, map, code[opcodeAt])) ?? []) {
      if (!isLike(variant, fields)) continue;
      this.fill(variant, fields, code);
      if (this.isEncodedAt(code, p)) return this.program;
    }
    return null;
  }

  private fill(
    { form, register, bytes, implied }: Variant,
    { space, reg, rm, vvvv, opcodeAt, opcodeRegister, mem, displacement, isShort, end }: OperandFields,
    code: Uint8Array,
  ): void {
    const { program } = this;
    const { data } = program;
    const slots = slotsOf[form];
    const at = register === 'modrm' ? end : opcodeAt + 1;
    const put = (slot: number, value: number): void => {
      if (slot !== 0) data[slot] = value;
    };
    program.count = 1;
    data.fill(0, 0, STRIDE);
    data[FORM] = form;
    put((slots >> 6) & 7, vvvv);
    put(slots & 7, register === 'modrm' ? reg : 0);
    put((slots >> 3) & 7, register === 'modrm' ? Math.max(0, rm) : register === 'opcode' ? opcodeRegister : 0);
    if (isMemoryForm(form))
      [data[MEM], data[DISP]] = [mem, space === 'evex' && isShort ? displacement * evexScale[form] : displacement];
    data[IMM_LO] = bytes === 0 ? implied : signedAt(code, at, Math.min(bytes, 4));
    data[IMM_HI] = bytes === 8 ? signedAt(code, at + 4, 4) : register === 'modrm' ? data[IMM_LO] >> 31 : 0;
  }

  private isEncodedAt(code: Uint8Array, p: number): boolean {
    const { program, buffer, references } = this;
    references.clear();
    this.length = encodeRange(program, 0, 1, buffer, 0, references);
    this.reference =
      memBase(program.data[MEM]) === BASE_POOL && isMemoryForm(program.data[FORM]) ? references.last : -1;
    for (let i = 0; i < this.length; i++) {
      const isDisplacement = this.reference >= 0 && i >= this.reference && i < this.reference + 4;
      if (!isDisplacement && buffer[i] !== code[p + i]) return false;
    }
    return true;
  }
}

const isMemoryForm = (form: number): boolean => (planOf[form] & (1 << 25)) !== 0;

/** Saves encoding what has another operation or another kind of operand. */
function isLike({ form, register }: Variant, { reg, rm, isBroadcast }: OperandFields): boolean {
  const slots = slotsOf[form];
  const hasDigit = (slots & 7) === 0;
  if (register !== 'modrm' || slots === 0) return true;
  if (isMemoryForm(form) && isBroadcast !== FORMS[form].operands.some((o) => o.kind === 'b64')) return false;
  return isMemoryForm(form) === rm < 0 && (!hasDigit || ((slots >> 9) & 7) === (reg & 7));
}

const keyOf = (space: Encoding['space'], map: number, opcode: number): number =>
  (((space === 'legacy' ? 0 : space === 'vex' ? 4 : 8) | map) << 8) | opcode;

/** By space, map and opcode. */
const variants = new Map<number, Variant[]>();

function add(form: number, opcode: number, register: Variant['register'], bytes: number, implied = 0): void {
  const { space, map } = FORMS[form].encoding;
  for (let r = 0; r < (register === 'opcode' ? 8 : 1); r++) {
    const key = keyOf(space, map, opcode + r);
    const list = variants.get(key) ?? [];
    variants.set(key, [...list, { form, register, bytes, implied }]);
  }
}

FORMS.forEach(({ encoding: { opcode, immediateBytes } }, form) => {
  const shape = planOf[form] >> 26;
  const isInOpcode = shape === SHAPE_OPCODE_REGISTER || (shape === SHAPE_MOVE_IMMEDIATE && immediateBytes === 8);
  add(form, opcode, isInOpcode ? 'opcode' : 'modrm', immediateBytes);
  if (shape === SHAPE_EXCHANGE && accumulatorOpcode[form] >= 0) add(form, accumulatorOpcode[form], 'opcode', 0);
  else if (accumulatorOpcode[form] >= 0) add(form, accumulatorOpcode[form], 'accumulator', immediateBytes);
  if (byteOpcode[form] >= 0) add(form, byteOpcode[form], 'modrm', 1);
  if (oneOpcode[form] >= 0) add(form, oneOpcode[form], 'modrm', 0, 1);
  if (shape === SHAPE_MOVE_IMMEDIATE) add(form, 0xb8, 'opcode', 4);
});

/**
 * The instructions of straight-line code up to its `ret`, as far as the encoder makes the very same bytes; constants
 * are not read, all are number 0. `unknownAt` is the offset of the first instruction that the table does not have, or
 * of the end if there is no `ret`; null if all was read.
 */
export function decodeProgram(code: Uint8Array): { readonly program: Program; readonly unknownAt: number | null } {
  const decoder = new Decoder();
  const program = new Program();
  for (let p = 0; p < code.length; p += decoder.length) {
    const found = decoder.find(code, p);
    if (found === null) return { program, unknownAt: p };
    const d = found.data;
    const form = formId(d[FORM]);
    program.emit(form, d[REG0], d[REG1], d[REG2], d[MEM], d[DISP], d[IMM_LO], d[IMM_HI]);
    if (formOf(form).mnemonic === 'ret') return { program, unknownAt: null };
  }
  return { program, unknownAt: code.length };
}
