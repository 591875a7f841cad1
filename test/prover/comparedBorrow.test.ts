/**
 * Borrows as C says them, `(a < b) | (t < c)` with t = a - b: GCC makes them by `setb` of byte registers, whose words
 * keep other bytes, and joins them by `or`. One of the two at most is 1.
 */
import { expect, it } from 'vitest';
import { parse } from '../../src/ir/parse.ts';
import { proveAsm } from './listing/proveAsm.ts';

const fn = parse(
  `function f
aliasing none
param arg1 u64[3]
param arg2 u64[3]
result out1 u64[3]

x0, x1, x2 = sum [-0x${'f'.repeat(48)}..0x${'f'.repeat(48)}] ${[0, 1, 2]
    .map((k) => `+arg1[${k}]@${k} -arg2[${k}]@${k}`)
    .join(' ')}
return out1 = x0, x1, x2
`,
  'f.ir',
);

/** Word by word, as GCC 12 writes the loop; `join` makes cl of itself and dil. */
const codeWith = (join: string, compared = 'r8, rdi'): string =>
  [
    'f:',
    'mov r11, rdi',
    'xor edi, edi',
    ...[0, 8, 16].flatMap((at) => [
      `mov r9, [rsi + ${at}]`,
      `mov rcx, [rdx + ${at}]`,
      'mov r8, r9',
      'sub r8, rcx',
      'mov r10, r8',
      'sub r10, rdi',
      'cmp r9, rcx',
      'setb cl',
      `cmp ${compared}`,
      `mov [r11 + ${at}], r10`,
      'setb dil',
      join,
      'movzx edi, cl',
    ]),
    'ret',
  ].join('\n');

it('is proved', () => {
  expect(proveAsm(codeWith('or ecx, edi'), fn).kind).toBe('proved');
});

it.each([
  ['without one of the borrows', codeWith('mov ecx, edi')],
  ['with both borrows only', codeWith('and ecx, edi')],
  ['with another comparison', codeWith('or ecx, edi', 'rdi, r8')],
])('%s it is not', (_name, code) => {
  expect(proveAsm(code, fn).kind).toBe('refuted');
});
