/** Programs of which the machine had something else than the processor, or which were reported falsely: never again. */
import { type Kind, SCALAR, WORDS } from './kinds.ts';

const LOAD = ['vmovdqu64 zmm0, [rsi]', 'vmovdqu64 zmm1, [rsi+64]'];
const STORE = ['vmovdqu64 [rdi], zmm0', 'vmovdqu64 [rdi+64], zmm1', 'vzeroupper', 'ret'];
const SCALAR_STORE = ['rax', 'rcx', 'r8', 'r9'].map((r, k) => `mov [rdi+${8 * k}], ${r}`);
const scalar = (...lines: string[]): string[] => [
  ...['rax', 'rcx', 'r8', 'r9'].map((r, k) => `mov ${r}, [rsi+${8 * k}]`),
  ...lines,
  ...SCALAR_STORE,
  'ret',
];

export const FOUND: readonly (readonly [name: string, kind: Kind, program: readonly string[]])[] = [
  ['a move of 128 bits to itself clears the rest', WORDS, [...LOAD, 'vmovdqa xmm0, xmm0', ...STORE]],
  ['out and back', WORDS, [...LOAD, 'vmovdqa xmm5, xmm1', 'vmovdqa xmm1, xmm5', ...STORE]],
  ['legacy forms keep it', WORDS, [...LOAD, 'movdqa xmm0, xmm0', 'por xmm1, xmm0', ...STORE]],
  [
    'one word of memory for both of 128 bits',
    WORDS,
    [...LOAD, '{evex} vpunpckhqdq xmm0, xmm1, qword bcst [rsi+48]', ...STORE],
  ],
  ['one half of a word for all', WORDS, [...LOAD, '{evex} vandps xmm0, xmm1, dword bcst [rsi+32]', ...STORE]],
  ...['vmovdqu8', 'vmovdqu16'].map((move): [string, typeof WORDS, string[]] => [
    `a bit of a mask is one of a byte or of 16 bits: ${move}`,
    WORDS,
    [...LOAD, 'mov eax, 255', 'kmovb k1, eax', `{evex} ${move} ymm0{k1}{z}, ymm1`, ...STORE],
  ]),
  [
    'a byte of a slot is written anew',
    SCALAR,
    scalar('mov [rsp-8], rax', 'mov byte ptr [rsp-8], cl', 'mov rax, [rsp-8]'),
  ],
  [
    'what is not needed of memory is read',
    SCALAR,
    scalar('{evex} vpternlogq zmm1, zmm1, zmmword ptr [rdx], 0', 'vzeroupper'),
  ],
  [
    'what is kept in the end',
    SCALAR,
    scalar(...[0, 1, 2, 3, 4, 5].map((k) => (k % 2 === 0 ? 'xor rbx, r11' : 'xor r11, rbx'))),
  ],
];
