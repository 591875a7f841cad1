import { join, resolve } from 'node:path';
import { writeFileSync } from 'node:fs';
import { writeC } from '../../frontend/c/write.ts';
import { chooseFiat, openFiat } from '../../frontend/fiat/read.ts';
import { fiatFieldOf, withFiatSpecification } from '../../frontend/fiat/specification.ts';
import { sha256 } from '../../base/hash.ts';
import type { IrFunction } from '../../ir/function.ts';
import { verify } from '../../ir/verify.ts';
import { normalize } from '../../ir/normalize/normalize.ts';
import { cacheDir, makeOnce } from '../../frontend/toolchain/cache.ts';
import { compileToBitcode } from '../../frontend/compile/compileC.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { readIr } from '../../frontend/compile/readIr.ts';
import { compiled, type Compiled } from './compileStage.ts';
import type { Io } from '../../base/io.ts';
import { originalBaselines } from './originalBaselines.ts';
import type { SubjectRequest } from './request.ts';
import { readInput } from '../../base/readInput.ts';
import { sourceName } from './requireStatement.ts';
import type { Subject } from './subject.ts';

/**
 * A function of a Fiat-Crypto JSON file. Its bounds are in the file, its specification is known by its name. There is
 * no C to compare with, so its operations are written as plain C and given to clang, gcc and, through the bridge, to
 * llc.
 */
export function fiatSubject(options: SubjectRequest, file: string, io: Io): Subject {
  const source = readInput(file, io);
  const found = findFunction(source, options.function, file);
  const fn = { ...found, aliasing: options.aliasing ?? found.aliasing };
  const known = fiatFieldOf(fn.name);
  const spec = fn.spec;
  return {
    ...(known === null
      ? { field: sourceName(file), operation: fn.name }
      : { field: `fiat-${known.field}`, operation: known.operation }),
    form: spec?.canonical === true ? 'strict' : 'loose',
    symbol: fn.name,
    modulusText: spec === undefined ? 'none' : String(spec.modulus),
    source,
    file: resolve(io.cwd, file),
    sourceSha256: sha256(source),
    exactOpponents: true,
    compile: (toolchain) => compileAsC(toolchain, fn),
    lower: () => normalize(fn),
  };
}

function findFunction(text: string, name: string | undefined, file: string): IrFunction {
  const found = chooseFiat(openFiat(text, file), name, file, '--function with one of its functions').read();
  verify(found);
  return withFiatSpecification(found);
}

async function compileAsC(toolchain: Toolchain, fn: IrFunction): Promise<Compiled> {
  const text = writeC(fn);
  const path = await makeOnce(join(cacheDir(toolchain.root, 'fiat', [sha256(text)]), `${fn.name}.c`), async (draft) =>
    writeFileSync(draft, text),
  );
  const bridged = await readIr(toolchain, await compileToBitcode(toolchain, path), {
    functions: [fn.name],
    reduce: 'none',
  });
  const { present, absent } = await originalBaselines(toolchain, bridged, { path, symbol: fn.name, flags: [] });
  return compiled(bridged, present, absent);
}
