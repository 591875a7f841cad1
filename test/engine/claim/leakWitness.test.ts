import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { leaksOf } from '../../../src/engine/claim/leaksOf.ts';
import { toolchainOrSkip } from '../../frontend/toolchain/withToolchain.ts';
import { LEAKY } from '../../prover/leak/snippets/leaky.ts';
import { LEAKY_INSTRUCTIONS } from '../../prover/leak/snippets/leakyInstructions.ts';
import { ADDRESS, JUMP, TIME } from '../../prover/leak/snippets/snippet.ts';
import { LEAKY_STRINGS, NEVER_SHOWN } from '../../prover/leak/snippets/strings.ts';
import { oneIn } from '../../oneIn.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const toolchain = await toolchainOrSkip();
const hasMasks = /avx512vl/.test(readFileSync('/proc/cpuinfo', 'utf8'));
const ARGUMENTS = [
  { register: 'rdi', secret: false },
  { register: 'rsi', secret: true },
];
const DATA = ['.section .rodata', 'TABLE: .quad 1, 2, 3, 4', '.data', 'GLOBAL: .quad 0', ''];
/**
 * What is said of those as well although no run shows it: 1 shifted by any count is not 0, and so is this product's
 * flag.
 */
const NEVER = ['a shift by a secret count', 'a flag that a product leaves undefined'];

/** A secret gets there, but the same happens whatever it is. */
const HARMLESS: readonly (readonly [title: string, lines: readonly string[]])[] = [
  [
    'a path that a public constant excludes',
    ['mov ecx,1', 'test ecx,ecx', 'jne 5', 'test BYTE PTR [rsi],1', 'je 5', 'ret'],
  ],
  ['a secret and zero', ['mov rax,QWORD PTR [rsi]', 'and rax,0', 'je 4', 'nop', 'ret']],
  [
    'a mask that is all ones or zeros',
    ['mov rax,[rsi]', 'and eax,1', 'neg rax', 'inc rax', 'cmp rax,1', 'ja 7', 'nop', 'ret'],
  ],
  [
    'behind the last round of a loop',
    ['mov ecx,4', 'dec ecx', 'jns 1', 'cmp ecx,5', 'jl 7', 'cmp BYTE PTR [rsi],5', 'ja 7', 'ret'],
  ],
  ['an address that does not move', ['mov rax,QWORD PTR [rsi]', 'and rax,0', 'mov rcx,[rdi+rax]', 'ret']],
  [
    'behind what differs at every run',
    ['test ecx,ecx', 'je 3', 'rdtsc', 'mov rbx,[rsi]', 'and rbx,0', 'add rax,rbx', 'test al,8', 'je 8', 'ret'],
  ],
];

