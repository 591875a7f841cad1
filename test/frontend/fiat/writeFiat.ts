/** From word IR to Fiat JSON. `readFiat` gives back the same function. */
import {
  type IrFunction,
  type Op,
  type Operand,
  type Param,
  type Specification,
  opOutputs,
} from '../../../src/ir/function.ts';
import { hex } from '../../../src/base/numberText.ts';
import type { FiatArgument, FiatExpression, FiatFunction, FiatVariable } from '../../../src/frontend/fiat/schema.ts';

const NAMES: Readonly<Partial<Record<Op['kind'], string>>> = {
  add: '+',
  sub: '-',
  mul: '*',
  and: '&',
  or: '|',
  xor: '^',
  not: '~',
  shl: '<<',
  shr: '>>',
  copy: 'static_cast',
};

/** One file with all functions, as JSON text. */
export function writeFiat(functions: readonly IrFunction[]): string {
  return `${JSON.stringify(functions.map(fiatFunction), null, 1)}\n`;
}

function fiatFunction(fn: IrFunction): FiatFunction {
  return {
    operation: fn.name,
    arguments: fn.params.map(variable),
    returns: fn.results.map(variable),
    body: [...fn.body.map((op) => statement(fn, op)), ...stores(fn)],
    ...(fn.aliasing === 'any' ? {} : { aliasing: fn.aliasing }),
    ...(fn.spec === undefined ? {} : { specification: specification(fn.spec) }),
  };
}

function variable(p: Param): FiatVariable {
  const lower = p.bounds.map((b) => hex(b.lower));
  const upper = p.bounds.map((b) => hex(b.upper));
  return p.shape === 'array'
    ? { datatype: `u${p.width}[${p.bounds.length}]`, name: p.name, lbound: lower, ubound: upper }
    : { datatype: `u${p.width}`, name: p.name, lbound: lower[0], ubound: upper[0] };
}

const specification = ({ limits, ...spec }: Specification) => ({
  ...spec,
  weights: [...spec.weights],
  modulus: hex(spec.modulus),
  ...(limits === undefined ? {} : { limits: limits.map(({ name, below }) => ({ name, below: hex(below) })) }),
});

function statement(fn: IrFunction, op: Op): FiatExpression {
  const outs = opOutputs(op);
  const several = outs.length > 1 || op.kind === 'sum';
  const datatype = several ? multiple(fn, op) : `u${fn.values[outs[0]].width}`;
  const parameters = parametersOf(fn, op);
  return {
    datatype,
    name: outs.map((id) => fn.values[id].name),
    operation: NAMES[op.kind] ?? op.kind,
    arguments: argumentsOf(fn, op),
    ...(parameters === undefined ? {} : { parameters }),
  };
}

/** Carries are always u1; the words of a sum may be of either width. */
function multiple(fn: IrFunction, op: Op): string {
  const widths = opOutputs(op).map((id) => `u${fn.values[id].width}`);
  return op.kind !== 'sum' || widths.every((w) => w === 'u64') ? '(auto)' : widths.join(',');
}

function parametersOf(fn: IrFunction, op: Op): FiatExpression['parameters'] {
  if (op.kind === 'sum') {
    return {
      signs: op.terms.map((t) => t.sign),
      columns: op.terms.map((t) => t.column),
      borrow: op.borrow !== null,
      lower: hex(op.lower),
      upper: hex(op.upper),
    };
  }
  return op.kind === 'mulx' || op.kind === 'addcarryx' || op.kind === 'subborrowx'
    ? { size: fn.values[op.outs[0]].width }
    : undefined;
}

function argumentsOf(fn: IrFunction, op: Op): FiatArgument[] {
  if (op.kind === 'sum') return op.terms.map((t) => argument(fn, t.operand));
  const ins = op.ins.map((a) => argument(fn, a));
  return 'amount' in op ? [...ins, String(op.amount)] : ins;
}

function argument(fn: IrFunction, a: Operand): FiatArgument {
  if (a.kind === 'const') return hex(a.value);
  const { name, width } = fn.values[a.id];
  return { datatype: `u${width}`, name: [], operation: 'static_cast', arguments: [name] };
}

function stores(fn: IrFunction): readonly FiatExpression[] {
  return fn.results.flatMap((r, i) =>
    fn.outputs[i].map(
      (a, limb): FiatExpression => ({
        datatype: `u${r.width}`,
        name: [r.shape === 'array' ? `${r.name}[${limb}]` : r.name],
        operation: 'static_cast',
        arguments: [argument(fn, a)],
      }),
    ),
  );
}
