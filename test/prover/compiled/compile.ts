import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { translateGas } from '../../../lab/translate/translateGas.ts';
import { openCodeTools, targetOf, type VerifyTarget } from '../../../src/engine/claim/verifyTarget.ts';
import type { TextSyntax } from '../../../src/frontend/object/objectFile.ts';
import { type CodeTools, readFunctionOf } from '../../../src/frontend/object/readFunction.ts';
import type { Recipe } from './recipes.ts';
import type { Subject } from './subjects.ts';

const COMMON: readonly string[] = [
  '-std=gnu11',
  '-w',
  '-fPIC',
  '-ffunction-sections',
  '-fcf-protection=none',
  '-fno-stack-protector',
  '-fno-asynchronous-unwind-tables',
];

const opened = new Map<string, Promise<CodeTools>>();

/** What code is read with in this checkout, found once. */
export function codeTools(root = process.cwd()): Promise<CodeTools> {
  const known = opened.get(root) ?? openCodeTools(root);
  opened.set(root, known);
  return known;
}

/** A function of a file that exists. */
export const targetOfFile = async (path: string, symbol?: string, syntax?: TextSyntax): Promise<VerifyTarget> =>
  targetOf(await readFunctionOf(path, symbol, { syntax }, await codeTools()));

/** A function of some text, in a file of this name. */
export function targetOfText(text: string, name: string, symbol?: string, syntax?: TextSyntax): Promise<VerifyTarget> {
  return inFolder((folder) => {
    writeFileSync(join(folder, name), text);
    return targetOfFile(join(folder, name), symbol, syntax);
  });
}

/** What the recipe makes of a subject. Throws what the compiler says, or `unsupported` of the translation. */
export function compiledCode(recipe: Recipe, { source, symbol }: Subject): Promise<VerifyTarget> {
  return 'c' in source ? fromC(recipe, source, symbol) : fromLibrary(recipe, source.library, symbol);
}

/** A library is compiled already; its code is read from the object, or that as NASM text. */
async function fromLibrary({ form }: Recipe, library: string, symbol: string): Promise<VerifyTarget> {
  const code = await targetOfFile(library, symbol);
  const nasm = form === 'NASM' ? asNasm(code) : null;
  return nasm === null ? code : targetOfText(nasm, 'code.asm', symbol);
}

function fromC(
  { compiler, flags, form }: Recipe,
  { c, flags: own = [] }: { readonly c: string; readonly flags?: readonly string[] },
  symbol: string,
): Promise<VerifyTarget> {
  return inFolder((folder) => {
    const source = join(folder, 'source.c');
    const out = join(folder, form === 'object' ? 'source.o' : 'source.s');
    const nasm = join(folder, 'source.asm');
    writeFileSync(source, c);
    execFileSync(
      compiler,
      [
        ...COMMON,
        ...own,
        ...flags,
        ...(form === 'Intel' ? ['-masm=intel'] : []),
        form === 'object' ? '-c' : '-S',
        source,
        '-o',
        out,
      ],
      { stdio: 'pipe' },
    );
    if (form !== 'NASM') return targetOfFile(out, symbol);
    writeFileSync(nasm, translateGas(readFileSync(out, 'utf8'), `${symbol}.s`));
    return targetOfFile(nasm, symbol);
  });
}

/**
 * The instructions as NASM text, by way of LLVM's text for them; null with constants, calls or followed jumps, which
 * have no place there.
 */
export function asNasm({ listing: { name, instructions, constants } }: VerifyTarget): string | null {
  const isPlain = instructions.every(({ returnTo, holds }) => returnTo === undefined && holds === undefined);
  if (constants.size > 0 || !isPlain) return null;
  return translateGas(
    ['.intel_syntax noprefix', '.text', `.globl ${name}`, `${name}:`, ...instructions.map((i) => i.text), ''].join(
      '\n',
    ),
    name,
  );
}

async function inFolder<T>(body: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'fieldwright-compiled-'));
  try {
    return await body(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
