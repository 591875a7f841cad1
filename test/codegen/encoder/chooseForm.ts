/**
 * Which instruction form a mnemonic with written operands means.
 *
 * Every form of the mnemonic is tried; of those that fit, the one with the shortest immediate is taken,
 * as assemblers do. A memory operand without stated size takes it from the form, so that two fitting
 * forms of different widths make the text ambiguous.
 */
import type { Form, OperandSpec } from '../../../src/codegen/x86/form.ts';
import { FORMS } from '../../../src/codegen/x86/forms.ts';
import type { IntelOperand } from './intelOperand.ts';

/** Other spellings of the conditions (SDM vol. 1, appendix B), to the spelling of the table. */
const CONDITION_ALIASES: Readonly<Record<string, string>> = {
  b: 'c',
  nae: 'c',
  ae: 'nc',
  nb: 'nc',
  e: 'z',
  ne: 'nz',
  na: 'be',
  nbe: 'a',
  pe: 'p',
  po: 'np',
  nge: 'l',
  nl: 'ge',
  ng: 'le',
  nle: 'g',
};

interface Choice {
  readonly form: Form;
  readonly operands: readonly IntelOperand[];
}

/** Why no form could be chosen. */
export interface Refusal {
  readonly problem: 'mnemonic' | 'operands' | 'ambiguous';
}

const BY_MNEMONIC = new Map<string, Form[]>();
for (const form of FORMS) BY_MNEMONIC.set(form.mnemonic, [...(BY_MNEMONIC.get(form.mnemonic) ?? []), form]);

const ALIASES: Readonly<Record<string, string>> = { sal: 'shl', movabs: 'mov', retq: 'ret' };

/** Whether some form has this mnemonic, in any of its spellings. */
export const isMnemonic = (mnemonic: string): boolean => BY_MNEMONIC.has(plainMnemonic(mnemonic.toLowerCase()));

export function chooseForm(mnemonic: string, written: readonly IntelOperand[]): Choice | Refusal {
  const name = plainMnemonic(mnemonic.toLowerCase());
  const forms = BY_MNEMONIC.get(name) ?? [];
  if (forms.length === 0) return { problem: 'mnemonic' };
  const operands = signedImmediates(plainOperands(name, written));
  const fitting = forms.filter(
    (f) => f.operands.length === operands.length && f.operands.every((spec, i) => fits(spec, operands[i])),
  );
  if (fitting.length === 0) return { problem: 'operands' };
  const form = fitting.reduce((best, f) => (immediateWidth(f) < immediateWidth(best) ? f : best));
  if (fitting.some((f) => memoryWidth(f) !== memoryWidth(form))) return { problem: 'ambiguous' };
  return { form, operands };
}

/** The table's spelling of a mnemonic. */
function plainMnemonic(mnemonic: string): string {
  const conditional = /^(cmov|set)(\w+)$/.exec(mnemonic);
  const condition = CONDITION_ALIASES[conditional?.[2] ?? ''];
  return conditional !== null && condition !== undefined ? conditional[1] + condition : (ALIASES[mnemonic] ?? mnemonic);
}

/** Spells out `imul r, imm`, turns `test r, m` round, and writes `mov r64, imm` below 2^32 as `mov r32, imm`. */
function plainOperands(mnemonic: string, operands: readonly IntelOperand[]): readonly IntelOperand[] {
  const [to, from] = operands;
  if (mnemonic === 'imul' && operands.length === 2 && from.kind === 'immediate') return [to, to, from];
  if (mnemonic === 'test' && from?.kind === 'memory') return [from, to];
  if (
    mnemonic === 'mov' &&
    to?.kind === 'register' &&
    to.register.width === 64 &&
    from?.kind === 'immediate' &&
    from.value >= 0n &&
    from.value < 1n << 32n
  )
    return [{ kind: 'register', register: { ...to.register, width: 32 } }, from];
  return operands;
}

/** Immediates written unsigned at the width of the instruction, as the signed number the machine extends. */
function signedImmediates(operands: readonly IntelOperand[]): readonly IntelOperand[] {
  const first = operands[0];
  const width = first?.kind === 'register' ? first.register.width : first?.kind === 'memory' ? first.bits : 0;
  if (width === 0) return operands;
  const half = 1n << BigInt(width - 1);
  return operands.map((o) =>
    o.kind === 'immediate' && o.value >= half && o.value < 2n * half ? { ...o, value: o.value - 2n * half } : o,
  );
}

function fits(spec: OperandSpec, operand: IntelOperand): boolean {
  switch (operand.kind) {
    case 'register':
      return (spec.class === 'gpr' || spec.class === 'xmm') && operand.register.width === spec.width;
    case 'memory':
      return spec.class === 'mem' && (operand.bits === 0 || spec.width === 0 || operand.bits === spec.width);
    case 'immediate':
      return spec.class === 'imm' && operand.value >= spec.lower && operand.value <= spec.upper;
  }
}

const immediateWidth = (form: Form): number => form.operands.find((o) => o.class === 'imm')?.width ?? 0;
const memoryWidth = (form: Form): number => form.operands[form.memory]?.width ?? 0;
