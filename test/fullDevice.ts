import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

/**
 * Makes a device of our own that takes nothing, like /dev/full, which a mistake in the code that is tested could
 * replace. False where this process may not make one.
 */
export function makeFullDevice(path: string): boolean {
  return spawnSync('mknod', [path, 'c', '1', '7']).status === 0 && isFull(path);
}

/** Some file systems have devices that do not work. */
function isFull(path: string): boolean {
  try {
    writeFileSync(path, 'x');
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOSPC';
  }
}
