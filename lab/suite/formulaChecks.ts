/** What every build of a formula must pass: calls with known results, and the search for leaks. */
import { Failure } from '../../src/base/errors.ts';
import { seeded } from '../../src/base/rng.ts';
import type { Toolchain } from '../../src/frontend/toolchain/openToolchain.ts';
import type { ArgumentBuffer } from '../../src/prover/leak/entry.ts';
import { checkFormula, formulaCalls, formulaContract } from './formulaCalls.ts';
import { formulaSymbol, type SuiteFormula } from './suiteFormulas.ts';
import { workerRunner } from '../../src/bench/testing/differential.ts';
import type { Worker } from '../../src/bench/worker/client.ts';
import { leaksOfBuild, type LeakVerdict } from './leaksOfBuild.ts';
import type { BuiltProgram } from '../../src/library/curve/curveSources.ts';
import { PROGRAM } from '../../src/base/files/installation.ts';

/** Calls that every build of every formula must get right. */
export const FORMULA_CHECKS = 500;

/** Throws `wrong` with the first counterexample. */
export async function checkBuilds(
  formula: SuiteFormula,
  builds: readonly string[],
  programs: readonly BuiltProgram[],
  { seed, worker }: { readonly seed: number; readonly worker: Worker },
): Promise<void> {
  const symbol = formulaSymbol(formula);
  const contract = formulaContract(formula);
  const calls = formulaCalls(formula, FORMULA_CHECKS, seeded(seed, `builds/check/${symbol}`));
  for (const [k, { code }] of programs.entries()) {
    const outcome = await checkFormula(workerRunner(worker), code, contract, calls);
    if (outcome.kind === 'passed') continue;
    const { inputs, expected, found } = outcome.failure;
    throw new Failure('wrong', `${symbol} as built by ${builds[k]} computes something else`, {
      where: `seed ${seed}, words in: ${inputs.map((w) => w.toString(16)).join(' ')}`,
      expected,
      found,
      hint: `${PROGRAM} builds --suite formulas --seed ${seed}`,
    });
  }
}

/** Coordinates are secret, the place of the result is not. */
const buffersOf = ({ inputs }: SuiteFormula): ArgumentBuffer[] => [
  { register: 'rdi', secret: false },
  ...['rsi', 'rdx'].slice(0, inputs.length).map((register) => ({ register, secret: true })),
];

/** What the search for leaks says of a build. */
export const leaksOfFormula = (
  formula: SuiteFormula,
  program: BuiltProgram,
  toolchain: Toolchain,
): Promise<LeakVerdict> => leaksOfBuild(program, formulaSymbol(formula), buffersOf(formula), toolchain);
