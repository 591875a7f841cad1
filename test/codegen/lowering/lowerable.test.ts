import { expect, test } from 'vitest';
import { Failure } from '../../../src/base/errors.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import { parse } from '../../../src/ir/parse.ts';
import { Lowerer, requireLowerable } from '../../../src/codegen/lowering/lower.ts';
import { buildProblem } from '../../../src/codegen/candidate/build.ts';
import { TEMPLATES } from './mutants.ts';

const signature = (params: readonly string[], results: readonly string[], outputs: readonly string[]): IrFunction =>
  parse(
    [
      'function f',
      'aliasing any',
      ...params.map((p) => `param ${p}`),
      ...results.map((r) => `result ${r}`),
      '',
      ...outputs.map((o, i) => `return out${i + 1} = ${o}`),
      '',
    ].join('\n'),
  );

/** Many limbs of one constant. */
const constants = (count: number): string => Array(count).fill('0x1').join(', ');

test.each<readonly [string, IrFunction, string | null]>([
  ['words and a bit by value', signature(['arg1 u64[1]', 'arg2 u1'], ['out1 u64[2]'], ['arg1[0], arg2']), null],
  [
    'an array of bytes',
    signature(['arg1 u8[1]'], ['out1 u64[1]'], ['arg1[0]']),
    'memory that is not words: arg1: u8[1]',
  ],
  ['results that are bytes', signature([], ['out1 u8[2]'], ['0x1, 0x2']), 'memory that is not words: out1: u8[2]'],
  ['a result that is a bit', signature(['arg1 u1'], ['out1 u1'], ['arg1']), 'memory that is not words: out1: u1'],
  [
    'seven arguments',
    signature(
      Array.from({ length: 6 }, (_, i) => `arg${i + 1} u64`),
      ['out1 u64'],
      ['arg1'],
    ),
    'arguments on the stack: 7',
  ],
  ['results that are too long', signature([], ['out1 u64[65]'], [constants(65)]), 'so long a result: out1: u64[65]'],
  ['results as long as can be', signature([], ['out1 u64[64]'], [constants(64)]), null],
])('%s', (_, fn, reason) => {
  const found = [() => requireLowerable(fn), () => new Lowerer(buildProblem(fn), TEMPLATES)].map(refusal);
  expect(found).toEqual([reason, reason].map((r) => (r === null ? null : `unsupported: cannot lower ${r}`)));
});

function refusal(run: () => unknown): string | null {
  try {
    run();
  } catch (error) {
    if (error instanceof Failure) return `${error.kind}: ${error.message}: ${error.detail.found}`;
    throw error;
  }
  return null;
}
