import { expect, test } from 'vitest';
import { parse } from '../../src/ir/parse.ts';
import { proveListing } from '../../src/prover/proof/equivalence.ts';
import { parseListing } from './listing/parseListing.ts';

/** out = the low 52 bits of a*b, plus c, modulo 2^64, in each lane. */
const fn = parse(`
function f
aliasing equal
lanes 8
param a u64[2]
param b u64[2]
result out u64[2]
x0<=0xfffffffffffff, x1 = mul52 a[0], b[0]
y0 = add x0, a[1]
y1 = add x1, b[1]
z1 = and y1, 0xffff
return out = y0, z1
`);

const GOOD = [
  'vmovdqa64 zmm0, [rsi]',
  'vmovdqa64 zmm1, [rsi+0x40]',
  'vmovdqa64 zmm2, [rdx+0x40]',
  'vpmadd52luq zmm1, zmm0, [rdx]',
  'vpmadd52huq zmm2, zmm0, [rdx]',
  'vpandq zmm2, zmm2, [rel .c0]{1to8}',
  'vmovdqa64 [rdi], zmm1',
  'vmovdqa64 [rdi+0x40], zmm2',
  'vzeroupper',
  'ret',
];

const verdictOf = (lines: readonly string[]) =>
  proveListing(parseListing([`f:`, ...lines, '.c0: dq 0xffff', '.c1: dq 1'].join('\n')), fn);
const replaced = (from: string, to: string): string[] => GOOD.map((line) => (line === from ? to : line));
const inserted = (before: string, ...lines: string[]): string[] =>
  GOOD.flatMap((line) => (line === before ? [...lines, line] : [line]));

test('code that does the same to all lanes is proved for one of them', () => {
  expect(verdictOf(GOOD)).toMatchObject({ kind: 'proved' });
});

test.each([
  ['another factor', replaced('vpmadd52luq zmm1, zmm0, [rdx]', 'vpmadd52luq zmm1, zmm0, [rdx+0x40]')],
  ['the other half', replaced('vpmadd52luq zmm1, zmm0, [rdx]', 'vpmadd52huq zmm1, zmm0, [rdx]')],
  ['another constant', replaced('vpandq zmm2, zmm2, [rel .c0]{1to8}', 'vpandq zmm2, zmm2, [rel .c1]{1to8}')],
  ['a result that is missing', GOOD.filter((line) => line !== 'vmovdqa64 [rdi], zmm1')],
  ['a write to an input', inserted('vzeroupper', 'vmovdqa64 [rsi], zmm1')],
  ['a row beyond the array', replaced('vmovdqa64 zmm1, [rsi+0x40]', 'vmovdqa64 zmm1, [rsi+0x80]')],
  ['upper halves left in use', GOOD.filter((line) => line !== 'vzeroupper')],
  ['a row of the stack that was not stored', inserted('vmovdqa64 [rdi], zmm1', 'vmovdqu64 zmm1, [rsp-0x40]')],
])('%s is refuted', (_, lines) => {
  expect(verdictOf(lines)).toMatchObject({ kind: 'refuted' });
});

test.each([
  ['a register that vzeroupper has cleared in some lanes', inserted('vmovdqa64 [rdi], zmm1', 'vzeroupper')],
  ['a permutation of lanes', inserted('vmovdqa64 [rdi], zmm1', 'vpermq zmm1, zmm1, 0x1b')],
  ['a part of a register', inserted('vmovdqa64 [rdi], zmm1', 'vmovq xmm1, [rel .c0]')],
  ['a part of a row', inserted('vzeroupper', 'mov rax, [rsi]')],
  [
    'a word of an array for all lanes',
    replaced('vpmadd52luq zmm1, zmm0, [rdx]', 'vpmadd52luq zmm1, zmm0, [rdx]{1to8}'),
  ],
  ['rows that do not begin where the array has some', replaced('vmovdqa64 zmm0, [rsi]', 'vmovdqu64 zmm0, [rsi+8]')],
  ['an aligned access to the stack', inserted('vzeroupper', 'vmovdqa64 [rsp-0x40], zmm1')],
  [
    'a part of a row on the stack',
    inserted('vzeroupper', 'vmovdqu64 [rsp-0x40], zmm1', 'mov rax, [rsp-0x40]', 'mov rax, [rsp-0x20]'),
  ],
])('%s is refused', (_, lines) => {
  expect(verdictOf(lines)).toMatchObject({ kind: 'undecided' });
});

test('a row on the stack is the row that was stored', () => {
  const spilled = ['vmovdqu64 [rsp-0x40], zmm1', 'vpxorq zmm1, zmm1, zmm1', 'vmovdqu64 zmm1, [rsp-0x40]'];
  expect(verdictOf(inserted('vmovdqa64 [rdi], zmm1', ...spilled))).toMatchObject({ kind: 'proved' });
  const overwritten = ['vmovdqu64 [rsp-0x40], zmm1', 'mov [rsp-8], rsi', 'vmovdqu64 zmm1, [rsp-0x40]'];
  expect(verdictOf(inserted('vmovdqa64 [rdi], zmm1', ...overwritten)).kind).not.toBe('proved');
  const inParts = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => `mov [rsp-${64 - 8 * i}], rsi`);
  expect(verdictOf(inserted('vmovdqa64 [rdi], zmm1', ...inParts, 'vmovdqu64 zmm1, [rsp-0x40]'))).toMatchObject({
    kind: 'undecided',
  });
});

test('a register may be set to zero whatever it holds', () => {
  const zeroed = ['vzeroupper', 'vpxorq zmm3, zmm3, zmm3', 'vpsubq zmm4, zmm4, zmm4', 'vzeroupper'];
  expect(verdictOf(GOOD.flatMap((line) => (line === 'vzeroupper' ? zeroed : [line])))).toMatchObject({
    kind: 'proved',
  });
});

test('in a function of words, registers of 512 bits are refused', () => {
  const { lanes: _, ...words } = fn;
  expect(proveListing(parseListing(['f:', ...GOOD, '.c0: dq 0xffff'].join('\n')), words)).toMatchObject({
    kind: 'undecided',
  });
});
