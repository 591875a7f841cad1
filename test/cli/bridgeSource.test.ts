/** `bridge` on files of the user's own. */
import { words } from './words.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FROM_BYTES } from '../frontend/fiat/functions.ts';
import { SEVERAL, SourceFolder } from './sourceFolder.ts';

let sources: SourceFolder;
let folder: string;
beforeAll(() => {
  sources = new SourceFolder();
  folder = sources.path;
});
afterAll(() => sources.remove());

const run = (...args: string[]) => sources.run(...args);

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
      ...words`bridge sums.c --function product --aliasing none --limbs 2x64 --spec
        ${spec}`,
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
    ...words`bridge sums.c --function ${name} --aliasing none --limbs 2x64 --spec
      ${spec}`,
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
  const { out } = await run(...words`bridge sums.c --function product --aliasing none --bounds arg1[]<2^8`);
  expect(out).toMatch(/^result out1 u64\[2\]/m);
});
