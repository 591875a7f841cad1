/**
 * Instructions as scalar code against what the manual says of them, written once more by hand; those that proofs know
 * are compared with their meaning there (`test/prover/laneSemantics.test.ts`).
 */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { scalarCode } from '../../../src/frontend/scalar/scalarCode.ts';
import { openToolchain } from '../../../src/frontend/toolchain/openToolchain.ts';
import { assembleBytes } from '../../codegen/encoder/assembleBytes.ts';
import { openWorker } from '../../openWorker.ts';

const root = join(import.meta.dirname, '../../..');
const SEED = 5;
const STATES = 8;
const ROW = 8;
const toolchain = await openToolchain(root);
const worker = await openWorker();

type Row = readonly bigint[];
const words = (f: (i: number) => bigint): Row => Array.from({ length: ROW }, (_, i) => BigInt.asUintN(64, f(i)));
const signed = (x: bigint): bigint => BigInt.asIntN(64, x);
/** k1: words of a that are negative. */
const NEGATIVE = 'vpmovq2m k1, zmm1\n';

/** Of rows a (zmm1), b (zmm2), c (zmm0): what zmm0 becomes. */
const CASES: readonly (readonly [text: string, value: (a: Row, b: Row, c: Row) => Row])[] = [
  ['vpermq zmm0, zmm1, 0x1b', (a) => words((i) => a[i - (i % 4) + 3 - (i % 4)])],
  ['vpermq zmm0, zmm1, zmm2', (a, b) => words((i) => b[Number(a[i] & 7n)])],
  ['vpermt2q zmm0, zmm1, zmm2', (a, b, c) => words((i) => [...c, ...b][Number(a[i] & 15n)])],
  ['vpunpcklqdq zmm0, zmm1, zmm2', (a, b) => words((i) => (i % 2 === 0 ? a[i] : b[i - 1]))],
  ['vpunpckhqdq zmm0, zmm1, zmm2', (a, b) => words((i) => (i % 2 === 0 ? a[i + 1] : b[i]))],
  [
    'vshufi64x2 zmm0, zmm1, zmm2, 0xd8',
    (a, b) => [...a.slice(0, 2), ...a.slice(4, 6), ...b.slice(2, 4), ...b.slice(6)],
  ],
  ['valignq zmm0, zmm1, zmm2, 3', (a, b) => [...b.slice(3), ...a.slice(0, 3)]],
  ['vpmuludq zmm0, zmm1, zmm2', (a, b) => words((i) => (a[i] & 0xffffffffn) * (b[i] & 0xffffffffn))],
  ['vpandnq zmm0, zmm1, zmm2', (a, b) => words((i) => ~a[i] & b[i])],
  ['vpminuq zmm0, zmm1, zmm2', (a, b) => words((i) => (a[i] < b[i] ? a[i] : b[i]))],
  ['vpsrlvq zmm0, zmm1, [rsi]', (a, _, c) => words((i) => (c[i] > 63n ? 0n : a[i] >> c[i]))],
  ['vpternlogq zmm0, zmm1, zmm2, 0x96', (a, b, c) => words((i) => a[i] ^ b[i] ^ c[i])],
  [`${NEGATIVE}vpaddq zmm0{k1}, zmm1, zmm2`, (a, b, c) => words((i) => (signed(a[i]) < 0n ? a[i] + b[i] : c[i]))],
  [`${NEGATIVE}vpaddq zmm0{k1}{z}, zmm1, zmm2`, (a, b) => words((i) => (signed(a[i]) < 0n ? a[i] + b[i] : 0n))],
  [`${NEGATIVE}vpblendmq zmm0{k1}, zmm1, zmm2`, (a, b) => words((i) => (signed(a[i]) < 0n ? b[i] : a[i]))],
  ['vpcmpuq k2, zmm1, zmm2, 1\nvmovdqa64 zmm0{k2}{z}, zmm1', (a, b) => words((i) => (a[i] < b[i] ? a[i] : 0n))],
  ['vpcmpuq k2, zmm1, zmm2, 6\nvmovdqa64 zmm0{k2}{z}, zmm1', (a, b) => words((i) => (a[i] > b[i] ? a[i] : 0n))],
  [
    'vpcmpq k2, zmm1, zmm2, 2\nvmovdqa64 zmm0{k2}{z}, zmm1',
    (a, b) => words((i) => (signed(a[i]) <= signed(b[i]) ? a[i] : 0n)),
  ],
  [
    `${NEGATIVE}vpcmpgtq k2{k1}, zmm1, zmm2\nvmovdqa64 zmm0{k2}{z}, zmm1`,
    (a, b) => words((i) => (signed(a[i]) < 0n && signed(a[i]) > signed(b[i]) ? a[i] : 0n)),
  ],
  [
    `${NEGATIVE}vptestnmq k2, zmm2, zmm2\nkorb k3, k1, k2\nkmovb eax, k3\nvpbroadcastq zmm0, rax`,
    (a, b) => {
      const mask = a.reduce((m, word, i) => (signed(word) < 0n || b[i] === 0n ? m | (1n << BigInt(i)) : m), 0n);
      return words(() => mask);
    },
  ],
  [
    'mov eax, 3\nvpxorq zmm0, zmm0, zmm0\n.again: vpaddq zmm0, zmm0, zmm1\ndec eax\njne .again',
    (a) => words((i) => 3n * a[i]),
  ],
  ['lea rax, [rsi+0x40]\nvpaddq zmm0, zmm2, [rax]{1to8}', (a, b) => words((i) => b[i] + a[0])],
];

