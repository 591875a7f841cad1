import { hasOwnInterface } from '../../frontend/c/adapter.ts';
import { Failure } from '../../base/errors.ts';
import { parseSettings, specialName, type Setting } from '../../base/settings.ts';
import { shellWord } from '../../base/printable.ts';
import {
  crateBitcode,
  crateLibrary,
  crateSha256,
  crateSource,
  type CrateSource,
  rustcBaseline,
  rustcFlags,
} from '../../frontend/compile/compileCrate.ts';
import {
  baselinesOf,
  llcBaseline,
  orReason,
  type Absent,
  type Baseline,
} from '../../frontend/compile/compileBaselines.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { readIr, renamedFunction, type BridgedIr } from '../../frontend/compile/readIr.ts';
import { rustSymbol } from '../../frontend/compile/definedFunctions.ts';
import { compiled, type Compiled, ssaFunction, originalBaselines } from './compileStage.ts';
import type { Io } from '../../base/io.ts';
import { loweredAsStated } from './irSubject.ts';
import type { SubjectRequest } from './request.ts';
import { sourceName } from './requireStatement.ts';
import type { Subject } from './subject.ts';
import { PROGRAM } from '../../base/files/installation.ts';
import { lowerFunction, lowerSafely } from '../../frontend/words/function.ts';
import { sha256 } from '../../base/hash.ts';
import { verify } from '../../ir/verify.ts';
import { normalize } from '../../ir/normalize/normalize.ts';
import { inputNamed, inputSymbol } from '../../frontend/compile/inputsManifest.ts';
import { openInput } from '../../frontend/compile/openInput.ts';

/** A function of a Rust crate, by its symbol or the end of its path. */
export function crateSubject(options: SubjectRequest, text: string, io: Io): Subject {
  const name = options.function;
  const crate = crateSource(text, io.cwd);
  const settings = parseSettings(options.set);
  if (name === undefined)
    throw new Failure('input', 'which function of the crate?', {
      where: text,
      expected: '--function <name>',
      hint: `${PROGRAM} bridge --crate ${shellWord(text)} lists them`,
    });
  const symbol = specialName(name.replace(/^.*::/, ''), settings);
  return {
    field: sourceName(text.replace(/@.*$/, '')),
    operation: specialName(name.replaceAll('::', '.').replace(/[^\w.]+/g, '-'), settings),
    form: 'loose',
    symbol,
    modulusText: 'none',
    source: `${text}: ${name}`,
    file: null,
    sourceSha256: crateSha256(crate),
    exactOpponents: options.spec === undefined,
    compile: (toolchain) => compileCrate(toolchain, crate, { name, settings, symbol }, io),
    lower: (ssa) => loweredAsStated(ssa, options, text),
  };
}

/** LLVM IR of one function of a crate, with the symbol it has there. */
async function readCrate(
  toolchain: Toolchain,
  crate: CrateSource,
  name: string,
  set: readonly Setting[],
  io: Io,
): Promise<BridgedIr & { readonly symbol: string }> {
  io.note('compiling the crate (cargo rustc) …');
  const bitcode = await crateBitcode(toolchain, crate, io.env);
  const symbol = await rustSymbol(toolchain, bitcode, name, crate.package ?? crate.manifest);
  return { symbol, ...(await readIr(toolchain, bitcode, { functions: [symbol], set })) };
}

/** What is wanted of a crate, and the name it gets. */
interface Wanted {
  readonly name: string;
  readonly settings: readonly Setting[];
  readonly symbol: string;
}

async function compileCrate(toolchain: Toolchain, crate: CrateSource, wanted: Wanted, io: Io): Promise<Compiled> {
  const { symbol, ...bridged } = await readCrate(toolchain, crate, wanted.name, wanted.settings, io);
  const own = await rustcOrReason(toolchain, crate, symbol, bridged);
  const llc = await llcBaseline(toolchain, bridged.llPath, symbol);
  const { present, absent } = baselinesOf([llc, own]);
  return compiled(renamedFunction(bridged, symbol, wanted.symbol), present, absent);
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

/** A function of a pinned third-party implementation, `--input fiat-c/p256 --function mul`. */
export function inputSubject(options: Pick<SubjectRequest, 'function' | 'aliasing'>, name: string, io: Io): Subject {
  const text = inputNamed(io.root, name);
  const symbol = inputSymbol(name, text, options.function);
  const operation = symbol.slice(text.prefix.length);
  const source = `${name}: ${symbol}`;
  return {
    field: name.replaceAll('/', '-'),
    operation,
    form: 'loose',
    symbol,
    modulusText: 'none',
    source,
    file: null,
    sourceSha256: sha256(source),
    exactOpponents: true,
    compile: (toolchain) => compileInput(toolchain, name, symbol, note(io)),
    lower(ssa) {
      const fn = normalize(
        options.aliasing === undefined
          ? lowerSafely(ssa, { source: name })
          : lowerFunction(ssa, { source: name, aliasing: options.aliasing }),
      );
      verify(fn);
      return fn;
    },
  };
}

const note =
  (io: Io) =>
  (line: string): void =>
    io.note(line);

async function compileInput(
  toolchain: Toolchain,
  name: string,
  symbol: string,
  say: (text: string) => void,
): Promise<Compiled> {
  const { bitcode, cSource, library } = await openInput(toolchain, name, say);
  const bridged = await readIr(toolchain, bitcode, { functions: [symbol], reduce: 'none' });
  if (cSource !== null) {
    const { present, absent } = await originalBaselines(toolchain, bridged, { path: cSource, symbol, flags: [] });
    return compiled(bridged, present, absent);
  }
  const { target = 'native' } = toolchain;
  const isNative = target === 'native';
  const own: Baseline[] = library === null || !isNative ? [] : [await rustcBaseline(library, symbol)];
  const absent =
    library === null || isNative ? [] : [{ name: 'rustc', reason: `its library is not built for ${target}` }];
  return compiled(bridged, [await llcBaseline(toolchain, bridged.llPath, symbol), ...own], absent);
}
