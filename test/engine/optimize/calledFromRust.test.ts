/** What replaces a function of a crate is called by Rust as that function was, beside the function itself. */
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SourceFolder } from '../../cli/sourceFolder.ts';
import { toolchainOrSkip } from '../../frontend/toolchain/withToolchain.ts';
import { requireLlvm, requireRustCompiler } from '../../../src/frontend/toolchain/tools.ts';

const CALLED = join(import.meta.dirname, 'called');
const SHAPES = [
  ...['c_add', 'c_pointers', 'c_last', 'references', 'values', 'elements'],
  ...['in_place', 'in_place_carry', 'pair', 'product', 'two', 'swap_if'],
];

const toolchain = await toolchainOrSkip();
const reason = toolchain === null ? 'no LLVM' : await missing(requireLlvm(toolchain.tools));
if (reason !== null) console.warn(`functions of Rust are not tried: ${reason}`);

async function missing(llvmMajor: number): Promise<string | null> {
  if (spawnSync('cargo', ['--version']).status !== 0) return 'cargo is not installed';
  return requireRustCompiler(process.env, llvmMajor).then(() => null, String);
}

let sources: SourceFolder;
beforeAll(() => {
  sources = new SourceFolder();
  const crate = join(sources.path, 'shapes');
  mkdirSync(join(crate, 'src'), { recursive: true });
  writeFileSync(join(crate, 'Cargo.toml'), '[package]\nname = "shapes"\nversion = "0.1.0"\nedition = "2021"\n');
  copyFileSync(join(CALLED, 'shapes.rs'), join(crate, 'src', 'lib.rs'));
  for (const name of ['shapes.rs', 'callers.rs']) copyFileSync(join(CALLED, name), join(sources.path, name));
});
afterAll(() => sources.remove());

const inFolder = (tool: string, ...args: string[]): string =>
  execFileSync(tool, args, { cwd: sources.path, encoding: 'utf8', stdio: 'pipe' });

test.skipIf(reason !== null)(
  '12 functions, linked in place of their source into a program that calls both',
  async () => {
    for (const name of SHAPES) {
      const { code, out, notes } = await sources.run(
        'bridge',
        '--crate',
        'shapes',
        '--function',
        name,
        '--emit',
        'asm',
      );
      expect(code, notes).toBe(0);
      writeFileSync(join(sources.path, `${name}.s`), out);
      inFolder('cc', '-c', `${name}.s`, '-o', `${name}.o`);
    }
    const objects = SHAPES.flatMap((name) => ['-C', `link-arg=${name}.o`]);
    inFolder('rustc', '--edition', '2021', '-O', '--cfg', 'reference', 'callers.rs', ...objects, '-o', 'callers');
    expect(inFolder('./callers')).toBe('all as the source\n');
  },
  120_000,
);
