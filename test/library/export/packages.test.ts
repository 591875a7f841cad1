/** Packages for Go and Rust: their own tests, and the bytes that Go links, proved as Go calls them. */
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { oneIn } from '../../oneIn.ts';
import { exported, fieldwright, llvm, objectOf, output, program, STORED } from './exporting.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const folder = temporaryFolder();

const go = program('go', 'version') ?? program('/usr/local/go/bin/go', 'version');
const cargo = program('cargo', '--version');
const clang = llvm('clang');

/** A result with two operands and constants, one with one operand, and one with a frame. */
const CHOSEN = STORED.filter((record) => /25519-mul\b|121665|p521/.test(record));

describe.skipIf(go === null).each(CHOSEN.map((record, k) => [record, join(folder, `go${k}`)] as const))(
  'a Go package of %s',
  (record, place) => {
    test('passes vet and its tests, and is formatted', async () => {
      const { code, out, notes } = await fieldwright(folder, 'export', record, '--format', 'go', '--out', place);
      expect(code, notes).toBe(0);
      expect(out.split('\n')).toHaveLength(5);
      expect(readdirSync(place)).toHaveLength(5);
      output(go ?? '', ['vet', './...'], { cwd: place });
      expect(output(go ?? '', ['test', '-v', './...'], { cwd: place })).toMatch(/--- PASS: TestDistinct/);
      expect(output(join(output(go ?? '', ['env', 'GOROOT']).trim(), 'bin', 'gofmt'), ['-l', place])).toBe('');
    });

    test('its tests notice a changed byte', () => {
      const [name = ''] = readdirSync(place).filter((file) => file.endsWith('.s'));
      const file = join(place, name);
      const text = readFileSync(file, 'utf8');
      const line = text.split('\n').find((l) => /\/\/ (add|adcx|adc|adox) r/.test(l)) ?? '';
      writeFileSync(file, text.replace(line, `\tBYTE $0x90 // ${line.trim()}`));
      const { status, stdout } = spawnSync(go ?? '', ['test', './...'], { cwd: place, encoding: 'utf8' });
      writeFileSync(file, text);
      expect(stdout).toMatch(/call \d+: out1 is \[[\da-f ]+\], expected/);
      expect(status).toBe(1);
    });

    test.skipIf(program('objcopy', '--version') === null)('what Go links is proved under ABI0', async () => {
      const binary = join(place, 'linked.test');
      output(go ?? '', ['test', '-c', '-o', binary, '.'], { cwd: place });
      const code = linkedFunction(binary, place);
      const line = ['verify', objectOf(code, place, 'linked'), '--ir', record, '--convention', 'go-abi0'];
      const { out, notes } = await fieldwright(place, ...line);
      expect(out, notes).toMatch(/^proved for all inputs: .* --convention go-abi0\n/);
    });
  },
);

/** The bytes of the function of the package in a program of Go. */
function linkedFunction(binary: string, place: string): Uint8Array {
  const text = join(place, 'text.bin');
  output('objcopy', ['-O', 'binary', '--only-section=.text', binary, text]);
  const base = /^ *\[ *\d+\] \.text +\w+ +([\da-f]+)/m.exec(output('readelf', ['-W', '--sections', binary]))?.[1] ?? '';
  const symbol = output(go ?? '', ['tool', 'nm', '-size', binary])
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .find(([, , , name = '']) => /^fe\w*\.Fe\w+\.abi0$/.test(name));
  const at = Number.parseInt(symbol?.[0] ?? '', 16) - Number.parseInt(base, 16);
  return new Uint8Array(readFileSync(text).subarray(at, at + Number(symbol?.[1])));
}

describe.skipIf(cargo === null).each(oneIn(2, CHOSEN).map((record, k) => [record, join(folder, `rust${k}`)] as const))(
  'a crate of %s',
  (record, place) => {
    test('builds without std and without warnings, and passes its tests', async () => {
      const { code, notes } = await fieldwright(folder, 'export', record, '--format', 'rust', '--out', place);
      expect(code, notes).toBe(0);
      const library = readFileSync(join(place, 'src/lib.rs'), 'utf8');
      expect(library).toContain('#![no_std]');
      writeFileSync(join(place, 'src/lib.rs'), `#![deny(warnings)]\n${library.replace(/^(\/\/!.*\n)+/, '')}`);
      expect(output(cargo ?? '', ['test', '--offline', '--quiet'], { cwd: place })).toMatch(
        /test result: ok\. ([3-9]|\d\d) passed; 0 failed/,
      );
    });

    test.skipIf(clang === null)('its assembly for the other systems is assembled', () => {
      for (const [name, target] of [
        ['elf', 'x86_64-unknown-none-elf'],
        ['macho', 'x86_64-apple-macos11'],
        ['win64', 'x86_64-pc-windows-msvc'],
        ['win64', 'x86_64-w64-mingw32'],
      ] as const) {
        const source = join(place, 'one.s');
        writeFileSync(source, `.intel_syntax noprefix\n${readFileSync(join(place, `src/${name}.s`), 'utf8')}`);
        output(clang ?? '', [`--target=${target}`, '-Werror', '-c', source, '-o', `${source}.o`]);
      }
    });
  },
);

test.skipIf(CHOSEN.length === 0)('packages carry the contract', async () => {
  const [record] = CHOSEN;
  const place = join(folder, 'contract');
  for (const [format, file, claim] of [
    ['go', 'doc.go', 'called as go-abi0'],
    ['go', 'x_amd64.s', 'called as go-abi0'],
    ['rust', 'src/lib.rs', 'asm = IR'],
    ['rust', 'src/win64.s', 'called as win64'],
  ] as const) {
    await fieldwright(folder, 'export', record, '--format', format, '--symbol', 'x', '--out', place);
    const text = readFileSync(join(place, file), 'utf8');
    for (const part of [
      'arg1, arg2 below 2^256',
      'arrays may overlap',
      claim,
      'proved for all inputs',
      'sha256 of the ',
    ])
      expect(text, `${format} ${file}`).toContain(part);
  }
  expect(await exported(record, '--format', 'header', '--symbol', 'x')).toContain('void x(uint64_t out1[4]');
});
