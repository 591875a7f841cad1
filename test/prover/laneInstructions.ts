import { assembleBytes } from '../codegen/encoder/assembleBytes.ts';
import { items } from '../items.ts';

/**
 * One text per instruction on 512-bit registers that the verifier models, for rows in zmm1, zmm2, zmm0 and at rsi, and
 * a constant .c0; the result is in zmm0. Texts may have several lines.
 */
const binary = items`
  vpmadd52luq; vpmadd52huq; vpmullq; vpaddq; vpsubq; vpandq; vporq; vpandnq; vpxorq`.flatMap((name) => [
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

/** Those of code that is emitted here, and their next of kin, which theorems know. */
export const EMITTED_LANE_INSTRUCTIONS: readonly string[] = [
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

/** The same of registers of 256 bits, for rows in ymm1, ymm2, ymm0 and at rsi. */
export const SHORT_LANE_INSTRUCTIONS: readonly string[] = [
  ...[
    ...['vpmuludq', 'vpaddq', 'vpsubq', 'vpand', 'vpxor', 'vpor', 'vpandn', 'vandps', 'vxorpd'],
    ...['vpaddd', 'vpsubd'],
  ].flatMap((name) => [
    `${name} ymm0, ymm1, ymm2`,
    `${name} ymm0, ymm2, [rsi+0x20]`,
    `${name} ymm0, ymm0, ymm0`,
    `vmovdqa ymm13, ymm1\n${name} ymm0, ymm13, [rsi+0x40]`,
  ]),
  ...['vpsrlq', 'vpsllq', 'vpsrld', 'vpslld', 'vpsrad'].flatMap((name) =>
    [0, 1, 29, 63].map((amount) => `${name} ymm0, ymm1, ${amount}`),
  ),
  'vpbroadcastq ymm0, [rel .c0]',
  'vmovdqa ymm0, [rsi+0x40]',
  'vmovdqu ymm0, [rsi+0x20]',
  'vmovdqu [rsp-0x20], ymm2\nvmovdqu ymm0, [rsp-0x20]',
];

const LONG = process.env['FIELDWRIGHT_LONG'] === '1';
/** Truth tables of each kind: constants, one operand, two, selections, all three. */
const TABLES = LONG
  ? Array.from({ length: 256 }, (_, table) => table)
  : [0x00, 0xff, 0xf0, 0x33, 0x0c, 0x80, 0xfe, 0x96, 0xb8, 0xd8, 0xca, 0xe2, 0x1b, 0xe8, 0x6a];
const tables = [...TABLES.map((table) => `vpternlogq zmm0, zmm1, zmm2, ${table}`), 'vpternlogd zmm0, zmm1, zmm2, 0xca'];

/** Two masks in k1 and k2, then something that writes to zmm0 by them. */
const MASKS = 'vpcmpuq k1, zmm1, zmm2, 1\nvpmovq2m k2, zmm2';
const byMask = (...lines: string[]): string => [MASKS, ...lines].join('\n');
const WIDTHS = ['b', 'w', 'd', 'q'];

const comparisons = [
  ...[0, 1, 2, 3, 4, 5, 6, 7].flatMap((n) => [`vpcmpuq k3, zmm1, zmm2, ${n}`, `vpcmpq k3, zmm2, [rsi+0x80], ${n}`]),
  ...['vpcmpeqq', 'vpcmpgtq', 'vptestmq', 'vptestnmq'].flatMap((name) => [
    `${name} k3, zmm1, zmm2`,
    `${name} k3, zmm0, zmm0`,
    `${name} k3{k1}, zmm1, [rel .c0]{1to8}`,
  ]),
  'vpmovq2m k3, zmm1',
  'vpcmpuq k3{k2}, zmm1, zmm2, 5',
].map((line) => byMask(line, 'vpmovm2q zmm0, k3'));

const maskLogic = [
  ...['kand', 'kandn', 'kor', 'kxor', 'kxnor'].flatMap((name) => [
    ...WIDTHS.map((width) => `${name}${width} k3, k1, k2`),
    `${name}b k3, k1, k1`,
  ]),
  ...['kmov', 'knot'].flatMap((name) => WIDTHS.map((width) => `${name}${width} k3, k1`)),
  'mov eax, -1\nkmovb k3, eax',
  'xor eax, eax\nkmovw k3, eax',
].map((lines) => byMask(lines, 'vpmovm2q zmm0, k3'));

const masked = [
  ...['', '{z}'].flatMap((zeroing) => [
    `vpblendmq zmm0{k1}${zeroing}, zmm1, zmm2`,
    `vpaddq zmm0{k1}${zeroing}, zmm1, zmm2`,
    `mov eax, -1\nkmovb k3, eax\nvpsubq zmm0{k3}${zeroing}, zmm1, [rsi]`,
    `vpxorq zmm0{k1}${zeroing}, zmm1, zmm1`,
    `vpmadd52luq zmm0{k1}${zeroing}, zmm1, zmm2`,
    `vpternlogq zmm0{k2}${zeroing}, zmm1, zmm2, 0xca`,
    `vpsrlq zmm0{k1}${zeroing}, zmm1, 7`,
    `vmovdqa64 zmm0{k1}${zeroing}, zmm2`,
    `kxnorb k3, k1, k1\nvmovdqu64 zmm0{k3}${zeroing}, [rsi+0x40]`,
    `kxorb k3, k1, k1\nvmovdqu64 zmm0{k3}${zeroing}, [rsi+0x40]`,
  ]),
  ...['kxnorb', 'kxorb'].map(
    (name) =>
      `${name} k3, k1, k1\nvmovdqu64 [rsp-0x40], zmm1\nvmovdqu64 [rsp-0x40]{k3}, zmm2\nvmovdqu64 zmm0, [rsp-0x40]`,
  ),
].map((lines) => byMask(lines));

export const LANE_INSTRUCTIONS: readonly string[] = [
  ...EMITTED_LANE_INSTRUCTIONS,
  ...tables,
  ...comparisons,
  ...maskLogic,
  ...masked,
  ...['vpminuq', 'vpmaxuq', 'vpminsq', 'vpmaxsq', 'vpmuludq'].map((name) => `${name} zmm0, zmm1, zmm2`),
  ...['vand', 'vor', 'vandn', 'vxor'].flatMap((name) => ['ps', 'pd'].map((type) => `${name}${type} zmm0, zmm1, zmm2`)),
  ...['vmovdqu8', 'vmovdqu16', 'vmovdqu32', 'vmovups', 'vmovupd'].map((name) => `${name} zmm0, [rsi]`),
  ...['vmovdqa32', 'vmovaps', 'vmovapd'].map((name) => `${name} zmm0, zmm2`),
  'mov rax, 0x123456789abcdef0\nvpbroadcastq zmm0, rax',
];

/** The same as `laneText` with rows of four words. */
export const shortLaneText = (instruction: string, label = 'f'): string =>
  [
    `${label}:`,
    ...['vmovdqa ymm1, [rsi]', 'vmovdqa ymm2, [rsi+0x20]', 'vmovdqa ymm0, [rsi+0x40]'],
    instruction,
    ...['vmovdqa [rdi], ymm0', 'vzeroupper', 'ret', '.c0: dq 0xfedcba9876543210'],
  ].join('\n');

/** A function that loads three rows of its argument, executes an instruction on them, and stores zmm0. */
export const laneText = (instruction: string, label = 'f', move = 'vmovdqa64'): string =>
  [
    `${label}:`,
    ...[`${move} zmm1, [rsi]`, `${move} zmm2, [rsi+0x40]`, `${move} zmm0, [rsi+0x80]`],
    instruction,
    ...[`${move} [rdi], zmm0`, 'vzeroupper', 'ret', '.c0: dq 0xfedcba9876543210'],
  ].join('\n');

/** What has no meaning where nothing is known of alignment, as in functions of words. */
export const isOfLanesOnly = (instruction: string): boolean => /vmovdqa64 zmm0, \[/.test(instruction);

const MARK = '0x1122334455667788';

/** Machine code of each instruction with what is around it: one text for the assembler, cut at marks. */
export function laneCodes(instructions = LANE_INSTRUCTIONS, textOf = laneText): Uint8Array[] {
  const text = instructions.map((instruction, i) => `${textOf(instruction, `f${i}`)}\ndq ${MARK}, ${MARK}`);
  const all = Buffer.from(assembleBytes('nasm', text.join('\n')));
  const mark = Buffer.alloc(16);
  mark.writeBigUInt64LE(BigInt(MARK), 0);
  mark.writeBigUInt64LE(BigInt(MARK), 8);
  let from = 0;
  return instructions.map(() => {
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
  ...['0x00', '0x1b', '0xb1', '0xe4'].map((control) => `vpermq zmm16, zmm17, ${control}`),
  'vpermilpd zmm16, zmm17, 0x69',
  'vpermilpd zmm16, zmm18, zmm19',
  ...[0, 1, 3, 7, 8, 13].map((amount) => `valignq zmm16, zmm17, zmm18, ${amount}`),
  ...['vpermq', 'vpermt2q'].map((name) => `vmovdqu64 zmm16, [rsi+0x40]\n${name} zmm16, zmm19, zmm17`),
  'vpaddq zmm3, zmm17, zmm18\nvmovdqa64 zmm16, zmm3',
  'vpcmpuq k1, zmm17, zmm18, 1\nvmovdqa64 zmm16, zmm17\nvpunpcklqdq zmm16{k1}, zmm18, zmm17',
  'mov eax, 0x53\nkmovb k1, eax\nvpmovm2q zmm16, k1',
  'vmovdqa64 zmm16, zmm18',
  'vmovdqu64 [rsp-0x48], zmm17\nvmovdqu64 zmm16, [rsp-0x48]',
  'vmovdqu64 zmm16, [rsi+0x38]',
];

/** Writes of 128 bits, if only of what was there: VEX forms clear what is above, legacy forms keep it. */
const PARTS = ['movdqa', 'movq', 'por', 'movlhps', 'pshufd'].flatMap((name) => [name, `v${name}`]);
const partOf = (name: string, to: string, from: string): string =>
  [`${name} ${to}`, ...(/^v(por|movlhps)/.test(name) ? [to] : []), from, ...(/pshufd/.test(name) ? ['0x4e'] : [])].join(
    ', ',
  );

/** The same where 512 bits are read of which the first 128 were written last; the processor needs AVX-512. */
export const PART_INSTRUCTIONS: readonly string[] = PARTS.flatMap((name) => {
  const [both, end] = ['vmovdqa64 zmm5, zmm17\nvmovdqa64 zmm6, zmm18', 'vmovdqa64 zmm16, zmm5'];
  return [
    [both, partOf(name, 'xmm5', 'xmm5'), end].join('\n'),
    [both, partOf(name, 'xmm6', 'xmm5'), partOf(name, 'xmm5', 'xmm6'), end].join('\n'),
  ];
});

/** A function that loads two rows of its argument and one of a constant, executes an instruction, and stores zmm16. */
export const rowText = (instruction: string, label = 'f'): string =>
  [
    `${label}:`,
    ...['vmovdqu64 zmm17, [rsi]', 'vmovdqu64 zmm18, [rsi+0x40]', 'vmovdqu64 zmm19, [rel .c0]'],
    instruction,
    ...['vmovdqu64 [rdi], zmm16', 'vzeroupper', 'ret'],
    '.c0: dq 3, 9, 0, 15, 6, 8, 2, 12',
  ].join('\n');

/** The same of registers of 256 bits: rows in ymm17, ymm18, and the same in ymm1 and ymm2, the result in ymm16. */
export const SHORT_ROW_INSTRUCTIONS: readonly string[] = [
  ...['vpunpcklqdq', 'vpunpckhqdq', 'vpaddq', 'vpsubq', 'vpmullq', 'vpandq', 'vpmuludq'].flatMap((name) => [
    `${name} ymm16, ymm17, ymm18`,
    `${name} ymm16, ymm18, [rsi+0x20]`,
    `mov eax, 0x5\nkmovb k1, eax\n${name} ymm16{k1}, ymm17, ymm18`,
  ]),
  ...['vpmadd52luq', 'vpmadd52huq', 'vpaddd', 'vpsubd'].map((name) => `${name} ymm16, ymm17, ymm18`),
  ...['vpsrld', 'vpslld', 'vpsrad'].flatMap((name) => [0, 26, 32].map((amount) => `${name} ymm16, ymm17, ${amount}`)),
  ...[0, 1, 2, 3].map((control) => `vshufi64x2 ymm16, ymm17, ymm18, ${control}`),
  ...['0x44', '0x4e', '0xe4', '0xee'].map((control) => `vpshufd ymm16, ymm17, ${control}`),
  ...['0x0', '0x5', '0x6', '0xa', '0xf'].flatMap((control) => [
    `vpermilpd ymm16, ymm17, ${control}`,
    `vpermilpd ymm16{k2}, ymm18, ${control}`,
  ]),
  'vpermilpd ymm16, ymm18, ymm19',
  'mov eax, 0xf0\nkmovb k1, eax\nvpshufd ymm16{k1}, ymm17, 0x4e',
  ...['0x00', '0x1b', '0xb1', '0xe4'].map((control) => `vpermq ymm16, ymm17, ${control}`),
  ...[0, 1, 3, 6].map((amount) => `valignq ymm16, ymm17, ymm18, ${amount}`),
  ...['vpermq', 'vpermt2q'].map((name) => `${name} ymm16, ymm19, ymm17`),
  ...[0, 1].flatMap((place) => [
    `vinserti64x2 ymm16, ymm17, xmm2, ${place}`,
    `vinserti128 ymm3, ymm1, xmm2, ${place}\nvmovdqa64 ymm16, ymm3`,
    `vinserti64x4 zmm20, zmm17, ymm18, ${place}\nvextracti64x4 ymm16, zmm20, 1`,
  ]),
  ...['vpcmpeqq', 'vptestnmq', 'vptestmq']
    .map((name) => `${name} k1, ymm17, ymm17\nvpmovm2q zmm3, k1`)
    .flatMap((lines) => [`${lines}\nvextracti64x4 ymm16, zmm3, 1`, `${lines}\nvmovdqa64 ymm16, ymm3`]),
  'vpbroadcastq ymm3, [rsi]\nvextracti64x4 ymm16, zmm3, 1',
  'vpbroadcastq ymm3, [rsi]\nvptestmq k1, ymm3, ymm19\nvshufi64x2 ymm16{k1}, ymm17, ymm17, 1',
  'vpblendmq ymm16{k2}, ymm17, ymm18',
  'vmovdqu64 [rsp-0x48], ymm17\nvmovdqu64 ymm16, [rsp-0x48]',
  'vpxor ymm3, ymm3, ymm3\nvmovdqa64 ymm16, ymm3',
];

/** As `rowText`, with rows of four words. */
export const shortRowText = (instruction: string, label = 'f'): string =>
  [
    `${label}:`,
    ...['vmovdqu64 ymm17, [rsi]', 'vmovdqu64 ymm18, [rsi+0x20]', 'vmovdqu64 ymm19, [rel .c0]'],
    ...['vmovdqu64 ymm16, [rsi+0x10]', 'vmovdqu ymm1, [rsi]', 'vmovdqu ymm2, [rsi+0x20]'],
    ...['mov eax, 0x6', 'kmovb k2, eax'],
    instruction,
    ...['vmovdqu64 [rdi], ymm16', 'vzeroupper', 'ret'],
    '.c0: dq 3, 1, 0, 6',
  ].join('\n');
