import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { translateGas } from '../../../src/asm/translate/translateGas.ts';
import { disassemble } from '../../../src/toolchain/disassemble.ts';
import type { Syntax } from '../../../src/verify/asm/listing.ts';
import type { Recipe } from './recipes.ts';
import type { Subject } from './subjects.ts';

/** Assembler text of one or more functions. */
export interface CompiledText {
  readonly text: string;
  readonly syntax: Syntax;
}

const COMMON: readonly string[] = ['-std=gnu11', '-w', '-fPIC', '-ffunction-sections', '-fcf-protection=none', '-fno-stack-protector', '-fno-asynchronous-unwind-tables'];

/** What the recipe makes of a subject. Throws what the compiler says, or `unsupported` of the translation. */
export function compiledText(recipe: Recipe, { source, symbol }: Subject): Promise<CompiledText> {
  return 'c' in source ? fromC(recipe, source.c, symbol) : fromLibrary(recipe, source.library, symbol);
}

/** A library is compiled already; its code is read from the object, or that as NASM text. */
async function fromLibrary({ form }: Recipe, library: string, symbol: string): Promise<CompiledText> {
  const code: CompiledText = { text: await disassemble([library], symbol), syntax: 'gas-intel' };
  return form === 'NASM' ? { text: asNasm(code, symbol), syntax: 'nasm' } : code;
}

function fromC({ compiler, flags, form }: Recipe, c: string, symbol: string): Promise<CompiledText> {
  return inFolder(async folder => {
    const source = join(folder, 'source.c'), out = join(folder, form === 'object' ? 'source.o' : 'source.s');
    writeFileSync(source, c);
    execFileSync(compiler, [...COMMON, ...flags, ...(form === 'Intel' ? ['-masm=intel'] : []), form === 'object' ? '-c' : '-S', source, '-o', out], { stdio: 'pipe' });
    if (form === 'object') return { text: await disassemble([out], symbol), syntax: 'gas-intel' };
    const text = readFileSync(out, 'utf8');
    return form === 'NASM' ? { text: translateGas(text, `${symbol}.s`), syntax: 'nasm' } : { text, syntax: form === 'Intel' ? 'gas-intel' : 'gas-att' };
  });
}

/** The same as NASM text. */
export const asNasm = ({ text, syntax }: CompiledText, where: string): string =>
  (syntax === 'nasm' ? text : translateGas(`${syntax === 'gas-intel' ? '.intel_syntax noprefix\n' : ''}.text\n${text}`, where));

async function inFolder<T>(body: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'fieldwright-compiled-'));
  try {
    return await body(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
