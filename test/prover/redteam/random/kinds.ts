/** The kinds of functions that random programs are of: what is around their random instructions. */
import type { Rng } from '../../../../src/base/rng.ts';
import { pick } from '../source.ts';
import type { Operands } from './instructionText.ts';

export interface Kind {
  readonly name: string;
  /** Words of the result and of the operands, or rows of so many lanes. */
  readonly results: number;
  readonly params: readonly number[];
  readonly lanes?: 4 | 8;
  /** Whether arrays may be the same one. */
  readonly aliasing?: 'equal';
  /** A statement modulo p about each of several elements, where there is one, and bits of an operand's words. */
  readonly statement?: { readonly limbs: string; readonly elements: number; readonly relations: readonly string[] };
  /** Words of operands are below this power of two, which is stated where it is less than 2^64. */
  readonly inputBits: number;
  /** Bits of the last operand, which is passed by value, with anything above. */
  readonly scalar?: 8 | 32;
  readonly operands: Operands;
  prologue(rng: Rng): string[];
  /** Stands somewhere between the random instructions. */
  readonly core: readonly string[];
  epilogue(rng: Rng): string[];
  /** Which instructions are drawn more often than others. */
  readonly favoured: RegExp;
}

/** Offsets from rsp within the red zone; words mostly, so that they overlap now and then only. */
const stackAt = (rng: Rng, bytes: number): string => {
  const step = rng.below(4) === 0 ? Math.min(4, bytes) : Math.max(8, Math.min(16, bytes));
  return `[rsp-${bytes + step * rng.below(Math.floor((128 - bytes) / step) + 1)}]`;
};
const inputAt = (register: string, words: number, rng: Rng, bytes: number): string => {
  const step = Math.min(8, bytes);
  const places = bytes < 8 ? (8 * words) / step : words - bytes / 8 + 1;
  return `[${register}+${step * rng.below(Math.max(1, places))}]`;
};
const STACK_FILL = [0, 64];

const WORD_OPERANDS: Operands = {
  general: [0, 1, 2, 8],
  vectors: [0, 1, 2, 3, 5, 17, 18],
  readable: (rng, bytes) => (rng.below(2) === 0 ? stackAt(rng, bytes) : inputAt('rsi', 16, rng, bytes)),
  writable: stackAt,
};
/** Registers, then flags, which few instructions may find undefined. */
const generalLoads = (rng: Rng): string[] => [
  ...loads(rng),
  pick(['add rax, rcx', 'cmp rax, rcx', 'sub rcx, rax', 'xor eax, eax', 'neg r8'], rng),
];
const loads = (rng: Rng): string[] =>
  [0, 1, 2, 8].map((r) => `mov ${['rax', 'rcx', 'rdx'][r] ?? 'r8'}, [rsi+${8 * rng.below(4)}]`);
const maskLoads = (rng: Rng): string[] => [
  `mov eax, ${rng.below(256)}`,
  'kmovb k1, eax',
  ...(rng.below(2) === 0
    ? ['vpcmpuq k2, zmm0, zmm1, 1']
    : [`mov eax, ${pick([0, 255, 0x0f, 0x55], rng)}`, 'kmovb k2, eax']),
  'kxnorb k3, k1, k1',
];
const wordPrologue = (rng: Rng): string[] => [
  'vmovdqu64 zmm0, [rsi]',
  'vmovdqu64 zmm1, [rsi+64]',
  ...['zmm2, zmm0', 'zmm3, zmm1', 'zmm5, zmm0', 'zmm17, zmm1', 'zmm18, zmm0'].map((pair) => `vmovdqa64 ${pair}`),
  ...maskLoads(rng),
  ...generalLoads(rng),
  ...STACK_FILL.filter(() => rng.below(12) > 0).map((k) => `vmovdqu64 [rsp-${64 + k}], zmm${rng.below(2)}`),
];
const uppers = (rng: Rng): string[] => (rng.below(30) === 0 ? [] : ['vzeroupper']);
const MOVES = /mov|perm|shuf|unpck|insr|extr|align|blend|broadcast|pxor|vpternlog|kmov|zeroupper/;

export const WORDS: Kind = {
  name: 'words',
  results: 16,
  params: [16],
  inputBits: 64,
  operands: WORD_OPERANDS,
  prologue: wordPrologue,
  core: [],
  epilogue: (rng) => [
    `vmovdqu64 [rdi], zmm${pick([0, 0, 2, 5, 18], rng)}`,
    `vmovdqu64 [rdi+64], zmm${pick([1, 1, 3, 17], rng)}`,
    ...(rng.below(3) === 0 ? [`mov [rdi+${8 * rng.below(16)}], ${pick(['rax', 'rcx', 'r8'], rng)}`] : []),
    ...uppers(rng),
    'ret',
  ],
  favoured: MOVES,
};

