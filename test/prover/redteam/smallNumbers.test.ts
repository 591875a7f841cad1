/** Verdicts about word IR of which all inputs can be tried: what is proved is right, what is refuted is wrong. */
import { expect, it } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { parse } from '../../../src/ir/parse.ts';
import { proveSpec } from '../../../src/prover/proof/specification.ts';
import { isRight, SmallProgram } from './smallNumbers.ts';

const SEED = Number(process.env['SEED'] ?? 1);
const ROUNDS = Number(process.env['ROUNDS'] ?? 400);

it('verdicts are true', () => {
  const found = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round++) {
    const text = new SmallProgram(seeded(SEED, `small numbers ${round}`)).text();
    const fn = parse(text, 'small');
    const { kind } = proveSpec(fn);
    if (kind !== 'undecided')
      expect(kind, `seed ${SEED} round ${round}:\n${text}`).toBe(isRight(fn) ? 'proved' : 'refuted');
    found.set(kind, (found.get(kind) ?? 0) + 1);
  }
  expect(found.get('proved')).toBeGreaterThan(ROUNDS / 10);
  expect(found.get('refuted')).toBeGreaterThan(ROUNDS / 10);
});
