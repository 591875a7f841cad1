import { limbsOf } from '../../src/base/integers.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { seeded, type Rng } from '../../src/base/rng.ts';
import { compile, evaluate } from '../../src/ir/evaluate.ts';
import { parse } from '../../src/ir/parse.ts';
import { print } from '../../src/ir/print.ts';
import { checkAgainstSpec } from '../ir/checkAgainstSpec.ts';
import { verify } from '../../src/ir/verify.ts';
import { evaluateSsa, loadInteger, storeInteger } from './evaluateSsa.ts';
import { fieldFunctions, type FieldFunction } from './fieldFixtures.ts';
import { oneIn } from '../oneIn.ts';
import { sumInterval } from '../../src/ir/bounds.ts';
import { definitionsOf, operandInterval, type IrFunction } from '../../src/ir/function.ts';
import { contains } from '../../src/ir/interval.ts';

const SEED = 2024;
const RANDOM = 900;

/** Word products of each function: a 4×4 product is 16, a square 10, the folding by a one-word constant 4 or 5. */
const PRODUCTS: Readonly<Record<string, number>> = {
  '25519-mul': 20,
  '25519-square': 14,
  '25519-mul121665': 4,
  '25519-add': 0,
  '25519-sub': 0,
  '25519-mul-loose': 20,
  '25519-square-loose': 14,
  '25519-mul121665-loose': 4,
  '25519-add-loose': 0,
  '25519-sub-loose': 0,
  'secp256k1-mul': 21,
  'secp256k1-square': 15,
  'secp256k1-mul21': 4,
  'secp256k1-add': 0,
  'secp256k1-sub': 0,
  'secp256k1-mul-loose': 21,
  'secp256k1-square-loose': 15,
  'secp256k1-mul21-loose': 4,
  'secp256k1-add-loose': 0,
  'secp256k1-sub-loose': 0,
  'poly1305-mul': 9,
  'poly1305-square': 6,
  'poly1305-mul5': 2,
  'poly1305-add': 0,
  'poly1305-sub': 0,
  'poly1305-mul-loose': 10,
  'poly1305-square-loose': 7,
  'poly1305-mul5-loose': 2,
  'poly1305-add-loose': 0,
  'poly1305-sub-loose': 0,
};

/**
 * Functions that may have a sum whose interval holds only because inputs are below p, which limb bounds cannot say:
 * x + p − y stays above zero, and x + y − p below 2^256.
 */
const MAY_REST_ON_CANONICAL_INPUTS = new Set(['25519-sub', 'secp256k1-sub', 'secp256k1-add', 'poly1305-sub']);

for (const field of ['25519', 'secp256k1', 'poly1305']) {
  describe.each(oneIn(3, fieldFunctions(field)).map((f) => [f.id, f] as const))('%s', (id, f) => {
    test('is well formed, its sums follow from its terms, and it is the committed text', () => {
      verify(f.ir);
      expect(unprovedSums(f.ir).length, id).toBeLessThanOrEqual(MAY_REST_ON_CANONICAL_INPUTS.has(id) ? 1 : 0);
      expect(unprovedOutputs(f.ir)).toEqual([]);
      const file = new URL(`../fixtures/ir/${id}.ir`, import.meta.url);
      const text = print(f.ir);
      if (process.env['BLESS'] === '1') writeFileSync(file, text);
      expect(text, 'to accept the new text, run this test with BLESS=1').toBe(readFileSync(file, 'utf8'));
      expect(parse(text)).toEqual(parse(print(parse(text))));
    });

    test('multiplies no more than necessary', () => {
      expect(f.ir.body.filter((op) => op.kind === 'mulx').length).toBe(PRODUCTS[id]);
    });

    test('agrees with the source and with mathematics', () => {
      const run = compile(f.ir);
      const rng = seeded(SEED, id);
      for (const [k, values] of [...corners(f), ...random(f, rng)].entries()) {
        const inputs = values.map((x) => limbsOf(x, f.ir.params[0].bounds.length));
        const message = `seed ${SEED} vector ${k}: ${values.map((x) => x.toString(16)).join(' ')}`;
        const outputs = k % 16 === 0 ? evaluate(f.ir, inputs) : run(inputs);
        checkAgainstSpec(f.ir, inputs, outputs);
        expect(outputs[0], message).toEqual(bySource(f, values));
      }
    });
  });
}

function bySource(f: FieldFunction, values: readonly bigint[]): bigint[] {
  const bytes = 8 * f.ir.results[0].bounds.length;
  const buffers = f.ssa.args.map(() => new Uint8Array(bytes));
  values.forEach((x, i) => storeInteger(buffers[i + 1], 0, x, 8 * bytes));
  evaluateSsa(f.ssa, buffers);
  return limbsOf(loadInteger(buffers[0], 0, bytes), bytes / 8);
}

/** All pairs of 0, 1, values around p, all ones and single bits, within the bound. */
function corners({ spec, bound, ir }: FieldFunction): bigint[][] {
  const p = spec.modulus;
  const bits = Array.from({ length: bound.upper.toString(2).length }, (_, k) => 1n << BigInt(k)).filter(
    (_, k) => k % 64 < 2 || k % 64 === 63,
  );
  const values = [
    0n,
    1n,
    2n,
    p - 2n,
    p - 1n,
    p,
    p + 1n,
    2n * p - 1n,
    2n * p,
    bound.upper - 1n,
    bound.upper,
    ...bits,
  ].filter((x) => x >= 0n && x <= bound.upper);
  return ir.params.length === 1 ? values.map((x) => [x]) : values.flatMap((x) => values.map((y) => [x, y]));
}

function random({ bound, ir }: FieldFunction, rng: Rng): bigint[][] {
  const bits = bound.upper.toString(2).length;
  const value = (): bigint => {
    const x = rng.big(bits);
    const keep = BigInt(rng.below(bits));
    const shaped = [x, x >> keep, bound.upper - (x >> keep), x | ((1n << keep) - 1n)][rng.below(4)];
    return shaped <= bound.upper ? shaped : shaped % (bound.upper + 1n);
  };
  return Array.from({ length: RANDOM }, () => ir.params.map(value));
}

/*
 * Stated bounds that interval arithmetic cannot derive, and that rest on whoever stated them until they are proved
 * otherwise.
 */

/** Positions of the sums whose stated interval is tighter than what their terms imply. */
function unprovedSums(fn: IrFunction): readonly number[] {
  const defs = definitionsOf(fn);
  return [...fn.body.keys()].filter((i) => {
    const op = fn.body[i];
    return op.kind === 'sum' && !contains(op, sumInterval(op, defs));
  });
}

/** Limbs, as `out1[2]`, whose declared bounds are tighter than the interval of what is stored. */
function unprovedOutputs(fn: IrFunction): readonly string[] {
  const defs = definitionsOf(fn);
  return fn.results.flatMap((r, i) =>
    r.bounds.flatMap((b, limb) =>
      contains(b, operandInterval(defs, fn.outputs[i][limb])) ? [] : [`${r.name}[${limb}]`],
    ),
  );
}
