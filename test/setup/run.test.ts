/** `./fieldwright` as a process: where it works, and that nothing stands between it and whoever called it. */
import { spawnSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../temporaryFolder.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = temporaryFolder();
beforeAll(() => {
  writeFileSync(join(folder, 'f.s'), '.intel_syntax noprefix\n.globl f\nf: mov rax, rdi\nret\n');
  symlinkSync(join(root, 'fieldwright'), join(folder, 'linked'));
});

const PID = `data:text/javascript,${encodeURIComponent('process.stderr.write(`process ${process.pid}\\n`)')}`;

/** Calls it by a link; each process of Node says its number. */
const call = (args: readonly string[], cwd = folder, env: Readonly<Record<string, string>> = {}) =>
  spawnSync(join(folder, 'linked'), args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: `--import=${PID}`, ...env },
  });

test('a command runs where the user is, in the process that was started', () => {
  const { status, stdout, stderr, pid } = call(['translate', 'f.s']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: `process ${pid}\n` });
  expect(stdout).toContain('mov rax');
});

/** Of `fleet`, whose packages are installed first, in the long tests. */
const isLong = process.env['FIELDWRIGHT_LONG'] === '1';
test.each([[['nothing']], [['translate', 'none.s']], [[]], ...(isLong ? [[['fleet']]] : [])])(
  '%j is a mistake: exit code 2',
  (args) => expect(call(args).status).toBe(2),
);

test('only npm with a script of this project says where the user is', () => {
  const script = { npm_lifecycle_event: 'translate', npm_package_json: join(root, 'package.json'), INIT_CWD: folder };
  expect(call(['translate', 'f.s'], root, script).status).toBe(0);
  const other = join(folder, 'package.json');
  writeFileSync(other, '{}');
  for (const foreign of [{ npm_package_json: other }, { npm_lifecycle_event: 'test' }, { npm_package_json: '' }])
    expect(call(['translate', 'f.s'], root, { ...script, ...foreign }).status).toBe(2);
});

test('npm run does the same for the commands that it knows', () => {
  const { status, stdout, stderr } = spawnSync('npm', ['--prefix', root, 'run', '--silent', 'verify', '--', 'f.s'], {
    cwd: folder,
    encoding: 'utf8',
  });
  // The file of the user's folder is read, and nothing is claimed of it.
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).not.toContain('there is no such file');
});
