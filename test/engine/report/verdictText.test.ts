/** A difference that is not decided is told by its first term and how many there are; all of it is for `--verbose`. */
import { expect, test } from 'vitest';
import { verdictLines } from '../../../src/engine/report/verdictText.ts';
import { Algebra } from '../../../src/prover/algebra/algebra.ts';
import { showFirstTerm, showTerms } from '../../../src/prover/algebra/show.ts';

/** x0 + 2·x1 + … + n·x(n-1) + 7. */
function sumOf(n: number): { readonly first: string; readonly terms: readonly string[] } {
  const algebra = new Algebra();
  let sum = algebra.constant(7n);
  for (let i = 0; i < n; i++) {
    const x = algebra.input(`x${i}`, { lower: 0n, upper: 2n ** 64n - 1n });
    sum = algebra.add(sum, algebra.scale(x, BigInt(i + 1)));
  }
  return { first: showFirstTerm(algebra, sum), terms: showTerms(algebra, sum) };
}

test('normal forms are shown by one term, or by all of them', () => {
  const { first, terms } = sumOf(3);
  expect(first).toBe('4 terms, the first of which is x0');
  expect(terms).toEqual(['x0', '2·x1', '3·x2', '7']);
  const long = sumOf(1000);
  expect(long.first).toBe('1001 terms, the first of which is x0');
  expect(long.terms.slice(-3)).toEqual(['500·x499', '… and 500 more terms', '7']);
});

test('a verdict that is not decided', () => {
  const { first, terms } = sumOf(3);
  const verdict = {
    kind: 'undecided',
    where: 'out[0]',
    reason: `the normal forms differ by ${first}`,
    millis: 2,
  } as const;
  const line = 'not decided  asm = IR: out[0]: the normal forms differ by 4 terms, the first of which is x0 (2 ms)';
  expect(verdictLines('asm = IR', verdict, true)).toEqual([line]);
  expect(verdictLines('asm = IR', { ...verdict, difference: terms }, false)).toEqual([
    line,
    '  --verbose prints the whole difference',
  ]);
  expect(verdictLines('asm = IR', { ...verdict, difference: terms }, true)).toEqual([
    line,
    '  difference:',
    ...['x0', '2·x1', '3·x2', '7'].map((term) => `    + ${term}`),
  ]);
});
