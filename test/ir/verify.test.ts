import { expect, test } from 'vitest';
import { valueId } from '../../src/base/ids.ts';
import { evaluate } from '../../src/ir/evaluate.ts';
import type { IrFunction } from '../../src/ir/function.ts';
import { parse } from '../../src/ir/parse.ts';
import { print } from '../../src/ir/print.ts';
import { verify } from '../../src/ir/verify.ts';
import { checkAgainstSpec } from './checkAgainstSpec.ts';
import { failureOf } from '../failureOf.ts';

const text = `
function f
aliasing equal
param a u64[2] <=0xff,0xffff
param c u1
result out1 u64[2]
modulus 0x61
weights 0 8
relation a*a-3*c^2
canonical inputs

x, y<=0xfffffffffffffffe = mulx a[0], a[1]           # comments are allowed
s, t, b:u1 borrow = sum [-0xffffffffffffffff..0xffff000000000000ffff] +a[0]@0 +a[1]@1 -x@0
k = mask c
r = cmovznz c, s, 0x2
z = shrd s, k by 13
w:u8 = copy z
return out1 = r, w
`;
const good = (): IrFunction => parse(text);

test('the text form round-trips', () => {
  const fn = good();
  expect(parse(print(fn))).toEqual(fn);
  expect(print(fn)).toContain(
    's, t, b:u1 borrow = sum [-0xffffffffffffffff..0xffff000000000000ffff] +a[0]@0 +a[1]@1 -x@0',
  );
  expect(fn.spec).toMatchObject({ modulus: 97n, relation: 'a*a-3*c^2', canonical: false, canonicalInputs: true });
});

test('a good function is accepted', () => {
  verify(good());
});

const broken: readonly (readonly [string, (fn: IrFunction) => IrFunction, RegExp])[] = [
  ['a value read before it is defined', (fn) => ({ ...fn, body: fn.body.toReversed() }), /read before it is defined/],
  ['a value defined twice', (fn) => ({ ...fn, body: [...fn.body, fn.body[2]] }), /defined twice/],
  [
    'two equal names',
    (fn) => ({ ...fn, values: fn.values.map((v, i) => (i === 4 ? { ...v, name: 'x' } : v)) }),
    /named x/,
  ],
  ['a result that is not stored', (fn) => ({ ...fn, outputs: [fn.outputs[0].slice(1)] }), /stored once/],
  [
    'an interval that does not follow',
    (fn) => ({ ...fn, values: fn.values.map((v) => (v.name === 'k' ? { ...v, upper: 5n } : v)) }),
    /interval of k does not follow/,
  ],
  [
    'a sum that contradicts its terms',
    (fn) => ({
      ...fn,
      body: fn.body.map((op) => (op.kind === 'sum' ? { ...op, lower: 1n << 100n, upper: 1n << 101n } : op)),
    }),
    /contradicts|does not follow|fits its words/,
  ],
  [
    'a mask of a word',
    (fn) => ({
      ...fn,
      body: fn.body.map((op) => (op.kind === 'mask' ? { ...op, ins: [{ kind: 'value', id: valueId(0) }] } : op)),
    }),
    /does not fit 1 bits/,
  ],
  [
    'a negative constant',
    (fn) => ({ ...fn, outputs: [[{ kind: 'const', value: -1n }, fn.outputs[0][1]]] }),
    /contradict|negative/,
  ],
  [
    'an impossible amount',
    (fn) => ({ ...fn, body: fn.body.map((op) => (op.kind === 'shrd' ? { ...op, amount: 64 } : op)) }),
    /amount of a double shift/,
  ],
];

test.each(broken)('%s is refused', (_, change, message) => {
  const failure = failureOf(() => verify(change(good())));
  expect(failure.message).toMatch(message);
  expect(failure.kind).toBe('invariant');
});

test.each([
  ['an unknown operation', 'x = frob a[0], a[1]', /frob/],
  ['too few operands', 'x = add a[0]', /2 operand/],
  ['an unknown value', 'x = add a[0], q', /q/],
  ['a second definition', 'a[0] = add a[0], a[1]', /second definition/],
  ['a malformed term', 'x = sum [0x0..0x1] +a[0]', /±VALUE@COLUMN/],
])('%s is an input failure with its line', (_, line, message) => {
  const failure = failureOf(() => parse(text.replace('k = mask c', line), 'f.ir'));
  expect(failure.kind).toBe('input');
  expect(JSON.stringify(failure.detail)).toMatch(message);
  expect(failure.detail.where).toBe('f.ir:14');
});

test('inputs out of bounds are refused', () => {
  expect(failureOf(() => evaluate(good(), [[256n, 0n], [0n]])).kind).toBe('input');
});

test('a wrong result is noticed', () => {
  const fn = parse(
    'function g\nparam a u64[1]\nresult out1 u64[1]\nmodulus 0x61\nweights 0\nrelation 2*a\n\nx = add a[0], a[0]\n' +
      'return out1 = x',
  );
  checkAgainstSpec(fn, [[5n]], evaluate(fn, [[5n]]));
  expect(() => checkAgainstSpec(fn, [[5n]], [[11n]])).toThrow('out1 is not 2*a modulo 97: expected a, found b');
});
