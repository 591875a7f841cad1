/** The whole way for eight elements at once; what needs the processor is left out where it has no AVX-512 IFMA. */
import { words } from './words.ts';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { buildWorker } from '../../src/bench/worker/buildWorker.ts';
import { Worker } from '../../src/bench/worker/client.ts';
import { statedContract } from '../../src/engine/claim/verifyOptions.ts';
import { parseRecord } from '../../src/engine/store/readRecords.ts';
import type { RecordedVerdict } from '../../src/bench/record.ts';
import { parse } from '../../src/ir/parse.ts';
import { hasCoq } from '../certificate/model/buildModel.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { RUNNING, runLine } from './runLine.ts';
import { items } from '../items.ts';

const root = join(import.meta.dirname, '../..');
const folder = temporaryFolder();
afterEach(() => void vi.unstubAllEnvs());

async function optimize(...args: string[]) {
  const surroundings = { ...RUNNING, root, cwd: folder, results: join(folder, 'results') };
  const { code, out, quiet } = await runLine(['optimize', ...args], surroundings);
  return { code, notes: quiet, text: out };
}

const worker = await Worker.start({ binary: await buildWorker(root) });
const { avx2, avx512ifma: hasLanes } = worker.hello;
await worker.close();
if (!hasLanes) console.warn('searches for vectorised code are not tried: the processor lacks AVX-512 IFMA');

test('a plan is shown on any processor', async () => {
  const args = ['--curve', '25519', '--op', 'square', '--lanes', '16'];
  const { code, notes } = await optimize(...args, '--stop-after', 'ir', '--print-after', 'ir');
  expect(code).toBe(0);
  expect(notes).toContain('function fe25519_square_loose_x16');
  expect(notes).toContain('lanes 8');
  expect(notes).toContain('relation arg1_0, arg1_1 = arg1; arg1_0*arg1_0, arg1_1*arg1_1');
});

test("what one computes in C of one's own is read from it", async () => {
  const file = join(folder, 'own.c');
  const types = 'typedef unsigned _BitInt(221) fe; typedef unsigned _BitInt(448) wide;';
  const body = '*out = ((wide)*a * *b + *a) % (((wide)1 << 221) - 3);';
  writeFileSync(file, `${types} void own(fe *out, const fe *a, const fe *b) { ${body} }`);
  const own = ['--source', file, '--function', 'own', '--lanes', '8', '--stop-after', 'ir', '--print-after', 'ir'];
  const { code, notes } = await optimize(...own);
  expect(code, notes).toBe(0);
  expect(notes).toContain('read from the source: out = a*b+a mod 2^221-3');
  expect(notes).toContain('lanes 8');
  writeFileSync(file, `${types} void own(fe *out, const fe *a, const fe *b) { *out = *a ^ *b; }`);
  const unread = await optimize(...own);
  expect(unread.notes).toContain('--spec "out = a*b mod 2^255-19"');
  expect(unread.code).toBe(5);
});

test('2^256 is a number like any other where elements are no Montgomery form', async () => {
  const file = join(folder, 'raised.c');
  const types = 'typedef unsigned _BitInt(256) fe; typedef unsigned _BitInt(512) wide;';
  writeFileSync(
    file,
    `${types} void raised(fe *out, const fe *a) { *out = ((wide)*a << 256) % (((wide)1 << 255) - 19); }`,
  );
  const own = ['--source', file, '--function', 'raised', '--lanes', '8', '--stop-after', 'ir', '--print-after', 'ir'];
  const { code, notes } = await optimize(...own, '--spec', 'out = a*2^256 mod 2^255-19');
  expect(code, notes).toBe(0);
  expect(notes).toContain('relation arg1*2^256\n');
  expect(notes).toContain('= mul arg1[0], 0x26\n');
  expect(notes).not.toContain('Montgomery form');
  const divided = await optimize(...own, '--spec', 'out = a*2^512/2^256 mod 2^255-19');
  expect(divided.code, divided.notes).toBe(0);
  expect(divided.notes).toContain('the head of the file has the relation that is proved');
});

