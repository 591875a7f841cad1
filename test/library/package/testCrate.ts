/** What holds of every crate that is made: it can be published, and is for the compiler and interpreters it names. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { NewFile } from '../../../src/base/files/preparedFiles.ts';
import { RUST_VERSION } from '../../../src/library/package/rustPackage.ts';
import { emulated, withoutEmulator } from '../field/emulated.ts';
import { output, program } from '../export/exporting.ts';

export const cargo = program('cargo', '--version');

/** How a compiler is run, and what it must be told. */
interface Compiler {
  readonly line: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** Another toolchain of rustup, with this component; null without. */
function toolchainOf(version: string, component?: string): Compiler | null {
  const line = ['cargo', `+${version}`, ...(component === undefined ? [] : [component])];
  const { status } = spawnSync(line[0], [...line.slice(1), '--version']);
  if (status !== 0) console.warn(`${line.join(' ')} does not run`);
  return status === 0 ? { line, env: {} } : null;
}

/** Debian 12 has the oldest compiler beside that of rustup. */
function systemCompiler(): Compiler | null {
  const { stdout } = spawnSync('/usr/bin/rustc', ['--version'], { encoding: 'utf8' });
  if (!stdout?.startsWith(`rustc ${RUST_VERSION}.`) || program('/usr/bin/cargo', '--version') === null) return null;
  return { line: ['/usr/bin/cargo'], env: { RUSTC: '/usr/bin/rustc', RUSTDOC: '/usr/bin/rustdoc' } };
}

const oldest = cargo === null ? null : (systemCompiler() ?? toolchainOf(`${RUST_VERSION}.0`));
const miri = cargo === null ? null : toolchainOf('nightly', 'miri');
const isLong = process.env['FIELDWRIGHT_LONG'] === '1';

/**
 * Tests of a crate in this folder, none of which changes it; those of a brief one run in an emulator at once, and where
 * another crate of its kind shows it, that it can be published is left to the long tests.
 */
export function testCrate(crate: string, { isBrief = false, isPublished = true } = {}): void {
  const cargoTest = ({ line, env }: Compiler, flags: string, target: string): void => {
    const args = [...line.slice(1), 'test', '--offline', '--quiet', '--lib', '--target-dir', target];
    const done = spawnSync(line[0], args, {
      cwd: crate,
      encoding: 'utf8',
      env: { ...process.env, ...env, RUSTFLAGS: flags },
    });
    expect(done.status, done.stdout + done.stderr).toBe(0);
    expect(done.stdout).toMatch(/ok\. [1-9]\d* passed; 0 failed/);
  };

  describe.skipIf(cargo === null)('every crate', () => {
    test.skipIf(!isPublished && !isLong)('can be published', () => {
      // Cargo asks a registry for names, even if it uploads nothing: one of our own, a folder.
      const index = join(crate, '../index');
      writeFiles([{ file: 'config.json', content: '{"dl": "file:///none", "api": "file:///none"}' }], index);
      output('git', ['init', '--quiet'], { cwd: index });
      output('git', ['add', '.'], { cwd: index });
      const identity = ['-c', 'user.name=u', '-c', 'user.email=u@localhost'];
      output('git', [...identity, 'commit', '--quiet', '--message', 'x'], { cwd: index });
      const published = spawnSync('cargo', ['publish', '--dry-run', '--allow-dirty', '--registry', 'local'], {
        cwd: crate,
        encoding: 'utf8',
        env: { ...process.env, CARGO_REGISTRIES_LOCAL_INDEX: `file://${index}` },
      });
      expect(published.status, published.stderr).toBe(0);
      expect(published.stderr).toMatch(/Verifying[^]*aborting upload due to dry run/);
      expect(published.stderr).not.toMatch(/manifest has no/);
    });

    test.skipIf(oldest === null)('is for the compiler that it says', () => {
      if (isLong || isBrief) return cargoTest(oldest!, '-D warnings', 'oldest');
      const [own, ...more] = oldest!.line;
      const args = [...more, 'check', '--tests', '--offline', '--quiet', '--target-dir', 'oldest'];
      const env = { ...process.env, ...oldest!.env, RUSTFLAGS: '-D warnings' };
      const { status, stderr } = spawnSync(own, args, { cwd: crate, encoding: 'utf8', env });
      expect(status, stderr).toBe(0);
    });

    /* Interpreters get no assembly: what is left has one unsafe line, of a word on the stack, and does not overflow. */
    test('is safe Rust for interpreters, and right', () => {
      const source = join(crate, 'src');
      const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
      const portable = files.filter((file) => /(portable|arithmetic|field25519|sha\d+)\.rs$/.test(file));
      const lines = portable.flatMap((file) => readFileSync(join(source, file), 'utf8').match(/.*\bunsafe\b.*/g) ?? []);
      expect(new Set(lines)).toEqual(new Set(['    unsafe { core::ptr::read_volatile(&mask) }']));
      cargoTest({ line: ['cargo'], env: {} }, '--cfg miri -C overflow-checks=on -D warnings', 'interpreted');
    });

    test.skipIf(withoutEmulator() !== null || !(isLong || isBrief)).each(['Nehalem', 'Haswell', 'Broadwell'])(
      'is right on a %s',
      (model) => {
        const runner = emulated(model).join(' ');
        cargoTest({ line: ['cargo'], env: { CARGO_TARGET_X86_64_UNKNOWN_LINUX_GNU_RUNNER: runner } }, '', 'target');
      },
      600_000,
    );

    test.skipIf(miri === null || !isLong)('is right for Miri', () => cargoTest(miri!, '', 'miri'), 600_000);
  });
}

export function writeFiles(files: readonly NewFile[], root: string): void {
  for (const { file, content } of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
}
