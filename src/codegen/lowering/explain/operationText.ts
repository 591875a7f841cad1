import { OPERATION, PRODUCT, type OperationKind, type Problem } from '../../candidate/problem.ts';

/** Names of values of the problem. */
type NameOf = (value: number) => string;

/**
 * Event `e`, a product or an operation, as an equation of the word IR. `hi:lo` is 2^64*hi + lo; a word nobody reads is
 * `_`.
 */
export function operationText(p: Problem, e: number, name: NameOf): string {
  const { events } = p;
  const out = (i: number): string => (events.outs[2 * e + i] < 0 ? '_' : name(events.outs[2 * e + i]));
  if (events.kind[e] === PRODUCT)
    return `${out(1)}:${out(0)} = ${name(events.ins[3 * e])}*${name(events.ins[3 * e + 1])}`;
  return `${out(0)} = ${rightSide(p, e, name)}`;
}

/** What operation `e` computes. */
export function rightSide(p: Problem, e: number, name: NameOf): string {
  const { events } = p;
  const ins = [...events.ins.subarray(3 * e, 3 * e + 3)].filter((v) => v >= 0);
  const operation = events.operation[e];
  if (events.kind[e] !== OPERATION || operation === null) return '';
  const text = formula(operation, ins.map(name), events.detail[e]);
  return wraps(p, operation, ins, events.detail[e]) ? `${text} mod 2^64` : text;
}

function formula(operation: OperationKind, [a, b, c]: readonly string[], n: number): string {
  switch (operation) {
    case 'mul':
      return `${a}*${b}`;
    case 'add':
      return `${a} + ${b}`;
    case 'sub':
      return `${a} - ${b}`;
    case 'and':
      return `${a} & ${b}`;
    case 'or':
      return `${a} | ${b}`;
    case 'xor':
      return `${a} ^ ${b}`;
    case 'not':
      return `~${a}`;
    case 'mask':
      return `-${a} mod 2^64`;
    case 'eqz':
      return `(${a} == 0)`;
    case 'shl':
      return `${a} << ${n}`;
    case 'shr':
      return `${a} >> ${n}`;
    case 'sar':
      return `signed ${a} >> ${n}`;
    case 'ror':
      return `${a} rotated right by ${n}`;
    case 'shrd':
      return `low word of (${b}:${a} >> ${n})`;
    case 'shld':
      return `high word of (${b}:${a} << ${n})`;
    case 'cmovznz':
      return `${a} ? ${c} : ${b}`;
  }
}

/** The result may differ from the integer that the formula is. */
function wraps({ values }: Problem, operation: OperationKind, ins: readonly number[], n: number): boolean {
  const upper = ins.map((v) => values.upper[v]);
  const lower = ins.map((v) => values.lower[v]);
  const end = 1n << 64n;
  switch (operation) {
    case 'mul':
      return upper[0] * upper[1] >= end;
    case 'add':
      return upper[0] + upper[1] >= end;
    case 'sub':
      return lower[0] < upper[1];
    case 'shl':
      return upper[0] << BigInt(n) >= end;
    default:
      return false;
  }
}
