import { expect, test } from 'vitest';
import { argumentBuffers } from '../../src/command/secretRanges.ts';

test('registers with and without ranges of bytes', () => {
  expect(argumentBuffers('rsi, rdx:32,rcx:32-64', 'rdi')).toEqual([
    { register: 'rdi', secret: false }, { register: 'rsi', secret: true },
    { register: 'rdx', secret: true, bytes: { from: 0, to: 32 } }, { register: 'rcx', secret: true, bytes: { from: 32, to: 64 } },
  ]);
});

test.each([
  ['', 'rdi', 'at least one register'], ['rax', 'rdi', 'argument registers: rdi'], ['rdx:x', 'rdi', 'argument registers: rdi'], ['rsi:8-8', 'rdi', 'at least one byte'],
  ['rdi', 'rdi', 'every register once'], ['rsi:8,rsi:16-24', 'rdi', 'every register once'], ['rsi', 'rdx:8', 'argument registers: rdi'],
])('refused: --secret %j --public %j', (secret, open, expected) => {
  expect(() => argumentBuffers(secret, open)).toThrow(expect.objectContaining({ kind: 'input', detail: expect.objectContaining({ expected: expect.stringContaining(expected) }) }));
});
