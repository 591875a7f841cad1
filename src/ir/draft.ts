/** A word-IR function under construction, operation by operation, without simplification. */
import { Failure } from '../base/errors.ts';
import { valueId, type ValueId } from '../base/ids.ts';
import { resultIntervals } from './bounds.ts';
import { operandInterval, valueOperand, opOutputs } from './function.ts';
import type {
  Definition,
  Definitions,
  Interface,
  IrFunction,
  Op,
  Operand,
  Param,
  Specification,
  Value,
  Width,
} from './function.ts';
import type { Interval } from './interval.ts';

/**
 * A word-IR function under construction, operation by operation, exactly as told; intervals follow from the operands.
 */
export class Draft implements Definitions {
  readonly #name: string;
  readonly #interface: Interface;
  readonly #params: Param[] = [];
  readonly #results: Param[] = [];
  readonly #inputs: ValueId[][] = [];
  readonly #outputs: (readonly Operand[])[] = [];
  readonly #values: Value[] = [];
  readonly #names = new Set<string>();
  readonly #body: Op[] = [];
  readonly #definitions = new Map<ValueId, Definition>();

  constructor(name: string, { aliasing, call, lanes }: Interface) {
    this.#name = name;
    this.#interface = {
      aliasing,
      ...(call === undefined ? {} : { call }),
      ...(lanes === undefined ? {} : { lanes }),
    };
  }

  /** Number of values so far; they have the ids below it. */
  get count(): number {
    return this.#values.length;
  }
  value(id: ValueId): Value {
    return this.#values[id];
  }
  definition(id: ValueId): Definition | undefined {
    return this.#definitions.get(id);
  }
  /** Interval of an operand. */
  range(a: Operand): Interval {
    return operandInterval(this, a);
  }

  /** Declares a parameter; returns one operand per limb. */
  param(p: Param): readonly Operand[] {
    const ids = p.bounds.map((b, limb) =>
      this.#fresh(p.width, p.shape === 'scalar' ? p.name : `${p.name}[${limb}]`, b),
    );
    this.#params.push(p);
    this.#inputs.push(ids);
    return ids.map(valueOperand);
  }

  /** Declares a result and what is stored to its limbs. */
  result(p: Param, words: readonly Operand[]): void {
    this.#results.push(p);
    this.#outputs.push(words);
  }

  /**
   * Appends the operation that `make` returns for fresh results of the given widths; names are `x<id>` unless given.
   */
  append(
    widths: readonly Width[],
    make: (ids: readonly ValueId[]) => Op,
    names: readonly (string | undefined)[] = [],
  ): readonly ValueId[] {
    const ids = widths.map((width, i) =>
      this.#fresh(width, names[i] ?? `x${this.#values.length}`, { lower: 0n, upper: 0n }),
    );
    const op = make(ids);
    for (const id of opOutputs(op)) this.#definitions.set(id, { op, position: this.#body.length });
    resultIntervals(op, this).forEach((x, i) => {
      const id = opOutputs(op)[i];
      this.#values[id] = { ...this.#values[id], lower: x.lower, upper: x.upper };
    });
    this.#body.push(op);
    return ids;
  }

  finish(spec?: Specification): IrFunction {
    return {
      name: this.#name,
      params: this.#params,
      results: this.#results,
      ...this.#interface,
      values: this.#values,
      inputs: this.#inputs,
      body: this.#body,
      outputs: this.#outputs,
      ...(spec === undefined ? {} : { spec }),
    };
  }

  #fresh(width: Width, name: string, { lower, upper }: Interval): ValueId {
    if (this.#names.has(name)) throw new Failure('input', `${name} is defined twice`, { where: this.#name });
    this.#names.add(name);
    const id = valueId(this.#values.length);
    this.#values.push({ id, name, width, lower, upper });
    return id;
  }
}
