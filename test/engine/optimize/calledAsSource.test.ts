/** What replaces a function is called as that function was, and what is stated of it is checked before any search. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from '../../../src/ir/parse.ts';
import { print } from '../../../src/ir/print.ts';
import { verify } from '../../../src/ir/verify.ts';
import { proveSpec } from '../../../src/prover/proof/specification.ts';
import { SourceFolder } from '../../cli/sourceFolder.ts';

const CALLED = join(import.meta.dirname, 'called');
const FIVE = ['--spec', 'r = a*b mod 2^255-19', '--limbs', '5x51'];

let sources: SourceFolder;
beforeAll(() => {
  sources = new SourceFolder();
  for (const name of ['source.c', 'callers.c', 'limbs.c', 'odd.c'])
    copyFileSync(join(CALLED, name), join(sources.path, name));
});
afterAll(() => sources.remove());

const run = (...args: string[]) => sources.run(...args);
const cc = (...args: string[]): void => void execFileSync('cc', args, { cwd: sources.path });

describe('the calling interface of the source', () => {
  test('25 functions, linked in place of their source into a program that calls both', async () => {
    const { code, out } = await run('bridge', 'source.c', '--emit', 'asm');
    expect(code).toBe(0);
    writeFileSync(join(sources.path, 'ours.s'), out);
    cc('-c', 'ours.s', '-o', 'ours.o');
    cc('-O1', '-c', 'source.c', '-o', 'source.o');
    execFileSync('objcopy', ['--prefix-symbols=ref_', 'source.o'], { cwd: sources.path });
    cc('-O2', 'callers.c', 'ours.o', 'source.o', '-o', 'callers');
    expect(execFileSync('./callers', { cwd: sources.path, encoding: 'utf8' })).toBe('all as the source\n');
  });

  test.each([
    ['dbl', 'call a:arg1 r:out1'],
    ['addin', 'call acc:out2=arg1 b:arg2 returns out1'],
    ['addfe', 'call out1:out1 a:arg1 b:arg2 returns address out1'],
    ['nz', 'call a:arg1 returns out1:u1'],
    ['five', 'call a:arg1 b:arg2 k:arg3 r:out1 q:out2'],
  ])('%s: ours and what the compiler makes are both proved under it', async (name, line) => {
    const own = ['--function', name, '--aliasing', 'none'];
    const { out: ir } = await run('bridge', 'source.c', ...own);
    expect(ir).toContain(`\n${line}\n`);
    expect(print(parse(ir))).toBe(`${ir.trimEnd()}\n`);
    writeFileSync(join(sources.path, `${name}.ir`), ir);
    writeFileSync(join(sources.path, `${name}.s`), (await run('bridge', 'source.c', ...own, '--emit', 'asm')).out);
    // The compiler copies returned structures by registers that are not modelled.
    for (const file of [`${name}.s`, ...(name === 'addfe' ? [] : ['source.c'])])
      expect(await run('verify', file, '--symbol', name, '--ir', `${name}.ir`)).toMatchObject({ code: 0 });
    if (name === 'addfe') return; // Its registers are those of the usual form; rax is more than that asks for.
    const other = ir.replace(/^call .*\n/m, '');
    writeFileSync(join(sources.path, `${name}.ir`), other);
    expect((await run('verify', `${name}.s`, '--ir', `${name}.ir`)).code).not.toBe(0);
  });

  test('a result has the declaration of the source, its bytes are proved, verified and exported so', async () => {
    const file = ['--source', 'source.c', '--function', 'addin', '--budget', '40', '--out', 'addin'];
    const { code, out } = await run('optimize', ...file);
    expect([code, out]).toEqual([0, expect.stringContaining('proved       asm = IR, called as the source')]);
    expect(out).toContain('called as the source, uint64_t addin(uint64_t acc[4], const uint64_t b[4]) (and ');
    expect(readFileSync(join(sources.path, 'addin/best.h'), 'utf8')).toContain(
      '\nuint64_t addin(uint64_t acc[4], const uint64_t b[4]);\n',
    );
    expect((await run('verify', 'addin/best.S')).code).toBe(0);
  });

  test('arrays that are all changed are apart, which is said; others may be one of them', async () => {
    const overlap = async (name: string) =>
      /^aliasing (.*)$/m.exec((await run('bridge', 'source.c', '--function', name)).out)?.[1];
    expect([await overlap('cswap'), await overlap('into_both'), await overlap('neg4')]).toEqual(['none', 'any', 'any']);
    const file = ['--source', 'source.c', '--function', 'cswap', '--budget', '40', '--out', 's'];
    const { code, out } = await run('optimize', ...file);
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(/proved +asm = source[^]*proved +asm = IR, called as the source/),
    ]);
    expect(readFileSync(join(sources.path, 's/best.h'), 'utf8')).toContain('arrays must be apart');
  });

  test('an interface that cannot be kept gets another name; what cannot be handed over at all is refused', async () => {
    expect((await run('bridge', 'source.c', '--function', 'part')).out).toMatch(/^function part_results_first\n/);
    expect(await run('bridge', 'source.c', '--function', 'byval')).toMatchObject({ code: 5 });
    expect(await run('bridge', 'source.c', '--function', 'ident')).toMatchObject({ code: 5 });
  });

  test('a call form that hands over something twice, never, or under no name is malformed', () => {
    const text =
      'function f\naliasing any\nparam arg1 u64[2]\nresult out1 u64[2]\ncall A\n\nreturn out1 = arg1[0], arg1[1]\n';
    for (const good of ['a:arg1 r:out1', 'x:out1=arg1', 'r:out1 a:arg1 returns address out1', 'a:arg1 returns out1'])
      verify(parse(text.replace('A', good)));
    for (const bad of ['a:arg1', 'a:arg1 b:arg1 r:out1', 'a:arg1 a:out1', 'a:arg1 r:out1 returns out1', 'x:out9=arg1'])
      expect(() => verify(parse(text.replace('A', bad))), bad).toThrow('malformed word IR');
    for (const bad of ['a-b:arg1', 'returns out1:u7', 'a arg1']) expect(() => parse(text.replace('A', bad))).toThrow();
  });
});

describe('a statement is checked before the search', () => {
  const five = (...more: string[]) => run('optimize', '--source', 'limbs.c', '--function', 'mul51', ...FIVE, ...more);

  test('a right function whose bounds are not stated is not reported as wrong', async () => {
    const { code, notes } = await five('--budget', '10m');
    expect([code, notes]).toEqual([2, expect.stringMatching(/^error: --spec, at a = \[0x.*\], b = \[0x/)]);
    expect(notes).toContain('bounds may be missing: with --bounds "a[]<2^54, b[]<2^54" no sample contradicts it');
    expect(notes).not.toContain('report');
  });

  test('numbers are as long as their types, without bounds', async () => {
    const file = ['bridge', 'odd.c', '--function', 'mul222', '--spec', 'r = a*b mod 2^221-3'];
    const { code, out } = await run(...file);
    expect([code, out]).toEqual([0, expect.stringMatching(/^limit arg1 0x40{55}\nlimit arg2 0x40{55}$/m)]);
    // What callers may have beside the number is masked, as in the source.
    expect(out).toMatch(/= and arg1\[3\], 0x3fffffff$/m);
    expect(proveSpec(parse(out))).toMatchObject({ kind: 'proved' });
    const lost = await run('bridge', 'odd.c', '--function', 'wrap222', '--spec', 'r = a+b mod 2^221-3');
    expect(lost).toMatchObject({ code: 2, notes: expect.stringContaining('--bounds "a<p, b<p"') });
    const once = ['bridge', 'odd.c', '--function', 'once222', '--spec', 'r = a+b mod 2^221-3'];
    expect(await run(...once)).toMatchObject({ code: 2, notes: expect.stringContaining('--bounds "a') });
    expect(await run(...once, '--bounds', 'a<p, b<p')).toMatchObject({ code: 0 });
    // No bound makes the type longer; a tighter one holds beside it.
    const limits = async (bounds: string) =>
      /^limit arg1 (0x.*)$/m.exec((await run(...file, '--bounds', bounds)).out)?.[1];
    for (const wider of ['a[]<2^64', 'a<2^256', 'a[0]<2^60, b[]<2^64'])
      expect(await limits(wider), wider).toBe(`0x4${'0'.repeat(55)}`);
    expect(await limits('a<5*2^200')).toBe(`0x5${'0'.repeat(50)}`);
    expect(await limits('a<2^222')).toBeUndefined();
  });

  test('a number that is passed by value, and a choice, are not reported where bounds are missing', async () => {
    const byValue = ['bridge', 'odd.c', '--function', 'mul61', '--spec', 'out = a*b mod 2^61-1'];
    const { code, notes } = await run(...byValue);
    expect([code, notes]).toEqual([2, expect.stringContaining('with --bounds "a<2^61, b<2^61" no sample')]);
    expect(await run(...byValue, '--bounds', 'a<2^61, b<2^61')).toMatchObject({ code: 0 });
    const chosen = ['bridge', 'odd.c', '--function', 'chosen', '--spec', 'r = a + s*(b - a) mod 2^61-1'];
    expect(await run(...chosen)).toMatchObject({ code: 2, notes: expect.stringContaining('s<2') });
    expect(await run(...chosen, '--bounds', 's<2')).toMatchObject({ code: 0 });
  });

  test('a wrong statement is one, with bounds and without', async () => {
    const wrong = ['--spec', 'r = a*b mod 2^255-21', '--limbs', '5x51'];
    const source = ['optimize', '--source', 'limbs.c', '--function', 'mul51', ...wrong, '--budget', '10m'];
    expect(await run(...source)).toMatchObject({ code: 4 });
    expect(await run(...source, '--bounds', 'a[]<2^54, b[]<2^54')).toMatchObject({ code: 4 });
  });

  test.each([
    [['--source', 'limbs.c', '--function', 'mul51', '--limbs', '5x51'], '--limbs'],
    [['--input', 'fiat-c/p256', '--function', 'mul', '--bounds', 'a<p'], '--bounds'],
    [['--input', 'fiat-c/p256', '--function', 'mul', '--spec', 'out = a'], '--spec'],
    [['--input', 'fiat-c/p256', '--function', 'mul', '--cflags', '-O1'], '--cflags'],
    [['--source', 'own.json', '--function', 'own_sum', '--spec', 'out = arg1'], '--spec'],
    [['--curve', '25519', '--op', 'mul', '--aliasing', 'none'], '--aliasing'],
    [['--curve', '25519', '--op', 'mul', '--function', 'f'], '--function'],
    [['--source', 'limbs.c', '--function', 'mul51', '--strict'], '--strict'],
  ])('%j: an option that would say nothing is refused', async (args, option) => {
    const { code, notes } = await run('optimize', ...args);
    expect([code, notes]).toEqual([2, expect.stringContaining(`error: ${option}: `)]);
  });
});
