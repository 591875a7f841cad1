import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFunction } from '../../../src/frontend/object/readFunction.ts';
import { scalarText } from '../../../src/frontend/scalar/scalarCode.ts';
import type { Toolchain } from '../../../src/frontend/toolchain/openToolchain.ts';

/** Object of all functions of lanes of another one as scalar code, made in `folder`. */
export async function scalarObject(code: string, folder: string, { tools, bridge }: Toolchain): Promise<string> {
  const symbols = execFileSync('nm', ['--defined-only', code], { encoding: 'utf8' }).match(/(?<= [Tt] )\w+/g) ?? [];
  const parts: string[] = [];
  for (const symbol of symbols) {
    const source = join(folder, `${symbol}.c`);
    const read = await readFunction({ files: [code], symbol, isClosed: false }, bridge.decoder);
    writeFileSync(source, scalarText(read, symbol));
    execFileSync(tools.byName.clang.path!, ['-O2', '-w', '-fPIC', '-c', source, '-o', `${source}.o`]);
    parts.push(`${source}.o`);
  }
  const object = join(folder, 'scalar.o');
  execFileSync('ld', ['-r', '-o', object, ...parts]);
  return object;
}
