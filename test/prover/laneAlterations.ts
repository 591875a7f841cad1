import type { Alteration } from './machineAlterations.ts';

/**
 * Bugs seeded into the semantics of 512-bit registers and masks: on the instructions that match, what an altered model
 * says must differ from what processors do, which the model as it is says.
 */
export const LANE_ALTERATIONS: Readonly<Record<string, Alteration>> = {
  'products of all 64 bits': [
    'semantics/lanes',
    'words.multiply(words.low(FACTOR, x), words.low(FACTOR, y))',
    'words.multiply(x, y)',
    /^vpmadd52huq zmm0, zmm1, zmm2/,
  ],
  'products are not added': [
    'semantics/lanes',
    'return sum(m, old, words.cut',
    'return sum(m, words.constant(0n), words.cut',
    /^vpmadd52luq zmm0, zmm1, zmm2/,
  ],
  'vpmuludq of whole words': ['semantics/lanes', 'words.low(HALF, a)', 'a', /^vpmuludq/],
  'the greater word is the lesser': [
    'semantics/lanes',
    'm.words.choose(isLess(m.words, a, b), b, a)',
    'm.words.choose(isLess(m.words, a, b), a, b)',
    /^vpmax/,
  ],
  'unsigned is signed': ['semantics/order', 'borrow(words, a, b);', 'belowSigned(words, a, b);', /vpcmpuq k3/],
  'signed is unsigned': [
    'semantics/order',
    'borrow(words, words.signed(WORD, a), words.signed(WORD, b));',
    'below(words, a, b);',
    /vpcmp(g|q)/,
  ],
  'the sign is the lowest bit': [
    'semantics/masks',
    'm.words.topBit(WIDE_WORD, word)',
    'm.words.low(1, word)',
    /vpmovq2m k3/,
  ],
  'greater is less': [
    'semantics/masks',
    'vpcmpgtq: compared(turned(belowSigned))',
    'vpcmpgtq: compared(belowSigned)',
    /vpcmpgtq/,
  ],
  'less or equal is less': [
    'semantics/masks',
    'const lessOrEqual = not(turned(less))',
    'const lessOrEqual = less',
    /vpcmpuq k3, zmm1, zmm2, [26]/,
  ],
  'a test is not a test of all zeros': [
    'semantics/masks',
    'vptestnmq: compared(not(anyBit))',
    'vptestnmq: compared(anyBit)',
    /vptestnmq/,
  ],
  'andn inverts the other mask': [
    'semantics/masks',
    'bothOf(words, words.complement(a), b)',
    'bothOf(words, a, words.complement(b))',
    /kandnb k3, k1, k2/,
  ],
  'xnor is xor': [
    'semantics/masks',
    "ofAllWidths('kxnor', logic(not(differ), 1n))",
    "ofAllWidths('kxnor', logic(differ, 1n))",
    /kxnorb k3, k1, k2/,
  ],
  'xnor of a mask with itself is zero': [
    'semantics/masks',
    "ofAllWidths('kxnor', logic(not(differ), 1n))",
    "ofAllWidths('kxnor', logic(not(differ), 0n))",
    /kxnorb k3, k1, k1/,
  ],
  'or is exclusive': [
    'semantics/order',
    'words.complement(bothOf(words, words.complement(a), words.complement(b)));',
    'differ(words, a, b);',
    /korb k3, k1, k2/,
  ],
  'a mask spreads to one bit': ['semantics/masks', 'm.words.algebra.scale(bit, ones)', 'bit', /vpmovm2q/],
  'masks choose the other way round': [
    'semantics/masks',
    'm.words.choose(bit, one, zero)',
    'm.words.choose(bit, zero, one)',
    /vpblendmq zmm0{k1}, /,
  ],
  'zeroing is merging': [
    'semantics/masks',
    'isZeroing ? everyWord(m, m.words.constant(0n)) : readRow(m, to)',
    'readRow(m, to)',
    /vpaddq zmm0{k1}{z}/,
  ],
  'merging is zeroing': [
    'semantics/masks',
    'isZeroing ? everyWord(m, m.words.constant(0n)) : readRow(m, to)',
    'everyWord(m, m.words.constant(0n))',
    /vpaddq zmm0{k1},/,
  ],
  'a mask of a comparison is not looked at': [
    'semantics/masks',
    '(a, b) => bothOf(m.words, a, b));\n    writeMask(m, to, bits);\n  };\n  const whole',
    '(a) => a);\n    writeMask(m, to, bits);\n  };\n  const whole',
    /vpcmpuq k3{k2}/,
  ],
  'truth tables are read from the other end': [
    'semantics/ternary',
    'const VARIABLES = [0xf0, 0xcc, 0xaa];',
    'const VARIABLES = [0xaa, 0xcc, 0xf0];',
    /vpternlogq zmm0, zmm1, zmm2/,
  ],
  'of three operands two are exclusive': [
    'semantics/ternary',
    'if (one === ONES) return zero === 0 ? x : words.or(x, value(zero));',
    'if (one === ONES) return zero === 0 ? x : words.xor(WORD, x, value(zero));',
    /vpternlogq zmm0, zmm1, zmm2, 254/,
  ],
  'a word that is cut is a number of 64 bits': [
    '../algebra/words',
    'return lower < 0n && lower >= -size / 2n && upper < size / 2n ? number : null;',
    'return number;',
    /vpsraq zmm0, zmm1, 13|vpcmpq k3/,
  ],
};

