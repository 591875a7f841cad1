/** `optimize --source` and `bridge` on files of the user's own. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sha256 } from '../../src/base/hash.ts';
import { bridgeCommand } from '../../src/command/bridge/bridge.ts';
import { optimizeCommand } from '../../src/command/optimize/optimize.ts';
import { runCommandLine } from '../../src/command/runCommandLine.ts';
import { parseRecord } from '../../src/store/parseRecord.ts';
import { wholeRecords } from '../store/wholeRecords.ts';
import { verifyCommand } from '../../src/command/claim/verify.ts';
import { CMOVZNZ, FROM_BYTES, FUNCTIONS, ONE, TO_BYTES } from '../bridge/fiat/functions.ts';
import { jsonFunction, statement, variable } from '../bridge/fiat/json.ts';
import { quietNotes, recordingIo } from './recordingIo.ts';

const root = join(import.meta.dirname, '../..');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fieldwright-'));
  writeFileSync(join(folder, 'sums.c'), C);
  writeFileSync(join(folder, 'own.json'), JSON.stringify(FIAT));
  writeFileSync(join(folder, 'whole.json'), JSON.stringify([...SEVERAL, TOO_WIDE]));
  writeFileSync(join(folder, 'wide.json'), JSON.stringify([TOO_WIDE]));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const C = `typedef unsigned long long u64;
static u64 add(u64 *r, const u64 *a, const u64 *b, int n) {
  u64 c = 0;
  for (int i = 0; i < n; i++) {
    u64 s = a[i] + b[i] + c;
    if (s != a[i]) c = s < a[i];
    r[i] = s;
  }
  return c;
}
static u64 add3(u64 *r, const u64 *a, const u64 *b) { return add(r, a, b, 3); }
void addTo(u64 *a, const u64 *b) { add(a, a, b, 2); }
void product(const u64 *a, u64 b, u64 *r) {
  unsigned __int128 p = (unsigned __int128)a[0] * b;
  r[0] = p; r[1] = p >> 64;
}
void forever(u64 *a, u64 n) { while (n--) *a *= 3; }
`;

const word = (name: string) => ({ datatype: 'u64[1]', name, lbound: ['0x0'], ubound: ['0xffffffffffffffff'] });
const FIAT = [
  {
    operation: 'own_sum',
    arguments: [word('arg1'), word('arg2')],
    returns: [word('out1')],
    body: [
      {
        datatype: '(auto)',
        name: ['x1', 'x2'],
        operation: 'addcarryx',
        parameters: { size: 64 },
        arguments: ['0x0', 'arg1[0]', 'arg2[0]'],
      },
      { datatype: 'u64', name: ['x3'], operation: '+', arguments: ['x1', 'x2'] },
      { datatype: 'u64', name: ['out1[0]'], operation: 'static_cast', arguments: ['x3'] },
    ],
  },
];

/** A file as it is published: helpers with i1, i64 and i128 beside what is asked for; and what no word IR can say. */
const SEVERAL = FUNCTIONS.filter((f) => f.operation !== 'signed');
const TOO_WIDE = jsonFunction(
  'too_wide',
  [variable('arg1', 'u64')],
  [variable('out1', 'u64')],
  [statement('out1', 'u256', '*', 'arg1', 'arg1')],
);

async function run(...args: string[]) {
  const io = recordingIo(args, {
    root,
    cwd: folder,
    results: join(folder, 'results'),
    clock: { nowMs: () => performance.now() },
  });
  const code = await runCommandLine([optimizeCommand, bridgeCommand, verifyCommand], io);
  return { code, out: io.outText.join('\n'), notes: quietNotes(io) };
}

