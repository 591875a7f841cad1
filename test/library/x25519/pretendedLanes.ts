/** Libraries of batches without a processor that has lanes: those as scalar code, behind a CPUID that has them. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect } from 'vitest';
import { sha256 } from '../../../src/base/hash.ts';
import { gasFile } from '../../../src/codegen/encoder/file.ts';
import { readFunction } from '../../../src/frontend/object/readFunction.ts';
import { scalarText } from '../../../src/frontend/scalar/scalarCode.ts';
import type { Toolchain } from '../../../src/frontend/toolchain/openToolchain.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import { laneLoops } from '../../../src/library/x25519/edwardsBuild.ts';
import { assembledText } from '../../../src/library/x25519/x25519Builds.ts';
import { plainLaneProgram } from '../../codegen/lanes/firstLaneCode.ts';

/** Flags of C that asks for the processor. */
export const PRETENDED = ['-DCPUID(leaf)=((struct { unsigned a, b, c; }){.a = 7, .b = ~0U, .c = ~0U})', '-DXCR0=0xe7'];

/** Flags of C that finds a processor without lanes. */
export const ABSENT = ['-DCPUID(leaf)=((struct { unsigned a, b, c; }){.a = 6})', '-DXCR0=0'];

/** Object of functions of lanes, of which nothing is proved. */
export function plainLaneObject(functions: readonly IrFunction[], toolchain: Toolchain): Promise<string> {
  const texts = functions.map((fn) => gasFile(plainLaneProgram(fn), { symbol: fn.name, header: [], syntax: 'intel' }));
  return assembledText(toolchain, texts.join('\n'));
}

/** Flags of C of loops over eight lanes without AVX-512. */
export const NARROW = ['-DWIDE='];

/** Objects with such loops in place of those that a library has. */
export const narrowLoops = (objects: readonly string[], toolchain: Toolchain): Promise<string[]> =>
  Promise.all(
    objects.map(async (file) => {
      const isWide = /^(p256|ed25519|edwards\.base)\.o$/.test(basename(file)) && symbolsOf(file).some(isOfEight);
      return isWide ? laneLoops(toolchain, `${basename(file, '.o')}.c`, 8, NARROW) : file;
    }),
  );

const isOfEight = (symbol: string): boolean => symbol.endsWith('_x8');
const symbolsOf = (file: string): readonly string[] =>
  execFileSync('nm', ['--defined-only', file], { encoding: 'utf8' }).match(/(?<= [Tt] )\w+/g) ?? [];

/** Object of all functions of lanes of another one as scalar code, made in `folder`. */
export async function scalarObject(code: string, folder: string, { tools, bridge }: Toolchain): Promise<string> {
  const parts: string[] = [];
  for (const symbol of symbolsOf(code)) {
    const source = join(folder, `${symbol}.c`);
    const read = await readFunction({ files: [code], symbol, isClosed: false }, bridge.decoder);
    writeFileSync(source, scalarText(read, symbol));
    execFileSync(tools.byName.clang.path!, ['-O1', '-w', '-fPIC', '-c', source, '-o', `${source}.o`]);
    parts.push(`${source}.o`);
  }
  const object = join(folder, 'scalar.o');
  execFileSync('ld', ['-r', '-o', object, ...parts]);
  return object;
}

/** A text of C that takes the place of another. */
export interface Change {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

interface Fronts {
  /** Folder of their sources. */
  readonly sources: string;
  /** What they call. */
  readonly objects: readonly string[];
  readonly flags: readonly string[];
  readonly change?: Change | undefined;
}

/** An archive of the public functions, batch.c and mbx.c, and what they call, made in `folder`. */
export function frontArchive(
  { sources, objects, flags, change }: Fronts,
  folder: string,
  { tools }: Pick<Toolchain, 'tools'>,
): string {
  const dir = mkdtempSync(join(folder, 'altered-'));
  const [inner, archive] = ['inner.o', 'altered.a'].map((name) => join(dir, name));
  const line = ['-O2', '-fno-builtin', '-fno-stack-protector', ...flags, '-I', sources];
  const fronts = ['batch.c', 'mbx.c'].map((file) => {
    const text = readFileSync(join(sources, file), 'utf8');
    const source = change?.file === file ? changed(text, change) : text;
    // Most archives differ in one of the files.
    const object = join(folder, `front-${sha256([...line, source].join('\n'))}.o`);
    if (existsSync(object)) return object;
    writeFileSync(join(dir, file), source);
    execFileSync(tools.byName.cc.path!, [...line, '-c', join(dir, file), '-o', object]);
    return object;
  });
  execFileSync('ld', ['-r', '-z', 'noexecstack', '-o', inner, ...objects, ...fronts]);
  execFileSync('ar', ['rcs', archive, inner]);
  return archive;
}

export function changed(text: string, { from, to }: Pick<Change, 'from' | 'to'>): string {
  expect(text).toContain(from);
  return text.replace(from, () => to);
}
