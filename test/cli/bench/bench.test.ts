/**
 * `bench` with contestants that are compiled here: P-256 in plain C, right and wrong. Needs neither LLVM nor network.
 */
import { words } from '../words.ts';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseAdd } from '../../../src/engine/contest/addedContestant.ts';
import { SHIPPED_COMMANDS } from '../../../src/cli/commands.ts';
import { runCommandLine } from '../../../src/cli/runCommandLine.ts';
import { recordingIo } from '../recordingIo.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';
import { RUNNING, runLine } from '../runLine.ts';
import { items } from '../../items.ts';

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
    ['mul.o:f', 'the contender is not understood'],
    ['a=mul.o', 'the contender is not understood'],
    ['a=mul.o:f;limbs', 'the contender is not understood'],
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
const folder = temporaryFolder();

beforeAll(() => {
  writeFileSync(join(folder, 'p256.c'), SOURCE);
  execFileSync('cc', [
    ...items`-O1; -fPIC; -ffunction-sections; -c; -o`,
    join(folder, 'p256.o'),
    join(folder, 'p256.c'),
  ]);
});

const bench = (...argv: string[]) =>
  runLine(
    ['bench', '--field', 'p256', '--op', 'mul', '--no-peers', ...argv],
    { ...RUNNING, root, cwd: folder, results: join(folder, 'results') },
    SHIPPED_COMMANDS,
  );

const MONTGOMERY = ';limbs=4x64;mont=2^256';
const LONG = 240_000;

test(
  'right contestants are timed, whatever their conventions, with state of their own, too',
  async () => {
    const { code, out, notes } = await bench(
      ...words`--json --only none --add
        object=p256.o:right${MONTGOMERY};out=p --add source=p256.c:right${MONTGOMERY} --add
        general=p256.o:general${MONTGOMERY};order=&p,a,b,n0,out --add state=p256.o:counts${MONTGOMERY};aliasing=any`,
    );
    expect(code, notes).toBe(0);
    const { contestants, absent, layouts } = JSON.parse(out);
    expect(contestants.map((c: { name: string }) => c.name.split(',')[0])).toEqual(items`
      object; source; general; state`);
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
      ...words`--only none --add ${add} --add
        right=p256.o:right${MONTGOMERY}`,
    );
    expect(code).toBe(4);
    expect(out).toBe('');
    expect(notes).toContain('a contender computes something else, so nothing was timed');
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
      notes: expect.stringMatching(
        /nm does not understand the file\n +found: +nm: .*odd\.o: file format not recognized$/,
      ),
    });
    expect(await bench('--only', 'nobody')).toMatchObject({
      code: 2,
      notes: expect.stringMatching(/--only nobody: no contender has such a name\n +expected: .*gcc/),
    });
    const io = recordingIo(['bench', '--field', 'p255', '--op', 'mul'], { root, cwd: folder });
    expect(await runCommandLine(SHIPPED_COMMANDS, io)).toBe(2);
    expect(io.noteText.join('\n')).toContain('unknown field "p255"');
  },
  LONG,
);