test.each(CASES)('%s', async (text, value) => {
  const around = ['bits 64', 'f:', 'vmovdqu64 zmm0, [rsi]', 'vmovdqu64 zmm1, [rsi+0x40]', 'vmovdqu64 zmm2, [rsi+0x80]'];
  const code = assembleBytes('nasm', [...around, text, 'vmovdqu64 [rdi], zmm0', 'vzeroupper', 'ret'].join('\n'));
  await worker.setFunction(
    {
      arguments: [
        { kind: 'out', words: ROW },
        { kind: 'in', words: 3 * ROW },
      ],
      aliases: [[0, 1]],
    },
    [],
  );
  const rng = seeded(SEED, text);
  const draw = [() => rng.big(64), () => rng.big(4), () => 0n, () => (1n << 64n) - 1n, () => 1n << 63n];
  const states = Array.from({ length: STATES * 3 * ROW }, () => draw[rng.below(draw.length)]());
  const target = await scalarCode('f', Uint8Array.from(code), toolchain);
  const { verdict, outputs } = await worker.run({ target, inputs: BigUint64Array.from(states) });
  expect(verdict).toBe('ok');
  for (let n = 0; n < STATES; n++) {
    const [c, a, b] = [0, 1, 2].map((row) => states.slice((3 * n + row) * ROW, (3 * n + row + 1) * ROW));
    expect([...outputs.subarray(n * ROW, (n + 1) * ROW)], `state ${n} of seed ${SEED}`).toEqual(value(a, b, c));
  }
});

test('what has no translation is named', async () => {
  const code = Uint8Array.from(assembleBytes('nasm', 'f:\nvaddpd zmm0, zmm1, zmm2\nret'));
  await expect(scalarCode('f', code, toolchain)).rejects.toThrow('no translation');
  const narrow = Uint8Array.from(assembleBytes('nasm', 'f:\nvpandd zmm0{k1}, zmm1, zmm2\nret'));
  await expect(scalarCode('f', narrow, toolchain)).rejects.toThrow('no translation');
});

test('aligned moves demand it, and the stack must be where it was', async () => {
  const run = async (text: string): Promise<string> => {
    const code = Uint8Array.from(assembleBytes('nasm', `f:\n${text}\nret`));
    const target = await scalarCode('f', code, toolchain);
    return (await worker.run({ target, inputs: new BigUint64Array(3 * ROW) })).verdict;
  };
  expect(await run('vmovdqa64 zmm0, [rsi+0x40]')).toBe('ok');
  expect(await run('vmovdqa64 zmm0, [rsi+0x48]')).not.toBe('ok');
  expect(await run('vmovdqa64 [rsp-0x40], zmm0')).not.toBe('ok');
  expect(await run('sub rsp, 0x40')).not.toBe('ok');
});

