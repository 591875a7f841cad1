/** Functions in batches: their cases and loops, the page, and what the command refuses. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { eachText, linkedField } from '../../../lab/batches/batchContestants.ts';
import { BATCH_FUNCTIONS, batchOf, operandsOf, outputWords } from '../../../lab/batches/batchFunctions.ts';
import { BLS12_381_R, BN254_R } from '../../../lab/batches/montgomeryProduct.ts';
import { BATCHES, type BatchEntry } from '../../../lab/report/batchStore.ts';
import { ALL_COMMANDS } from '../../../lab/commands.ts';
import { seeded } from '../../../src/base/rng.ts';
import { runCommandLine } from '../../../src/cli/runCommandLine.ts';
import { loadField } from '../../../src/frontend/field/fieldDescription.ts';
import { readPeersManifest } from '../../../src/frontend/peers/peersManifest.ts';
import { openPeers } from '../../../src/frontend/peers/peersObject.ts';
import { findTools } from '../../../src/frontend/toolchain/tools.ts';
import { recordingIo } from '../../cli/recordingIo.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';
import { runLine } from '../../cli/runLine.ts';
import { measuredHere } from '../../everyMachine.ts';

measuredHere();

const project = join(import.meta.dirname, '../../..');
let root: string;
beforeEach(() => {
  root = temporaryFolder(onTestFinished);
  mkdirSync(join(root, 'docs'));
});

const [x25519] = BATCH_FUNCTIONS;

describe('cases', () => {
  test('each of the function is in a lane, with its own result', () => {
    const calls = x25519.whole.cases(seeded(1, 'b').fork('cases'));
    const batches = batchOf(x25519, 8).cases(seeded(1, 'b'));
    const lanesOf = ({ inputs, expected }: (typeof batches)[number], i: number): string =>
      [
        inputs.subarray(4 * i, 4 * i + 4),
        inputs.subarray(32 + 4 * i, 36 + 4 * i),
        expected.subarray(4 * i, 4 * i + 4),
      ].join();
    const found = new Set(batches.flatMap((batch) => Array.from({ length: 8 }, (_, i) => lanesOf(batch, i))));
    expect(found).toEqual(new Set(calls.map(({ inputs, expected }) => [...inputs, ...expected].join())));
  });

  test.each(BATCH_FUNCTIONS.map((fn) => [fn.name, fn] as const))('of %s have the lengths of its arrays', (_, fn) => {
    const whole = batchOf(fn, 3);
    const words = operandsOf(fn.whole).reduce((sum, operand) => sum + 3 * operand.words, 0);
    const [first] = whole.cases(seeded(1, 'lengths'));
    expect([first.inputs.length, first.expected.length]).toEqual([words, 3 * outputWords(fn.whole)]);
    expect(whole.timingCases(2, seeded(1, 'times'))[1].inputs.length).toBe(words);
  });

  test('messages have 32 bytes, and forgeries are among them', () => {
    const verify = BATCH_FUNCTIONS.find(({ name }) => name === 'ed25519-verify')!;
    const verdicts = batchOf(verify, 8)
      .cases(seeded(1, 'verify'))
      .flatMap(({ expected }) => [...expected].map(Number));
    expect(new Set(verdicts)).toEqual(new Set([0, 1]));
    expect(operandsOf(verify.whole).at(-1)).toEqual({ name: 'message', words: 4 });
  });
});

test('of what contestants deviate in there is nothing among the usual cases', () => {
  const cases = (name: string, which: 'all' | 'usual') =>
    batchOf(BATCH_FUNCTIONS.find((one) => one.name === name)!, 1, which).cases(seeded(1, name));
  const zeros = (which: 'all' | 'usual') =>
    cases('x25519', which).filter(({ expected }) => expected.every((word) => word === 0n)).length;
  expect([zeros('all') > 0, zeros('usual')]).toEqual([true, 0]);
  expect(cases('ed25519-verify', 'usual').length).toBeGreaterThan(20);
  expect(cases('ed25519-verify', 'usual').every(({ inputs }) => inputs[7] < 1n << 61n)).toBe(true);
});

test('a loop makes n calls, each with its own arrays', () => {
  const sign = BATCH_FUNCTIONS.find(({ name }) => name === 'ed25519-sign')!;
  const source = join(root, 'each.c');
  const own = `
void one(unsigned char *out, const unsigned char *key, const unsigned char *message, size_t length) {
  out[0] = (unsigned char)(key[63] + message[length - 1]);
}
int main(void) {
  static unsigned char out[3 * 64], keys[3 * 64], messages[3 * 32];
  for (int i = 0; i < 3; i++) keys[64 * i + 63] = (unsigned char)(10 * i), messages[32 * i + 31] = 1;
  each_one(out, keys, messages, 2);
  return out[0] == 1 && out[64] == 11 && out[128] == 0 ? 0 : 1;
}
`;
  writeFileSync(source, eachText('one', sign) + own);
  execFileSync('cc', ['-Wall', '-Werror', '-o', join(root, 'each'), source]);
  execFileSync(join(root, 'each'));
});

test('a batch of one is told its number', () => {
  const ecdh = BATCH_FUNCTIONS.find(({ name }) => name === 'p256-ecdh')!;
  expect(eachText('many', ecdh, true)).toMatch(/void many\(.*, size_t\);[^]* many\(.*, 1\);/);
});

test('each function has contestants that compute one and, but for what is in no registry, many', () => {
  const { peers } = readPeersManifest(project);
  for (const { field, op, name } of BATCH_FUNCTIONS)
    for (const many of [true, false])
      expect(
        peers.some((peer) => peer.field === field && peer.op === op && peer.many === many),
        `${name} ${many}`,
      ).toBe(true);
});

test('moduli of vectors are those of the fields', () => {
  expect(BN254_R).toBe(loadField('bn254-r', project).modulus);
  expect(BLS12_381_R).toBe(loadField('bls12-381-q', project).modulus);
});

test('who computes whole blocks is told how many, and left out of other sizes, which is said', async () => {
  const fn = BATCH_FUNCTIONS.find(({ name }) => name === 'bn254-r-mul-vec')!;
  const source = join(root, 'blocks.s');
  writeFileSync(
    source,
    '.globl blocks\n.type blocks,@function\nblocks: mov %rcx, (%rdi)\nret\n.size blocks, .-blocks\n',
  );
  execFileSync('as', ['-o', join(root, 'blocks.o'), source]);
  const theirs = { name: 'theirs', origin: '', symbol: 'blocks', files: [join(root, 'blocks.o')], libraries: [] };
  const field = { present: [{ ...theirs, block: 8 }], absent: [] };
  const around = openPeers(project, findTools(), () => {});
  expect(await linkedField(fn, field, 12, around)).toMatchObject({
    present: [],
    absent: [{ name: 'theirs', reason: 'computes multiples of 8' }],
  });
  const [{ code }] = (await linkedField(fn, field, 24, around)).present;
  // mov ecx or rcx, 3: three blocks of 24.
  expect(Buffer.from(code as Uint8Array).toString('hex')).toMatch(/b903000000|48c7c103000000|48b90300000000000000/);
});

const timing = (cycles: number, value: number) => ({ cycles, ratio: { value, low: value, high: value } });
const sample = (count: number, cycles: readonly number[], more: Partial<BatchEntry> = {}): BatchEntry => ({
  time: '2026-11-26T12:00:00.000Z',
  seed: 1,
  ruler: 1,
  function: 'x25519',
  count,
  lanes: true,
  comparison: {
    contestants: cycles.map((own, k) => ({
      name: ['ours, eight at once', 'Intel crypto_mb'][k],
      bytes: 1,
      throughput: timing(own, own / cycles[0]),
      latency: null,
    })),
    layouts: 32,
    quietShare: 1,
    contended: false,
    noise: 0.01,
  },
  origins: ['libfieldwright_x25519.a', 'ipp-crypto-static 2026.2.0'],
  deviations: [],
  absent: [],
  ...more,
});

const run = (...argv: string[]) => runLine(['batches', ...argv], { root, results: join(root, 'results') });

test('the page has cycles of one call by size of the batch, and who was not there', async () => {
  const absent = [{ name: 'wolfSSL', reason: 'not applicable: this processor lacks AVX512IFMA' }];
  BATCHES.add(join(root, 'results'), 'amd-zen5', 'x25519-16', sample(16, [160_000, 240_000]));
  const deviations = [{ name: 'Intel crypto_mb', deviates: 'a result is not 0' }];
  BATCHES.add(join(root, 'results'), 'amd-zen5', 'x25519-8', sample(8, [80_000, 112_000], { absent, deviations }));
  writeFileSync(join(root, 'docs', 'BATCHES.md'), 'Words.\n<!-- begin batches -->\nold\n<!-- end batches -->\n');
  const { code, out } = await run('--print');
  expect(code).toBe(0);
  expect(out).toContain('| calls at once | 8 | 16 | from |');
  expect(out).toContain('| ours, eight at once | 10000 | 10000 | libfieldwright_x25519.a |');
  expect(out).toContain('| Intel crypto_mb | 14000 (1.40) | 15000 (1.50) | ipp-crypto-static 2026.2.0 |');
  expect(out).toContain('Not there: wolfSSL: not applicable: this processor lacks AVX512IFMA.');
  expect(out).toContain('Checked without what it computes otherwise: Intel crypto_mb: a result is not 0.');
  const picture = readFileSync(join(root, 'docs', 'batches.svg'), 'utf8');
  // Of 20,000 cycles at the top, 10,000 are at half of the height: 8 calls left of 16.
  expect(picture).toContain('<polyline class="c0" points="368.5,170.0 470.0,170.0"/>');
  expect(out.startsWith('![X25519 in batches](batches.svg)\n')).toBe(true);
  const page = readFileSync(join(root, 'docs', 'BATCHES.md'), 'utf8');
  expect(page).toBe(`Words.\n<!-- begin batches -->\n${out}\n<!-- end batches -->\n`);
});

test.each([
  [['--only', 'rsa'], /--only: no function of batches.*\n {2}expected: part of one of x25519, .*p256-ecdsa-verify/],
  [['--sizes', '8,0'], /--sizes: this is no size of a batch\n {2}expected: numbers from 1 to 256.*\n {2}found: {4}0/],
  [['--budget', 'soon'], /--budget: cannot read the search budget/],
])('%j is refused before anything is made', async (argv, told) => {
  const { code, notes } = await run(...argv);
  expect(notes).toMatch(told);
  expect(code).toBe(2);
});

test('libraries that are not there are named', async () => {
  const io = recordingIo(['batches', '--sizes', '1', '--only', 'x25519', '--libraries', root], {
    root: project,
    results: join(root, 'results'),
  });
  expect(await runCommandLine(ALL_COMMANDS, io)).toBe(2);
  const notes = io.noteText.join('\n');
  expect(notes).toMatch(/the library is not there[\s\S]*without --libraries it is made/);
  expect(notes).toContain('what `library x25519 --lanes 4,8 --interface mbx --out ');
});
