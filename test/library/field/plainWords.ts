/** The functions of words that those of vectors call, as plain C, for tests of vectors alone. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inverse } from '../../../src/base/integers.ts';
import type { Toolchain } from '../../../src/frontend/toolchain/openToolchain.ts';
import type { LoopFunction } from '../../../src/library/field/headerText.ts';
import type { LibraryPlan } from '../../../src/library/field/libraryPlan.ts';

export const wordFunctions = (prefix: string): LoopFunction[] =>
  ['mul', 'add', 'sub', 'square', 'invert', 'reduce'].map((op, i) => ({
    name: op,
    prototype: `void ${prefix}_${op}(uint64_t out[4], const uint64_t a[4]${i < 3 ? ', const uint64_t b[4]' : ''})`,
    text: `${op} of elements.`,
  }));

/**
 * Object of these, and their header beside it, in `folder`. Of the loose form they give results that are not below the
 * modulus wherever these fit.
 */
export function plainWords(plan: LibraryPlan, folder: string, { tools }: Pick<Toolchain, 'tools'>): string {
  const { prefix } = plan;
  const [header, source, object] = ['.h', '_words.c', '_words.o'].map((end) => join(folder, `${prefix}${end}`));
  const prototypes = wordFunctions(prefix).map(({ prototype }) => `${prototype};`);
  writeFileSync(header, ['#include <stdint.h>', ...prototypes, ''].join('\n'));
  writeFileSync(source, plainText(plan));
  execFileSync(tools.byName.clang.path!, ['-std=gnu23', '-O2', '-fPIC', '-w', '-c', '-o', object, source]);
  return object;
}

function plainText({ prefix, form, field: { modulus: p }, isMontgomery }: LibraryPlan): string {
  const numbers = {
    P: p,
    OVER: isMontgomery ? inverse(1n << 256n, p) : 1n,
    ONE: isMontgomery ? (1n << 256n) % p : 1n,
  };
  return `#include <stdint.h>
typedef unsigned _BitInt(512) big;
typedef uint64_t word;
${Object.entries(numbers)
  .map(([key, value]) => `#define ${key} ((big)0x${value.toString(16)}uwb)`)
  .join('\n')}
static big load(const word *a) { unsigned _BitInt(256) x; __builtin_memcpy(&x, a, 32); return x; }
static void store(word *out, big x, int isReduced) {
  unsigned _BitInt(256) z = x % P;
  if (${form === 'strict' ? 0 : 1} && !isReduced && z < 19) z += (unsigned _BitInt(256))P;
  __builtin_memcpy(out, &z, 32);
}
void ${prefix}_mul(word *out, const word *a, const word *b) { store(out, load(a) * load(b) % P * OVER, 0); }
void ${prefix}_square(word *out, const word *a) { ${prefix}_mul(out, a, a); }
void ${prefix}_add(word *out, const word *a, const word *b) { store(out, load(a) + load(b), 0); }
void ${prefix}_sub(word *out, const word *a, const word *b) { store(out, load(a) + 4 * P - load(b), 0); }
void ${prefix}_reduce(word *out, const word *a) { store(out, load(a), 1); }
static big halved(big x) { return (x & 1 ? x + P : x) >> 1; }
static big minus(big x, big y) { return x >= y ? x - y : x + P - y; }
/* b a = u and c a = v modulo p all the time: v ends as 1, and c a as R^2 in Montgomery form. */
void ${prefix}_invert(word *out, const word *a) {
  big u = load(a) % P, v = P, b = ONE * ONE % P, c = 0;
  while (u != 0) {
    for (; !(u & 1); u >>= 1) b = halved(b);
    for (; !(v & 1); v >>= 1) c = halved(c);
    if (u >= v) u -= v, b = minus(b, c);
    else v -= u, c = minus(c, b);
  }
  store(out, c, 0);
}
`;
}
