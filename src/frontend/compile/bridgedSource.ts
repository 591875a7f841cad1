/**
 * A function of a source of any kind: what the bridge reads of it, and the compilers' code for it, which competes with
 * ours.
 */
import { writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import { specialName, type Setting } from '../../base/settings.ts';
import type { IrFunction } from '../../ir/function.ts';
import { ssaFunction, type SsaFunction } from '../../ir/ssa/schema.ts';
import { ADAPTER, adapterC, hasOwnInterface } from '../c/prototype.ts';
import { writeC } from '../c/write.ts';
import { cacheDir, makeOnce } from '../toolchain/cache.ts';
import type { Toolchain } from '../toolchain/openToolchain.ts';
import {
  baselinesOf,
  cFeatures,
  clangBaseline,
  gccBaseline,
  gccName,
  llcBaseline,
  orReason,
} from './compileBaselines.ts';
import type { Absent, Baseline, Baselines } from './compileBaselines.ts';
import { compileToBitcode, type CSource } from './compileC.ts';
import { crateBitcode, crateName, crateLibrary, rustcBaseline, rustcFlags, type CrateSource } from './compileCrate.ts';
import { definedFunctions, rustSymbol } from './definedFunctions.ts';
import { openInput } from './openInput.ts';
import { readIr, renamedFunction, type BridgedIr } from './readIr.ts';

/** The first contender is llc on the bridged IR. */
export interface BridgedSource extends BridgedIr, Baselines {}

/** What compiling a crate needs of the system. */
interface CrateIo {
  readonly env: Readonly<Record<string, string | undefined>>;
  note(text: string): void;
}

/** Word IR that has no source in C, as Fiat's, written as such so that compilers have something to compile. */
export async function bridgedWords(toolchain: Toolchain, fn: IrFunction): Promise<BridgedSource> {
  const text = writeC(fn);
  const path = await makeOnce(join(cacheDir(toolchain.root, 'fiat', [sha256(text)]), `${fn.name}.c`), async (draft) =>
    writeFileSync(draft, text),
  );
  const bridged = await readIr(toolchain, await compileToBitcode(toolchain, path), {
    functions: [fn.name],
    reduce: 'none',
  });
  return { ...bridged, ...(await originalBaselines(toolchain, bridged, { path, symbol: fn.name, flags: [] })) };
}

/** LLVM IR of one function of a crate, with the symbol it has there. */
async function readCrate(
  toolchain: Toolchain,
  crate: CrateSource,
  name: string,
  set: readonly Setting[],
  { env, note }: CrateIo,
): Promise<BridgedIr & { readonly symbol: string }> {
  note('compiling the crate (cargo rustc) …');
  const bitcode = await crateBitcode(toolchain, crate, env);
  const symbol = await rustSymbol(toolchain, bitcode, name, {
    where: crate.package ?? crate.manifest,
    crate: crateName(crate),
  });
  return { symbol, ...(await readIr(toolchain, bitcode, { functions: [symbol], set })) };
}

/** What is wanted of a crate, and the name it gets. */
interface Wanted {
  readonly name: string;
  readonly settings: readonly Setting[];
  readonly symbol: string;
}

/** A function of a Rust crate, and rustc's code of it where that can be called. */
export async function bridgedCrate(
  toolchain: Toolchain,
  crate: CrateSource,
  wanted: Wanted,
  io: CrateIo,
): Promise<BridgedSource> {
  const { symbol, ...bridged } = await readCrate(toolchain, crate, wanted.name, wanted.settings, io);
  const own = await rustcOrReason(toolchain, crate, symbol, bridged);
  const llc = await llcBaseline(toolchain, bridged.llPath, symbol);
  return { ...renamedFunction(bridged, symbol, wanted.symbol), ...baselinesOf([llc, own]) };
}

/** Only functions with a symbol of their own choice are in a static library, and only some are called as ours are. */
async function rustcOrReason(
  toolchain: Toolchain,
  crate: CrateSource,
  symbol: string,
  { json }: BridgedIr,
): Promise<Baseline | Absent> {
  const name = `rustc ${rustcFlags(toolchain.target)}`;
  if (symbol.startsWith('_ZN') || symbol.startsWith('_R'))
    return { name, reason: 'the function has no fixed symbol (#[no_mangle])' };
  if (!hasOwnInterface(ssaFunction(json, symbol)))
    return { name, reason: 'it takes its arguments in another form: pass results first, by pointer' };
  return orReason(name, async () => rustcBaseline(await crateLibrary(toolchain, crate), symbol, toolchain.target));
}

/** A function of a pinned third-party implementation, and its own compiler's code of it. */
export async function bridgedInput(
  toolchain: Toolchain,
  name: string,
  symbol: string,
  note: (text: string) => void,
): Promise<BridgedSource> {
  const { bitcode, original, library } = await openInput(toolchain, name, note);
  const bridged = await readIr(toolchain, bitcode, { functions: [symbol], reduce: 'none' });
  if (original !== null)
    return { ...bridged, ...(await originalBaselines(toolchain, bridged, { ...original, symbol })) };
  const { target = 'native' } = toolchain;
  const isNative = target === 'native';
  const own: Baseline[] = library === null || !isNative ? [] : [await rustcBaseline(library, symbol)];
  const absent =
    library === null || isNative ? [] : [{ name: 'rustc', reason: `its library is not built for ${target}` }];
  return { ...bridged, present: [await llcBaseline(toolchain, bridged.llPath, symbol), ...own], absent };
}

/** A function of a C file of which some parameters may be constants. */
export async function bridgedC(
  toolchain: Toolchain,
  original: COriginal,
  set: readonly Setting[],
): Promise<BridgedSource> {
  const { path, symbol, flags } = original;
  const bitcode = await keptBitcode(toolchain, { path, flags: namingFlags(flags, set) }, symbol);
  const bridged = await readIr(toolchain, bitcode, { functions: [symbol], set });
  const baselines = await originalBaselines(toolchain, bridged, original);
  return { ...renamedFunction(bridged, symbol, specialName(symbol, set)), ...baselines };
}

/** A function of LLVM IR. */
export async function bridgedLlvm(
  toolchain: Toolchain,
  path: string,
  symbol: string,
  set: readonly Setting[],
): Promise<BridgedSource> {
  const bridged = await readIr(toolchain, path, { functions: [symbol], set });
  const present = [await llcBaseline(toolchain, bridged.llPath, symbol)];
  return { ...renamedFunction(bridged, symbol, specialName(symbol, set)), present, absent: [] };
}

/** The SSA of a function of C or LLVM IR in which remainders by constants are as the source has them. */
export async function unreducedSource(
  toolchain: Toolchain,
  { path, symbol, flags }: COriginal,
  set: readonly Setting[],
): Promise<SsaFunction> {
  const isC = extname(path) === '.c';
  const bitcode = isC ? await keptBitcode(toolchain, { path, flags: namingFlags(flags, set) }, symbol) : path;
  const { json } = await readIr(toolchain, bitcode, { functions: [symbol], set, reduce: 'keep' });
  return ssaFunction(json, symbol);
}

/** The flags of clang with one that keeps the names of parameters, where those are needed. */
export const namingFlags = (flags: readonly string[], set: readonly Setting[]): readonly string[] =>
  set.length === 0 ? flags : [...flags, '-fno-discard-value-names'];

/**
 * Bitcode of a C file with the function `name`, even if that is static or inline. Throws `input` if the file does not
 * compile or has no such function.
 */
export async function keptBitcode(toolchain: Toolchain, source: CSource, name: string): Promise<string> {
  try {
    return await compileToBitcode(toolchain, { ...source, tail: keepFunction(name) });
  } catch (error) {
    const without = await compileToBitcode(toolchain, source); // If the file itself is wrong, this says so.
    if (!(error instanceof Failure) || error.kind !== 'input') throw error;
    const known = (await definedFunctions(toolchain, without)).map(({ symbol }) => symbol);
    throw new Failure('input', `no function ${name}`, {
      where: source.path,
      expected:
        known.length === 0
          ? 'a function that the file defines; it has none, but perhaps a static one that nothing calls'
          : `one of ${known.join(', ')}, or a static one that nothing calls`,
    });
  }
}

/** A function of a C file, with the flags that the file needs. */
interface COriginal {
  readonly path: string;
  readonly symbol: string;
  readonly flags: readonly string[];
}

/**
 * The contenders of a C function: llc on its bridged IR, clang and gcc on the source. Where the function returns a
 * value, takes its arguments in another order or works in place, the compilers inline it into a caller of our form.
 */
async function originalBaselines(
  toolchain: Toolchain,
  { json, llPath }: BridgedIr,
  original: COriginal,
): Promise<Baselines> {
  const callable = callableSource(ssaFunction(json, original.symbol), original);
  const { clang } = toolchain.tools.byName;
  const made = (name: string, compile: (source: CSource, symbol: string) => Promise<Baseline>) =>
    callable === null
      ? { name, reason: 'the function changes a part of an array in place, or returns a structure with narrow fields' }
      : orReason(name, () => compile(callable.source, callable.symbol));
  return baselinesOf(
    await Promise.all([
      llcBaseline(toolchain, llPath, original.symbol),
      made(
        `clang-${clang.version?.split('.')[0] ?? '?'} -O3 ${cFeatures(toolchain.target).join(' ')}`,
        (source, symbol) => clangBaseline(toolchain, source, symbol, []),
      ),
      made(gccName(toolchain), (source, symbol) => gccBaseline(toolchain, source, symbol)),
    ]),
  );
}

interface Callable {
  readonly source: CSource;
  readonly symbol: string;
}

/** The source with a function that is called as ours is, or null where there is none. */
function callableSource(ssa: SsaFunction, { path, symbol, flags }: COriginal): Callable | null {
  if (hasOwnInterface(ssa)) return { source: { path, flags, tail: keepFunction(symbol) }, symbol };
  const adapter = adapterC(ssa);
  return adapter === null ? null : { source: { path, flags, tail: adapter }, symbol: ADAPTER };
}

/** A declaration that makes compilers keep a function even if it is static or inline: its address is asked for. */
const keepFunction = (symbol: string): string => `void *const fieldwright_keep = (void *)${symbol};`;
