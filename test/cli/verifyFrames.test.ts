/** Frames of other people's code: arrays of a stated length, pages that are touched, numbers that are kept there. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, test } from 'vitest';
import { temporaryFolder } from '../temporaryFolder.ts';
import { expectVerified } from './verified.ts';

const folder = temporaryFolder();

/** In the manner of `bn_mul_mont` of OpenSSL, for any number of words; `kept` says where t is kept. */
const product = (kept: string): string => `#include <stdint.h>
typedef unsigned __int128 wide;
void f(uint64_t *r, const uint64_t *a, const uint64_t *b, const uint64_t *n, const uint64_t *n0, int num) {
  uint64_t t[num + 2];
  for (int i = 0; i < num + 2; i++) t[i] = 0;
  for (int i = 0; i < num; i++) {
    wide c = 0;
    for (int j = 0; j < num; j++) { c += (wide)a[j] * b[i] + t[j]; t[j] = (uint64_t)c; c >>= 64; }
    c += t[num]; t[num] = (uint64_t)c; t[num + 1] = (uint64_t)(c >> 64);
    uint64_t m = t[0] * *n0;
    c = ((wide)m * n[0] + t[0]) >> 64;
    for (int j = 1; j < num; j++) { c += (wide)m * n[j] + t[j]; t[j - 1] = (uint64_t)c; c >>= 64; }
    c += t[num]; t[num - 1] = (uint64_t)c; t[num] = t[num + 1] + (uint64_t)(c >> 64);
  }
  uint64_t borrow = 0;
  for (int i = 0; i < num; i++) { wide d = (wide)t[i] - n[i] - borrow; r[i] = (uint64_t)d; borrow = (d >> 64) & 1; }
  uint64_t kept = ${kept};
  for (int i = 0; i < num; i++) r[i] = (t[i] & kept) | (r[i] & ~kept);
}
`;

/** A sum unless a bit of the number is set that is kept on the stack. */
const chosen = (kept: number): string => `.intel_syntax noprefix
.globl f
f: mov qword ptr [rsp - 8], ${kept}
mov rax, [rsi]
test byte ptr [rsp - 8], 1
jne 1f
add rax, [rdx]
1: mov [rdi], rax
ret
`;

const FLAGS = [
  ...['-O2', '-ffreestanding', '-fno-tree-loop-distribute-patterns', '-fno-tree-vectorize'],
  ...['-fno-stack-protector', '-fstack-clash-protection'],
];

beforeAll(() => {
  const compile = (name: string, text: string, ...flags: string[]): void => {
    writeFileSync(join(folder, name), text);
    execFileSync('cc', [...flags, '-c', name], { cwd: folder });
  };
  compile('product.c', product('t[num] - borrow'), ...FLAGS);
  compile('other.c', product('borrow - 1'), ...FLAGS);
  compile('sum.s', chosen(6));
  compile('none.s', chosen(7));
});

const PRODUCT = '--spec "r = a*b*R^-1 mod 2^127-1" --limbs 2x64 --bounds "a<p, b<p, r<p" --args "r,a,b,&p,&n0,2"';
const SUM = '--spec "out = a+b mod 2^61-1" --limbs 1x64 --bounds "a<2^61, b<2^61"';

test.each<[string, number, string]>([
  [`product.o ${PRODUCT}`, 0, 'proved'],
  [`product.o ${PRODUCT.replace('&n0', '&2')}`, 4, 'refuted'],
  [`other.o ${PRODUCT}`, 4, 'refuted'],
  [`sum.o ${SUM}`, 0, 'proved'],
  [`none.o ${SUM}`, 4, 'refuted'],
])('%s', async (line, code, said) => {
  await expectVerified(`${line} --symbol f`, folder, code, said);
});
