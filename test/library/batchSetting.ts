/** What tests of libraries of batches share: tools, a folder, and libraries whose lanes are not searched. */
import { wordFunctions } from '../../src/library/curve/curveSources.ts';
import {
  alteredLoops,
  ABSENT,
  executableObjects,
  frontArchive,
  PRETENDED,
  trapping,
  WITH_FOUR_ALONE,
  type Change,
} from './pretendedLanes.ts';
import { forcedFlags, wayFlags, waysHere, widthFlags } from '../../src/library/curve/batchWays.ts';
import { execFileSync } from 'node:child_process';
import { seeded } from '../../src/base/rng.ts';
import { assembledText } from '../../src/bench/assemble.ts';
import { provedTexts } from '../../src/library/kernels/provedKernels.ts';
import type { CurveSource, CurveParts } from '../../src/library/curve/curveBuild.ts';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Toolchain } from '../../src/frontend/toolchain/openToolchain.ts';
import { linkBatches, type BatchKind, type BatchLibrary } from '../../src/library/curve/batchLibrary.ts';
import { toolchainOrSkip } from '../frontend/toolchain/withToolchain.ts';
import { openWorker } from '../openWorker.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { recordingIo } from '../cli/recordingIo.ts';
import { runLine } from '../cli/runLine.ts';

export const LANES = [4, 8] as const;

/** Opened once for a file of tests, at whose end all of it is closed and removed. */
export async function batchSetting(root: string) {
  const toolchain = await toolchainOrSkip();
  const worker = await openWorker();
  const { avx2, avx512ifma } = worker.hello;
  const folder = temporaryFolder();
  const has = { 4: avx2, 8: avx512ifma };

  /** The command line, in this folder. */
  const run = (...argv: string[]) => runLine(argv, { root, cwd: folder });

  /** The library of these objects, and objects that this processor runs; `codeOf` makes functions of so many lanes. */
  const built = async (
    batches: BatchKind,
    parts: readonly string[],
    codeOf: (lanes: (typeof LANES)[number]) => Promise<string>,
  ) => {
    const codes = { 4: await codeOf(4), 8: await codeOf(8) };
    const objects = await executableObjects(parts, codes, has, folder, toolchain!);
    const all = { objects: [...parts, codes[4], codes[8]], lanes: LANES };
    return { objects, library: await linkBatches(batches, all, toolchain!, true) };
  };

  /** An archive of these objects with the front of a curve, which may be changed. */
  const archiveOf = (curve: string, objects: readonly string[], change?: Change, flags: readonly string[] = []) =>
    frontArchive({ sources: join(root, 'templates', curve), objects, flags, change }, folder, toolchain!);

  /** Flags of the library of a command that said this: where it timed calls at once, what it chose, else as usual. */
  const saidWays = (name: string, out: string): string[] =>
    wayFlags({ name, widths: LANES }).map((flag) => {
      const [, fn, ...usual] = /^-D(\w+)_WIDTHS=\{\{(.*)\},\{(.*)\}\}$/.exec(flag)!;
      if (!has[4]) return flag;
      const said = new RegExp(`^${fn}: .* left: ([\\d ]+)\\.$`, 'im').exec(out)![1].replaceAll(' ', ',');
      const tables = has[8] ? [usual[0], said] : [said, usual[1]];
      return `-D${fn}_WIDTHS={{${tables.join('},{')}}}`;
    });

  /** The library as a command made it that said this: what was timed decides what is computed side by side. */
  const asSaid = async <T extends CurveParts>(kind: BatchKind, { parts, shares }: CurveSource<T>, out: string) => {
    const time = /take (\d\.\d+) of the time with two sums side by side/.exec(out)?.[1];
    const io = recordingIo([], { root, cwd: folder, results: join(folder, 'results') });
    const made = await parts(toolchain!, LANES, { io, choice: Number(time) < 1 ? 'second' : 'first' });
    const code = await provedTexts(made.lanes, shares, toolchain!, { budget: null, rng: seeded(1), worker, io });
    const objects = [...made.objects, await assembledText(toolchain!, code.text)];
    const library = await linkBatches(kind, { objects, lanes: LANES }, toolchain!, true, saidWays(kind.name, out));
    return { ...library, made };
  };

  return {
    ...{ toolchain, worker, folder, has, run, built, archiveOf, asSaid },
    alteredLoops: (name: string, change: Omit<Change, 'file'>) => alteredLoops(name, change, folder),
    /** The lanes of most faults: with their instructions, if there are some. */
    one: avx512ifma ? LANES[1] : LANES[0],
  };
}