test('what has no plan is refused', async () => {
  const { code, notes } = await optimize('--prime', '2^256 - 2^200', '--op', 'mul', '--lanes', '8');
  expect(notes).toContain('no plan of limbs for vectorised code is known');
  expect(code).toBe(5);
  expect((await optimize('--curve', '25519', '--op', 'mul', '--lanes', '3')).notes).toContain('one of 4, 8, 16');
  const targeted = await optimize('--curve', '25519', '--op', 'mul', '--lanes', '4', '--target', 'x86-64');
  expect(targeted.notes).toContain('--target does not apply to vectorised code');
  expect(targeted.notes).toContain('native, which with --lanes 4 is avx2');
  expect(targeted.code).toBe(2);
});

test('a model of a processor judges where nothing can be measured', async () => {
  const out = join(folder, 'estimate');
  const args = ['--curve', '25519', '--op', 'square', '--lanes', '8', '--budget', '60', '--out', out];
  const { code, notes, text } = await optimize(...args, '--estimate', 'zen5');
  expect(code, notes).toBe(0);
  const record = JSON.parse(readFileSync(join(out, 'estimate.json'), 'utf8'));
  const { core, cycles, bound } = record.estimate;
  expect(core).toBe('zen5');
  // What multiplies alone takes 18 cycles, the best code that was ever measured 20.9.
  expect(cycles).toBeGreaterThanOrEqual(bound);
  expect(bound).toBeGreaterThanOrEqual(18);
  expect(cycles).toBeLessThan(25);
  expect(text.replace(/\s+/g, ' ')).toContain('cycles by the model of zen5 (at least');
  expect(text.replace(/\s+/g, ' ')).toContain('an estimate, nothing was measured');
  expect(readFileSync(join(out, 'best.asm'), 'utf8')).toContain('an estimate, nothing was measured');
  const verdicts = record.verdicts.map(({ claim, kind }: RecordedVerdict) => `${claim} ${kind}`);
  const tested = hasLanes ? 'asm' : 'asm as scalar code';
  expect(verdicts).toEqual([
    ...items`asm = IR proved; constant time proved; IR = specification proved; source = specification proved`,
    `${tested} = IR tested`,
    `${tested} = specification tested`,
  ]);
  expect(record).not.toHaveProperty('comparison');
  expect(existsSync(join(out, 'best.json'))).toBe(false);
  expect(() => parseRecord(JSON.stringify(record), 'estimate.json')).toThrow('a record of an estimate');
}, 120_000);

test('a model is for vectorised code, of cores that are known, and no job', async () => {
  const scalar = await optimize('--curve', '25519', '--op', 'mul', '--estimate', 'zen5');
  expect(scalar.notes).toContain('only vectorised code can be searched by a model');
  expect(scalar.code).toBe(2);
  const lanes = ['--curve', '25519', '--op', 'mul', '--lanes', '8'];
  expect((await optimize(...lanes, '--estimate', 'zen2')).notes).toContain('zen3, zen4, zen5');
  const short = await optimize(...lanes, '--estimate', 'zen3');
  expect(short.notes).toContain('this core has no AVX-512');
  expect(short.code).toBe(2);
  const job = await optimize(...lanes, '--estimate', 'zen5', '--save-job', join(folder, 'job.json'));
  expect(job.notes).toContain('a job does not have all of these options');
  expect(job.code).toBe(2);
});

// In the suite a model judges eight lanes alone.
test.skipIf(process.env['FIELDWRIGHT_LONG'] !== '1').each([
  ['zen3', 54, 77],
  ['goldenCove', 54, 92],
] as const)(
  'four lanes are searched by the model of %s',
  async (core, least, most) => {
    const out = join(folder, `estimate-${core}`);
    const args = ['--curve', '25519', '--op', 'mul', '--lanes', '4', '--budget', '40', '--out', out];
    const { code, notes } = await optimize(...args, '--estimate', core);
    expect(code, notes).toBe(0);
    const { estimate, verdicts } = JSON.parse(readFileSync(join(out, 'estimate.json'), 'utf8'));
    expect(estimate.core).toBe(core);
    expect(estimate.cycles).toBeGreaterThanOrEqual(estimate.bound);
    expect(estimate.cycles).toBeGreaterThan(least);
    expect(estimate.cycles).toBeLessThan(most);
    expect(verdicts.map(({ kind }: RecordedVerdict) => kind)).toEqual([
      ...new Array(4).fill('proved'),
      'tested',
      'tested',
    ]);
    expect(existsSync(join(out, 'best.json'))).toBe(false);
  },
  120_000,
);

