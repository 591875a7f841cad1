/** Packages of fields: their own tests, programs of somebody else, and what their descriptions say. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { thisMachine } from '../../../src/engine/environment/thisMachine.ts';
import { interfaceSchema } from '../../../src/library/package/interface.ts';
import { LANGUAGES } from '../../../src/library/package/packageTexts.ts';
import { toolchainOrSkip } from '../../frontend/toolchain/withToolchain.ts';
import { runLine } from '../../cli/runLine.ts';
import { saidOn, withoutEmulator } from '../field/emulated.ts';
import { output, program } from '../export/exporting.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';
import { cargo, testCrate } from './testCrate.ts';

const root = join(import.meta.dirname, '../../..');
const toolchain = await toolchainOrSkip();
const go = program('go', 'version') ?? program('/usr/local/go/bin/go', 'version');
const python = program('python3', '--version');
const folder = temporaryFolder();
const made = (language: string): string => join(folder, 'made', language);
const crate = made('rust');

const cargoTest = (...more: string[]) =>
  spawnSync('cargo', ['test', '--offline', ...more], {
    cwd: crate,
    encoding: 'utf8',
    env: { ...process.env, RUSTFLAGS: '-D warnings' },
  });

/** Words of 64 bits, plain; four words in Montgomery form. */
describe.skipIf(toolchain === null)('packages of two fields', () => {
  beforeAll(async () => {
    const line = ['package', 'fields', '--fields', '25519,bn254-r,25519', '--out', 'made'];
    const { code, notes } = await runLine(line, { root, cwd: folder });
    expect(code, notes).toBe(0);
  }, 300_000);

  test('are for all languages, with pages', () => {
    expect(readdirSync(join(folder, 'made')).sort()).toEqual([...LANGUAGES].sort());
    for (const language of ['rust', 'go', 'c'])
      for (const page of ['README.md', 'PROOFS.md', 'LICENSE', 'interface.json'])
        expect(existsSync(join(made(language), page)), `${language}/${page}`).toBe(true);
    expect(readFileSync(join(made('c'), 'PROOFS.md'), 'utf8')).toMatch(
      /^\* x86-64: \w+_25519_mul: \d+ bytes, proved;/m,
    );
    expect(readFileSync(join(crate, 'PROOFS.md'), 'utf8')).not.toContain('x86-64:');
  });

  test.each(['rust', 'go', 'c'])('describe each function for %s, with the bounds of its operands', (language) => {
    const { functions, processor } = interfaceSchema.parse(
      JSON.parse(readFileSync(join(made(language), 'interface.json'), 'utf8')),
    );
    expect(processor.needs).toEqual(language === 'rust' ? ['x86-64-v3', 'ADX'] : ['x86-64']);
    const names = functions.map(({ name }) => name);
    expect(names).toContain('fieldwright_fields_fe_25519_reduce');
    expect(names).toContain('fieldwright_fields_fe_bn254_r_from_montgomery');
    const mul = functions.find(({ name }) => name === 'fieldwright_fields_fe_bn254_r_mul');
    expect(mul?.computes).toMatch(/^a\*b\/2\^256 modulo 2188824287/);
    expect(mul?.arguments.map(({ name, register, access }) => `${name} ${register} ${access}`)).toEqual([
      'out rdi write',
      'a rsi read',
      'b rdx read',
    ]);
    const reduce = functions.find(({ name }) => name === 'fieldwright_fields_fe_25519_reduce');
    expect(reduce?.arguments.map(({ below }) => below)).toEqual([String(2n ** 255n - 19n), String(2n ** 256n)]);
  });

  test.skipIf(cargo === null)('a crate has no warnings, passes its tests and that of its page', () => {
    const { status, stdout, stderr } = cargoTest();
    expect(status, stdout + stderr).toBe(0);
    expect(stdout).toMatch(/ok\. 1[2-9] passed; 0 failed; 0 ignored[^]*ok\. 1 passed; 0 failed/);
  });

  test.skipIf(cargo === null)('its tests notice other assembly, and other portable code', () => {
    const places = readdirSync(join(crate, 'src'), { recursive: true, encoding: 'utf8' });
    expect(places).toContain('fe_25519/portable.rs');
    for (const [file, from, to] of [
      ['src/fe_25519.s', /^ +adc .*$/m, '        nop'],
      ['src/fe_25519/portable.rs', /\+ v(\d+) as i128/, '- v$1 as i128'],
    ] as const) {
      const text = readFileSync(join(crate, file), 'utf8');
      expect(text).toMatch(from);
      writeFileSync(join(crate, file), text.replace(from, to));
      expect(cargoTest('--lib').status, file).not.toBe(0);
      writeFileSync(join(crate, file), text);
    }
  });

  testCrate(crate, { isBrief: true });

  describe.skipIf(go === null)('a Go module', () => {
    const options = { cwd: made('go'), encoding: 'utf8' } as const;
    const tests = () =>
      spawnSync(go ?? '', ['test', '-count=1', './...'], { ...options, env: { ...process.env, CGO_ENABLED: '0' } });

    test('needs no C, is formatted, passes vet and its tests', () => {
      output(go ?? '', ['vet', './...'], options);
      const { stdout, stderr } = tests();
      expect(stdout, stderr).toMatch(/^ok .*fe25519\s[^]*^ok .*febn254r\s/m);
      expect(stderr).toBe('');
      expect(output(join(output(go ?? '', ['env', 'GOROOT']).trim(), 'bin/gofmt'), ['-l', '.'], options)).toBe('');
    });

    test('its tests notice a changed byte of each code', () => {
      const file = join(made('go'), 'fe25519/code_amd64.s');
      const text = readFileSync(file, 'utf8');
      const changed = text.replaceAll(
        /^(TEXT ·mul(?:Plain|Full)\([^]*?)\t.*( \/\/ (?:add|adc|adcx|adox) r)/gm,
        '$1\tBYTE $$0x90$2',
      );
      writeFileSync(file, changed);
      const { stdout } = tests();
      writeFileSync(file, text);
      expect(changed.match(/BYTE \$0x90 \/\//g)).toHaveLength(2);
      expect(stdout).toMatch(/call \d+, code 1: /);
      expect(/call \d+, code 2: /.test(stdout)).toBe(thisMachine().features.includes('adx'));
    });
  });

  test('a program of C computes by what its processor gets, and refers to names of the package only', () => {
    const c = made('c');
    writeFileSync(join(folder, 'uses.c'), PROGRAM_OF_C);
    const env = { ...process.env, PKG_CONFIG_PATH: join(c, 'lib/pkgconfig'), LD_LIBRARY_PATH: join(c, 'lib') };
    for (const link of ['$(pkg-config --cflags --libs fieldwright_fields)', '-I made/c/include made/c/lib/*.a']) {
      const line = `cc -Wall -Werror -o uses uses.c ${link} && ./uses`;
      const { status, stdout, stderr } = spawnSync('sh', ['-c', line], { cwd: folder, env, encoding: 'utf8' });
      expect(status, stderr).toBe(0);
      expect(stdout).toMatch(/^(bmi2\+adx|x86-64) right\n$/);
    }
    const names = output('nm', ['-D', '--defined-only', join(c, 'lib/libfieldwright_fields.so')]);
    expect(names.split('\n').filter((line) => !/ fieldwright_fields_(fe_\w+|variant)$|^$/.test(line))).toEqual([]);
    expect(names).not.toMatch(/_fields_(x86_64|bmi2_adx)_/);
  });

  test.skipIf(withoutEmulator() !== null).each([
    ['Nehalem', 'x86-64'],
    ['Haswell', 'x86-64'],
    ['Broadwell', 'bmi2+adx'],
  ])('programs of C and Go compute the same on a %s', (model, title) => {
    expect(saidOn(model, join(folder, 'uses'))).toBe(`${title} right`);
    if (go === null) return;
    output(go, ['test', '-c', '-o', join(folder, 'tests.of.go'), './febn254r'], { cwd: made('go') });
    expect(saidOn(model, join(folder, 'tests.of.go'))).toBe('PASS');
  });

  test.skipIf(python === null)('a wheel has a module for each field, of numbers', () => {
    const [file = ''] = readdirSync(made('python'));
    output('python3', ['-m', 'zipfile', '-e', join(made('python'), file), join(folder, 'site')]);
    writeFileSync(join(folder, 'site/uses.py'), PROGRAM_OF_PYTHON);
    expect(output('python3', ['-W', 'error', 'uses.py'], { cwd: join(folder, 'site') })).toBe('right\n');
  });
});

test.each([
  [['--fields', '25519,nosuch'], /unknown field "nosuch"/],
  [['--languages', 'rust,perl'], /languages/],
])('wrong use: %s', async (more, message) => {
  const { code, notes } = await runLine(['package', 'fields', ...more, '--out', 'none'], { root, cwd: folder });
  expect(code).toBe(2);
  expect(notes).toMatch(message);
  expect(existsSync(join(folder, 'none'))).toBe(false);
});

/** 2^512 modulo 2^255 - 19 is 1444; the product of 3 and 5, by way of Montgomery form. */
const PROGRAM_OF_C = `
#include <fieldwright_fields.h>
#include <stdio.h>
#include <string.h>

int main(void) {
  uint64_t a[4], b[4] = {3}, c[4] = {5}, most[4], expected[4] = {37 * 37};
  memset(most, 255, sizeof most);
  fieldwright_fields_fe_25519_mul(a, most, most);
  fieldwright_fields_fe_25519_reduce(a, a);
  if (memcmp(a, expected, sizeof a) != 0) return 1;
  fieldwright_fields_fe_bn254_r_to_montgomery(b, b);
  fieldwright_fields_fe_bn254_r_mul(c, b, c);
  if (c[0] != 15 || (c[1] | c[2] | c[3]) != 0) return 2;
  fieldwright_fields_fe_bn254_r_mul(b, fieldwright_fields_fe_bn254_r_R2, fieldwright_fields_fe_bn254_r_ONE);
  if (memcmp(b, fieldwright_fields_fe_bn254_r_R2, sizeof b) != 0) return 3;
  printf("%s right\\n", fieldwright_fields_variant());
}
`;

const PROGRAM_OF_PYTHON = `
from fieldwright_fields import fe_25519, fe_bn254_r as r, is_supported
assert is_supported()
a = 2**256 - 1
assert fe_25519.reduce(fe_25519.mul(a, a)) == a * a % fe_25519.P == 37 * 37
x, y = map(r.to_montgomery, (3, r.P - 1))
assert r.from_montgomery(r.mul(x, y)) == r.P - 3 and r.to_montgomery(1) == r.ONE
for error, wrong in (
    (ValueError, lambda: fe_25519.mul(-1, 0)),
    (ValueError, lambda: fe_25519.mul(2**256, 0)),
    (ValueError, lambda: r.mul(0, 2**255)),
    (TypeError, lambda: fe_25519.mul(1.0, 0)),
):
    try:
        wrong()
        raise SystemExit("no error")
    except error:
        pass
print("right")
`;
