/** Sums and differences of several canonical elements: proved of one, right at the ends of the field for all. */
import { describe, expect, test } from 'vitest';
import { parseBigExpr } from '../../src/base/bigExpr.ts';
import { limbsOf, mod } from '../../src/base/integers.ts';
import { seeded } from '../../src/base/rng.ts';
import { elementSums } from '../../src/ir/elementSums.ts';
import { compile } from '../../src/ir/evaluate.ts';
import type { IrFunction, Op } from '../../src/ir/function.ts';
import { verify } from '../../src/ir/verify.ts';
import { proveSpec } from '../../src/prover/proof/specification.ts';

const SEED = 17;
/** With words that are not full, full ones, and a carry beyond them; moduli that end where no word does. */
const MODULI = ['2^255-19', '2^256-2^32-977', '2^224-2^96+1', '2^221-3', '2^193-31', '2^256-189', '2^127-1'];
const OPERATIONS = ['add', 'sub'] as const;
const wordsOf = (p: bigint): number => Math.ceil(p.toString(2).length / 64);

describe.each(MODULI)('modulo %s', (text) => {
  const modulus = parseBigExpr(text);
  const words = wordsOf(modulus);
  const of = (operation: (typeof OPERATIONS)[number], count: number): IrFunction =>
    elementSums(`${operation}_of_${count}`, { operation, modulus, words, count });

  test.each(OPERATIONS)('%s of one element is proved', (operation) => {
    expect(proveSpec(of(operation, 1)).kind).toBe('proved');
  });

  test.each(OPERATIONS)('%s of one to four elements is right', (operation) => {
    const rng = seeded(SEED, text);
    const corners = [0n, 1n, modulus - 1n, modulus - 2n, modulus >> 1n, (modulus >> 1n) + 1n];
    const draw = (): bigint => (rng.below(2) === 0 ? corners[rng.below(corners.length)]! : rng.big(320) % modulus);
    for (const count of [1, 2, 3, 4]) {
      const fn = of(operation, count);
      verify(fn);
      const call = compile(fn);
      for (let n = 0; n < 100; n++) {
        const [a, b] = [0, 1].map(() => Array.from({ length: count }, draw)) as [bigint[], bigint[]];
        const found = call([a, b].map((all) => all.flatMap((x) => limbsOf(x, words))))[0];
        const expected = a.map((x, i) => mod(operation === 'add' ? x + b[i]! : x - b[i]!, modulus));
        expect(found, `seed ${SEED}: ${a.join(' ')} and ${b.join(' ')}`).toEqual(
          expected.flatMap((x) => limbsOf(x, words)),
        );
      }
    }
  });
});

/** Its operands exchanged, or the sign of a term. */
function altered(op: Op): Op {
  if (op.kind === 'cmovznz') return { ...op, ins: [op.ins[0], op.ins[2], op.ins[1]] };
  if (op.kind !== 'sum') throw new Error(op.kind);
  const [first, ...rest] = op.terms;
  return { ...op, terms: [{ ...first!, sign: first!.sign === 1 ? -1 : 1 }, ...rest] };
}

test.each(OPERATIONS)('no alteration of %s is proved', (operation) => {
  const fn = elementSums(operation, { operation, modulus: 2n ** 255n - 19n, words: 4, count: 1 });
  expect(fn.body).toHaveLength(6);
  for (const [at, op] of fn.body.entries()) {
    const body = [...fn.body.slice(0, at), altered(op), ...fn.body.slice(at + 1)];
    expect(proveSpec({ ...fn, body }).kind, `operation ${at}`).not.toBe('proved');
  }
});