test.skipIf(!avx2)(
  "four at once, modulo a prime of one's own, from the plain source to files with a theorem",
  async () => {
    vi.stubEnv('FIELDWRIGHT_COQ', '1');
    const out = join(folder, 'x4');
    const { code, notes } = await optimize(...words`--prime "2^221 - 3" --op mul --lanes 4 --budget 40 --out ${out}`);
    expect(code, notes).toBe(0);
    const record = parseRecord(readFileSync(join(out, 'best.json'), 'utf8'), out);
    expect(record).toMatchObject({ operation: 'mul-x4', certificate: { kind: hasCoq ? 'accepted' : 'none' } });
    expect(existsSync(join(out, 'best.v'))).toBe(hasCoq);
    const proved = record.verdicts.filter(({ kind }) => kind === 'proved').map(({ claim }) => claim);
    expect(proved).toEqual(['asm = IR', 'constant time', 'IR = specification', 'source = specification']);
    const names = record.comparison.contestants.map(({ name }) => name);
    expect(names).toHaveLength(6);
    expect(names.at(-1)).toBe('scalar code, 4 calls');
    expect(readFileSync(join(out, 'best.h'), 'utf8')).toMatch(/out1\[8\]\[4\], const uint64_t arg1\[8\]\[4\]/);
    expect(readFileSync(join(out, 'best.asm'), 'utf8')).toContain(
      'arrays are aligned to 32 bytes; the processor must have AVX2',
    );
    expect(statedContract(parse(record.ir ?? ''))).toContain('; lanes 4; ');
  },
  120_000,
);

test.skipIf(hasLanes)(
  'a processor without the instructions says that it goes by a model',
  async () => {
    const args = ['--curve', '25519', '--op', 'square', '--lanes', '8', '--budget', '20', '--out', join(folder, 'x8')];
    const { code, notes } = await optimize(...args);
    expect(code, notes).toBe(0);
    expect(notes).toContain('this processor has no AVX-512 IFMA: nothing is measured');
  },
  120_000,
);

test.skipIf(!hasLanes)(
  'from the plain source to proved files',
  async () => {
    const out = join(folder, 'out');
    const args = ['--curve', '25519', '--op', 'mul', '--lanes', '8', '--budget', '40', '--out', out];
    const { code, notes } = await optimize(...args);
    expect(code, notes).toBe(0);
    const record = parseRecord(readFileSync(join(out, 'best.json'), 'utf8'), out);
    expect(record).toMatchObject({ operation: 'mul-x8', symbol: 'fe25519_mul_loose_x8' });
    const proved = record.verdicts.filter(({ kind }) => kind === 'proved').map(({ claim }) => claim);
    expect(proved).toEqual(['asm = IR', 'constant time', 'IR = specification', 'source = specification']);
    expect(record.comparison.contestants.map(({ name }) => name.replace(/-\d+ .* \+/, ' +'))).toEqual(items`
      ours; clang + intrinsics, words first; gcc + intrinsics, words first; clang + intrinsics, words last
      gcc + intrinsics, words last; scalar code, 8 calls`);
    expect(readFileSync(join(out, 'best.h'), 'utf8')).toContain(
      'void fe25519_mul_loose_x8(uint64_t out1[5][8], const uint64_t arg1[5][8], const uint64_t arg2[5][8]);',
    );
    const given = parse(record.ir ?? '');
    expect(statedContract(given)).toContain('; lanes 8; arg1[]<2^52');
    expect(existsSync(join(out, 'best.asm')) && existsSync(join(out, 'best.S'))).toBe(true);
  },
  60_000,
);
