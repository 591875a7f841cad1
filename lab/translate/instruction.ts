/** One GNU assembler instruction as NASM text with the same encoding. */
import { Failure } from '../../src/base/errors.ts';
import { attMnemonic, type Mnemonic } from './attMnemonic.ts';
import { parseAttOperand } from './attOperand.ts';
import { nasmOperand, registerWidth, type GasOperand, type Size } from './gasOperand.ts';
import type { GasStatement } from './gasStatements.ts';
import { parseIntelGasOperand } from './intelOperand.ts';
import { FIXED, GENERAL, SHIFTS, isBranch, isConditional, isVector } from './mnemonics.ts';
import type { SymbolTable } from './symbols.ts';

/** Throws `unsupported` for an instruction or operand outside what compilers print for integer code. */
export function translateInstruction(statement: GasStatement, syntax: 'att' | 'intel', symbols: SymbolTable): string {
  const words = (statement.word ?? '').split(' ');
  const written = words[words.length - 1];
  const prefixes = words.slice(0, -1).map((p) => PREFIXES[p] ?? p);
  const parse = syntax === 'att' ? parseAttOperand : parseIntelGasOperand;
  const operands = statement.operands.map((text) =>
    masked(text, statement, (plain) => parse(plain, isBranch(written), symbols, statement.where)),
  );
  if (syntax === 'att') operands.reverse();
  const mnemonic = syntax === 'att' ? attMnemonic(written, operands) : intelMnemonic(written);
  if (mnemonic === undefined) {
    throw new Failure('unsupported', `unknown instruction '${written}'`, {
      where: statement.where,
      found: statement.text,
    });
  }
  return [...prefixes, instructionText(mnemonic, operands)].join(' ');
}

/**
 * An operand with the mask register of AVX-512 that may stand behind it; broadcasts and rounding modes are not
 * translated.
 */
function masked(text: string, { where }: GasStatement, parse: (plain: string) => GasOperand): GasOperand {
  const mask = /(?:\s*\{(?:%?k[0-7]|z)\})+$/.exec(text)?.[0] ?? '';
  const plain = text.slice(0, text.length - mask.length);
  if (plain.includes('{'))
    throw new Failure('unsupported', 'cannot translate a broadcast or rounding mode', { where, found: text });
  const operand = parse(plain.trim());
  if (mask === '' || operand.kind === 'immediate' || operand.kind === 'target') return operand;
  return { ...operand, mask: mask.replace(/[\s%]/g, '') };
}

/** NASM has no name for these prefixes: 3E before an indirect jump is `notrack`, 66 without effect `data16`. */
const PREFIXES: Readonly<Record<string, string>> = { notrack: 'ds', data16: 'o16' };

function intelMnemonic(name: string): Mnemonic | undefined {
  const known = GENERAL.has(name) || FIXED.has(name) || isConditional(name) || isVector(name) || name === 'movabs';
  return known ? { name, size: '' } : undefined;
}

function instructionText(mnemonic: Mnemonic, written: readonly GasOperand[]): string {
  const name = nasmName(mnemonic.name, written);
  const operands = written.map((o) => withSize(o, mnemonic.size));
  if (SHIFTS.has(name) && operands.length === 1) return `${name} ${nasmOperand(operands[0])}, 1`;
  if (name === 'mov' && registerWidth(operands[0]) === 64 && operands[1].kind === 'immediate')
    return `mov ${nasmOperand(operands[0])}, ${strictImmediate(operands[1].text, mnemonic.name === 'movabs')}`;
  return operands.length === 0 ? name : `${name} ${operands.map(nasmOperand).join(', ')}`;
}

/** movabs is a mov; GCC prints movsxd as movsx, and shl as sal, which is the same instruction. */
function nasmName(name: string, operands: readonly GasOperand[]): string {
  if (name === 'movabs') return 'mov';
  if (name === 'sal') return 'shl';
  const source = operands[1];
  const fromDoubleWord = registerWidth(source) === 32 || (source?.kind === 'memory' && source.size === 'dword');
  return name === 'movsx' && fromDoubleWord ? 'movsxd' : name;
}

const withSize = (o: GasOperand, size: Size): GasOperand => (o.kind === 'memory' && o.size === '' ? { ...o, size } : o);

/** `strict` keeps NASM from shortening to `mov r32, imm32` what GNU as does not shorten. */
function strictImmediate(text: string, absolute: boolean): string {
  const value = /^-?(0x[0-9a-f]+|\d+)$/i.test(text) ? signed64(text) : null;
  if (absolute || value === null || value < -(1n << 31n) || value >= 1n << 31n) return `strict qword ${text}`;
  return `strict dword ${text}`;
}

const signed64 = (text: string): bigint =>
  BigInt.asIntN(64, text.startsWith('-') ? -BigInt(text.slice(1)) : BigInt(text));
