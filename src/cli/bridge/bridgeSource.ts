/** Reads the functions of a source or crate as word IR, for `bridge`. */
import { extname, resolve } from 'node:path';
import { chooseFiat, openFiat, type FiatSource } from '../../frontend/fiat/read.ts';
import { withFiatSpecification } from '../../frontend/fiat/specification.ts';
import { readSsaModule, type SsaFunction, type SsaModule } from '../../ir/ssa/schema.ts';
import { Failure } from '../../base/errors.ts';
import { sentence } from '../../base/folded.ts';
import { parseSettings, specialName, type Setting } from '../../base/settings.ts';
import type { IrFunction } from '../../ir/function.ts';
import { keptBitcode, namingFlags } from '../../frontend/compile/bridgedSource.ts';
import { compileToBitcode } from '../../frontend/compile/compileC.ts';
import { crateBitcode, crateName, crateSource } from '../../frontend/compile/compileCrate.ts';
import { definedFunctions, ownFunctions, rustSymbol } from '../../frontend/compile/definedFunctions.ts';
import { inputSymbol } from '../../frontend/compile/inputsManifest.ts';
import { openInput } from '../../frontend/compile/openInput.ts';
import { openToolchain, type Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { readIr } from '../../frontend/compile/readIr.ts';
import type { Io } from '../../base/io.ts';
import { readInput } from '../../base/readInput.ts';
import { loweredAsStated, splitFlags } from '../../engine/subject/irSubject.ts';
import { requireMeaning, leftOut, sourceKind } from '../../engine/subject/request.ts';
import type { OptimizeOptions } from '../../engine/optimize/optimizeOptions.ts';

/** What `bridge` was asked for: a file or a crate, and what is stated about its functions. */
type BridgeSource = Pick<
  OptimizeOptions,
  'function' | 'crate' | 'input' | 'cflags' | 'set' | 'aliasing' | 'bounds' | 'spec' | 'limbs'
> & { readonly file?: string | undefined };

/** A function on its way through the bridge. */
export interface Bridged {
  readonly fn: IrFunction;
  /** Null for Fiat JSON, which is word IR already. */
  readonly ssa: SsaFunction | null;
}

/**
 * The functions of a source, all of them or the one that is named. Without a name, what is refused is noted and left
 * out; throws `input` or `unsupported` if a named function cannot be had, or none at all.
 */
export async function bridgeSource(source: BridgeSource, io: Io): Promise<readonly Bridged[]> {
  const { file, function: name } = source;
  const where = file ?? source.crate ?? source.input ?? '';
  const kind = file === undefined ? null : sourceKind(file, io);
  requireMeaning(source, kind ?? (source.crate === undefined ? 'input' : 'crate'));
  if (file !== undefined && kind === 'fiat') return fiatFunctions(file, name, io);
  const settings = parseSettings(source.set);
  const { functions, refused } = await readModule(source, settings, io);
  const result: Bridged[] = [];
  const complain = (text: string): void =>
    io.note(sentence(`left out: ${text}`, '  ', { width: io.columns, isTerminal: io.columns > 0 }));
  for (const { name: fn, where: at, message, expected, found, hint } of refused)
    complain(
      `${fn}: ${at}: ${message}: ` +
        `${found === '' ? `expected ${expected}` : found}${hint === '' ? '' : `; try: ${hint}`}`,
    );
  for (const ssa of functions.map((fn) => named(fn, settings))) {
    try {
      result.push({ ssa, fn: loweredAsStated(ssa, source, where) });
    } catch (error) {
      if (!(error instanceof Failure) || name !== undefined || error.kind !== 'unsupported') throw error;
      complain(
        `${ssa.name}: ${error.detail.where ?? where}: ` +
          `${error.message}${error.detail.hint === undefined ? '' : `; try: ${error.detail.hint}`}`,
      );
    }
  }
  if (result.length === 0) throw nothingBridged(refused.length + functions.length > 0, where);
  return result;
}

function fiatFunctions(file: string, name: string | undefined, io: Io): readonly Bridged[] {
  const all = openFiat(readInput(file, io), file);
  const result: Bridged[] = [];
  if (name !== undefined) return [fiatBridged(chooseFiat(all, name, file, 'one of its functions'))];
  for (const source of all) {
    try {
      result.push(fiatBridged(source));
    } catch (error) {
      if (!(error instanceof Failure) || error.kind !== 'unsupported') throw error;
      io.note(leftOut(source.name, error, file));
    }
  }
  if (result.length === 0) throw nothingBridged(all.length > 0, file);
  return result;
}

const fiatBridged = (source: FiatSource): Bridged => ({ fn: withFiatSpecification(source.read()), ssa: null });

/** A function of which parameters were made constants is another one. */
const named = (ssa: SsaFunction, settings: readonly Setting[]): SsaFunction => ({
  ...ssa,
  name: specialName(
    ssa.name,
    settings.filter(({ name }) => ssa.set?.some((set) => set.name === name)),
  ),
});

function nothingBridged(isRefused: boolean, where: string): Failure {
  if (isRefused)
    return new Failure('unsupported', 'no function can be bridged', {
      where,
      hint: 'the reasons are noted above; --function asks for one',
    });
  return new Failure('input', 'there is no function', {
    where,
    expected: 'at least one function with a body',
    hint: 'a static function that nothing calls is only seen if --function names it',
  });
}

async function readModule(source: BridgeSource, set: readonly Setting[], io: Io): Promise<SsaModule> {
  const toolchain = await openToolchain(io.root);
  const { bitcode, symbol } = await bitcodeOf(toolchain, source, set, io);
  const { json } = await readIr(toolchain, bitcode, { set, ...(symbol === undefined ? {} : { functions: [symbol] }) });
  return readSsaModule(json, source.file ?? source.crate ?? source.input ?? '');
}

async function bitcodeOf(
  toolchain: Toolchain,
  { file, crate, input, function: name, cflags }: BridgeSource,
  set: readonly Setting[],
  io: Io,
): Promise<{ bitcode: string; symbol: string | undefined }> {
  if (input !== undefined) {
    const { bitcode, text } = await openInput(toolchain, input, (line) => io.note(line));
    return { bitcode, symbol: inputSymbol(input, text, name) };
  }
  if (crate !== undefined) {
    io.note('compiling the crate (cargo rustc) …');
    const source = crateSource(crate, io.cwd);
    const bitcode = await crateBitcode(toolchain, source, io.env);
    if (name === undefined) {
      const names = ownFunctions(await definedFunctions(toolchain, bitcode), crateName(source));
      throw new Failure('input', 'which function of the crate?', {
        where: crate,
        expected: `--function with one of ${names}`,
      });
    }
    return { bitcode, symbol: await rustSymbol(toolchain, bitcode, name, { where: crate, crate: crateName(source) }) };
  }
  if (file === undefined)
    throw new Failure('input', 'nothing to bridge', { expected: 'a file, --crate, --input, --curve or --prime' });
  const path = resolve(io.cwd, file);
  if (extname(file) !== '.c') return { bitcode: path, symbol: name };
  const source = { path, flags: namingFlags(splitFlags(cflags), set) };
  return {
    bitcode:
      name === undefined ? await compileToBitcode(toolchain, source) : await keptBitcode(toolchain, source, name),
    symbol: name,
  };
}
