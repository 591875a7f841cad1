import { extname, resolve } from 'node:path';
import { lowerFunction } from '../bridge/lower/function.ts';
import type { SsaFunction } from '../bridge/ssa/schema.ts';
import { Failure } from '../base/errors.ts';
import { sha256 } from '../base/hash.ts';
import { shellWord } from '../base/shellWord.ts';
import type { IrFunction } from '../ir/function.ts';
import { verify } from '../ir/verify.ts';
import { normalize } from '../pass/normalize.ts';
import { llcBaseline } from '../toolchain/compileBaselines.ts';
import { readIr } from '../toolchain/readIr.ts';
import type { Toolchain } from '../toolchain/openToolchain.ts';
import { demandInputs } from '../verify/possibleInputs.ts';
import { compiled, type Compiled } from './compileStage.ts';
import type { Io } from './io.ts';
import { keptBitcode } from './keptBitcode.ts';
import { originalBaselines } from './originalBaselines.ts';
import type { OptimizeOptions } from './optimizeOptions.ts';
import { readInputBytes } from './readInput.ts';
import { sourceName } from './sourceName.ts';
import { statedFacts } from './statedFacts.ts';
import type { Subject } from './subject.ts';

/** A function of a C file or of LLVM IR (.ll, .bc). Nothing is known of it but what the options state. */
export function irSubject(options: OptimizeOptions, file: string, io: Io): Subject {
  const symbol = options.function, path = resolve(io.cwd, file);
  if (symbol === undefined) throw new Failure('input', 'which function of the file?', { where: file, expected: '--function <name>', hint: `npm run bridge -- ${shellWord(file)} lists them` });
  const bytes = readInputBytes(file, io), source = bytes.toString(extname(file) === '.bc' ? 'base64' : 'utf8');
  const cflags = splitFlags(options.cflags), isC = extname(file) === '.c';
  return {
    field: sourceName(file), operation: symbol, variant: 'loose', symbol, modulusText: options.spec === undefined ? 'none' : modulusOf(options.spec), source,
    file: path, sourceSha256: sha256(bytes), exactOpponents: options.spec === undefined,
    compile: toolchain => isC ? compileC(toolchain, path, symbol, cflags) : compileIr(toolchain, path, symbol),
    lower: ssa => loweredAsStated(ssa, options, file),
  };
}

/** Word IR with what the options state: overlap, bounds, specification. */
export function loweredAsStated(ssa: SsaFunction, options: Pick<OptimizeOptions, 'aliasing' | 'bounds' | 'spec' | 'limbs'>, source: string): IrFunction {
  const plain = lowerFunction(ssa, { source, ...(options.aliasing === undefined ? {} : { aliasing: options.aliasing }) });
  const { bounds, spec } = statedFacts(plain, ssa, options);
  const fn = normalize(bounds === undefined ? plain : lowerFunction(ssa, { source, aliasing: plain.aliasing, bounds }));
  verify(fn);
  const stated = spec === undefined ? fn : { ...fn, spec };
  if (options.bounds !== undefined) demandInputs(stated, '--bounds');
  return stated;
}

async function compileC(toolchain: Toolchain, path: string, symbol: string, flags: readonly string[]): Promise<Compiled> {
  const bitcode = await keptBitcode(toolchain, { path, flags }, symbol);
  const bridged = await readIr(toolchain, bitcode, { functions: [symbol] });
  const { present, absent } = await originalBaselines(toolchain, bridged, { path, symbol, flags });
  return compiled(bridged, present, absent);
}

async function compileIr(toolchain: Toolchain, path: string, symbol: string): Promise<Compiled> {
  const bridged = await readIr(toolchain, path, { functions: [symbol] });
  return compiled(bridged, [await llcBaseline(toolchain, bridged.llPath, symbol)]);
}

/** Flags as a shell would split them, without quotes. */
export const splitFlags = (text: string | undefined): readonly string[] => (text ?? '').split(/\s+/).filter(flag => flag !== '');

const modulusOf = (spec: string): string => /\bmod\s+(.*)$/.exec(spec)?.[1] ?? spec;
