/** What calls are given is shown to be what their callees are for: elements below a modulus of two words here. */
import { values } from './callingCode.ts';
import { expect, test } from 'vitest';
import { valueId } from '../../../src/base/ids.ts';
import type { CallingFunction, IrCall } from '../../../src/ir/calls.ts';
import { constOperand, valueOperand, type IrFunction, type Op, type Operand } from '../../../src/ir/function.ts';
import type { Param, Specification } from '../../../src/ir/function.ts';
import { unsigned } from '../../../src/ir/interval.ts';
import { callOutside } from '../../../src/prover/proof/callDomains.ts';

const P = 2n ** 127n - 1n;
const BELOW: Specification = {
  modulus: P,
  relation: 'arg1',
  weights: [0, 64],
  canonical: true,
  canonicalInputs: true,
};
const ANY: Specification = { ...BELOW, canonical: false, canonicalInputs: false };
const array = (name: string, size = 2, bits = 64): Param => {
  return { name, shape: 'array', width: 64, bounds: Array.from({ length: size }, () => unsigned(bits)) };
};
const x = (k: number): Operand => valueOperand(valueId(k));
const pair = (k: number): Operand[] => [x(k), x(k + 1)];

/** Gives what it is given. */
const same = (spec?: Specification, bits = 64): IrFunction => ({
  name: 'same',
  aliasing: 'equal',
  params: [array('arg1', 2, bits)],
  results: [array('out1')],
  values: values(4),
  inputs: [[valueId(0), valueId(1)]],
  body: [0, 1].map((k) => ({ kind: 'copy', ins: [x(k)], outs: [valueId(2 + k)] })),
  outputs: [pair(2)],
  ...(spec === undefined ? {} : { spec }),
});
const SAME = same(BELOW);

const call = (ins: readonly Operand[], to: number, callee = SAME, isInPlace = false): IrCall => {
  return { kind: 'call', callee, ins: [ins], outs: [valueId(to), valueId(to + 1)], isInPlace };
};
/** Each of two limbs is one of a or of b, by the values of these numbers. */
const chosen = (by: readonly [number, number], a: readonly Operand[], b: readonly Operand[], to: number): Op[] =>
  by.map((condition, k) => ({ kind: 'cmovznz', ins: [x(condition), a[k], b[k]], outs: [valueId(to + k)] }));

/** Of an array of two elements, in x0 to x3, and of a word, x4. */
const calling = (body: readonly (Op | IrCall)[], spec: Specification | null = BELOW): CallingFunction => ({
  name: 'f',
  aliasing: 'equal',
  params: [array('arg1', 4), { ...array('arg2', 1), shape: 'scalar' }],
  results: [array('out1')],
  values: values(20),
  inputs: [[0, 1, 2, 3].map(valueId), [valueId(4)]],
  body,
  outputs: [pair(0)],
  ...(spec === null ? {} : { spec }),
});

const [LIMIT, LARGEST] = [P, P - 1n].map((number) => [number % 2n ** 64n, number >> 64n].map(constOperand));
const sum = { ...same(ANY), name: 'sum' };

test.each<[string, CallingFunction]>([
  ['elements of a parameter', calling([call(pair(0), 6), call(pair(2), 8)])],
  ['what a call gives', calling([call(pair(0), 6), call(pair(6), 8)])],
  ['what a sum in place gives', calling([call(pair(0), 6, SAME, true), call(pair(6), 8)])],
  ['a constant', calling([call(LARGEST, 6)])],
  ['one of two by one condition', calling([...chosen([4, 4], pair(0), LARGEST, 6), call(pair(6), 8)])],
  ['any words for a callee that takes them', calling([call(pair(5), 8, sum), call(pair(1), 10, same())])],
  [
    'the limbs of a number that is small enough',
    calling([call(pair(0), 6, { ...same(), params: [{ ...array('arg1'), bounds: [unsigned(64), unsigned(63)] }] })]),
  ],
])('shown: %s', (_, fn) => {
  expect(callOutside(fn)).toBeNull();
});

test.each<[string, CallingFunction]>([
  ['a parameter of any words', calling([call(pair(0), 6)], ANY)],
  ['a parameter of which nothing is stated', calling([call(pair(0), 6)], null)],
  ['limbs of two elements', calling([call(pair(1), 6)])],
  ['limbs in another order', calling([call(pair(0).toReversed(), 6)])],
  ['one limb twice', calling([call([x(1), x(1)], 6)])],
  ['the modulus', calling([call(LIMIT, 6)])],
  ['a constant for a limb', calling([call([x(0), constOperand(0n)], 6)])],
  ['a word that was computed', calling([{ kind: 'copy', ins: [x(1)], outs: [valueId(5)] }, call([x(0), x(5)], 6)])],
  ['what a call gives that states nothing', calling([call(pair(0), 6, same()), call(pair(6), 8)])],
  ['what a sum in place gives that is not below', calling([call(pair(0), 6, sum, true), call(pair(6), 8)])],
  [
    'what a callee gives that is not what it states',
    calling([call(pair(0), 6, same({ ...BELOW, relation: 'arg1+1' })), call(pair(6), 8)]),
  ],
  ['what a callee gives below a larger modulus', calling([call(pair(0), 6, wider()), call(pair(6), 8)])],
  ['a sum in place that is not for it', calling([call(pair(4), 6, SAME, true)])],
  ['one of two, of which the first is any', calling([...chosen([4, 4], pair(4), pair(0), 6), call(pair(6), 8)])],
  ['one of two, of which the other is any', calling([...chosen([4, 4], pair(0), pair(4), 6), call(pair(6), 8)])],
  ['limbs chosen by two conditions', calling([...chosen([4, 0], pair(0), pair(2), 6), call(pair(6), 8)])],
  ['fewer bits', calling([call(pair(0), 6, same(undefined, 32))])],
  [
    'less than a limit of its own',
    calling([call(pair(0), 6, same({ ...ANY, limits: [{ name: 'arg1', below: P - 1n }] }))]),
  ],
])('not shown: %s', (_, fn) => {
  expect(callOutside(fn)).toMatchObject({ kind: 'call' });
});

function wider(): IrFunction {
  return same({ ...BELOW, modulus: P + 2n });
}

test('a value that is made twice is a bug', () => {
  expect(() => callOutside(calling([call(pair(0), 6), call(pair(0), 6)]))).toThrow('twice');
});
