/** Word IR that calls other functions: inlines the calls, or cuts the function at them. */
import { invariant } from '../base/errors.ts';
import { valueId, type ValueId } from '../base/ids.ts';
import { valueOperand, type IrFunction, type Op, type Operand, type Param, type Value, mapOp } from './function.ts';
import { unsigned } from './interval.ts';

/** A call of a function of one result. */
export interface IrCall {
  readonly kind: 'call';
  readonly callee: IrFunction;
  /** What each of its parameters is, limb by limb. */
  readonly ins: readonly (readonly Operand[])[];
  /** Values of the calling function, one for each limb of the result. */
  readonly outs: readonly ValueId[];
  /** Code has the body in the place of a call: what is known of the function holds there, too. */
  readonly isInPlace?: boolean;
}

/** A function whose body has calls. It means what `inlined` makes of it. */
export interface CallingFunction extends Omit<IrFunction, 'body'> {
  readonly body: readonly (Op | IrCall)[];
}

export const isCall = (op: Op | IrCall): op is IrCall => op.kind === 'call';

/** The calls that code makes. */
export const madeCalls = ({ body }: CallingFunction): IrCall[] =>
  body.filter((op): op is IrCall => isCall(op) && op.isInPlace !== true);

/** The bodies of what is called in place of the calls. */
export function inlined(fn: CallingFunction): IrFunction {
  const values: Value[] = [...fn.values];
  return { ...fn, values, body: fn.body.flatMap((op) => (isCall(op) ? bodyOf(op, values) : [op])) };
}

/** The body of a callee on the operands of a call; values that it makes on the way are added to `values`. */
function bodyOf({ callee, ins, outs }: IrCall, values: Value[]): Op[] {
  const known = new Map<ValueId, Operand>();
  callee.inputs.forEach((ids, p) => ids.forEach((id, limb) => known.set(id, ins[p][limb])));
  const results = new Map<ValueId, ValueId>();
  callee.outputs[0].forEach((out, limb) => {
    const isOwn = out.kind === 'value' && !known.has(out.id) && !results.has(out.id);
    invariant(isOwn, () => `result ${limb} of ${callee.name} is no value of its own`);
    results.set(out.id, outs[limb]);
  });
  const made = (id: ValueId): ValueId => {
    const { width, lower, upper } = callee.values[id];
    const fresh = results.get(id) ?? freshValue(values, { width, lower, upper });
    known.set(id, valueOperand(fresh));
    return fresh;
  };
  return callee.body.map((op) => mapOp(op, (o) => (o.kind === 'const' ? o : (known.get(o.id) ?? o)), made));
}

/** A new value, named by its number. */
export function freshValue(values: Value[], about: Pick<Value, 'width' | 'lower' | 'upper'>): ValueId {
  const id = valueId(values.length);
  values.push({ ...about, id, name: `x${id}` });
  return id;
}

/**
 * The function between the calls that code makes: what they give are further parameters, any words, and what they are
 * given further results, both in the order of the calls. Code that computes this, whatever calls give, computes
 * `inlined` if each of its calls gives what the callee computes of what it is given.
 */
export function betweenCalls(fn: CallingFunction): IrFunction {
  const calls = madeCalls(fn);
  const values = [...fn.values];
  const array = (name: string, limbs: readonly unknown[]): Param => {
    return { name, shape: 'array', width: 64, bounds: limbs.map(() => unsigned(64)) };
  };
  return {
    ...fn,
    params: [...fn.params, ...calls.map(({ outs }, k) => array(`result of call ${k}`, outs))],
    results: [
      ...fn.results,
      ...calls.flatMap(({ ins }, k) => ins.map((limbs, p) => array(`operand ${p} of call ${k}`, limbs))),
    ],
    inputs: [...fn.inputs, ...calls.map(({ outs }) => outs)],
    outputs: [...fn.outputs, ...calls.flatMap(({ ins }) => ins)],
    values,
    body: fn.body.flatMap((op) => (!isCall(op) ? [op] : op.isInPlace === true ? bodyOf(op, values) : [])),
  };
}