describe('optimize --source', () => {
  test('Fiat JSON: written as C for the compilers, all bit for bit the same', async () => {
    const { code, notes } = await run(
      'optimize',
      '--source',
      'own.json',
      '--function',
      'own_sum',
      '--budget',
      '60',
      '--json',
    );
    expect([code, notes]).toEqual([0, '']);
    const [record] = wholeRecords(join(folder, 'results', 'own-own_sum'));
    expect(record.comparison.contestants.map((c) => c.name.split(/[- ]/)[0])).toEqual(['ours', 'llc', 'clang', 'gcc']);
    expect(record.verdicts.filter((v) => v.kind === 'proved').map((v) => v.claim)).toContain('asm = IR');
    expect(record.verdicts.map((v) => v.claim)).not.toContain('IR = specification');
  });

  test('a static C function that returns its carry: the compilers are called through an adapter', async () => {
    const { code, out, notes } = await run(
      'optimize',
      '--source',
      'sums.c',
      '--function',
      'add3',
      '--aliasing',
      'equal',
      '--budget',
      '60',
      '--out',
      'mine',
    );
    expect([code, notes]).toEqual([0, '']);
    expect(out).toContain(
      'again:  npm run optimize -- --source sums.c --function add3 --aliasing equal --seed 1 --budget 60 --out mine',
    );
    expect(readFileSync(join(folder, 'mine/best.h'), 'utf8')).toContain(
      'void add3(uint64_t out1[1], uint64_t out2[3], const uint64_t arg1[3], const uint64_t arg2[3]);',
    );
    const record = parseRecord(readFileSync(join(folder, 'mine/best.json'), 'utf8'), 'best.json');
    expect(record).toMatchObject({
      sourcePath: 'sums.c',
      sourceSha256: sha256(C),
      command: out.match(/^again: {2}(.*) --out mine$/m)![1],
    });
    expect(record.comparison.contestants).toHaveLength(4);
    expect(record.ir.match(/ = sum /g)).toHaveLength(1);
  });

  test('a loop whose rounds a parameter counts, called in place: neither is stated in the source', async () => {
    const { code, out, notes } = await run(
      'optimize',
      '--source',
      'sums.c',
      '--function',
      'add',
      '--set',
      'n=3',
      '--budget',
      '60',
      '--out',
      'set',
    );
    expect([code, notes]).toEqual([0, '']);
    expect(out).toContain('again:  npm run optimize -- --source sums.c --function add --set n=3 --seed 1 --budget 60');
    expect(readFileSync(join(folder, 'set/best.h'), 'utf8')).toContain(
      'void add_n3(uint64_t out1[1], uint64_t out2[3], const uint64_t arg1[3], const uint64_t arg2[3]);',
    );
    const record = parseRecord(readFileSync(join(folder, 'set/best.json'), 'utf8'), 'best.json');
    expect(record.ir).toContain('aliasing equal');
    expect(record.ir.match(/ = sum /g)).toHaveLength(1);
    expect(record.comparison.contestants.map((c) => c.name.split(/[- ]/)[0])).toEqual(['ours', 'llc', 'clang', 'gcc']);
    expect(record.verdicts.filter((v) => v.kind === 'proved').map((v) => v.claim)).toContain('asm = IR');
  });

  test.each([
    [['--source', 'sums.c'], 'which function of the file?', 2],
    [
      ['--source', 'sums.c', '--function', 'sub3'],
      'sums.c: no function sub3\n  expected: one of addTo, add, product, forever',
      2,
    ],
    [['--source', 'sums.c', '--function', 'forever'], 'cannot bridge a loop', 5],
    [['--source', 'sums.c', '--function', 'add3', '--aliasing', 'any'], '--aliasing equal', 5],
    [
      ['--source', 'sums.c', '--function', 'add', '--set', 'm=3'],
      'function add: cannot set m\n  expected: one of n',
      2,
    ],
    [
      ['--source', 'sums.c', '--function', 'add', '--set', 'r=3'],
      'an integer that is passed by value\n  found:    a pointer',
      2,
    ],
    [
      ['--source', 'sums.c', '--function', 'add', '--set', 'n=2^32'],
      'an integer of 32 bits\n  found:    4294967296',
      2,
    ],
    [['--source', 'sums.c', '--function', 'add', '--set', 'n=3,n=4'], 'n is set twice', 2],
    [['--source', 'sums.c', '--function', 'add', '--set', 'n'], 'name=number', 2],
    [['--source', 'sums.c', '--function', 'add'], 'try:      a constant number of iterations: --set', 5],
    [['--source', 'own.json', '--function', 'own_sum', '--set', 'n=3'], 'have no parameters to set', 2],
    [['--curve', '25519', '--op', 'mul', '--set', 'n=3'], 'constants need a source', 2],
    [['--source', 'sums.c', '--function', 'add3', '--aliasing', 'some'], 'none, equal or any', 2],
    [['--source', 'sums.rs', '--function', 'f'], 'ends in .c, .ll or .bc', 2],
    [['--source', 'sums.c', '--curve', '25519', '--op', 'mul'], 'more than one of field', 2],
    [['--source', 'own.json', '--function', 'other'], 'own_sum', 2],
    [['--source', 'whole.json'], 'which function of the file?', 2],
    [['--source', 'whole.json', '--function', 'too_wide'], 'a type we do not handle\n  expected: at most 128 bits', 5],
    [
      ['--source', 'sums.c', '--function', 'product', '--spec', 'out1 = arg1*arg3 mod 2^127-1'],
      'the function has no arg3',
      2,
    ],
    [
      ['--source', 'sums.c', '--function', 'product', '--limbs', '1x64', '--bounds', 'arg1[]<1'],
      'only one value of arg1 is within',
      2,
    ],
    [['--crate', 'nowhere', '--function', 'f'], 'no such crate', 2],
    [['--source', 'sums.c', '--function', 'add', '--form', 'montgomery'], 'a form needs a modulus', 2],
    [['--prime', '2^255-', '--op', 'mul'], 'try:      decimal or 0x hexadecimal', 2],
    [['--prime', '2^200-2', '--op', 'mul', '--form', 'montgomery'], 'an odd modulus', 5],
    [['--prime', '2^200-3', '--op', 'mul', '--form', 'edwards'], 'one of auto, plain, montgomery', 2],
    [['--prime', '2^522-3', '--op', 'mul'], '65 to 521 bits', 5],
  ])('%j is refused', async (args, message, expected) => {
    const { code, notes } = await run('optimize', ...args, '--stop-after', 'ir');
    expect(notes).toContain(message);
    expect(code).toBe(expected);
  });
});

