import { expect, test } from 'vitest';
import { remembered } from '../../src/base/remembered.ts';

test('what takes long is made once for each key', () => {
  const asked: number[] = [];
  const square = remembered((x: number) => {
    asked.push(x);
    return { value: x * x };
  });
  expect([square(3), square(4), square(3)].map(({ value }) => value)).toEqual([9, 16, 9]);
  expect(square(3)).toBe(square(3));
  expect(asked).toEqual([3, 4]);
});

test('what fails is tried again', () => {
  let calls = 0;
  const failing = remembered((): number => {
    calls++;
    if (calls === 1) throw new Error('not yet');
    return calls;
  });
  expect(() => failing(1)).toThrow('not yet');
  expect(failing(1)).toBe(2);
});