/** The same of registers of 256 bits. */
export const SHORT_LANE_ALTERATIONS: Readonly<Record<string, Alteration>> = {
  'factors of 32 bits are those of 64': ['semantics/lanes', 'words.low(HALF, b)', 'b', /^vpmuludq/],
  'factors are the high halves': ['semantics/lanes', 'words.low(HALF, a)', 'words.high(HALF, a)', /^vpmuludq/],
  'andn inverts the other word': [
    'semantics/lanes',
    'm.words.and(m.words.not(WIDE_WORD, a), b)',
    'm.words.and(a, m.words.not(WIDE_WORD, b))',
    /^(vpandn|vandnps)/,
  ],
  'or leaves out what both have': [
    'semantics/lanes',
    'const or = binary((m, a, b) => m.words.or(a, b));',
    'const or = binary((m, a, b) => m.words.xor(WIDE_WORD, a, b));',
    /^vpor/,
  ],
  'a sum is a difference': [
    'semantics/lanes',
    'vpaddq: binary((m, a, b) => sum(m, a, b, 1n))',
    'vpaddq: binary((m, a, b) => sum(m, a, b, -1n))',
    /^vpaddq/,
  ],
  'a right shift leaves what is below': [
    'semantics/lanes',
    'm.words.high(amount, a)',
    'm.words.low(WIDE_WORD - amount, a)',
    /^vpsrlq/,
  ],
  'a left shift is by one bit less': [
    'semantics/lanes',
    '1n << BigInt(amount)',
    '1n << BigInt(Math.max(0, amount - 1))',
    /^vpsllq/,
  ],
  'a constant for all lanes has 32 bits': [
    'semantics/lanes',
    "m.read(from.kind === 'memory' ? { ...from, width: WIDE_WORD } : from, WIDE_WORD)",
    "m.words.low(HALF, m.read(from.kind === 'memory' ? { ...from, width: WIDE_WORD } : from, WIDE_WORD))",
    /^vpbroadcastq/,
  ],
};

/** The same of instructions that move words between lanes. */
export const SHUFFLE_ALTERATIONS: Readonly<Record<string, Alteration>> = {
  'low words are high words': [
    'semantics/shuffles',
    '(i % 2 === 0 ? a[i] : b[i - 1])',
    '(i % 2 === 0 ? a[i + 1] : b[i])',
    /^vpunpcklqdq/,
  ],
  'pairs are taken from the other source': [
    'semantics/shuffles',
    '[i < count / 2 ? a : b',
    '[i < count / 2 ? b : a',
    /^vshufi64x2/,
  ],
  'halves are not kept apart': ['semantics/shuffles', 'a[(i & 4) + ', 'a[', /^vpermq zmm16, zmm17, 0/],
  'indices of a permutation are its source': [
    'semantics/shuffles',
    'shuffle(([indices, a], i, _',
    'shuffle(([a, indices], i, _',
    /vpermq zmm16, zmm19/,
  ],
  'the first source comes first': ['semantics/shuffles', '[...b, ...a][i', '[...a, ...b][i', /^valignq/],
  'the destination comes second': [
    'semantics/shuffles',
    'shuffle(([a, indices, b], i, _, count) => [...a, ...b]',
    'shuffle(([a, indices, b], i, _, count) => [...b, ...a]',
    /vpermt2q/,
  ],
  'the first bit of a constant mask is that of the last word': [
    'semantics/masks',
    "[sameWord(bits, 'a mask')] : bits);",
    "[sameWord(bits, 'a mask')] : bits.toReversed());",
    /kmovb k1, eax/,
  ],
};
