/** Options of code for ELF and Mach-O: call-frame data of NASM, no red zone, names and visibility. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { assembleObject } from '../../../src/bench/assemble.ts';
import { exported, fieldwright, llvm, output, program, STORED } from './exporting.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const folder = temporaryFolder();

const clang = llvm('clang');
const gdb = program('gdb', '--version');
const hasReadelf = program('readelf', '--version') !== null;

/** An object of what `export` writes for NASM or GNU as. */
async function objectFor(record: string, format: 'nasm' | 'gas-intel', ...options: string[]): Promise<string> {
  const source = join(folder, `${format}.s`);
  writeFileSync(source, await exported(record, '--format', format, '--symbol', 'f', ...options));
  assembleObject(format === 'nasm' ? 'nasm' : 'gas', source, `${source}.o`);
  return `${source}.o`;
}

/** Where the frame and all saved registers are, place by place. */
const frameTable = (object: string): string[] =>
  output('readelf', ['--debug-dump=frames-interp', object])
    .split('\n')
    .filter((line) => /^[\da-f]{16} /.test(line));

describe.each(STORED.map((record) => [record] as const))('%s', (record) => {
  test.skipIf(!hasReadelf)('objects of NASM have the call-frame information of GNU as', async () => {
    const table = frameTable(await objectFor(record, 'nasm'));
    expect(table.length).toBeGreaterThan(record.includes('121665') ? 0 : 8);
    expect(table).toEqual(frameTable(await objectFor(record, 'gas-intel')));
  });

  test('without red zone it is proved where others write below rsp', async () => {
    for (const format of ['nasm', 'gas-intel'] as const) {
      const object = await objectFor(record, format, '--no-red-zone');
      const line = ['verify', object, '--ir', record, '--convention', 'sysv-no-red-zone'];
      const { out, notes } = await fieldwright(folder, ...line);
      expect(out, notes).toMatch(/^proved for all inputs: .* --convention sysv-no-red-zone\n/);
    }
    const usual = await exported(record);
    const { out } = await fieldwright(
      folder,
      ...['verify', await objectFor(record, 'nasm'), '--ir', record, '--convention', 'sysv-no-red-zone'],
    );
    expect(out).toMatch(/\[rsp-/.test(usual) ? /^refuted: [^]*access below rsp at -/ : /^proved/);
  });
});

const [record = ''] = STORED;

describe.skipIf(record === '')('one result', () => {
  test.skipIf(gdb === null || !hasReadelf)(
    'gdb finds the caller at every instruction of the object of NASM',
    async () => {
      for (const options of [[], ['--no-red-zone'], ['--endbr64']]) {
        const object = await objectFor(record, 'nasm', ...options);
        const [source, binary] = ['main.c', 'main'].map((name) => join(folder, name));
        writeFileSync(
          source,
          'extern void f(unsigned long *, const unsigned long *, const unsigned long *);\n' +
            'int main(void) { unsigned long a[9] = {1}, b[9] = {2}, c[9]; f(c, a, b); return 0; }\n',
        );
        output('cc', ['-O0', '-o', binary, source, object]);
        const callers = output(gdb ?? '', ['-batch', '-nx', '-x', stepScript(), binary]).match(/^caller: \w+/gm) ?? [];
        expect(callers.length).toBeGreaterThan(50);
        expect([...new Set(callers)], options.join()).toEqual(['caller: main']);
      }
    },
  );

  test.skipIf(!hasReadelf)('names, visibility and notes are those that were asked for', async () => {
    const options = ['--prefix', 'my_', '--symbol', 'fe', '--visibility', 'hidden', '--endbr64'];
    for (const [format, assembler] of [
      ['nasm', 'nasm'],
      ['gas-intel', 'gas'],
      ['gas-att', 'gas'],
    ] as const) {
      const source = join(folder, 'named.s');
      writeFileSync(source, await exported(record, '--format', format, ...options));
      assembleObject(assembler, source, `${source}.o`);
      expect(output('readelf', ['-W', '--symbols', '--notes', `${source}.o`]), format).toMatch(
        / FUNC +GLOBAL +HIDDEN +\d+ my_fe$[^]*x86 feature: IBT, SHSTK/m,
      );
    }
    const text = await exported(record, '--format', 'gas-intel', '--visibility', 'protected');
    expect(text).toMatch(/^ {8}\.protected \w+$/m);
  });

  test.skipIf(clang === null)('clang takes hidden names for macOS', async () => {
    const source = join(folder, 'macho.s');
    writeFileSync(source, await exported(record, '--format', 'macho', '--symbol', 'f', '--visibility', 'hidden'));
    output(clang ?? '', ['--target=x86_64-apple-macos11', '-Werror', '-c', source, '-o', `${source}.o`]);
    const symbols = output(llvm('llvm-readobj') ?? '', ['--symbols', `${source}.o`]);
    expect(symbols).toMatch(/Name: _f \([^]*PrivateExtern\n/);
  });

  test('every file carries the contract', async () => {
    const plain = ['nasm', 'gas-intel', 'gas-att', 'macho', 'header'];
    for (const format of [...plain, 'win64-gas', 'win64-nasm', 'win64-masm']) {
      const text = await exported(record, '--format', format);
      for (const part of [
        /25519 mul \(loose\), modulo p = 2\^255 - 19/,
        /out1 is congruent to arg1\*arg2 modulo p/,
        /arg1, arg2 below 2\^256; out1 below 2\^256; arrays may overlap/,
        /needs a processor with BMI2, ADX/,
        plain.includes(format) ? /asm = IR: proved for all inputs/ : /asm = IR, called as win64: proved for all inputs/,
        /constant time: proved for all inputs/,
        /IR = specification: proved for all inputs/,
        /proved with the checker of Fieldwright \S+, sha256 [\da-f]{64}/,
        plain.includes(format) ? /sha256 of the code: / : /sha256 of the recorded code: .*\n.*sha256 of this code: /,
        /void fe25519_mul_loose\(uint64_t out1\[4\], const uint64_t arg1\[4\], const uint64_t arg2\[4\]\);/,
      ])
        expect(text, format).toMatch(part);
    }
  });

  test.each<[string[], RegExp]>([
    [['--format', 'elf'], /--format: .*[^]*expected: one of nasm, .*win64-masm, header, go, rust/],
    [['--symbol', '9f'], /--symbol: .*[^]*a C identifier/],
    [['--prefix', 'a-b'], /--prefix: .*[^]*a C identifier/],
    [['--symbol', 'mulx'], /--symbol: the name means something else to assemblers[^]*--prefix my_/],
    [['--symbol', 'RAX'], /means something else to assemblers/],
    [['--symbol', 'double', '--format', 'header'], /means something else to C/],
    [['--symbol', 'match', '--format', 'rust', '--out', 'x'], /means something else to Rust/],
    [['--symbol', 'Supported', '--format', 'go', '--out', 'x'], /means something else to Go/],
    [['--symbol', '_9', '--format', 'go', '--out', 'x'], /no name for Go can be made of it/],
    [['--visibility', 'internal'], /--visibility: .*[^]*default, hidden, protected/],
    [
      ['--format', 'win64-nasm', '--visibility', 'hidden'],
      /--visibility: the option has no meaning for --format win64-nasm/,
    ],
    [['--format', 'macho', '--visibility', 'protected'], /--visibility: [^]*hidden or default/],
    [['--format', 'win64-gas', '--endbr64'], /--endbr64: the option has no meaning for --format win64-gas/],
    [['--format', 'header', '--no-red-zone'], /--no-red-zone: the option has no meaning/],
    [['--format', 'go', '--no-red-zone', '--out', 'x'], /code for Go uses no red zone/],
    [['--format', 'go'], /--out: the option is missing[^]*a folder for the files of --format go/],
    [['--format', 'rust', '--out', '/dev/null'], /--out/],
  ])('%j is refused with what would be right', async (options, message) => {
    const { code, out, notes } = await fieldwright(folder, 'export', record, ...options);
    expect(notes).toMatch(message);
    expect(out).toBe('');
    expect(code).toBe(2);
  });
});

/** Steps through f and asks at each instruction who called it. */
function stepScript(): string {
  const file = join(folder, 'steps.py');
  writeFileSync(
    file,
    `import gdb
gdb.execute("set confirm off")
gdb.execute("break *f")
gdb.execute("run")
while True:
    frame = gdb.newest_frame()
    if frame.name() != "f":
        break
    older = frame.older()
    print("caller:", older.name() if older is not None else "nobody")
    gdb.execute("stepi", to_string=True)
`,
  );
  return file;
}
