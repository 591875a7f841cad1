/** Vectorised code as compilers leave it: rows in an aligned frame, cleared by words, upper halves left in use. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { toolchainOrSkip } from '../frontend/toolchain/withToolchain.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { expectVerified } from './verified.ts';

const toolchain = await toolchainOrSkip();
const folder = temporaryFolder();

const FRAME = 'push rbp; mov rbp, rsp; ';
const END = 'vzeroupper; leave; ret';
/** Twice the operand, which is kept at `slot` in between. */
const twice = (slot: string): string =>
  `vmovdqa64 zmm0, [rsi]; vmovdqa64 ${slot}, zmm0; vmovdqa64 zmm1, ${slot}; vpaddq zmm1, zmm1, zmm0; ` +
  'vmovdqa64 [rdi], zmm1; ';
const words = (value: (k: number) => string): string =>
  Array.from({ length: 8 }, (_, k) => `mov qword [rsp+${8 * k}], ${value(k)}; `).join('');
/** The operand and what is on the stack. */
const ADDED = 'vmovdqa64 zmm0, [rsi]; vpaddq zmm0, zmm0, [rsp]; vpaddq zmm0, zmm0, [rsi]; vmovdqa64 [rdi], zmm0; ';
const BY_64 = `${FRAME}and rsp, -64; sub rsp, 64; `;

const CASES: readonly (readonly [string, string, number])[] = [
  ['a row in an aligned frame', `${BY_64}${twice('[rsp]')}${END}`, 0],
  ['below the frame pointer, by luck only', `${FRAME}sub rsp, 128; ${twice('[rbp-64]')}${END}`, 5],
  ['beside the multiple', `${BY_64}sub rsp, 64; ${twice('[rsp+8]')}${END}`, 5],
  ['in a frame aligned by less', `${FRAME}and rsp, -32; sub rsp, 128; ${twice('[rsp]')}${END}`, 5],
  ['anywhere, without being asked', `${FRAME}sub rsp, 128; ${twice('[rsp+3]').replaceAll('dqa', 'dqu')}${END}`, 0],
  ['cleared by words', `${BY_64}${words(() => '0')}${ADDED}${END}`, 0],
  ['cleared but for a word', `${BY_64}${words((k) => (k === 5 ? '1' : '0'))}${ADDED}${END}`, 5],
  ['the same number in all words', `${BY_64}${words(() => '1')}${ADDED}${END}`, 4],
  ['a word that is not written', `${BY_64}${words(() => '0').replace(/mov[^;]*\+24[^;]*; /, '')}${ADDED}${END}`, 4],
];

async function expectTwice(body: string, expected: number, said?: string | RegExp): Promise<void> {
  writeFileSync(join(folder, 'f.asm'), `bits 64\nsection .text\nglobal f\nf: ${body.replaceAll(/; */g, '\n')}\n`);
  const line = 'f.asm --lanes 8 --spec "out = 2*a mod 2^61-1" --limbs 1x61 --bounds "a[]<2^60"';
  await expectVerified(line, folder, expected, said);
}

test.skipIf(toolchain === null).each(CASES)('%s', (_, body, expected) => expectTwice(body, expected));

test.skipIf(toolchain === null)('upper halves in use are no fault, which a note says, and hide none', async () => {
  const body = `${BY_64}${twice('[rsp]')}${END}`.replace('vzeroupper; ', '');
  await expectTwice(body, 0, 'note: upper halves of vector registers are left in use');
  await expectTwice(body.replace('[rdi], zmm1', '[rdi], zmm0'), 4, /^(?!.*note: upper halves)/);
});
