import { seeded } from '../../../src/base/rng.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import type { Solver } from '../smt/solver.ts';
import { LinearFacts } from './linear.ts';
import { SampledValues } from './sampledValues.ts';
import type { Values, ValueNumber } from './values.ts';

/** Definitions above two values that are looked at, fewest first. */
const DEPTHS = [2, 6, 1000];
/** Pairs that the solver does not show equal, though no sample tells them apart, after which it is asked no more. */
const PATIENCE = 20;

/** Which values of two programs are equal for all inputs: a solver is asked for those that no sample tells apart. */
export class EqualValues {
  private readonly solve: Solver;
  private readonly facts: LinearFacts;
  private readonly samples: SampledValues;
  private readonly different = new Set<string>();

  constructor(fn: IrFunction, values: Values, solve: Solver) {
    this.solve = solve;
    this.facts = new LinearFacts(fn, values);
    this.samples = new SampledValues(fn, values, seeded(1, fn.name));
  }

  /** False where that is not shown. */
  async areEqual(a: ValueNumber, b: ValueNumber): Promise<boolean> {
    const { different, samples } = this;
    const pair = `${a} ${b}`;
    if (different.size >= PATIENCE || different.has(pair) || samples.differ(a, b)) return false;
    if (await this.areShownEqual(a, b)) return true;
    different.add(pair);
    return false;
  }

  private async areShownEqual(a: ValueNumber, b: ValueNumber): Promise<boolean> {
    const { facts, solve } = this;
    for (const depth of DEPTHS) {
      if (
        (await solve(facts.difference(a, b, depth, false), 'QF_LIRA')) === 'unsat' ||
        (await solve(facts.difference(a, b, depth, true), 'QF_LIA')) === 'unsat'
      )
        return true;
    }
    return false;
  }
}
