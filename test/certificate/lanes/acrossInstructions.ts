/**
 * Instructions of code on rows, with rows in ymm1, ymm2, ymm0 and at rsi, a constant .c0, and the result in ymm0. Texts
 * may have several lines.
 */
const MASKS = [1, 2, 5, 8, 10, 14];
const mask = (bits: number, line: string): string => `mov eax, ${bits}\nkmovb k3, eax\n${line}`;
/** In registers that only EVEX has. */
const above = (line: string): string =>
  ['vmovdqa64 ymm17, ymm1', 'vmovdqa64 ymm30, ymm2', line, 'vmovdqa64 ymm0, ymm20'].join('\n');

const OPERATIONS = ['vpmadd52luq', 'vpmadd52huq', 'vpmullq', 'vpaddq', 'vpsubq', 'vpandq', 'vpandnq'];
const ORDERS = [0, 1, 27, 57, 78, 147, 177, 255];

export const ACROSS_INSTRUCTIONS: readonly string[] = [
  ...OPERATIONS.flatMap((name) => [
    above(`vmovdqa64 ymm20, ymm0\n${name} ymm20, ymm17, ymm30`),
    above(`vmovdqa64 ymm20, ymm0\n${name} ymm20, ymm30, [rsi+0x20]`),
    above(`vmovdqa64 ymm20, ymm0\n${name} ymm20, ymm17, [rel .c0]{1to4}`),
    ...MASKS.map((bits) => mask(bits, `${name} ymm0{k3}, ymm1, ymm2`)),
    mask(6, `${name} ymm0{k3}, ymm2, [rsi+0x40]`),
    mask(0, `${name} ymm0{k3}, ymm1, ymm2`),
  ]),
  ...['vpaddq', 'vpsubq', 'vpand', 'vpor', 'vpmuludq'].map((name) => `${name} ymm0, ymm1, ymm2`),
  ...['vpsrlq', 'vpsllq', 'vpsraq'].flatMap((name) =>
    [0, 1, 37, 51, 63].flatMap((amount) => [`${name} ymm0, ymm1, ${amount}`, above(`${name} ymm20, ymm30, ${amount}`)]),
  ),
  ...ORDERS.flatMap((order) => [
    `vpermq ymm0, ymm2, ${order}`,
    above(`vpermq ymm20, ymm17, ${order}`),
    ...MASKS.map((bits) => mask(bits, `vpermq ymm0{k3}, ymm1, ${order}`)),
  ]),
  ...[0, 3, 5, 6, 9, 10, 15].flatMap((order) => [
    `vpermilpd ymm0, ymm2, ${order}`,
    above(`vpermilpd ymm20, ymm17, ${order}`),
    ...MASKS.map((bits) => mask(bits, `vpermilpd ymm0{k3}, ymm1, ${order}`)),
  ]),
  ...[0, 1, 2, 3].flatMap((order) => [
    `vshufi64x2 ymm0, ymm1, ymm2, ${order}`,
    above(`vshufi64x2 ymm20, ymm17, ymm17, ${order}`),
    ...MASKS.map((bits) => mask(bits, `vshufi64x2 ymm0{k3}, ymm2, ymm1, ${order}`)),
  ]),
  ...MASKS.map((bits) => mask(bits, 'vpblendmq ymm0{k3}, ymm1, ymm2')),
  mask(9, 'vpblendmq ymm0{k3}, ymm2, [rsi+0x40]'),
  'vpxord ymm0, ymm1, ymm2',
  above('vpxord ymm20, ymm17, ymm17'),
  'vpternlogq ymm0, ymm1, ymm2, 0xb8',
  'mov eax, 0xfffffff2\nkmovb k1, eax\nvpaddq ymm0{k1}, ymm1, ymm2',
  'mov eax, 7\nkmovb k1, eax\nmov eax, 8\nkmovb k2, eax\nvpsubq ymm0{k1}, ymm1, ymm2\nvpsubq ymm0{k2}, ymm2, ymm1',
  'vmovdqu64 ymm0, [rsi+0x40]',
  above('vmovdqu64 ymm20, [rsi+0x20]'),
  'vmovdqu64 [rsp-0x20], ymm2\nvmovdqu64 ymm0, [rsp-0x20]',
  above('vmovdqa64 ymm20, ymm30\nvzeroupper'),
  'vmovdqa64 ymm9, ymm2\nvzeroupper\nvmovdqa64 ymm0, ymm9',
  'vpbroadcastq ymm0, [rel .c0]',
];

