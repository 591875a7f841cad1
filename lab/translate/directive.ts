/** GNU assembler directives as NASM lines. */
import { Failure } from '../../src/base/errors.ts';
import type { GasStatement } from './gasStatements.ts';
import type { SymbolTable } from './symbols.ts';

/** What directives have said so far. */
export interface DirectiveState {
  syntax: 'att' | 'intel';
  section: string;
  /** Sections whose attributes were given. */
  readonly declared: Set<string>;
  /** Type of each symbol (`.type f, @function`). */
  readonly types: ReadonlyMap<string, string>;
}

/** Directives that neither emit bytes nor change what is emitted; CFI and debug lines among them. */
const DROPPED =
  /^\.(cfi_\w+|size|type|ident|file|loc|addrsig\w*|hidden|protected|internal|p2alignl|altmacro|code64|intel_syntax|att_syntax|local|build_version)$/;

const DATA: Readonly<Record<string, string>> = {
  '.byte': 'db',
  '.value': 'dw',
  '.short': 'dw',
  '.word': 'dw',
  '.2byte': 'dw',
  '.long': 'dd',
  '.int': 'dd',
  '.4byte': 'dd',
  '.quad': 'dq',
  '.8byte': 'dq',
};

/** Sections that describe code instead of containing it; skipped as a whole. */
export const isSkippedSection = (name: string): boolean =>
  /^\.(note|debug|eh_frame|gcc_except_table|comment|llvm|gnu)/.test(name);

/** NASM lines for a directive. Throws `unsupported` for one that is not known. */
export function translateDirective(statement: GasStatement, state: DirectiveState, symbols: SymbolTable): string[] {
  const { word, operands, where } = statement;
  const name = word ?? '';
  if (name === '.intel_syntax' || name === '.att_syntax') state.syntax = name === '.intel_syntax' ? 'intel' : 'att';
  const section = sectionOf(name, operands);
  if (section !== null) return enterSection(section.name, section.flags, state);
  if (isSkippedSection(state.section) || DROPPED.test(name)) return [];
  if (DATA[name] !== undefined)
    return [`${DATA[name]} ${operands.map((o) => symbols.expression(o, where)).join(', ')}`];
  switch (name) {
    // GCC declares external functions too, which NASM would take for definitions.
    case '.globl':
    case '.global':
      return operands
        .filter((o) => symbols.isDefined(o))
        .map((o) => globalLine(symbols.expression(o, where), state.types.get(o)));
    case '.weak':
      return operands.map((o) => `${symbols.isDefined(o) ? 'global' : 'extern'} ${symbols.expression(o, where)}:weak`);
    case '.p2align':
      return alignment(2 ** numberOf(operands[0], statement), state.section);
    case '.align':
    case '.balign':
      return alignment(numberOf(operands[0], statement), state.section);
    case '.zero':
    case '.skip':
    case '.space':
      return [`times ${numberOf(operands[0], statement)} db ${operands[1] ?? 0}`];
    case '.ascii':
      return [stringLine(operands, false)];
    case '.asciz':
    case '.string':
      return [stringLine(operands, true)];
    case '.octa':
      return operands.map((o) => octaLine(o, statement));
    case '.set':
    case '.equ':
      return [`${symbols.define(operands[0])} equ ${symbols.expression(operands[1] ?? '', where)}`];
    default:
      throw new Failure('unsupported', `unknown directive '${name}'`, { where, found: statement.text });
  }
}

function sectionOf(name: string, operands: readonly string[]): { name: string; flags: string } | null {
  if (name === '.text' || name === '.data' || name === '.bss') return { name, flags: '' };
  if (name === '.section')
    return { name: operands[0].replaceAll('"', ''), flags: (operands[1] ?? '').replaceAll('"', '') };
  return null;
}

/** Attributes are stated where a section first appears; NASM knows those of the standard sections. */
function enterSection(name: string, flags: string, state: DirectiveState): string[] {
  state.section = name;
  if (isSkippedSection(name)) return [];
  const known = state.declared.has(name) || /^\.(text|data|bss|rodata)$/.test(name);
  state.declared.add(name);
  if (known) return ['', `section ${name}`];
  const has = (flag: string, yes: string, no: string): string => (flags.includes(flag) ? yes : no);
  return [
    '',
    `section ${name} progbits ${has('a', 'alloc', 'noalloc')} ${has('x', 'exec', 'noexec')} ` +
      `${has('w', 'write', 'nowrite')}`,
  ];
}

const globalLine = (symbol: string, type: string | undefined): string =>
  `global ${symbol}${type === '@function' ? ':function' : type === '@object' ? ':data' : ''}`;

/** Code is filled with one-byte nops, data with zeroes. The maximum to skip that `.p2align` may state is not kept. */
const alignment = (bytes: number, section: string): string[] =>
  bytes <= 1 ? [] : [section.startsWith('.text') ? `align ${bytes}` : `align ${bytes}, db 0`];

function numberOf(text: string | undefined, { where, text: found }: GasStatement): number {
  const value = Number(text);
  if (text === undefined || !Number.isInteger(value) || value < 0)
    throw new Failure('unsupported', 'directive needs a number', { where, found });
  return value;
}

/** NASM reads the same backslash escapes between backquotes. */
function stringLine(operands: readonly string[], terminated: boolean): string {
  const parts = operands.flatMap((o) => [`\`${o.slice(1, -1).replaceAll('`', '\\`')}\``, ...(terminated ? ['0'] : [])]);
  return `db ${parts.join(', ')}`;
}

/** 128 bits as two words, the low one first. */
function octaLine(text: string, { where, text: found }: GasStatement): string {
  if (!/^(0x[0-9a-f]+|\d+)$/i.test(text)) throw new Failure('unsupported', '.octa needs a number', { where, found });
  const value = BigInt(text);
  const low = BigInt.asUintN(64, value);
  return `dq 0x${low.toString(16)}, 0x${(value >> 64n).toString(16)}`;
}
