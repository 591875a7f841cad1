/** Rust functions on slices, whose checks go away where lengths are stated. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SHIPPED_COMMANDS } from '../../src/cli/commands.ts';
import { rustCompiler } from '../../src/frontend/toolchain/tools.ts';
import { toolchainOrSkip } from './toolchain/withToolchain.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { runLine } from '../cli/runLine.ts';
import { items } from '../items.ts';

const root = join(import.meta.dirname, '../..');
const crate = join(root, 'test/fixtures/slices');
const toolchain = await toolchainOrSkip();
const rustc = await rustCompiler(process.env).catch(() => null);
const folder = temporaryFolder();
const isReadable = rustc !== null && toolchain !== null && rustc.llvmMajor <= toolchain.bridge.llvmMajor;
if (rustc === null) console.warn('skipped: rustc is not installed');
else if (!isReadable)
  console.warn(`skipped: --crate, for rustc is built on LLVM ${rustc.llvmMajor}; its text is adjusted instead`);

const bridge = (...args: string[]) => runLine(['bridge', ...args], { root, cwd: folder }, SHIPPED_COMMANDS);

/** What LLVM 20 to 22 write and LLVM 19 cannot read, none of which changes what these functions compute. */
const adjusted = (text: string): string =>
  text
    .replace(/ captures\([^)]*\)| samesign| dead_on_return| nocreateundeforpoison/g, '')
    .replace(/getelementptr (inbounds )?nuw/g, 'getelementptr $1')
    .replace(/^(declare.*lifetime\.\w+\.p0\()ptr/gm, '$1i64, ptr')
    .replace(/(call.*lifetime\.\w+\.p0\()ptr/g, '$1i64 -1, ptr');

/** LLVM IR of the fixture, before any optimisation, made once for each name; `flags` come last. */
function rustIr(name: string, ...flags: string[]): string {
  const path = join(folder, name);
  if (existsSync(path)) return path;
  const fixed = items`
    --crate-type; lib; --edition; 2021; -O; -Cno-prepopulate-passes; -Cpanic=abort; -Cdebug-assertions=off`;
  const args = [...fixed, '--emit=llvm-ir', ...flags, join(crate, 'src/lib.rs'), '-o', path];
  execFileSync(process.env['RUSTC'] ?? 'rustc', args);
  writeFileSync(path, isReadable ? readFileSync(path, 'utf8') : adjusted(readFileSync(path, 'utf8')));
  return path;
}

describe.skipIf(rustc === null || toolchain === null)('LLVM IR of rustc', () => {
  test.each([
    [
      'add',
      'r.len=4,a.len=4,b.len=4',
      /^function add_r_len4_a_len4_b_len4\n[^]*u64\[4\]\nresult out1 u64\[1\] <=0x1\nresult out2 u64\[4\]/,
    ],
    ['add', 'r.len=2,a.len=3,b.len=4', /param arg1 u64\[2\]\nparam arg2 u64\[2\][^]*result out2 u64\[2\]/],
    ['both', 'r.len=3,a.len=2,b.len=4', /result out1 u64\[2\]/],
    ['third', 'a.len=5', /param arg1 u64\[3\]/],
    ['copy', 'r.len=2,a.len=2', /return out1 = arg1\[0\], arg1\[1\]/],
  ])('%s with %s has no check left', async (name, set, expected) => {
    const { code, out, notes } = await bridge(
      rustIr('lib.ll', '-Coverflow-checks=off'),
      '--function',
      name,
      '--set',
      set,
    );
    expect([code, notes]).toEqual([0, '']);
    expect(out).toMatch(expected);
  });

  test.each([
    ['add', [], /cannot bridge a loop[^]*--set r\.len=4,a\.len=4,b\.len=4 if that says how many/, 5],
    ['third', [], /a check that failed[^]*`&\[u64; N\]` or of a stated length, e\.g\. --set a\.len=4/, 5],
    ['copy', [], /a check that failed[^]*--set r\.len=4,a\.len=4/, 5],
    ['add', ['--set', 'r.len=4,a.len=4'], /cannot bridge a branch to a check that failed[^]*--set b\.len=4/, 5],
    ['third', ['--set', 'a.len=2'], /a function that never returns[^]*other lengths/, 5],
    ['copy', ['--set', 'r.len=2,a.len=3'], /a function that never returns/, 5],
    ['sum', [], /a check that failed[^]*wrapping_add, or rustc -C overflow-checks=off/, 5],
    ['third', ['--set', 'b.len=2'], /cannot set b\.len\n {2}expected: one of a\.len/, 2],
    ['third', ['--set', 'a.len=2^61'], /cannot set a\.len\n {2}expected: from 0 to 1152921504606846975/, 2],
  ])('%s with %j is refused', async (name, args, message, expected) => {
    const { code, notes } = await bridge(rustIr('checked.ll', '-Coverflow-checks=on'), '--function', name, ...args);
    expect([code, notes]).toEqual([expected, expect.stringMatching(message)]);
  });
});

test.skipIf(!isReadable)('of a function that a crate does not have, those that it has are told', async () => {
  const { code, notes } = await bridge('--crate', crate, '--function', 'nope');
  expect([code, notes]).toEqual([
    2,
    expect.stringMatching(/no function nope\n {2}expected: one of add, both, copy, sum, third/),
  ]);
});

test.skipIf(!isReadable)('a crate that does not compile is bad input, with the place in it', async () => {
  mkdirSync(join(folder, 'src'), { recursive: true });
  writeFileSync(join(folder, 'Cargo.toml'), '[package]\nname = "broken"\nversion = "0.1.0"\n[workspace]\n');
  writeFileSync(join(folder, 'src/lib.rs'), 'pub fn f(a: u64) -> u32 {\n  a\n}\n');
  const { code, notes } = await bridge('--crate', '.', '--function', 'f');
  expect([code, notes]).toEqual([
    2,
    expect.stringMatching(
      /Cargo\.toml: cargo cannot compile the crate\n {2}found: {4}src\/lib\.rs:2:3: error\[E0308\]/,
    ),
  ]);
});

test.skipIf(!isReadable)('a crate on slices', async () => {
  const { code, out } = await bridge('--crate', crate, '--function', 'add', '--set', 'r.len=4,a.len=4,b.len=4');
  expect(code).toBe(0);
  expect(out).toMatch(/^function add_r_len4_a_len4_b_len4\n/);
});
