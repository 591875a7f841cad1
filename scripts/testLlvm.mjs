/**
 * Everything that depends on LLVM, with several of its releases: the tests that open the toolchain, and those of the
 * passes.
 *
 * Arguments are majors (`22`), which are set up first; without any, every LLVM that is installed. Prints
 * `LLVM 22: N passed, N failed` for each at the end. Exit codes: 0 all passed, 1 something failed, another that of the
 * set-up.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedLlvm } from './setup/llvmFacts.mjs';
import { runLit } from './test/runLit.mjs';
import { runVitest } from './test/runVitest.mjs';

const root = join(import.meta.dirname, '..');
const majors = process.argv.length > 2 ? process.argv.slice(2) : installedLlvm();
const files = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
  .map((file) => join('test', file))
  .filter(
    (file) =>
      file.endsWith('.test.ts') &&
      /withToolchain|openToolchain|buildBridge/.test(readFileSync(join(root, file), 'utf8')),
  );

const summary = [];
for (const major of majors) {
  process.env.FIELDWRIGHT_LLVM = String(major);
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/setup.mjs')], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  const parts = [runVitest(root, files), await runLit(root)];
  const total = (key) => parts.reduce((sum, part) => sum + part[key], 0);
  summary.push({ major, passed: total('passed'), failed: total('failed'), skipped: total('skipped') });
}
for (const { major, passed, failed, skipped } of summary) {
  process.stdout.write(
    `LLVM ${major}: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`,
  );
}
process.exitCode = summary.length === 0 || summary.some(({ passed, failed }) => failed > 0 || passed === 0) ? 1 : 0;
