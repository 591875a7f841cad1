/** Signed types, types of 128 bits and splits at any bit in Fiat JSON, against an interpreter of the JSON. */
import { describe, expect, test } from 'vitest';
import { Failure } from '../../../src/base/errors.ts';
import { chooseFiat, openFiat } from '../../../src/frontend/fiat/read.ts';
import { readFiat } from './readFiat.ts';
import { writeFiat } from './writeFiat.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import { print } from '../../../src/ir/print.ts';
import { drawInputs, expectAgreement } from './agreement.ts';
import { ADDCARRYX, CMOVZNZ, FUNCTIONS, ONE, RELAX, SUBBORROWX, TO_BYTES } from './functions.ts';
import { interpret } from './interpret.ts';
import { assign, jsonFunction, literal, split, statement, variable, type JsonFunction } from './json.ts';
import { randomJson } from './randomJson.ts';

const SEED = Number(process.env['SEED'] ?? 1);
const RANDOM = Number(process.env['FUNCTIONS'] ?? 150);
const INPUTS = 300;
const SIZE = 2n ** 64n;
const read = (json: JsonFunction): IrFunction => readFiat(JSON.stringify([json]), json.operation)[0];
const named = FUNCTIONS.map((json) => [json.operation, json] as const);

describe('computes what the JSON says', () => {
  test.each(named)('%s', (_, json) => {
    expect(expectAgreement(json, read(json), drawInputs(json, INPUTS, SEED), SEED)).toBe(INPUTS);
  });

  test.each(Array.from({ length: RANDOM }, (_, k) => SEED + k))(
    'a random function with all types (seed %i)',
    (seed) => {
      const json = randomJson(seed);
      expectAgreement(json, read(json), drawInputs(json, 40, seed), seed);
    },
  );

  test.each(named)('%s survives writing', (_, json) => {
    const fn = read(json);
    expect(print(readFiat(writeFiat([fn]), 'written')[0])).toBe(print(fn));
  });
});

describe('the interpreter', () => {
  test('agrees with arithmetic', () => {
    const words = [0n, 1n, 5n, 2n ** 63n, SIZE - 1n];
    for (const c of [0n, 1n])
      for (const a of words)
        for (const b of words) {
          const inputs = [[c], [a], [b]];
          expect(interpret(ADDCARRYX, inputs)).toEqual([[(a + b + c) % SIZE], [(a + b + c) / SIZE]]);
          expect(interpret(SUBBORROWX, inputs)).toEqual([[(a - b - c + 2n * SIZE) % SIZE], [a < b + c ? 1n : 0n]]);
          expect(interpret(CMOVZNZ, inputs)).toEqual([[c === 0n ? a : b]]);
        }
    expect(interpret(TO_BYTES, [[2n ** 51n - 19n, 2n ** 51n - 1n]])).toEqual([Array<bigint>(13).fill(0n)]);
    expect(interpret(TO_BYTES, [[2n ** 51n - 18n, 2n ** 51n - 1n]])).toEqual([[1n, ...Array<bigint>(12).fill(0n)]]);
  });

  test('holds results to their bounds', () => {
    expect(() => interpret({ ...ONE, returns: [variable('out1', 'u64[2]', 0n, 0n)] }, [])).toThrow('leaves 0..0');
  });
});

describe('what word IR cannot say is refused with its reason', () => {
  const out = [variable('out1', 'u64')];
  const word = variable('arg1', 'u64');
  const f = (...body: JsonFunction['body']): JsonFunction => jsonFunction('f', [word], out, body);
  const product = statement('x1', 'u128', '*', 'arg1', 'arg1');
  const small = [variable('out1', 'u64', 0n, 3n)];
  const wideCarry = split('out1', '_', 'addcarryx', 64, '0x0', 'x1', 'arg1');
  const of = (type: string, lower?: bigint, upper?: bigint): JsonFunction => ({
    ...f(assign('out1', 'u64', 'arg1')),
    arguments: [variable('arg1', type, lower, upper)],
  });

  test.each<readonly [string, JsonFunction, RegExp]>([
    ['256 bits', f(statement('out1', 'u256', '*', 'arg1', 'arg1')), /^unsupported: a type we.*at most 128.*u256/],
    ['pointers', f(assign('out1', 'u64', '*arg1')), /^unsupported: a pointer/],
    ['dereferenced values', f(statement('out1', 'u64', 'dereference', 'arg1')), /^unsupported: a pointer/],
    ['arguments of 16 bits', of('u16'), /^unsupported: the type of this argument.*u16/],
    ['arguments around zero', of('i64', -5n, 7n), /^unsupported: an argument that may be negative.*-5\.\.7/],
    [
      'splits above 64 bits',
      f(split('out1', '_', 'mulx', 128, 'arg1', 'arg1')),
      /^unsupported: mulx of more.*size 128/,
    ],
    ['carries of wide values', f(product, wideCarry), /^input: .*words of 64/],
    ['bounds beyond the type', of('i8', -129n, 0n), /^input: .*bounds within i8/],
    ['results beyond their bounds', { ...f(literal('out1', '0x4')), returns: small }, /^input: .*0\.\.3: 4\.\.4/],
  ])('%s', (_, json, reason) => expect(refusal(json)).toMatch(reason));

  test('unknown bounds are those of the type', () => {
    const all = { lower: 0n, upper: SIZE - 1n };
    const pair = { datatype: 'u64[2]', lbound: null, ubound: null };
    const returns = [{ ...pair, name: 'out1', ubound: [null, '0xffffffffffffffff'] }];
    const fn = read({ ...RELAX, arguments: [{ ...pair, name: 'arg1' }], returns });
    expect([fn.params[0].bounds, fn.results[0].bounds]).toEqual([
      [all, all],
      [all, all],
    ]);
  });

  test('only of the function that is asked for', () => {
    const [first, second, third] = openFiat(JSON.stringify([of('u16'), ONE, { operation: 'broken' }]), 'file');
    expect(second.read().name).toBe('one');
    expect(() => first.read()).toThrow(Failure);
    expect(() => third.read()).toThrow('not Fiat JSON');
  });

  test('by a name that only one has', () => {
    const twice = openFiat(JSON.stringify([ONE, RELAX, ONE]), 'file');
    const choose = (name?: string): string => chooseFiat(twice, name, 'file', 'a name').name;
    expect(choose('relax')).toBe('relax');
    expect(() => choose('one')).toThrow('2 functions one');
    expect(() => choose('two')).toThrow('no function two');
    expect(() => choose()).toThrow('which function of the file?');
    expect(chooseFiat(twice.slice(1, 2), undefined, 'file', 'a name').name).toBe('relax');
  });
});

/** Kind, message, what was expected and what was found. */
function refusal(json: JsonFunction): string {
  try {
    read(json);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return [`${error.kind}: ${error.message}`, error.detail.expected, error.detail.found].join(': ');
  }
  return 'read';
}
