/** `verify`: the claim that is printed, word IR and its names, records, and what is refused. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { recordCheck, overallKind } from '../../src/engine/claim/proveFile.ts';
import { compilerWords } from '../../src/cli/line/compilerWords.ts';
import { SHIPPED_COMMANDS } from '../../src/cli/commands.ts';
import { outcomeFailure } from '../../src/cli/verify.ts';
import { storedFiles, storedRecord } from '../engine/store/storedResult.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { runLine } from './runLine.ts';
import { items } from '../items.ts';

const root = join(import.meta.dirname, '../..');
const fixtures = join(root, 'test/fixtures');
const stored = '25519-mul/amd-zen4';
const SPEC = 'out = a*b mod 2^255-19';
const MUL = ['best.asm', '--spec', SPEC, '--limbs', '4x64'];
const CHOICE = ['select.asm', '--spec', 'out = a + s*(b-a) mod 2^61-1', '--limbs', '1x64'];
const folder = temporaryFolder();

const run = (...argv: readonly string[]) => runLine(['verify', ...argv], { root, cwd: folder }, SHIPPED_COMMANDS);

/** The arguments of `./fieldwright verify` in a line that a shell reads. */
function givenBack(claim: string): string[] {
  const [, line] = /^(?:proved for all inputs|refuted|not decided): \.\/fieldwright verify (.*)$/m.exec(claim) ?? [];
  expect(line, claim).toBeDefined();
  return execFileSync('sh', ['-c', `printf '%s\\0' ${line}`], { encoding: 'utf8' })
    .split('\0')
    .slice(0, -1);
}

const ADD_IR = 'add it.ir';
const INCREMENT = ['inc:', 'mov rax, [rsi]', 'add rax, 1', 'mov [rdi], rax', 'ret', ''].join('\n');
const SELECT = [
  ...items`select:; mov rax, [rdx]; mov r8, [rcx]; test rsi, rsi; cmovnz rax, r8; mov [rdi], rax; ret`,
  '',
].join('\n');

const C_SOURCE = '#include "plus.h"\nvoid increment(unsigned long *o, const unsigned long *a) { *o = *a PLUS ONE; }\n';

/** One word of an addition, as Fiat-Crypto writes it. */
const fiatAdd = (operation: string, lower: string, upper: string): object => ({
  operation,
  arguments: [{ datatype: 'u64[1]', name: 'arg1', lbound: [lower], ubound: [upper] }],
  returns: [{ datatype: 'u64[1]', name: 'out1', lbound: ['0x0'], ubound: ['0xffffffffffffffff'] }],
  body: [{ datatype: 'u64', name: ['out1[0]'], operation: '+', arguments: ['arg1[0]', '0x1'] }],
});

beforeAll(() => {
  const files = storedFiles(stored);
  for (const file of ['best.asm', 'best.json'] as const) writeFileSync(join(folder, file), files[file]);
  copyFileSync(join(fixtures, 'asm/25519-mul-loose.asm'), join(folder, 'other.asm'));
  copyFileSync(join(fixtures, 'asm/25519-add.asm'), join(folder, 'add.asm'));
  copyFileSync(join(fixtures, 'ir/25519-add.ir'), join(folder, ADD_IR));
  writeFileSync(join(folder, 'select.asm'), SELECT);
  writeFileSync(join(folder, 'inc.asm'), INCREMENT);
  const increment = fiatAdd('increment', '0x0', '0xffff');
  writeFileSync(join(folder, 'one.json'), JSON.stringify([increment]));
  writeFileSync(join(folder, 'two.json'), JSON.stringify([increment, fiatAdd('inc', '0x1', '0xff')]));
  writeFileSync(join(folder, 'none.json'), JSON.stringify([fiatAdd('increment', '0x6', '0x5')]));
  writeFileSync(join(folder, 'five.json'), JSON.stringify([fiatAdd('increment', '0x5', '0x5')]));
});

