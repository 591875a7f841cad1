/**
 * GNU assembler text, as Clang, llc, GCC and rustc print it (AT&T or Intel), to NASM.
 *
 * The translation has the same instructions, encoded alike except that alignment padding is one-byte
 * nops. Symbols keep their names; `.L` labels become `..@` labels. Call-frame information, debug
 * information and notes are dropped. What is not understood is refused, never guessed.
 */
import { Failure } from '../../src/base/errors.ts';
import { isSkippedSection, translateDirective, type DirectiveState } from './directive.ts';
import { splitGas, type GasStatement } from './gasStatements.ts';
import { translateInstruction } from './instruction.ts';
import { SymbolTable } from './symbols.ts';

/**
 * NASM source for `nasm -f elf64`. `file` names the input in messages.
 * Throws `unsupported` with file, line and instruction for everything that it does not know.
 */
export function translateGas(text: string, file: string): string {
  const statements = splitGas(text, file);
  const symbols = new SymbolTable(definitions(statements));
  const state: DirectiveState = { syntax: 'att', section: '.text', declared: new Set(), types: typesOf(statements) };
  const refused: Failure[] = [];
  const body = statements.flatMap((s) => orRefused(refused, () => translateStatement(s, state, symbols)));
  if (refused.length > 0) throw refusalOf(refused);
  if (statements.length === 0)
    throw new Failure('input', 'there is nothing to translate', {
      where: file,
      expected: 'assembly text in AT&T or Intel syntax',
    });
  const head = ['default rel', ...symbols.undefinedSymbols().map((s) => `extern ${s}`), 'section .text'];
  return [...head, ...body, '', 'section .note.GNU-stack noalloc noexec nowrite progbits', ''].join('\n');
}

/** How many refusals a message lists. */
const LISTED = 20;

/** What is not known is remembered, so that one run says all of it. */
function orRefused(refused: Failure[], work: () => string[]): string[] {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Failure) || error.kind !== 'unsupported') throw error;
    refused.push(error);
    return [];
  }
}

/** The first refusal; if there are more, with the lines of all. */
function refusalOf(refused: readonly Failure[]): Failure {
  const [first] = refused;
  const hint =
    'compile without what is refused (e.g. -mno-avx512f, -mno-x87, -fno-exceptions), or leave those lines out';
  if (refused.length === 1)
    return new Failure('unsupported', first.message, { ...first.detail, hint: first.detail.hint ?? hint });
  const lines = refused
    .slice(0, LISTED)
    .map(({ message, detail: { where, found } }) => `${where ?? ''}: ${message}: ${found ?? ''}`);
  const more = refused.length > LISTED ? [`and ${refused.length - LISTED} more`] : [];
  return new Failure('unsupported', `${first.message}, and ${refused.length - 1} more that are not known`, {
    where: first.detail.where ?? '',
    found: [...lines, ...more].join('\n            '),
    hint,
  });
}

function translateStatement(statement: GasStatement, state: DirectiveState, symbols: SymbolTable): string[] {
  const { word, label } = statement;
  const directive = word?.startsWith('.') ?? false;
  if (!directive && isSkippedSection(state.section)) return [];
  if (label !== null) return [`${symbols.define(label)}:`];
  const lines = directive
    ? translateDirective(statement, state, symbols)
    : [translateInstruction(statement, state.syntax, symbols)];
  return lines.map((line) => (line === '' ? '' : `        ${line}`));
}

/** `.type` may come before or after the symbol is made global. */
const typesOf = (statements: readonly GasStatement[]): ReadonlyMap<string, string> =>
  new Map(statements.filter((s) => s.word === '.type').map((s) => [s.operands[0], s.operands[1]]));

const definitions = (statements: readonly GasStatement[]): string[] =>
  statements.flatMap((s) =>
    s.label !== null ? [s.label] : s.word === '.set' || s.word === '.equ' ? [s.operands[0]] : [],
  );
