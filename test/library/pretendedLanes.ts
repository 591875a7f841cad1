/** Libraries of batches without a processor that has lanes: those as scalar code, behind a CPUID that has them. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect } from 'vitest';
import { sha256 } from '../../src/base/hash.ts';
import { remembered } from '../../src/base/remembered.ts';
import { gasFile } from '../../src/codegen/encoder/file.ts';
import { readFunction } from '../../src/frontend/object/readFunction.ts';
import { scalarText } from '../../src/frontend/scalar/scalarCode.ts';
import type { Toolchain } from '../../src/frontend/toolchain/openToolchain.ts';
import type { IrFunction, Lanes } from '../../src/ir/function.ts';
import { wayFlags, ALL_WIDTHS, widthFlags } from '../../src/library/curve/batchWays.ts';
import { curveSource, laneLoops } from '../../src/library/curve/curveSources.ts';
import { assembledText } from '../../src/bench/assemble.ts';
import { plainLaneProgram } from '../codegen/lanes/firstLaneCode.ts';

/** Flags of C that asks for the processor. */
export const PRETENDED = ['-DCPUID(leaf)=((struct { unsigned a, b, c; }){.a = 7, .b = ~0U, .c = ~0U})', '-DXCR0=0xe7'];

/** Flags of C that finds a processor with AVX2 and without AVX-512 IFMA. */
export const WITH_FOUR_ALONE = [
  '-DCPUID(leaf)=((struct { unsigned a, b, c; }){.a = 7, .b = ~(1U << 21), .c = ~0U})',
  '-DXCR0=0xe7',
];

/** Flags of C that finds a processor without lanes. */
export const ABSENT = ['-DCPUID(leaf)=((struct { unsigned a, b, c; }){.a = 6})', '-DXCR0=0'];

/** Object of vectorised functions, of which nothing is proved. */
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
      const isWide = /^(p256|ed25519|edwards\.base|edwards\.both\.lanes)\.o$/.test(basename(file));
      return isWide && symbolsOf(file).some(isOfEight)
        ? laneLoops(toolchain, `${basename(file, '.o')}.c`, 8, NARROW)
        : file;
    }),
  );

const isOfEight = (symbol: string): boolean => symbol.endsWith('_x8');

/** Functions of an object that others can call. */
export const symbolsOf = remembered(
  (file: string): readonly string[] =>
    execFileSync('nm', ['--defined-only', file], { encoding: 'utf8' }).match(/(?<= [Tt] )\w+/g) ?? [],
);

/** Of which lanes the processor has the instructions. */
type LanesHere = Readonly<Record<Lanes, boolean>>;

/**
 * Objects of a library that can be executed, from what it has but for vectorised functions, and from an object of these
 * for each number of lanes: as scalar code where the processor has no such instructions.
 */
export async function executableObjects(
  parts: readonly string[],
  codes: Readonly<Record<Lanes, string>>,
  has: LanesHere,
  folder: string,
  toolchain: Toolchain,
): Promise<string[]> {
  const loops = has[8] ? parts : await narrowLoops(parts, toolchain);
  const own = ([4, 8] as const).map((n) => (has[n] ? codes[n] : scalarObject(codes[n], folder, toolchain)));
  return [...loops, ...(await Promise.all(own))];
}

/** Flags of the fronts of a library for so many lanes alone, whether they are there or not. */
export const inLanes = (n: Lanes, has: LanesHere): string[] => [...(has[n] ? [] : PRETENDED), ...widthFlags([n])];

/** Object of all vectorised functions of another one as scalar code, made in `folder`. */
export async function scalarObject(code: string, folder: string, { tools, bridge }: Toolchain): Promise<string> {
  const parts: string[] = [];
  for (const symbol of symbolsOf(code)) {
    const source = join(folder, `${symbol}.c`);
    const read = await readFunction({ files: [code], symbol, isClosed: false }, bridge.decoder);
    writeFileSync(source, scalarText(read, symbol));
    execFileSync(tools.byName.clang.path!, ['-O1', '-w', '-fPIC', '-c', source, '-o', `${source}.o`]);
    parts.push(`${source}.o`);
  }
  const object = join(folder, `scalar-${basename(parts[0])}`);
  execFileSync('ld', ['-r', '-o', object, ...parts]);
  return object;
}

/** Flags of the fronts with which these functions end the program, made in `folder`, and an object that does that. */
export function trapping(symbols: readonly string[], folder: string, { tools }: Pick<Toolchain, 'tools'>) {
  const source = join(folder, 'trap.c');
  const object = join(folder, 'trap.o');
  writeFileSync(source, symbols.map((name) => `void trapping_${name}(void) { __builtin_trap(); }\n`).join(''));
  execFileSync(tools.byName.cc.path!, ['-c', source, '-o', object]);
  return { flags: symbols.map((name) => `-D${name}=trapping_${name}`), object };
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

/**
 * An archive of the public functions, batch.c and mbx.c, and what they call, made in `folder`; flags say how many are
 * computed at once, and usual times where.
 */
export function frontArchive(
  { sources, objects, flags, change }: Fronts,
  folder: string,
  { tools }: Pick<Toolchain, 'tools'>,
): string {
  const dir = mkdtempSync(join(folder, 'altered-'));
  const [inner, archive] = ['inner.o', 'altered.a'].map((name) => join(dir, name));
  const widths = ALL_WIDTHS.filter((width) => widthFlags([width]).every((flag) => flags.includes(flag)));
  const isSaid = flags.some((flag) => flag.includes('_WIDTHS='));
  const ways = isSaid ? [] : wayFlags({ name: basename(sources), widths });
  const line = ['-O2', '-fno-builtin', '-fno-stack-protector', ...ways, ...flags, '-I', sources];
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

/** A copy in `folder` of a file of loops in which something is changed. */
export function alteredLoops(name: string, change: Omit<Change, 'file'>, folder: string): string {
  const source = curveSource({ root: process.cwd() }, name);
  const path = join(folder, 'altered.c');
  const include = (_: string, file: string): string => `#include "${join(dirname(source), file)}"`;
  writeFileSync(path, changed(readFileSync(source, 'utf8'), change).replace(/#include "([\w./]+\.h)"/g, include));
  return path;
}

export function changed(text: string, { from, to }: Pick<Change, 'from' | 'to'>): string {
  expect(text).toContain(from);
  return text.replace(from, () => to);
}
