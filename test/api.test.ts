/** The interface for programs, where it is not that of an installed package (test/package). */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ct, exportCode, Failure, library } from '../src/api.ts';
import { toolchainOrSkip } from './frontend/toolchain/withToolchain.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const toolchain = await toolchainOrSkip();
const cwd = temporaryFolder();

const record = join(import.meta.dirname, '..', 'results', '25519-mul', 'amd-zen4', 'record.jsonl');

test.skipIf(toolchain === null)('code is exported as text, and to where `out` says', async () => {
  const { text, files } = await exportCode(record, { format: 'gas-att', symbol: 'fe_mul' }, { cwd });
  expect(text).toContain('fe_mul:');
  expect(files).toEqual([]);
  const written = await exportCode(record, { format: 'gas-att', symbol: 'fe_mul', out: 'mul.s' }, { cwd });
  expect(written).toEqual({ text: null, files: ['mul.s'] });
  expect(readFileSync(join(cwd, 'mul.s'), 'utf8').trimEnd()).toBe(text?.trimEnd());
  const crate = await exportCode(record, { format: 'rust', out: 'crate' }, { cwd });
  expect(crate.files).toContain('crate/Cargo.toml');
  await expect(exportCode(record, { format: 'go' }, { cwd })).rejects.toThrow(Failure);
});

test.skipIf(toolchain === null)('leaks are a result, and what is not understood, too', async () => {
  const code = (name: string, ...lines: string[]): string => {
    writeFileSync(join(cwd, name), ['.globl f', 'f:', ...lines, 'ret', ''].join('\n'));
    return name;
  };
  const of = (files: string) => ct(files, { function: 'f', secret: 'rsi' }, { cwd });
  expect(await of(code('right.s', 'mov (%rsi), %rax', 'mov %rax, (%rdi)'))).toEqual({
    kind: 'none',
    leaks: [],
    refusals: [],
  });
  const leaky = await of(code('leaks.s', 'mov (%rsi), %rax', 'mov (%rdi,%rax), %rax'));
  expect(leaky).toMatchObject({
    kind: 'leaks',
    leaks: [{ text: expect.stringContaining('mov'), place: expect.any(String) }],
  });
  expect(await of(code('odd.s', 'cpuid'))).toMatchObject({ kind: 'unknown', leaks: [] });
});

test.skipIf(toolchain === null)('a library is made where `out` says, and notes say what is in it', async () => {
  const notes: string[] = [];
  const { prefix, files } = await library(
    { prime: '2^64 - 59', form: 'montgomery', strict: true, search: false, prefix: 'small', out: 'made' },
    { cwd, results: 'none', onNote: (text) => notes.push(text) },
  );
  expect(prefix).toBe('small');
  expect(files).toContain(join(cwd, 'made', 'include', 'small.h'));
  expect(files.every((file) => existsSync(file))).toBe(true);
  expect(notes.join('\n')).toContain('small_mul: ');
  await expect(library({ field: '25518' }, { cwd })).rejects.toMatchObject({ kind: 'input' });
});
