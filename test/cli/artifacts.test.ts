/** The commands that work on what `optimize` left behind. */
import { words } from './words.ts';
import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { ALL_COMMANDS } from '../../lab/commands.ts';
import { runCommandLine } from '../../src/cli/runCommandLine.ts';
import { assembleObject } from '../../src/bench/assemble.ts';
import { assembleBytes } from '../codegen/encoder/assembleBytes.ts';
import { appendRecord } from '../../src/engine/store/resultFiles.ts';
import { parseRecord } from '../../src/engine/store/readRecords.ts';
import { sha256 } from '../../src/base/hash.ts';
import { recordingIo } from './recordingIo.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { RUNNING, runLine } from './runLine.ts';

const root = join(import.meta.dirname, '../..');
const folder = temporaryFolder();

const run = (...argv: string[]) => runLine(argv, { ...RUNNING, root, cwd: folder, results: join(folder, 'results') });

beforeAll(async () => {
  const { code, notes } = await run('optimize', '--curve', 'poly1305', '--op', 'mul', '--budget', '30', '--out', '.');
  expect(code, notes).toBe(0);
  appendRecord(join(folder, 'results'), parseRecord(readFileSync(join(folder, 'best.json'), 'utf8'), 'best.json'));
});

test('verify proves what was written, in both syntaxes', async () => {
  for (const file of ['best.asm', 'best.S']) {
    const { code, out } = await run('verify', file);
    expect(out).toContain(`proved for all inputs: ./fieldwright verify ${file} --symbol poly1305_mul_loose --record `);
    expect(out).toMatch(/^ {2}proved +asm = IR/m);
    expect(out).toMatch(/^ {2}proved +IR = specification/m);
    expect(code).toBe(0);
  }
});

