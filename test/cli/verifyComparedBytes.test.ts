/**
 * Numbers that are compared in vector registers part by part, and the bits of all parts with all ones: proved of
 * objects by gcc and clang; single faults are refuted.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll } from 'vitest';
import { temporaryFolder } from '../temporaryFolder.ts';
import { buildsWith, compiledObject, testAnswers } from './compiledAnswers.ts';
import { verified } from './verified.ts';

const folder = temporaryFolder();

/** Of numbers of two or four words: an expression, and whether it says that they are equal, or that a is 0. */
type Answer = readonly [words: 2 | 4, expression: string, question?: 'a == b' | 'a != b' | 'a == 0'];

const [X, Y] = ['L(a, 0)', 'L(b, 0)'];
const of = (equal: string): string => `_mm_movemask_epi8(${equal}) == 0xffff`;
/** Where both halves of numbers of four words are equal, joined before it is asked of all. */
const both = (part: string, second = `L(b, 1)`): string =>
  `_mm_and_si128(_mm_cmpeq_${part}(${X}, ${Y}), _mm_cmpeq_${part}(L(a, 1), ${second}))`;
const RIGHT: Readonly<Record<string, Answer>> = {
  bytes: [2, of(`_mm_cmpeq_epi8(${X}, ${Y})`)],
  halves: [2, of(`_mm_cmpeq_epi16(${X}, ${Y})`)],
  zero: [2, of(`_mm_cmpeq_epi8(${X}, _mm_setzero_si128())`), 'a == 0'],
  differs: [2, `_mm_movemask_epi8(_mm_cmpeq_epi8(${X}, ${Y})) != 0xffff`, 'a != b'],
  carry: [2, `(_mm_movemask_epi8(_mm_cmpeq_epi8(${X}, ${Y})) + 1) >> 16`],
  difference: [2, of(`_mm_cmpeq_epi8(_mm_xor_si128(${X}, ${Y}), _mm_setzero_si128())`)],
  wide: [4, '_mm256_movemask_epi8(_mm256_cmpeq_epi8(R(a), R(b))) == -1'],
  wideWords: [4, '_mm256_movemask_pd(_mm256_castsi256_pd(_mm256_cmpeq_epi64(R(a), R(b)))) == 15'],
  joined: [
    4,
    `(_mm_movemask_epi8(_mm_cmpeq_epi8(${X}, ${Y})) & ` +
      '_mm_movemask_epi8(_mm_cmpeq_epi8(L(a, 1), L(b, 1)))) == 0xffff',
  ],
  joinedBytes: [4, of(both('epi8'))],
  joinedHalves: [4, of(both('epi16'))],
  joinedWords: [4, of(both('epi32'))],
  joinedZero: [
    4,
    of(`_mm_and_si128(_mm_cmpeq_epi32(${X}, _mm_setzero_si128()), _mm_cmpeq_epi32(L(a, 1), _mm_setzero_si128()))`),
    'a == 0',
  ],
  joinedDiffer: [4, `_mm_movemask_epi8(${both('epi8')}) != 0xffff`, 'a != b'],
  unequalJoined: [
    4,
    `_mm_movemask_epi8(_mm_or_si128(_mm_xor_si128(_mm_cmpeq_epi8(${X}, ${Y}), _mm_set1_epi8(-1)), ` +
      '_mm_xor_si128(_mm_cmpeq_epi8(L(a, 1), L(b, 1)), _mm_set1_epi8(-1)))) == 0',
  ],
  wideTest: [4, '_mm256_testz_si256(_mm256_xor_si256(R(a), R(b)), _mm256_xor_si256(R(a), R(b)))'],
};

const FAULTS: Readonly<Record<string, Answer>> = {
  oneByte: [2, `(_mm_movemask_epi8(_mm_cmpeq_epi8(${X}, ${Y})) | 0x80) == 0xffff`],
  fifteen: [2, `(_mm_movemask_epi8(_mm_cmpeq_epi8(${X}, ${Y})) & 0x7fff) == 0x7fff`],
  any: [2, `_mm_movemask_epi8(_mm_cmpeq_epi8(${X}, ${Y})) != 0`],
  signs: [2, `_mm_movemask_epi8(_mm_xor_si128(${X}, ${Y})) == 0`],
  otherHalf: [4, of(`_mm_cmpeq_epi8(${X}, L(b, 1))`)],
  either: [
    4,
    `(_mm_movemask_epi8(_mm_cmpeq_epi8(${X}, ${Y})) | ` +
      '_mm_movemask_epi8(_mm_cmpeq_epi8(L(a, 1), L(b, 1)))) == 0xffff',
  ],
  oneOfBoth: [4, of(both('epi8').replace('_and_', '_or_'))],
  andNot: [4, of(both('epi32').replace('_and_', '_andnot_'))],
  crossed: [4, of(both('epi8', 'L(b, 0)'))],
  sameTwice: [4, of(both('epi8').replace('L(a, 1), L(b, 1)', `${X}, ${Y}`))],
  joinedFifteen: [4, `(_mm_movemask_epi8(${both('epi16')}) | 3) == 0xffff`],
  halfOfWide: [4, '(_mm256_movemask_epi8(_mm256_cmpeq_epi8(R(a), R(b))) & 0xffff) == 0xffff'],
  threeWords: [4, '(_mm256_movemask_pd(_mm256_castsi256_pd(_mm256_cmpeq_epi64(R(a), R(b)))) | 4) == 15'],
  testOfAnd: [4, '_mm256_testz_si256(_mm256_and_si256(R(a), R(b)), _mm256_xor_si256(R(a), R(b)))'],
};

const BUILDS = buildsWith(['-O1', '-O2', '-O2 -msse4.1']);

beforeAll(() => {
  const head = [
    '#include <immintrin.h>\n#include <stdint.h>',
    '#define L(p, i) _mm_loadu_si128((const __m128i *)(p) + (i))',
    '#define R(p) _mm256_loadu_si256((const __m256i *)(p))',
  ];
  for (const [name, [, expression]] of Object.entries({ ...RIGHT, ...FAULTS }))
    writeFileSync(
      join(folder, `${name}.c`),
      [...head, `int f(const uint64_t *a, const uint64_t *b) { return ${expression}; }\n`].join('\n'),
    );
});

async function answered(build: string, name: string, [words, expression, question = 'a == b']: Answer) {
  const [compiler, ...options] = build.split(' ');
  const isWide = expression.includes('_mm256');
  // Below -O2 gcc leaves the upper halves of registers in use.
  const flags = isWide ? ['-O2', '-mavx2'] : options;
  const object = compiledObject(folder, name, [compiler, ...flags]);
  const modulus = words === 2 ? '2^127-1' : '2^255-19';
  const spec = `return:u32 = ${question} mod ${modulus}`;
  const arguments_ = question === 'a == 0' ? '--bounds "a<p" --args a' : '--bounds "a<p, b<p" --args a,b';
  return verified(`${object} --limbs ${words}x64 ${arguments_} --spec "${spec}"`, folder);
}

testAnswers(BUILDS, RIGHT, FAULTS, answered);