describe('bridge', () => {
  test('lists what it leaves out, with line, reason and what to do', async () => {
    const { code, out, notes } = await run('bridge', 'sums.c', '--aliasing', 'equal');
    expect(code).toBe(0);
    expect(out).toContain('function addTo');
    expect(out).toContain('function product');
    expect(notes).toMatch(
      /left out: forever: sums\.c:17: cannot bridge a loop: br .*; try: a constant number of iterations/,
    );
  });

  test('sets what functions have of it, whichever they are', async () => {
    const { code, out } = await run('bridge', '--set', 'n=2', 'sums.c', '--set', 'b=5');
    expect(code).toBe(0);
    const names = out.match(/^function \w+/gm)?.toSorted();
    expect(names).toEqual(['function addTo', 'function add_n2', 'function forever_n2', 'function product_b5']);
  });

  test('whole files of Fiat JSON, without what it has no words for', async () => {
    const { code, out, notes } = await run('bridge', 'whole.json');
    expect(code).toBe(0);
    expect(out.match(/^function \w+/gm)).toEqual(SEVERAL.map((f) => `function ${f.operation}`));
    const place = `whole.json: $[${SEVERAL.length}].body[0] (out1)`;
    expect(notes).toBe(`left out: too_wide: ${place}: a type we do not handle: u256; expected: at most 128 bits`);
  });

  test('assembly of those functions of a file that are lowered', async () => {
    const { code, out, notes } = await run('bridge', 'whole.json', '--emit', 'asm');
    const one = await run('bridge', 'whole.json', '--function', 'from_bytes', '--emit', 'asm');
    expect([code, one.code]).toEqual([0, 5]);
    expect(out).toContain('\nselectznz:');
    expect(out).not.toContain('from_bytes:');
    expect(notes).toContain('left out: from_bytes: from_bytes: cannot lower memory that is not words: arg1: u8[3]');
    writeFileSync(join(folder, 'bytes.json'), JSON.stringify([FROM_BYTES]));
    expect((await run('bridge', 'bytes.json', '--emit', 'asm')).code).toBe(5);
  });

  test('of Fiat JSON only what is asked for', async () => {
    const one = await run('bridge', 'whole.json', '--function', 'subborrowx_u51');
    const wide = await run('bridge', 'whole.json', '--function', 'too_wide');
    const all = await run('bridge', 'wide.json');
    expect([one.code, one.notes, one.out.match(/^function/gm)?.length]).toEqual([0, '', 1]);
    expect([wide.code, all.code]).toEqual([5, 5]);
    expect(all.notes).toMatch(/left out: too_wide[^]*no function can be bridged/);
  });

  test('a function that is not in the file', async () => {
    const { code, notes } = await run('bridge', 'sums.c', '--function', 'nope');
    expect(code).toBe(2);
    expect(notes).toMatch(
      /sums\.c: no function nope\n {2}expected: one of addTo, .*, or a static one that nothing calls$/,
    );
  });

  test('options of moduli without a modulus', async () => {
    const { code, notes } = await run('bridge', 'sums.c', '--op', 'mul');
    expect([code, notes]).toEqual([2, expect.stringContaining('--op: this option needs a field')]);
  });

  test('explains line by line', async () => {
    const { out } = await run('bridge', 'sums.c', '--function', 'add3', '--aliasing', 'equal', '--explain');
    expect(out).toMatch(/^add3: \d+ LLVM operations, \d word operations, 1 after chains were joined: 1 sum$/m);
    expect(out).toMatch(/recovered: 3 carries and 0 borrows/);
  });

  test.each(['r = a*b mod 2^127-1', 'out1 = arg1*arg2 mod 2^127-1', 'out = b*a mod 2**127-1'])(
    'a statement may use the names of the source and those of the word IR: %s',
    async (spec) => {
      const { code, notes } = await run(
        'bridge',
        'sums.c',
        '--function',
        'product',
        '--aliasing',
        'none',
        '--limbs',
        '2x64',
        '--spec',
        spec,
      );
      expect([code, notes]).toEqual([0, '']);
    },
  );

  test('names of the source in the text of the word IR', async () => {
    const ir = async (...args: string[]): Promise<string> =>
      (await run('bridge', 'sums.c', '--function', 'add3', '--aliasing', 'equal', ...args)).out;
    expect(await ir('--bounds', 'b[]<2^54')).toBe(await ir('--bounds', 'arg2[]<2^54'));
    expect(await ir('--bounds', 'b[]<2^54')).toMatch(/^param arg2 u64\[3\] <=0x3f/m);
  });

  test.each([
    [
      'product',
      'r = a*c mod 2^127-1',
      'the function has no c\n  expected: r = a polynomial in a, b (or out1 and arg1, arg2)',
    ],
    ['addTo', 'out = x*b mod 2^127-1', 'the function has no x'],
  ])('%s: %s is answered with both names', async (name, spec, message) => {
    const { code, notes } = await run(
      'bridge',
      'sums.c',
      '--function',
      name,
      '--aliasing',
      'none',
      '--limbs',
      '2x64',
      '--spec',
      spec,
    );
    expect(notes).toContain(`--spec: ${message}`);
    expect(code).toBe(2);
  });

  test('fields by their names', async () => {
    const { out } = await run('bridge', '--curve', 'P-256', '--op', 'sqr');
    expect(out.match(/^function .*$/gm)).toHaveLength(1);
    expect(out).toBe((await run('bridge', '--field', 'p256-montgomery', '--op', 'square')).out);
    expect(await run('bridge', 'sums.c', '--curve', 'p256')).toMatchObject({
      code: 2,
      notes: expect.stringContaining('more than one source'),
    });
    expect(await run('bridge', '--curve', 'p256', '--form', 'plain')).toMatchObject({
      code: 2,
      notes: expect.stringContaining('a form needs a modulus'),
    });
  });

  test('puts results first', async () => {
    const { out } = await run(
      'bridge',
      'sums.c',
      '--function',
      'product',
      '--aliasing',
      'none',
      '--bounds',
      'arg1[]<2^8',
    );
    expect(out).toMatch(/^result out1 u64\[2\]/m);
  });
});

