/** `library --interface fiat`: programs written for Fiat-Crypto's C, and the functions of its crate beside ours. */
import { fromHex } from '../../../src/bench/reference/peerX25519.ts';
import { toHex } from '../../../src/library/x25519/knownFacts.ts';
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { toolchainOrSkip } from '../../frontend/toolchain/withToolchain.ts';
import { emulated, MODELS, saidOn, withoutEmulator } from './emulated.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';
import { RUNNING, runLine } from '../../cli/runLine.ts';

const root = join(import.meta.dirname, '../../..');
const isLong = process.env['FIELDWRIGHT_LONG'] === '1';
const SEED = 51;
const PAIRS = 400;
const toolchain = await toolchainOrSkip();
const hasCompiler = toolchain !== null && toolchain.tools.byName.cc.path !== null;
const folder = temporaryFolder();

const run = (...argv: string[]) => runLine(argv, { ...RUNNING, root, cwd: folder, results: join(root, 'results') });

test.each<[readonly string[], string]>([
  [['--field', '25519', '--interface', 'fia'], 'one of plain, fiat'],
  [['--field', 'poly1305', '--interface', 'fiat'], 'this field is not known with the interface of Fiat-Crypto'],
  [['--field', 'p256', '--interface', 'fiat', '--prefix', 'x'], 'fixes names, bounds and constants'],
  [['--field', 'p256', '--interface', 'fiat', '--strict'], 'fixes names, bounds and constants'],
])('%j is a mistake', async (argv, message) => {
  const { code, notes, out } = await run('library', ...argv);
  expect(notes).toContain(message);
  expect([2, 5]).toContain(code);
  expect(out).toBe('');
});

/** A program that was written for Fiat-Crypto's C, and what it prints for two elements. */
interface Program {
  readonly field: string;
  readonly source: string;
  readonly p: bigint;
  /** The largest element. */
  readonly most: bigint;
  readonly expected: (a: bigint, b: bigint) => bigint[];
}

const P_256 = 2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 1n;
const P256: Program = {
  ...{ field: 'p256', source: 'fiatMontgomery.c', p: P_256, most: P_256 - 1n },
  expected: (a, b) => [a * b, a * a, a + b, a - b, -a, b === 0n ? a : b],
};
const CURVE25519: Program = {
  ...{ field: '25519', source: 'fiatCurve.c', p: 2n ** 255n - 19n, most: 2n ** 255n - 1n },
  expected: (a, b) => [a * b, a * a, a + b, a - b, -a, 121666n * a, a * (a + b), b],
};

/** The program, linked with the archive of the library in a folder. */
function linked({ field, source }: Pick<Program, 'field' | 'source'>, library: string): string {
  const program = join(folder, library, 'program');
  const include = ['-I', join(folder, library, 'include')];
  const archive = join(folder, library, 'lib', `libfiat_${field}.a`);
  const flags = ['-Wall', '-Werror', ...include, join(import.meta.dirname, source), '-o', program];
  execFileSync(toolchain!.tools.byName.cc.path!, [...flags, archive]);
  return program;
}

function requireRight(
  { p, most, expected }: Program,
  [program, ...args]: readonly string[],
  count: number = PAIRS,
): void {
  const rng = seeded(SEED, `test/fiat/${p}`);
  const corners = [0n, 1n, p - 1n, most];
  const pairs = [
    ...corners.flatMap((a) => corners.map((b) => [a, b] as const)),
    ...Array.from({ length: count }, () => [rng.big(320) % most, rng.big(320) % most] as const),
  ];
  const input = pairs.map(([a, b]) => `${toHex(a)} ${toHex(b)}\n`).join('');
  const lines = execFileSync(program, args, { input, encoding: 'utf8' }).trimEnd().split('\n');
  pairs.forEach(([a, b], i) => {
    const found = lines[i].trim().split(' ').map(fromHex);
    const wanted = expected(a, b).map((x) => ((x % p) + p) % p);
    expect(found, `seed ${SEED}, a ${a}, b ${b}`).toEqual(wanted);
  });
}

