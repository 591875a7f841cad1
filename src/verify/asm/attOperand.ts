/** Operands in AT&T syntax: %reg, $imm, disp(base,index,scale), symbol(%rip). */
import { Failure } from '../../base/errors.ts';
import { intelOperand } from './intelOperand.ts';
import type { AsmOperand } from './listing.ts';
import { parseNumber } from './parseNumber.ts';
import { registerNamed } from './registers.ts';

/** Throws `unsupported` on what it does not know. The width of memory is left open: the mnemonic's suffix or a register decides. */
export function attOperand(text: string, where: string): AsmOperand {
  const lower = text.trim().toLowerCase();
  const register = lower.startsWith('%') ? registerNamed(lower.slice(1)) : undefined;
  if (register !== undefined) return register;
  const value = lower.startsWith('$') ? parseNumber(lower.slice(1)) : null;
  if (value !== null) return { kind: 'immediate', value };
  const memory = /^([^()]*)\(\s*(%\w+)?\s*(?:,\s*(%\w+)\s*(?:,\s*([1248]))?)?\s*\)$/.exec(lower);
  if (memory === null) throw new Failure('unsupported', 'operand not understood', { where, found: text });
  const [, offset, base, index, scale] = memory;
  const parts = [base, index === undefined ? undefined : `${index}*${scale ?? 1}`, offset.trim() === '' ? undefined : offset.trim()];
  return intelOperand(`[${parts.filter(p => p !== undefined).join('+').replaceAll('%', '')}]`, where);
}

/** The operands of a comma-separated list, commas in parentheses not counted. */
export function splitOperands(text: string): string[] {
  const parts = text.trim() === '' ? [] : text.split(/,(?![^(]*\))/);
  return parts.map(p => p.trim());
}