/** On rax, rcx and rdx, behind `cmp rax, rcx`; the flags that are compared behind it. */
const GENERAL: readonly (readonly [text: string, flags: string])[] = [
  ['adcx rax, rcx\nadox rdx, rcx\nadcx rdx, rax', 'cozs'],
  ['adc rax, rdx', 'cozs'],
  ['add eax, ecx', 'cozs'],
  ['sbb rax, rdx', 'cozs'],
  ['sub ecx, eax', 'cozs'],
  ['neg rax\nadc rcx, 5', 'cozs'],
  ['inc rax\ndec ecx', 'cozs'],
  ['mulx rax, rcx, rax', 'cozs'],
  ['mul rcx', 'co'],
  ['imul rax, rcx, -7', ''],
  ['and rax, rcx\nor rcx, rdx', 'cozs'],
  ['xor eax, edx\nnot rdx\nbswap rcx', 'cozs'],
  ['xor ecx, ecx', 'cozs'],
  ['andn rax, rcx, rdx', 'cozs'],
  ['shl rax, 7', 'czs'],
  ['shr ecx, 3', 'czs'],
  ['sar edx, 9\nmov ecx, edx', 'czs'],
  ['ror rax, 13\nrol ecx, 5', 'c'],
  ['rorx rax, rcx, 9', 'cozs'],
  ['shld rax, rcx, 11', 'czs'],
  ['shrd ecx, eax, 11', 'czs'],
  ['bt rax, 5', 'c'],
  ['btr rax, 63\nbtc rcx, 7\nbts rdx, 0', 'c'],
  ['cmovbe rax, rdx\ncmovge rcx, rdx', 'cozs'],
  ['cmovle eax, ecx\ncmovns rdx, rcx', 'cozs'],
  ['lea rax, [rcx + 4*rdx + 9]\nxchg rcx, rdx', 'cozs'],
  ['push rcx\npush 3\npop rax\npop rdx', 'cozs'],
  ['test rax, rdx\ncmc', 'cozs'],
];

test.each(GENERAL)('general registers: %s', async (text, flags) => {
  const load = ['rax', 'rcx', 'rdx'].map((r, i) => `mov ${r}, [rsi+${8 * i}]`);
  const bits = [...flags].map((f, i) => `mov r8d, 0\ncmov${f} r8, r9\nmov [rdi+${24 + 8 * i}], r8`);
  const store = ['rax', 'rcx', 'rdx'].map((r, i) => `mov [rdi+${8 * i}], ${r}`);
  const lines = ['bits 64', 'f:', ...load, 'mov r9d, 1', 'cmp rax, rcx', text, ...bits, ...store, 'ret'];
  const code = Uint8Array.from(assembleBytes('nasm', lines.join('\n')));
  const array = (kind: 'out' | 'in') => ({ kind, words: ROW });
  await worker.setFunction({ arguments: [array('out'), array('in')], aliases: [[0, 1]] }, []);
  const rng = seeded(SEED, text);
  const draw = [() => rng.big(64), () => rng.big(64), () => rng.big(3), () => (1n << 64n) - 1n, () => 1n << 63n];
  const inputs = BigUint64Array.from({ length: 4 * STATES * ROW }, () => draw[rng.below(draw.length)]());
  const runs = [];
  for (const target of [code, await scalarCode('f', code, toolchain)]) runs.push(await worker.run({ target, inputs }));
  const [actual, translated] = runs.map(({ verdict, outputs }) => ({
    verdict,
    words: [...outputs].filter((_, i) => i % ROW < 3 + flags.length),
  }));
  expect(actual.verdict).toBe('ok');
  expect(translated, `seed ${SEED}`).toEqual(actual);
});
