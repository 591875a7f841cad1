import { encoded } from '../../src/codegen/encoder/encode.ts';
import { seeded } from '../../src/base/rng.ts';
import type { Io } from '../../src/base/io.ts';
import { provedClaims } from '../report/resultRows.ts';
import { amountOf, parseBudget } from '../../src/search/task.ts';
import { openToolchain, type Toolchain } from '../../src/frontend/toolchain/openToolchain.ts';
import { formulaSymbol, type SuiteFormula } from '../suite/suiteFormulas.ts';
import { withWorker } from '../../src/bench/worker/buildWorker.ts';
import type { Worker } from '../../src/bench/worker/client.ts';
import { searchedFormula } from '../suite/formulaBuilds.ts';
import { checkBuilds } from '../suite/formulaChecks.ts';
import { budgetShown, type TunedForm, type FormOptions, type Tuner } from './tunedForm.ts';

/**
 * Searches each formula for the budget, from what earlier searches found, and holds what is found against the group
 * law. What is better and proved is stored as pieces are. Throws `wrong` if code computes something else.
 */
export const tunedFormulas: Tuner<SuiteFormula> = async ([saturated, unsaturated], options, io) => {
  const toolchain = await openToolchain(io.root);
  const { cpu } = options;
  return withWorker(io.root, cpu, async (worker) => {
    const tuned = (formula: SuiteFormula): Promise<TunedForm> => tunedOne(formula, toolchain, worker, options, io);
    return [await tuned(saturated), await tuned(unsaturated)];
  });
};

async function tunedOne(
  formula: SuiteFormula,
  toolchain: Toolchain,
  worker: Worker,
  { aim, budget: text, seed }: FormOptions,
  io: Io,
): Promise<TunedForm> {
  const budget = parseBudget(text);
  const rng = seeded(seed, `limbs/${formulaSymbol(formula)}`);
  const { program, found } = await searchedFormula(formula, toolchain, { budget, aim, rng, worker, io });
  await checkBuilds(formula, ['limbs'], [program], { seed, worker });
  return {
    fn: found.fn,
    bytes: encoded(found.program),
    searched: budgetShown(budget.kind, amountOf(budget)),
    proved: provedClaims(found),
  };
}
