/** Checker of the rules every word-IR function obeys, independent of who made it. */
import { Failure } from '../base/errors.ts';
import type { ValueId } from '../base/ids.ts';
import { resultIntervals, sumInterval } from './bounds.ts';
import { callFormFault } from './callForm.ts';
import { definitionsOf, operandInterval, opInputs, opOutputs } from './function.ts';
import type { Definitions, IrFunction, Op, Operand, Param } from './function.ts';
import { contains, meet, unsigned, type Interval } from './interval.ts';
import { hex } from '../base/numberText.ts';
import { printOp } from './print.ts';

/**
 * Throws an `invariant` failure that names the operation when `fn` breaks a rule:
 * every value is defined once, before it is read, with unique name and an interval within its width;
 * operands and amounts fit the operation; stated intervals contain those that follow from the operands
 * (a sum's own interval may be tighter than its terms imply, but may not contradict them; the same holds for the bounds
 * of results: see test/frontend/fields.test.ts);
 * every limb of every result is stored once.
 */
export function verify(fn: IrFunction): void {
  const defs = definitionsOf(fn);
  const seen = new Set<ValueId>();
  checkValues(fn);
  checkLanes(fn);
  checkInputs(fn, seen);
  for (const op of fn.body) checkOp(fn, op, defs, seen);
  checkOutputs(fn, defs, seen);
  const fault = callFormFault(fn);
  checker(fn.name)(fault === null, fault ?? '');
}

type Check = (
  condition: boolean,
  message: string,
  detail?: { readonly expected?: string; readonly found?: string },
) => void;

function checker(where: string): Check {
  return (condition, message, detail = {}) => {
    if (!condition) throw new Failure('invariant', `malformed word IR: ${message}`, { where, ...detail });
  };
}

function checkValues(fn: IrFunction): void {
  const check = checker(fn.name);
  const names = new Set<string>();
  fn.values.forEach((v, i) => {
    check(v.id === i, `value ${v.name} has id ${v.id} at place ${i}`);
    check(!names.has(v.name), `two values are named ${v.name}`);
    names.add(v.name);
    check(v.lower <= v.upper && contains(unsigned(v.width), v), `bounds of ${v.name} do not fit its width`, {
      found: span(v),
    });
  });
}

function checkInputs(fn: IrFunction, seen: Set<ValueId>): void {
  const check = checker(fn.name);
  check(fn.inputs.length === fn.params.length, 'one list of input values per parameter');
  fn.params.forEach((p, i) => {
    checkParam(fn.name, p);
    check(fn.inputs[i].length === p.bounds.length, `one input value per limb of ${p.name}`);
    fn.inputs[i].forEach((id, limb) => {
      const v = fn.values[id];
      check(!seen.has(id), `${v.name} is used for two limbs`);
      check(v.width === p.width && contains(v, p.bounds[limb]), `${v.name} does not allow all of ${p.name}[${limb}]`, {
        expected: span(p.bounds[limb]),
        found: span(v),
      });
      seen.add(id);
    });
  });
}

/** Rows of SIMD lanes are rows of words. */
function checkLanes({ name, lanes, params, results }: IrFunction): void {
  const narrow = [...params, ...results].find((p) => p.width !== 64 || p.shape !== 'array');
  checker(name)(lanes === undefined || narrow === undefined, 'vectorised functions have arrays of words only', {
    found: narrow?.name ?? '',
  });
}

function checkParam(where: string, p: Param): void {
  const check = checker(where);
  check(p.shape === 'array' || p.bounds.length === 1, `scalar ${p.name} has one limb`);
  p.bounds.forEach((b, i) =>
    check(b.lower <= b.upper && contains(unsigned(p.width), b), `bounds of ${p.name}[${i}]`, { found: span(b) }),
  );
}

function checkOp(fn: IrFunction, op: Op, defs: Definitions, seen: Set<ValueId>): void {
  for (const a of opInputs(op)) checkOperand(fn, a, seen, fn.name);
  const check = checker(`${fn.name}: ${printOp(fn, op)}`);
  checkShape(fn, op, defs, check);
  resultIntervals(op, defs).forEach((x, i) => {
    const v = fn.values[opOutputs(op)[i]];
    check(contains(v, x), `the interval of ${v.name} does not follow from the operands`, {
      expected: `to contain ${span(x)}`,
      found: span(v),
    });
  });
  for (const id of opOutputs(op)) {
    check(!seen.has(id), `${fn.values[id].name} is defined twice`);
    seen.add(id);
  }
}

