/** `optimize --source` on files of the user's own. */
import { words } from './words.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sha256 } from '../../src/base/hash.ts';
import { parseRecord } from '../../src/engine/store/readRecords.ts';
import { CMOVZNZ, ONE, TO_BYTES } from '../frontend/fiat/functions.ts';
import { wholeRecords } from '../engine/store/wholeRecords.ts';
import { C, SourceFolder } from './sourceFolder.ts';

let sources: SourceFolder;
let folder: string;
beforeAll(() => {
  sources = new SourceFolder();
  folder = sources.path;
});
afterAll(() => sources.remove());

const run = (...args: string[]) => sources.run(...args);

describe('optimize --source', () => {
  test('Fiat JSON: written as C for the compilers, all bit for bit the same', async () => {
    const { code, notes } = await run(
      ...words`optimize --source own.json --function own_sum --variant direct
        --budget 8 --json`,
    );
    expect([code, notes.replace(/^.* \(time after short searches, relative\): .*\n?/m, '')]).toEqual([0, '']);
    const [record] = wholeRecords(join(folder, 'results', 'own-own_sum'));
    expect(record.comparison.contestants.map((c) => c.name.split(/[- ]/)[0])).toEqual(['ours', 'llc', 'clang', 'gcc']);
    expect(record.verdicts.filter((v) => v.kind === 'proved').map((v) => v.claim)).toContain('asm = IR');
    expect(record.verdicts.map((v) => v.claim)).not.toContain('IR = specification');
  });

  test.each([
    ['any', /out1\[0\] in 0x0\.\.0x10$/m],
    ['fiat_poly1305_add', /out1\[0\] in 0x0\.\.0x10$/m],
  ])('Fiat JSON whose body leaves the bounds that it states, as %s, is told with inputs', async (operation, text) => {
    const bounds = (upper: string): object => ({ lbound: null, ubound: [upper, '0xff', '0xff'] });
    const arg = (name: string): object => ({ datatype: 'u64[3]', name, ...bounds('0xff') });
    const body = [0, 1, 2].map((i) => {
      const sum = { datatype: 'u64', name: [], operation: '+', arguments: [`arg1[${i}]`, `arg2[${i}]`] };
      return { datatype: 'u64', name: [`out1[${i}]`], operation: 'static_cast', arguments: [sum] };
    });
    const returns = [{ datatype: 'u64[3]', name: 'out1', ...bounds('0x10') }];
    const fn = { operation, arguments: [arg('arg1'), arg('arg2')], returns, body };
    writeFileSync(join(folder, 'narrow.json'), JSON.stringify([fn]));
    const { code, notes } = await run('optimize', '--source', 'narrow.json', '--function', operation, '--budget', '8');
    expect(notes).toMatch(/narrow\.json, at arg1 = \[0x.*does not compute what is stated about it$/m);
    expect([code, notes]).toEqual([4, expect.stringMatching(text)]);
  });

  test('a static C function that returns its carry: the compilers are called through an adapter', async () => {
    const { code, out, notes } = await run(
      ...words`optimize --source sums.c --function add3 --aliasing equal
        --budget 60 --out mine`,
    );
    expect([code, notes]).toEqual([0, '']);
    expect(out).toContain(
      'again:  ./fieldwright optimize --source sums.c --function add3 --aliasing equal --seed 1 --budget 60 --out mine',
    );
    expect(readFileSync(join(folder, 'mine/best.h'), 'utf8')).toContain(
      'uint64_t add3(uint64_t r[3], const uint64_t a[3], const uint64_t b[3]);',
    );
    const record = parseRecord(readFileSync(join(folder, 'mine/best.json'), 'utf8'), 'best.json');
    expect(record).toMatchObject({
      sourcePath: 'sums.c',
      sourceSha256: sha256(C),
      command: out.match(/^again: {2}(.*) --out mine$/m)![1],
    });
    expect(record.bridgedSha256).toBe(
      sha256((await run('bridge', 'sums.c', '--function', 'add3', '--aliasing', 'equal')).out),
    );
    expect(record.comparison.contestants).toHaveLength(4);
    expect(record.ir.match(/ = sum /g)).toHaveLength(1);
  });

  test('a loop whose rounds a parameter counts, called in place: neither is stated in the source', async () => {
    const { code, out, notes } = await run(
      ...words`optimize --source sums.c --function add --set n=3 --budget 60
        --out set`,
    );
    expect([code, notes]).toEqual([0, '']);
    expect(out).toContain(
      'again:  ./fieldwright optimize --source sums.c --function add --set n=3 --seed 1 --budget 60',
    );
    expect(readFileSync(join(folder, 'set/best.h'), 'utf8')).toContain(
      'uint64_t add_n3(uint64_t r[3], const uint64_t a[3], const uint64_t b[3]);',
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
    [['--source', 'own.json', '--function', 'own_sum', '--set', 'n=3'], 'does not apply to Fiat-Crypto JSON', 2],
    [['--curve', '25519', '--op', 'mul', '--set', 'n=3'], 'does not apply to a field', 2],
    [['--source', 'sums.c', '--function', 'add3', '--aliasing', 'some'], 'one of none, equal, any', 2],
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
    [['--prime', '2^63-25', '--op', 'mul'], '--source FILE.c', 5],
    [['--prime', '2^1025-3', '--op', 'mul', '--form', 'montgomery'], '64 to 1024 bits', 5],
    [['--prime', '2^1024-105', '--op', 'mul', '--form', 'plain'], '--form montgomery', 5],
  ])('%j is refused', async (args, message, expected) => {
    const { code, notes } = await run('optimize', ...args, '--stop-after', 'ir');
    expect(notes).toContain(message);
    expect(code).toBe(expected);
  });
});

describe('a function of a whole file of Fiat JSON', () => {
  test('is searched and proved, whatever else is in the file', async () => {
    const { code } = await run(
      ...words`optimize --source whole.json --function ${CMOVZNZ.operation} --variant
        direct --budget 8 --json`,
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
