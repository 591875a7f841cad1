import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { leaksOf } from '../../../src/engine/claim/leaksOf.ts';
import { toolchainOrSkip } from '../../frontend/toolchain/withToolchain.ts';
import { LEAKY } from '../../prover/leak/snippets/leaky.ts';
import { LEAKY_INSTRUCTIONS } from '../../prover/leak/snippets/leakyInstructions.ts';
import { ADDRESS, JUMP, MASK, shiftedBy, TIME } from '../../prover/leak/snippets/snippet.ts';
import { LEAKY_STRINGS, NEVER_SHOWN } from '../../prover/leak/snippets/strings.ts';
import { withoutBochs } from '../../library/emulated/onEmulator.ts';
import { oneIn } from '../../oneIn.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const toolchain = await toolchainOrSkip();
const hasMasks = /avx512vl/.test(readFileSync('/proc/cpuinfo', 'utf8'));
/** Flags of a processor without AVX, and an instruction for which code has to be emulated there; it has no effect. */
const OLD: ReadonlySet<string> = new Set(['sse2', 'pni', 'ssse3']);
const LACKING = 'vpxor xmm15,xmm15,xmm15';
const ARGUMENTS = [
  { register: 'rdi', secret: false },
  { register: 'rsi', secret: true },
];
const DATA = ['.section .rodata', 'TABLE: .quad 1, 2, 3, 4', '.data', 'GLOBAL: .quad 0', ''];
/** What is said of it as well although no run shows it: 1 shifted by any count is not 0. */
const NEVER = ['a shift by a secret count'];
/** What a product leaves in a flag that is undefined: whether runs show a secret there depends on the processor. */
const BY_PROCESSOR = ['a flag that a product leaves undefined', 'a flag that a secret undefined product may leave'];
const NOT_SHOWN = 'no two runs on this processor were found';

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
  const found = async (
    lines: readonly string[],
    args: Parameters<typeof leaksOf>[2] = ARGUMENTS,
    flags?: ReadonlySet<string>,
  ) => {
    const [source, object] = [join(folder, 'f.s'), join(folder, 'f.o')];
    const body = lines.map((line, k) => `f${k}: ${line.replace(/^(j\w+|call|loop) (\d+)$/, '$1 f$2')}`);
    writeFileSync(
      source,
      ['.intel_syntax noprefix', '.globl f', '.type f,@function', 'f:', ...body, ...DATA].join('\n'),
    );
    execFileSync('as', ['--64', '-o', object, source]);
    const { leaks, refusals } = await leaksOf([object], 'f', args, toolchain!, flags);
    return [leaks.map(({ what }) => what), refusals.map(({ what }) => what)] as const;
  };

  const all = [...LEAKY, ...LEAKY_INSTRUCTIONS, ...LEAKY_STRINGS].filter(
    ([title, lines]) => ![...NEVER, ...BY_PROCESSOR].includes(title) && (hasMasks || !/\bk\d/.test(lines.join())),
  );
  test.each(oneIn(4, all))('%s', async (_, lines, expected) => {
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
      expect(refusals.join()).toContain(NOT_SHOWN);
    },
  );
  test.each(LEAKY_INSTRUCTIONS.filter(([title]) => BY_PROCESSOR.includes(title)))(
    'reported or not, as the processor has it: %s',
    async (_, lines) => {
      const [leaks, refusals] = await found(lines);
      expect([...leaks, ...refusals]).toHaveLength(1);
      if (leaks.length > 0) expect(leaks).toEqual([JUMP]);
      else expect(refusals[0]).toContain(NOT_SHOWN);
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

  describe.skipIf(withoutBochs() !== null)('in Bochs', () => {
    const emulated = (lines: readonly string[]) => found([LACKING, ...lines.map(shiftedBy(1))], ARGUMENTS, OLD);
    /** A sum without a carry, whose top bit changes. */
    const NO_CARRY = [
      'mov rdx,-1',
      'shr rdx,1',
      'mov rbx,QWORD PTR [rsi]',
      'and rbx,rdx',
      'xor eax,eax',
      'adox rdx,rbx',
    ];
    const GLOBAL = ['mov rax,QWORD PTR [rip+GLOBAL]', 'inc QWORD PTR [rip+GLOBAL]'];

    test.each(
      oneIn(9, [
        ['a jump', ['test BYTE PTR [rsi],1', 'je 2', 'ret'], [JUMP]],
        ['an address', ['movzx eax,BYTE PTR [rsi]', 'mov rax,QWORD PTR [rdi+rax*8]', 'ret'], [ADDRESS]],
        ['a division', ['mov rax,QWORD PTR [rsi]', 'xor edx,edx', 'div rcx', 'ret'], [TIME]],
        ['a comparison of strings', ['mov ecx,16', 'repe cmpsw', 'jne 3', 'ret'], [MASK, JUMP]],
        [
          'a copy of secret length',
          ['movzx ecx,BYTE PTR [rsi]', 'rep movsb', 'mov BYTE PTR [rdi],0', 'ret'],
          [MASK, ADDRESS],
        ],
        ['a variable that each run finds as it was', [...GLOBAL, 'sub eax,DWORD PTR [rsi]', 'jb 4', 'ret'], [JUMP]],
        [
          'the stack',
          ['push QWORD PTR [rsi]', 'call 4', 'pop rax', 'ret', 'cmp BYTE PTR [rsp+8],3', 'ja 6', 'ret'],
          [JUMP],
        ],
        ['behind many rounds', ['mov ecx,100000', 'dec ecx', 'jnz 1', 'test BYTE PTR [rsi],1', 'je 5', 'ret'], [JUMP]],
        ['a return', ['push QWORD PTR [rsi]', 'ret'], [JUMP]],
      ] as const),
    )('%s', async (_, lines, expected) => {
      const [leaks, refusals] = await emulated(lines);
      const shown = 'shown by two runs in Bochs (an emulated Ice Lake), as this processor lacks AVX';
      expect(refusals).toEqual([]);
      expect(leaks).toEqual(expected.map((what) => expect.stringContaining(what)));
      for (const leak of leaks) expect(leak).toContain(shown);
    });

    test.each(
      oneIn(6, [
        ['a flag that is undefined', ['mov rax,QWORD PTR [rsi]', 'mul rcx', 'je 3', 'ret'], 'no two runs in Bochs'],
        [
          'a variable that differs in no run',
          [...GLOBAL, 'test eax,eax', 'je 5', 'ret', 'mov rax,[rsi]', 'and eax,0', 'je 8', 'ret'],
          'no two runs in Bochs',
        ],
        ['a secret and zero', ['mov rax,QWORD PTR [rsi]', 'and rax,0', 'je 3', 'ret'], 'no two runs in Bochs'],
        ['what the emulator does wrong', [...NO_CARRY, 'jo 7', 'ret'], 'no two runs in Bochs'],
        [
          'behind a bad address',
          ['mov eax,1', 'mov rax,QWORD PTR [rdi+rax*8+0x100000]', 'test BYTE PTR [rsi],1', 'je 4', 'ret'],
          'no two runs in Bochs',
        ],
        [
          'behind too many rounds',
          ['mov rcx,-1', 'dec rcx', 'jnz 1', 'test BYTE PTR [rsi],1', 'je 5', 'ret'],
          'in the time that they have',
        ],
      ] as const),
    )(
      'not reported: %s',
      async (_, lines, reason) => {
        const [leaks, refusals] = await emulated(lines);
        expect(leaks).toEqual([]);
        expect(refusals).toEqual([
          expect.stringMatching(new RegExp(`^perhaps .*this processor lacks .*AVX.*${reason}`)),
        ]);
      },
      120_000,
    );

    test('nothing is compared where runs have gone different ways', async () => {
      const ways = ['mov ebx,1', 'test BYTE PTR [rsi],1', 'je 4', 'mov ebx,2', 'mov rax,[rsi]', 'and rax,0'];
      const [leaks, refusals] = await emulated([...ways, 'add rbx,rax', 'mov rcx,[rdi+rbx*8]', 'ret']);
      expect(leaks).toEqual([expect.stringContaining(JUMP)]);
      expect(refusals).toEqual([expect.stringContaining(`perhaps ${ADDRESS}`)]);
    });
  });
});
