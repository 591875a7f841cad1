/** Code that sets an array by `rep stos`: followed where the number of copies is fixed, as it is, and nowhere else. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, test } from 'vitest';
import { temporaryFolder } from '../temporaryFolder.ts';
import { expectVerified } from './verified.ts';

const folder = temporaryFolder();

const BODIES: Readonly<Record<string, string>> = {
  right: 'mov ecx, 4; rep stosq',
  halves: 'mov ecx, 8; rep stosd',
  bytes: 'mov ecx, 32; rep stosb',
  short: 'mov ecx, 3; rep stosq',
  long: 'mov ecx, 5; rep stosq',
  downwards: 'mov ecx, 4; std; rep stosq; cld',
  lowAddress: 'mov ecx, 4; addr32 rep stosq',
  dependent: 'mov rcx, [rsi]; and ecx, 1; rep stosq; mov rdi, rdx; mov ecx, 4; rep stosq',
  other: 'mov rax, [rsi]; mov ecx, 4; rep stosq',
};

beforeAll(() => {
  for (const [name, body] of Object.entries(BODIES)) {
    const text = `mov rdx, rdi; xor eax, eax; ${body}; mov rax, [rsi]; mov [rdx], rax; ret`;
    const head = '.intel_syntax noprefix\n.text\n.globl f\n.type f,@function\nf: ';
    writeFileSync(join(folder, `${name}.s`), `${head}${text}\n.size f,.-f\n`);
    execFileSync('as', ['--64', '-o', `${name}.o`, `${name}.s`], { cwd: folder });
  }
});

test.each([
  ['right', 0, 'proved for all inputs'],
  ['bytes', 5, 'store of part of an element'],
  ['halves', 5, 'store of part of an element'],
  ['short', 4, 'r[3] is never stored'],
  ['long', 4, 'access at byte 32 of r'],
  ['downwards', 5, 'std is not modelled'],
  ['lowAddress', 5, '67f348ab'],
  ['dependent', 5, 'how often rep stos stores, data say'],
  ['other', 4, 'for example with a = ['],
])('%s: %i', async (name, expected, said) => {
  const line = `${name}.o --spec "r = a mod 2^255-19" --limbs 4x64 --bounds "a<2^64" --args r,a`;
  await expectVerified(line, folder, expected, said);
});
