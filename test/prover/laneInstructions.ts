import { assembleBytes } from '../codegen/encoder/assembleBytes.ts';

/**
 * One text per instruction on 512-bit registers that the verifier models, for rows in zmm1, zmm2, zmm0 and at rsi, and
 * a constant .c0; the result is in zmm0. Texts may have several lines.
 */
const binary = [
  'vpmadd52luq',
  'vpmadd52huq',
  'vpmullq',
  'vpaddq',
  'vpsubq',
  'vpandq',
  'vporq',
  'vpandnq',
  'vpxorq',
].flatMap((name) => [
  `${name} zmm0, zmm1, zmm2`,
  `${name} zmm0, zmm2, [rsi+0x40]`,
  `${name} zmm0, zmm1, [rel .c0]{1to8}`,
  `${name} zmm0, zmm0, zmm0`,
]);
const shifts = ['vpsrlq', 'vpsllq', 'vpsraq'].flatMap((name) =>
  [0, 1, 13, 52, 63].flatMap((amount) => [`${name} zmm0, zmm1, ${amount}`, `${name} zmm0, [rsi+0x80], ${amount}`]),
);

const selections = ['0xb8', '0xd8'].flatMap((table) => [
  `vpternlogq zmm0, zmm1, zmm2, ${table}`,
  `vpternlogq zmm0, zmm2, [rsi], ${table}`,
  `vpternlogq zmm0, zmm1, [rel .c0]{1to8}, ${table}`,
]);

export const LANE_INSTRUCTIONS: readonly string[] = [
  ...binary,
  ...selections,
  ...shifts,
  ...['vpandd', 'vpord', 'vpandnd', 'vpxord'].map((name) => `${name} zmm0, zmm1, [rsi+0x40]`),
  'vpbroadcastq zmm0, [rel .c0]',
  'vmovdqa64 zmm0, zmm1',
  'vmovdqa64 zmm0, [rsi+0x80]',
  'vmovdqu64 [rsp-0x40], zmm2\nvmovdqu64 zmm0, [rsp-0x40]',
  'vmovdqa64 zmm20, zmm2\nvzeroupper\nvmovdqa64 zmm0, zmm20',
];

/** A function that loads three rows of its argument, executes an instruction on them, and stores zmm0. */
export const laneText = (instruction: string, label = 'f'): string =>
  [
    `${label}:`,
    ...['vmovdqa64 zmm1, [rsi]', 'vmovdqa64 zmm2, [rsi+0x40]', 'vmovdqa64 zmm0, [rsi+0x80]'],
    instruction,
    ...['vmovdqa64 [rdi], zmm0', 'vzeroupper', 'ret', '.c0: dq 0xfedcba9876543210'],
  ].join('\n');

const MARK = '0x1122334455667788';

/** Machine code of each instruction with what is around it: one text for the assembler, cut at marks. */
export function laneCodes(): Uint8Array[] {
  const text = LANE_INSTRUCTIONS.map((instruction, i) => `${laneText(instruction, `f${i}`)}\ndq ${MARK}, ${MARK}`);
  const all = Buffer.from(assembleBytes('nasm', text.join('\n')));
  const mark = Buffer.alloc(16);
  mark.writeBigUInt64LE(BigInt(MARK), 0);
  mark.writeBigUInt64LE(BigInt(MARK), 8);
  let from = 0;
  return LANE_INSTRUCTIONS.map(() => {
    const end = all.indexOf(mark, from);
    const code = all.subarray(from, end);
    from = end + mark.length;
    return Uint8Array.from(code);
  });
}

/**
 * The same of instructions that move words between lanes, in functions of words: rows in zmm17 and zmm18, the result in
 * zmm16.
 */
export const ROW_INSTRUCTIONS: readonly string[] = [
  ...['vpunpcklqdq', 'vpunpckhqdq'].flatMap((name) => [
    `${name} zmm16, zmm17, zmm18`,
    `${name} zmm16, zmm18, [rsi+0x40]`,
    `${name} zmm16, zmm17, zmm17`,
  ]),
  ...['0x00', '0x1b', '0x44', '0x88', '0xd8', '0xdd', '0xe4', '0xee', '0xff'].flatMap((control) => [
    `vshufi64x2 zmm16, zmm17, zmm18, ${control}`,
    `vshufi64x2 zmm16, zmm18, [rsi], ${control}`,
  ]),
  'vmovdqa64 zmm16, zmm18',
  'vmovdqu64 [rsp-0x48], zmm17\nvmovdqu64 zmm16, [rsp-0x48]',
  'vmovdqu64 zmm16, [rsi+0x38]',
];
