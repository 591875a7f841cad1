/**
 * `bench` with contestants that are compiled here: P-256 in plain C, right and wrong. Needs neither LLVM nor network.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseAdd } from '../../../src/contest/addedContestant.ts';
import { benchCommand } from '../../../src/command/bench/bench.ts';
import { benchTable } from '../../../src/command/bench/benchTable.ts';
import { X25519 } from '../../../src/verify/reference/peerX25519.ts';
import { runCommandLine } from '../../../src/command/runCommandLine.ts';
import { recordingIo } from '../recordingIo.ts';

describe('--add', () => {
  test('is parsed', () => {
    expect(parseAdd('mine=a/b.o:my_mul')).toEqual({
      name: 'mine',
      file: 'a/b.o',
      symbol: 'my_mul',
      compiler: 'cc',
      interface: {},
    });
    expect(parseAdd('x=c:/y.c:f;limbs=5x51;order=out,b,a;mont=2^256;cc=clang;out=p')).toEqual({
      name: 'x',
      file: 'c:/y.c',
      symbol: 'f',
      compiler: 'clang',
      interface: { limbs: '5x51', order: 'out,b,a', mont: '2^256', out: 'p' },
    });
  });

  test.each([
    ['mul.o:f', 'the contestant is not understood'],
    ['a=mul.o', 'the contestant is not understood'],
    ['a=mul.o:f;limbs', 'the contestant is not understood'],
    ['a=mul.o:f;limb=4x64', 'unknown key or value'],
    ['a=mul.o:f;out=q', 'unknown key or value'],
    ['a=mul.c:f;cc=tcc', 'unknown compiler'],
  ])('%s is refused', (text, message) => expect(() => parseAdd(text)).toThrow(message));
});

/** Montgomery multiplication modulo P-256 with R = 2^256, one word at a time, and variations that are wrong. */
const SOURCE = `
typedef unsigned long word;
typedef unsigned __int128 wide;
static const word P[4] = {0xffffffffffffffff, 0xffffffff, 0, 0xffffffff00000001};

static void reduceOnce(word *out, const word *t, const word *p) {
  word d[4], borrow = 0;
  for (int i = 0; i < 4; i++) {
    wide x = (wide)t[i] - p[i] - borrow;
    d[i] = (word)x;
    borrow = (word)(x >> 64) & 1;
  }
  word keep = -(word)(borrow > t[4]);
  for (int i = 0; i < 4; i++) out[i] = (t[i] & keep) | (d[i] & ~keep);
}

static void product(word *t, const word *a, const word *b, const word *p, word n0) {
  for (int i = 0; i < 6; i++) t[i] = 0;
  for (int i = 0; i < 4; i++) {
    wide carry = 0;
    for (int j = 0; j < 4; j++) {
      carry += (wide)a[i] * b[j] + t[j];
      t[j] = (word)carry;
      carry >>= 64;
    }
    carry += t[4];
    t[4] = (word)carry;
    t[5] = (word)(carry >> 64);
    word m = t[0] * n0;
    carry = ((wide)m * p[0] + t[0]) >> 64;
    for (int j = 1; j < 4; j++) {
      carry += (wide)m * p[j] + t[j];
      t[j - 1] = (word)carry;
      carry >>= 64;
    }
    carry += t[4];
    t[3] = (word)carry;
    t[4] = t[5] + (word)(carry >> 64);
  }
}

void right(word *out, const word *a, const word *b) {
  word t[6];
  product(t, a, b, P, 1);
  reduceOnce(out, t, P);
}

void general(const word *p, const word *a, const word *b, word n0, word *out) {
  word t[6];
  product(t, a, b, p, n0);
  reduceOnce(out, t, p);
}

void unreduced(word *out, const word *a, const word *b) {
  word t[6];
  product(t, a, b, P, 1);
  for (int i = 0; i < 4; i++) out[i] = t[i];
}

void rarelyWrong(word *out, const word *a, const word *b) {
  right(out, a, b);
  if (a[1] == 0) out[0] ^= 1;
}

void early(word *out, const word *a, const word *b) {
  word t[4];
  out[0] = 0;
  right(t, a, b);
  for (int i = 0; i < 4; i++) out[i] = t[i];
}

word calls;
void counts(word *out, const word *a, const word *b) {
  calls++;
  right(out, a, b);
}

void clobbers(word *out, const word *a, const word *b) {
  right(out, a, b);
  __asm__ volatile("xor %%r12, %%r12" ::: "memory");
}
`;

