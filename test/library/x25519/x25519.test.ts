/** `library x25519`: mistakes before any work, the archive it makes, and wrong archives that checks must refuse. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { thisMachine } from '../../../src/engine/environment/thisMachine.ts';
import { KERNELS } from '../../../src/library/kernels/searchFunction.ts';
import { bridgeBuild } from '../../../src/library/x25519/x25519Builds.ts';
import { checkLibrary } from '../../../src/library/x25519/checkLibrary.ts';
import { compareLibrary } from '../../../src/library/x25519/x25519Contest.ts';
import { linkLibrary, type X25519Library } from '../../../src/library/x25519/library.ts';
import { buildWorker } from '../../../src/bench/worker/buildWorker.ts';
import { Worker } from '../../../src/bench/worker/client.ts';
import { toolchainOrSkip } from '../../frontend/toolchain/withToolchain.ts';
import { recordingIo } from '../../cli/recordingIo.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';
import { RUNNING, runLine } from '../../cli/runLine.ts';

const root = join(import.meta.dirname, '../../..');
const toolchain = await toolchainOrSkip();
const folder = temporaryFolder();
beforeAll(() => {
  writeFileSync(join(folder, 'file'), '');
});

const run = (...argv: string[]) => runLine(argv, { ...RUNNING, root, cwd: folder, results: join(folder, 'results') });

test.each<[readonly string[], string]>([
  [['--budget', 'soon'], 'a time (60s, 5m, 2h) or a number of evaluations'],
  [['--budget', '0s'], 'cannot read the search budget'],
  [['--seed', '-1'], '--seed'],
  [['--cpu', 'last'], '--cpu'],
  [['--ouf', 'x'], '--out'],
  [['--out', 'file'], '--out'],
  [['--out', 'file/below'], '--out'],
  [['--out', '/proc/nowhere'], 'name a folder that can be written'],
  [['--field', '25519'], '--field: the option does not apply to X25519'],
  [['--lanes', '5'], '--lanes'],
  [['--strict'], '--strict: the option does not apply to X25519'],
  [['--interface', 'mbx'], '--interface mbx: X25519 has no such interface'],
  [['--lanes', '8', '--interface', 'fiat'], '--interface fiat: X25519 has no such interface'],
])('%j is a mistake, told before anything is made', async (argv, message) => {
  const { code, notes, out } = await run('library', 'x25519', ...argv);
  expect(notes).toContain(message);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(readdirSync(folder)).toEqual(['file']);
});

describe.skipIf(toolchain === null || toolchain.tools.byName.cc.path === null)('the library', () => {
  let made: Promise<X25519Library> | undefined;
  /** As it is without a search. */
  const linked = () => (made ??= bridgeBuild(toolchain!).then((build) => linkLibrary(build, toolchain!)));

  test('is made, checked and written, with one symbol', async () => {
    const { code, out, notes } = await run('library', 'x25519', '--budget', '12', '--out', 'new/lib');
    expect(code, notes).toBe(0);
    expect(
      out.match(/^proved: the word IR of x25519_(step|double|mul) is .*, for operands of any four words$/gm),
    ).toEqual([
      expect.stringContaining('x25519_step is a step of RFC 7748'),
      expect.stringContaining('x25519_double is what such a step does'),
      expect.stringContaining('x25519_mul is a product modulo 2^255 - 19'),
    ]);
    expect(out).toMatch(
      /^Raced as a whole: bridge \d\.\d+, .*found step, double, mul \d\.\d+, step, double, mul in a loop \d\.\d+\.$/m,
    );
    // What was found is proved, and is where the next search begins.
    const facts = /^x25519_(\w+):.*; asm = IR proved, constant time proved, asm = IR tested\.$/gm;
    expect([...out.matchAll(facts)].map(([, name]) => name)).toEqual(['step', 'double', 'mul']);
    const [{ machine, pieces }] = KERNELS.all([join(folder, 'results')]);
    expect(machine.slug).toBe(thisMachine().slug);
    expect(pieces.map(({ name }) => name)).toEqual(['x25519_double', 'x25519_mul', 'x25519_step']);
    const written = join(folder, 'new', 'lib');
    const files = readdirSync(written, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(files.map(({ name }) => name).toSorted()).toEqual([
      'fieldwright_x25519.h',
      'fieldwright_x25519.pc',
      'fieldwright_x25519Config.cmake',
      'fieldwright_x25519ConfigVersion.cmake',
      'libfieldwright_x25519.a',
      'libfieldwright_x25519.so',
    ]);
    const archive = join(written, 'lib', 'libfieldwright_x25519.a');
    const symbols = execFileSync('nm', ['-g', archive], { encoding: 'utf8' });
    const dynamic = ['-D', '--defined-only', join(written, 'lib', 'libfieldwright_x25519.so')];
    expect(execFileSync('nm', dynamic, { encoding: 'utf8' })).toMatch(/^[0-9a-f]+ T fieldwright_x25519\n$/);
    expect(symbols.split('\n').filter((line) => / \w \w/.test(line))).toEqual([
      expect.stringMatching(/^[0-9a-f]+ T fieldwright_x25519$/),
    ]);
  });

  test('whose header is C++ as well, and whose object asks for no executable stack', async () => {
    const library = await linked();
    const args = ['-x', 'c++', '-std=c++11', '-Wall', '-Werror', '-fsyntax-only', library.header];
    execFileSync(toolchain!.tools.byName.cc.path!, args);
    expect(execFileSync('readelf', ['-SW', library.archive], { encoding: 'utf8' })).toMatch(/\.note\.GNU-stack\s/);
  });

  const PUBLIC = `#include <stdint.h>
void inner(uint8_t *, const uint8_t *, const uint8_t *);
int fieldwright_x25519(uint8_t *out, const uint8_t *scalar, const uint8_t *point) {`;
  const faults: [string, string, RegExp][] = [
    ['a return value that is always 0', 'inner(out, scalar, point); return 0; }', /points of low order.*wrong/],
    [
      'a scalar whose bit 0 counts',
      'inner(out, scalar, point); out[0] ^= scalar[0] & 1; return 0; }',
      /RFC 7748, sections 5.2 and 6.1: wrong/,
    ],
    [
      'a result that is written too early',
      'uint8_t p[32]; out[0] = 0; for (int i = 0; i < 32; i++) p[i] = point[i]; inner(out, scalar, p); return 0; }',
      /wrong/,
    ],
    [
      'a jump that the scalar decides',
      `if (scalar[1] & 1) __asm__ volatile("nop"); inner(out, scalar, point); unsigned any = 0;
       for (int i = 0; i < 32; i++) any |= out[i]; return any ? 0 : -1; }`,
      /may leak scalar or point/,
    ],
  ];
  test.each(faults)('%s is noticed', async (name, body, message) => {
    const library = await linked();
    const dir = mkdtempSync(join(folder, 'fault-'));
    mkdirSync(join(dir, 'made'));
    const source = join(dir, 'fault.c');
    writeFileSync(source, `${PUBLIC}\n${body}\n`);
    const [object, inner, archive] = ['fault.o', 'inner.o', 'fault.a'].map((file) => join(dir, 'made', file));
    execFileSync(toolchain!.tools.byName.cc.path!, ['-O1', '-fno-stack-protector', '-c', source, '-o', object]);
    execFileSync('ld', ['-r', '--whole-archive', library.archive, '-o', inner]);
    execFileSync('objcopy', ['--redefine-sym', 'fieldwright_x25519=inner', inner]);
    execFileSync('ar', ['rcs', archive, object, inner]);
    const check = checkLibrary({ archive, header: library.header }, toolchain!, { seed: 1, million: false });
    await expect(check, name).rejects.toThrow(message);
  });

  test('without any other library to compare with, the text says so and how to get them', async () => {
    const project = join(folder, 'project');
    mkdirSync(join(project, 'peers'), { recursive: true });
    for (const name of ['bridge', 'templates']) symlinkSync(join(root, name), join(project, name));
    const manifest = JSON.parse(readFileSync(join(root, 'peers', 'manifest.json'), 'utf8')) as object;
    writeFileSync(join(project, 'peers', 'manifest.json'), JSON.stringify({ ...manifest, peers: [] }));
    const worker = await Worker.start({ binary: await buildWorker(root) });
    try {
      const library = await linked();
      const text = await compareLibrary(library, toolchain!, {
        seed: 1,
        worker,
        io: recordingIo([], { root: project }),
      });
      expect(text.split('\n')).toEqual([
        'No other library to compare with:',
        expect.stringContaining('./fieldwright peers'),
      ]);
    } finally {
      await worker.close();
    }
  });

  test('passes the million iterations only if it is asked for them', async () => {
    const library = await linked();
    const million = process.env['FIELDWRIGHT_LONG'] === '1';
    const lines = await checkLibrary(library, toolchain!, { seed: 2, million });
    expect(lines.some((line) => line.includes('1,000,000'))).toBe(million);
    expect(existsSync(library.archive) && readFileSync(library.header, 'utf8')).toContain('fieldwright_x25519(');
  });
});
