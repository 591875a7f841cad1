import { describe, expect, it } from 'vitest';
import type { IrFunction, Op } from '../../src/ir/function.ts';
import { variantsOf } from '../../src/codegen/variants/variants.ts';
import { proveSpec } from '../../src/prover/proof/specification.ts';
import { oneIn } from '../oneIn.ts';
import { candidateProofs } from './candidateProofs.ts';
import { isProduct, proofSubjects } from './proofSubjects.ts';

/** The long form proves candidates of every variant, too. */
const LONG = process.env['FIELDWRIGHT_LONG'] === '1';
const SEED = 3;

/**
 * What the search may start from where it differs from what was read: products with sparse constants, hoisted rows,
 * doubled sums.
 */
const variants = oneIn(16, proofSubjects(isProduct)).flatMap((fn) =>
  variantsOf(fn)
    .filter((v) => v.name !== 'plain')
    .map((v) => [`${fn.name} ${v.name}`, v.fn] as const),
);

describe('every variant of every product meets its specification', () => {
  it.each(oneIn(5, variants))('%s', (_, fn) => {
    expect(proveSpec(fn)).toMatchObject({ kind: 'proved' });
  });

  it.runIf(LONG).each(variants)('%s: candidates', (_, fn) => {
    const open = [...candidateProofs(fn, SEED, 8)]
      .filter((p) => p.verdict.kind !== 'proved')
      .map((p) => `seed ${SEED} ${p.target} candidate ${p.step}: ${p.verdict.kind}`);
    expect(open).toEqual([]);
  });
});

describe('a shift by one bit more or less in a variant', () => {
  const shifted = variants.flatMap(([name, fn]) => {
    const at = fn.body.findLastIndex((op) => op.kind === 'shl' || op.kind === 'shr');
    return at < 0 ? [] : [[name, fn, at] as const];
  });

  it.each(shifted.filter((_, i) => LONG || i % 8 === 3))('%s is not proved', (_, fn, at) => {
    for (const by of [1, -1]) expect(proveSpec(withOp(fn, at, by)).kind).not.toBe('proved');
  });
});

function withOp(fn: IrFunction, at: number, by: number): IrFunction {
  const op: Op = fn.body[at];
  return op.kind === 'shl' || op.kind === 'shr'
    ? { ...fn, body: fn.body.with(at, { ...op, amount: op.amount + by }) }
    : fn;
}
