/**
 * Code that hides what it does behind `push; ret`, and there works against whoever runs it: `ct` must neither report
 * it, nor wait for it, nor let it do anything.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { leaksOf } from '../../../src/engine/claim/leaksOf.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';
import { toolchainOrSkip } from '../../frontend/toolchain/withToolchain.ts';
import { items } from '../../items.ts';

const toolchain = await toolchainOrSkip();
const ARGUMENTS = [
  { register: 'rdi', secret: false },
  { register: 'rsi', secret: true },
];
/** Milliseconds that a verdict may take, on a busy machine. */
const MOST = 60_000;

/** A jump that the analysis must suspect and that no secret decides, then whatever is at `hidden`. */
const BEGINNING = items`mov rax,[rsi]; sub rax,[rsi]; suspect: jnz 2f; nop; 2: lea rdx,[rip+hidden]; push rdx; ret`;
const CALL = (number: number, ...args: (number | string)[]): string[] => [
  ...args.map((value, k) => `mov ${['rdi', 'rsi', 'rdx', 'r10', 'r8', 'r9'][k]},${value}`),
  ...[`mov eax,${number}`, 'syscall'],
];
const FORGED = ['lea rsi,[rip+text]', 'mov edx,32', 'mov eax,1', 'syscall'];
const TEXT = String.raw`text: .ascii "0 0 1\nshown 0 0 1\nshown 99 0 1\n"`;
/** Goes to the suspected jump with flags that nobody can foresee. */
const BY_CHANCE = ['rdrand rcx', 'test cl,1', 'lea rdx,[rip+suspect]', 'jmp rdx'];
const UD2 = 'ud2';

const HIDDEN: Readonly<Record<string, readonly string[]>> = {
  'lines of output to all descriptors': [
    ...['mov ebx,1', '3: mov edi,ebx', ...FORGED, 'inc ebx', 'cmp ebx,1024', 'jb 3b', UD2, TEXT],
  ],
  'an end without fault': CALL(60, 0),
  'an end of all threads': CALL(231, 0),
  'reading what never comes': [...CALL(0, 0, 'rsp', 1), '3: pause', 'jmp 3b'],
  'output without end': ['3: mov edi,1', ...FORGED, 'jmp 3b', TEXT],
  'processes without end': ['3: mov eax,57', 'syscall', 'jmp 3b'],
  'signals to all': [...CALL(39), 'mov ebx,eax', ...CALL(110), ...CALL(62, 'rax', 9), ...CALL(62, -1, 19), UD2],
  'stopping itself': [...CALL(39), ...CALL(62, 'rax', 19), '3: jmp 3b'],
  'closed descriptors': [...items`xor ebx,ebx; 3: mov edi,ebx; mov eax,3; syscall; inc ebx; cmp ebx,1024; jb 3b`, UD2],
  'a loop without end': ['3: jmp 3b'],
  'memory without end': [
    ...['3:', ...CALL(9, 0, 1 << 30, 3, 0x8022, -1, 0), 'test rax,rax', 'js 3b', 'mov byte ptr [rax],1', 'jmp 3b'],
  ],
  'other code in its pages': [
    'lea rbx,[rip+suspect]',
    ...['mov rdi,rbx', 'and rdi,-4096', 'mov esi,8192', 'mov edx,7', 'mov eax,10', 'syscall'],
    ...['mov byte ptr [rbx],0x90', 'lea rbx,[rip+f]', 'jmp rbx'],
  ],
  'chance instead of a secret': BY_CHANCE,
  'the time instead of a secret': ['rdtsc', 'mov ecx,eax', ...BY_CHANCE.slice(1)],
  'breakpoints without end': ['3: int3', 'jmp 3b'],
  'single steps': ['pushf', 'or qword ptr [rsp],0x100', 'popf', '3: nop', 'jmp 3b'],
  'the steps before the code': ['mov rbx,0x2d0000001000', 'mov rdx,0x2d0000000000', 'jmp rdx'],
  'memory of others': ['mov rax,0x2d0000001000', '3: mov rcx,[rax]', 'add rax,4096', 'jmp 3b'],
  'calls of 32 bits': ['mov eax,1', 'xor ebx,ebx', 'int 0x80', UD2],
  'the end of a signal': [...CALL(15), UD2],
};

describe.skipIf(toolchain === null)('hostile code', () => {
  const folder = temporaryFolder();
  const found = async (text: string) => {
    const [source, object] = [join(folder, 'f.s'), join(folder, 'f.o')];
    writeFileSync(source, `.intel_syntax noprefix\n.globl f\n.type f,@function\nf: ${text}\n`);
    execFileSync('as', ['--64', '-o', object, source]);
    const from = performance.now();
    const { leaks, refusals } = await leaksOf([object], 'f', ARGUMENTS, toolchain!);
    expect(performance.now() - from).toBeLessThan(MOST);
    return [leaks.map(({ what }) => what), refusals.map(({ what }) => what).join()] as const;
  };
  const hiding = (lines: readonly string[]): string =>
    [...BEGINNING, '.size f,.-f', `hidden: ${lines.join('\n')}`].join('\n');

  test.each(Object.entries(HIDDEN))('%s', { timeout: 2 * MOST }, async (_, lines) => {
    const [leaks, refusals] = await found(hiding(lines));
    expect(leaks).toEqual([]);
    expect(refusals).toContain('perhaps a jump depends on a secret');
  });

  test('no file is touched', async () => {
    const file = join(folder, 'touched');
    const [leaks] = await found(
      hiding([
        ...['lea rdi,[rip+name]', 'mov esi,0x41', 'mov edx,0x1ff', 'mov eax,2', 'syscall', UD2],
        `name: .asciz "${file}"`,
      ]),
    );
    expect(leaks).toEqual([]);
    expect(existsSync(file)).toBe(false);
  });

  test('code within an instruction', async () => {
    // The number that is loaded is rdrand; test al,16; jmp to the suspect.
    const number = ['number: .byte 0x48,0xb9', 'rdrand eax', 'test al,16', 'jmp suspect', '.byte 0'];
    const lines = ['jmp number', 'hidden:', ...number, ...BEGINNING.with(4, '2: lea rdx,[rip+number+2]')];
    const [leaks] = await found(lines.join('\n'));
    expect(leaks).toEqual([]);
  });

  test('code that sees breakpoints in itself', async () => {
    // A secret, where the first byte of the jump is not what it is; otherwise zero.
    const lines = ['movzx ecx,byte ptr [rip+suspect]', 'xor ecx,0x75', 'neg ecx', 'sbb rcx,rcx', 'and rcx,[rsi]'];
    const [leaks, refusals] = await found([...lines, 'suspect: jnz 2f', 'nop', '2: ret'].join('\n'));
    expect(leaks).toEqual([]);
    expect(refusals).toContain('not where each instruction of them is followed');
  });

  test('a true leak in front of it is still one', async () => {
    const lines = ['test byte ptr [rsi],1', 'jnz 3f', 'nop', '3:', ...BEGINNING, `hidden: ${CALL(60, 0).join('\n')}`];
    expect((await found(lines.join('\n')))[0]).toEqual(['a jump depends on a secret']);
  });
});
