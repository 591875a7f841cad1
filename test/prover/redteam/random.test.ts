/**
 * Random programs, on words, on elements, vectorised and scalar, of whatever the table holds, with
 * the processor as the oracle. What the machine makes of them must be what the processor stores; what is proved of
 * them must be so, and what is refuted must be wrong. `make redteam` judges PROGRAMS of each kind; KIND=text some only.
 */
import { openCodeTools } from '../../../src/engine/claim/verifyTarget.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { openWorker } from '../../openWorker.ts';
import { LONG, SEED } from './campaign.ts';
import { DecoderProcess } from './decoderProcess.ts';
import { Judge, LACKING, type Outcome } from './random/judge.ts';
import { KINDS, type Kind, SCALAR, WORDS } from './random/kinds.ts';
import { assembled } from './random/pool.ts';
import { Programs } from './random/programs.ts';

/* Programs of which the machine had something else than the processor, or which were reported falsely: never again. */

const LOAD = ['vmovdqu64 zmm0, [rsi]', 'vmovdqu64 zmm1, [rsi+64]'];
const STORE = ['vmovdqu64 [rdi], zmm0', 'vmovdqu64 [rdi+64], zmm1', 'vzeroupper', 'ret'];
const SCALAR_STORE = ['rax', 'rcx', 'r8', 'r9'].map((r, k) => `mov [rdi+${8 * k}], ${r}`);
const scalar = (...lines: string[]): string[] => [
  ...['rax', 'rcx', 'r8', 'r9'].map((r, k) => `mov ${r}, [rsi+${8 * k}]`),
  ...lines,
  ...SCALAR_STORE,
  'ret',
];

const FOUND: readonly (readonly [name: string, kind: Kind, program: readonly string[]])[] = [
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

const PROGRAMS = Number(process.env['PROGRAMS'] ?? (LONG ? 5_000 : 20));
/** Texts of each row of the table. */
const EACH = LONG ? 24 : 2;
const FIRST = Number(process.env['FIRST'] ?? 0);

const worker = await openWorker();
const decoder = new DecoderProcess((await openCodeTools(process.cwd())).decoder);
afterAll(() => decoder.close());

describe.each(KINDS.filter(({ name }) => name.includes(process.env['KIND'] ?? '')))('random programs', (kind) => {
  it.skipIf(!isRunHere(kind))(
    `of ${kind.name} (seed ${SEED}; needs ${neededBy(kind)})`,
    () => judged(kind),
    36_000_000,
  );
});

const neededBy = ({ lanes, name }: Kind): 'AVX2' | 'AVX-512' =>
  lanes === 4 || name.startsWith('scalar') ? 'AVX2' : 'AVX-512';
const isRunHere = (kind: Kind): boolean => (neededBy(kind) === 'AVX2' ? worker.hello.avx2 : worker.hello.avx512ifma);

it.each(FOUND.filter(([, kind]) => isRunHere(kind)))('%s, as the processor has it', async (_, kind, text) => {
  const judge = new Judge(kind, worker, decoder, SEED);
  await judge.open();
  const code = assembled(text);
  const bytes = Buffer.concat(text.map((line) => code.get(line) ?? new Uint8Array(0)));
  expect((await judge.judge({ text, bytes }, seeded(SEED))).mistakes).toEqual([]);
});

async function judged(kind: Kind): Promise<void> {
  const judge = new Judge(kind, worker, decoder, SEED);
  await judge.open();
  const programs = new Programs(kind, SEED, EACH, (alone) => judge.isKnown(alone));
  const found: string[] = [];
  const outcomes: Outcome[] = [];
  for (let index = FIRST; index < FIRST + PROGRAMS; index++) {
    const program = await programs.at(index);
    const outcome = await judge.judge(program, seeded(SEED, `claims of ${kind.name} ${index}`));
    outcomes.push(outcome);
    if (outcome.mistakes.length > 0)
      found.push([`program ${index} of seed ${SEED}:`, ...program.text, ...outcome.mistakes].join('\n  '));
  }
  if (LONG) report(kind, outcomes, found);
  expect(found).toEqual([]);
  const ran = outcomes.filter(({ kinds }) => !kinds.includes(LACKING));
  const compared = ran.filter(({ kinds }) => kinds.includes('compared'));
  expect(compared.length, 'those that the machine knows').toBeGreaterThan(ran.length / 4);
}

/** Counts of what was found. */
function report(kind: Kind, outcomes: readonly Outcome[], found: readonly string[]): void {
  const counts = new Map<string, number>();
  for (const what of outcomes.flatMap(({ kinds }) => kinds)) counts.set(what, (counts.get(what) ?? 0) + 1);
  console.log(
    [`${outcomes.length} programs of ${kind.name}`, ...[...counts].map(([what, n]) => `  ${what}: ${n}`)].join('\n'),
  );
  const folder = join(process.cwd(), 'build', 'redteam');
  mkdirSync(folder, { recursive: true });
  if (found.length > 0)
    writeFileSync(join(folder, `random-${kind.name}-${SEED}.txt`.replaceAll(' ', '-')), found.join('\n\n'));
}
