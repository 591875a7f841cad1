import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { Failure } from '../../../src/base/errors.ts';
import { requireRustCompiler } from '../../../src/frontend/toolchain/tools.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const folder = temporaryFolder();
const env = (): Record<string, string> => ({ RUSTC: join(folder, 'rustc') });
beforeAll(() => {
  writeFileSync(
    env()['RUSTC'],
    '#!/bin/sh\necho "rustc 1.95.0"; echo "release: 1.95.0"; echo "LLVM version: 22.1.2"\n',
  );
  chmodSync(env()['RUSTC'], 0o755);
});

test('an LLVM as new as that of rustc will do', async () => {
  expect(await requireRustCompiler(env(), 22)).toEqual({ version: '1.95.0', llvmMajor: 22 });
});

test('an LLVM that is older is refused with both versions and what to do', async () => {
  const error: unknown = await requireRustCompiler(env(), 19).catch((e: unknown) => e);
  expect(error).toBeInstanceOf(Failure);
  expect(error).toMatchObject({
    kind: 'tool',
    detail: {
      expected: 'LLVM 19 or older, as is in use here',
      found: 'rustc 1.95.0 with LLVM 22',
      hint: expect.stringContaining('install LLVM 22 (clang-22'),
    },
  });
});

test('no rustc is told as such', async () => {
  await expect(requireRustCompiler({ RUSTC: '/nowhere/rustc' }, 22)).rejects.toMatchObject({
    message: 'rustc is not installed',
    detail: { where: 'RUSTC=/nowhere/rustc' },
  });
});

test('of a rustc that does not run, as of a toolchain that is absent, is told what it says', async () => {
  const broken = join(folder, 'broken');
  writeFileSync(broken, '#!/bin/sh\necho "error: toolchain \'1.2.3\' is not installed\n\nbacktrace" >&2; exit 1\n');
  chmodSync(broken, 0o755);
  await expect(requireRustCompiler({ RUSTC: broken }, 22)).rejects.toMatchObject({
    kind: 'tool',
    message: 'rustc does not run',
    detail: { found: "error: toolchain '1.2.3' is not installed", hint: expect.stringContaining('RUSTUP_TOOLCHAIN') },
  });
});
