import { expect, test } from 'vitest';
import { parseStatement, statementContract } from '../../src/ir/contract/statement.ts';
import { parseStatedBounds } from '../../src/ir/contract/statedBounds.ts';
import type { IrFunction } from '../../src/ir/function.ts';
import { parse } from '../../src/ir/parse.ts';
import { proveAsmSpec } from '../../src/prover/proof/asmSpecification.ts';
import { proveListing } from '../../src/prover/proof/equivalence.ts';
import { parseListing } from './listing/parseListing.ts';
import { items } from '../items.ts';

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

const GOOD = items`
  vmovdqa64 zmm0, [rsi]; vmovdqa64 zmm1, [rsi+0x40]; vmovdqa64 zmm2, [rdx+0x40]; vpmadd52luq zmm1, zmm0, [rdx]
  vpmadd52huq zmm2, zmm0, [rdx]; vpandq zmm2, zmm2, [rel .c0]{1to8}; vmovdqa64 [rdi], zmm1; vmovdqa64 [rdi+0x40], zmm2
  vzeroupper; ret`;

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
  ['a permutation of SIMD lanes', inserted('vmovdqa64 [rdi], zmm1', 'vpermq zmm1, zmm1, 0x1b')],
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
  const ofWords = (wordOf: (i: number) => string): string[] => [
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) => `mov [rsp-${64 - 8 * i}], ${wordOf(i)}`),
    'vmovdqu64 zmm1, [rsp-0x40]',
  ];
  const inParts = ofWords((i) => (i === 6 ? 'rdi' : 'rsi'));
  expect(verdictOf(inserted('vmovdqa64 [rdi], zmm1', ...inParts))).toMatchObject({ kind: 'undecided' });
  // The same word for all lanes, which is no result.
  const same = ofWords(() => 'rsi');
  expect(verdictOf(inserted('vmovdqa64 [rdi], zmm1', ...same))).toMatchObject({ kind: 'refuted' });
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

const P = (1n << 61n) - 1n;

/** out = a - b + (a < b ? p : 0) for numbers below p = 2^61 - 1, in each lane. */
const DIFFERENCE: IrFunction = {
  ...statementContract('difference', parseStatement('out = a-b mod 2^61-1', 64), {
    weights: [0],
    scalars: [],
    bounds: parseStatedBounds('a<p,b<p,out<p', { results: ['out'], params: ['a', 'b'], scalars: [] }, [0], P),
    aliasing: 'equal',
  }),
  lanes: 8,
};
const MASKED = items`
  vmovdqa64 zmm0, [rsi]; vmovdqa64 zmm1, [rdx]; vpsubq zmm2, zmm0, zmm1; vpcmpuq k1, zmm0, zmm1, 1
  vpaddq zmm2{k1}, zmm2, [rel .c0]{1to8}; vmovdqa64 [rdi], zmm2; vzeroupper; ret`;
const ofMasked = (lines: readonly string[]) =>
  proveAsmSpec(parseListing(['f:', ...lines, '.c0: dq 0x1fffffffffffffff'].join('\n')), DIFFERENCE);
const altered = (from: string, ...to: string[]): string[] => MASKED.flatMap((l) => (l === from ? to : [l]));

const COMPARED = 'vpcmpuq k1, zmm0, zmm1, 1';
const ADDED = 'vpaddq zmm2{k1}, zmm2, [rel .c0]{1to8}';
const IN_REGISTER = ['vpbroadcastq zmm3, [rel .c0]', 'vpaddq zmm2{k1}, zmm2, zmm3'];

