import { spawn } from 'node:child_process';

/**
 * Starts a process that does nothing as fast as it can; the returned function ends it. It ends by itself after ten
 * minutes.
 */
export function busyLoop(): () => void {
  const child = spawn(process.execPath, ['-e', 'const end = Date.now() + 600_000; while (Date.now() < end);'], {
    stdio: 'ignore',
  });
  return () => {
    child.kill();
  };
}
