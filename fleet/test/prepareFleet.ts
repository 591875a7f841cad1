import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** Installs and compiles the fleet. Returns why its tests cannot run here; null if they can. */
export async function prepareFleet(): Promise<string | null> {
  if (spawnSync('redis-server', ['--version']).status !== 0)
    return 'redis-server is not installed (apt install redis-server): the tests of the fleet are left out';
  const { status, stderr } = spawnSync(process.execPath, ['scripts/setup.mjs', '--program-only', '--fleet'], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? null : `the fleet cannot be set up, its tests are left out: ${stderr}`;
}
