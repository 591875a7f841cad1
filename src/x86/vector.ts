/**
 * What vector instructions except moves do to each word of 64 bits, and mask instructions to each bit; each is stated
 * in one place. Source: SDM vol. 2.
 */
import { meaning, type Meaning } from './notation.ts';

const named = (names: string, body: string): [string, string][] => names.split(' ').map((name) => [name, body]);

const PRODUCT = 'l, h = mul52 a, b';
/** The same to both halves of a word, whose results are x and z. */
const HALVES = 'l = low x, 32; t = shl z, 32; to = or l, t';
const inHalves = (op: string): string => `x = ${op} a, b; y = shr a, 32; v = shr b, 32; z = ${op} y, v; ${HALVES}`;

/** A shift of each of four parts of 16 bits, which are joined again in place. */
function inQuarters(op: string): string {
  const places = [0, 1, 2, 3];
  const shifted = places.map((i) => {
    const cut = i === 0 ? 'u0 = low a, 16' : `a${i} = shr a, ${16 * i}; u${i} = low a${i}, 16`;
    return `${cut}; x${i} = ${op} u${i}, k; l${i} = low x${i}, 16`;
  });
  const joined = places.slice(1).map((i) => {
    const all = i === 1 ? 'l0' : `w${i - 1}`;
    return `t${i} = shl l${i}, ${16 * i}; ${i === 3 ? 'to' : `w${i}`} = or ${all}, t${i}`;
  });
  const statements = [...shifted, ...joined].flatMap((text) => text.split('; '));
  return `k = index by; when k >= 16: to = 0; ${statements.map((text) => `when k < 16: ${text}`).join('; ')}`;
}

/** By names without `v`. */
const WORDS: Readonly<Record<string, string>> = {
  'paddq to, a, b': 'to = add a, b',
  'psubq cancels to, a, b': 'to = sub a, b',
  'paddd to, a, b': inHalves('add'),
  'psubd cancels to, a, b': inHalves('sub'),
  'pmullq to, a, b': 'to = mul a, b',
  'pmuludq to, a, b': 'x = low a, 32; y = low b, 32; to = mul x, y',
  'pmadd52luq to, a, b': `${PRODUCT}; to = add to, l`,
  'pmadd52huq to, a, b': `${PRODUCT}; to = add to, h`,
  'pminuq to, a, b': 'c = below a, b; to = cmovznz c, b, a',
  'pmaxuq to, a, b': 'c = below a, b; to = cmovznz c, a, b',
  'pminsq to, a, b': 'c = less a, b; to = cmovznz c, b, a',
  'pmaxsq to, a, b': 'c = less a, b; to = cmovznz c, a, b',
  ...Object.fromEntries([
    ...named('pand pandd pandq andps andpd', 'to = and a, b').map(([name, body]) => [`${name} to, a, b`, body]),
    ...named('por pord porq orps orpd', 'to = or a, b').map(([name, body]) => [`${name} to, a, b`, body]),
    ...named('pandn pandnd pandnq andnps andnpd', 'n = not a; to = and n, b').map(([name, body]) => [
      `${name} cancels to, a, b`,
      body,
    ]),
    ...named('pxor pxord pxorq xorps xorpd', 'to = xor a, b').map(([name, body]) => [`${name} cancels to, a, b`, body]),
  ]),
  'psrlw to, a, by': inQuarters('shr'),
  'psllw to, a, by': inQuarters('shl'),
  'psrlq to, a, by': 'k = index by; when k >= 64: to = 0; when k < 64: to = shr a, k',
  'psllq to, a, by': 'k = index by; when k >= 64: to = 0; when k < 64: to = shl a, k',
  'psrld to, a, by':
    'k = index by; when k >= 32: to = 0; ' +
    `when k < 32: u = low a, 32; when k < 32: x = shr u, k; when k < 32: y = shr a, 32; ` +
    'when k < 32: z = shr y, k; when k < 32: l = low x, 32; when k < 32: t = shl z, 32; when k < 32: to = or l, t',
  'pslld to, a, by':
    'k = index by; when k >= 32: to = 0; ' +
    'when k < 32: x = shl a, k; when k < 32: y = shr a, 32; when k < 32: z = shl y, k; ' +
    'when k < 32: l = low x, 32; when k < 32: t = shl z, 32; when k < 32: to = or l, t',
  'psrad to, a, by':
    'k = index by; when k >= 31: v = low a, 32; when k >= 31: s = shr v, 31; when k >= 31: x = sub 0, s; ' +
    'when k >= 31: y = sar a, 63; when k < 31: u = shl a, 32; when k < 31: s = sar u, 32; ' +
    'when k < 31: x = sar s, k; when k < 31: v = sar a, 32; when k < 31: y = sar v, k; ' +
    `z = low y, 32; ${HALVES}`,
  'psraq to, a, by': 'k = index by; when k >= 64: to = sar a, 63; when k < 64: to = sar a, k',
};

/** By the low three bits of an immediate: equal, less, less or equal, never, and their opposites. */
const predicated = (less: string): string =>
  [
    'd = sub a, b; when k = 0: to = eqz d',
    `c = ${less} a, b; when k = 1: to = c`,
    `g = ${less} b, a; n = xor g, 1; when k = 2: to = n`,
    'when k = 3: to = 0',
    'z = eqz d; x = xor z, 1; when k = 4: to = x',
    'm = xor c, 1; when k = 5: to = m',
    'when k = 6: to = g',
    'when k = 7: to = 1',
  ].join('; ');

/** Of each two words, a bit. */
const COMPARISONS: Readonly<Record<string, string>> = {
  'pcmpeqq to, a, b': 'd = sub a, b; to = eqz d',
  'pcmpgtq to, a, b': 'to = less b, a',
  'ptestmq to, a, b': 'r = and a, b; z = eqz r; to = xor z, 1',
  'ptestnmq to, a, b': 'r = and a, b; to = eqz r',
  'pcmpq to, a, b, by': `k = predicate by; ${predicated('less')}`,
  'pcmpuq to, a, b, by': `k = predicate by; ${predicated('below')}`,
  'pmovq2m to, a': 'to = sign a',
};

/** Of each two bits of masks, by names without the letter of the width. */
const MASKS: Readonly<Record<string, string>> = {
  'kand to, a, b': 'to = and a, b',
  'kandn cancels to, a, b': 'n = not a; to = and n, b',
  'kor to, a, b': 'to = or a, b',
  'kxor cancels to, a, b': 'to = xor a, b',
  'kxnor cancels to, a, b': 'x = xor a, b; to = not x',
  'knot to, a': 'to = not a',
};

const read = (rows: Readonly<Record<string, string>>): ReadonlyMap<string, Meaning> =>
  new Map(
    Object.entries(rows).map(([head, body]) => {
      const [name] = head.split(' ', 1);
      return [name, meaning(head.slice(name.length).trim(), body)];
    }),
  );

export const WORD_MEANINGS = read(WORDS);
export const COMPARISON_MEANINGS = read(COMPARISONS);
export const MASK_MEANINGS = read(MASKS);
