import { expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { joinLimbs } from '../../../src/ir/contract/domain.ts';
import { evaluateRelation, parseRelation } from '../../../src/ir/contract/relation.ts';
import { evaluate } from '../../../src/ir/evaluate.ts';
import type { IrFunction, Op } from '../../../src/ir/function.ts';
import { laneFunction } from '../../../src/ir/lanes/laneFunction.ts';
import { verify } from '../../../src/ir/verify.ts';
import { proveSpec } from '../../../src/prover/proof/specification.ts';
import { oneIn } from '../../oneIn.ts';
import { items } from '../../items.ts';

const MODULI: Readonly<Record<string, bigint>> = {
  '2^255 - 19': 2n ** 255n - 19n,
  '2^256 - 2^32 - 977': 2n ** 256n - 2n ** 32n - 977n,
  '2^521 - 1': 2n ** 521n - 1n,
  '2^130 - 5': 2n ** 130n - 5n,
  '2^256 - 2^224 + 2^192 + 2^96 - 1': 2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 1n,
  '2^384 - 2^128 - 2^96 + 2^32 - 1': 2n ** 384n - 2n ** 128n - 2n ** 96n + 2n ** 32n - 1n,
  'the base field of BN254': 0x30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd47n,
  '2^251 + 17*2^192 + 1': 2n ** 251n + 17n * 2n ** 192n + 1n,
  '2^64 - 2^32 + 1': 2n ** 64n - 2n ** 32n + 1n,
  '2^64 - 2^45 - 1': 2n ** 64n - 2n ** 45n - 1n,
};
const RELATIONS = items`
  arg1*arg2; arg1*arg1; arg1*arg2/R; arg1*arg1/R; arg1+arg2; arg1-arg2; -arg1; 121665*arg1; arg1*R; arg1/R
  arg1*arg2-arg1*arg1+3*arg2`;
/** Lengths at which the number of limbs or the room above the modulus changes, and those between them. */
const LENGTHS = [64, 101, 102, 103, 104, 105, 156, 157, 209, 258, 259, 260, 261, 417, 519, 520, 521];

/** A function with 64-bit limbs and R = 2^(64·words), of which only signature and specification count. */
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
    spec: {
      modulus,
      relation: relation.replace('R', `2^${64 * weights.length}`),
      weights,
      canonical: false,
      canonicalInputs: false,
    },
  };
}

/** Results stay within the bounds of arguments and are right, with arguments at their bounds among others. */
function expectRight(fn: IrFunction, modulus: bigint, calls: number): void {
  const { weights, relation } = fn.spec ?? { weights: [], relation: '' };
  fn.results[0].bounds.forEach(({ upper }, k) => expect(upper).toBeLessThanOrEqual(fn.params[0].bounds[k].upper));
  const rng = seeded(1, relation);
  const parsed = parseRelation(relation, modulus);
  for (let n = 0; n < calls; n++) {
    const inputs = fn.params.map((p) =>
      p.bounds.map(({ upper }) => (rng.below(3) === 0 ? upper : rng.big(upper.toString(2).length) & upper)),
    );
    const numbers = new Map(fn.params.map((p, i) => [p.name, joinLimbs(inputs[i], weights)]));
    const ring = {
      constant: (value: bigint) => value,
      name: (name: string) => numbers.get(name) ?? 0n,
      add: (a: bigint, b: bigint) => a + b,
      sub: (a: bigint, b: bigint) => a - b,
      mul: (a: bigint, b: bigint) => a * b,
    };
    const [out] = evaluate(fn, inputs);
    out.forEach((limb, k) => expect(limb).toBeLessThanOrEqual(fn.results[0].bounds[k].upper));
    expect((joinLimbs(out, weights) - evaluateRelation(parsed, ring, modulus)) % modulus, relation).toBe(0n);
  }
}

for (const [at, [text, modulus]] of Object.entries(MODULI).entries())
  test(`lane functions modulo ${text} are proved, and right on numbers at their bounds`, () => {
    // Of each modulus other ones.
    for (const relation of oneIn(3, [...RELATIONS.slice(at % 3), ...RELATIONS.slice(0, at % 3)])) {
      const fn = laneFunction(source(modulus, relation));
      verify(fn);
      expect(proveSpec(fn), relation).toMatchObject({ kind: 'proved' });
      expectRight(fn, modulus, 20);
    }
  });

/** The same of limbs of up to 29 bits. */
const SHORT_LENGTHS = [64, 84, 85, 113, 114, 171, 172, 255, 256, 258, 259, 287, 288, 384, 403, 404, 519, 521];
const BY_LANES = [
  ...LENGTHS.map((bits) => ({ bits, lanes: 8 as const })),
  ...SHORT_LENGTHS.map((bits) => ({ bits, lanes: 4 as const })),
];

test.each(oneIn(4, BY_LANES))(
  'functions of $lanes lanes modulo any odd number of $bits bits are right',
  ({ bits, lanes }) => {
    const rng = seeded(1, `${bits}`);
    const top = 2n ** BigInt(bits - 1);
    const random = [top | rng.big(bits - 1) | 1n];
    const corners = [top + 1n, 2n * top - 1n, ((4n * top) / 3n) | 1n];
    // Of whole products, large multiples have no plan where the limbs leave little room.
    for (const modulus of [...random, ...corners])
      for (const relation of ['arg1*arg2', 'arg1*arg2/R', 'arg1-arg2', lanes === 8 ? '121665*arg1' : '9*arg1']) {
        const fn = laneFunction(source(modulus, relation), 1, lanes);
        verify(fn);
        expectRight(fn, modulus, 2);
      }
  },
);

test('a source in Montgomery form has its relation with the R of the lanes', () => {
  const relationOf = (modulus: bigint, relation: string) => laneFunction(source(modulus, relation)).spec?.relation;
  expect(relationOf(MODULI['the base field of BN254'], 'arg1*arg2/R')).toBe('arg1*arg2/2^260');
  expect(relationOf(2n ** 255n - 19n, 'arg1*arg2/R')).toBe('arg1*arg2');
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
  expect(() => laneFunction(source(2n ** 448n - 2n ** 224n, 'arg1*arg2'))).toThrow(/no plan of limbs/);
  expect(() => laneFunction(source(2n ** 255n - 19n, 'arg1*arg2, arg1'))).toThrow(/no plan of limbs/);
});
