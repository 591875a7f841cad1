/** Frames that the code aligns by itself: right wherever rsp is on entry, or not right. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { toolchainOrSkip } from '../frontend/toolchain/withToolchain.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { expectVerified } from './verified.ts';

const toolchain = await toolchainOrSkip();
const folder = temporaryFolder();

const FRAME = 'push rbp; mov rbp, rsp; ';
/** Loads the input, keeps it in the frame, and copies it from there. */
const COPY = 'mov rax, [rsi]; mov [rsp], rax; mov rax, [rsp]; mov [rdi], rax; ';
const ROW = 'mov rax, [rsi]; movq xmm0, rax; movaps [rsp-64], xmm0; mov rax, [rsp-64]; mov [rdi], rax; ';
const END = 'cmp rsi, [rsp]; jne .l; ';
const LOOP = `lea rcx, [rsi+8]; mov [rsp], rcx; .l: mov rax, [rsi]; mov [rdi], rax; add rsi, 8; ${END}`;
const BY_32 = `${FRAME}and rsp, -32; `;
const RBX_TOO = `${FRAME}push rbx; and rsp, -32; ${COPY}mov rbx, rax; lea rsp, [rbp-8]; pop rbx; leave; ret`;

/** Of a frame that may be in two places, one. */
const lucky = (where: string): string =>
  `${BY_32}mov rax, [rsi]; mov [rsp-8], rax; mov rax, [${where}]; mov [rdi], rax; leave; ret`;

const CASES: readonly (readonly [string, string, number])[] = [
  ['16', `${FRAME}and rsp, -16; sub rsp, 32; ${COPY}leave; ret`, 0],
  ['32', `${BY_32}sub rsp, 32; ${COPY}leave; ret`, 0],
  ['64', `${FRAME}and rsp, -64; sub rsp, 64; ${COPY}mov rsp, rbp; pop rbp; ret`, 0],
  ['below a saved register', RBX_TOO, 0],
  ['on a saved register', RBX_TOO.replaceAll('[rsp]', '[rsp+8]'), 4],
  ['vectors', `${BY_32}${ROW}leave; ret`, 0],
  ['vectors that are not aligned', `${BY_32}${ROW.replaceAll('-64', '-72')}leave; ret`, 5],
  ['loops', `${BY_32}sub rsp, 32; ${LOOP}leave; ret`, 0],
  ['1024', `${FRAME}and rsp, -1024; sub rsp, 32; ${COPY}leave; ret`, 0],
  ['2048, which no case is made of', `${FRAME}and rsp, -2048; sub rsp, 32; ${COPY}leave; ret`, 5],
  ['no multiple', `${FRAME}and rsp, -33; sub rsp, 32; ${COPY}leave; ret`, 5],
  ['on the frame pointer', `${BY_32}${COPY}leave; ret`, 4],
  ['on the return address', `${BY_32}${COPY.replaceAll('[rsp]', '[rsp+8]')}leave; ret`, 4],
  ['right if rsp stays', lucky('rbp-8'), 4],
  ['right if it goes down by 16', lucky('rbp-24'), 4],
  ['not restored', `and rsp, -32; ${ROW}add rsp, 8; ret`, 4],
  ['flags', `${BY_32}sbb rdx, rdx; sub rsp, 32; ${COPY}leave; ret`, 5],
];

test.skipIf(toolchain === null).each(CASES)('%s', async (_, body, expected) => {
  writeFileSync(join(folder, 'f.asm'), `bits 64\nsection .text\nglobal f\nf: ${body.replaceAll(/; */g, '\n')}\n`);
  await expectVerified('f.asm --spec "out = a mod 2^61-1" --limbs 1x64', folder, expected);
});
