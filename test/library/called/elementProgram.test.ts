import { expect, test } from 'vitest';
import { elementProgram } from '../../../src/library/called/elementProgram.ts';

const IN = [['X1', 'Y1']];

test('steps, places of its own and results are read', () => {
  const { steps, slots, outputs } = elementProgram('load X1; add Y1\n store a; test t a Y1; multiply a X1; give X', IN);
  expect(steps.map(({ op }) => op)).toEqual(['load', 'add', 'store', 'test', 'multiply', 'give']);
  expect(slots).toEqual(['a', 't']);
  expect(outputs).toEqual(['X']);
});

test.each([
  ['lode X1', /no operation of element programs: lode X1/],
  ['toString X1', /no operation/],
  ['multiply X1', /wrong number of names: multiply X1/],
  ['test t', /wrong number of names/],
  ['load X1; add a; store a', /a is read before it is stored/],
  ['load X1; store Y1', /Y1 is no place to store to/],
  ['load X1; store ONE', /ONE is no place/],
])('%s is refused', (text, reason) => {
  expect(() => elementProgram(text, IN)).toThrow(reason);
});
