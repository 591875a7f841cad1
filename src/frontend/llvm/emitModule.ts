import type { ValueId } from '../../base/ids.ts';
import { callOf } from '../../ir/callForm.ts';
import type { IrFunction, Op, Param, Term } from '../../ir/function.ts';
import { definitionsOf, operandInterval } from '../../ir/definitions.ts';
import { declarations, emitOperation, addWords } from './emitOperation.ts';
import { interleaved } from './interleave.ts';
import { type Facts, type Product, partsOf, type Row } from './parts.ts';
import { LlvmText, typed, type Ways, constant, type Int } from './text.ts';

/** The processor that IR is written for. */
export interface EmissionTarget {
  readonly triple: string;
  /** Whether LLVM has selections and carries for it that are no jumps. */
  readonly jumpsToSelect: boolean;
}

const X86_64: EmissionTarget = { triple: 'x86_64-unknown-linux-gnu', jumpsToSelect: false };

/**
 * Word IR as LLVM IR (19 and later), for x86-64 unless `target` says otherwise: words as i64, products as i128, sums
 * as additions of wide integers whose rows follow operand scanning, so that `llc` makes carry chains of them. Each
 * function is called as its source is, or takes its results by pointer, then its parameters, arrays by pointer.
 */
export function emitModule(functions: readonly IrFunction[], target = X86_64): string {
  const ways = waysFor(target);
  return [
    `target triple = "${target.triple}"`,
    '',
    ...functions.flatMap((fn) => [...emitFunction(fn, ways), '']),
    ...declarations(ways),
    '',
  ].join('\n');
}

const waysFor = ({ triple, jumpsToSelect }: EmissionTarget): Ways => ({
  x86: triple.startsWith('x86_64'),
  wordwise: jumpsToSelect,
});

function emitFunction(fn: IrFunction, ways: Ways): string[] {
  const text = new LlvmText(fn, ways);
  const defs = definitionsOf(fn);
  fn.params.forEach((p, i) => fn.inputs[i].forEach((id, limb) => emitInput(text, p, id, limb)));
  const facts: Facts = {
    productOf: (id) => asProduct(defs.definition(id)?.op),
    upper: (a) => operandInterval(defs, a).upper,
  };
  for (const op of interleaved(fn.body)) {
    if (op.kind === 'sum') emitSum(text, op, facts);
    else emitOperation(text, op, fn.values[op.outs[0]].width);
  }
  fn.results.forEach((r, i) =>
    fn.outputs[i].forEach((a, limb) => {
      text.lines.push(`store ${typed(text.readAt(a, storedBits(r)))}, ptr ${address(text, r, limb)}, align 1`);
    }),
  );
  const { parameters, type, before, after } = signatureOf(fn);
  return [
    `define ${type} @${fn.name}(${parameters.join(', ')}) nounwind {`,
    ...[...before, ...text.lines, ...after].map((line) => `  ${line}`),
    '}',
  ];
}

