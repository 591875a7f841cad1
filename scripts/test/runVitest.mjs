import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What tests have freed goes back to the system (glibc's mallopt(3)): each program that they start, some 8,000 in all,
 * costs a copy of the tables of a process's pages.
 */
const FREEING = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '1000000', MALLOC_MMAP_THRESHOLD_: '262144' };

/**
 * Runs vitest and counts its tests. A run that ends badly although no test failed (a file that does not
 * load, an unhandled rejection) counts as one failure.
 * @param {string} root
 * @param {string[]} args further arguments, such as a folder of tests
 * @returns {{ passed: number, failed: number, skipped: number }}
 */
export function runVitest(root, args) {
  const outputFile = join(root, 'build', 'vitest.json');
  rmSync(outputFile, { force: true });
  const run = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${outputFile}`,
      ...args,
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ...FREEING } },
  );
  const counts = read(outputFile);
  return run.status === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

function read(file) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(readFileSync(file, 'utf8'));
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
