/**
 * Limbs that are compared one by one, and what comes of it joined as bits or masks, also in vectors of limbs of 32
 * bits: proved of objects by gcc and clang; single faults are refuted.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll } from 'vitest';
import { temporaryFolder } from '../temporaryFolder.ts';
import { buildsWith, compiledObject, testAnswers } from './compiledAnswers.ts';
import { verified } from './verified.ts';

const folder = temporaryFolder();

/** Of numbers of eight limbs of type T: what is done for each limb i, what is returned, and what that says. */
interface Answer {
  readonly limbs?: 64 | 32;
  readonly first?: string;
  readonly each: string;
  readonly last: string;
  readonly values?: string;
  readonly question?: string;
  /** Compiled without vectors, in which it is not decided. */
  readonly isScalar?: true;
}

const EQUAL: Answer = { first: 'int r = 1', each: 'r &= a[i] == b[i]', last: 'r' };
const UNEQUAL: Answer = { first: 'int r = 0', each: 'r |= a[i] != b[i]', last: 'r ^ 1' };
const MASKS: Answer = {
  first: 'T r = -(T)1',
  each: 'T x = a[i] ^ b[i], m = -((T)(~x & (x - 1)) >> (8 * sizeof(T) - 1)); r &= m',
  last: 'r',
  values: ' ? -1 : 0',
};
const ONES: Answer = {
  first: 'T r = -(T)1',
  each: 'T x = a[i] ^ b[i]; r = (((x | (~x + 1)) >> (8 * sizeof(T) - 1)) - 1) & r',
  last: 'r',
  values: ' ? -1 : 0',
};
const COUNTED: Answer = { first: 'int r = 0', each: 'r += a[i] == b[i]', last: 'r == N' };
const LIMBS: Answer = {
  limbs: 32,
  first: 'T r = 0',
  each: 'r |= a[i]',
  last: 'r',
  values: ' ? any : 0',
  question: 'a != 0',
};
const ALL_LIMBS: Answer = { ...LIMBS, last: 'r == 0', values: '', question: 'a == 0' };
const ONE: Answer = { ...ALL_LIMBS, each: 'r |= a[i] ^ (i == 0)', question: 'a == 1' };
const BORROWED: Answer = {
  first: '_Bool c = 0; T r = 0',
  each: 'unsigned __int128 x = (unsigned __int128)a[i] - b[i] - c; c = x >> 127; r |= (T)x',
  last: 'r == 0',
};

const ofHalves = (answer: Answer): Answer => ({ ...answer, limbs: 32 });
const SCALAR = { isScalar: true } as const;

const RIGHT: Readonly<Record<string, Answer>> = {
  ...{ equal: EQUAL, unequal: UNEQUAL, masks: MASKS, ones: ONES, counted: COUNTED },
  ...{ limbs: LIMBS, allLimbs: ALL_LIMBS, one: ONE, borrowed: BORROWED },
  ...{
    equal32: ofHalves(EQUAL),
    unequal32: { ...ofHalves(UNEQUAL), ...SCALAR },
    masks32: { ...ofHalves(MASKS), ...SCALAR },
  },
};

const FAULTS: Readonly<Record<string, Answer>> = {
  either: { ...EQUAL, each: 'r = i == 1 ? r | (a[i] == b[i]) : r & (a[i] == b[i])' },
  limbLeftOut: { ...EQUAL, each: 'r &= i == 2 || a[i] == b[i]' },
  parity: { ...UNEQUAL, each: 'r ^= a[i] != b[i]' },
  sameTwice: { ...UNEQUAL, each: 'r |= a[i & ~1] != b[i & ~1]' },
  inverted: { ...UNEQUAL, last: 'r' },
  shortMask: { ...MASKS, each: MASKS.each.replace('x = a[i] ^ b[i]', 'x = (a[i] ^ b[i]) & ~(T)(i == 1)') },
  oneLess: { ...MASKS, each: MASKS.each.replace('x - 1', 'x - 2') },
  otherBit: { ...ONES, each: ONES.each.replace('- 1)) - 1', '- 2)) - 1') },
  allButOne: { ...COUNTED, last: 'r >= N - 1' },
  someLimbs: { ...LIMBS, each: 'r |= i == 5 ? 0 : a[i]' },
  bits: { ...ALL_LIMBS, each: 'r |= i == 6 ? a[i] & 0x7fffffff : a[i]' },
  two: { ...ONE, each: 'r |= a[i] ^ 2 * (i == 0)' },
  sum: { ...ALL_LIMBS, each: 'r += a[i]' },
};

const BUILDS = buildsWith(['-O1', '-O2', '-Os', '-O2 -msse4.1']);

beforeAll(() => {
  for (const [name, { limbs = 64, first, each, last }] of Object.entries({ ...RIGHT, ...FAULTS })) {
    const head = `#include <stdint.h>\ntypedef uint${limbs}_t T;\nenum { N = ${256 / limbs} };\n`;
    const type = /^(T|[^;]* T) r/.test(first ?? '') && last === 'r' ? 'T' : 'int';
    const body = `${first}; for (int i = 0; i < N; i++) { ${each}; } return ${last};`;
    writeFileSync(join(folder, `${name}.c`), `${head}${type} f(const T *a, const T *b) { ${body} }\n`);
  }
});

async function answered(build: string, name: string, answer: Answer) {
  const { limbs = 64, first = '', last, question = 'a == b', values = '', isScalar } = answer;
  const scalar = isScalar === true ? ['-fno-tree-vectorize', '-fno-tree-slp-vectorize'] : [];
  const object = compiledObject(folder, name, [...build.split(' '), ...scalar]);
  const width = first.includes('T r') && last === 'r' ? limbs : 32;
  const names = question.includes('b') ? ['a', 'b'] : ['a'];
  const form = `--limbs ${256 / limbs}x${limbs}${limbs === 32 ? ':u32' : ''} --args ${names.join(',')}`;
  const bounds = names.map((of) => `${of}<p`).join(', ');
  return verified(
    `${object} ${form} --bounds "${bounds}" --spec "return:u${width} = ${question} mod 2^255-19${values}"`,
    folder,
  );
}

testAnswers(BUILDS, RIGHT, FAULTS, answered);
