import { spawn } from 'node:child_process';
import { SetupError } from './setupError.mjs';

/**
 * Runs one command to its end. Throws a SetupError with the end of its output if it fails.
 * @param {string[]} argv program and arguments
 * @param {{ cwd: string, hint: string }} options `hint` says how to mend a failure
 * @returns {Promise<void>}
 */
export function runCommand(argv, { cwd, hint }) {
  const [program, ...args] = argv;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    const output = [];
    const fail = (found) =>
      reject(
        new SetupError(`command failed: ${argv.join(' ')}`, {
          output: Buffer.concat(output).toString('utf8'),
          found,
          hint,
        }),
      );
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('error', (error) => fail(error.message));
    child.on('close', (status, signal) =>
      status === 0 ? resolve() : fail(signal === null ? `exit code ${status}` : `ended by ${signal}`),
    );
  });
}
