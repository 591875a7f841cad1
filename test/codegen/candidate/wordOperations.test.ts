/** Counts of word operations on functions whose additions can be counted by hand. */
import { expect, test } from 'vitest';
import { Builder } from '../../../src/ir/build.ts';
import { unsigned } from '../../../src/ir/interval.ts';
import { formal, wordsOf } from '../../../src/ir/wide/materialize.ts';
import { buildProblem } from '../../../src/codegen/candidate/build.ts';
import { wordOperations } from '../../../src/codegen/candidate/wordOperations.ts';

test('a sum of two numbers of four words takes four additions', () => {
  const b = new Builder('f');
  const bounds = Array(4).fill(unsigned(64));
  const x = b.param({ name: 'arg1', shape: 'array', width: 64, bounds });
  const y = b.param({ name: 'arg2', shape: 'array', width: 64, bounds });
  const terms = [x, y].flatMap((words) => words.map((operand, column) => ({ sign: 1 as const, column, operand })));
  b.result('out1', wordsOf(b, formal(b, 256, terms)), 64);
  expect(wordOperations(buildProblem(b.finish(undefined)))).toEqual({ wide: 0, narrow: 0, all: 4 });
});
