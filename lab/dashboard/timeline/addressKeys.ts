import type { Form } from '../../../src/codegen/x86/form.ts';
import { BASE_POOL, DISP, IMM_LO, MEM, NO_INDEX, memBase, memIndex } from '../../../src/codegen/x86/program.ts';
import { NO_BASE, RSP } from '../../../src/codegen/x86/registers.ts';

/**
 * Names for the addresses of a straight-line program: the same name for the same registers and displacement, with what
 * is on the stack named by its distance from where the stack pointer was at first.
 */
export class AddressKeys {
  /** Of the stack pointer, in bytes. */
  private depth = 0;

  /** The name of the address that an instruction reads or writes, or null; to be called in program order. */
  next(form: Form, data: Int32Array, at: number): string | null {
    if (form.mnemonic === 'push') return stackKey((this.depth -= 8));
    if (form.mnemonic === 'pop' || form.mnemonic === 'ret') return stackKey((this.depth += 8) - 8);
    const isOfStack = form.memory < 0 && form.operands[0]?.class === 'gpr' && data[at + 1] === RSP;
    if (isOfStack && form.mnemonic === 'sub') this.depth -= data[at + IMM_LO];
    if (isOfStack && form.mnemonic === 'add') this.depth += data[at + IMM_LO];
    if (form.memory < 0 || form.operands[form.memory].access === 'none') return null;
    const memory = data[at + MEM];
    if (memBase(memory) === RSP && memIndex(memory) === NO_INDEX) return stackKey(this.depth + data[at + DISP]);
    return `${memory}+${data[at + DISP]}`;
  }

  /** Registers that the address of an instruction is made of. */
  static registersOf(data: Int32Array, at: number): number[] {
    const base = memBase(data[at + MEM]);
    const index = memIndex(data[at + MEM]);
    return [...(base === NO_BASE || base === BASE_POOL ? [] : [base]), ...(index === NO_INDEX ? [] : [index])];
  }
}

const stackKey = (offset: number): string => `stack${offset}`;
