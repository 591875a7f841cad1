/** What word-IR functions compute, on BigInts: the reference. */
import { Failure, invariant } from '../base/errors.ts';
import { type IrFunction, type Op, type Operand, opOutputs } from './function.ts';
import { evaluateBinary, evaluateDoubleShift, evaluateShift, evaluateUnary } from './scalar.ts';

/** One array of limbs per parameter or result. */
export type Limbs = readonly (readonly bigint[])[];

/** Reads and writes slots; values first, then constants. */
type Step = (slot: bigint[]) => void;

/**
 * Computes the results of `fn`. `inputs[p][limb]` is limb `limb` of parameter `p` and must lie within its bounds.
 * Also checks every value, sum and output against its stated interval: a violation is an `invariant` failure.
 */
export function evaluate(fn: IrFunction, inputs: Limbs): bigint[][] {
  checkInputs(fn, inputs);
  const outputs = translated(fn, (op, step, place) => checked(fn, op, step, place))(inputs);
  checkOutputs(fn, outputs);
  return outputs;
}

/** The same for many inputs, which are not checked, nor are intervals. */
export const compile = (fn: IrFunction): ((inputs: Limbs) => bigint[][]) => translated(fn, (_, step) => step);

/** `fn` as a list of closures over a flat array; `around` may put something around each. */
function translated(
  fn: IrFunction,
  around: (op: Op, step: Step, place: (a: Operand) => number) => Step,
): (inputs: Limbs) => bigint[][] {
  const constants: bigint[] = [];
  const place = (a: Operand): number => (a.kind === 'value' ? a.id : fn.values.length + constants.push(a.value) - 1);
  const steps = fn.body.map((op) =>
    around(
      op,
      compileOp(op, place, (id) => fn.values[id].width),
      place,
    ),
  );
  const outputs = fn.outputs.map((words) => words.map(place));
  const blank = fn.values.map(() => 0n);
  return (inputs) => {
    const slot = [...blank, ...constants];
    fn.inputs.forEach((ids, p) => {
      for (let i = 0; i < ids.length; i++) slot[ids[i]] = inputs[p][i];
    });
    for (const step of steps) step(slot);
    return outputs.map((words) => words.map((w) => slot[w]));
  };
}

/** A step, and what is stated of its values. */
function checked(fn: IrFunction, op: Op, step: Step, place: (a: Operand) => number): Step {
  const total = op.kind === 'sum' ? totalOf(op, place) : null;
  return (slot) => {
    if (op.kind === 'sum' && total !== null) checkWithin(fn, 'a sum leaves its interval', op, total(slot));
    step(slot);
    for (const id of opOutputs(op)) {
      const { name } = fn.values[id];
      checkWithin(fn, `${name} leaves its interval`, fn.values[id], slot[id]);
    }
  };
}

function checkWithin(
  { name: where }: IrFunction,
  message: string,
  { lower, upper }: { readonly lower: bigint; readonly upper: bigint },
  found: bigint,
): void {
  invariant(lower <= found && found <= upper, () => message, {
    where,
    expected: `${lower}..${upper}`,
    found: String(found),
  });
}

function checkOutputs(fn: IrFunction, outputs: Limbs): void {
  fn.results.forEach((r, i) =>
    r.bounds.forEach((bound, limb) => checkWithin(fn, `${r.name}[${limb}] leaves its bounds`, bound, outputs[i][limb])),
  );
}

function checkInputs(fn: IrFunction, inputs: Limbs): void {
  fn.params.forEach((p, i) =>
    p.bounds.forEach(({ lower, upper }, limb) => {
      const x = inputs[i]?.[limb];
      if (x !== undefined && lower <= x && x <= upper) return;
      throw new Failure('input', `limb ${limb} of ${p.name} is out of bounds`, {
        where: fn.name,
        expected: `${lower}..${upper}`,
        found: String(x),
      });
    }),
  );
}

function compileOp(op: Op, place: (a: Operand) => number, widthOf: (id: Op['outs'][number]) => number): Step {
  if (op.kind === 'sum') return compileSum(op, place);
  const [x, y, z] = op.ins.map(place);
  const out = op.outs[0];
  const second = op.outs[1] ?? out;
  const width = widthOf(op.outs[0]);
  const shift = BigInt(width);
  switch (op.kind) {
    case 'mulx':
      return (s) => {
        const p = s[x] * s[y];
        s[out] = BigInt.asUintN(64, p);
        s[second] = p >> 64n;
      };
    case 'mul52':
      return (s) => {
        const p = BigInt.asUintN(52, s[x]) * BigInt.asUintN(52, s[y]);
        s[out] = BigInt.asUintN(52, p);
        s[second] = p >> 52n;
      };
    case 'addcarryx':
      return (s) => {
        const t = s[x] + s[y] + s[z];
        s[out] = BigInt.asUintN(width, t);
        s[second] = t >> shift;
      };
    case 'subborrowx':
      return (s) => {
        const t = s[y] - s[z] - s[x];
        s[out] = BigInt.asUintN(width, t);
        s[second] = -(t >> shift);
      };
    case 'add':
    case 'sub':
    case 'mul':
    case 'and':
    case 'or':
    case 'xor':
      return (s) => {
        s[out] = evaluateBinary(op.kind, s[x], s[y], width);
      };
    case 'not':
    case 'mask':
    case 'eqz':
    case 'copy':
    case 'bswap':
      return (s) => {
        s[out] = evaluateUnary(op.kind, s[x], width);
      };
    case 'shl':
    case 'shr':
    case 'sar':
    case 'ror':
      return (s) => {
        s[out] = evaluateShift(op.kind, s[x], op.amount, width);
      };
    case 'shld':
    case 'shrd':
      return (s) => {
        s[out] = evaluateDoubleShift(op.kind, s[x], s[y], op.amount);
      };
    case 'cmovznz':
      return (s) => {
        s[out] = s[x] === 0n ? s[y] : s[z];
      };
  }
}

function compileSum(op: Op & { kind: 'sum' }, place: (a: Operand) => number): Step {
  const totalIn = totalOf(op, place);
  const { outs, borrow } = op;
  return (s) => {
    let total = totalIn(s);
    for (const id of outs) {
      s[id] = BigInt.asUintN(64, total);
      total >>= 64n;
    }
    if (borrow !== null) s[borrow] = -total;
  };
}

/** The whole number that a sum is. */
function totalOf({ terms }: Op & { kind: 'sum' }, place: (a: Operand) => number): (slot: bigint[]) => bigint {
  const placed = terms.map((t) => ({ at: place(t.operand), shift: BigInt(64 * t.column), plus: t.sign > 0 }));
  return (s) => {
    let total = 0n;
    for (const { at, shift, plus } of placed) total = plus ? total + (s[at] << shift) : total - (s[at] << shift);
    return total;
  };
}
