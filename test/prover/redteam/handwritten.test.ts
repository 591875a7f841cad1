/**
 * Files that were once called proved, and their relatives, through the command itself: each has its exit code. Every
 * sixth one, and every second that linkers change; `make redteam` takes all.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { runCommandLine } from '../../../src/cli/runCommandLine.ts';
import { SHIPPED_COMMANDS } from '../../../src/cli/commands.ts';
import { recordingIo } from '../../cli/recordingIo.ts';
import { LONG } from './campaign.ts';
import { HANDWRITTEN } from './handwritten/handwritten.ts';
import { WRONG_LINKS } from './handwritten/links.ts';
import { RIGHT_LINKS } from './handwritten/rightLinks.ts';
import { type Handwritten, SUM_IR } from './handwritten/maker.ts';
import { written } from './oracle.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const folder = temporaryFolder();
beforeAll(() => {
  writeFileSync(join(folder, 'sum.ir'), SUM_IR);
});

/** The name of what is verified. */
function prepared({ files, build = [] }: Handwritten, cwd: string): string {
  written(cwd, files);
  run(build, cwd);
  return build.at(-1)?.at(-1) ?? Object.keys(files)[0];
}

function run(commands: readonly (readonly string[])[], cwd: string): void {
  for (const [tool, ...args] of commands) execFileSync(tool, args, { cwd, stdio: 'pipe' });
}

const links = [...WRONG_LINKS, ...RIGHT_LINKS];
const files = HANDWRITTEN.filter((file, i) => LONG || i % (links.includes(file) ? 3 : 9) === 0);

it.concurrent.each(files)('$name: $exit', async (file) => {
  const cwd = mkdtempSync(join(folder, 'file-'));
  const name = prepared(file, cwd);
  const io = recordingIo(['verify', '--ir', join(folder, 'sum.ir'), '--symbol', 'f', '--', name], {
    root: resolve(import.meta.dirname, '../../..'),
    cwd,
  });
  const exit = await runCommandLine(SHIPPED_COMMANDS, io);
  expect(exit, [...io.outText, ...io.noteText].join('\n')).toBe(file.exit);
});

it.each(files.filter(({ program }) => program !== undefined))('a program shows it: $name', (file) => {
  const cwd = mkdtempSync(join(folder, 'program-'));
  prepared(file, cwd);
  run(file.program ?? [], cwd);
  const { status, signal } = spawnSync('./program', { cwd });
  expect(status === 1 || signal !== null, `status ${status}, signal ${signal}`).toBe(true);
});

it('text that only clang takes is judged as clang assembles it, and the verdict says by whom', async () => {
  const cwd = mkdtempSync(join(folder, 'clang-'));
  const lines = [
    '.intel_syntax noprefix',
    '.globl f',
    '.type f, @function',
    'f:',
    'mov rax, [rsi]',
    'add rax, [rdx] // GNU as takes no such comment here',
    'mov [rdi], rax',
    'ret',
    '',
  ];
  written(cwd, { 'f.s': lines.join('\n') });
  const io = recordingIo(['verify', '--ir', join(folder, 'sum.ir'), '--symbol', 'f', '--', 'f.s'], {
    root: resolve(import.meta.dirname, '../../..'),
    cwd,
  });
  expect(await runCommandLine(SHIPPED_COMMANDS, io), io.noteText.join('\n')).toBe(0);
  expect(io.outText.join('\n')).toMatch(/bytes, by .*clang version [\d.]+ \(GNU as does not take the file\)/);
});