describe.skipIf(!hasCompiler || !isLong).each([
  { one: P256, kind: 'ifunc' },
  { one: CURVE25519, kind: 'branch' },
])('one library for all processors, $one.field by $kind', ({ one, kind }) => {
  const library = `${one.field}-${kind}`;
  beforeAll(async () => {
    const argv = ['--field', one.field, '--interface', 'fiat', '--dispatch', kind, '--no-search', '--out', library];
    const { code, notes } = await run('library', ...argv);
    expect(code, notes).toBe(0);
    const header = `fiat_${one.field}.h`;
    const main = `int main(void) { return puts(fiat_${one.field}_variant()) < 0; }`;
    writeFileSync(join(folder, library, 'says.c'), `#include "${header}"\n#include <stdio.h>\n${main}\n`);
  });

  test('is right here', () => requireRight(one, [linked(one, library)]));

  test('is right on every emulated processor, by the code that is for it', (context) => {
    const reason = withoutEmulator();
    context.skip(reason !== null, reason ?? '');
    const program = linked(one, library);
    const include = join(folder, library, 'include');
    const says = join(folder, library, 'says');
    const archive = join(folder, library, 'lib', `libfiat_${one.field}.a`);
    execFileSync(toolchain!.tools.byName.cc.path!, ['-I', include, `${says}.c`, '-o', says, archive]);
    for (const [model, , general] of MODELS) {
      const said = saidOn(model, says);
      if (one === CURVE25519) expect([model, said]).toEqual([model, general]);
      else expect(said === 'x86-64' || said === 'bmi2', model).toBe(general !== 'bmi2+adx');
      requireRight(one, emulated(model, program), 20);
    }
  });
});

describe.skipIf(!hasCompiler)('programs for Fiat-Crypto', () => {
  beforeAll(async () => {
    for (const field of ['25519', 'p256']) {
      const made = await run('library', '--field', field, '--interface', 'fiat', '--no-search', '--out', field);
      expect(made.code, made.notes).toBe(0);
    }
  });

  test.each([P256, CURVE25519])('of $field are right with our archive', (one) => {
    requireRight(one, [linked(one, one.field)]);
  });

  // The crate takes a quarter of a minute to compile.
  test.skipIf(!isLong)('the functions of the crate agree with ours', (context) => {
    const project = join(folder, 'crate');
    mkdirSync(join(project, 'src'), { recursive: true });
    copyFileSync(join(import.meta.dirname, 'fiat.rs'), join(project, 'src', 'main.rs'));
    const pinned = /^fiat-crypto = .*$/m.exec(readFileSync(join(root, 'bridge/inputs/Cargo.toml'), 'utf8'))?.[0];
    const manifest = `[package]\nname = "fiat"\nversion = "0.0.0"\nedition = "2021"\n\n[dependencies]\n${pinned}\n`;
    writeFileSync(join(project, 'Cargo.toml'), manifest);
    const fetched = spawnSync('cargo', ['fetch'], { cwd: project });
    context.skip(fetched.status !== 0, 'cargo cannot fetch the crate');
    const links = ['25519', 'p256'].flatMap((field) => [
      `-Lnative=${join(folder, field, 'lib')}`,
      `-lstatic=fiat_${field}`,
    ]);
    const built = spawnSync('cargo', ['build', '--offline', '--quiet'], {
      cwd: project,
      env: { ...process.env, RUSTFLAGS: links.join(' ') },
      encoding: 'utf8',
    });
    expect(built.status, built.stderr).toBe(0);
    const ran = spawnSync(join(project, 'target', 'debug', 'fiat'), [`${SEED}`], { encoding: 'utf8' });
    expect(ran.stderr, `seed ${SEED}`).toBe('');
    expect(ran.stdout).toBe('2000 rounds agree\n');
  });
});
