import { expect, test } from 'vitest';
import { cParameters } from '../../../src/frontend/compile/definedFunctions.ts';

const TEXT = `
void mul(u64 *, const u64 *, const u64 *); // mul(x, y, z) in a comment
static inline uint64_t mul(uint64_t r[4], const uint64_t *a /* first */,
                           const uint64_t b[static 4]) {
  mul2(r, a, b); mul(r, b, a);
}
void none(void) { }
void attributed(u64 *out, unsigned int n) __attribute__((noinline));
MACRO(hidden)(u64 *a) {}
int unnamed(unsigned int, const char *restrict) { return 0; }
`;

test.each([
  ['mul', ['r', 'a', 'b']],
  ['attributed', ['out', 'n']],
  ['none', null],
  ['mul2', null],
  ['hidden', null],
  ['unnamed', null],
  ['absent', null],
  ['m.l', null],
  ['(', null],
])('%s', (symbol, names) => {
  expect(cParameters(TEXT, symbol)).toEqual(names);
});
