import { extname, resolve } from 'node:path';
import { lowerFunction, lowerSafely } from '../../frontend/words/function.ts';
import type { SsaFunction } from '../../ir/ssa/schema.ts';
import { Failure } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import { parseSettings, specialName, type Setting } from '../../base/settings.ts';
import { shellPath } from '../../base/printable.ts';
import type { IrFunction } from '../../ir/function.ts';
import { verify } from '../../ir/verify.ts';
import { normalize } from '../../ir/normalize/normalize.ts';
import { llcBaseline } from '../../frontend/compile/compileBaselines.ts';
import { readIr, renamedFunction } from '../../frontend/compile/readIr.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { requireInputs } from '../../ir/contract/possibleInputs.ts';
import { compiled, type Compiled } from './compileStage.ts';
import type { Io } from '../../base/io.ts';
import { requireStatement, sourceNames, sourceName } from './requireStatement.ts';
import { originalBaselines, type COriginal, keepFunction } from './originalBaselines.ts';
import type { SubjectRequest } from './request.ts';
import { readInputBytes } from '../../base/readInput.ts';
import { statedFacts } from './statedFacts.ts';
import type { Subject } from './subject.ts';
import { PROGRAM } from '../../base/files/installation.ts';
import { compileToBitcode, type CSource } from '../../frontend/compile/compileC.ts';
import { definedFunctions } from '../../frontend/compile/definedFunctions.ts';

/** A function of a C file or of LLVM IR (.ll, .bc). Nothing is known of it but what the options state. */
export function irSubject(options: SubjectRequest, file: string, io: Io): Subject {
  const symbol = options.function;
  const path = resolve(io.cwd, file);
  if (symbol === undefined)
    throw new Failure('input', 'which function of the file?', {
      where: file,
      expected: '--function <name>',
      hint: `${PROGRAM} bridge ${shellPath(file)} lists them`,
    });
  const bytes = readInputBytes(file, io);
  const source = bytes.toString(extname(file) === '.bc' ? 'base64' : 'utf8');
  const cflags = splitFlags(options.cflags);
  const isC = extname(file) === '.c';
  const settings = parseSettings(options.set);
  const name = specialName(symbol, settings);
  return {
    field: sourceName(file),
    operation: name,
    form: 'loose',
    symbol: name,
    modulusText: options.spec === undefined ? 'none' : modulusOf(options.spec),
    source,
    file: path,
    sourceSha256: sha256(bytes),
    exactOpponents: options.spec === undefined,
    compile: (toolchain) =>
      isC
        ? compileC(toolchain, { path, symbol, flags: cflags }, settings)
        : compileIr(toolchain, path, symbol, settings),
    lower: (ssa) => loweredAsStated(ssa, options, file),
  };
}

/**
 * Word IR with what the options state: overlap, bounds, specification. Where nothing is said of overlap, results may
 * replace inputs if that is safe.
 */
export function loweredAsStated(
  ssa: SsaFunction,
  options: Pick<SubjectRequest, 'aliasing' | 'bounds' | 'spec' | 'limbs'>,
  source: string,
): IrFunction {
  const plain =
    options.aliasing === undefined
      ? lowerSafely(ssa, { source })
      : lowerFunction(ssa, { source, aliasing: options.aliasing });
  const { bounds, spec } = statedFacts(plain, ssa, options);
  const fn = normalize(bounds === undefined ? plain : lowerFunction(ssa, { source, aliasing: plain.aliasing, bounds }));
  verify(fn);
  const stated = spec === undefined ? fn : { ...fn, spec };
  if (options.bounds !== undefined) requireInputs(stated, '--bounds');
  requireStatement(stated, sourceNames(plain, ssa), options.bounds !== undefined);
  return stated;
}

async function compileC(toolchain: Toolchain, original: COriginal, set: readonly Setting[]): Promise<Compiled> {
  const { path, symbol, flags } = original;
  const bitcode = await keptBitcode(toolchain, { path, flags: namingFlags(flags, set) }, symbol);
  const bridged = await readIr(toolchain, bitcode, { functions: [symbol], set });
  const { present, absent } = await originalBaselines(toolchain, bridged, original);
  return compiled(renamedFunction(bridged, symbol, specialName(symbol, set)), present, absent);
}

async function compileIr(
  toolchain: Toolchain,
  path: string,
  symbol: string,
  set: readonly Setting[],
): Promise<Compiled> {
  const bridged = await readIr(toolchain, path, { functions: [symbol], set });
  return compiled(renamedFunction(bridged, symbol, specialName(symbol, set)), [
    await llcBaseline(toolchain, bridged.llPath, symbol),
  ]);
}

/** The flags of clang with one that keeps the names of parameters, where those are needed. */
export const namingFlags = (flags: readonly string[], set: readonly Setting[]): readonly string[] =>
  set.length === 0 ? flags : [...flags, '-fno-discard-value-names'];

/** Flags as a shell would split them, without quotes. */
export const splitFlags = (text: string | undefined): readonly string[] =>
  (text ?? '').split(/\s+/).filter((flag) => flag !== '');

const modulusOf = (spec: string): string => /\bmod\s+(.*)$/.exec(spec)?.[1] ?? spec;

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
