/**
 * The point formulas of bridge/bench/formulas, reduced and bridged to word IR, against the affine group laws on big
 * integers.
 */
import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/base/rng.ts';
import { formulaFunction } from '../../src/command/suite/formulaBuilds.ts';
import { evaluate } from '../../src/ir/evaluate.ts';
import { formulaCalls } from '../../src/verify/reference/formulaCalls.ts';
import { formulaSymbol, POINT_FORMULAS } from '../../src/verify/reference/pointFormulas.ts';
import { toolchainOrSkip } from '../toolchain/withToolchain.ts';

const SEED = 5;
const CALLS = 12;
const toolchain = await toolchainOrSkip();

describe.skipIf(toolchain === null)('point formulas agree with the affine group laws', () => {
  test.each(POINT_FORMULAS.map((formula) => [formulaSymbol(formula), formula] as const))(
    '%s',
    async (symbol, formula) => {
      const fn = await formulaFunction(toolchain!, formula);
      for (const [k, { inputs, agrees }] of formulaCalls(formula, CALLS, seeded(SEED, symbol)).entries()) {
        const [out] = evaluate(fn, [[...inputs]]);
        expect(agrees(BigUint64Array.from(out)), `${symbol}, seed ${SEED}, call ${k}, input ${inputs.join(' ')}`).toBe(
          true,
        );
        expect(
          agrees(BigUint64Array.from(out, (word, i) => (i === 0 ? word ^ 1n : word))),
          'a wrong bit is noticed',
        ).toBe(false);
      }
    },
  );
});
