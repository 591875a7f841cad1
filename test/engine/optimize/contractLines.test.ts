/** What files that ship say about the numbers that go in and come out. */
import { expect, test } from 'vitest';
import { contractLines } from '../../../src/engine/optimize/contractLines.ts';
import { parse } from '../../../src/ir/parse.ts';

const functionOf = (lines: string): string[] =>
  contractLines(parse(`function f\n${lines}\n\nl, h = mulx arg1[0], arg2[0]\nreturn out1 = l, h\n`));

test('a loose function of whole words', () => {
  expect(
    functionOf(`aliasing any
param arg1 u64[2] <=0xffffffffffffffff,0x7fffffff
param arg2 u64[2] <=0xffffffffffffffff,0x7fffffff
result out1 u64[2] <=0xffffffffffffffff,0x80000000
modulus 0x3fffffffffffffffffffffff
weights 0 64
relation arg1*arg2/2^128`),
  ).toEqual([
    'out1 is congruent to arg1*arg2/2^128 modulo p',
    'arg1, arg2 below 2^95; out1 below 2^96; arrays may overlap',
  ]);
});

test('limbs with room, and an argument that is one word', () => {
  expect(
    functionOf(`aliasing none
param arg1 u64[2] <=0x3ffffffffffff,0x1fffffffffffff
param arg2 u64[1] <=0x1234
result out1 u64[2]
modulus 0x3fffffffffffffffffffffff
weights 0 48
relation arg1*arg2`)[1],
  ).toBe('arg1 limbs below 2^50, 2^53; arg2 below 0x1235; out1 limbs below 2^64; arrays must be apart');
});

test('nothing is known of what it computes', () => {
  expect(functionOf('aliasing equal\nparam arg1 u64[2]\nparam arg2 u64[2]\nresult out1 u64[2]')).toEqual([
    'arg1, arg2 limbs below 2^64; out1 limbs below 2^64; a result may be the same array as an argument, or apart',
  ]);
});

test('arrays that are written are apart from each other', () => {
  const two = 'param arg1 u64[1]\nresult out1 u64[1]\nresult out2 u64[1]';
  const [line] = contractLines(
    parse(`function f\naliasing any\n${two}\n\nreturn out1 = arg1[0]\nreturn out2 = arg1[0]\n`),
  );
  expect(line).toMatch(/; arrays may overlap, those that are written apart from each other$/);
});

test('canonical elements', () => {
  expect(
    functionOf(
      'aliasing any\nparam arg1 u64[2]\nparam arg2 u64[2]\nresult out1 u64[2]\nmodulus 0x3fffffffffffffffffffffff\n' +
        'weights 0 64\nrelation arg1*arg2\ncanonical inputs outputs',
    ),
  ).toEqual(['out1 is congruent to arg1*arg2 modulo p', 'arg1, arg2 below p; out1 below p; arrays may overlap']);
});
