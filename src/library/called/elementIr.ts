/** Element programs as word IR: calls of products and squares, and bodies of sums between them. */
import { invariant } from '../../base/errors.ts';
import { freshValue, type CallingFunction, type IrCall } from '../../ir/calls.ts';
import type { ValueId } from '../../base/ids.ts';
import { limbsOf } from '../../base/integers.ts';
import { constOperand, valueOperand, type Op, type Operand, type Value } from '../../ir/function.ts';
import type { Aliasing, IrFunction, Param } from '../../ir/function.ts';
import { ONE, ZERO_NAME, type ElementProgram, type ElementStep } from './elementProgram.ts';

/** The operations of a field of one length, of elements below the modulus, as word IR of one result. */
export interface FieldPieces {
  readonly mul: IrFunction;
  readonly square: IrFunction;
  readonly add: IrFunction;
  readonly sub: IrFunction;
  /** For programs that halve. */
  readonly half?: IrFunction;
  /** 1 in the form of the field. */
  readonly one: bigint;
}

type Element = readonly Operand[];

const BIT = { lower: 0n, upper: 1n };
/** As C has it, an `unsigned`. */
const BIT_PARAM = { shape: 'scalar', width: 32, bounds: [BIT] } as const;

/**
 * The word IR of a program, as (out, operands). Elements that go in are what the product takes; `relation` is what is
 * stated of the results, if anything is.
 */
export function elementIr(
  name: string,
  program: ElementProgram,
  pieces: FieldPieces,
  aliasing: Aliasing,
  relation = '',
): CallingFunction {
  const { spec } = pieces.mul;
  return {
    ...new Composition(pieces).function(name, program, aliasing),
    ...(spec === undefined ? {} : { spec: { ...spec, relation } }),
  };
}

class Composition {
  private readonly pieces: FieldPieces;
  private readonly values: Value[] = [];
  private readonly body: (Op | IrCall)[] = [];
  private readonly elements = new Map<string, Element>();

  constructor(pieces: FieldPieces) {
    this.pieces = pieces;
  }

  function(name: string, { steps, inputs, bits, outputs }: ElementProgram, aliasing: Aliasing): CallingFunction {
    const [{ bounds }] = this.pieces.mul.params;
    const array = (named: string, count: number, of: Param['bounds']): Param => ({
      name: named,
      shape: 'array',
      width: 64,
      bounds: Array.from({ length: count }, () => of).flat(),
    });
    const arrays = inputs.map((names) => names.flatMap((one) => this.input(one, 64, bounds)));
    const ids = [...arrays, ...bits.map((one) => this.input(one, 32, [BIT]))];
    this.elements.set(ONE, limbsOf(this.pieces.one, bounds.length).map(constOperand));
    this.elements.set(ZERO_NAME, limbsOf(0n, bounds.length).map(constOperand));
    const given = new Map<string, Element>();
    let accumulator: Element = [];
    for (const step of steps) accumulator = this.step(step, accumulator, given);
    const any = bounds.map(() => ({ lower: 0n, upper: 2n ** 64n - 1n }));
    return {
      name,
      params: [
        ...inputs.map((names, k) => array(`arg${k + 1}`, names.length, bounds)),
        ...bits.map((_, k): Param => ({ ...BIT_PARAM, name: `arg${inputs.length + k + 1}` })),
      ],
      results: [array('out1', outputs.length, any)],
      aliasing,
      values: this.values,
      inputs: ids,
      body: this.body,
      outputs: [outputs.flatMap((one) => given.get(one) ?? [])],
    };
  }

  private input(name: string, width: Value['width'], bounds: Param['bounds']): ValueId[] {
    const ids = bounds.map(({ lower, upper }) => freshValue(this.values, { width, lower, upper }));
    this.elements.set(name, ids.map(valueOperand));
    return ids;
  }

  /** Does a step and returns the accumulator behind it. */
  private step({ op, names }: ElementStep, accumulator: Element, given: Map<string, Element>): Element {
    const [first, ...others] = names;
    switch (op) {
      case 'load':
        return this.element(first);
      case 'store':
        this.elements.set(first, accumulator);
        return accumulator;
      case 'give':
        given.set(first, accumulator);
        return accumulator;
      case 'multiply':
        return this.call(
          this.pieces.mul,
          names.map((name) => this.element(name)),
        );
      case 'square':
        return this.call(this.pieces.square, [this.element(first)]);
      case 'add':
        return this.sum(this.pieces.add, [accumulator, this.element(first)]);
      case 'subtract':
        return this.sum(this.pieces.sub, [accumulator, this.element(first)]);
      case 'subtractFrom':
        return this.sum(this.pieces.sub, [this.element(first), accumulator]);
      case 'double':
        return this.sum(this.pieces.add, [accumulator, accumulator]);
      case 'halve':
        return this.sum(this.half(), [accumulator]);
      case 'test':
        this.elements.set(first, [this.anyBit(others.flatMap((name) => this.element(name)))]);
        return [];
      case 'choose':
        return this.chosen(this.element(first)[0], this.element(others[0]), accumulator);
    }
  }

  private half(): IrFunction {
    const { half } = this.pieces;
    invariant(half !== undefined, () => 'the field does not halve');
    return half;
  }

  private element(name: string): Element {
    const element = this.elements.get(name);
    invariant(element !== undefined, () => `${name} is not known`);
    return element;
  }

  private call(callee: IrFunction, ins: readonly Element[]): Element {
    const call = this.callOf(callee, ins);
    this.body.push(call);
    return call.outs.map(valueOperand);
  }

  /** Code has the body of a sum in place. */
  private sum(callee: IrFunction, ins: readonly Element[]): Element {
    const call = { ...this.callOf(callee, ins), isInPlace: true };
    this.body.push(call);
    return call.outs.map(valueOperand);
  }

  private callOf(callee: IrFunction, ins: readonly Element[]): IrCall {
    const outs = callee.outputs[0].map((out) => {
      invariant(out.kind === 'value', () => `a limb of ${callee.name} is a constant`);
      return freshValue(this.values, callee.values[out.id]);
    });
    return { kind: 'call', callee, ins, outs };
  }

  private anyBit(words: Element): Operand {
    return words.reduce((a, b) => this.operation({ kind: 'or', ins: [a, b] }));
  }

  private chosen(word: Operand, ifZero: Element, ifNonzero: Element): Element {
    const isZero = this.operation({ kind: 'eqz', ins: [word] });
    return ifZero.map((one, k) => this.operation({ kind: 'cmovznz', ins: [isZero, ifNonzero[k], one] }));
  }

  private operation(
    op:
      | { readonly kind: 'or'; readonly ins: readonly [Operand, Operand] }
      | { readonly kind: 'eqz'; readonly ins: readonly [Operand] }
      | { readonly kind: 'cmovznz'; readonly ins: readonly [Operand, Operand, Operand] },
  ): Operand {
    const isBit = op.kind === 'eqz';
    const out = freshValue(this.values, { width: isBit ? 1 : 64, lower: 0n, upper: isBit ? 1n : 2n ** 64n - 1n });
    this.body.push({ ...op, outs: [out] });
    return valueOperand(out);
  }
}
