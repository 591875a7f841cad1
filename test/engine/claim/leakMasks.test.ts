/**
 * Secret masks of memory accesses and all of a vector, as two runs show them: on this processor, if it has the
 * instructions, and in Bochs, for processors that have none of them.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { leaksOf } from '../../../src/engine/claim/leaksOf.ts';
import { processorFlags } from '../../../src/engine/environment/thisMachine.ts';
import { withoutBochs } from '../../library/emulated/onEmulator.ts';
import { oneIn } from '../../oneIn.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';
import { toolchainOrSkip } from '../../frontend/toolchain/withToolchain.ts';

const toolchain = await toolchainOrSkip();
/** Flags of a processor of 2006: nearly all of these cases are for others. */
const OLD: ReadonlySet<string> = new Set(['sse2', 'pni', 'ssse3']);
const without = withoutBochs();
if (without !== null) console.warn(`test/engine/claim/leakMasks: ${without}`);
const MASK = 'which bytes of memory are accessed depends on a secret';
const TIME = 'the time of the instruction may depend on a secret';
const ADDRESS = 'an address depends on a secret';

type Case = readonly [title: string, lines: readonly string[], leaks: readonly string[]];
const SHOWN: readonly Case[] = [
  ['of a store', ['kmovq k1,[rsi]', 'vmovdqu8 [rdi]{k1},zmm0'], [MASK]],
  ['of a load', ['kmovq k1,[rsi]', 'vmovdqu8 zmm1{k1}{z},[rdi]', 'vmovdqu64 [rdi],zmm1'], [MASK]],
  ['of signs', ['vmovdqu64 zmm0,[rsi]', 'vpmovb2m k1,zmm0', 'vmovdqu8 [rdi]{k1},zmm0'], [MASK]],
  ['of a sum', ['kmovb k3,[rsi]', 'vpaddq ymm1{k3},ymm2,[rdi]'], [MASK]],
  ['of one element for all', ['kmovb k3,[rsi]', 'vpaddq zmm1{k3},zmm2,qword ptr [rdi]{1to8}'], [MASK]],
  ['of narrower elements', ['kmovb k3,[rsi]', 'vpmovqd [rdi]{k3},zmm2'], [MASK]],
  ['of a comparison', ['kmovw k3,[rsi]', 'vpcmpeqd k1{k3},zmm2,[rdi]'], [MASK]],
  ['of doubles', ['kmovb k3,[rsi]', 'vmovupd [rdi]{k3},xmm9'], [MASK]],
  ['of a compression', ['kmovw k1,[rsi]', 'vpcompressd [rdi]{k1},zmm0'], [MASK]],
  ['of an expansion', ['kmovb k1,[rsi]', 'vpexpandq zmm1{k1}{z},[rdi]'], [MASK]],
  ['of a compression in registers', ['kmovb k1,[rsi]', 'vpcompressq zmm1{k1}{z},zmm2'], [TIME]],
  ['of a load by signs', ['vmovdqu ymm1,[rsi]', 'vpmaskmovq ymm0,ymm1,[rdi]'], [MASK]],
  ['of a store by signs', ['vmovdqu xmm1,[rsi]', 'vpmaskmovd [rdi],xmm1,xmm2'], [MASK]],
  ['of a gather', ['kmovw k1,[rsi]', 'vpxord zmm2,zmm2,zmm2', 'vpgatherdd zmm1{k1},[rdi+zmm2*4]'], [MASK]],
  ['of a scatter', ['kmovb k1,[rsi]', 'vpxord ymm2,ymm2,ymm2', 'vpscatterdq [rdi+ymm2*8]{k1},zmm1'], [MASK]],
  ['of a gather by signs', ['vmovdqu ymm3,[rsi]', 'vpxor ymm2,ymm2,ymm2', 'vpgatherdd ymm1,[rdi+ymm2*4],ymm3'], [MASK]],
  [
    'or index of a gather',
    ['vmovdqu64 zmm2,[rsi]', 'vpsrld zmm2,zmm2,28', 'kxnorw k1,k1,k1', 'vpgatherdd zmm1{k1},[rdi+zmm2*4]'],
    [ADDRESS],
  ],
  [
    'or index of a gather of few elements',
    ['vmovdqu xmm2,[rsi]', 'vpsrlq xmm2,xmm2,60', 'vpcmpeqd xmm3,xmm3,xmm3', 'vpgatherqd xmm1,[rdi+xmm2*4],xmm3'],
    [ADDRESS],
  ],
];
const NOT_SHOWN: readonly Case[] = [
  ['bits that belong to no element', ['kmovq k1,[rsi]', 'kshiftlq k1,k1,8', 'vmovdqu64 [rdi]{k1},zmm0'], [MASK]],
  [
    'one element that is always accessed',
    ['kmovb k1,[rsi]', 'mov eax,1', 'kmovd k2,eax', 'korb k1,k1,k2', 'vpaddq zmm1{k1},zmm2,qword ptr [rdi]{1to8}'],
    [MASK],
  ],
  ['all of memory', ['kmovw k1,[rsi]', 'vpermd zmm1{k1}{z},zmm2,[rdi]'], [MASK]],
  [
    'a mask that cancels',
    ['kmovq k1,[rsi]', 'mov eax,0', 'kmovq k2,rax', 'kandq k1,k1,k2', 'vmovdqu8 [rdi]{k1},zmm0'],
    [MASK],
  ],
  [
    'as many elements that stand in memory, whichever they are',
    ['mov eax,[rsi]', 'and eax,1', 'inc eax', 'kmovd k1,eax', 'vpcompressd [rdi]{k1},zmm0'],
    [MASK],
  ],
  ['bits that are no signs', ['vmovdqu ymm1,[rsi]', 'vpsrlq ymm1,ymm1,1', 'vpmaskmovq ymm0,ymm1,[rdi]'], [MASK]],
  [
    'an index that is masked',
    ['vmovdqu64 zmm2,[rsi]', 'vpsrld zmm2,zmm2,28', 'kxorw k1,k1,k1', 'vpgatherdd zmm1{k1},[rdi+zmm2*4]'],
    [ADDRESS],
  ],
  [
    'what is moved by a mask that cancels',
    [...['vmovdqu64 zmm2,[rsi]', 'kmovb k1,[rsi]', 'kxorw k2,k2,k2', 'kandb k1,k1,k2'], 'vpcompressq zmm1{k1}{z},zmm2'],
    [TIME],
  ],
  ['what is masked', ['vmovdqu64 zmm2,[rsi]', 'kxorq k1,k1,k1', 'vpopcntq zmm1{k1}{z},zmm2'], [TIME]],
  ['what merging leaves', ['vmovdqu64 zmm1,[rsi]', 'kxnorq k1,k1,k1', 'vpopcntq zmm1{k1},zmm2'], [TIME]],
];

