/** A library of keys as packages: each with its own tests, and as a program of somebody else has it. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { NewFile } from '../../../src/base/files/preparedFiles.ts';
import type { Toolchain } from '../../../src/frontend/toolchain/openToolchain.ts';
import { nativeTarget } from '../../../src/engine/environment/thisMachine.ts';
import { packageInterface, keyPackages } from '../../../src/library/package/keyPackages.ts';
import { keyLibraryOf, type KeyLibrary, type KeyName } from '../../../src/library/package/keyLibrary.ts';
import { interfaceSchema } from '../../../src/library/package/interface.ts';
import { LANGUAGES } from '../../../src/library/package/packageTexts.ts';
import { RUST_VERSION } from '../../../src/library/package/rustPackage.ts';
import { recordingIo } from '../../cli/recordingIo.ts';
import { output, program } from '../export/exporting.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const go = program('go', 'version') ?? program('/usr/local/go/bin/go', 'version');
const cargo = program('cargo', '--version');
const python = program('python3', '--version');
/** With the system's pip, if there is one: to install another takes seconds. */
const hasPip = spawnSync('python3', ['-m', 'pip', '--version']).status === 0;
const VENV = ['-m', 'venv', ...(hasPip ? ['--without-pip', '--system-site-packages'] : [])];

/** Another toolchain of rustup, whatever it has of this component; null without. */
function toolchainOf(version: string, component?: string): string | null {
  const words = component === undefined ? ['--version'] : [component, '--version'];
  const { status } = spawnSync('cargo', [`+${version}`, ...words], { encoding: 'utf8' });
  if (status !== 0) console.warn(`${['cargo', `+${version}`, ...words].join(' ')} does not run: not tested`);
  return status === 0 ? `+${version}` : null;
}
const oldest = cargo === null ? null : toolchainOf(`${RUST_VERSION}.0`);
const miri = cargo === null ? null : toolchainOf('nightly', 'miri');

type Made = Pick<KeyLibrary, 'object' | 'shared' | 'files'>;