const storeRows = (rng: Rng): string[] => ['vmovdqu64 [rdi], zmm0', 'vmovdqu64 [rdi+64], zmm1', ...uppers(rng), 'ret'];

export const ELEMENTS: Kind = {
  ...WORDS,
  name: 'elements',
  statement: { limbs: '4x64', elements: 4, relations: ['a mod 2^255-19', '2*a mod 2^255-19'] },
  epilogue: storeRows,
};

export const SUMS_OF_ELEMENTS: Kind = {
  ...WORDS,
  name: 'sums of elements',
  params: [16, 16],
  statement: {
    limbs: '1x64',
    elements: 16,
    relations: ['a+b mod 2^61-1', 'a-b mod 2^61-1', 'a+2*b mod 2^61-1'],
  },
  inputBits: 60,
  core: ['vpaddq zmm0, zmm0, [rdx]', 'vpaddq zmm1, zmm1, [rdx+64]'],
  operands: { ...WORD_OPERANDS, general: [0, 1, 8, 9] },
  prologue: (rng) => wordPrologue(rng).filter((line) => !line.startsWith('mov rdx')),
  epilogue: storeRows,
};

const STACK_ROWS = { 4: [0, 1, 2, 3], 8: [0, 1] };

const ofLanes = (lanes: 4 | 8): Kind => {
  const row = 8 * lanes;
  const [letter, move] = lanes === 8 ? ['z', 'vmovdqa64'] : ['y', 'vmovdqa'];
  const wide = lanes === 8 ? 'vmovdqu64' : 'vmovdqu';
  const registers = lanes === 8 ? [0, 1, 2, 3, 17] : [0, 1, 2, 3];
  const stackRow = (rng: Rng, bytes: number): string =>
    bytes === row ? `[rsp-${row * (1 + rng.below(128 / row))}]` : stackAt(rng, bytes);
  return {
    name: `${lanes} lanes`,
    results: 2,
    params: [3],
    lanes,
    inputBits: 64,
    operands: {
      general: [0, 1],
      vectors: registers,
      readable: (rng, bytes) => (rng.below(2) === 0 ? stackRow(rng, bytes) : `[rsi+${row * rng.below(3)}]`),
      writable: stackRow,
    },
    prologue: (rng) => [
      ...registers.map((r, k) => `${move} ${letter}mm${r}, [rsi+${row * (k % 3)}]`),
      ...(lanes === 8 ? ['vpcmpuq k1, zmm0, zmm1, 1', 'vpmovq2m k2, zmm2', 'kxnorb k3, k1, k1'] : []),
      `mov eax, ${rng.below(100)}`,
      `mov ecx, ${rng.below(100)}`,
      ...(rng.below(10) === 0
        ? []
        : STACK_ROWS[lanes].map((k) => `${wide} [rsp-${row * (k + 1)}], ${letter}mm${k % 2}`)),
      'cmp eax, ecx',
    ],
    core: [],
    epilogue: (rng) => [
      `${move} [rdi], ${letter}mm${pick(registers, rng)}`,
      `${move} [rdi+${row}], ${letter}mm${pick(registers, rng)}`,
      ...uppers(rng),
      'ret',
    ],
    favoured: lanes === 8 ? /q$|64$|mask|k/ : /^v/,
  };
};
export const LANES_8 = ofLanes(8),
  LANES_4 = ofLanes(4);

