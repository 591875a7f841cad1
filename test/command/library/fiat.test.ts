/** `library --interface fiat`: programs written for Fiat-Crypto's C, and the functions of its crate beside ours. */
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { COMMANDS } from '../../../src/command/commands.ts';
import { runCommandLine } from '../../../src/command/runCommandLine.ts';
import { toolchainOrSkip } from '../../toolchain/withToolchain.ts';
import { recordingIo } from '../recordingIo.ts';

const root = join(import.meta.dirname, '../../..');
const isLong = process.env['FIELDWRIGHT_LONG'] === '1';
const SEED = 51;
const PAIRS = 400;
const toolchain = await toolchainOrSkip();
const hasCompiler = toolchain !== null && toolchain.tools.byName.cc.path !== null;
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fieldwright-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function run(...argv: string[]) {
  const io = recordingIo(argv, {
    root,
    cwd: folder,
    results: join(root, 'results'),
    clock: { nowMs: () => performance.now() },
  });
  const code = await runCommandLine(COMMANDS, io);
  return { code, out: io.outText.join('\n'), notes: io.noteText.join('\n') };
}

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

const toHex = (x: bigint): string => Buffer.from(x.toString(16).padStart(64, '0'), 'hex').reverse().toString('hex');
const fromHex = (hex: string): bigint => BigInt(`0x${Buffer.from(hex, 'hex').reverse().toString('hex')}`);

describe.skipIf(!hasCompiler)('programs for Fiat-Crypto', () => {
  beforeAll(async () => {
    for (const field of ['25519', 'p256']) {
      const made = await run('library', '--field', field, '--interface', 'fiat', '--no-search', '--out', field);
      expect(made.code, made.notes).toBe(0);
    }
  });

  const linked = (name: string, field: string, library: string): string => {
    const program = join(folder, name);
    const source = join(import.meta.dirname, `${name}.c`);
    const include = ['-I', join(folder, field, 'include')];
    const archive = join(folder, field, 'lib', `lib${library}.a`);
    execFileSync(toolchain!.tools.byName.cc.path!, ['-Wall', '-Werror', ...include, source, '-o', program, archive]);
    return program;
  };

  const demandRight = (
    program: string,
    most: bigint,
    p: bigint,
    expected: (a: bigint, b: bigint) => bigint[],
  ): void => {
    const rng = seeded(SEED, `test/fiat/${p}`);
    const corners = [0n, 1n, p - 1n, most];
    const pairs = [
      ...corners.flatMap((a) => corners.map((b) => [a, b] as const)),
      ...Array.from({ length: PAIRS }, () => [rng.big(320) % most, rng.big(320) % most] as const),
    ];
    const input = pairs.map(([a, b]) => `${toHex(a)} ${toHex(b)}\n`).join('');
    const lines = execFileSync(program, { input, encoding: 'utf8' }).trimEnd().split('\n');
    pairs.forEach(([a, b], i) => {
      const found = lines[i].trim().split(' ').map(fromHex);
      const wanted = expected(a, b).map((x) => ((x % p) + p) % p);
      expect(found, `seed ${SEED}, a ${a}, b ${b}`).toEqual(wanted);
    });
  };

  test('of P-256 are right with our archive', () => {
    const p = 2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 1n;
    demandRight(linked('fiatMontgomery', 'p256', 'fiat_p256'), p - 1n, p, (a, b) => {
      const chosen = b === 0n ? a : b;
      return [a * b, a * a, a + b, a - b, -a, chosen];
    });
  });

  test('of Curve25519 are right with our archive', () => {
    const p = 2n ** 255n - 19n;
    demandRight(linked('fiatCurve', '25519', 'fiat_25519'), 2n ** 255n - 1n, p, (a, b) => [
      ...[a * b, a * a, a + b, a - b, -a, 121666n * a],
      ...[a * (a + b), b],
    ]);
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