export function writeFiles(files: readonly NewFile[], root: string): void {
  for (const { file, content } of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
}

export function testKeyPackages(name: KeyName, made: () => Made, toolchain: Toolchain): void {
  const isLong = process.env['FIELDWRIGHT_LONG'] === '1';
  const folder = temporaryFolder();
  let library: KeyLibrary;
  let files: readonly NewFile[];
  const run = (path: string, args: readonly string[], place: string): string =>
    output(path, args, { cwd: join(folder, place) });

  describe('as packages', () => {
    beforeAll(async () => {
      const { object, shared, files: ofC } = made();
      const parts = { object, shared, files: ofC, claims: ['proved: something'], target: nativeTarget() };
      library = keyLibraryOf({ ...parts, name, description: name }, toolchain.root);
      files = await keyPackages(library, LANGUAGES, toolchain, recordingIo([], { root: toolchain.root }));
      writeFiles(files, folder);
    }, 600_000);

    test('their functions are described for programs', () => {
      const description = files.filter(({ file }) => file.endsWith('interface.json'));
      expect(description.map(({ file }) => file)).toEqual(['rust', 'go', 'c'].map((l) => `${l}/interface.json`));
      for (const { content } of description)
        expect(interfaceSchema.parse(JSON.parse(String(content)))).toEqual(packageInterface(library));
    });

    describe.skipIf(cargo === null)('a crate', () => {
      test('has no warnings, passes its tests and those of its page', () => {
        const done = spawnSync('cargo', ['test', '--offline'], {
          cwd: join(folder, 'rust'),
          encoding: 'utf8',
          env: { ...process.env, RUSTFLAGS: '-D warnings' },
        });
        expect(done.status, done.stdout + done.stderr).toBe(0);
        expect(done.stdout).toMatch(/ok\. [4-9] passed; 0 failed; 0 ignored[^]*ok\. 1 passed; 0 failed/);
      });

      test('can be published', () => {
        // Cargo asks a registry for names, even if it uploads nothing: one of our own, a folder.
        const index = join(folder, 'index');
        writeFiles([{ file: 'config.json', content: '{"dl": "file:///none", "api": "file:///none"}' }], index);
        output('git', ['init', '--quiet'], { cwd: index });
        output('git', ['add', '.'], { cwd: index });
        const identity = ['-c', 'user.name=u', '-c', 'user.email=u@localhost'];
        output('git', [...identity, 'commit', '--quiet', '--message', 'x'], { cwd: index });
        const published = spawnSync('cargo', ['publish', '--dry-run', '--allow-dirty', '--registry', 'local'], {
          cwd: join(folder, 'rust'),
          encoding: 'utf8',
          env: { ...process.env, CARGO_REGISTRIES_LOCAL_INDEX: `file://${index}` },
        });
        expect(published.status, published.stderr).toBe(0);
        expect(published.stderr).toMatch(/Verifying[^]*aborting upload due to dry run/);
        expect(published.stderr).not.toMatch(/manifest has no/);
      });

      test.skipIf(oldest === null)('is for the compiler that it says', () => {
        run('cargo', [oldest ?? '', 'test', '--offline', '--quiet', '--lib', '--target-dir', 'oldest'], 'rust');
      });

      test.skipIf(miri === null || !isLong)(
        'portable code is right for an interpreter',
        () => {
          run('cargo', [miri ?? '', 'miri', 'test', '--offline', '--quiet', '--lib', '--target-dir', 'miri'], 'rust');
        },
        600_000,
      );
    });

    test.skipIf(go === null)('a Go module is formatted, passes vet and its tests', () => {
      run(go ?? '', ['vet', './...'], 'go');
      expect(run(go ?? '', ['test', '-count=1', './...'], 'go')).toMatch(/^ok /);
      expect(run(join(run(go ?? '', ['env', 'GOROOT'], 'go').trim(), 'bin', 'gofmt'), ['-l', '.'], 'go')).toBe('');
    });

    test.skipIf(python === null)('a wheel is installed, and computes', () => {
      const file = files.find(({ file }) => file.endsWith('.whl'))?.file ?? '';
      run('python3', [...VENV, 'venv'], '.');
      const pip = ['-m', 'pip', 'install', '--quiet', '--no-index', '--disable-pip-version-check'];
      run(join(folder, 'venv/bin/python'), [...pip, join(folder, file)], '.');
      writeFileSync(join(folder, 'uses.py'), PYTHON[name]);
      expect(run(join(folder, 'venv/bin/python'), ['-W', 'error', 'uses.py'], '.')).toBe('right\n');
    });
  });
}

const PYTHON: Readonly<Record<KeyName, string>> = {
  x25519: `
from fieldwright_x25519 import *
nine = bytes([9] + [0] * 31)
assert x25519(nine, nine).hex() == "422c8e7a6227d7bca1350b3e2bb7279f7897b87bb6854b783c60e80311ae3079"
secrets = [bytes([i] * 32) for i in range(11)]
assert public_keys(secrets) == x25519_batch(secrets, [nine] * 11) == [public_key(k) for k in secrets]
assert public_keys([]) == []
for wrong in (lambda: x25519(nine, bytes(32)), lambda: x25519(nine, bytes(31)), lambda: x25519_batch([nine], [])):
    try:
        wrong()
        raise SystemExit("no error")
    except ValueError:
        pass
print("right")
`,
  ed25519: `
from fieldwright_ed25519 import *
seed = bytes.fromhex("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60")
key = keypair(seed)
assert key.hex()[64:] == "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a"
assert sign(key, b"").hex().startswith("e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155")
keys = keypairs([bytes([i] * 32) for i in range(11)])
messages = [bytes(100 * i) for i in range(11)]
signatures = sign_batch(keys, messages)
assert verify_batch(signatures, [k[32:] for k in keys], messages) == [True] * 11
assert not verify(signatures[3], keys[3][32:], messages[4]) and verify_batch([], [], []) == []
print("right")
`,
  p256: `
from fieldwright_p256 import *
secret = bytes.fromhex("c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721")
digest = bytes.fromhex("af2bdbe1aa9b6ec1e2ade1d694f41fc71a831d0268e9891562113d8a62add1bf")
key = public_key(secret)
assert key.hex().startswith("60fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6")
signature = sign(secret, digest)
assert signature.hex().startswith("efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716")
assert verify(signature, key, digest) and not verify(signature, key, secret)
others = [bytes([i] * 32) for i in range(11)]
keys = public_keys(others)
assert keys[0] is None and ecdh_batch(others[1:], [key] * 10) == [ecdh(secret, k) for k in keys[1:]]
print("right")
`,
};