export const SCALAR: Kind = {
  name: 'scalar',
  results: 4,
  params: [4, 4],
  inputBits: 64,
  operands: {
    general: [0, 1, 3, 8, 9],
    vectors: [0, 1, 2],
    readable: (rng, bytes) =>
      rng.below(2) === 0 ? stackAt(rng, bytes) : inputAt(pick(['rsi', 'rdx'], rng), 4, rng, bytes),
    writable: stackAt,
  },
  prologue: (rng) => [
    'push rbx',
    ...['rax', 'rcx', 'rbx', 'r8', 'r9'].map((r) => `mov ${r}, [${pick(['rsi', 'rdx'], rng)}+${8 * rng.below(4)}]`),
    'movdqu xmm0, [rsi]',
    'movdqu xmm1, [rdx+16]',
    ...(rng.below(2) === 0 ? [`mov ecx, ${pick([0, 1, 5, 32, 64], rng)}`] : []),
    ...(rng.below(10) === 0 ? [] : Array.from({ length: 8 }, (_, k) => `movdqu [rsp-${16 * (k + 1)}], xmm${k % 2}`)),
    'movq xmm2, rax',
    pick(['add rax, r8', 'sub rcx, rax', 'neg r9', 'test r8, r8'], rng),
  ],
  core: [],
  epilogue: (rng) => [
    ...['rax', 'rcx', 'r8', 'r9'].map((r, k) => `mov [rdi+${8 * k}], ${r}`),
    ...(rng.below(2) === 0 ? [`movdqu [rdi+16], xmm${rng.below(3)}`] : []),
    ...(rng.below(3) === 0 ? ['mov [rdi], rbx'] : []),
    ...(rng.below(20) === 0 ? ['pop rcx'] : ['pop rbx']),
    'ret',
  ],
  favoured: /^(adc|sbb|adcx|adox|mulx|cmov|set|xchg|mov|rcl|rcr|bt|sh|lea|inc|dec|push|pop)/,
};

const MASKS_AND_FACTORS = [12n, 40n, 47n, 51n, 52n, 63n, 64n].map((k) => (1n << k) - 1n).concat([1n, 19n, 608n]);
const shown = (word: bigint): string => `0x${word.toString(16)}`;

/** Registers of the upper sixteen, some of which hold a mask or a factor in all lanes, as code in radix 2^52 has it. */
const withConstants = (kind: Kind, inputBits: number): Kind => ({
  ...kind,
  name: `${kind.name} of ${inputBits} bits with constants`,
  inputBits,
  operands: { ...kind.operands, vectors: [0, 1, 2, 17, 20, 21, 22, 31] },
  prologue: (rng) => [
    ...kind.prologue(rng),
    'vmovdqa64 zmm20, [rsi+64]',
    ...[21, 22, 31].flatMap((r) => [`movabs rax, ${shown(pick(MASKS_AND_FACTORS, rng))}`, `vpbroadcastq zmm${r}, rax`]),
    'cmp eax, ecx',
  ],
  epilogue: (rng) => kind.epilogue(rng).map((line) => line.replace(/zmm3$/, `zmm${pick([20, 21, 31], rng)}`)),
  favoured: /^v(p(and|or|xor|andn|add|sub|mull|madd52[lh]u)q|ps[rl]lq|psraq|pternlogq)$|^vpternlogq/,
});
export const LANES_8_MASKED = withConstants(LANES_8, 64),
  LANES_8_OF_LIMBS = withConstants(LANES_8, 52);

/** The same where results are stored between loads of operands, and arrays may be the same one. */
const inPlace = (kind: Kind, words: number): Kind => ({
  ...kind,
  name: `${kind.name} in place`,
  aliasing: 'equal',
  operands: {
    ...kind.operands,
    writable: (rng, bytes) =>
      bytes >= 8 && bytes <= 8 * words && rng.below(2) === 0
        ? inputAt('rdi', words, rng, bytes)
        : kind.operands.writable(rng, bytes),
  },
});
export const SCALAR_IN_PLACE = inPlace(SCALAR, 4),
  WORDS_IN_PLACE = inPlace(WORDS, 16);

/** The same of smaller words, where carries are known to be 0. */
const ofBits = (kind: Kind, inputBits: number): Kind => ({
  ...kind,
  name: `${kind.name} of ${inputBits} bits`,
  inputBits,
});

const byValue = (bits: 8 | 32): Kind => ({
  ...SCALAR,
  name: `scalar with ${bits} bits by value`,
  params: [4, 1],
  scalar: bits,
  operands: {
    ...SCALAR.operands,
    general: [0, 1, 2, 8, 9],
    readable: (rng, bytes) => (rng.below(2) === 0 ? stackAt(rng, bytes) : inputAt('rsi', 4, rng, bytes)),
  },
  prologue: (rng) => SCALAR.prologue(rng).map((line) => line.replace('[rdx', '[rsi')),
});

export const KINDS: readonly Kind[] = [
  WORDS,
  WORDS_IN_PLACE,
  ELEMENTS,
  SUMS_OF_ELEMENTS,
  LANES_8,
  LANES_4,
  SCALAR,
  SCALAR_IN_PLACE,
  ofBits(SCALAR, 20),
  ofBits(LANES_8, 52),
  LANES_8_MASKED,
  LANES_8_OF_LIMBS,
  byValue(32),
  byValue(8),
];