/** That a command said of each of these functions, and of those of these files, what its word IR is proved to be. */
export async function expectProved(
  out: string,
  functions: readonly { readonly name: string }[],
  files: readonly string[],
  toolchain: Toolchain,
): Promise<void> {
  const words = (await Promise.all(files.map((file) => wordFunctions(toolchain, file)))).flat();
  const proved = [...out.matchAll(/^proved: the word IR of (\w+) is /gm)].map(([, name]) => name);
  expect(proved.toSorted()).toEqual([...functions, ...words].map(({ name }) => name).toSorted());
}

/** What is linked and included: of an archive with these functions and no others. */
export function testInterface(library: () => BatchLibrary, functions: readonly string[], { tools }: Toolchain): void {
  test('shows its functions alone, and needs no other library', () => {
    const { archive } = library();
    const symbols = execFileSync('nm', ['-g', '--defined-only', archive], { encoding: 'utf8' });
    expect(symbols.match(/ [A-Z] \w+/g)?.toSorted()).toEqual(functions.map((name) => ` T ${name}`).toSorted());
    expect(execFileSync('nm', ['-u', archive], { encoding: 'utf8' })).not.toMatch(/ U /);
  });

  test('has headers that are C++ as well', () => {
    const { header, mbxHeader } = library();
    for (const file of [header, mbxHeader!])
      execFileSync(tools.byName.cc.path!, ['-x', 'c++', '-std=c++11', '-Wall', '-Werror', '-fsyntax-only', file]);
  });
}

/** That all ways of a library can be timed and chosen between; `archiveOf` makes it with flags. */
export function testWays(name: string, archiveOf: (flags: readonly string[]) => string, toolchain: Toolchain): void {
  test('is timed in each of its ways', async () => {
    const archive = async (): Promise<string> => archiveOf([...widthFlags(LANES), ...forcedFlags(name, LANES)]);
    const here = { avx2: true, avx512ifma: true };
    const { flags, lines } = await waysHere({ name, widths: LANES }, archive, toolchain, here);
    expect(flags.length).toBe(lines.length);
    for (const flag of flags) expect(flag).toMatch(/^-D\w+_WIDTHS=\{\{([14],){15}[14]\},\{1,([148],){14}[148]\}\}$/);
    for (const line of lines)
      expect(line).toMatch(/^\w+: 4 at once take \d+\.\d\d of one, 8 at once take \d+\.\d\d of one;/);
  }, 120_000);
}

/**
 * Which lanes a front takes, by functions that end the program: `check` gets an archive with flags and objects besides
 * its own.
 */
export function testChoice(
  functions: readonly string[],
  { folder, toolchain, has }: Awaited<ReturnType<typeof batchSetting>>,
  check: (flags: readonly string[], object: string) => Promise<unknown>,
): void {
  test('takes lanes where there are some, and gives the same without', async () => {
    const names = functions.flatMap((name) => LANES.map((n) => `${name}_x${n}`));
    const { flags, object } = trapping(names, folder, toolchain!);
    const ends = (lanes: number): string[] => flags.filter((flag) => flag.endsWith(`_x${lanes}`));
    const checked = (...more: readonly (readonly string[])[]) => check([...more.flat(), ...widthFlags(LANES)], object);
    await checked(flags, ABSENT);
    await expect(checked(ends(4), WITH_FOUR_ALONE)).rejects.toThrow('ended by SIGILL');
    await expect(checked(ends(8), PRETENDED)).rejects.toThrow('ended by SIGILL');
    if (has[4]) await checked(ends(8), WITH_FOUR_ALONE);
  }, 300_000);
}
