/** A library of keys as packages: each with its own tests, and as a program of somebody else has it. */
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { NewFile } from '../../../src/base/files/preparedFiles.ts';
import type { Toolchain } from '../../../src/frontend/toolchain/openToolchain.ts';
import { nativeTarget } from '../../../src/engine/environment/thisMachine.ts';
import { packageInterface, keyPackages } from '../../../src/library/package/keyPackages.ts';
import { keyLibraryOf, type KeyLibrary, type KeyName } from '../../../src/library/package/keyLibrary.ts';
import { interfaceSchema } from '../../../src/library/package/interface.ts';
import { LANGUAGES } from '../../../src/library/package/packageTexts.ts';
import { recordingIo } from '../../cli/recordingIo.ts';
import { output, program } from '../export/exporting.ts';
import { cargo, testCrate, writeFiles } from './testCrate.ts';
import { emulated, withoutEmulator } from '../field/emulated.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const go = program('go', 'version') ?? program('/usr/local/go/bin/go', 'version');
const python = program('python3', '--version');
/** With the system's pip, if there is one: to install another takes seconds. */
const hasPip = spawnSync('python3', ['-m', 'pip', '--version']).status === 0;
const VENV = ['-m', 'venv', ...(hasPip ? ['--without-pip', '--system-site-packages'] : [])];

/** Of packages that are made alike, the one that shows in the quick tests what takes long and is the same for all. */
const SHOWN: KeyName = 'p256';

type Made = Pick<KeyLibrary, 'object' | 'shared' | 'files'>;

export function testKeyPackages(name: KeyName, made: () => Made, toolchain: Toolchain): void {
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
    });

    testCrate(join(folder, 'rust'), { isPublished: name === SHOWN });

    test.skipIf(go === null)('a Go module is formatted, passes vet and its tests', () => {
      const options = { cwd: join(folder, 'go'), encoding: 'utf8' } as const;
      run(go ?? '', ['vet', './...'], 'go');
      const { stdout, stderr } = spawnSync(go ?? '', ['test', '-count=1', './...'], options);
      expect(stdout, stderr).toMatch(/^ok /);
      // Linkers warn of a program whose stack can be executed.
      expect(stderr).toBe('');
      expect(run(join(run(go ?? '', ['env', 'GOROOT'], 'go').trim(), 'bin', 'gofmt'), ['-l', '.'], 'go')).toBe('');
    });

    const isInstalled = name === SHOWN || process.env['FIELDWRIGHT_LONG'] === '1';
    test.skipIf(python === null)(`a wheel ${isInstalled ? 'is installed' : 'is unpacked'}, and computes`, () => {
      const file = files.find(({ file }) => file.endsWith('.whl'))?.file ?? '';
      const own = join(folder, 'venv/bin/python');
      if (isInstalled) {
        run('python3', [...VENV, 'venv'], '.');
        const pip = ['-m', 'pip', 'install', '--quiet', '--no-index', '--disable-pip-version-check'];
        run(own, [...pip, join(folder, file)], '.');
      } else run('python3', ['-m', 'zipfile', '-e', file, '.'], '.');
      writeFileSync(join(folder, 'uses.py'), PYTHON[name]);
      expect(run(isInstalled ? own : 'python3', ['-W', 'error', 'uses.py'], '.')).toBe('right\n');
    });

    test('an archive for C has its pages, and is found by its name', () => {
      for (const page of ['README.md', 'PROOFS.md', 'LICENSE']) expect(existsSync(join(folder, 'c', page))).toBe(true);
      const prototypes = packageInterface(library).functions.map((fn) => fn.name);
      const uses = prototypes.map((own) => `  if ((void *)${own} == 0) return 1;\n`).join('');
      const includes = library.headers.map(({ file }) => `#include <${file}>\n`).join('');
      writeFileSync(join(folder, 'uses.c'), `${includes}int main(void) {\n${uses}  return 0;\n}\n`);
      const env = { ...process.env, PKG_CONFIG_PATH: join(folder, 'c/lib/pkgconfig') };
      const line = `cc -Wall -Wno-address -Werror -o uses uses.c $(pkg-config --cflags --libs fieldwright_${name})`;
      const done = spawnSync('sh', ['-c', `${line} && LD_LIBRARY_PATH=c/lib ./uses`], { cwd: folder, env });
      expect(done.status, String(done.stderr)).toBe(0);
    });

    test('an archive for C asks the processor', () => {
      const [first] = packageInterface(library).functions;
      const given = first.arguments.map(({ access }, k) => (access === 'value' ? '1' : `(void *)room[${k}]`));
      const text = [
        ...[...library.headers.map(({ file }) => file), `fieldwright_${name}_processor.h`].map(
          (f) => `#include <${f}>`,
        ),
        '#include <stdio.h>',
        'static unsigned char room[8][4096];',
        `int main(int count, char **words) {`,
        `  printf("%d\\n", fieldwright_${name}_is_supported());`,
        '  fflush(stdout);',
        `  if (count > 1) ${first.name}(${given.join(', ')});`,
        '  return 0;',
        '}',
      ];
      writeFileSync(join(folder, 'asks.c'), text.join('\n'));
      run('sh', ['-c', `cc -w -o asks asks.c -I c/include c/lib/libfieldwright_${name}.a`], '.');
      expect(run('./asks', ['call'], '.')).toBe('1\n');
      for (const model of withoutEmulator() === null
        ? ['Nehalem', 'IvyBridge', 'EPYC-Milan,-movbe', 'EPYC-Milan']
        : []) {
        const isSupported = model === 'EPYC-Milan';
        const [command, ...words] = emulated(model, './asks');
        expect(run(command, words, '.'), model).toBe(isSupported ? '1\n' : '0\n');
        const done = spawnSync(command, [...words, 'call'], { cwd: folder, encoding: 'utf8' });
        if (isSupported) expect(done.status, done.stderr).toBe(0);
        else
          expect([done.signal, done.stderr]).toEqual([
            'SIGABRT',
            expect.stringMatching(/this processor lacks x86-64-v3/),
          ]);
      }
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
for wrong in ("9" * 32, 32, [9] * 32):
    try:
        x25519(nine, wrong)
        raise SystemExit("no error")
    except TypeError as error:
        assert "bytes expected, not" in str(error)
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
try:
    sign(key, 5)
    raise SystemExit("five zeros are signed")
except TypeError:
    pass
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
