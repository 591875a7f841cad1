/** Emits the instructions of a template with its operands in place. */
import { formId } from '../../../base/ids.ts';
import { invariant } from '../../../base/errors.ts';
import { memOperand, type Program } from '../../x86/program.ts';
import { R13, RBP } from '../../x86/registers.ts';
import {
  formOfLine,
  K_IMM8,
  K_MEM,
  K_REG,
  S_AMOUNT,
  S_INPUT,
  S_LITERAL,
  S_OUTPUT,
  S_POINTER,
  S_SUM,
} from '../../x86/templateSet.ts';
import type { CompiledLine, CompiledTemplate } from '../../x86/templateSet.ts';

/** Where the allocator put the operands of one template: kind K_*, and the field that the kind asks for. */
export interface Operands {
  readonly kind: Int32Array;
  readonly reg: Int32Array;
  readonly mem: Int32Array;
  readonly disp: Int32Array;
  readonly imm: Int32Array;
  readonly outReg: Int32Array;
  /** Shift amount, or byte offset of a store. */
  readonly amount: number;
}

/** Emits the body of a template with its operands in place. */
export function emitTemplate(t: CompiledTemplate, at: Operands, program: Program): void {
  for (let i = 0; i < t.lines.length; i++) emitLine(t, t.lines[i], at, program);
}

const registers = new Int32Array(3);

function emitLine(t: CompiledTemplate, line: CompiledLine, at: Operands, program: Program): void {
  let kinds = 0;
  let mem = 0;
  let disp = 0;
  let imm = 0;
  registers[0] = registers[1] = registers[2] = 0;
  for (let i = 0; i < line.count; i++) {
    const n = line.index[i];
    let kind = K_IMM8;
    switch (line.source[i]) {
      case S_INPUT:
        kind = at.kind[n];
        if (kind === K_REG) registers[i] = at.reg[n];
        else if (kind === K_MEM) {
          mem = at.mem[n];
          disp = at.disp[n];
        } else imm = at.imm[n];
        break;
      case S_OUTPUT:
        kind = K_REG;
        registers[i] = at.outReg[n];
        break;
      case S_AMOUNT:
        imm = at.amount;
        break;
      case S_LITERAL:
        imm = n;
        break;
      case S_SUM:
        kind = K_MEM;
        mem = sumAddress(at.reg[n], at.reg[line.index2[i]], line.scale[i]);
        break;
      case S_POINTER:
        kind = K_MEM;
        mem = memOperand(at.reg[t.storesThrough]);
        disp = at.amount;
        break;
    }
    kinds |= kind << (2 * i);
  }
  const form = formOfLine(line, kinds);
  invariant(
    form >= 0,
    () => `template ${t.name}: no form of ${line.line.mnemonic} for operand kinds ${kinds.toString(4)}`,
  );
  program.emit(formId(form), registers[0], registers[1], registers[2], mem, disp, imm, imm < 0 ? -1 : 0);
}

/**
 * [a + b·2^scale]; rbp and r13 as base would need a displacement byte, so they become the index where that is the same.
 */
function sumAddress(a: number, b: number, scale: number): number {
  return scale === 0 && (a === RBP || a === R13) ? memOperand(b, a) : memOperand(a, b, scale);
}
