import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { buildBench } from '../../../lab/hosts/hostBench.ts';
import { hostNames, libraryPrefix, readHost } from '../../../lab/hosts/hostManifest.ts';
import { copyCrate } from '../../../lab/hosts/patchedCrate.ts';
import { recordingIo } from '../../cli/recordingIo.ts';
import { failureOf } from './failureOf.ts';
import { smallHost } from './smallHost.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const root = join(import.meta.dirname, '../../..');
let folder = '';
beforeEach(() => void (folder = temporaryFolder(onTestFinished)));
afterEach(() => {
  vi.unstubAllEnvs();
});

test('a copy of a crate is compiled by the compiler of the run, whatever its files ask for', () => {
  const crate = join(folder, 'pinned');
  mkdirSync(crate);
  for (const file of ['rust-toolchain', 'rust-toolchain.toml', 'lib.rs']) writeFileSync(join(crate, file), '1.56.1\n');
  const copy = copyCrate(new Map([['small', { version: '1.2.3', folder: crate }]]), 'small', join(folder, 'copy'));
  expect(readdirSync(copy)).toEqual(['lib.rs']);
});

test('a benchmark is built twice with its flags, and must be linked with ours the second time only', async () => {
  const host = smallHost(folder, '');
  for (const place of ['hosts/shared', 'hosts/small/bench', 'plain', 'patched'])
    mkdirSync(join(folder, place), { recursive: true });
  // Instead of cargo: what is compiled are the arguments.
  const cargo = '#!/bin/sh\nmkdir -p "$CARGO_TARGET_DIR/release"\n';
  const program = '"$CARGO_TARGET_DIR/release/fieldwright-bench-small"';
  writeFileSync(join(folder, 'cargo'), `${cargo}echo "$@ $RUSTFLAGS" > ${program}\n`, { mode: 0o755 });
  vi.stubEnv('PATH', `${folder}:${process.env['PATH']}`);
  const io = recordingIo(['hosts'], { root, env: process.env });
  const bench = { flags: ['--features', 'small'], rustflags: '-O', cflags: '', omits: ['fe_small'] };
  const place = {
    plain: join(folder, 'plain'),
    patched: join(folder, 'patched'),
    archives: [],
    work: folder,
    name: 'bench',
  };
  const { before, after } = await buildBench(host, bench, place, io);
  const asked = (variant: string): string =>
    `build --release --features small --config patch.crates-io.small.path="${join(folder, variant)}" -O\n`;
  expect([before, after].map((file) => readFileSync(file, 'utf8'))).toEqual([asked('plain'), asked('patched')]);
  const linked = { ...place, archives: ['libfe_small.a'] };
  await buildBench(host, bench, linked, io);
  const demanding = { ...bench, omits: ['fe_large'] };
  expect((await failureOf(() => buildBench(host, demanding, linked, io))).detail.found).toBe('not there, not there');
  const named = { ...bench, rustflags: 'fe_small' };
  expect((await failureOf(() => buildBench(host, named, linked, io))).detail.found).toBe('there, there');
});

test('features that benchmarks are built with are there', () => {
  for (const { folder: own, benches } of hostNames(root).map((name) => readHost(root, name)))
    for (const feature of benches.flatMap(({ flags }) => flags).filter((flag) => !flag.startsWith('-')))
      expect(readFileSync(join(own, 'bench', 'Cargo.toml'), 'utf8')).toContain(`\n${feature} = [`);
});

test('libraries are linked by the names that they are made by', async () => {
  const host = smallHost(folder, '');
  expect(libraryPrefix({ kind: 'x25519' })).toBe('fieldwright_x25519');
  expect(libraryPrefix({ kind: 'keys', curve: 'ed25519' })).toBe('fieldwright_ed25519');
  expect(libraryPrefix({ kind: 'field', field: '25519', strict: false })).toBe('fe_25519');
  expect(libraryPrefix({ kind: 'field', field: 'p256-montgomery', strict: true })).toBe('fe_p256_montgomery_strict');
  const file = join(host.folder, 'host.json');
  const libraries = [{ kind: 'field', field: 'p384-montgomery' }];
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), libraries }));
  expect(readHost(folder, 'small').libraries.map(libraryPrefix)).toEqual(['fe_p384_montgomery']);
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), libraries: [{ kind: 'field' }] }));
  expect((await failureOf(() => readHost(folder, 'small'))).detail.found).toContain('libraries');
  for (const { folder: own, libraries: made, patch } of hostNames(root).map((name) => readHost(root, name))) {
    const files = Object.values(patch.replace).map((name) => readFileSync(join(own, name), 'utf8'));
    const text = [...files, ...patch.edits.map((edit) => edit.with ?? edit.before + edit.after)].join('\n');
    // What is linked, or a function of it.
    for (const prefix of made.map(libraryPrefix)) expect(text).toMatch(new RegExp(`["=]${prefix}"|\\b${prefix}[_(]`));
  }
});
