import { spawnSync } from 'node:child_process';
import { SetupError } from './setupError.mjs';

/**
 * Runs one command to its end. Throws a SetupError with the end of its output if it fails.
 * @param {string[]} argv program and arguments
 * @param {{ cwd: string, hint: string }} options `hint` says how to mend a failure
 */
export function runCommand(argv, { cwd, hint }) {
  const [program, ...args] = argv;
  const done = spawnSync(program, args, { cwd, encoding: 'utf8', maxBuffer: 1 << 26, stdio: ['ignore', 'pipe', 'pipe'] });
  if (done.status === 0) return;
  const found = done.error ? done.error.message : `exit code ${done.status ?? `(signal ${done.signal})`}`;
  throw new SetupError(`command failed: ${argv.join(' ')}`, { output: `${done.stdout ?? ''}${done.stderr ?? ''}`, found, hint });
}
