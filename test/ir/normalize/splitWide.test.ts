/** Operations on bytes, halves and 128 bits that only Fiat JSON has, as words. */
import { expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { evaluate } from '../../../src/ir/evaluate.ts';
import { parse } from '../../../src/ir/parse.ts';
import { verify } from '../../../src/ir/verify.ts';
import { splitWide } from '../../../src/ir/normalize/splitWide.ts';

const SEED = 5;
const fn = parse(`function widths
aliasing any
param arg1 u64[2]
param arg2 u1
result out1 u64[15]

high:u128 = shl arg1[1] by 64
wide:u128 = or high, arg1[0]
byte:u8 = copy arg1[0]
half:u32 = copy arg1[1]
a:u8 = sar byte by 3
b:u32 = sar half by 31
c:u128 = sar wide by 70
d:u8 = ror byte by 5
e:u32 = ror half by 9
f:u128 = ror wide by 100
g:u8 = mask arg2
h:u128 = mask arg2
i = cmovznz wide, 0x5, 0x7
j = cmovznz half, 0x5, 0x7
k = shr 0x123456789abcdef0123456789abcdef by 60
l:u1 = eqz 0x10000000000000000
c0 = copy c
c1 = shr c by 64
f0 = copy f
f1 = shr f by 64
h0 = copy h
h1 = shr h by 64
return out1 = a, b, c0, c1, d, e, f0, f1, g, h0, h1, i, j, k, l
`);

test('are the same on words of at most 64 bits', () => {
  const words = splitWide(fn);
  const rng = seeded(SEED);
  verify(fn);
  verify(words);
  expect(words.values.every((v) => v.width <= 64)).toBe(true);
  for (let round = 0; round < 500; round++) {
    const limb = (): bigint => [0n, 1n, 2n ** 63n, 2n ** 64n - 1n, rng.big(64), rng.big(64)][rng.below(6)];
    const inputs = [[limb(), limb()], [BigInt(rng.below(2))]];
    expect(evaluate(words, inputs), `seed ${SEED}, inputs ${inputs.join(' ')}`).toEqual(evaluate(fn, inputs));
  }
});
