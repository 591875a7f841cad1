/**
 * What `make ci-tune` and `.github/workflows/tune.yml` do: `tune-all` with all results below build/tuned, and beside
 * them a page and tables of all that is there. Options are those of `tune-all`.
 *
 * The exit code is that of the first command that failed; what could be found is written all the same.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const out = join(root, 'build', 'tuned');
let exitCode = 0;

/** Runs a command of ours on the results in build/tuned; its standard output, or null if it goes to ours. */
function fieldwright(args, isCaptured = false) {
  const { status, stdout } = spawnSync(join(root, 'fieldwright'), args, {
    cwd: root,
    env: { ...process.env, FIELDWRIGHT_RESULTS: out },
    stdio: ['ignore', isCaptured ? 'pipe' : 'inherit', 'inherit'],
    maxBuffer: 1 << 28,
  });
  if (status !== 0 && exitCode === 0) exitCode = status ?? 70;
  return status === 0 ? stdout : null;
}

mkdirSync(out, { recursive: true });
fieldwright(['tune-all', '--out', out, ...process.argv.slice(2)]);
const rows = fieldwright(['report', '--all', '--json'], true);
if (rows !== null) writeFileSync(join(out, 'results.json'), rows);
fieldwright(['report', '--all', '--csv', join(out, 'results.csv')]);
fieldwright(['dashboard', '--all', '--out', join(out, 'dashboard.html')]);
copyFileSync(join(root, '.github', 'release-notes.md'), join(out, 'README.md'));
process.exitCode = exitCode;
