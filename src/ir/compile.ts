/** A faster evaluator for running many vectors through one function. */
import type { IrFunction, Op, Operand } from './function.ts';
import type { Limbs } from './evaluate.ts';
import { evaluateBinary, evaluateDoubleShift, evaluateShift, evaluateUnary } from './scalar.ts';

/** Reads and writes slots; values first, then constants. */
type Step = (slot: bigint[]) => void;

/**
 * Translates `fn` once into a list of closures over a flat array. The result agrees with `evaluate` on inputs within
 * bounds; neither inputs nor intervals are checked.
 */
export function compile(fn: IrFunction): (inputs: Limbs) => bigint[][] {
  const constants: bigint[] = [];
  const place = (a: Operand): number => (a.kind === 'value' ? a.id : fn.values.length + constants.push(a.value) - 1);
  const steps = fn.body.map((op) => compileOp(op, place, (id) => fn.values[id].width));
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
  const terms = op.terms.map((t) => ({ at: place(t.operand), shift: BigInt(64 * t.column), plus: t.sign > 0 }));
  const { outs, borrow } = op;
  return (s) => {
    let total = 0n;
    for (const { at, shift, plus } of terms) total = plus ? total + (s[at] << shift) : total - (s[at] << shift);
    for (const id of outs) {
      s[id] = BigInt.asUintN(64, total);
      total >>= 64n;
    }
    if (borrow !== null) s[borrow] = -total;
  };
}
