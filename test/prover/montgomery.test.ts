/**
 * The Montgomery template of bridge/fields: word IR against the mathematics and against the wide-integer source,
 * assembly against the source.
 */
import { describe, expect, it } from 'vitest';
import type { SsaFunction } from '../../src/ir/ssa/schema.ts';
import { parseListing } from './listing/parseListing.ts';
import { proveAsmSource, proveIrSource } from '../../src/prover/proof/sourceEquivalence.ts';
import { proveSpec } from '../../src/prover/proof/specification.ts';
import { fieldFunctions } from '../frontend/fieldFixtures.ts';
import { oneIn } from '../oneIn.ts';
import { candidateProofs } from './candidateProofs.ts';

const SEED = 7;
const functions = ['p256-montgomery', 'secp256k1-scalar']
  .flatMap(fieldFunctions)
  .filter(({ id }) => !id.endsWith('-loose'))
  .map(({ id, ssa, ir }) => ({ id, ssa, fn: { ...ir, name: `f_${id.replaceAll('-', '_')}` } }));
const [product] = functions;
it.each(oneIn(3, functions))(
  '$id: the word IR meets its specification and computes what the source does',
  ({ fn, ssa }) => {
    expect(proveSpec(fn).kind).toBe('proved');
    expect(proveIrSource(ssa, fn)).toMatchObject({ kind: 'proved' });
  },
);

/** The source with the n-th occurrence of an instruction changed. */
function changed(ssa: SsaFunction, from: string, to: string, n: number): SsaFunction {
  const places = ssa.body.flatMap((i, at) => (i.op === from ? [at] : []));
  const place = places[n % places.length];
  return { ...ssa, body: ssa.body.map((i, at) => (at === place ? { ...i, op: to } : i)) };
}

describe('a source that computes something else', () => {
  it.each(
    [
      ['add', 'sub'],
      ['sub', 'add'],
      ['mul', 'add'],
    ].flatMap(([from, to]) => [0, 1, 2].map((n) => [from, to, n] as const)),
  )('%s → %s, place %d', (from, to, n) => {
    expect(proveIrSource(changed(product.ssa, from, to, n), product.fn).kind).not.toBe('proved');
  });

  it('compares with another modulus', () => {
    const body = product.ssa.body.map((i) => (i.op === 'icmp' ? { ...i, predicate: 'ule' } : i));
    expect(proveIrSource({ ...product.ssa, body }, product.fn).kind, 'x > P instead of x >= P').not.toBe('proved');
  });
});

it('assembly computes what the source does, by way of the word IR where normal forms differ', () => {
  const [{ asm }] = candidateProofs(product.fn, SEED, 1);
  expect(proveAsmSource(parseListing(asm), product.ssa, product.fn)).toMatchObject({ kind: 'proved' });
  const broken = asm.replace(/\badc\b/, 'add');
  expect(broken).not.toBe(asm);
  expect(proveAsmSource(parseListing(broken), product.ssa, product.fn).kind).not.toBe('proved');
});