test('verify refutes changed code with a counterexample', async () => {
  const text = readFileSync(join(folder, 'best.asm'), 'utf8');
  writeFileSync(join(folder, 'bad.asm'), text.replace(/mulx (\w+), (\w+)/, 'mulx $2, $1'));
  const { code, out } = await run('verify', 'bad.asm');
  expect(out).toMatch(/refuted: [^]*\n {4}for example with arg1 = \[0x/);
  expect(out).toMatch(/^ {4}on this processor: .* = \[0x.*expected \[0x/m);
  expect(out).toMatch(/^the code is NOT byte for byte that of the record/m);
  expect(code).toBe(4);
});

test('verify and the header name the same instruction sets', async () => {
  const { out } = await run('verify', 'best.asm');
  const [, needs] = /^ {2}needs: (.*)$/m.exec(out) ?? [];
  const [, inHead = 'any x86-64 processor'] = / \* needs (.*)/.exec(readFileSync(join(folder, 'best.h'), 'utf8')) ?? [];
  expect(needs).toBe(inHead);
});

test('verify says whose checker proved the record', async () => {
  const { out } = await run('verify', 'best.asm');
  expect(out).toMatch(/\nchecker .*; the record was proved by the same\nthe code is byte for byte that of the record/);
});

test('verify proves text and objects against a statement', async () => {
  const spec = words`--spec "out = a*b mod 2^130-5" --limbs 3x64 --bounds "a<2^131, b<2^131" --aliasing any`;
  assembleObject('nasm', join(folder, 'best.asm'), join(folder, 'best.o'));
  for (const file of ['best.asm', 'best.S', 'best.o']) {
    const { code, out } = await run('verify', file, ...spec);
    expect(out, file).toMatch(/^proved for all inputs: .* --spec "out = a\*b mod 2\^130-5" --limbs 3x64 --bounds /);
    expect(out, file).toMatch(/\n {2}proved +asm = specification, constant time.*in any way\)/);
    expect(code).toBe(0);
  }
  const wrong = await run('verify', 'best.o', ...spec.with(1, 'out = a*b+1 mod 2^130-5'));
  expect(wrong.out).toMatch(/refuted: [^]*for example with [^]*on this processor: out = \[/);
  expect(wrong.code).toBe(4);
});

test('verify does not decide what it does not model, and says what is wrong with its options', async () => {
  writeFileSync(join(folder, 'branch.asm'), 'f:\n  mov rax, [rsi]\n  test rax, rax\n  jz f\n  mov [rdi], rax\n  ret\n');
  const undecided = await run('verify', 'branch.asm', '--spec', 'out = a mod 2^61-1', '--limbs', '1x64');
  expect(undecided.notes).toMatch(/branch\.asm:4: branch: /);
  expect(undecided.code).toBe(5);
  writeFileSync(join(folder, 'empty.S'), '\n');
  const bad: [string[], RegExp][] = [
    [['best.asm', '--spec', 'out = a*b', '--limbs', '3x64'], /specification is not understood/],
    [['best.asm', '--spec', 'out = a*b mod 2^130-5'], /--limbs: the option is missing/],
    [['best.asm', '--spec', 'out = a*b mod 2^130-5', '--ir', 'best.json'], /more than one thing to prove/],
    [['best.asm', '--ir', 'absent.ir'], /cannot read the file/],
    [['absent.asm'], /file does not exist/],
    [['best.asm', '--aliasing', 'some'], /one of none, equal, any/],
    [['best.asm', '--symbol', 'other'], /^error: \S+\/best\.asm: no file defines other\n {2}found: {4}[\w., ]+$/m],
    [['empty.S', '--spec', 'out = a mod 2^61-1', '--limbs', '1x64'], /\/empty\.S: which function is meant\?/],
  ];
  for (const [argv, message] of bad) {
    const { code, notes } = await run('verify', ...argv);
    expect(notes, argv.join(' ')).toMatch(message);
    expect(code, argv.join(' ')).toBe(2);
  }
});

test('replay gives the recorded bytes and proves them again', async () => {
  const { code, out } = await run('replay', 'best.json', '--quiet');
  expect(out).toMatch(/^the \d+ recorded bytes$/m);
  expect(out).toMatch(/^proved +asm = IR, for all inputs/m);
  expect(code).toBe(0);
});

test('replay writes the files of a record anew', async () => {
  const names = ['best.asm', 'best.S', 'best.h', 'best.json'];
  const texts = (): string[] => names.map((name) => readFileSync(join(folder, name), 'utf8'));
  const before = texts();
  const records = 'results/poly1305-mul';
  const [machine] = readdirSync(join(folder, records));
  copyFileSync(join(folder, records, machine, 'record.jsonl'), join(folder, 'record.jsonl'));
  for (const name of names) writeFileSync(join(folder, name), 'old');
  expect((await run('replay', 'record.jsonl', '--quiet', '--write')).code).toBe(0);
  rmSync(join(folder, 'record.jsonl'));
  expect(texts()).toEqual(before);
  const record = parseRecord(readFileSync(join(folder, 'best.json'), 'utf8'), 'best.json');
  const hex = `cc${record.code.hex}`;
  const code = { ...record.code, hex, sha256: sha256(Buffer.from(hex, 'hex')) };
  mkdirSync(join(folder, 'other'));
  writeFileSync(join(folder, 'other', 'best.json'), JSON.stringify({ ...record, code }));
  const refused = await run('replay', 'other/best.json', '--quiet', '--write');
  expect([refused.code, refused.notes]).toEqual([2, expect.stringMatching(/no files are written/)]);
});

test('export gives the same bytes in every format', async () => {
  const { hex } = parseRecord(readFileSync(join(folder, 'best.json'), 'utf8'), 'best.json').code;
  for (const format of ['gas-intel', 'gas-att']) {
    const { code, out } = await run('export', 'best.json', '--format', format, '--symbol', 'other');
    expect(code).toBe(0);
    expect(out).toContain('.globl  other');
    expect(Buffer.from(assembleBytes('gas', out)).toString('hex'), format).toBe(hex);
  }
  // Only the beginning is compared: constants behind the code move, and with them what refers to them.
  const { out } = await run('export', 'best.json', '--format', 'gas-intel', '--endbr64');
  expect(Buffer.from(assembleBytes('gas', out)).toString('hex').slice(0, 16)).toBe(`f30f1efa${hex.slice(0, 8)}`);
  expect(out).toContain('.note.gnu.property');
});

test('bench times it beside the compilers and other objects', async () => {
  // What a search found is a result of the machine that measured.
  vi.stubEnv('FIELDWRIGHT_MACHINE', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { code, out, notes } = await run('bench', '--curve', 'poly1305');
  expect(code, notes).toBe(0);
  expect(out).toMatch(/^ours +\d+\.\d +yardstick/m);
  expect(out).toMatch(/^llc-\d+ -O3/m);
  expect((await run('bench', '--curve', 'secp256k1')).notes).toContain('no stored result fits');
  expect((await run('bench', 'object.o')).notes).toContain('file.o:symbol');
});

test('list shows the stored result', async () => {
  expect((await run('list')).out).toMatch(/^poly1305 .* 1$/m);
  expect((await run('list', 'poly1305')).out).toMatch(/^mul +loose +throughput +\S+ +\d+\.\d +\d\.\d\d {2}\S/m);
});

test('bridge reads C, and says where it cannot', async () => {
  writeFileSync(
    join(folder, 'double.c'),
    'void f(unsigned _BitInt(128) *o, const unsigned _BitInt(128) *a) { *o = *a + *a; }\n',
  );
  expect((await run('bridge', 'double.c')).out).toMatch(/^function f$[^]*= sum /m);
  writeFileSync(
    join(folder, 'branch.c'),
    'void g(unsigned long *o, const unsigned long *a) { for (unsigned long i = 0; i < *a; i++) o[i] = 0; }\n',
  );
  const refused = await run('bridge', 'branch.c');
  expect(refused.code).toBe(5);
  expect(refused.notes).toContain('branch.c:1');
  expect((await run('bridge', 'absent.json')).code).toBe(2);
});

test('translate prints text that NASM understands', async () => {
  writeFileSync(join(folder, 'att.s'), '\t.text\n\t.globl f\nf:\n\tleaq 8(%rdi,%rsi,4), %rax\n\tret\n');
  const { code, out } = await run('translate', 'att.s');
  expect(code).toBe(0);
  const instructions = out
    .split('\n')
    .filter((line) => /^\s+(lea|ret)\b/.test(line))
    .join('\n');
  expect(Buffer.from(assembleBytes('nasm', instructions)).toString('hex')).toBe('488d44b708c3');
});

test('report writes its tables between their marks and nothing else', async () => {
  const pages = [join(folder, 'README.md'), join(folder, 'docs', 'RESULTS.md')];
  mkdirSync(join(folder, 'docs'));
  const overview = '<!-- begin overview -->\n<!-- end overview -->\n';
  const results = 'before\n<!-- begin results -->\n<!-- end results -->\nafter\n';
  writeFileSync(pages[0], results);
  const limits = '<!-- begin limits -->\n<!-- end limits -->\n';
  writeFileSync(pages[1], `${overview}${limits}${results}`);
  const io = recordingIo(['report'], { root: folder, results: join(folder, 'results') });
  expect(await runCommandLine(ALL_COMMANDS, io)).toBe(0);
  const between = (name: string, text: string): string => `<!-- begin ${name} -->\n${text}\n<!-- end ${name} -->\n`;
  const table = '\\* \\*\\*[^]*\n\\| function .*\n.*';
  const readme = new RegExp(`^before\n${between('results', table)}after\n$`);
  expect(readFileSync(pages[0], 'utf8')).toMatch(readme);
  const all = between('overview', `${table}\n\\| poly1305-mul [^]*`);
  const page = between('results', '(\\* |No contender)[^]*\n\\| poly1305-mul [^]*');
  const reached = between('limits', '\\| function .*\n[^]*');
  expect(readFileSync(pages[1], 'utf8')).toMatch(new RegExp(`^${all}${reached}before\n${page}after\n$`));
});

test('nothing is left in the folder but what was asked for', () => {
  expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});
