/** The text form of word IR; `parse` reads it back. */
import { hex } from '../base/numberText.ts';
import { type IrFunction, type Op, type Operand, type Param, type Value, opOutputs } from './function.ts';
import { unsigned, type Interval } from './interval.ts';

/**
 * One line per fact and operation:
 *
 *     function mul            param arg1 u64[4] <=0x..,0x..      result out1 u64[4]      aliasing any
 *     x7, x8<=0x25 = mulx x1, 0x26
 *     w0, w1, b:u1 borrow = sum [-0x1..0xff] +x3@0 -x4@1
 *     return out1 = w0, w1
 *
 * A line `lanes` says that rows of so many words lie where arrays have limbs, `call` how the source's function is
 * called, where that is otherwise.
 * `:uN` is the width when it is not 64, `>=` and `<=` the bounds where they are tighter than the width.
 */
export function print(fn: IrFunction): string {
  const lines = [
    `function ${fn.name}`,
    `aliasing ${fn.aliasing}`,
    ...(fn.lanes === undefined ? [] : [`lanes ${fn.lanes}`]),
    ...fn.params.map((p) => `param ${param(p)}`),
    ...fn.results.map((p) => `result ${param(p)}`),
    ...calls(fn),
    ...specification(fn),
    '',
    ...fn.body.map((op) => printOp(fn, op)),
    ...fn.results.map((r, i) => `return ${r.name} = ${fn.outputs[i].map((a) => operand(fn, a)).join(', ')}`),
  ];
  return `${lines.join('\n')}\n`;
}

/** One operation as a line. */
export function printOp(fn: IrFunction, op: Op): string {
  const outs = opOutputs(op).map((id) => definition(fn.values[id]));
  const borrow = op.kind === 'sum' && op.borrow !== null ? ' borrow' : '';
  return `${outs.join(', ')}${borrow} = ${rightHandSide(fn, op)}`;
}

function rightHandSide(fn: IrFunction, op: Op): string {
  if (op.kind === 'sum') {
    const terms = op.terms.map((t) => `${t.sign > 0 ? '+' : '-'}${operand(fn, t.operand)}@${t.column}`);
    return [`sum [${hex(op.lower)}..${hex(op.upper)}]`, ...terms].join(' ');
  }
  const by = 'amount' in op ? ` by ${op.amount}` : '';
  return `${op.kind} ${op.ins.map((a) => operand(fn, a)).join(', ')}${by}`;
}

const operand = (fn: IrFunction, a: Operand): string => (a.kind === 'const' ? hex(a.value) : fn.values[a.id].name);

function definition(v: Value): string {
  const width = v.width === 64 ? '' : `:u${v.width}`;
  const lower = v.lower > 0n ? `>=${hex(v.lower)}` : '';
  const upper = v.upper < unsigned(v.width).upper ? `<=${hex(v.upper)}` : '';
  return v.name + width + lower + upper;
}

function param(p: Param): string {
  const type = p.shape === 'array' ? `u${p.width}[${p.bounds.length}]` : `u${p.width}`;
  const full: Interval = unsigned(p.width);
  const lower = p.bounds.some((b) => b.lower > 0n) ? ` >=${p.bounds.map((b) => hex(b.lower)).join(',')}` : '';
  const upper = p.bounds.some((b) => b.upper < full.upper) ? ` <=${p.bounds.map((b) => hex(b.upper)).join(',')}` : '';
  return `${p.name} ${type}${lower}${upper}`;
}

/** `call a:arg1 r:out1`, `call acc:out1=arg1 b:arg2 returns out2`; nothing for (results, parameters). */
export function calls({ call }: IrFunction): readonly string[] {
  if (call === undefined) return [];
  const { returned } = call;
  const bits = returned?.bits === undefined ? '' : `:u${returned.bits}`;
  const back =
    returned === null ? [] : [`returns${returned.as === 'address' ? ' address' : ''} ${returned.result}${bits}`];
  const list = call.arguments.map(
    ({ name, result, param: read }) => `${name}:${[result, read].filter((x) => x !== undefined).join('=')}`,
  );
  return [['call', ...list, ...back].join(' ')];
}

function specification({ spec }: IrFunction): readonly string[] {
  if (spec === undefined) return [];
  const canonical = [...(spec.canonicalInputs ? ['inputs'] : []), ...(spec.canonical ? ['outputs'] : [])];
  return [
    `modulus ${hex(spec.modulus)}`,
    `weights ${spec.weights.join(' ')}`,
    `relation ${spec.relation}`,
    ...(canonical.length > 0 ? [`canonical ${canonical.join(' ')}`] : []),
    ...(spec.limits ?? []).map(({ name, below }) => `limit ${name} ${hex(below)}`),
  ];
}
