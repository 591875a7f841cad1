import type { IrFunction } from '../../../src/ir/function.ts';
import type { Solver } from '../smt/solver.ts';
import type { Fault } from './stream.ts';
import { NotFollowed, ValueRun, type Place } from './valueRun.ts';
import { Values, type ValueNumber } from './values.ts';
import { seeded } from '../../../src/base/rng.ts';
import { LinearFacts } from './linear.ts';
import { SampledValues } from './sampledValues.ts';

/** Both programs leave equal values by value numbering alone. */
export async function sameByStructure(fault: Fault, fn: IrFunction): Promise<boolean> {
  return new Comparison(fault, fn, null).areSame();
}

/**
 * Or with the help of a solver, which is asked wherever an instruction reads a place that holds another value than in
 * the undamaged program.
 */
export async function sameByBounds(fault: Fault, fn: IrFunction, solve: Solver): Promise<boolean> {
  return new Comparison(fault, fn, solve).areSame();
}

/** Both programs side by side. */
class Comparison {
  private readonly fault: Fault;
  private readonly values = new Values();
  private readonly intact: ValueRun;
  private readonly damaged: ValueRun;
  /** Null where value numbering is to suffice. */
  private readonly equal: EqualValues | null;

  constructor(fault: Fault, fn: IrFunction, solve: Solver | null) {
    this.fault = fault;
    this.intact = new ValueRun(fault.before, fn, this.values);
    this.damaged = new ValueRun(fault.after, fn, this.values);
    this.equal = solve === null ? null : new EqualValues(fn, this.values, solve);
  }

  async areSame(): Promise<boolean> {
    try {
      await this.run();
      for (const place of new Set([...this.intact.visible(), ...this.damaged.visible()]))
        if (!(await this.agrees(place))) return false;
      return true;
    } catch (e) {
      if (e instanceof NotFollowed) return false;
      throw e;
    }
  }

  /** Instruction after instruction; one that was added or lost is stepped alone. */
  private async run(): Promise<void> {
    const {
      fault: { before, after, at },
      intact,
      damaged,
    } = this;
    const shift = after.count - before.count;
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
    for (const place of this.damaged.reads(at)) if (place.startsWith('f')) await this.unites(place, this.values.zero);
  }

  private agrees(place: Place): Promise<boolean> {
    return this.unites(place, this.intact.get(place));
  }

  /**
   * Whether the damaged program holds `wanted` at a place. Equal values are made one, so that what is computed from
   * them is equal, too.
   */
  private async unites(place: Place, wanted: ValueNumber): Promise<boolean> {
    const found = this.damaged.get(place);
    if (wanted === found) return true;
    if (this.equal === null || !(await this.equal.areEqual(wanted, found))) return false;
    this.damaged.replace(found, wanted);
    return true;
  }
}

/** Definitions above two values that are looked at, fewest first. */
const DEPTHS = [2, 6, 1000];
/** Pairs that the solver does not show equal, though no sample tells them apart, after which it is asked no more. */
const PATIENCE = 20;

/** Which values of two programs are equal for all inputs: a solver is asked for those that no sample tells apart. */
class EqualValues {
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
