/** The work of a proof has a limit that is counted in terms, not timed. */
import { expect, it } from 'vitest';
import { Algebra } from '../../src/prover/algebra/algebra.ts';
import type { Poly } from '../../src/prover/algebra/poly.ts';
import { PORTFOLIO } from '../../src/prover/algebra/ruleSets.ts';
import type { Work } from '../../src/prover/algebra/work.ts';
import { proveAsm } from './listing/proveAsm.ts';
import { limited, workWithin } from '../../src/prover/proof/everyMode.ts';
import { naiveCode } from './naiveCode.ts';
import { fixture } from './sampleFunctions.ts';

const [BASIC, TRACED] = PORTFOLIO;
const WORD = { lower: 0n, upper: 2n ** 64n - 1n };

/** The product of two sums of ten unknowns; the terms that it takes. */
function product(work: Work): number {
  const algebra = new Algebra(work);
  const sum = (name: string): Poly =>
    Array.from({ length: 10 }, (_, i) => algebra.input(`${name}${i}`, WORD)).reduce((a, b) => algebra.add(a, b));
  algebra.multiply(sum('a'), sum('b'));
  return work.terms;
}

it('an attempt is given up at the limit and not before; the count is the same each time', () => {
  const needed = limited(workWithin(BASIC, Infinity), product) ?? 0;
  expect(needed).toBeGreaterThan(100);
  expect(limited(workWithin(BASIC, needed), product)).toBe(needed);
  expect(limited(workWithin(BASIC, needed - 1), product)).toBeNull();
});

it('a degree that doubles is given up', () => {
  const squared = (times: number) =>
    limited(workWithin(BASIC), (work) => {
      const algebra = new Algebra(work);
      let y = algebra.input('a', WORD);
      for (let i = 0; i < times; i++) y = algebra.multiply(y, y);
      return y;
    });
  expect(squared(10)).not.toBeNull();
  expect(squared(11)).toBeNull();
  expect(squared(3000)).toBeNull();
});

it('what is thrown otherwise is passed on', () => {
  expect(() =>
    limited(workWithin(BASIC), () => {
      throw new Error('another');
    }),
  ).toThrow('another');
});

it('a proof that takes too many terms is not decided, and says so', () => {
  const fn = fixture('25519-mul-loose');
  const asm = naiveCode(fn) ?? '';
  const portfolio = [BASIC, TRACED];
  expect(proveAsm(asm, fn, { portfolio })).toMatchObject({ kind: 'proved' });
  expect(proveAsm(asm, fn, { portfolio, mostTerms: 500 })).toMatchObject({
    kind: 'undecided',
    reason: 'no attempt came to its end (4 attempts were given up: too many terms)',
  });
});