const root = join(import.meta.dirname, '../../..');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fieldwright-'));
  writeFileSync(join(folder, 'p256.c'), SOURCE);
  execFileSync('cc', [
    '-O1',
    '-fPIC',
    '-ffunction-sections',
    '-c',
    '-o',
    join(folder, 'p256.o'),
    join(folder, 'p256.c'),
  ]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function bench(...argv: string[]): Promise<{ code: number; out: string; notes: string }> {
  const args = ['bench', '--field', 'p256', '--op', 'mul', '--no-peers', ...argv];
  const io = recordingIo(args, {
    root,
    cwd: folder,
    results: join(folder, 'results'),
    clock: { nowMs: () => performance.now() },
  });
  const code = await runCommandLine([benchCommand], io);
  return { code, out: io.outText.join('\n'), notes: io.noteText.join('\n') };
}

const MONTGOMERY = ';limbs=4x64;mont=2^256';
const LONG = 240_000;

test(
  'right contestants are timed, whatever their conventions, with state of their own, too',
  async () => {
    const { code, out, notes } = await bench(
      '--json',
      '--only',
      'none',
      '--add',
      `object=p256.o:right${MONTGOMERY};out=p`,
      '--add',
      `source=p256.c:right${MONTGOMERY}`,
      `--add`,
      `general=p256.o:general${MONTGOMERY};order=&p,a,b,n0,out`,
      '--add',
      `state=p256.o:counts${MONTGOMERY};aliasing=any`,
    );
    expect(code, notes).toBe(0);
    const { contestants, absent, layouts } = JSON.parse(out);
    expect(contestants.map((c: { name: string }) => c.name.split(',')[0])).toEqual([
      'object',
      'source',
      'general',
      'state',
    ]);
    for (const { throughput, latency } of contestants) {
      expect(throughput.cycles).toBeGreaterThan(10);
      expect(latency.ratio.low).toBeLessThanOrEqual(latency.ratio.high);
    }
    expect(layouts).toBeGreaterThan(0);
    expect(absent.map((a: { name: string }) => a.name)).toEqual(['ours']);
  },
  LONG,
);

test.each([
  ['a result that is not reduced', `unreduced=p256.o:unreduced${MONTGOMERY};out=p`, 'a result below p'],
  ['a result that is wrong for few inputs', `rare=p256.o:rarelyWrong${MONTGOMERY}`, 'mod p'],
  ['a wrong representation', 'plain=p256.o:right', 'mod p'],
  ['an order of arguments that is not true', `swapped=p256.o:right${MONTGOMERY};order=a,out,b`, 'clean return'],
  ['a promise to work in place that is not kept', `early=p256.o:early${MONTGOMERY};aliasing=any`, ' with out1=arg'],
  ['a clobbered register', `clobbers=p256.o:clobbers${MONTGOMERY}`, 'changed r12'],
])(
  '%s is an error and no time',
  async (_, add, why) => {
    const { code, out, notes } = await bench(
      '--only',
      'none',
      '--add',
      add,
      '--add',
      `right=p256.o:right${MONTGOMERY}`,
    );
    expect(code).toBe(4);
    expect(out).toBe('');
    expect(notes).toContain('a contestant computes something else, so nothing was timed');
    expect(notes).toContain(add.split('=')[0]);
    expect(notes).not.toContain('right (p256.o');
    expect(notes).toContain(why);
  },
  LONG,
);

test(
  'what cannot be used is said with a hint',
  async () => {
    expect(await bench('--add', 'x=nothing.o:f')).toMatchObject({
      code: 2,
      notes: expect.stringContaining('the file does not exist'),
    });
    expect(await bench('--add', 'x=p256.o:wrong')).toMatchObject({
      code: 2,
      notes: expect.stringContaining('rarelyWrong'),
    });
    expect(await bench('--add', 'x=p256.txt:right')).toMatchObject({ code: 2 });
    expect(await bench('--add', 'x=p256.o:right;aliasing=out=c')).toMatchObject({
      code: 2,
      notes: expect.stringContaining('aliasing not understood'),
    });
    writeFileSync(join(folder, 'odd.o'), 'no object');
    expect(await bench('--add', 'x=odd.o:right')).toMatchObject({
      code: 2,
      notes: expect.stringContaining('does not understand the file'),
    });
    const io = recordingIo(['bench', '--field', 'p255', '--op', 'mul'], { root, cwd: folder });
    expect(await runCommandLine([benchCommand], io)).toBe(2);
    expect(io.noteText.join('\n')).toContain('unknown field "p255"');
  },
  LONG,
);

test('the table has the fastest first and says who has no time', () => {
  const timing = (cycles: number, value: number) => ({
    cycles,
    ratio: { value, low: value - 0.01, high: value + 0.01 },
    layoutCycles: [cycles],
  });
  const contestant = (name: string) => ({
    name,
    origin: 'somewhere',
    representation: '4x64',
    code: new Uint8Array(7),
    contract: X25519.contract,
  });
  const table = benchTable(
    [contestant('ours'), contestant('theirs')],
    [
      { name: 'A', reason: 'because' },
      { name: 'B', reason: 'because' },
    ],
    {
      contestants: [
        { name: 'ours', bytes: 7, throughput: timing(40, 1), latency: null },
        { name: 'theirs', bytes: 7, throughput: timing(30, 0.75), latency: timing(44, 0.9) },
      ],
      layouts: 32,
      quietShare: 0.5,
      contended: true,
      noise: 0.004,
    },
  );
  const lines = table.split('\n');
  expect(lines[2]).toMatch(
    /^theirs +7 +30\.0 +0\.750 \[0\.740, 0\.760\] +44\.0 +0\.900 \[0\.890, 0\.910\] +4x64 +somewhere$/,
  );
  expect(lines[3]).toMatch(/^ours +7 +40\.0 +yardstick +– +4x64 +somewhere$/);
  expect(table).toContain('50 % of the rounds');
  expect(table).toContain('measure again on a quiet machine');
  expect(table).toContain('  A, B: because');
});

test('two chains have a column of their own where they were timed', () => {
  const timing = (cycles: number) => ({ cycles, ratio: { value: cycles / 40, low: 1, high: 2 }, layoutCycles: [40] });
  const some = (name: string) => ({ name, origin: 'x', representation: '4x64', code: new Uint8Array(7), contract: X });
  const X = X25519.contract;
  const timed = (name: string, cycles: number) => ({ name, bytes: 7, throughput: timing(cycles), latency: null });
  const rest = { layouts: 32, quietShare: 1, contended: false, noise: 0 };
  const table = benchTable([some('ours'), some('theirs')], [], {
    contestants: [{ ...timed('ours', 40), pairs: timing(50) }, timed('theirs', 44)],
    ...rest,
  });
  const lines = table.split('\n');
  expect(lines[0]).toMatch(/latency +time \/ yardstick +two chains +limbs/);
  expect(lines[2]).toMatch(/^ours +7 +40\.0 +yardstick +– +50\.0 +4x64 +x$/);
  expect(table).toContain('Two chains: each call waits');
  const plain = { contestants: [timed('ours', 40), timed('theirs', 44)], ...rest };
  expect(benchTable([some('ours'), some('theirs')], [], plain)).not.toContain('chains');
});

test('the table says whose code does not move, and which arrays were kept apart', () => {
  const timing = { cycles: 40, ratio: { value: 1, low: 1, high: 1 }, layoutCycles: [40] };
  const spec = { modulus: 7n, relation: 'arg1', weights: [0], canonical: true, canonicalInputs: true };
  const some = (name: string, aliases: readonly string[]) => ({
    name,
    origin: '',
    representation: '',
    code: new Uint8Array(7),
    contract: { ...X25519.contract, spec },
    aliases,
  });
  const shared = {
    ...some('shared', ['out=a', 'out=b', 'a=b', 'out=a=b']),
    code: { path: 'x.so', symbol: 'f', length: 9 },
  };
  const field = [some('apart', []), some('partly', ['out=a']), shared];
  const times = field.map(({ name }) => ({ name, bytes: 1, throughput: timing, latency: timing }));
  const table = benchTable(field, [], { contestants: times, layouts: 32, quietShare: 1, contended: false, noise: 0 });
  expect(table).toMatch(/Loaded as shared objects.*: shared\./);
  expect(table).toContain('Arrays may coincide in no way, and were tested so: apart.');
  expect(table).toContain('Arrays may coincide only as out=a, and were tested so: partly.');
});