interface Signature {
  readonly parameters: readonly string[];
  readonly type: string;
  /** Lines that give every result and parameter its name, and the last ones. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

function signatureOf(fn: IrFunction): Signature {
  const { arguments: list, returned } = callOf(fn);
  const parameters = list.map(({ result, param }) => {
    const read = fn.params.find(({ name }) => name === param);
    if (result === undefined && read?.shape === 'scalar') return `i${read.width} %${param}`;
    const [place] = fn.results.filter(({ name }) => name === result && returned?.result === name);
    const memory = place === undefined ? '' : `sret([${place.bounds.length} x i${storedBits(place)}]) `;
    return `ptr ${memory}%${result ?? param}`;
  });
  const before = list.flatMap(({ result, param }) =>
    result === undefined || param === undefined ? [] : [`%${param} = getelementptr i8, ptr %${result}, i64 0`],
  );
  const value = returned?.as === 'value' ? fn.results.find(({ name }) => name === returned.result) : undefined;
  if (value === undefined) return { parameters, type: 'void', before, after: ['ret void'] };
  const type = `i${value.bounds.length * storedBits(value)}`;
  return {
    parameters,
    type,
    before: [...before, `%${value.name} = alloca ${type}`],
    after: [`%returned = load ${type}, ptr %${value.name}, align 1`, `ret ${type} %returned`],
  };
}

const asProduct = (op: Op | undefined): Product | undefined => (op?.kind === 'mulx' ? op : undefined);

function emitInput(text: LlvmText, p: Param, id: ValueId, limb: number): void {
  if (p.shape === 'scalar') return text.define(id, { name: `%${p.name}`, bits: p.width });
  const bits = storedBits(p);
  text.define(id, text.let(bits, `load i${bits}, ptr ${address(text, p, limb)}, align 1`));
}

/** Bits take a byte in memory. */
const storedBits = ({ width }: Param): number => Math.max(8, width);

/** Address of a limb of an array; a scalar result has one. */
const address = (text: LlvmText, p: Param, limb: number): string =>
  limb === 0 ? `%${p.name}` : text.let(64, `getelementptr i8, ptr %${p.name}, i64 ${(limb * storedBits(p)) / 8}`).name;

type Sum = Extract<Op, { readonly kind: 'sum' }>;

/**
 * A sum as additions of wide integers, each as wide as the partial sum may get: LLVM makes one carry chain of each, and
 * none of the carries has to be kept.
 */
function emitSum(text: LlvmText, op: Sum, facts: Facts): void {
  const words = op.outs.length + (op.borrow === null ? 0 : 1);
  let total: Int | null = null;
  let most = 0n;
  for (const { rows, upper, sign } of partsOf(op.terms, facts)) {
    most += sign > 0 ? upper : 0n;
    const own = addRows(text, rows, widthOf(upper, words));
    const bits = sign > 0 ? widthOf(most, words) : 64 * words;
    total = total === null && sign > 0 ? own : combine(text, total ?? constant(0n, bits), own, sign, bits);
  }
  const whole = text.resize(total ?? constant(0n, 64), 64 * words);
  op.outs.forEach((id, k) => text.define(id, text.slice(whole, 64 * k, 64)));
  if (op.borrow !== null) text.define(op.borrow, text.slice(whole, 64 * op.outs.length, 1));
}

/** Bits of as many words as a number up to `most` needs, at most `words`. */
const widthOf = (most: bigint, words: number): number =>
  64 * Math.min(words, Math.max(1, Math.ceil(most.toString(2).length / 64)));

const combine = (text: LlvmText, a: Int, b: Int, sign: 1 | -1, bits: number): Int =>
  added(text, sign > 0 ? 'add' : 'sub', text.resize(a, bits), text.resize(b, bits));

const addRows = (text: LlvmText, rows: readonly Row[], bits: number): Int =>
  rows.map((row) => rowInteger(text, row, bits)).reduce((a, b) => added(text, 'add', a, b));

const added = (text: LlvmText, step: 'add' | 'sub', a: Int, b: Int): Int =>
  text.ways.wordwise && a.bits > 64 ? addWords(text, step, a, b) : text.binary(step, a, b);

/** The words of a row side by side; what is above `bits` is left out. */
const rowInteger = (text: LlvmText, row: Row, bits: number): Int =>
  row
    .filter((t) => 64 * t.column < bits)
    .map((t) => placed(text, t, bits))
    .reduce((a, b) => text.let(bits, `or disjoint ${typed(a)}, ${b.name}`), constant(0n, bits));

/** The word at its column of an integer of `bits` bits. */
function placed(text: LlvmText, { operand, column }: Term, bits: number): Int {
  const word = text.readAt(operand, bits);
  return column === 0 ? word : text.binary('shl', word, constant(BigInt(64 * column), bits));
}
