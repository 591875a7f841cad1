/**
 * A library of keys for C that asks the processor: where this lacks what the code needs, a call ends the program with a
 * message, and a function says beforehand whether it would.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inTemporaryFolder } from '../../base/files/folders.ts';
import type { NewFile } from '../../base/files/preparedFiles.ts';
import { compileC } from '../../frontend/compile/compileC.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { linkedFiles, runTool } from '../field/binaries.ts';
import { neededText } from '../field/languageFiles.ts';
import type { KeyLibrary } from './keyLibrary.ts';

/** Bits of CPUID leaf 7: BMI1, AVX2 and BMI2; ADX. */
const [V3, ADX] = [(1 << 3) | (1 << 5) | (1 << 8), 1 << 19];

/** The files of the library, with an archive and a shared object whose `functions` ask, and a header of their own. */
export async function checkedFiles(
  { name, object, target, files }: KeyLibrary,
  functions: readonly string[],
  toolchain: Toolchain,
): Promise<NewFile[]> {
  const prefix = `fieldwright_${name}`;
  const supported = `${prefix}_is_supported`;
  const needed = neededText(target);
  const defined = {
    NAME: `"${prefix}"`,
    SUPPORTED: supported,
    LACKED: `"${needed}"`,
    FEATURES: `${V3 | (target.adx ? ADX : 0)}U`,
    'FUNCTIONS(X)': functions.map((f) => `X("${f}")`).join(' '),
  };
  const flags = Object.entries(defined).map(([macro, text]) => `-D${macro}=${text}`);
  const source = join(toolchain.root, 'templates', 'package', 'c', 'checked.c');
  const checks = await compileC(toolchain, source, ['-c', '-O2', '-march=x86-64', '-fPIC', ...PLAIN, ...flags], '.o');
  return inTemporaryFolder('package', async (folder) => {
    const [code, whole] = [join(folder, 'code.o'), join(folder, `${prefix}.o`)];
    writeFileSync(code, readFileSync(object));
    await runTool('objcopy', [...functions.map((f) => `--redefine-sym=${f}=${f}_code`), code]);
    await runTool('ld', ['-r', '-z', 'noexecstack', '-o', whole, checks, code]);
    const shown = [...functions, supported].map((symbol) => `--keep-global-symbol=${symbol}`);
    await runTool('objcopy', [...shown, '--strip-debug', whole]);
    const { archive, shared } = await linkedFiles(prefix, [whole], folder);
    const made = new Map([
      [`lib/lib${prefix}.a`, archive],
      [`lib/lib${prefix}.so`, shared],
    ]);
    const linked = files.map((own) => {
      const path = made.get(own.file);
      return path === undefined ? own : { ...own, content: readFileSync(path) };
    });
    return [...linked, { file: `include/${prefix}_processor.h`, content: header(prefix, supported, needed) }];
  });
}

/** Nothing of a C library, no protection of the stack that would need one, and no lines of a debugger. */
const PLAIN = ['-ffreestanding', '-fno-stack-protector', '-fno-asynchronous-unwind-tables', '-fcf-protection=none'];

const header = (prefix: string, supported: string, needed: string): string => `\
/* Whether the processor can run the functions of ${prefix}. */
#ifndef ${prefix.toUpperCase()}_PROCESSOR_H
#define ${prefix.toUpperCase()}_PROCESSOR_H

#ifdef __cplusplus
extern "C" {
#endif

/*
 * 1 if the processor has ${needed}, and the system saves its registers, else 0. Then the other functions must not be
 * called: they end the program with a message and SIGABRT. May be called on any x86-64.
 */
int ${supported}(void);

#ifdef __cplusplus
}
#endif

#endif
`;