function checkOperand(fn: IrFunction, a: Operand, seen: Set<ValueId>, where: string): void {
  const check = checker(where);
  if (a.kind === 'const') check(a.value >= 0n, 'constants are not negative', { found: hex(a.value) });
  else check(seen.has(a.id), `${fn.values[a.id]?.name ?? `value ${a.id}`} is read before it is defined`);
}

function checkShape(fn: IrFunction, op: Op, defs: Definitions, check: Check): void {
  const width = fn.values[op.outs[0]]?.width ?? 64;
  const within = (a: Operand, bits: number): void => {
    const x = operandInterval(defs, a);
    check(contains(unsigned(bits), x), `an operand does not fit ${bits} bits`, { found: span(x) });
  };
  switch (op.kind) {
    case 'mulx':
    case 'mul52':
      op.ins.forEach((a) => within(a, 64));
      break;
    case 'addcarryx':
    case 'subborrowx':
      within(op.ins[0], 1);
      within(op.ins[1], width);
      within(op.ins[2], width);
      break;
    case 'add':
    case 'sub':
    case 'mul':
    case 'or':
    case 'xor':
      op.ins.forEach((a) => within(a, width));
      break;
    case 'mask':
      within(op.ins[0], 1);
      break;
    case 'not':
      within(op.ins[0], width);
      break;
    case 'bswap':
      check(width === 64, 'the width of a word whose bytes are reversed', { expected: '64', found: String(width) });
      within(op.ins[0], 64);
      break;
    case 'and':
    case 'eqz':
    case 'copy':
      break;
    case 'shl':
    case 'shr':
    case 'sar':
    case 'ror':
      check(Number.isInteger(op.amount) && op.amount >= 0 && op.amount < 128, 'the amount of a shift', {
        found: String(op.amount),
      });
      if (op.kind !== 'shr') within(op.ins[0], width);
      break;
    case 'shld':
    case 'shrd':
      check(Number.isInteger(op.amount) && op.amount >= 0 && op.amount < 64, 'the amount of a double shift', {
        found: String(op.amount),
      });
      op.ins.forEach((a) => within(a, 64));
      break;
    case 'cmovznz':
      within(op.ins[1], width);
      within(op.ins[2], width);
      break;
    case 'sum':
      checkSum(op, defs, check);
  }
}

function checkSum(op: Op & { kind: 'sum' }, defs: Definitions, check: Check): void {
  check(op.outs.length > 0 && op.terms.length > 0, 'a sum has terms and results');
  for (const t of op.terms) {
    check(Number.isInteger(t.column) && t.column >= 0, 'columns are natural numbers', { found: String(t.column) });
    check(contains(unsigned(64), operandInterval(defs, t.operand)), 'terms are words');
  }
  const size = 1n << BigInt(64 * op.outs.length);
  if (op.borrow !== null)
    check(op.lower >= -size && op.upper < size, 'the total of a sum with borrow fits its words', { found: span(op) });
  check(
    op.lower <= op.upper && meet(op, sumInterval(op, defs)) !== null,
    'the interval of a sum contradicts its terms',
    {
      expected: span(sumInterval(op, defs)),
      found: span(op),
    },
  );
}

function checkOutputs(fn: IrFunction, defs: Definitions, seen: ReadonlySet<ValueId>): void {
  const check = checker(fn.name);
  check(fn.outputs.length === fn.results.length, 'one list of outputs per result');
  fn.results.forEach((r, i) => {
    checkParam(fn.name, r);
    check(fn.outputs[i].length === r.bounds.length, `every limb of ${r.name} is stored once`, {
      expected: String(r.bounds.length),
      found: String(fn.outputs[i].length),
    });
    fn.outputs[i].forEach((a, limb) => {
      if (a.kind === 'value') check(seen.has(a.id), `${r.name}[${limb}] is stored but never defined`);
      const x = operandInterval(defs, a);
      check(meet(r.bounds[limb], x) !== null, `the bounds of ${r.name}[${limb}] contradict what is stored`, {
        expected: span(r.bounds[limb]),
        found: span(x),
      });
    });
  });
}

const span = (x: Interval): string => `${hex(x.lower)}..${hex(x.upper)}`;
