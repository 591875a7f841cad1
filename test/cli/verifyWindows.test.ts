/** NASM text for Windows is read as Windows' linkers would get it, and judged by Windows' convention. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../temporaryFolder.ts';
import { runLine } from './runLine.ts';

const root = join(import.meta.dirname, '../..');
const folder = temporaryFolder();

/** Functions that add, and what else they do. */
const BODIES: Readonly<Record<string, string>> = {
  whole: 'add rax, [r8]',
  xmm5: 'movq xmm5, rax\nadd rax, [r8]',
  xmm6: 'movq xmm6, rax\nadd rax, [r8]',
  rdi: 'mov rdi, [r8]\nadd rax, rdi',
  // 35 + 7 - 40 - 2: behind a field of four bytes an immediate one follows, and an offset.
  constants: 'add rax, [r8]\nimul r9, [five], 7\nadd rax, r9\nadd rax, [forty - 8]\nsub rax, [forty]\nsub rax, 2',
  pointer: 'add rax, [r8]\nlea r9, [five]\nadd rax, [r9]\nsub rax, 5',
  byMacro: 'adds [r8]',
  chosen: '%ifidn __?OUTPUT_FORMAT?__, win64\nadd rax, [r8]\n%endif\nnop',
  unwinding: 'add rax, [r8]\nadd rax, [described]',
  image: 'add rax, [r8]\nmov r9d, [offset]',
};

const sourceOf = (name: string): string => `default rel
%macro adds 1
  jmp %%over
%%over: add rax, %1
%endmacro
section .text code align=64
global f
f:
  mov rax, [rdx]
  ${BODIES[name]}
  mov [rcx], rax
  ret
.end:
section .rdata rdata align=16
one: dq 1
five: dq 5
seven: dq 7
forty: dq 40
section .xdata rdata align=8
described: dd 1, 0
section .pdata rdata align=4
dd f wrt ..imagebase, f.end wrt ..imagebase, described wrt ..imagebase
${name === 'image' ? 'section .rdata\noffset: dd f wrt ..imagebase' : ''}
`;

beforeAll(() => {
  for (const name of Object.keys(BODIES)) writeFileSync(join(folder, `${name}.asm`), sourceOf(name));
  writeFileSync(
    join(folder, 'elf.asm'),
    'section .text\nglobal f:function hidden\nf: mov rax, [rdx]\nadd rax, [r8]\nmov [rcx], rax\nret\n',
  );
});

const verified = (file: string, relation = 'a+b', ...more: string[]) =>
  runLine(
    [
      ...['verify', file, '--spec', `out = ${relation} mod 2^64-59`, '--limbs', '1x64', '--bounds', 'a<2^62, b<2^62'],
      ...more,
    ],
    { root, cwd: folder, results: folder },
  );
const FOR_WINDOWS = ['--convention', 'win64'];

test.each(['whole', 'xmm5', 'constants', 'pointer', 'byMacro', 'chosen'])('%s is proved', async (name) => {
  const { code, out, notes } = await verified(`${name}.asm`, 'a+b', ...FOR_WINDOWS);
  expect(code, out + notes).toBe(0);
  expect(out).toMatch(/by NASM .* for win64\n/);
});

test.each([
  ['xmm6', 'a+b', 'xmm6 differs from its value on entry'],
  ['rdi', 'a+b', 'rdi differs from its value on entry'],
  ['constants', 'a+b+1', 'for example with'],
  ['pointer', 'a-b', 'for example with'],
])('%s is refuted as %s', async (name, relation, said) => {
  const { code, out, notes } = await verified(`${name}.asm`, relation, ...FOR_WINDOWS);
  expect(code, out + notes).toBe(4);
  expect(out).toContain(said);
});

test.each([
  ['unwinding', 'a reference to .xdata, which is in no section of code or data'],
  ['image', 'a relocation of kind 3'],
])('%s is not understood', async (name, said) => {
  const { code, notes } = await verified(`${name}.asm`, 'a+b', ...FOR_WINDOWS);
  expect(code, notes).toBe(5);
  expect(notes).toContain(said);
});

test('without the convention it is said; text for ELF alone is read as that', async () => {
  const usual = await verified('whole.asm');
  expect([usual.code, usual.notes]).toEqual([2, expect.stringContaining('--convention win64')]);
  const elf = await verified('elf.asm', 'a+b', ...FOR_WINDOWS);
  expect([elf.code, elf.out]).toEqual([0, expect.stringContaining('for elf64 (it does not take the file for win64)')]);
});
