import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileC, compileToBitcode, preprocessed } from '../../../src/frontend/compile/compileC.ts';
import { toolchainOrSkip } from '../toolchain/withToolchain.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const folder = temporaryFolder();
const toolchain = await toolchainOrSkip();

/** Asks for the text of `file`, which includes header.h, twice in all; how often it was made. */
async function timesMade(file: string, between: () => void): Promise<number> {
  let times = 0;
  const ask = () =>
    preprocessed([file], folder, async () => `# 1 "${file}"\n# 1 "<built-in>" 1\n# 1 "./header.h" 1\n${++times}`);
  await ask();
  between();
  expect(await ask()).toContain(String(times));
  return times;
}

test('a text is made again only when a file that it is of has changed', async () => {
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  write('header.h', '1');
  for (const name of ['same.c', 'changed.c', 'header.c', 'gone.c']) write(name, name);
  write('embedding.c', '#embed "x"');
  expect(await timesMade('same.c', () => write('same.c', 'same.c'))).toBe(1);
  expect(await timesMade('changed.c', () => write('changed.c', 'other'))).toBe(2);
  expect(await timesMade('header.c', () => write('header.h', '2'))).toBe(2);
  expect(await timesMade('gone.c', () => rmSync(join(folder, 'gone.c')))).toBe(2);
  expect(await timesMade('missing.c', () => {})).toBe(2);
  expect(await timesMade('embedding.c', () => {})).toBe(2);
});

test('a failure is not remembered', async () => {
  const fails = () => preprocessed(['fails'], folder, () => Promise.reject(new Error('no')));
  await expect(fails()).rejects.toThrow('no');
  await expect(fails()).rejects.toThrow('no');
  expect(await preprocessed(['fails'], folder, async () => 'text')).toBe('text');
});

test.skipIf(toolchain === null)('a header of macros that has changed is another source', async () => {
  const path = join(folder, 'f.c');
  writeFileSync(path, '#include "macros.h"\nint f(void) { return N; }\n');
  const compiled = async (n: number): Promise<string> => {
    writeFileSync(join(folder, 'macros.h'), `#define N ${n}\n`);
    return compileToBitcode(toolchain!, { path, tail: 'int g;' });
  };
  const first = await compiled(1);
  expect(await compiled(2)).not.toBe(first);
  expect(await compiled(1)).toBe(first);
});

test.skipIf(toolchain === null)('what counts with a flag alone is of the source, too', async () => {
  const path = join(folder, 'ways.c');
  const compiled = (value: number): Promise<string> => {
    writeFileSync(path, `#ifdef WAY\nint f(void) { return ${value}; }\n#endif\n`);
    return compileC(toolchain!, path, ['-c', '-DWAY'], '.o');
  };
  const first = await compiled(1);
  expect(await compiled(2)).not.toBe(first);
  expect(await compiled(1)).toBe(first);
});
