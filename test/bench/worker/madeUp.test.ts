/** Parts of the worker's own source, compiled with the machine around them made up. */
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../temporaryFolder.ts';

test.each([
  ['counter', 'the cycle counter is read as the kernel documents it, and given up when it cannot be trusted'],
  ['batch', 'calls are independent, or wait for the one before, or for the one before that'],
  ['race', 'a race is lost on any rounds and won on quiet ones; what is repeated for quiet is no measuring'],
])('%s: %s', (name) => {
  const folder = temporaryFolder(onTestFinished);
  const program = join(folder, name);
  execFileSync(process.env['CC'] ?? 'cc', [
    '-std=gnu11',
    '-O2',
    '-w',
    '-o',
    program,
    join(import.meta.dirname, `native/${name}.c`),
  ]);
  const { status, stdout } = spawnSync(program, { encoding: 'utf8' });
  expect(stdout).toBe('');
  expect(status).toBe(0);
});