describe('the claim', () => {
  it('about a statement is printed in full', async () => {
    const { code, out } = await run(...MUL);
    const [claim, part] = out.split('\n');
    expect(claim).toBe(
      'proved for all inputs: ./fieldwright verify best.asm --symbol fe25519_mul_loose ' +
        '--spec "out = a*b mod 2^255-19" --limbs 4x64 --bounds "a[]<2^64, b[]<2^64" --args out,a,b --aliasing none',
    );
    expect(part).toMatch(/^ {2}proved +asm = specification, constant time, .*\(arrays disjoint\) \(/);
    expect(code).toBe(0);
  });

  it('about a record is printed in full', async () => {
    const { code, out } = await run('best.asm');
    expect(out.split('\n')[0]).toBe(
      'proved for all inputs: ./fieldwright verify best.asm --symbol fe25519_mul_loose ' +
        '--record best.json#fe25519_mul_loose --contract "fe25519_mul_loose(out1[4]; arg1[4], arg2[4]); ' +
        'arg1[]<2^64, arg2[]<2^64, out1[3]<2^63+1; limbs 4x64; out1 = arg1*arg2 mod 2^255-19" --aliasing any',
    );
    expect(out).toMatch(/\n {2}proved +asm = IR.*\n {2}proved +IR = specification/);
    expect(code).toBe(0);
  });

  it.each([
    ['a statement', MUL, 0],
    ['one that is refuted', [...MUL.with(2, 'out = a*b+1 mod 2^255-19'), '--bounds', 'a<p', '--aliasing', 'equal'], 4],
    ['orders', [...MUL.with(4, '5x51'), '--bounds', 'a<p, b<2^255+5', '--args', 'b, out, a, &p, n0, 9'], 4],
    ['scalars', [...CHOICE, '--scalars', 's', '--bounds', 's<2', '--args', 'out,s,a,b', '--syntax', 'nasm'], 0],
    ['a record', ['best.asm'], 0],
    ['a record as word IR, with another overlap', ['other.asm', '--ir', 'best.json', '--aliasing', 'equal'], 0],
    ['word IR with canonical numbers', ['add.asm', '--ir', ADD_IR], 0],
    ['Fiat-Crypto JSON with lower bounds', ['inc.asm', '--ir', 'two.json#inc'], 0],
  ] as const)('about %s is proved again when it is given back', async (_, argv, code) => {
    const first = await run(...argv);
    const given = givenBack(first.out);
    const again = await run(...given);
    const timeless = (text: string): string => text.replaceAll(/\d+ ms/g, '');
    expect([first.code, again.code], first.notes).toEqual([code, code]);
    expect(timeless(again.out)).toBe(timeless(first.out));
    const kept = argv.filter((word, i) => word.startsWith('-') || /^--(aliasing|syntax|limbs)$/.test(argv[i - 1]));
    expect(given).toEqual(expect.arrayContaining(kept));
  });

  it('about given word IR says what is assumed of its parameters', async () => {
    const { out } = await run('inc.asm', '--ir', 'two.json#inc');
    expect(out).toContain('--contract "inc(out1[1]; arg1[1]); arg1[]<2^8, arg1[0]>=1"');
    const add =
      'fe25519_add(out1[4]; arg1[4], arg2[4]); arg1[]<2^64, arg1[3]<2^63, arg1<p, ' +
      'arg2[]<2^64, arg2[3]<2^63, arg2<p, out1<p; limbs 4x64; out1 = arg1+arg2 mod 2^255-19';
    expect((await run('add.asm', '--ir', ADD_IR)).out).toContain(`--contract "${add}"`);
  });

  it('is not made again about given word IR that states something else by now', async () => {
    const { out } = await run('add.asm', '--ir', ADD_IR);
    const argv = givenBack(out);
    const at = argv.indexOf('--contract') + 1;
    const wrong = await run(...argv.with(at, argv[at].replace('arg1<p', 'arg1<2^255')));
    expect(wrong.notes).toMatch(/states something else[^]*expected: .*arg1<2\^255[^]*found: .*arg1<p/);
    expect(wrong.code).toBe(2);
  });

  it('about C and text with macros names compiler, version and options, and binds them', async () => {
    mkdirSync(join(folder, 'headers'), { recursive: true });
    writeFileSync(join(folder, 'headers/plus.h'), '#define PLUS +\n');
    writeFileSync(join(folder, 'inc.c'), C_SOURCE);
    const statement = ['inc.c', '--ir', 'two.json#inc', '--symbol', 'increment'];
    const lacking = await run(...statement);
    expect([lacking.code, lacking.notes]).toEqual([2, expect.stringContaining('-I FOLDER')]);
    const { code, out, notes } = await run(...statement, '--include', 'headers', '--cflags', '-DONE=1 -O2');
    expect(code, notes).toBe(0);
    const short = await run(...compilerWords(['verify', ...statement, '-Iheaders', '-D', 'ONE=1', '-O2']).slice(1));
    expect([short.code, short.out]).toEqual([0, expect.stringContaining('--cflags "-Iheaders -DONE=1 -O2"')]);
    const argv = givenBack(out);
    const build = argv.indexOf('--build') + 1;
    expect(argv[build]).toMatch(/^.* \d+[.\d]+: -c .*-O3 .*-march=x86-64-v3 -I .*headers -DONE=1 -O2$/);
    expect((await run(...argv)).code).toBe(0);
    const other = await run(...argv.with(build, argv[build].replace('-O2', '-O1')));
    expect([other.code, other.notes]).toEqual([2, expect.stringContaining('is not compiled as the claim says')]);
  });

  it.each(items`
    -fplugin=x.so; -fpass-plugin=x.so; -fbranch-probabilities; -o x; @x; -Wl,-x; -flto; -specs=x; -B.; -I`)(
    'is not made with the option %s',
    async (flags) => {
      const { code, notes } = await run('inc.c', '--ir', 'two.json#inc', '--symbol', 'inc', '--cflags', flags);
      expect([code, notes]).toEqual([2, expect.stringContaining('--cflags: the compiler is not given this option')]);
    },
  );

  it('that is odd comes with a note', async () => {
    const { out } = await run('inc.asm', '--spec', 'out = a+1+0*b mod 2^61-3', '--limbs', '1x64', '--bounds', 'a<p');
    const notes = ['  note: the modulus is composite', '  note: the statement does not depend on b'];
    expect(out.split('\n').slice(1, 3)).toEqual(notes);
  });
});

const SAME = { isSame: true, isOfAnother: false };
const WRONG = { isSame: false, isOfAnother: false };

describe('code and its record', () => {
  it('that differ are wrong, even if the code is proved', async () => {
    const { code, out, notes } = await run('other.asm', '--record', 'best.json');
    expect(out).toMatch(/^proved for all inputs: /);
    expect(out).toMatch(/\nthe code is NOT byte for byte that of the record \(sha256 [0-9a-f]{16}…\)$/);
    expect(notes).toMatch(/^error: other\.asm: the code is not that of the record/);
    expect(code).toBe(4);
  });

  it('are not compared if other things are given', async () => {
    for (const options of [
      ['--ir', 'best.json'],
      ['--spec', SPEC, '--limbs', '4x64'],
    ]) {
      const { code, out } = await run('other.asm', ...options);
      expect(out).not.toContain('the record');
      expect(code).toBe(0);
    }
  });

  it('that differ in a bit or are missing are not those of the record', () => {
    const record = storedRecord(stored);
    const bytes = Uint8Array.from(Buffer.from(record.code.hex, 'hex'));
    const other = { ...record, code: { ...record.code, sha256: '0'.repeat(64) } };
    const codeOf = (all: Uint8Array) => (length: number) => all.subarray(0, length);
    expect(recordCheck(record, [other], codeOf(bytes), root).isSame).toBe(true);
    expect(recordCheck(record, [record], codeOf(bytes.with(3, bytes[3] ^ 1)), root)).toMatchObject(WRONG);
    expect(recordCheck(other, [other, record], codeOf(bytes), root)).toMatchObject({
      isSame: false,
      isOfAnother: true,
      lines: [expect.any(String), expect.stringContaining('is NOT'), expect.stringContaining(record.time)],
    });
    expect(recordCheck(record, [record], () => null, root)).toMatchObject({
      ...WRONG,
      lines: [expect.any(String), expect.stringContaining('is NOT')],
    });
  });

  it.each([
    ['proved', SAME, null],
    ['proved', WRONG, 'wrong'],
    ['proved', { ...WRONG, isOfAnother: true }, 'input'],
    ['undecided', WRONG, 'wrong'],
    ['undecided', SAME, 'unsupported'],
    ['undecided', null, 'unsupported'],
    ['refuted', SAME, 'wrong'],
    ['refuted', { ...WRONG, isOfAnother: true }, 'wrong'],
  ] as const)('%s, held against the record: %j', (kind, record, failure) => {
    expect(outcomeFailure(kind, record && { ...record, lines: [] }, 'f')?.kind ?? null).toBe(failure);
  });

  it('of several parts the worst counts', () => {
    const proved = { kind: 'proved', by: '', millis: 0 } as const;
    const undecided = { kind: 'undecided', where: '', reason: '', millis: 0 } as const;
    const refuted = { ...undecided, kind: 'refuted' } as const;
    const kinds = [
      [proved, proved],
      [proved, undecided],
      [undecided, refuted],
    ].map(overallKind);
    expect(kinds).toEqual(['proved', 'undecided', 'refuted']);
  });
});

const OF_STATEMENTS = ['limbs', 'bounds', 'args', 'scalars'];
const OF_ALL = ['spec', 'ir', 'record', 'contract', 'symbol'];
const P_LIMBS = '0xffffffffffffffed,0xffffffffffffffff,0xffffffffffffffff,0x7fffffffffffffff';
type Refusal = [name: string, argv: string[], message: RegExp];
const alone = (name: string): Refusal => [
  `--${name} without --spec`,
  ['best.asm', `--${name}`, 'a'],
  new RegExp(`--${name}: .* no meaning without --spec`),
];
const empty = (name: string): Refusal => [
  `an empty --${name}`,
  ['best.asm', `--${name}`, ' '],
  new RegExp(`--${name}: the value is not understood`),
];

describe('refused with exit code 2', () => {
  it.each<Refusal>([
    ['a name that word IR lacks', ['add.asm', '--ir', `${ADD_IR}#mul`], /no function mul[^]*found: {4}fe25519_add$/],
    ['one that a record lacks', ['best.asm', '--record', 'best.json#mul'], /function mul[^]*: {4}fe25519_mul_loose$/],
    ['the same as word IR', ['best.asm', '--ir', 'best.json#mul'], /no function mul[^]*found: {4}fe25519_mul_loose$/],
    ['not the only name', ['inc.asm', '--ir', 'one.json#inc'], /no function inc\n[^]*found: {4}increment$/],
    ['a symbol, not a name', ['inc.asm', '--symbol', 'inc', '--ir', 'two.json#dec'], /found: {4}increment, inc$/],
    ['several functions without name', ['inc.asm', '--ir', 'two.json'], /which of its functions[^]*increment, inc/],
    ['an empty name', ['inc.asm', '--ir', 'one.json#'], /name is empty/],
    ['a record that is none', ['inc.asm', '--record', 'one.json'], /is not a record/],
    ['word IR without inputs', ['inc.asm', '--ir', 'none.json'], /bounds within u64[^]*6\.\.5/],
    ['word IR with one input', ['inc.asm', '--ir', 'five.json'], /only one value of arg1[^]*arg1\[0\]>=5/],
    ['assumptions with one input', [...MUL, '--bounds', 'a[]<1, b<p'], /only one value of a is[^]*found: {4}a\[\]<1/],
    [
      'two files of word IR',
      ['best.asm', '--ir', 'best.json', '--record', 'best.json'],
      /more than one thing to prove/,
    ],
    ['a statement and a record', [...MUL, '--record', 'best.json'], /more than one thing to prove/],
    ['a statement and a contract', [...MUL, '--contract', 'f()'], /--contract: the option has no meaning with --spec/],
    ...OF_STATEMENTS.map(alone),
    ...[...OF_STATEMENTS, ...OF_ALL].map(empty),
  ])('%s', async (_, argv, message) => {
    const { code, notes, out } = await run(...argv);
    expect(notes).toMatch(message);
    expect([code, out]).toEqual([2, '']);
  });

  it.each([
    ['modulus 0x1', /^modulus .*/m, 'modulus 0x1', /modulus is too small/],
    ['an unknown name', /^relation .*/m, 'relation arg1+arg3', /unknown name arg3/],
    ['weights that fall', /^weights .*/m, 'weights 0 64 32 192', /weights of limbs/],
    ['a limit of nothing', /^weights/m, 'limit arg7 0x5\nweights', /arg7/],
    ['arrays of another length', /^weights .*/m, 'weights 0 64 128', /arg1 is not an array of elements/],
    ['no number below p', /^param arg1 u64\[4\]/m, `param arg1 u64[4] >=${P_LIMBS}`, /no value of arg1 is[^]*arg1<p/],
    ['malformed word IR', /^return out1 = \w+/m, 'return out1 = arg1[9]', /malformed word IR/],
  ])('word IR with %s', async (_, from, to, message) => {
    const text = readFileSync(join(folder, ADD_IR), 'utf8');
    expect(text).toMatch(from);
    writeFileSync(join(folder, 'odd.ir'), text.replace(from, to));
    const { code, notes } = await run('add.asm', '--ir', 'odd.ir');
    expect(notes).toMatch(message);
    expect(code, notes).toBe(2);
  });
});

it.each([
  [
    'symbols',
    `.globl f\nf: ret\n${Array.from({ length: 200_001 }, (_, i) => `s${i}:\n`).join('')}`,
    /too many symbols/,
  ],
  ['bytes', '.globl f\nf: .fill 40000000, 1, 0x90\nret\n', /too large an object/],
])('a file of too many %s is refused before any work is spent on it', async (_, text, message) => {
  writeFileSync(join(folder, 'large.s'), text);
  const { code, notes } = await run('large.s', '--symbol', 'f', '--ir', 'two.json#inc');
  expect(notes).toMatch(message);
  expect(code).toBe(5);
});

it('without name the function that is called like the code is meant', async () => {
  const { code, out } = await run('inc.asm', '--ir', 'two.json', '--symbol', 'inc');
  expect(out).toContain('--symbol inc --ir two.json#inc ');
  expect(code).toBe(0);
});

describe('options as compilers have them', () => {
  it.each<[string, string]>([
    ['verify f.c -I inc --symbol f', 'verify f.c --symbol f --cflags -Iinc'],
    ['optimize --cflags -O2 -DA --source f.c -U B', 'optimize --source f.c --cflags -O2 -DA -UB'],
    ['bridge --cflags=-O1 -std=c2x -- -Ifile.c', 'bridge --cflags -O1 -std=c2x -- -Ifile.c'],
    ['verify f.c --spec x', 'verify f.c --spec x'],
    ['verify f.c -I', 'verify f.c -I'],
    ['library -I inc', 'library -I inc'],
  ])('%s', (line, meant) => {
    expect(compilerWords(line.split(' ')).join(' ')).toBe(meant);
  });

  it('keep blanks', () => {
    expect(compilerWords(['verify', 'f.c', '-I', 'a b'])).toEqual(['verify', 'f.c', '--cflags', '"-Ia b"']);
  });
});