/** Encodings next to these, which code on rows does not have. */
export const REFUSED_ACROSS_INSTRUCTIONS: readonly string[] = [
  mask(5, 'vpaddq ymm0{k3}{z}, ymm1, ymm2'),
  mask(5, 'vpermq ymm0{k3}{z}, ymm1, 27'),
  mask(5, 'vpblendmd ymm0{k3}, ymm1, ymm2'),
  mask(5, 'vpxord ymm0{k3}, ymm1, ymm2'),
  mask(5, 'vmovdqa64 ymm0{k3}, ymm1'),
  mask(5, 'vpsrlq ymm0{k3}, ymm1, 7'),
  mask(5, 'vmovdqu64 [rsp-0x20]{k3}, ymm1'),
  'vpxord ymm0, ymm1, [rel .c0]{1to8}',
  'vpaddd ymm20, ymm1, ymm2',
  'vpermq ymm0, [rsi], 27',
  'vpermpd ymm0, ymm1, 27',
  'vpermilps ymm0, ymm1, 27',
  'vpermilpd ymm0, ymm1, ymm2',
  'vshufi32x4 ymm0, ymm1, ymm2, 1',
  'vshuff64x2 ymm0, ymm1, ymm2, 1',
  'vpaddq zmm0, zmm1, zmm2',
  'vpaddq xmm0, xmm1, xmm2',
  'mov ecx, 5\nkmovb k3, ecx\nvpaddq ymm0{k3}, ymm1, ymm2',
  'mov eax, 5\nkmovw k3, eax\nvpaddq ymm0{k3}, ymm1, ymm2',
  'kmovb k3, [rsi]\nvpaddq ymm0{k3}, ymm1, ymm2',
  // vpblendmq with a VEX prefix, which processors do not have.
  'db 0xc4, 0xe2, 0x75, 0x64, 0xc2',
  'db 0xc4, 0xe2, 0xf5, 0x64, 0x46, 0x20',
];

/**
 * The same in registers of 512 bits, with other masks and orders in their upper half; but what VEX has no such form of,
 * and vshufi64x2, whose constant means something else there.
 */
const inBothHalves = (text: string): string =>
  text
    .replaceAll('ymm', 'zmm')
    .replaceAll('1to8', '1to16')
    .replaceAll('1to4', '1to8')
    .replace(/(rsi\+|rsp-)0x(\d+)/g, (_, base: string, offset: string) => `${base}0x${2 * Number(offset)}`)
    .replace(/(mov eax, |vpermilpd .*, )(\d+)$/gm, (_, to: string, bits: string) => `${to}${ofBoth(Number(bits))}`);
const ofBoth = (bits: number): number => bits | ((bits ^ 6) << 4);

export const ACROSS_512_INSTRUCTIONS: readonly string[] = ACROSS_INSTRUCTIONS.filter(
  (text) => !/vshufi64x2|^vp(and|or) /m.test(text),
).map(inBothHalves);

export const REFUSED_ACROSS_512_INSTRUCTIONS: readonly string[] = [
  ...REFUSED_ACROSS_INSTRUCTIONS.filter((text) => !/[xz]mm/.test(text)).map(inBothHalves),
  'vshufi64x2 zmm0, zmm1, zmm2, 27',
  mask(5, 'vshufi64x2 zmm0{k3}, zmm1, zmm2, 0'),
  'vpermq zmm0, zmm1, zmm2',
  'vpaddq ymm20, ymm1, ymm2',
  'vpaddq ymm0, ymm1, ymm2',
  'vpermq ymm0, ymm1, 27',
  'vpaddq xmm0, xmm1, xmm2',
];
