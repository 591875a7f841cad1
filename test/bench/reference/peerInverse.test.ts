import { expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { joinLimbs } from '../../../src/ir/contract/domain.ts';
import { inverseFunction } from '../../../src/bench/reference/wholeFunctions.ts';

test.each([
  [2n ** 255n - 19n, 4],
  [2n ** 521n - 1n, 9],
])('x times its expected inverse is 1 modulo %s', (modulus, limbs) => {
  const weights = Array.from({ length: limbs }, (_, i) => 64 * i);
  const cases = inverseFunction(modulus, limbs).cases(seeded(1, 'inverse'));
  expect(cases.length).toBeGreaterThan(100);
  for (const { inputs, expected } of cases) {
    const x = joinLimbs([...inputs], weights);
    const y = joinLimbs([...expected], weights);
    expect(y < modulus, 'seed 1').toBe(true);
    expect((x * y) % modulus, `seed 1, ${x}`).toBe(x === 0n ? 0n : 1n);
  }
});

test('in Montgomery form the product is R^2', () => {
  const [modulus, radix] = [2n ** 100n + 277n, 1n << 128n];
  const whole = inverseFunction(modulus, 2, { radix, isLoose: true });
  expect(whole.elements).toEqual({ modulus, limbs: 2 });
  for (const { inputs, expected } of whole.cases(seeded(1, 'inverse'))) {
    const [x, y] = [inputs, expected].map((words) => joinLimbs([...words], [0, 64]));
    expect((x * y) % modulus, `seed 1, ${x}`).toBe(x === 0n ? 0n : (radix * radix) % modulus);
  }
});
