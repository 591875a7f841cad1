/** Loops whose end compilers keep in a vector register: its words are followed through moves, and lost by all else. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { toolchainOrSkip } from '../frontend/toolchain/withToolchain.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { expectVerified } from './verified.ts';

const toolchain = await toolchainOrSkip();
const folder = temporaryFolder();

/** How rcx is kept, what each turn of the loop does besides, how it comes back in rdx, and the exit code. */
const KEPT: readonly (readonly [string, string, string, string, number])[] = [
  ['by itself', 'movq xmm4, rcx', '', 'movq rdx, xmm4', 0],
  ['in a copy', 'movq xmm4, rcx; movdqa xmm9, xmm4', 'pxor xmm4, xmm4', 'movq rdx, xmm9', 0],
  ['by VEX', 'vmovq xmm4, rcx; vmovaps xmm5, xmm4', '', 'vmovq rdx, xmm5', 0],
  ['spilled', 'movq xmm4, rcx; movups [rsp-24], xmm4', '', 'mov rdx, [rsp-24]', 0],
  ['as low word', 'movq xmm4, rcx; movq xmm5, rdi; punpcklqdq xmm4, xmm5', '', 'movq rdx, xmm4', 0],
  ['as high word', 'movq xmm4, rdi; pinsrq xmm4, rcx, 1', '', 'pextrq rdx, xmm4, 1', 0],
  ['pair on the stack', 'movq xmm4, rdi; pinsrq xmm4, rcx, 1; movups [rsp-40], xmm4', '', 'mov rdx, [rsp-32]', 0],
  ['through vzeroupper', 'vmovq xmm4, rcx', 'vzeroupper', 'vmovq rdx, xmm4', 0],
  ['zero added', 'movq xmm4, rcx; pxor xmm5, xmm5', 'paddq xmm4, xmm5', 'movq rdx, xmm4', 5],
  ['another end', 'sub rcx, 8; movq xmm4, rcx', '', 'movq rdx, xmm4', 4],
  ['the other word', 'movq xmm4, rdi; pinsrq xmm4, rcx, 1', '', 'movq rdx, xmm4', 5],
  ['overwritten', 'movq xmm4, rcx', 'vpxor xmm4, xmm4, xmm4', 'movq rdx, xmm4', 5],
  ['low word replaced', 'movq xmm4, rcx', 'movlps xmm4, [rsi-8]', 'movq rdx, xmm4', 5],
  ['slot overwritten', 'movq xmm4, rcx; movups [rsp-24], xmm4', 'mov [rsp-20], eax', 'mov rdx, [rsp-24]', 5],
];

test.skipIf(toolchain === null).each(KEPT)('%s', async (_, keep, each, back, expected) => {
  const loop = `mov rax, [rsi]; mov [rdi], rax; add rsi, 8; add rdi, 8; ${each}; ${back}; cmp rdx, rsi; jne .l`;
  const text = `bits 64; section .text; global f; f: lea rcx, [rsi+32]; ${keep}; .l: ${loop}; ret`;
  writeFileSync(join(folder, 'f.asm'), `${text.replaceAll(/; */g, '\n')}\n`);
  await expectVerified('f.asm --spec "out = a mod 2^255-19" --limbs 4x64', folder, expected);
});
