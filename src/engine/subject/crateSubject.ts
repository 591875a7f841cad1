import { bridgedCrate, bridgedInput } from '../../frontend/compile/bridgedSource.ts';
import { Failure } from '../../base/errors.ts';
import { parseSettings, specialName } from '../../base/settings.ts';
import { shellWord } from '../../base/printable.ts';
import { crateSha256, crateSource } from '../../frontend/compile/compileCrate.ts';
import { compiled } from './compileStage.ts';
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

/** A function of a Rust crate, by its symbol or the end of its path. */
export function crateSubject(options: SubjectRequest, text: string, io: Io): Subject {
  const name = options.function;
  const settings = parseSettings(options.set);
  if (name === undefined)
    throw new Failure('input', 'which function of the crate?', {
      where: text,
      expected: '--function <name>',
      hint: `${PROGRAM} bridge --crate ${shellWord(text)} lists them`,
    });
  const symbol = specialName(name.replace(/^.*::/, ''), settings);
  const operation = specialName(name.replaceAll('::', '.').replace(/[^\w.]+/g, '-'), settings);
  const crate = crateSource(text, io.cwd);
  return {
    field: sourceName(text.replace(/@.*$/, '')),
    operation,
    form: 'loose',
    symbol,
    modulusText: 'none',
    source: `${text}: ${name}`,
    file: null,
    sourceSha256: crateSha256(crate),
    exactOpponents: options.spec === undefined,
    compile: async (toolchain) => compiled(await bridgedCrate(toolchain, crate, { name, settings, symbol }, io)),
    lower: (ssa) => loweredAsStated(ssa, options, text),
  };
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
    compile: async (toolchain) => compiled(await bridgedInput(toolchain, name, symbol, (line) => io.note(line))),
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
