import { expect, test } from 'vitest';
import { verifyContract } from '../../src/engine/claim/verifyContract.ts';
import { proveAsmSpec } from '../../src/prover/proof/asmSpecification.ts';
import { parseListing } from './listing/parseListing.ts';
import { items } from '../items.ts';

const ELEMENTS = 8;
/** Sums modulo 2^61 - 1 of elements of two words, of which the second is 0: words of a kind are brought together. */
const { fn, order } = verifyContract({
  spec: 'out = a+b mod 2^61-1',
  limbs: '2x64',
  bounds: 'a<2^61,a[1]<1,b<2^61,b[1]<1,out<2^62',
  elements: ELEMENTS,
  aliasing: 'equal',
});
const LOAD = [
  'vmovdqu64 zmm0, [rsi]',
  'vmovdqu64 zmm1, [rsi+0x40]',
  'vmovdqu64 zmm2, [rdx]',
  'vmovdqu64 zmm3, [rdx+0x40]',
];
const GOOD = [
  ...LOAD,
  ...items`vpunpcklqdq zmm4, zmm0, zmm1; vpunpcklqdq zmm5, zmm2, zmm3; vpunpckhqdq zmm6, zmm0, zmm1
    vpaddq zmm4, zmm4, zmm5; vpunpcklqdq zmm0, zmm4, zmm6; vpunpckhqdq zmm1, zmm4, zmm6; vmovdqu64 [rdi], zmm0
    vmovdqu64 [rdi+0x40], zmm1; vzeroupper; ret`,
];
const verdictOf = (lines: readonly string[]) =>
  proveAsmSpec(parseListing(['f:', ...lines, '.c0: dq 1, 0, 3, 2, 5, 4, 7, 6'].join('\n')), fn, order);
const replaced = (from: string, ...to: string[]): string[] => GOOD.flatMap((line) => (line === from ? to : [line]));

test('sums of elements that are brought together are proved, whatever the others are', () => {
  expect(verdictOf(GOOD)).toMatchObject({ kind: 'proved' });
});

test.each([
  ['an element of another place', replaced('vmovdqu64 [rdi], zmm0', 'vmovdqu64 [rdi], zmm1')],
  ['an operand of another element', replaced('vpunpcklqdq zmm5, zmm2, zmm3', 'vpunpcklqdq zmm5, zmm3, zmm2')],
  ['the words of elements exchanged', replaced('vpunpcklqdq zmm0, zmm4, zmm6', 'vpunpcklqdq zmm0, zmm6, zmm4')],
  [
    'two elements exchanged by indices',
    replaced(
      'vpaddq zmm4, zmm4, zmm5',
      'vmovdqu64 zmm7, [rel .c0]',
      'vpermq zmm5, zmm7, zmm5',
      'vpaddq zmm4, zmm4, zmm5',
    ),
  ],
  ['a difference', replaced('vpaddq zmm4, zmm4, zmm5', 'vpsubq zmm4, zmm4, zmm5')],
])('%s is refuted', (_, lines) => {
  const verdict = verdictOf(lines);
  expect(verdict).toMatchObject({ kind: 'refuted', reason: expect.stringContaining('in element') });
  const inputs = verdict.kind === 'refuted' ? (verdict.counterexample?.inputs ?? []) : [];
  expect(inputs.map(({ length }) => length)).toEqual([2 * ELEMENTS, 2 * ELEMENTS]);
});

test('what is wrong of one element only is noticed', () => {
  const mask = ['mov eax, 0x7f', 'kmovb k1, eax', 'vpaddq zmm4{k1}, zmm4, zmm5'];
  expect(verdictOf(replaced('vpaddq zmm4, zmm4, zmm5', ...mask))).toMatchObject({ kind: 'refuted' });
});

test.each([
  ['a result that is missing', GOOD.filter((line) => line !== 'vmovdqu64 [rdi+0x40], zmm1'), 'missingOutput'],
  ['a row behind the array', replaced('vmovdqu64 zmm1, [rsi+0x40]', 'vmovdqu64 zmm1, [rsi+0x80]'), 'bounds'],
  ['upper halves in use', GOOD.filter((line) => line !== 'vzeroupper'), 'upperHalves'],
])('%s breaks a rule', (_, lines, rule) => {
  expect(verdictOf(lines)).toMatchObject({ kind: 'refuted', reason: expect.stringContaining(rule) });
});

test('a permutation by data is refused', () => {
  const lines = replaced('vpaddq zmm4, zmm4, zmm5', 'vpermq zmm5, zmm4, zmm5', 'vpaddq zmm4, zmm4, zmm5');
  expect(verdictOf(lines)).toMatchObject({ kind: 'undecided', reason: expect.stringContaining('depends on data') });
});

test('the other elements are unknowns: what is made of two of them is not taken to be 0', () => {
  // zmm7 is 0 only if elements 0 and 1 are equal; it is added to all others.
  const spoilt = ['vpermq zmm7, zmm4, 0x11', 'vpsubq zmm7, zmm7, zmm4', 'vpaddq zmm4, zmm4, zmm7'];
  expect(verdictOf(replaced('vpaddq zmm4, zmm4, zmm5', 'vpaddq zmm4, zmm4, zmm5', ...spoilt)).kind).not.toBe('proved');
});

test('elements go neither with lanes nor with parameters by value', () => {
  const text = { spec: 'out = a+b mod 2^61-1', limbs: '1x64', elements: 4 };
  expect(() => verifyContract({ ...text, lanes: '8' })).toThrow('elements');
  expect(() => verifyContract({ ...text, scalars: 'b' })).toThrow('elements');
});
