/** All functions of a manifest: the table, the reports, exit codes, and what is known from before. */
import { chmodSync, readdirSync, readFileSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildFolder } from '../../../src/base/files/installation.ts';
import { toolchainOrSkip } from '../../frontend/toolchain/withToolchain.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';
import { RUNNING, runLine } from '../runLine.ts';
import { requireSarif } from './sarifSchema.ts';

const toolchain = await toolchainOrSkip();
const root = join(import.meta.dirname, '../../..');

const HEAD = '.intel_syntax noprefix\n.globl f\n.type f,@function\nf:\n';
/** No file of another run, whose judgements are kept. */
const OWN = `# ${process.pid} ${Date.now()}\n`;
const FILES: Readonly<Record<string, string>> = {
  'copy.s': `${OWN}${HEAD}mov rax, [rsi]\nmov [rdi], rax\nret\n`,
  'leak.s': `${OWN}${HEAD}mov rax, [rsi]\ntest rax, rax\nje 1f\nmov [rdi], rax\n1: ret\n`,
  'add.c': `/*${OWN}*/void add(unsigned long *out, const unsigned long *a, const unsigned long *b) {
  unsigned __int128 t = (unsigned __int128)*a + *b;
  out[0] = ((unsigned long)t & 0x1fffffffffffffff) + (unsigned long)(t >> 61);
}
`,
  'zero.c': 'int zero(const unsigned long *a) { return (*a == 0) | (*a == 0x1fffffffffffffff); }\n',
  'wrong.c': `#include "off.h"
void add(unsigned long *out, const unsigned long *a, const unsigned long *b) { *out = *a + *b + OFF; }
`,
  'off.h': `/*${OWN}*/\n#define OFF 1\n`,
};
const ADD = 'verify = { spec = "out = a+b mod 2^61-1", limbs = "1x64", bounds = "a<2^61, b<2^61" }';
const ENTRY = {
  copy: '[[function]]\nname = "copy"\nfile = "copy.s"\nsymbol = "f"\nct = { secret = "rsi" }\n',
  leak: '[[function]]\nname = "leaky"\nfile = "leak.s"\nsymbol = "f"\nct = { secret = "rsi" }\n',
  add: `[[function]]\nfile = "add.c"\n${ADD}\nct = { secret = "a,b" }\nsymbol = "add"\n`,
  wrong: `[[function]]\nfile = "wrong.c"\n${ADD}\n`,
  absent: `[[function]]\nfile = "absent.c"\n${ADD}\n`,
  zero: `[[function]]
file = "zero.c"
verify = { spec = "return = a == 0 mod 2^61-1", limbs = "1x64", bounds = "a<2^61" }
`,
  open: `[[function]]\nname = "odd"\nfile = "odd.s"\nsymbol = "f"\nct = { secret = "rsi" }\n`,
};