test.each([
  ['a borrow by a comparison', altered(ADDED, ...IN_REGISTER)],
  ['a borrow by the sign', altered(COMPARED, 'vpmovq2m k1, zmm2').flatMap((l) => (l === ADDED ? IN_REGISTER : [l]))],
  [
    'a borrow by a signed comparison',
    altered(COMPARED, 'vpcmpgtq k1, zmm1, zmm0').flatMap((l) => (l === ADDED ? IN_REGISTER : [l])),
  ],
  [
    'the opposite of the opposite',
    altered(COMPARED, 'vpcmpuq k2, zmm0, zmm1, 5', 'knotb k1, k2').flatMap((l) => (l === ADDED ? IN_REGISTER : [l])),
  ],
  [
    'a mask as a word',
    altered(ADDED, 'vpmovm2q zmm4, k1', 'vpandq zmm4, zmm4, [rel .c0]{1to8}', 'vpaddq zmm2, zmm2, zmm4'),
  ],
  ['a choice by a mask', altered(ADDED, 'vpaddq zmm3, zmm2, [rel .c0]{1to8}', 'vpblendmq zmm2{k1}, zmm2, zmm3')],
])('%s is proved', (_, lines) => {
  expect(ofMasked(lines)).toMatchObject({ kind: 'proved' });
});

const inRegister = (...lines: string[]): string[] => altered(ADDED, ...IN_REGISTER.slice(0, 1), ...lines);

test.each([
  [
    'the opposite comparison',
    inRegister(IN_REGISTER[1]).map((l) => (l === COMPARED ? 'vpcmpuq k1, zmm0, zmm1, 5' : l)),
  ],
  ['less or equal', inRegister(IN_REGISTER[1]).map((l) => (l === COMPARED ? 'vpcmpuq k1, zmm0, zmm1, 2' : l))],
  ['a mask of zeroing', inRegister('vpaddq zmm2{k1}{z}, zmm2, zmm3')],
  ['no mask', inRegister('vpaddq zmm2, zmm2, zmm3')],
  ['the other choice', altered(ADDED, 'vpaddq zmm3, zmm2, [rel .c0]{1to8}', 'vpblendmq zmm2{k1}, zmm3, zmm2')],
  ['a mask that is always one', inRegister('kxnorb k1, k1, k1', IN_REGISTER[1])],
])('%s is refuted', (_, lines) => {
  expect(ofMasked(lines)).toMatchObject({ kind: 'refuted' });
});

test.each([
  ['memory under a mask that depends on data', MASKED, 'memory is accessed under a mask'],
  [
    'memory that is compared under such a mask',
    altered('vpaddq zmm2{k1}, zmm2, [rel .c0]{1to8}', 'vpcmpuq k2{k1}, zmm2, [rsi], 1'),
    'memory is accessed under a mask',
  ],
  ['a mask that becomes a number', inRegister('kmovb eax, k1', 'kmovb k1, eax', IN_REGISTER[1]), 'become a number'],
  ['a mask that becomes flags', inRegister('kortestb k1, k1', IN_REGISTER[1]), 'kortestb'],
  ['a mask whose lanes differ', inRegister('mov eax, 0x55', 'kmovb k1, eax', IN_REGISTER[1]), 'lanes of a mask differ'],
  ['a mask of words of 32 bits', inRegister('vpaddd zmm2{k1}, zmm2, zmm3'), 'a mask of elements that are not words'],
  ['a mask of the caller', inRegister('vpaddq zmm2{k2}, zmm2, zmm3'), 'k2 is read before'],
  ['words moved between lanes', inRegister(IN_REGISTER[1], 'valignq zmm2, zmm2, zmm2, 1'), 'between lanes'],
])('%s is refused', (_, lines, reason) => {
  expect(ofMasked(lines)).toMatchObject({ kind: 'undecided', reason: expect.stringContaining(reason) });
});

test.each([0, 1])('half %i of a row is not stored where one word stands for all', (half) => {
  const store = `vextracti128 [rdi], ymm0, ${half}`;
  const lines = ['vmovdqu ymm0, [rsi]', 'vmovdqu [rdi], ymm0', store, 'vzeroupper', 'ret'];
  const contract = statementContract('copy', parseStatement('out = a mod 2^61-1', 64), {
    ...{ weights: [0], scalars: [], aliasing: 'none' as const },
    bounds: parseStatedBounds('a<p', { results: ['out'], params: ['a'], scalars: [] }, [0], P),
  });
  const verdict = proveAsmSpec(parseListing(['f:', ...lines].join('\n')), { ...contract, lanes: 4 });
  expect(verdict).toMatchObject({ kind: 'undecided', reason: expect.stringContaining('between lanes') });
});
