/** Other people's vectorised code: statements about each lane, and counterexamples that run on any processor. */
import { words } from './words.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ALL_COMMANDS } from '../../lab/commands.ts';
import { runCommandLine } from '../../src/cli/runCommandLine.ts';
import { checkQuickly, openCoq } from '../../src/frontend/toolchain/coq.ts';
import { hasCoq, withCoq } from '../certificate/model/buildModel.ts';
import { recordingIo } from './recordingIo.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const root = join(import.meta.dirname, '../..');
const folder = temporaryFolder();

/** out = a*b modulo 2^89 - 1 in two limbs of 52 bits: 2^104 is 2^15. */
const CODE = [
  'f:',
  ...['vmovdqu64 zmm0, [rsi]', 'vmovdqu64 zmm1, [rsi+0x40]', 'vmovdqu64 zmm2, [rdx]', 'vmovdqu64 zmm3, [rdx+0x40]'],
  'vpxor xmm4, xmm4, xmm4',
  'vpxord xmm17, xmm18, xmm18',
  ...['vpxor ymm5, ymm5, ymm5', 'vpxorq zmm6, zmm6, zmm6'],
  ...['vpmadd52luq zmm4, zmm0, zmm2', 'vpmadd52huq zmm17, zmm0, zmm2'],
  ...['vpmadd52luq zmm17, zmm0, zmm3', 'vpmadd52luq zmm17, zmm1, zmm2'],
  ...['vpmadd52huq zmm5, zmm0, zmm3', 'vpmadd52huq zmm5, zmm1, zmm2', 'vpmadd52luq zmm5, zmm1, zmm3'],
  'vpmadd52huq zmm6, zmm1, zmm3',
  'vpsllq zmm5, zmm5, 15',
  ...['vpsrlq zmm7, zmm4, 52', 'vpandd zmm4, zmm4, [rel mask]', 'vpaddq zmm4, zmm4, zmm5', 'vpaddq zmm17, zmm17, zmm7'],
  ...['vpsllq zmm6, zmm6, 15', 'vpaddq zmm17, zmm17, zmm6'],
  ...['vmovdqu64 [rdi], zmm4', 'vmovdqu64 [rdi+0x40], zmm17', 'vzeroupper', 'ret'],
  'align 64',
  'mask: times 8 dq 0xfffffffffffff',
];
const SPEC = ['--lanes', '8', '--spec', 'out = a*b mod 2^89-1', '--limbs', '2x52'];
const BOUNDS = ['--bounds', 'a[0]<2^52, a[1]<2^22, b[0]<2^52, b[1]<2^22'];

async function verify(lines: readonly string[], ...args: string[]) {
  const file = join(folder, 'code.asm');
  writeFileSync(file, ['default rel', 'global f', ...lines, ''].join('\n'));
  const io = recordingIo(['verify', file, ...args], { root, cwd: folder });
  const code = await runCommandLine(ALL_COMMANDS, io);
  return { code, text: [...io.outText, ...io.noteText].join('\n') };
}

const replaced = (from: string, to: string): string[] => CODE.map((line) => (line === from ? to : line));

test('a product is proved for each lane', async () => {
  const { code, text } = await verify(CODE, ...SPEC, ...BOUNDS);
  expect(text).toContain('proved for all inputs');
  expect(text).toContain('--lanes 8');
  expect(code).toBe(0);
});