describe.skipIf(toolchain === null)('check', () => {
  const folder = temporaryFolder();
  beforeAll(() => {
    for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
    writeFileSync(join(folder, 'odd.s'), `${OWN}${HEAD}mov rcx, [rsi]\njrcxz 1f\n1: ret\n`);
  });
  const check = (manifest: string, ...options: string[]) => {
    writeFileSync(join(folder, 'fieldwright.toml'), manifest);
    return runLine(['check', ...options], { ...RUNNING, root, cwd: folder });
  };
  const all = Object.values(ENTRY).join('\n');

  test('one table of all, in 80 columns, with what is wrong and the command that asks the same', async () => {
    const { code, out, notes } = await check(all);
    expect(code, `${out}\n${notes}`).toBe(4);
    const rows = out.split('\n\n')[0].split('\n').slice(2);
    expect(rows.map((row) => row.replace(/ +\S+( m?s)?$/, '').split(/ {2,}/))).toEqual([
      ['copy', 'ct', 'no leak on any path'],
      ['leaky', 'ct', 'LEAKS at 1 place'],
      ['add', 'verify', 'proved for all inputs'],
      ['add', 'ct', 'no leak on any path'],
      ['wrong.c', 'verify', 'REFUTED'],
      ['absent.c', 'verify', 'not judged'],
      ['zero.c', 'verify', 'proved for all inputs'],
      ['odd', 'ct', 'not decided at 1 place'],
    ]);
    expect(out).toContain('leak.s:8: je');
    expect(out).toContain('again: ./fieldwright ct leak.s --function f --secret rsi');
    expect(out).toMatch(/on this processor: out = \[0x/);
    expect(out).toContain('4 of 8 are right, 2 wrong, 1 not decided, 1 not judged');
    const long = out.split('\n').filter((line) => line.length > 80 && !line.startsWith('  again: '));
    expect(long).toEqual([]);
    expect(notes).toContain('leaky (ct), wrong.c (verify)');
  });

  test.each([
    [['copy', 'add'], 0],
    [['copy', 'open'], 5],
    [['open', 'absent'], 2],
    [['leak', 'open', 'absent'], 4],
  ] as const)('%j end with %i', async (names, expected) => {
    const { code, out } = await check(names.map((name) => ENTRY[name]).join('\n'));
    expect(code, out).toBe(expected);
  });

  test('what is known from before is what has not changed to the byte, includes and all', async () => {
    const known = async (manifest: string): Promise<boolean> =>
      (await check(manifest)).out.includes('known from before');
    const entry = ENTRY.wrong.replace('wrong.c', 'other.c');
    writeFileSync(join(folder, 'other.c'), FILES['wrong.c']);
    writeFileSync(join(folder, 'off.h'), `${FILES['off.h']}/* once */\n`);
    expect(await known(entry)).toBe(false);
    expect(await known(entry)).toBe(true);
    utimesSync(join(folder, 'other.c'), 0, 0);
    expect(await known(entry)).toBe(true);
    expect((await check(entry, '--no-cache')).out).not.toContain('known from before');
    expect(await known(entry.replace('a<2^61', 'a<2^60'))).toBe(false);
    writeFileSync(join(folder, 'off.h'), `${FILES['off.h']}/* twice */\n`);
    expect(await known(entry)).toBe(false);
  });

  test('what others could have put there is not believed', async () => {
    const kept = join(buildFolder(root), 'cache', 'check');
    const before = new Set(readdirSync(kept));
    writeFileSync(join(folder, 'evil.s'), `${FILES['leak.s']}# evil\n`);
    const entry = ENTRY.leak.replace('leak.s', 'evil.s');
    expect((await check(entry)).code).toBe(4);
    const files = readdirSync(kept).filter((name) => !before.has(name));
    expect(files.length).toBeGreaterThan(0);
    const file = join(kept, files.find((name) => readFileSync(join(kept, name), 'utf8').includes('evil.s')) ?? '');
    expect(statSync(file).mode & 0o077).toBe(0);
    const right = readFileSync(file, 'utf8');
    const forged = right
      .replace('"failure":"wrong"', '"failure":null')
      .replace(/"findings":\[.*?\],"claim"/, '"findings":[],"claim"');
    expect(forged).not.toBe(right);
    writeFileSync(file, forged);
    expect((await check(entry)).code).toBe(0); // It is ours, and ours is believed.
    chmodSync(file, 0o666);
    expect((await check(entry)).code).toBe(4);
    chmodSync(file, 0o600);
    writeFileSync(file, forged.replace('{"key":"', '{"key":"x'));
    expect((await check(entry)).code).toBe(4);
    writeFileSync(file, '{"key":');
    expect((await check(entry)).code).toBe(4);
  });

  test('SARIF as its schema has it, with lines; JUnit', async () => {
    const { code, out } = await check(all, '--format', 'sarif', '--out', 'x.sarif');
    expect(code).toBe(4);
    expect(out).toContain('known from before');
    const [run] = requireSarif(readFileSync(join(folder, 'x.sarif'), 'utf8')).runs;
    expect(run.results.map(({ ruleId, level }) => [ruleId, level])).toEqual([
      ['leak', 'error'],
      ['refuted', 'error'],
      ['not-judged', 'error'],
      ['not-decided', 'warning'],
    ]);
    expect(run.results[0].locations[0].physicalLocation).toEqual({
      artifactLocation: { uri: 'leak.s', uriBaseId: '%SRCROOT%' },
      region: { startLine: 8 },
    });
    const { out: junit } = await check(all, '--format', 'junit');
    expect(junit).toContain('tests="8" failures="2" errors="2"');
    expect(junit).toMatch(/<failure type="leak" message="LEAKS at 1 place">leak\.s:8: je/);
  });

  test('names that are made to be something else are printed as they are', async () => {
    const name = '::error::x\\u001b[31m</testcase>]]>&\\u0007\\u202e';
    const { out } = await check(ENTRY.leak.replace('"leaky"', `"${name}"`), '--format', 'junit');
    expect(out).toContain('::error::x\\u001b[31m&lt;/testcase&gt;]]&gt;&amp;\\u0007');
    expect([...out].filter((sign) => sign < ' ' && sign !== '\n')).toEqual([]);
    const sarif = await check(ENTRY.leak.replace('"leaky"', `"${name}"`), '--format', 'sarif');
    requireSarif(sarif.out);
  });

  test('a symbol that is no word, a name with blanks and signs of URIs', async () => {
    const file = 'a b#%é.s';
    writeFileSync(join(folder, file), FILES['leak.s'].replaceAll(/\bf\b/g, '"f$(id) g"'));
    const entry = `[[function]]\nfile = "${file}"\nsymbol = "f$(id) g"\nct = { secret = "rsi" }\n`;
    const { code, out, notes } = await check(entry, '--format', 'sarif');
    expect(code, `${out}\n${notes}`).toBe(4);
    const [{ locations, message }] = requireSarif(out).runs[0].results;
    expect(locations[0].physicalLocation.artifactLocation.uri).toBe('a%20b%23%25%C3%A9.s');
    expect(message.text).toContain(`--function 'f$(id) g'`);
  });

  test('one judgement may take so long, and others go on', async () => {
    const { code, out } = await check(ENTRY.copy, '--no-cache', '--limit', '1ms');
    expect(code).toBe(5);
    expect(out).toContain('not decided within 1 ms');
  });

  test('options and places that make no sense', async () => {
    expect((await check(ENTRY.copy, '--limit', '12')).notes).toContain('this is no time');
    expect((await check(ENTRY.copy, '--jobs', '0')).code).toBe(2);
    expect((await check(ENTRY.copy, '--out', 'none/x')).code).toBe(2);
    symlinkSync('fieldwright.toml', join(folder, 'linked.toml'));
    expect((await check(ENTRY.copy, 'linked.toml')).code).toBe(0);
  });
});

test('the schema of SARIF refuses what is none', () => {
  expect(() => requireSarif('{"version": "2.1.0"}')).toThrow(z.ZodError);
  expect(() => requireSarif('{"version": "2.1.0", "runs": [{"tool": {"driver": {}}}]}')).toThrow(z.ZodError);
});