describe('a function of a whole file of Fiat JSON', () => {
  test('is searched and proved, whatever else is in the file', async () => {
    const { code } = await run(
      'optimize',
      '--source',
      'whole.json',
      '--function',
      CMOVZNZ.operation,
      '--budget',
      '60',
      '--json',
    );
    expect(code).toBe(0);
    const [record] = wholeRecords(join(folder, 'results', `whole-${CMOVZNZ.operation}`));
    expect(record.verdicts.filter((v) => v.kind === 'proved').map((v) => v.claim)).toContain('asm = IR');
  });

  test.each([
    [TO_BYTES.operation, /cannot lower memory that is not words: out1[^]*u8\[13\]/],
    [ONE.operation, /without parameters/],
  ])('%s is refused with its reason', async (name, reason) => {
    const { code, notes } = await run('optimize', '--source', 'whole.json', '--function', name, '--budget', '60');
    expect([code, notes]).toEqual([5, expect.stringMatching(reason)]);
  });

  test('is a reference for code', async () => {
    writeFileSync(join(folder, 'opp.s'), (await run('bridge', 'whole.json', '--function', 'opp', '--emit', 'asm')).out);
    const against = async (name: string): Promise<number> =>
      (await run('verify', 'opp.s', '--ir', `whole.json#${name}`)).code;
    expect([await against('opp'), await against('relax'), await against('too_wide'), await against('none')]).toEqual([
      0, 4, 5, 2,
    ]);
  });
});
