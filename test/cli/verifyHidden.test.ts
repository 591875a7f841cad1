/** Code behind `push; ret` is not followed: nothing is said of it, and it does not run. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SHIPPED_COMMANDS } from '../../src/cli/commands.ts';
import { toolchainOrSkip } from '../frontend/toolchain/withToolchain.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { runLine } from './runLine.ts';

const toolchain = await toolchainOrSkip();
const folder = temporaryFolder();
const touched = join(folder, 'touched');
const BEGINNING = ['.intel_syntax noprefix', '.globl f', '.type f,@function', 'f: mov rax,[rsi]', 'add rax,[rsi]'];
const JUMP = ['mov [rdi],rax', 'lea rdx,[rip+hidden]', 'push rdx', 'ret'];
const HIDDEN: readonly (readonly [string, readonly string[]])[] = [
  ['right code', ['hidden: ret']],
  ['wrong code', ['hidden: mov qword ptr [rdi],1', 'ret']],
  [
    'a file that is made',
    ['hidden: mov eax,85', 'lea rdi,[rip+name]', 'mov esi,511', 'syscall', 'ret', `name: .asciz "${touched}"`],
  ],
  ['no end', ['hidden: jmp hidden']],
];

test.skipIf(toolchain === null).each(HIDDEN)('%s', async (_, hidden) => {
  writeFileSync(join(folder, 'f.s'), `${[...BEGINNING, ...JUMP, ...hidden].join('\n')}\n`);
  const claim = ['--spec', 'out = 2*a mod 2^61-1', '--limbs', '1x64', '--bounds', 'a<2^60'];
  const io = { root: toolchain!.root, cwd: folder };
  const { code, out } = await runLine(['verify', 'f.s', '--symbol', 'f', ...claim], io, SHIPPED_COMMANDS);
  expect(out).toContain('ret leads to an address of the code itself');
  expect(out).not.toContain('on this processor');
  expect(code).toBe(5);
  expect(existsSync(touched)).toBe(false);
});
