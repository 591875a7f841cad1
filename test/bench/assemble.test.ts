import { expect, test } from 'vitest';
import { assembleBytes } from '../codegen/encoder/assembleBytes.ts';
import { failureOf } from '../failureOf.ts';

test('both assemblers give the bytes of the text', () => {
  expect([...assembleBytes('nasm', 'mov eax, 5\nret')]).toEqual([0xb8, 5, 0, 0, 0, 0xc3]);
  expect([...assembleBytes('gas', '.intel_syntax noprefix\nmov eax, 5\nret')]).toEqual([0xb8, 5, 0, 0, 0, 0xc3]);
});

test.each(['nasm', 'gas'] as const)(
  'text that %s rejects is an input failure with the message of the assembler',
  (assembler) => {
    const failure = failureOf(() => assembleBytes(assembler, 'frobnicate %%'));
    expect(failure.kind).toBe('input');
    expect(failure.detail.found).toMatch(/error/i);
  },
);

test('a missing assembler is a tool failure that says how to install it', () => {
  const path = process.env['PATH'];
  process.env['PATH'] = '/nonexistent';
  try {
    const failure = failureOf(() => assembleBytes('nasm', 'ret'));
    expect([failure.kind, failure.detail.hint]).toEqual(['tool', 'sudo apt-get install nasm']);
  } finally {
    process.env['PATH'] = path;
  }
});
