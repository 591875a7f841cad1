import { expect, test } from 'vitest';
import { entryArguments } from '../../../src/engine/claim/leaksOf.ts';

test('registers with and without ranges of bytes', () => {
  expect(entryArguments('rsi, rdx:32,rcx:32-64,r8d', 'r9', 'rdi')).toEqual([
    { register: 'rdi', secret: false },
    { register: 'rsi', secret: true },
    { register: 'rdx', secret: true, bytes: { from: 0, to: 32 } },
    { register: 'rcx', secret: true, bytes: { from: 32, to: 64 } },
    { register: 'r8', isValue: true },
    { register: 'r9', isValue: true },
  ]);
});

test.each([
  ['', 'rdi', 'at least one register'],
  ['rax', 'rdi', 'argument registers: rdi'],
  ['rdx:x', 'rdi', 'argument registers: rdi'],
  ['rsi:8-8', 'rdi', 'at least one byte'],
  ['rdi', 'rdi', 'every register once'],
  ['rsi:8,rsi:16-24', 'rdi', 'every register once'],
  ['rsi', 'rdx:8', 'argument registers: rdi'],
  ['edx:8', 'rdi', 'argument registers: rdi'],
  ['edx,rdx', 'rdi', 'every register once'],
  ['eax', 'rdi', 'argument registers: rdi'],
])('refused: --secret %j --public %j', (secret, open, expected) => {
  expect(() => entryArguments(secret, '', open)).toThrow(
    expect.objectContaining({
      kind: 'input',
      detail: expect.objectContaining({ expected: expect.stringContaining(expected) }),
    }),
  );
});

test('secrets may all be values', () => {
  expect(entryArguments('', 'rsi,dl', '')).toEqual([
    { register: 'rsi', isValue: true },
    { register: 'rdx', isValue: true },
  ]);
  expect(() => entryArguments('', '', 'rdi')).toThrow(
    expect.objectContaining({ detail: expect.objectContaining({ where: '--secret or --secret-value' }) }),
  );
  expect(() => entryArguments('rsi', 'rsi', 'rdi')).toThrow(
    expect.objectContaining({
      detail: expect.objectContaining({ expected: expect.stringContaining('every register once') }),
    }),
  );
});

test('the first argument points to results unless it is named', () => {
  expect(entryArguments('rsi', '', null)).toEqual([
    { register: 'rdi', secret: false },
    { register: 'rsi', secret: true },
  ]);
  expect(entryArguments('rdi', '', null)).toEqual([{ register: 'rdi', secret: true }]);
});
