import type { Alteration } from './machineAlterations.ts';

/**
 * Bugs seeded into the semantics of 512-bit registers and masks: on the instructions that match, what an altered model
 * says must differ from what processors do, which the model as it is says.
 */
export const LANE_ALTERATIONS: Readonly<Record<string, Alteration>> = {
  'products of all 64 bits': [
    'semantics/words',
    'multiply(this.low(width, a, FACTOR), this.low(width, b, FACTOR))',
    'multiply(a, b)',
    /^vpmadd52huq zmm0, zmm1, zmm2/,
  ],
  'products are not added': ['../../x86/vector', 'to = add to, l', 'to = l', /^vpmadd52luq zmm0, zmm1, zmm2/],
  'vpmuludq of whole words': ['../../x86/vector', 'x = low a, 32;', 'x = a;', /^vpmuludq/],
  'the greater word is the lesser': [
    '../../x86/vector',
    "'c = below a, b; to = cmovznz c, a, b'",
    "'c = below a, b; to = cmovznz c, b, a'",
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
    'semantics/words',
    'this.words.topBit(width, a)',
    'this.words.low(1, a)',
    /vpmovq2m k3/,
  ],
  'greater is less': ['../../x86/vector', 'to = less b, a', 'to = less a, b', /vpcmpgtq/],
  'less or equal is less': [
    '../../x86/vector',
    'g = ${less} b, a; n = xor g, 1; when k = 2: to = n',
    'g = ${less} b, a; when k = 2: to = c',
    /vpcmpuq k3, zmm1, zmm2, [26]/,
  ],
  'a test is not a test of all zeros': [
    '../../x86/vector',
    'r = and a, b; to = eqz r',
    'r = and a, b; z = eqz r; to = xor z, 1',
    /vptestnmq/,
  ],
  'andn inverts the other mask': [
    '../../x86/vector',
    "'kandn cancels to, a, b': 'n = not a; to = and n, b'",
    "'kandn cancels to, a, b': 'n = not b; to = and a, n'",
    /kandnb k3, k1, k2/,
  ],
  'xnor is xor': ['../../x86/vector', 'x = xor a, b; to = not x', 'to = xor a, b', /kxnorb k3, k1, k2/],
  'xnor of a mask with itself is zero': [
    'semantics/words',
    'isNothing) return nothing.map((word) => f(word, word, word))',
    'isNothing) return nothing',
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
    'semantics/lanes',
    'const VARIABLES = [0xf0, 0xcc, 0xaa];',
    'const VARIABLES = [0xaa, 0xcc, 0xf0];',
    /vpternlogq zmm0, zmm1, zmm2/,
  ],
  'of three operands two are exclusive': [
    'semantics/lanes',
    'if (one === ONES) return zero === 0 ? x : words.or(x, value(zero));',
    'if (one === ONES) return zero === 0 ? x : words.xor(WORD, x, value(zero));',
    /vpternlogq zmm0, zmm1, zmm2, 254/,
  ],
  'what a negative number leaves when it is shifted is a word': [
    '../algebra/words',
    'if (signed !== null) return this.low(width, this.beyond(k, signed));',
    'if (signed !== null) return this.beyond(k, signed);',
    /vpsraq zmm0, zmm1, 13/,
  ],
};

/** The same of registers of 256 bits. */
export const SHORT_LANE_ALTERATIONS: Readonly<Record<string, Alteration>> = {
  'factors of 32 bits are those of 64': ['../../x86/vector', 'y = low b, 32;', 'y = b;', /^vpmuludq/],
  'factors are the high halves': ['../../x86/vector', 'x = low a, 32;', 'x = shr a, 32;', /^vpmuludq/],
  'andn inverts the other word': [
    '../../x86/vector',
    "'pandn pandnd pandnq andnps andnpd', 'n = not a; to = and n, b'",
    "'pandn pandnd pandnq andnps andnpd', 'n = not b; to = and a, n'",
    /^(vpandn|vandnps)/,
  ],
  'or leaves out what both have': [
    '../../x86/vector',
    "'por pord porq orps orpd', 'to = or a, b'",
    "'por pord porq orps orpd', 'to = xor a, b'",
    /^vpor/,
  ],
  'a sum is a difference': [
    '../../x86/vector',
    "'paddq to, a, b': 'to = add a, b'",
    "'paddq to, a, b': 'to = sub a, b'",
    /^vpaddq/,
  ],
  'a right shift leaves what is below': ['../../x86/vector', 'to = shr a, k', 'to = shl a, k', /^vpsrlq/],
  'a left shift is by one bit less': ['../../x86/vector', 'to = shl a, k', 'to = shl a, k-1', /^vpsllq/],
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
