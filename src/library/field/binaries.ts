/** Compiles and links the objects of a field's library. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { assembleObject } from '../../bench/assemble.ts';
import { gasFile } from '../../codegen/encoder/file.ts';
import type { Io } from '../../base/io.ts';
import type { NewFile } from '../../base/files/preparedFiles.ts';
import { explainChampion } from '../../search/tuning/codeGenerator.ts';
import type { Target } from '../../codegen/x86/target.ts';
import { NO_JUMPS } from '../../frontend/compile/compileC.ts';
import { extractFunction } from '../../frontend/object/extractFunction.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { run } from '../../frontend/toolchain/run.ts';
import { requireTool } from '../../frontend/toolchain/tools.ts';
import { contractLines } from '../../engine/optimize/contractLines.ts';
import { explanationLines } from '../../engine/optimize/codeFiles.ts';
import type { LibraryFunction } from './libraryFunctions.ts';

/** A file of C. */
export interface CPart {
  /** Name of the object, without ending. */
  readonly name: string;
  readonly source: string;
  readonly includes: string;
  /** Compiled with our passes, which keep selections free of jumps. */
  readonly withPasses: boolean;
  /** Flags that say what it may use of the processor. */
  readonly cpu: readonly string[];
  /** Its symbols are for the library itself, unless they say otherwise. */
  readonly isHidden?: boolean;
  /** Further flags. */
  readonly more?: readonly string[];
}

/** GNU assembler text of a function, each instruction with what it does. */
export function assemblyText(fn: LibraryFunction, io: Io, visibility?: 'hidden'): string {
  const { champion, read, symbol } = fn;
  const explanation = explainChampion(champion, (line) => io.note(line));
  const renamed = { ...fn.fn, name: symbol };
  return gasFile(champion.program, {
    symbol,
    syntax: 'intel',
    ...(visibility === undefined ? {} : { visibility }),
    header: [
      ...contractLines(read),
      ...(explanation === null ? [] : ['', ...explanationLines(renamed, champion.program, explanation)]),
    ],
    ...(explanation === null ? {} : { remarks: explanation }),
  });
}

/** Objects and the files that they are made of. */
export interface BuiltParts {
  readonly objects: readonly string[];
  readonly sources: readonly NewFile[];
}

/**
 * Objects of straight-line functions, made in `folder`, and their texts as files of a library. Throws `invariant`
 * unless they have the bytes that were proved.
 */
export function straightParts(
  functions: readonly LibraryFunction[],
  folder: string,
  io: Io,
  visibility?: 'hidden',
): BuiltParts {
  const texts = functions.map((fn) => ({ fn, text: assemblyText(fn, io, visibility) }));
  return {
    objects: texts.map(({ fn, text }) => assembled(fn, text, folder)),
    sources: texts.map(({ fn, text }) => ({ file: `src/${fn.symbol}.S`, content: text })),
  };
}

/** The object of an assembly text in `folder`. */
function assembled(fn: LibraryFunction, text: string, folder: string): string {
  const source = join(folder, `${fn.symbol}.S`);
  const object = join(folder, `${fn.symbol}.o`);
  writeFileSync(source, text);
  assembleObject('gas', source, object);
  const { bytes } = extractFunction(readFileSync(object), fn.symbol);
  if (Buffer.compare(bytes, fn.bytes) !== 0)
    throw new Failure('invariant', 'the assembled file does not have the bytes that were proved', { where: fn.symbol });
  return object;
}

/** What C may use of the processor this library is for. */
export const cpuFlags = ({ bmi2, adx }: Target): string[] => [
  ...(bmi2 ? ['-march=x86-64-v3'] : ['-march=x86-64']),
  ...(adx ? ['-madx'] : []),
];

/** The same for word IR that LLVM compiles. */
export const emittedFlags = ({ bmi2, adx }: Target): string[] => [
  ...(bmi2 ? ['-mcpu=x86-64-v3'] : ['-mcpu=x86-64']),
  ...(adx ? ['-mattr=+adx'] : []),
];

/** The same for C that is chosen by these features alone: processors with BMI need not have the rest of x86-64-v3. */
export const featureFlags = ({ bmi2, adx }: Target): string[] => [
  '-march=x86-64',
  ...(bmi2 ? ['-mbmi', '-mbmi2'] : []),
  ...(adx ? ['-madx'] : []),
];

/** Compiles C for code that is linked in anywhere. Throws `tool` with what the compiler says. */
export async function compiledPart(
  { name, source, includes, withPasses, cpu, isHidden = false, more = [] }: CPart,
  { tools, bridge }: Toolchain,
  folder: string,
): Promise<string> {
  const object = join(folder, `${name}.o`);
  const flags = [
    '-std=gnu23',
    '-O3',
    '-fPIC',
    '-ffunction-sections',
    '-fno-stack-protector',
    '-g0',
    '-Wall',
    '-Werror',
  ];
  await runTool(requireTool(tools.byName.clang), [
    ...flags,
    ...cpu,
    ...(isHidden ? ['-fvisibility=hidden'] : []),
    ...NO_JUMPS,
    ...more,
    ...(withPasses ? [`-fpass-plugin=${bridge.plugin}`] : []),
    '-I',
    includes,
    '-c',
    '-o',
    object,
    source,
  ]);
  return object;
}

/** An archive of these objects and of no others. */
export async function archived(prefix: string, objects: readonly string[], folder: string): Promise<string> {
  const archive = join(folder, `lib${prefix}.a`);
  rmSync(archive, { force: true });
  await runTool('ar', ['rcsD', archive, ...objects]);
  return archive;
}

/** Archive and shared object of these objects; nothing in them depends on when or where they are made. */
export async function linkedFiles(
  prefix: string,
  objects: readonly string[],
  folder: string,
): Promise<{ readonly archive: string; readonly shared: string }> {
  const archive = await archived(prefix, objects, folder);
  const shared = join(folder, `lib${prefix}.so`);
  const hardened = ['relro', 'now', 'noexecstack', 'defs'].flatMap((word) => ['-z', word]);
  await runTool('ld', [
    ...['-shared', '-Bsymbolic', '--build-id=none', '-soname', `lib${prefix}.so`, ...hardened],
    ...['-o', shared, ...objects],
  ]);
  return { archive, shared };
}

/** Throws `invariant` if a shared object has anything for the loader to write, or that stays writable. */
export async function requireSealed(shared: string): Promise<void> {
  const { stdout } = await run('readelf', ['-lrW', shared]);
  const isRelocated = !stdout.includes('There are no relocations in this file');
  const lines = stdout.split('\n').map((line) => line.trim().split(/\s+/));
  const sizeOf = (isWanted: (words: readonly string[]) => boolean): number =>
    lines.filter(isWanted).reduce((sum, words) => sum + Number(words[5]), 0);
  const written = sizeOf((words) => words[0] === 'LOAD' && words.slice(6, -1).join('').includes('W'));
  const sealed = sizeOf((words) => words[0] === 'GNU_RELRO');
  if (!isRelocated && written <= sealed) return;
  throw new Failure('invariant', 'the shared object is not read-only after its start', {
    where: shared,
    expected: 'no relocations, and no segment that stays writable',
    found: `${isRelocated ? 'relocations, ' : ''}${written} bytes writable, ${sealed} of them until the start`,
  });
}

/** A compiler or a program of binutils. Throws `tool` with what it says if it fails. */
export async function runTool(path: string, args: readonly string[]): Promise<void> {
  const { status, stderr } = await run(path, args);
  if (status !== 0)
    throw new Failure('tool', `${path} fails`, { where: [path, ...args].join(' '), found: stderr.trimEnd() });
}
