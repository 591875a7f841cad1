import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Failure } from '../../../src/base/errors.ts';
import { run } from '../../../src/frontend/toolchain/run.ts';
import { findTools, requireLlvm, requireTool } from '../../../src/frontend/toolchain/tools.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

test('nothing is found where nothing is', () => {
  const tools = findTools({ PATH: '', FIELDWRIGHT_LLVM: '', FIELDWRIGHT_NASM: '/nowhere/nasm' });
  expect(tools.byName.nasm).toEqual({ name: 'nasm', path: null, version: null, install: 'sudo apt-get install nasm' });
  expect(() => requireTool(tools.byName.nasm)).toThrow('nasm is not installed');
});

test('a missing tool names the line that installs it', () => {
  const { byName } = findTools({ PATH: '', FIELDWRIGHT_CLANG: '/nowhere/clang', FIELDWRIGHT_LLVM: '20' });
  expect(byName.clang.install).toBe('sudo apt-get install clang-20 llvm-20 llvm-20-dev llvm-20-tools');
  expect(() => requireLlvm({ byName, llvmMajor: null })).toThrow('LLVM is not installed');
});

test('an override wins', () => {
  const { byName } = findTools({ ...process.env, FIELDWRIGHT_NASM: process.execPath });
  expect(byName.nasm.path).toBe(process.execPath);
  expect(byName.nasm.version).toBe(process.versions.node);
});

test('a tool is asked for its version once, and again when it is another file', () => {
  const folder = temporaryFolder(onTestFinished);
  const [nasm, asked] = ['nasm', 'asked'].map((name) => join(folder, name));
  const install = (version: string): void =>
    writeFileSync(nasm, `#!/bin/sh\necho x >> ${asked}\necho version ${version}\n`, { mode: 0o755 });
  const found = () => findTools({ ...process.env, FIELDWRIGHT_NASM: nasm }).byName.nasm.version;
  install('1.2.3');
  expect([found(), found(), readFileSync(asked, 'utf8')]).toEqual(['1.2.3', '1.2.3', 'x\n']);
  install('1.12.3');
  expect([found(), readFileSync(asked, 'utf8')]).toEqual(['1.12.3', 'x\nx\n']);
});

test('an LLVM that we do not support is refused', () => {
  expect(() => findTools({ FIELDWRIGHT_LLVM: '14' })).toThrow('unsupported LLVM version');
});

test('run captures output and status', async () => {
  const script = 'process.stdin.pipe(process.stdout); console.error("bad"); process.exitCode = 3';
  expect(await run(process.execPath, ['-e', script], { input: 'text' })).toEqual({
    status: 3,
    stdout: 'text',
    stderr: 'bad\n',
  });
});

test('a program that is not there is a missing tool', async () => {
  const error: unknown = await run('/nowhere/tool', ['-x']).catch((e: unknown) => e);
  expect(error).toBeInstanceOf(Failure);
  expect(error).toMatchObject({ kind: 'tool', detail: { where: '/nowhere/tool -x' } });
});