describe.skipIf(toolchain === null)('leaks that two runs show', () => {
  const folder = temporaryFolder();
  const found = async (lines: readonly string[], args: Parameters<typeof leaksOf>[2] = ARGUMENTS) => {
    const [source, object] = [join(folder, 'f.s'), join(folder, 'f.o')];
    const body = lines.map((line, k) => `f${k}: ${line.replace(/^(j\w+|call|loop) (\d+)$/, '$1 f$2')}`);
    writeFileSync(
      source,
      ['.intel_syntax noprefix', '.globl f', '.type f,@function', 'f:', ...body, ...DATA].join('\n'),
    );
    execFileSync('as', ['--64', '-o', object, source]);
    const { leaks, refusals } = await leaksOf([object], 'f', args, toolchain!);
    return [leaks.map(({ what }) => what), refusals.map(({ what }) => what)] as const;
  };

  const all = [...LEAKY, ...LEAKY_INSTRUCTIONS, ...LEAKY_STRINGS].filter(
    ([title, lines]) => !NEVER.includes(title) && (hasMasks || !/\bk\d/.test(lines.join())),
  );
  test.each(oneIn(2, all))('%s', async (_, lines, expected) => {
    const [leaks, refusals] = await found(lines);
    expect(leaks.map((what, k) => what.startsWith(expected[k].replace(/^\d+: /, '')))).toEqual(
      expected.map(() => true),
    );
    expect(refusals).toEqual([]);
  });
  test.each([...LEAKY_INSTRUCTIONS.filter(([title]) => NEVER.includes(title)), ...HARMLESS, ...oneIn(2, NEVER_SHOWN)])(
    'not reported: %s',
    async (...[, lines]) => {
      const [leaks, refusals] = await found(lines);
      expect(leaks).toEqual([]);
      expect(refusals.join()).toContain('no two runs on this processor were found');
    },
  );

  test('what may be secret or not is reported if runs show it', async () => {
    // A local array that is indexed, as gcc -O0 stores it: the counter beside it is perhaps a secret, and is none.
    const lines = [
      ...['push rbp', 'mov rbp,rsp', 'sub rsp,64', 'mov DWORD PTR [rbp-8],0', 'jmp 10'],
      ...['mov eax,DWORD PTR [rbp-8]', 'cdqe', 'mov rdx,QWORD PTR [rsi+rax*8]', 'mov QWORD PTR [rbp+rax*8-48],rdx'],
      ...['add DWORD PTR [rbp-8],1', 'cmp DWORD PTR [rbp-8],3', 'jle 5', 'cmp QWORD PTR [rbp-32],5', 'jbe 15'],
      ...['nop', 'leave', 'ret'],
    ];
    const [leaks, refusals] = await found(lines);
    expect(leaks).toEqual([JUMP]);
    expect(refusals).toContainEqual(expect.stringContaining(`perhaps ${JUMP}`));
  });
  test.each([
    ['of a secret and zeros or public bytes', 'rdi', [{ register: 'rdi', secret: false }]],
    ['of two secrets', 'rdx', [{ register: 'rdx', secret: true }]],
  ])('words of a comparison with early exits: %s', async (_, other, others) => {
    const words = [0, 1, 2, 3, 4, 5].flatMap((k) => [
      ...[`mov rax,QWORD PTR [rsi+${8 * k}]`, `cmp rax,QWORD PTR [${other}+${8 * k}]`, 'jne 18'],
    ]);
    const args = [{ register: 'rsi', secret: true }, ...others];
    expect(await found([...words, 'ret'], args)).toEqual([[JUMP, JUMP, JUMP, JUMP, JUMP, JUMP], []]);
  });
  test('behind a million rounds of a loop with calls', async () => {
    const lines = ['mov ecx,1000000', 'call 7', 'dec ecx', 'jnz 1', 'test BYTE PTR [rsi],1', 'je 6', 'ret'];
    // The function that is called has no leak; its address is that of the last line.
    expect(await found([...lines, 'lea rax,[rdi+8]', 'jmp 6'].with(0, 'mov ecx,1000'))).toEqual([[JUMP], []]);
    expect(await found(lines.with(1, 'lea rax,[rdi+8]'))).toEqual([[JUMP], []]);
  });
  test('both addresses are said', async () => {
    const [[what]] = await found(['movzx eax,BYTE PTR [rsi]', 'mov rax,QWORD PTR [rdi+rax*8]', 'ret']);
    expect(what).toMatch(new RegExp(`^${ADDRESS} \\(0x\\w+ or 0x\\w+ in two runs that differ in secrets only\\)$`));
  });
  test('only secret bytes differ, and registers that are secrets do', async () => {
    const part = [{ register: 'rsi', secret: true, bytes: { from: 8, to: 12 } }];
    expect(await found(['cmp BYTE PTR [rsi+11],5', 'ja 2', 'ret'], part)).toEqual([[JUMP], []]);
    expect(await found(['mov eax,DWORD PTR [rsi+9]', 'shr eax,24', 'and eax,0', 'je 4', 'ret'], part)).toEqual([
      [],
      [expect.stringContaining('perhaps a jump')],
    ]);
    expect(await found(['mov eax,7', 'cdq', 'div esi', 'ret'], [{ register: 'rsi', isValue: true }])).toEqual([
      [TIME],
      [],
    ]);
  });
  test('code that asks the system for something is not let', async () => {
    const file = join(folder, 'written');
    const lines = [
      'mov eax,85',
      `lea rdi,[rip+NAME]`,
      'mov esi,0x1b6',
      'syscall',
      'cmp BYTE PTR [rsi],5',
      'ja 6',
      'ret',
      `.data\nNAME: .asciz "${file}"\n.text`,
    ];
    const [leaks] = await found(lines);
    expect(leaks).toEqual([]);
    expect(() => readFileSync(file)).toThrow();
  });
});
