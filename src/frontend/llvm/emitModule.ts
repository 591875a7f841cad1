/** Writes word IR as LLVM IR. */
import type { ValueId } from '../../base/ids.ts';
import { callOf } from '../../ir/callForm.ts';
import { type IrFunction, type Op, type Param, type Term, definitionsOf, operandInterval } from '../../ir/function.ts';
import { declarations, emitOperation, addWords } from './emitOperation.ts';
import { type Facts, type Product, partsOf, type Row } from './parts.ts';
import { LlvmText, typed, type Ways, constant, type Int } from './text.ts';
import { dependencyOrder, homes, sources } from '../../ir/rebuild.ts';
import { opInputs, opOutputs } from '../../ir/op.ts';

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

/**
 * An order that keeps more words than this alive is not worth its spills: on Curve448 (220 to 307 words at once) the
 * ladder step took 1,100 cycles so and takes 1,070 in the order of the source, a doubling 782 and 767, an addition
 * 1,362 and 1,376. With 74 to 136 words all formulas but one gain, up to 13 %.
 */
const MAX_ALIVE = 180;

/**
 * The operations of a body in an order in which independent work alternates, as in list scheduling: what may start
 * early and what much waits for comes first. Compilers keep much of the order that they are given, and a processor
 * looks ahead by about one multiplication only. That the early start counts twice was measured (X25519 step on Zen 4,
 * LLVM 19 and 22): 1 to 2 % against once or half. Where too much would be alive, as given.
 */
export function interleaved(body: readonly Op[]): readonly Op[] {
  const home = homes(body);
  const earliest = new Map<Op, number>();
  const height = new Map<Op, number>();
  for (const op of body) {
    earliest.set(op, Math.max(0, ...sources(op, home).map((from) => (earliest.get(from) ?? 0) + latency(from))));
  }
  for (const op of body.toReversed()) {
    const own = (height.get(op) ?? 0) + latency(op);
    height.set(op, own);
    for (const from of sources(op, home)) height.set(from, Math.max(height.get(from) ?? 0, own));
  }
  const rank = (op: Op): number => 2 * (earliest.get(op) ?? 0) - (height.get(op) ?? 0);
  const order = dependencyOrder(body.toSorted((a, b) => rank(a) - rank(b)));
  return mostAlive(order) > MAX_ALIVE ? body : order;
}

/** Cycles, about: a carry chain takes one per word, long sums have several behind each other (Zen 4, Golden Cove). */
function latency(op: Op): number {
  if (op.kind === 'sum') return op.terms.length > 12 ? 12 : op.outs.length + 2;
  return op.kind === 'mulx' ? 4 : op.kind === 'mul' ? 3 : 1;
}

/**
 * How many results of a body are alive at once, at most, if it is executed in this order: from their operation to the
 * last one that reads them.
 */
export function mostAlive(body: readonly Op[]): number {
  const lastReader = new Map<ValueId, Op>();
  for (const op of body) for (const id of read(op)) lastReader.set(id, op);
  const alive = new Set<ValueId>();
  let most = 0;
  for (const op of body) {
    for (const id of opOutputs(op)) if (lastReader.has(id)) alive.add(id);
    most = Math.max(most, alive.size);
    for (const id of read(op)) if (lastReader.get(id) === op) alive.delete(id);
  }
  return most;
}

const read = (op: Op): ValueId[] => opInputs(op).flatMap((a) => (a.kind === 'value' ? [a.id] : []));
