import { formId } from '../base/ids.ts';
import { invariant } from '../base/errors.ts';
import { memOperand, type Program } from '../x86/program.ts';
import { R13, RBP } from '../x86/registers.ts';
import type { LineOperand, Template, TemplateLine } from '../x86/template.ts';
import { K_IMM8, K_MEM, K_REG, type TemplateSet } from '../x86/templateSet.ts';

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
export function emitTemplate(set: TemplateSet, t: Template, at: Operands, program: Program): void {
  for (const line of t.body) emitLine(set, t, line, at, program);
}

const registers = new Int32Array(3);

function emitLine(set: TemplateSet, t: Template, line: TemplateLine, at: Operands, program: Program): void {
  let kinds = 0, mem = 0, disp = 0, imm = 0;
  registers.fill(0);
  for (let i = 0; i < line.operands.length; i++) {
    const o = line.operands[i], kind = kindOf(o, at);
    kinds |= kind << (2 * i);
    if (kind === K_REG) registers[i] = registerOf(o, at);
    else if (kind !== K_MEM) imm = immediateOf(o, at);
    else if (o.kind === 'sum') mem = sumAddress(at.reg[o.index], at.reg[o.index2]);
    else if (o.kind === 'pointer') { mem = memOperand(at.reg[1]); disp = at.amount; }
    else { mem = at.mem[o.index]; disp = at.disp[o.index]; }
  }
  const form = set.form(line, kinds);
  invariant(form >= 0, () => `template ${t.name}: no form of ${line.mnemonic} for operand kinds ${kinds.toString(4)}`);
  program.emit(formId(form), registers[0], registers[1], registers[2], mem, disp, imm, imm < 0 ? -1 : 0);
}

function kindOf(o: LineOperand, at: Operands): number {
  switch (o.kind) {
    case 'input': return at.kind[o.index];
    case 'output': return K_REG;
    case 'sum': case 'pointer': return K_MEM;
    default: return K_IMM8;
  }
}

const registerOf = (o: LineOperand, at: Operands): number => (o.kind === 'output' ? at.outReg[o.index] : at.reg[o.index]);

function immediateOf(o: LineOperand, at: Operands): number {
  if (o.kind === 'literal') return o.index;
  return o.kind === 'amount' ? at.amount : at.imm[o.index];
}

/** [a+b]; rbp and r13 as base would need a displacement byte, so they become the index. */
function sumAddress(a: number, b: number): number {
  return a === RBP || a === R13 ? memOperand(b, a) : memOperand(a, b);
}
