/** Types of the fleet and its tests, where its packages are installed; otherwise says that they are left out. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
if (existsSync(join(root, 'fleet/node_modules'))) {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { status } = spawnSync(process.execPath, [tsc, '-p', 'fleet/test'], { cwd: root, stdio: 'inherit' });
  process.exitCode = status ?? 1;
} else process.stderr.write('typecheck: fleet is left out; `./fieldwright fleet --help` installs its packages\n');