test('bounds that are too wide are refuted by inputs that run', async () => {
  const { code, text } = await verify(CODE, ...SPEC, '--bounds', 'a[]<2^52, b[]<2^52');
  expect(text).toContain('REFUTED');
  expect(text).toMatch(/on this processor(, which lacks .*)?: out = \[0x/);
  expect(code).toBe(4);
});

test.each([
  ['another half', 'vpmadd52huq zmm5, zmm1, zmm2', 'vpmadd52luq zmm5, zmm1, zmm2'],
  ['another shift', 'vpsrlq zmm7, zmm4, 52', 'vpsrlq zmm7, zmm4, 51'],
  ['another mask', 'mask: times 8 dq 0xfffffffffffff', 'mask: times 8 dq 0x7ffffffffffff'],
])('%s is refuted', async (_, from, to) => {
  const { code, text } = await verify(replaced(from, to), ...SPEC, ...BOUNDS);
  expect(text).toContain('REFUTED');
  expect(text).toMatch(/on this processor(, which lacks .*)?: out = \[0x/);
  expect(code).toBe(4);
});

test.each([
  ['a short register that is not cleared', 'vpxor xmm4, xmm4, xmm4', 'vpxor xmm4, xmm4, xmm5'],
  ['a mask that differs from lane to lane', 'mask: times 8 dq 0xfffffffffffff', 'mask: dq 1, 2, 3, 4, 5, 6, 7, 8'],
  ['a short word for all', 'vpandd zmm4, zmm4, [rel mask]', 'vpandd zmm4, zmm4, [rel mask]{1to16}'],
  ['a permutation', 'vpsllq zmm5, zmm5, 15', 'vpermq zmm5, zmm5, 0x1b'],
])('%s is refused', async (_, from, to) => {
  const { code, text } = await verify(replaced(from, to), ...SPEC, ...BOUNDS);
  expect(text).not.toContain('proved for all');
  expect(code).toBe(5);
});

test('lanes are said with a statement only', async () => {
  const { code, text } = await verify(CODE, '--lanes', '8', '--ir', 'f.ir');
  expect(text).toContain('--lanes');
  expect(code).toBe(2);
});

/** out = a*b modulo 2^31 - 1 in four lanes, with one fold. */
const FOUR = [
  'f:',
  ...['vmovdqa ymm0, [rsi]', 'vpmuludq ymm0, ymm0, [rdx]', 'vpsrlq ymm1, ymm0, 31'],
  ...['vpand ymm0, ymm0, [rel mask]', 'vpaddq ymm0, ymm0, ymm1'],
  ...['vmovdqu [rdi], ymm0', 'vzeroupper', 'ret', 'align 32', 'mask: times 4 dq 0x7fffffff'],
];
const OF_FOUR = words`--lanes 4 --spec "out = a*b mod 2^31-1" --limbs 1x32 --bounds "a[0]<2^31, b[0]<2^31"`;

test('a product of AVX2 is proved for each of four lanes', async () => {
  const { code, text } = await verify(FOUR, ...OF_FOUR);
  expect(text).toContain('proved for all inputs');
  expect(text).toContain('--lanes 4');
  expect(code).toBe(0);
});

test.skipIf(!hasCoq)(
  withCoq('of AVX2 Coq accepts a theorem about each of four lanes, and none of a mask that one lane lacks'),
  async () => {
    const { code, text } = await verify(FOUR, ...OF_FOUR, '--certificate');
    expect(text).toContain('compute what is claimed in each lane');
    expect(text).toContain('if the caller passes arrays that are aligned to 32 bytes');
    expect(code).toBe(0);
    const file = join(folder, 'code.asm.v');
    const certificate = readFileSync(file, 'utf8');
    expect(certificate).toContain('Instance registers : width := AVX2.');
    const coq = await openCoq(root);
    expect(await checkQuickly(certificate, coq)).toEqual({ accepted: true, said: '' });
    const ones = '255; 255; 255; 127; 0; 0; 0; 0';
    for (const [from, to] of [
      [`${ones}]`, `255; 255; 255; 63; 0; 0; 0; 0]`], // the last lane's mask
      [`[${ones}`, `[255; 255; 255; 63; 0; 0; 0; 0`], // the first one's
      ['width := AVX2', 'width := AVX512'],
    ]) {
      expect(certificate).toContain(from);
      expect((await checkQuickly(certificate.replace(from, to), coq)).accepted, to).toBe(false);
    }
  },
  300_000,
);

const IN_OTHER_ORDER = [
  ['results, then operands in another order', 'out,b,a'],
  ['a number in front of operands', 'out,5,a,b'],
];

test.each(IN_OTHER_ORDER)('no theorem is about lanes with %s: it would be about other parameters', async (_, args) => {
  const [rsi, rdx] = args === 'out,5,a,b' ? ['rdx', 'rcx'] : ['rsi', 'rdx'];
  const lines = FOUR.map((line) => line.replace('[rdx]', `[${rdx}]`).replace('[rsi]', `[${rsi}]`));
  const bounds = words`--lanes 4 --spec "out = a*b mod 2^31-1" --limbs 1x32 --bounds "a[0]<2^31, b[0]<2^30"`;
  const { code, text } = await verify(lines, ...bounds, '--args', args, '--certificate');
  expect(text).toContain('proved for all inputs');
  expect(text).not.toContain('theorem:');
  expect(text).toMatch(/in another order|no array of operands/);
  expect(code).toBe(5);
});

test('a claim that no theorem can state is said to be that', async () => {
  const lines = ['f:', 'mov rax, [rsi]', 'mov rcx, [rsi+8]', 'mov [rdi], rax', 'mov [rdi+8], rcx', 'ret'];
  const claim = words`--elements 2 --spec "out = a mod 2^61-1" --limbs 1x61 --bounds a[]<2^61 --certificate`;
  const { code, text } = await verify(lines, ...claim);
  expect(text).toContain('proved for all inputs');
  expect(text).toMatch(/cannot say this claim[^]*no --elements/);
  expect(code).toBe(5);
});

test('no theorem is about code that is called as its source is, with results behind operands', async () => {
  const ir = [
    ...['function f', 'aliasing any', 'param arg1 u64[1] <=0xff', 'result out1 u64[1] <=0xff', 'call a:arg1 out:out1'],
    ...['modulus 0x1fffffffffffffff', 'weights 0', 'relation arg1', '', 'return out1 = arg1[0]', ''],
  ];
  writeFileSync(join(folder, 'f.ir'), ir.join('\n'));
  const lines = ['f:', 'mov rax, [rdi]', 'mov [rsi], rax', 'ret'];
  const { code, text } = await verify(lines, '--ir', 'f.ir', '--certificate');
  expect(text).toContain('proved for all inputs');
  expect(text).toMatch(/cannot say this claim[^]*of results first, then of operands/);
  expect(code).toBe(5);
});

test.skipIf(!hasCoq)(
  withCoq('a theorem about lanes demands nothing of what is passed behind operands'),
  async () => {
    const { code, text } = await verify(FOUR, ...OF_FOUR, '--args', 'out,a,b,&5', '--certificate');
    expect(text).toContain('theorem: correct');
    expect(readFileSync(join(folder, 'code.asm.v'), 'utf8')).not.toContain('Known');
    expect(code).toBe(0);
  },
  300_000,
);

test.each([
  ['a shift by less', 'vpsrlq ymm1, ymm0, 31', 'vpsrlq ymm1, ymm0, 30', 4],
  ['another mask', 'mask: times 4 dq 0x7fffffff', 'mask: times 4 dq 0x3fffffff', 4],
  ['a mask that differs from lane to lane', 'mask: times 4 dq 0x7fffffff', 'mask: dq 1, 2, 3, 4', 5],
  ['a register of 512 bits', 'vpaddq ymm0, ymm0, ymm1', 'vpaddq zmm0, zmm0, [rsi]', 5],
  ['a register of 128 bits', 'vpaddq ymm0, ymm0, ymm1', 'vpaddq xmm0, xmm0, xmm1', 5],
])('%s: not proved for four lanes', async (_, from, to, expected) => {
  const { code, text } = await verify(
    FOUR.map((line) => (line === from ? to : line)),
    ...OF_FOUR,
  );
  expect(text).not.toContain('proved for all');
  expect(code).toBe(expected);
});

test('code of four lanes is not that of eight', async () => {
  const { code } = await verify(FOUR, ...OF_FOUR.map((word) => (word === '4' ? '8' : word)));
  expect(code).toBe(5);
});
