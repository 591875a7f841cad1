/**
 * Checks that C and C++ of our own is formatted as .clang-format says, with the clang-format of the LLVM that is built
 * on, which is installed where that is allowed. `--write` formats instead.
 *
 * Left out are sources that are data: fields, benchmarks and inputs of the bridge, tests of its passes, fixtures.
 * Exit codes: 0 formatted, 1 a file is not, 3 clang-format is missing.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { forcedLlvm, installedLlvm } from './setup/llvmFacts.mjs';
import { onPath } from './setup/onPath.mjs';
import { failureOf } from './setup/setupError.mjs';
import { installPackages, USUAL_LLVM } from './setup/systemPackages.mjs';

const root = join(import.meta.dirname, '..');
const FOLDERS = ['src', 'test', 'bridge/include', 'bridge/lib', 'bridge/tools', 'peers/native'];

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(c|cc|cpp|h)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name)))
    .filter((file) => !file.split('/').includes('fixtures')),
).sort();

/** The program, installed if need be. Throws a SetupError that says what to install. */
async function clangFormat() {
  const program = `clang-format-${forcedLlvm() ?? installedLlvm()[0] ?? USUAL_LLVM}`;
  if (onPath(program) === undefined) await installPackages([program], root);
  return program;
}

try {
  const mode = process.argv.includes('--write') ? ['-i'] : ['--dry-run', '--Werror'];
  const { status, error } = spawnSync(await clangFormat(), ['--style=file', ...mode, ...files], {
    cwd: root,
    stdio: 'inherit',
  });
  if (error !== undefined) throw error;
  if (status !== 0) process.stderr.write('C or C++ is not formatted: npm run format\n');
  process.exitCode = status === 0 ? 0 : 1;
} catch (error) {
  const failure = failureOf(error);
  process.stderr.write(`${failure.message}\n`);
  process.exitCode = failure.exitCode;
}
