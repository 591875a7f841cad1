import { seeded } from '../../../src/base/rng.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import type { Solver } from '../smt/solver.ts';
import { LinearFacts } from './linear.ts';
import type { Fault } from './stream.ts';
import { SampledValues } from './sampledValues.ts';
import { NotFollowed, ValueRun, type Place } from './valueRun.ts';
import { Values, type ValueNumber } from './values.ts';

/** Definitions above two values that are looked at, fewest first. */
const DEPTHS = [2, 6, 1000];
/** Pairs that the solver does not show equal, though no sample tells them apart, after which a fault is given up. */
const PATIENCE = 20;

/** Both programs leave equal values by value numbering alone. */
export async function sameByStructure(fault: Fault, fn: IrFunction): Promise<boolean> {
  return new Comparison(fault, fn, null).areSame();
}

/** Or with the help of a solver, which is asked wherever an instruction reads a place that holds another value than in the undamaged program. */
export async function sameByBounds(fault: Fault, fn: IrFunction, solve: Solver): Promise<boolean> {
  return new Comparison(fault, fn, solve).areSame();
}

/** Both programs side by side. */
class Comparison {
  private readonly fault: Fault;
  private readonly solve: Solver | null;
  private readonly facts: LinearFacts;
  private readonly samples: SampledValues;
  private readonly intact: ValueRun;
  private readonly damaged: ValueRun;
  private readonly zero: ValueNumber;
  private readonly different = new Set<string>();

  constructor(fault: Fault, fn: IrFunction, solve: Solver | null) {
    const values = new Values();
    this.fault = fault;
    this.zero = values.zero;
    this.solve = solve;
    this.facts = new LinearFacts(fn, values);
    this.samples = new SampledValues(fn, values, seeded(1, fn.name));
    this.intact = new ValueRun(fault.before, fn, values);
    this.damaged = new ValueRun(fault.after, fn, values);
  }

  async areSame(): Promise<boolean> {
    try {
      await this.run();
      for (const place of new Set([...this.intact.visible(), ...this.damaged.visible()])) if (!await this.agrees(place)) return false;
      return true;
    } catch (e) {
      if (e instanceof NotFollowed) return false;
      throw e;
    }
  }

  /** Instruction after instruction; one that was added or lost is stepped alone. */
  private async run(): Promise<void> {
    const { fault: { before, after, at }, intact, damaged } = this, shift = after.count - before.count;
    for (let i = 0; i < before.count; i++) {
      if (i === at && shift > 0) damaged.step(i);
      if (i !== at) for (const place of intact.reads(i)) await this.agrees(place);
      intact.step(i);
      if (i === at && shift >= 0) await this.clearFlags(i + shift);
      if (i !== at || shift >= 0) damaged.step(i >= at ? i + shift : i);
    }
  }

  /** Flags that the damaged instruction reads and that are always 0. */
  private async clearFlags(at: number): Promise<void> {
    const { damaged, zero } = this;
    for (const place of damaged.reads(at)) if (place.startsWith('f') && await this.areEqual(zero, damaged.get(place))) damaged.replace(damaged.get(place), zero);
  }

  /** Equal values are made one, so that what is computed from them is equal, too. */
  private async agrees(place: Place): Promise<boolean> {
    const wanted = this.intact.get(place), found = this.damaged.get(place), areSame = await this.areEqual(wanted, found);
    if (areSame) this.damaged.replace(found, wanted);
    return areSame;
  }

  private async areEqual(a: ValueNumber, b: ValueNumber): Promise<boolean> {
    const { solve, different, samples } = this, pair = `${a} ${b}`;
    if (a === b) return true;
    if (solve === null || different.size >= PATIENCE || different.has(pair) || samples.differ(a, b)) return false;
    const areEqual = await this.areShownEqual(a, b, solve);
    if (!areEqual) different.add(pair);
    return areEqual;
  }

  private async areShownEqual(a: ValueNumber, b: ValueNumber, solve: Solver): Promise<boolean> {
    for (const depth of DEPTHS) {
      if (await solve(this.facts.difference(a, b, depth, false), 'QF_LIRA') === 'unsat' || await solve(this.facts.difference(a, b, depth, true), 'QF_LIA') === 'unsat') return true;
    }
    return false;
  }
}
