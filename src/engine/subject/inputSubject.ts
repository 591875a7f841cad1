import { lowerFunction } from '../../frontend/words/function.ts';
import { lowerSafely } from '../../frontend/words/lowerWithOverlap.ts';
import { sha256 } from '../../base/hash.ts';
import { verify } from '../../ir/verify.ts';
import { normalize } from '../../ir/normalize/normalize.ts';
import { llcBaseline, type Baseline } from '../../frontend/compile/compileBaselines.ts';
import { inputNamed, inputSymbol } from '../../frontend/compile/inputsManifest.ts';
import { openInput } from '../../frontend/compile/openInput.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { readIr } from '../../frontend/compile/readIr.ts';
import { rustcBaseline } from '../../frontend/compile/compileCrate.ts';
import { compiled, type Compiled } from './compileStage.ts';
import type { Io } from '../../base/io.ts';
import type { SubjectRequest } from './request.ts';
import { originalBaselines } from './originalBaselines.ts';
import type { Subject } from './subject.ts';

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
