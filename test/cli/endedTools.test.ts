/** A tool that a signal ends is not said to be missing: the program, with tools that end themselves. */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { assembleObject } from '../../src/bench/assemble.ts';
import { buildWorker } from '../../src/bench/worker/buildWorker.ts';
import { git } from '../../src/engine/environment/checkerIdentity.ts';
import { coqVersion } from '../../src/frontend/toolchain/coq.ts';
import { rustCompiler } from '../../src/frontend/toolchain/tools.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const root = join(import.meta.dirname, '../..');

/** A search path with these programs in front, all of one text. */
function pathWith(names: readonly string[], text: string): string {
  const folder = temporaryFolder(onTestFinished);
  mkdirSync(join(folder, 'bin'));
  for (const name of names) {
    const file = join(folder, 'bin', name);
    writeFileSync(file, `#!/bin/sh\n${text}\n`);
    chmodSync(file, 0o755);
  }
  return `${join(folder, 'bin')}:${process.env['PATH']}`;
}

const peers = (path: string) =>
  spawnSync(process.execPath, [join(root, 'dist/src/cli.js'), 'peers'], {
    encoding: 'utf8',
    env: { ...process.env, PATH: path },
    timeout: 60_000,
  });

test('what SIGKILL ends is not called missing', () => {
  const { status, stderr } = peers(pathWith(['cargo', 'python3', 'go'], 'kill -KILL $$'));
  expect(status).toBe(3);
  // Python is asked for wheels only where there are none yet, as of another test.
  const python = existsSync(join(root, 'build/peers/wheels')) ? [] : ['python3'];
  for (const name of ['cargo', 'go', ...python])
    expect(stderr).toContain(`${name} was ended by SIGKILL; try: run it again`);
  expect(stderr).not.toMatch(/(cargo|python3|go) is not installed/);
});

test('nor is anything missing when the program itself is asked to end', () => {
  const { status, stderr } = peers(pathWith(['cargo', 'python3', 'go'], 'kill -TERM $PPID\nsleep 20'));
  expect({ status, stderr }).toEqual({
    status: 143,
    stderr: expect.stringMatching(/^error: ended by SIGTERM while \w+ ran$/m),
  });
  expect(stderr).not.toContain('not installed');
});

test('what is not there is said to be missing', () => {
  const { status, stderr } = peers(join(root, 'none'));
  expect(status).toBe(3);
  for (const name of ['cargo', 'go']) expect(stderr).toContain(`${name} is not installed`);
});

test('every tool that is looked for tells a signal from its absence', async () => {
  const before = process.env['PATH'];
  onTestFinished(() => void (process.env['PATH'] = before));
  const ended = pathWith(['coqc', 'git', 'nasm', 'cc', 'rustc'], 'kill -KILL $$');
  const asked: Readonly<Record<string, () => unknown>> = {
    coqc: coqVersion,
    git: () => git(root, ['status']),
    nasm: () => assembleObject('nasm', 'a.asm', 'a.o'),
    rustc: () => rustCompiler({}),
    cc: () => buildWorker(root, join(ended.split(':')[0], 'cc')),
  };
  process.env['PATH'] = ended;
  for (const [name, ask] of Object.entries(asked))
    await expect((async () => ask())()).rejects.toMatchObject({
      kind: 'tool',
      message: `${name} was ended by SIGKILL`,
    });
  process.env['PATH'] = '/nonexistent';
  expect([await coqVersion(), await git(root, ['status'])]).toEqual([null, null]);
});

test('doctor says which Coq there is and where, and how to get one where there is none', () => {
  const doctor = (path: string): string => {
    const env = { ...process.env, PATH: path };
    const { stdout } = spawnSync(process.execPath, [join(root, 'dist/src/cli.js'), 'doctor'], {
      encoding: 'utf8',
      env,
    });
    return stdout.replace(/\s+/g, ' ');
  };
  const found = pathWith(['coqc'], 'echo "8.20.1 4.14.2"');
  expect(doctor(found)).toContain(`✓ Coq 8.20.1 (${join(found.split(':')[0], 'coqc')}), checks certificates`);
  expect(doctor('/nonexistent')).toMatch(/! Coq not installed: theorems .* unchecked → npm run setup -- --coq/);
});
