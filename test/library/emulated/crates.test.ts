/**
 * Crates in a program of somebody else, on processors with AVX-512 IFMA, with AVX2 and with neither: the code that each
 * should run, and the same results (`make test-emulated`).
 */
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { keyPackages } from '../../../src/library/package/keyPackages.ts';
import { keyLibraryOf, type KeyLibrary, type KeyName } from '../../../src/library/package/keyLibrary.ts';
import { batchFiles } from '../../../src/library/curve/batchLibrary.ts';
import { x25519Files } from '../../../src/library/x25519/library.ts';
import { recordingIo } from '../../cli/recordingIo.ts';
import { toolchainOrSkip } from '../../frontend/toolchain/withToolchain.ts';
import { output, program } from '../export/exporting.ts';
import { writeFiles } from '../package/testCrate.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';
import { emulatedEd25519, emulatedP256, emulatedX25519, WITHOUT_ADX } from './emulatedLibraries.ts';
import { withoutBochs } from './onEmulator.ts';

const root = join(import.meta.dirname, '../../..');
const toolchain = await toolchainOrSkip();
/** Takes minutes. */
const isLong = process.env['FIELDWRIGHT_LONG'] === '1';
const isReady = toolchain !== null && withoutBochs() === null && program('cargo', '--version') !== null;
const folder = temporaryFolder();
const io = recordingIo([], { root, results: join(tmpdir(), 'fieldwright-none') });

const MODELS = [
  ['corei7_icelake_u', 'Avx512Ifma'],
  ['corei7_haswell_4770', 'Avx2'],
  ['corei7_ivy_bridge_3770k', 'Portable'],
] as const;

/** Bytes that results are folded into; `main` is that of C, for the emulated machine has no Linux. */
const PROGRAM = (name: KeyName, calls: string): string => `\
#![no_main]
use fieldwright_${name}::*;

extern "C" {
    fn printf(format: *const u8, ...) -> i32;
    fn fflush(stream: *mut u8) -> i32;
}

fn bytes<const N: usize>(seed: usize) -> [u8; N] {
    core::array::from_fn(|i| (seed * 151 + i * 37 + (seed * i) % 253) as u8)
}

fn fold(sum: &mut u64, bytes: &[u8]) {
    for &byte in bytes {
        *sum = (*sum ^ u64::from(byte)).wrapping_mul(0x100000001b3);
    }
}

#[no_mangle]
pub extern "C" fn main() -> i32 {
    let mut sum = 0xcbf29ce484222325;
    ${calls}
    let code: &[u8] = match code() {
        Code::Portable => b"Portable\\0",
        Code::Avx2 => b"Avx2\\0",
        Code::Avx512Ifma => b"Avx512Ifma\\0",
    };
    unsafe { printf(b"%s %016llx\\n\\0".as_ptr(), code.as_ptr(), sum) };
    unsafe { fflush(core::ptr::null_mut()) };
    0
}
`;

