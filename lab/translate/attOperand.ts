/** AT&T operands: `%rax`, `$5`, `-8(%rsp,%rcx,4)`, `sym+8(%rip)`, `*%rax`, `%fs:40`. */
import { Failure } from '../../src/base/errors.ts';
import { isRegisterName, type GasOperand, type MemoryOperand } from './gasOperand.ts';
import type { SymbolTable } from './symbols.ts';

/** `branch` says that a bare symbol is where to go, not what to load. Throws `unsupported` when it cannot be read. */
export function parseAttOperand(text: string, branch: boolean, symbols: SymbolTable, where: string): GasOperand {
  if (text.startsWith('*')) return parseAttOperand(text.slice(1).trim(), false, symbols, where);
  const register = /^%(\w+)$/.exec(text);
  if (register !== null && isRegisterName(register[1])) return { kind: 'register', name: register[1] };
  if (text.startsWith('$')) return { kind: 'immediate', text: symbols.expression(text.slice(1).trim(), where) };
  if (branch) return { kind: 'target', text: symbols.expression(text, where) };
  const memory = /^(?:%([cdefgs]s):)?([^()%]*)(?:\((?:%(\w+))?\s*(?:,\s*%(\w+)\s*(?:,\s*(\d+))?)?\s*\))?$/.exec(text);
  const operand = memory && memoryFrom(memory, symbols, where);
  if (operand === null) throw new Failure('unsupported', 'cannot read an AT&T operand', { where, found: text });
  return operand;
}

function memoryFrom(match: RegExpExecArray, symbols: SymbolTable, where: string): MemoryOperand | null {
  const [, segment, disp, base, index, scale] = match;
  const relative = base === 'rip';
  const registers = [relative ? undefined : base, index].filter((r) => r !== undefined);
  if (!registers.every(isRegisterName) || (relative && index !== undefined)) return null;
  return {
    kind: 'memory',
    segment: segment ?? '',
    base: relative ? null : (base ?? null),
    index: index ?? null,
    scale: Number(scale ?? 1),
    disp: symbols.expression(disp.trim(), where),
    relative,
    size: '',
  };
}
