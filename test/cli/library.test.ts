/** `library`: mistakes before any work, libraries that programs use, and wrong archives that its checks must refuse. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkFieldLibrary } from '../../src/library/field/checkFieldLibrary.ts';
import { planLibrary } from '../../src/library/field/libraryPlan.ts';
import { loadField } from '../../src/frontend/field/fieldDescription.ts';
import { generateField } from '../../src/frontend/field/fieldSource.ts';
import { toolchainOrSkip } from '../frontend/toolchain/withToolchain.ts';
import { requireRight, type Made, SMALL } from '../library/field/requireRight.ts';
import { testUnderTools } from '../library/field/underTools.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { RUNNING, runLine } from './runLine.ts';

const root = join(import.meta.dirname, '../..');
const isLong = process.env['FIELDWRIGHT_LONG'] === '1';
const SEED = 25519;
const toolchain = await toolchainOrSkip();
const folder = temporaryFolder();
beforeAll(() => {
  writeFileSync(join(folder, 'file'), '');
});

const run = (...argv: string[]) => runLine(argv, { ...RUNNING, root, cwd: folder, results: join(root, 'results') });

test.each<[readonly string[], string]>([
  [[], 'no field is given'],
  [['--field', '25518'], 'unknown field "25518"'],
  [['--field', '25519', '--prime', '2^127-1'], 'both a field and a prime are given'],
  [['--field', '25519', '--form', 'plain'], 'a form needs a modulus'],
  [['--prime', '2^64'], 'no field for this modulus'],
  [['--field', '25519', '--budget', 'soon'], 'cannot read the search budget'],
  [['--field', '25519', '--constants', '3,x'], 'the constant is no whole number above 1'],
  [['--field', '25519', '--constants', '99999999999999999999'], 'the constant is too large'],
  [['--field', '25519', '--prefix', '9x'], 'names in C cannot begin so'],
  [['--field', '25519', '--seed', '-1'], '--seed'],
  [['--field', '25519', '--dispatch', 'plt'], 'one of ifunc, branch'],
  [['--field', 'p256', '--interface', 'fiat', '--dispatch', 'plt'], 'one of ifunc, branch'],
  [['--field', '25519', '--out', 'file/below'], '--out'],
  [['--field', '25519', '--lanes', '16'], '--lanes'],
  [['--field', '25519', '--lanes', '4'], 'only has functions of eight at once'],
  [['--field', 'p256', '--interface', 'fiat', '--lanes', '8'], 'has no functions of vectors'],
  [['--field', '25519', '--dispatch', '--lanes', '8'], 'has no vector functions'],
  [['--field', 'p521', '--lanes', '8'], 'vectors are of elements of four words'],
  [['--field', '25519', '--theorem'], '--theorem: the option does not apply to a field'],
  [['--field', '25519', '--peers'], '--peers: the option does not apply to a field'],
  [['--field', 'sm2', '--lanes', '8'], 'no plan of limbs for vectorised code is known'],
])('%j is a mistake, told before anything is made', async (argv, message) => {
  const { code, notes, out } = await run('library', ...argv);
  expect(notes).toContain(message);
  expect([2, 5]).toContain(code);
  expect(out).toBe('');
  expect(readdirSync(folder)).toEqual(['file']);
});

const CURVE: Made = { arguments_: ['--field', '25519'], prefix: 'fe_25519', p: 2n ** 255n - 19n, limbs: 4, bytes: 32 };
const MORE: readonly Made[] = [
  {
    arguments_: ['--field', 'p256'],
    prefix: 'p256',
    p: 2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 1n,
    limbs: 4,
    bytes: 32,
  },
  { arguments_: ['--field', 'p224'], prefix: 'p224', p: 2n ** 224n - 2n ** 96n + 1n, limbs: 4, bytes: 28 },
  { arguments_: ['--field', 'p521'], prefix: 'p521', p: 2n ** 521n - 1n, limbs: 9, bytes: 66 },
  {
    arguments_: ['--field', 'secp256k1', '--strict'],
    prefix: 'k1',
    p: 2n ** 256n - 2n ** 32n - 977n,
    limbs: 4,
    bytes: 32,
  },
];

const hasCompiler = toolchain !== null && toolchain.tools.byName.cc.path !== null;

describe.skipIf(!hasCompiler).each(isLong ? [SMALL, CURVE, ...MORE] : [SMALL])('a library of $prefix', (made) => {
  const { prefix, limbs, bytes } = made;
  const place = (...parts: string[]): string => join(folder, prefix, ...parts);
  const cc = (): string => toolchain!.tools.byName.cc.path!;
  const uses = join(import.meta.dirname, '../library/field/uses.c');
  const defines = [`-DHEADER="${prefix}.h"`, `-DPREFIX=${prefix}`, `-DLIMBS=${limbs}`, `-DBYTES=${bytes}`];

  beforeAll(async () => {
    const { code, out, notes } = await run(
      ...['library', ...made.arguments_, '--no-search', '--prefix', prefix, '--out', prefix],
    );
    expect(code, notes).toBe(0);
    expect(out).toMatch(/^ok: \d+ calls of \d+ functions and constants agree with big integers/m);
    expect(out).toMatch(/^ok: no jump, address or instruction of variable time of 7 loops depends on an element$/m);
  });

  test('is found by pkg-config, and its shared object is right', () => {
    const flags = execFileSync('pkg-config', ['--cflags', '--libs', prefix], {
      env: { ...process.env, PKG_CONFIG_PATH: place('lib', 'pkgconfig') },
      encoding: 'utf8',
    });
    const program = place('shared');
    execFileSync(cc(), ['-std=c11', '-Wall', '-Werror', ...defines, uses, '-o', program, ...flags.trim().split(/\s+/)]);
    requireRight(made, [program], { ...process.env, LD_LIBRARY_PATH: place('lib') });
  });

  test('is found by CMake where it was moved to, and its archive is right', () => {
    const project = place('project');
    mkdirSync(project);
    copyFileSync(uses, join(project, 'uses.c'));
    writeFileSync(
      join(project, 'CMakeLists.txt'),
      [
        'cmake_minimum_required(VERSION 3.18)',
        'project(uses C)',
        `find_package(${prefix} REQUIRED CONFIG)`,
        'add_executable(uses uses.c)',
        `target_link_libraries(uses ${prefix}::static)`,
        `target_compile_definitions(uses PRIVATE HEADER=<${prefix}.h> PREFIX=${prefix})`,
        `target_compile_definitions(uses PRIVATE LIMBS=${limbs} BYTES=${bytes})`,
        '',
      ].join('\n'),
    );
    const built = place('built');
    execFileSync('cp', ['-r', place('lib'), place('include'), `${project}/`]);
    execFileSync('cmake', ['-S', project, '-B', built, `-D${prefix}_DIR=${project}/lib/cmake/${prefix}`]);
    execFileSync('cmake', ['--build', built]);
    requireRight(made, [join(built, 'uses')]);
  });

  test('has a header that is C++ as well, and no executable stack or text relocation', () => {
    const header = place('include', `${prefix}.h`);
    execFileSync(cc(), ['-x', 'c++', '-std=c++11', '-Wall', '-Werror', '-fsyntax-only', header]);
    const text = readFileSync(header, 'utf8');
    expect(text.match(/asm = IR: proved for all inputs/g)?.length).toBeGreaterThan(9);
    const elf = execFileSync('readelf', ['-lWd', place('lib', `lib${prefix}.so`)], { encoding: 'utf8' });
    expect(elf).toMatch(/GNU_STACK .* RW /);
    expect(elf).not.toContain('TEXTREL');
  });

  testUnderTools(made, place, cc);
});

describe.skipIf(!hasCompiler)('what is wrong', () => {
  const wrongArchive = (prefix: string, name: string, body: string): string => {
    const [archive, source, object] = [`${name}.a`, `${name}.c`, `${name}.o`].map((file) => join(folder, file));
    copyFileSync(join(folder, SMALL.prefix, 'lib', `lib${prefix}.a`), archive);
    writeFileSync(source, `#include <${prefix}.h>\n${body}\n`);
    const include = join(folder, SMALL.prefix, 'include');
    execFileSync(toolchain!.tools.byName.cc.path!, ['-O2', '-I', include, '-c', source, '-o', object]);
    execFileSync('ar', ['d', archive, `${prefix}_${name}.o`]);
    execFileSync('ar', ['r', archive, object]);
    return archive;
  };
  const check = async (archive: string): Promise<string[]> => {
    const field = await generateField(root, '2^100 + 277', 'montgomery');
    const plan = await planLibrary({ field, strict: true, prefix: SMALL.prefix, constants: ['7'] }, root);
    const work = mkdtempSync(join(folder, 'work-'));
    const includes = join(folder, SMALL.prefix, 'include');
    return checkFieldLibrary(plan, 'chain', { archive, includes, work }, toolchain!, SEED);
  };

  test('the archive as it was made passes', async () => {
    expect(await check(join(folder, SMALL.prefix, 'lib', `lib${SMALL.prefix}.a`))).toHaveLength(2);
  });

  test.each([
    ['opp', 'void small_opp(uint64_t out[2], const uint64_t a[2]) { out[0] = a[0]; out[1] = a[1]; }'],
    ['below', 'void small_below(uint64_t out[1], const uint64_t a[2]) { *out = a[1] <= 1ULL << 36; }'],
    [
      'select',
      'void small_select(uint64_t out[2], const uint64_t a[2], const uint64_t b[2], uint64_t bit) ' +
        '{ for (int i = 0; i < 2; i++) out[i] = bit ? a[i] : b[i]; }',
    ],
    ['invert', 'void small_invert(uint64_t out[2], const uint64_t a[2]) { out[0] = a[0]; out[1] = a[1]; }'],
    [
      'reduce',
      'void small_reduce(uint64_t out[2], const uint64_t a[2]) { out[0] = a[0]; out[1] = a[1] & 0xfffffffff; }',
    ],
  ])('a wrong %s is found, with the seed', async (name, body) => {
    await expect(check(wrongArchive(SMALL.prefix, name, body))).rejects.toMatchObject({
      kind: 'wrong',
      detail: { where: expect.stringContaining(`seed ${SEED}`) },
    });
  });

  test('a comparison that ends early is found to leak', async () => {
    const body =
      'void small_zero(uint64_t out[1], const uint64_t a[2]) { *out = 0; for (volatile int i = 0; i < 2; i++) ' +
      'if (a[i]) return; *out = 1; }';
    await expect(check(wrongArchive(SMALL.prefix, 'zero', body))).rejects.toThrow('may leak elements');
  });

  test('a modulus that is no prime has neither inversion nor roots, every prime has both', async () => {
    const composite = await generateField(root, '2^100 + 279', 'plain');
    const known = { strict: false, prefix: undefined, constants: [] };
    expect(await planLibrary({ ...known, field: composite }, root)).toMatchObject({ inverse: null, root: null });
    const kinds = await Promise.all(
      ['p384', '25519', 'p224'].map(async (name) => {
        const plan = await planLibrary({ ...known, field: loadField(name, root) }, root);
        expect(plan.inverse).not.toBeNull();
        return plan.root?.kind;
      }),
    );
    expect(kinds).toEqual(['direct', 'atkin', 'tonelli']);
  });
});

test.skipIf(!hasCompiler)('the same is written again', async () => {
  const texts = (name: string): Record<string, string> =>
    Object.fromEntries(
      readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\/(src|lib|include)(\/|$)/.test(entry.parentPath))
        .map(({ name: file, parentPath }) => [file, readFileSync(join(parentPath, file)).toString('latin1')]),
    );
  const { code } = await run('library', ...SMALL.arguments_, '--no-search', '--prefix', SMALL.prefix, '--out', 'again');
  expect(code).toBe(0);
  expect(texts('again')).toEqual(texts(SMALL.prefix));
});
