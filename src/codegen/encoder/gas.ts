/**
 * Machine program as GNU assembler text, Intel (noprefix) or AT&T syntax, canonical (see canonical.ts):
 * GNU as and LLVM assemble it to the bytes of `encode`.
 */
import type { Form } from '../x86/form.ts';
import type { Program } from '../x86/program.ts';
import { registerName } from '../x86/registers.ts';
import { canonicalInstruction, type CanonicalInstruction, type TextOperand } from './canonical.ts';
import { POOL_PADDING } from './encode.ts';
import { addressText, broadcast, displacement } from './nasm.ts';
import { hex } from '../../base/numberText.ts';

export type GasSyntax = 'intel' | 'att';

const SIZE: Readonly<Record<number, string>> = { 8: 'byte ptr ', 32: 'dword ptr ', 64: 'qword ptr ' };
const SUFFIX: Readonly<Record<number, string>> = { 8: 'b', 32: 'l', 64: 'q' };

/** Who assembles GNU text; they differ in the bytes of one instruction. */
type GasReader = 'gas' | 'llvm';

/** The instructions. Constant k is addressed through the label `<prefix>k`, which `gasPool` defines. */
export const gasLines = (program: Program, syntax: GasSyntax, prefix: string, reader: GasReader = 'gas'): string[] =>
  Array.from({ length: program.count }, (_, i) => gasInstruction(program, i, syntax, prefix, reader));

/** Instruction `i` alone. */
function gasInstruction(program: Program, i: number, syntax: GasSyntax, prefix: string, reader: GasReader): string {
  const canonical = canonicalInstruction(program, i);
  const operands = reader === 'gas' ? operandsForGas(canonical) : canonical.operands;
  const [name, texts] =
    syntax === 'intel'
      ? [intelName(canonical), operands.map((o) => intelOperand(o, prefix))]
      : [attName(canonical), operands.map((o) => attOperand(o, prefix)).reverse()];
  return texts.length === 0 ? name : `${name} ${texts.join(', ')}`;
}

/** The constant pool that follows the code; no line when there are no constants. */
export function gasPool(program: Program, prefix: string): string[] {
  if (program.pool.length === 0) return [];
  const words = program.pool.map((c, k) => `${prefix}${k}: .quad ${hex(BigInt.asUintN(64, c))}`);
  return [`.balign 8, ${hex(POOL_PADDING)}`, ...words];
}

/** GNU as puts the operands of `xchg r, r` into ModRM the other way round than NASM and LLVM do. */
const operandsForGas = ({ form, operands }: CanonicalInstruction): readonly TextOperand[] =>
  form.mnemonic === 'xchg' ? [...operands].reverse() : operands;

const isMoveAbsolute = ({ form, operands }: CanonicalInstruction): boolean => {
  const [to, from] = operands;
  return (
    form.mnemonic === 'mov' &&
    to.kind === 'register' &&
    to.width === 64 &&
    from.kind === 'immediate' &&
    (from.value < -(1n << 31n) || from.value >= 1n << 31n)
  );
};

const intelName = (c: CanonicalInstruction): string => (isMoveAbsolute(c) ? 'movabs' : c.form.mnemonic);

function intelOperand(o: TextOperand, prefix: string): string {
  switch (o.kind) {
    case 'register':
      return registerName(o.number, o.width);
    case 'immediate':
      return hex(o.value);
    case 'constant':
      return `${SIZE[o.bits] ?? ''}[rip+${prefix}${o.index}]${broadcast(o)}`;
    case 'memory':
      return `${SIZE[o.bits] ?? ''}[${addressText(o)}]${broadcast(o)}`;
  }
}

/** Mnemonics that take no size suffix; the vector ones contain their size. */
const UNSUFFIXED =
  /^(set|cmov|v?mov(q|dqu|dqa)|v?p(insr|extr)q|vp[a-z0-9]+|vmovdq[au]64|vzeroupper|ret|clc|stc|cmc|cld|nop|endbr64)/;
const EXTENSIONS: Readonly<Record<string, string>> = { movzx: 'movz', movsx: 'movs', movsxd: 'movs' };

function attName(c: CanonicalInstruction): string {
  const { form } = c;
  if (UNSUFFIXED.test(form.mnemonic)) return form.mnemonic;
  const extension = EXTENSIONS[form.mnemonic];
  if (extension !== undefined) return extension + SUFFIX[form.operands[1].width] + SUFFIX[form.operands[0].width];
  if (isMoveAbsolute(c)) return 'movabsq';
  return form.mnemonic + attSuffix(form, c.operands);
}

/** From the first operand that has a width: lea's address and immediates have none to go by. */
function attSuffix(form: Form, operands: readonly TextOperand[]): string {
  const first = operands[0];
  return SUFFIX[first.kind === 'register' ? first.width : form.operands[0].width] ?? '';
}

function attOperand(o: TextOperand, prefix: string): string {
  switch (o.kind) {
    case 'register':
      return `%${registerName(o.number, o.width)}`;
    case 'immediate':
      return `$${hex(o.value)}`;
    case 'constant':
      return `${prefix}${o.index}(%rip)${broadcast(o)}`;
    case 'memory': {
      const base = o.base === null ? '' : `%${registerName(o.base)}`;
      const index = o.index === null ? '' : `,%${registerName(o.index)},${o.scale}`;
      return `${displacement(o.disp).replace('+', '')}(${base}${index})${broadcast(o)}`;
    }
  }
}
