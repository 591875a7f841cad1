import type { Rng } from '../../src/base/rng.ts';
import type { IrFunction, Op, Operand } from '../../src/ir/function.ts';

/** One line of assembly changed at random, or null when the chosen change does not apply to the chosen line. */
export function mutateAsm(lines: readonly string[], rng: Rng): string[] | null {
  const at = 1 + rng.below(lines.length - 2);
  const line = lines[at];
  const changed = CHANGES[rng.below(CHANGES.length)](line, rng);
  if (changed === null || changed.join('\n') === line) return null;
  if (changed.length === 0 && rng.below(2) === 0 && at + 2 < lines.length)
    return [...lines.slice(0, at), lines[at + 1], line, ...lines.slice(at + 2)];
  return [...lines.slice(0, at), ...changed, ...lines.slice(at + 1)];
}

type Change = (line: string, rng: Rng) => string[] | null;

const replaced =
  (pattern: RegExp, by: (found: string, rng: Rng) => string): Change =>
  (line, rng) =>
    pattern.test(line) ? [line.replace(pattern, (found) => by(found, rng))] : null;

const OPCODES: Readonly<Record<string, readonly string[]>> = {
  add: ['adc', 'sub', 'or', 'xor'],
  adc: ['add', 'sbb'],
  sub: ['sbb', 'add'],
  sbb: ['sub', 'adc'],
  and: ['or', 'xor', 'test'],
  imul: ['add'],
  setc: ['setnc', 'seto'],
  setz: ['setnz', 'sets'],
  cmovnz: ['cmovz', 'mov'],
  neg: ['not'],
  mov: ['add', 'xor'],
  shr: ['shl', 'sar'],
  test: ['cmp', 'and'],
};
const REGISTERS = ['rax', 'rcx', 'r8', 'rdx'];

const CHANGES: readonly Change[] = [
  () => [],
  (line) => [line, line],
  replaced(/^[a-z]+/, (op, rng) => OPCODES[op]?.[rng.below(OPCODES[op].length)] ?? op),
  replaced(/\b(rax|rcx|r8|rdx)\b/, (_, rng) => REGISTERS[rng.below(REGISTERS.length)]),
  replaced(/\+(\d+)\]/, (found, rng) => `+${Math.max(0, Number(found.slice(1, -1)) + (rng.below(2) === 0 ? 8 : -8))}]`),
  replaced(/, \d+$/, (found, rng) => `, ${BigInt(found.slice(2)) ^ (1n << BigInt(rng.below(6)))}`),
];

/** One operation of the body changed at random, or null when there is nothing to change. */
export function mutateIr(fn: IrFunction, rng: Rng): IrFunction | null {
  const at = rng.below(fn.body.length);
  const op = changedOp(fn, fn.body[at], rng);
  return op === null ? null : { ...fn, body: fn.body.with(at, op) };
}

/** Another operand, defined before: an input limb or a constant that differs. */
function otherOperand(fn: IrFunction, a: Operand, rng: Rng): Operand {
  if (a.kind === 'const') return { kind: 'const', value: a.value ^ (1n << BigInt(rng.below(8))) };
  const limbs = fn.inputs.flat();
  return { kind: 'value', id: limbs[rng.below(limbs.length)] };
}

function changedOp(fn: IrFunction, op: Op, rng: Rng): Op | null {
  switch (op.kind) {
    case 'sum': {
      const k = rng.below(op.terms.length);
      const term = op.terms[k];
      const changes: Op[] = [
        { ...op, terms: op.terms.toSpliced(k, 1) },
        { ...op, terms: op.terms.with(k, { ...term, column: (term.column + 1) % op.outs.length }) },
        { ...op, terms: op.terms.with(k, { ...term, sign: term.sign === 1 ? -1 : 1 }) },
        { ...op, terms: op.terms.with(k, { ...term, operand: otherOperand(fn, term.operand, rng) }) },
      ];
      return changes[rng.below(changes.length)];
    }
    case 'mulx':
      return { ...op, ins: [op.ins[0], otherOperand(fn, op.ins[1], rng)] };
    case 'add':
    case 'sub':
    case 'mul':
    case 'and':
      return rng.below(2) === 0
        ? { ...op, ins: [op.ins[0], otherOperand(fn, op.ins[1], rng)] }
        : { ...op, kind: op.kind === 'add' ? 'sub' : 'add' };
    case 'addcarryx':
    case 'subborrowx':
      return rng.below(2) === 0
        ? { ...op, ins: [{ kind: 'const', value: 0n }, op.ins[1], op.ins[2]] }
        : { ...op, ins: [op.ins[0], op.ins[1], otherOperand(fn, op.ins[2], rng)] };
    case 'cmovznz':
      return { ...op, ins: [op.ins[0], op.ins[2], op.ins[1]] };
    case 'shr':
    case 'shl':
      return { ...op, amount: op.amount ^ 1 };
    default:
      return null;
  }
}
