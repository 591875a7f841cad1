/** The reading of functions into sums and events: it means the same, has the expected size, and links carries. */
import { describe, expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { evaluate } from '../../../src/ir/evaluate.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import { parse } from '../../../src/ir/parse.ts';
import { print } from '../../../src/ir/print.ts';
import { checkInputs } from '../lowering/check/checkSamples.ts';
import { buildProblem } from '../../../src/codegen/candidate/build.ts';
import { NODE, OPERATION, PRODUCT, STORE, type Problem } from '../../../src/codegen/candidate/candidate.ts';
import { randomFunction } from '../lowering/randomFunction.ts';
import { irFixtures } from '../lowering/mutants.ts';
import { ProblemEvaluator } from '../lowering/check/problemEvaluator.ts';

function expectSameMeaning(fn: IrFunction, label: string): void {
  const p = buildProblem(fn);
  for (const inputs of checkInputs(fn))
    expect(new ProblemEvaluator(p, inputs).outputs(), label).toEqual(evaluate(fn, inputs));
}

test.each(irFixtures())('$name read as sums and events means the same', ({ name, fn }) => expectSameMeaning(fn, name));

test('random functions read as sums and events mean the same', () => {
  for (let seed = 0; seed < 250; seed++) {
    const fn = randomFunction(seeded(seed, 'model'), `random${seed}`);
    expectSameMeaning(fn, `seed ${seed}\n${print(fn)}`);
  }
});

const count = (p: Problem, kind: number): number => p.events.kind.reduce((n, k) => n + Number(k === kind), 0);
const sizes = (p: Problem): Record<string, number> => ({
  products: count(p, PRODUCT),
  operations: count(p, OPERATION),
  nodes: count(p, NODE),
  stores: count(p, STORE),
  systems: new Set(p.columns.system).size,
});

const SIZES = parse(`
function sizes
aliasing any
param a u64[2]
param b u64[2]
result out u64[3]

x0, x1<=0xfffffffffffffffe = mulx a[0], b[0]
x2, x3<=0xfffffffffffffffe = mulx a[0], b[1]
x4, x5<=0xfffffffffffffffe = mulx a[1], b[0]
x6, x7<=0xfffffffffffffffe = mulx a[1], b[1]
s0, s1, s2 = sum [0x0..0xfffffffffffffffffffffffffffffffffffffffffffffffe] +x1@0 +x2@0 +x4@0 +x3@1 +x5@1 +x6@1 +x7@2
low, high<=0x25 = mulx s2, 0x26
dead = add a[0], b[0]
m = and low, 0xff
t0, t1 = sum [-0xffffffffffffffffffffffffffffffff..0xffffffffffffffffffffffffffffffff] +x0@0 +s0@1 -m@0 -s1@1
return out = t0, t1, s1
`);

test('a function has the products, operations and nodes that can be counted in it', () => {
  // The high word of the last product is not read, so it is an operation; 3 + 3 + 1 leaves in three columns, then 2 + 2
  // in two.
  expect(sizes(buildProblem(SIZES))).toEqual({
    products: 4,
    operations: 2,
    nodes: 2 + 2 + 0 + 1 + 1,
    stores: 3,
    systems: 2,
  });
});

test('a term beyond the words of its sum counts for nothing', () => {
  expectSameMeaning(
    parse(`
function beyond
aliasing any
param a u64[1] <=0x1
result out u64[2]

s0, s1 = sum [0x0..0xffffffffffffffffffffffffffffffff] -a[0]@0 +a[0]@2
return out = s0, s1
`),
    'term beyond',
  );
});

test.each(irFixtures())('the tables of $name are consistent', ({ fn }) => {
  const { columns, leaves, events, values, systems } = buildProblem(fn);
  const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
  for (const k of range(columns.count)) {
    const size = columns.leafStart[k + 1] - columns.leafStart[k];
    expect(columns.nodeStart[k + 1] - columns.nodeStart[k]).toBe(Math.max(0, size - 1));
    if (columns.next[k] >= 0)
      expect([columns.system[columns.next[k]], columns.weight[columns.next[k]]]).toEqual([
        columns.system[k],
        columns.weight[k] + 1,
      ]);
  }
  for (const s of range(systems.count)) {
    const members = range(leaves.count).filter((l) => columns.system[leaves.column[l]] === s);
    expect(
      systems.groups[s].flatMap((g) => g.leaves).sort((a, b) => a - b),
      'every leaf is in one group',
    ).toEqual(members);
    expect(
      members.map((l) => leaves.bit[l]),
      'bits are dense',
    ).toEqual(range(members.length));
  }
  const reaches = (k: number, to: number): boolean => k === to || (k >= 0 && reaches(columns.next[k], to));
  for (const k of range(columns.count)) {
    const below = range(leaves.count).filter((l) => reaches(leaves.column[l], k));
    expect(columns.positive[k], `column ${k}`).toBe(Number(below.every((l) => leaves.sign[l] > 0)));
  }
  const uses = new Int32Array(values.count);
  leaves.value.forEach((v) => {
    uses[v]++;
  });
  events.ins.forEach((v) => {
    if (v >= 0) uses[v]++;
  });
  expect([...values.uses]).toEqual([...uses]);
});

const chain = (body: string, outputs: string): Problem =>
  buildProblem(
    parse(`
function chain
aliasing any
param a u64[3]
param b u64[3]
result out u64[${outputs.split(',').length}]

${body}
return out = ${outputs}
`),
  );

describe('carries that are linked', () => {
  const three =
    's0, c0:u1 = addcarryx 0x0, a[0], b[0]\ns1, c1:u1 = addcarryx c0, a[1], b[1]\ns2, c2:u1 = addcarryx c1, a[2], b[2]';

  test('a chain of additions is one system of columns', () => {
    const { columns } = chain(three, 's0, s1, s2, c2');
    expect(
      new Set(Array.from(columns.system).filter((_, k) => columns.leafStart[k + 1] > columns.leafStart[k])).size,
    ).toBe(1);
    const roots = [...columns.weight].filter((_, k) => columns.root[k] >= 0);
    expect(roots).toEqual([0, 1, 2, 3]);
  });

  test('no leaf of the chain is a carry', () => {
    const p = chain(three, 's0, s1, s2, c2');
    const perColumn = [...p.columns.leafStart].map((x, k, all) => (all[k + 1] ?? x) - x).filter((n) => n > 0);
    expect(perColumn, 'two words each; the carry in is 0').toEqual([2, 2, 2]);
  });

  test('a chain of subtractions is linked as well, with a borrow on top', () => {
    const { columns } = chain(three.replaceAll('addcarryx', 'subborrowx'), 's0, s1, s2, c2');
    expect([...columns.weight].filter((_, k) => columns.root[k] >= 0)).toEqual([0, 1, 2, 3]);
    expect([...columns.negative].filter((_, k) => columns.root[k] >= 0)).toEqual([0, 0, 0, 1]);
  });

  test('a carry that is read elsewhere stays a value', () => {
    const { columns } = chain(`${three}\nm = mask c0`, 's0, s1, s2, m');
    expect(new Set([...columns.system].filter((_, k) => columns.leafStart[k + 1] > columns.leafStart[k])).size).toBe(2);
  });

  test('a borrow that is added is not a carry', () => {
    const mixed = 's0, c0:u1 = subborrowx 0x0, a[0], b[0]\ns1, c1:u1 = addcarryx c0, a[1], b[1]';
    expectSameMeaning(chain(mixed, 's0, s1, c1').fn, 'mixed chain');
    const { columns } = chain(mixed, 's0, s1, c1');
    expect(new Set([...columns.system].filter((_, k) => columns.leafStart[k + 1] > columns.leafStart[k])).size).toBe(2);
  });

  test('a carry that is subtracted is no borrow, even out of a sum with negative terms', () => {
    expectSameMeaning(
      chain(
        `
s0, c0:u1 = sum [0x0..0x1fffffffffffffffe] +a[0]@0 -b[0]@0 +0xffffffffffffffff@0
s1, c1:u1 = subborrowx c0, a[1], b[1]`,
        's0, s1, c1',
      ).fn,
      'carry as borrow',
    );
  });
});
