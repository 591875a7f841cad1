import { formId } from '../../../base/ids.ts';
import { formOf } from '../../x86/forms.ts';
import {
  BASE_POOL,
  DISP,
  FORM,
  IMM_LO,
  MEM,
  NO_INDEX,
  type Program,
  REG0,
  STRIDE,
  memBase,
  memIndex,
  memScaleLog2,
} from '../../x86/program.ts';
import { registerName } from '../../x86/registers.ts';

/** One machine instruction as text, for messages only (`asm` prints what assemblers read). */
export function describeInstruction(program: Program, at: number): string {
  const d = program.data;
  const o = at * STRIDE;
  const form = formOf(formId(d[o + FORM]));
  const operands = form.operands.map((spec, i) => {
    switch (spec.class) {
      case 'gpr':
        return registerName(d[o + REG0 + i], spec.width === 32 ? 32 : spec.width === 8 ? 8 : 64);
      case 'xmm':
        return registerName(d[o + REG0 + i], 128);
      case 'zmm':
        return registerName(d[o + REG0 + i], 512);
      case 'mem':
        return address(d[o + MEM], d[o + DISP]);
      case 'imm':
        return String(d[o + IMM_LO]);
    }
  });
  return `${form.mnemonic} ${operands.join(', ')}`.trim();
}

function address(mem: number, disp: number): string {
  const base = memBase(mem) === BASE_POOL ? 'pool' : memBase(mem) < 16 ? registerName(memBase(mem)) : '';
  const index = memIndex(mem) === NO_INDEX ? '' : `+${registerName(memIndex(mem))}*${1 << memScaleLog2(mem)}`;
  return `[${base}${index}${disp < 0 ? '-' : '+'}${Math.abs(disp)}]`;
}
