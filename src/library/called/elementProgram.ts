/**
 * A formula as a program for an accumulator that holds one field element, compiled into calls of one product and one
 * square with sums in registers between them. It says nothing of registers and words, and is read twice, as word IR
 * (elementIr.ts) and as code (elementCode.ts), which is then proved equal to that.
 */
import { invariant } from '../../base/errors.ts';

/** What is done with the accumulator, and how many names follow. */
const ARITY = {
  /** Accumulator := name. */
  load: 1,
  /** Name := accumulator. */
  store: 1,
  /** Accumulator := first times second; its square. Montgomery form. */
  multiply: 2,
  square: 1,
  /** Accumulator := accumulator + name, accumulator - name, name - accumulator. */
  add: 1,
  subtract: 1,
  subtractFrom: 1,
  /** Accumulator := twice, or half of, the accumulator. */
  double: 0,
  halve: 0,
  /** First := 0 if all words of the others are. The accumulator is lost. */
  test: 2,
  /** Accumulator := second if first, which was made by `test` or is a bit, is 0. */
  choose: 2,
  /** Result so named := accumulator. No coordinate so named of an operand is read afterwards. */
  give: 1,
} as const;

type Operation = keyof typeof ARITY;

export interface ElementStep {
  readonly op: Operation;
  readonly names: readonly string[];
}

export interface ElementProgram {
  readonly steps: readonly ElementStep[];
  /** Names of the elements of each array that goes in. */
  readonly inputs: readonly (readonly string[])[];
  /** Names of bits that go in by value behind the arrays, which `choose` reads. */
  readonly bits: readonly string[];
  /** Names of results, in the order in which the array has them. */
  readonly outputs: readonly string[];
  /** Everything else that has a name, in the order in which it is first named: elements of the program's own. */
  readonly slots: readonly string[];
}

/** 1 in the form of the field, and 0. */
export const ONE = 'ONE';
export const ZERO_NAME = 'ZERO';

/**
 * The program of this text, steps separated by semicolons or lines, whose results are in the order of their names if
 * none is said. Throws `invariant`: texts are ours.
 */
export function elementProgram(
  text: string,
  inputs: readonly (readonly string[])[],
  { bits = [], outputs }: Partial<Pick<ElementProgram, 'bits' | 'outputs'>> = {},
): ElementProgram {
  const steps = text.split(/[;\n]/).flatMap((line) => (line.trim() === '' ? [] : [step(line.trim())]));
  const known = new Set([...inputs.flat(), ...bits, ONE, ZERO_NAME]);
  const given = steps.flatMap(({ op, names }) => (op === 'give' ? names : [])).toSorted();
  const slots: string[] = [];
  for (const { op, names } of steps) {
    if (op === 'give') continue;
    const [first, ...others] = names;
    const isWritten = op === 'store' || op === 'test';
    const read = isWritten ? others : names;
    const missing = read.find((name) => !known.has(name));
    invariant(missing === undefined, () => `${missing ?? ''} is read before it is stored`);
    invariant(!isWritten || slots.includes(first) || !known.has(first), () => `${first} is no place to store to`);
    if (isWritten && !known.has(first)) slots.push(first);
    known.add(first);
  }
  return { steps, inputs, bits, outputs: outputs ?? given, slots };
}

function step(line: string): ElementStep {
  const [op, ...names] = line.split(/\s+/);
  invariant(Object.hasOwn(ARITY, op), () => `no operation of element programs: ${line}`);
  const operation = op as Operation;
  const fits = operation === 'test' ? names.length >= ARITY.test : names.length === ARITY[operation];
  invariant(fits, () => `wrong number of names: ${line}`);
  return { op: operation, names };
}