const CALLS: Readonly<Record<KeyName, string>> = {
  x25519: `
    let scalars: [[u8; 32]; 13] = core::array::from_fn(bytes);
    let mut keys = [[0; 32]; 13];
    public_keys(&mut keys, &scalars);
    keys.reverse();
    let mut shared = [[0; 32]; 13];
    x25519_batch(&mut shared, &scalars, &keys).unwrap();
    fold(&mut sum, &shared.concat());
    fold(&mut sum, &x25519(&scalars[1], &keys[2]).unwrap());`,
  ed25519: `
    let seeds: [[u8; 32]; 11] = core::array::from_fn(bytes);
    let texts: [[u8; 200]; 11] = core::array::from_fn(bytes);
    let messages: Vec<&[u8]> = texts.iter().enumerate().map(|(i, text)| &text[..19 * i]).collect();
    let (mut keys, mut signatures, mut valid) = ([[0; 64]; 11], [[0; 64]; 11], [false; 11]);
    keypairs(&mut keys, &seeds);
    sign_batch(&mut signatures, &keys, &messages);
    fold(&mut sum, &signatures.concat());
    signatures[3][4] ^= 1;
    let public_keys = keys.map(|key| core::array::from_fn(|i| key[32 + i]));
    verify_batch(&mut valid, &signatures, &public_keys, &messages);
    assert_eq!(valid, core::array::from_fn(|i| i != 3));
    fold(&mut sum, &sign(&keys[1], b"one"));
    assert!(verify(&signatures[1], &public_keys[1], messages[1]));`,
  p256: `
    let secrets: [[u8; 32]; 11] = core::array::from_fn(|i| bytes(i + 1));
    let digests: [[u8; 32]; 11] = core::array::from_fn(|i| bytes(i + 99));
    let (mut keys, mut shared, mut signatures) = ([[0; 64]; 11], [[0; 32]; 11], [[0; 64]; 11]);
    let mut valid = [false; 11];
    public_keys(&mut keys, &mut valid, &secrets);
    sign_batch(&mut signatures, &mut valid, &secrets, &digests);
    fold(&mut sum, &signatures.concat());
    let mut theirs = keys;
    theirs.reverse();
    ecdh_batch(&mut shared, &mut valid, &secrets, &theirs);
    fold(&mut sum, &shared.concat());
    signatures[3][4] ^= 1;
    verify_batch(&mut valid, &signatures, &keys, &digests);
    assert_eq!(valid, core::array::from_fn(|i| i != 3));
    fold(&mut sum, &ecdh(&secrets[1], &keys[2]).unwrap());`,
};

type Made = Pick<KeyLibrary, 'object' | 'shared' | 'files'>;

const LIBRARIES: Readonly<Record<KeyName, () => Promise<Made>>> = {
  x25519: async () => {
    const made = await emulatedX25519(toolchain!, io);
    return { ...made, files: x25519Files(made, '1.0.0', null) };
  },
  ed25519: async () => {
    const made = await emulatedEd25519(toolchain!, io);
    return { ...made, files: batchFiles(made, '1.0.0') };
  },
  p256: async () => {
    const made = await emulatedP256(toolchain!, io);
    return { ...made, files: batchFiles(made, '1.0.0') };
  },
};

describe.skipIf(!isReady || !isLong)('a program with a crate', () => {
  test.each(['x25519', 'ed25519', 'p256'] as const)(
    'of %s',
    async (name) => {
      const place = join(folder, name);
      const parts = { name, description: name, claims: [], target: WITHOUT_ADX };
      const { object, shared, files } = await LIBRARIES[name]();
      const library = keyLibraryOf({ ...parts, object, shared, files }, root);
      writeFiles(await keyPackages(library, ['rust'], toolchain!, io), place);
      writeFiles(
        [
          {
            file: 'Cargo.toml',
            content:
              '[package]\nname = "user"\nedition = "2021"\n[dependencies]\n' +
              `fieldwright-${name} = { path = "../rust" }\n`,
          },
          { file: 'src/main.rs', content: PROGRAM(name, CALLS[name]) },
        ],
        join(place, 'user'),
      );
      const flags = ['-C', 'target-feature=+crt-static', '-C', 'relocation-model=static', '-C', 'strip=symbols'];
      const build = spawnSync('cargo', ['build', '--release', '--offline', '--target', 'x86_64-unknown-linux-gnu'], {
        cwd: join(place, 'user'),
        encoding: 'utf8',
        env: { ...process.env, RUSTFLAGS: flags.join(' ') },
      });
      expect(build.status, build.stderr).toBe(0);
      const binary = join(place, 'user/target/x86_64-unknown-linux-gnu/release/user');
      const emulate = join(import.meta.dirname, '../../../src/frontend/toolchain/native/emulate.mjs');
      const said = MODELS.map(([model]) => output(process.execPath, [emulate, model, binary]).trim().split(' '));
      const here = output(binary, []).trim().split(' ');
      expect(said.map(([code]) => code)).toEqual(MODELS.map(([, code]) => code));
      expect(new Set([...said, here].map(([, sum]) => sum)).size, JSON.stringify([...said, here])).toBe(1);
    },
    900_000,
  );
});
