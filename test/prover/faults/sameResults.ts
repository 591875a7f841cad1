import type { IrFunction } from '../../../src/ir/function.ts';
import type { Solver } from '../smt/solver.ts';
import { EqualValues } from './equalValues.ts';
import type { Fault } from './stream.ts';
import { NotFollowed, ValueRun, type Place } from './valueRun.ts';
import { Values, type ValueNumber } from './values.ts';

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