const [HERE, THERE] = ['this processor', 'Bochs'] as const;
const parts = [0, 1, 15, 16, 31].flatMap((number) => [0, 16, 32, 48].map((from) => [number, from] as const));
const BITS: readonly Case[] = parts.map(([number, from]) => [
  `zmm${number}, bytes from ${from}`,
  [`vmovdqu64 zmm${number},[rsi]`, `vgf2p8affineqb zmm2,zmm${number},zmm${number},0`],
  [TIME],
]);

describe.skipIf(toolchain === null)('masks and vectors', () => {
  const folder = temporaryFolder();
  const found = async (
    lines: readonly string[],
    flags = processorFlags(),
    bytes?: { readonly from: number; readonly to: number },
  ) => {
    const [source, object] = [join(folder, 'f.s'), join(folder, 'f.o')];
    const text = ['.intel_syntax noprefix', '.globl f', '.type f,@function', 'f:', ...lines, 'ret', ''];
    writeFileSync(source, text.join('\n'));
    execFileSync('as', ['--64', '-o', object, source]);
    const secret = { register: 'rsi', secret: true, ...(bytes === undefined ? {} : { bytes }) };
    const args = [{ register: 'rdi', secret: false }, secret];
    const { leaks, refusals } = await leaksOf([object], 'f', args, toolchain!, flags);
    return [leaks.map(({ what }) => what), refusals.map(({ what }) => what)] as const;
  };

  describe.each([HERE, THERE])('in %s', (where) => {
    const [flags, every] = where === HERE ? ([processorFlags(), 2] as const) : ([OLD, 16] as const);
    const isMissing = where === THERE && without !== null;
    /** Whether this processor runs them all; there, each is run. */
    const isRun = ([, lines]: Case): boolean =>
      where === THERE || processorFlags().has(/zmm|\bk\d/.test(lines.join()) ? 'avx512_bitalg' : 'avx2');
    const told = where === HERE ? '' : 'shown by two runs in Bochs (an emulated Ice Lake), as this processor lacks';
    const notFound = where === HERE ? 'no two runs on this processor were found' : 'no two runs in Bochs';

    describe.skipIf(isMissing)('two runs', () => {
      test.each(oneIn(every, SHOWN.filter(isRun)))('a secret mask %s', async (_, lines, [expected]) => {
        const [leaks, refusals] = await found(lines, flags);
        expect(refusals).toEqual([]);
        expect(leaks).toEqual([expect.stringContaining(expected)]);
        expect(leaks.join()).toContain(told);
      });
      test.each(oneIn(every, NOT_SHOWN.filter(isRun)))('not reported: %s', async (_, lines, [expected]) => {
        const [leaks, refusals] = await found(lines, flags);
        expect(leaks).toEqual([]);
        expect(refusals).toEqual([expect.stringContaining(`perhaps ${expected}; `)]);
        expect(refusals.join()).toContain(notFound);
      });
      test.each(oneIn(3 * every, BITS.filter(isRun)))('%s', async (title, lines, expected) => {
        const from = Number(/\d+$/.exec(title)?.[0]);
        const [leaks, refusals] = await found(lines, flags, { from, to: from + 16 });
        expect(refusals).toEqual([]);
        expect(leaks).toEqual(expected.map((what) => expect.stringContaining(what)));
      });
    });
  });

  test('without Bochs it is said what is missing', async () => {
    process.env['FIELDWRIGHT_BOCHS'] = join(folder, 'none');
    onTestFinished(() => void delete process.env['FIELDWRIGHT_BOCHS']);
    const [leaks, refusals] = await found(SHOWN[0][1], OLD);
    expect(leaks).toEqual([]);
    expect(refusals).toEqual([expect.stringMatching(/^perhaps which bytes .*; this processor lacks AVX512F.*Bochs/)]);
  });

  test.each([
    ['a load and a store', ['kmovq k1,[rdi]', 'vmovdqu8 zmm1{k1}{z},[rsi]', 'vmovdqu8 [rdi+64]{k1},zmm1']],
    ['a compression', ['kmovw k1,[rdi]', 'vmovdqu64 zmm1,[rsi]', 'vpcompressd [rdi+64]{k1},zmm1']],
    ['an expansion', ['kmovq k1,[rdi]', 'vpexpandb zmm1{k1}{z},[rsi]', 'vpexpandb zmm2{k1},zmm1']],
    ['a store by signs', ['vmovdqu ymm1,[rdi]', 'vmovdqu ymm2,[rsi]', 'vmaskmovpd [rdi+64],ymm1,ymm2']],
    ['a gather', ['kmovw k1,[rdi]', 'vmovdqu64 zmm2,[rdi]', 'vpgatherdd zmm1{k1},[rsi+zmm2*4]']],
    ['a scatter', ['kmovb k1,[rdi]', 'vmovdqu64 zmm1,[rsi]', 'vpscatterqq [rsi+zmm2*8]{k1},zmm1']],
  ])('a public mask is no leak: %s', async (_, lines) => {
    expect(await found(lines)).toEqual([[], []]);
  });
});
