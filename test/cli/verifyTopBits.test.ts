/**
 * Code that asks whether a word is 0 by top bits of it and of the word below, as compilers make of masks: proved of
 * objects by gcc and clang; single faults are refuted.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll } from 'vitest';
import { temporaryFolder } from '../temporaryFolder.ts';
import { buildsWith, compiledObject, testAnswers } from './compiledAnswers.ts';
import { verified } from './verified.ts';

const folder = temporaryFolder();

/** What is returned of the word d, which is 0 where the numbers are equal: type, expression, question, and values. */
type Answer = readonly [type: 'uint64_t' | 'uint32_t', expression: string, question: '==' | '!=', values?: string];

const RIGHT: Readonly<Record<string, Answer>> = {
  bits: ['uint64_t', '(d - 1) >> 63 & ~(d >> 63)', '=='],
  inverted: ['uint64_t', '(d - 1) >> 63 & ~d >> 63', '=='],
  word: ['uint32_t', '(uint32_t)((d - 1) >> 63 & ((d >> 63) ^ 1))', '=='],
  mask: ['uint64_t', '-((d - 1) >> 63 & ~(d >> 63))', '==', ' ? -1 : 0'],
  masks: ['uint64_t', '(uint64_t)((int64_t)(d - 1) >> 63 & ~((int64_t)d >> 63))', '==', ' ? -1 : 0'],
  joined: ['uint64_t', '~(uint64_t)((int64_t)(d | -d) >> 63)', '==', ' ? -1 : 0'],
  spread: ['uint64_t', '-(1 & ~(d | -d) >> 63)', '==', ' ? -1 : 0'],
  halves: ['uint32_t', '((uint32_t)(d | d >> 32) - 1) >> 31 & ~((uint32_t)(d | d >> 32) >> 31)', '=='],
  negative: ['uint64_t', '(((uint64_t)(uint32_t)d | d >> 32) - 1) >> 63', '=='],
  unequal: ['uint64_t', '(1 - ((d - 1) >> 63)) | (d >> 63)', '!='],
};

const FAULTS: Readonly<Record<string, Answer>> = {
  oneLess: ['uint64_t', '(d - 2) >> 63 & ~(d >> 63)', '=='],
  itself: ['uint64_t', 'd >> 63 & ~((d - 1) >> 63)', '=='],
  notInverted: ['uint64_t', '(d - 1) >> 63 & d >> 63', '=='],
  topOfNone: ['uint64_t', '(d - 1) >> 63', '=='],
  otherBit: ['uint64_t', '(d - 1) >> 63 & ~(d >> 62) & 1', '=='],
  otherWord: ['uint64_t', '(d - 1) >> 63 & ~((d ^ a[0]) >> 63)', '=='],
  either: ['uint64_t', '((d - 1) >> 63 | ~(d >> 63)) & 1', '=='],
  halfMask: ['uint64_t', '(uint64_t)((int64_t)(d - 1) >> 63 & ~((int64_t)d >> 62))', '==', ' ? -1 : 0'],
  shifted: ['uint64_t', '-(1 & ~(d | -d) >> 62)', '==', ' ? -1 : 0'],
  oneHalf: ['uint64_t', '((uint64_t)(uint32_t)d - 1) >> 63', '=='],
  both: ['uint64_t', '(1 - ((d - 1) >> 63)) & (d >> 63)', '!='],
};

const BUILDS = buildsWith(['-O1', '-O2', '-Os']);

beforeAll(() => {
  for (const [name, [type, expression]] of Object.entries({ ...RIGHT, ...FAULTS })) {
    const d = 'uint64_t d = (a[0] ^ b[0]) | (a[1] ^ b[1]);';
    const text = `${type} f(const uint64_t a[2], const uint64_t b[2]) { ${d} return ${expression}; }`;
    writeFileSync(join(folder, `${name}.c`), `#include <stdint.h>\n${text}\n`);
  }
});

async function answered(build: string, name: string, [type, , question, values = '']: Answer) {
  const object = compiledObject(folder, name, build.split(' '));
  const spec = `return:u${type.slice(4, 6)} = a ${question} b mod 2^127-1${values}`;
  return verified(`${object} --limbs 2x64 --bounds "a<p, b<p" --args a,b --spec "${spec}"`, folder);
}

testAnswers(BUILDS, RIGHT, FAULTS, answered);
