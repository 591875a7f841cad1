/**
 * Instructions that differ from known ones by their registers and addresses only, by their bytes. What is found is right whatever the guess rests on: the encoder
 * makes the very bytes of it.
 */
import { BASE_POOL, DISP, FORM, IMM_HI, IMM_LO, MEM, Program, REG0, STRIDE, memBase } from '../x86/program.ts';
import { encodeRange } from './encode.ts';
import { SHAPE_MOVE_IMMEDIATE, SHAPE_OPCODE_REGISTER, planOf, slotsOf } from './encodingPlan.ts';
import { operandFields, type OperandFields } from './operandFields.ts';
import { PoolReferences } from './poolReferences.ts';

/** More than the longest instruction (SDM vol. 2, §2.3.11). */
const BUFFER = 32;

export class RelatedInstructions {
  /** One record of each form and immediate that occurred. */
  private readonly examples = new Map<string, Int32Array>();
  private readonly program = new Program();
  private readonly buffer = new Uint8Array(BUFFER);
  private readonly references = new PoolReferences();

  /** From now on instructions that are like this one are found. */
  learn({ data }: Program, i: number): void {
    const record = data.slice(i * STRIDE, (i + 1) * STRIDE), key = `${record[FORM]} ${record[IMM_LO]} ${record[IMM_HI]}`;
    if (memBase(record[MEM]) !== BASE_POOL && !this.examples.has(key)) this.examples.set(key, record);
  }

  /** A program of one instruction, which is encoded as the bytes from `p` on; valid until the next call. Null if none is found. */
  find(code: Uint8Array, p: number): Program | null {
    const fields = operandFields(code, p);
    if (fields === null) return null;
    for (const example of this.examples.values()) {
      this.adapt(example, fields);
      if (this.isEncodedAt(code, p)) return this.program;
    }
    return null;
  }

  /** The example with these operands. */
  private adapt(example: Int32Array, { reg, rm, vvvv, opcodeRegister, mem, displacement }: OperandFields): void {
    const { program } = this, { data } = program, form = example[FORM], shape = planOf[form] >> 26, slots = slotsOf[form];
    data.set(example);
    program.count = 1;
    const put = (slot: number, register: number): void => { if (slot !== 0) data[slot] = register; };
    if (shape === SHAPE_OPCODE_REGISTER || shape === SHAPE_MOVE_IMMEDIATE) return put(REG0, opcodeRegister);
    put(slots & 7, reg);
    put(slots >> 6 & 7, vvvv);
    if (isMemoryForm(form)) {
      data[MEM] = mem;
      data[DISP] = displacement;
    } else {
      put(slots >> 3 & 7, Math.max(0, rm));
    }
  }

  private isEncodedAt(code: Uint8Array, p: number): boolean {
    const { program, buffer, references } = this, end = encodeRange(program, 0, 1, buffer, 0, references);
    for (let i = 0; i < end; i++) if (buffer[i] !== code[p + i]) return false;
    return true;
  }
}

const isMemoryForm = (form: number): boolean => (planOf[form] & 1 << 25) !== 0;
