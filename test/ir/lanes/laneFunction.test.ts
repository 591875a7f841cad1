import { expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { joinLimbs } from '../../../src/ir/contract/domain.ts';
import { evaluateRelation, parseRelation } from '../../../src/ir/contract/relation.ts';
import { evaluate } from '../../../src/ir/evaluate.ts';
import type { IrFunction, Op } from '../../../src/ir/function.ts';
import { laneFunction } from '../../../src/ir/lanes/laneFunction.ts';
import { verify } from '../../../src/ir/verify.ts';
import { proveSpec } from '../../../src/prover/proof/specification.ts';

const MODULI: Readonly<Record<string, bigint>> = {
  '2^255 - 19': 2n ** 255n - 19n,
  '2^256 - 2^32 - 977': 2n ** 256n - 2n ** 32n - 977n,
  '2^521 - 1': 2n ** 521n - 1n,
  '2^130 - 5': 2n ** 130n - 5n,
};
const RELATIONS = ['arg1*arg2', 'arg1*arg1', 'arg1+arg2', 'arg1-arg2', '121665*arg1', 'arg1*arg2-arg1*arg1+3*arg2'];

/** A function with 64-bit limbs, of which only the signature and the specification are looked at. */
function source(modulus: bigint, relation: string): Pick<IrFunction, 'name' | 'params' | 'results' | 'spec'> {
  const weights = Array.from({ length: Math.ceil(modulus.toString(2).length / 64) }, (_, i) => 64 * i);
  const array = (name: string) => ({
    name,
    shape: 'array' as const,
    width: 64 as const,
    bounds: weights.map(() => ({ lower: 0n, upper: 2n ** 64n - 1n })),
  });
  return {
    name: 'lane',
    params: ['arg1', 'arg2'].filter((name) => relation.includes(name)).map(array),
    results: [array('out1')],
    spec: { modulus, relation, weights, canonical: false, canonicalInputs: false },
  };
}

for (const [text, modulus] of Object.entries(MODULI))
  test(`lane functions modulo ${text} are proved, and right on numbers at their bounds`, () => {
    for (const relation of RELATIONS) {
      const fn = laneFunction(source(modulus, relation));
      verify(fn);
      expect(proveSpec(fn), relation).toMatchObject({ kind: 'proved' });
      fn.results[0].bounds.forEach(({ upper }, k) => expect(upper).toBeLessThanOrEqual(fn.params[0].bounds[k].upper));
      const rng = seeded(1, relation);
      for (let n = 0; n < 20; n++) {
        const inputs = fn.params.map((p) =>
          p.bounds.map(({ upper }) => (rng.below(3) === 0 ? upper : rng.big(upper.toString(2).length) & upper)),
        );
        const { weights } = fn.spec ?? { weights: [] };
        const numbers = new Map(fn.params.map((p, i) => [p.name, joinLimbs(inputs[i], weights)]));
        const wanted = evaluateRelation(
          parseRelation(relation, modulus),
          {
            constant: (value) => value,
            name: (name) => numbers.get(name) ?? 0n,
            add: (a, b) => a + b,
            sub: (a, b) => a - b,
            mul: (a, b) => a * b,
          },
          modulus,
        );
        const [out] = evaluate(fn, inputs);
        expect((joinLimbs(out, weights) - wanted) % modulus).toBe(0n);
      }
    }
  });

test('a lane function with any one operation altered is refuted', () => {
  const fn = laneFunction(source(2n ** 255n - 19n, 'arg1*arg2'));
  const altered = fn.body.flatMap((op, i): IrFunction[] => {
    const other = alteration(op);
    return other === null ? [] : [{ ...fn, body: fn.body.map((o, k) => (k === i ? other : o)) }];
  });
  const some = altered.filter((_, i) => i % 15 === 0);
  expect(some.length).toBeGreaterThan(2);
  for (const wrong of some) expect(proveSpec(wrong).kind).not.toBe('proved');
});

/** Another operation with the same results, which is not the same. */
function alteration(op: Op): Op | null {
  if (op.kind === 'mul52') return { ...op, ins: [op.ins[0], op.ins[0]] };
  if (op.kind === 'shl' || op.kind === 'shr') return { ...op, amount: op.amount + 1 };
  return op.kind === 'sum' ? { ...op, terms: op.terms.slice(1) } : null;
}

test('what no plan is known for is refused', () => {
  expect(() => laneFunction(source(2n ** 448n - 2n ** 224n - 1n, 'arg1*arg2'))).toThrow(/no plan of limbs/);
  expect(() => laneFunction(source(2n ** 255n - 19n, 'arg1*arg2, arg1'))).toThrow(/no plan of limbs/);
});
