/**
 * What is proved equal is tried, too: both programs are executed on a few inputs, with numbers in place of unknowns.
 * Of the algebra nothing but arithmetic takes part. A proof that an input contradicts is a bug of ours.
 */
import { seeded } from '../../base/rng.ts';
import type { AliasMode } from '../../ir/contract/domain.ts';
import type { IrFunction } from '../../ir/function.ts';
import { Algebra } from '../algebra/algebra.ts';
import { evaluatorAt } from '../algebra/evaluate.ts';
import type { Poly } from '../algebra/poly.ts';
import { EVALUATING } from '../algebra/ruleSets.ts';
import { drawBatch, tupleOf } from '../inputs/vectors.ts';
import { signatureOf } from '../inputs/runner.ts';
import { CaseWords } from './caseWords.ts';
import { contradicted, inputValues } from './counterexample.ts';
import { attempted } from './everyMode.ts';

type Limbs = readonly (readonly Poly[])[];

/** Both programs on inputs: what one of them computes for the limbs of all results, and what the other does. */
type Both = (words: CaseWords, inputs: Limbs, numbers: bigint[][]) => readonly [Limbs, Limbs];

/** Instructions that are executed in all, and limits of how often that is: what takes little beside a proof. */
const MAX_INSTRUCTIONS = 1000;
const MIN_INPUTS = 2;
const MAX_INPUTS = 20;

/** Throws where the programs, of `size` instructions, differ. */
export function tryBoth(fn: IrFunction, mode: AliasMode, size: number, both: Both): void {
  const rng = seeded(1, `${fn.name} ${mode.name}`);
  const count = Math.min(MAX_INPUTS, Math.max(MIN_INPUTS, Math.floor(MAX_INSTRUCTIONS / size)));
  const drawn = drawBatch(fn, mode, rng, count, count >> 1);
  for (let i = 0; i < count; i++) {
    const inputs = tupleOf(fn, signatureOf(fn), drawn, i);
    const words = new CaseWords(new Algebra(), EVALUATING, []);
    const numbers = inputs.map((limbs) => limbs.map((limb) => words.constant(limb)));
    const entry = new Map<string, bigint>();
    const valueAt = evaluatorAt(words.algebra, inputValues(fn, mode, inputs, rng, entry));
    const results = attempted(() => both(words, numbers, inputs).map((limbs) => limbs.flat().map(valueAt)));
    if (results === null) return;
    const [found, expected] = results;
    const at = found.findIndex((limb, k) => limb !== expected[k]);
    if (at < 0) continue;
    throw contradicted(fn, {
      reason: `expected ${expected[at]}, found ${found[at]}`,
      counterexample: { names: fn.params.map(({ name }) => name), inputs, entry },
    });
  }
}
