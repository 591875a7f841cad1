/** Writes word IR as LLVM IR. */
import type { ValueId } from '../../base/ids.ts';
import { callOf } from '../../ir/callForm.ts';
import {
  type IrFunction,
  type Op,
  type Param,
  type Term,
  definitionsOf,
  operandInterval,
  type Operand,
  operandKey,
  opInputs,
  opOutputs,
} from '../../ir/function.ts';
import { dependencyOrder, homes, sources } from '../../ir/rebuild.ts';
import { unreachable } from '../../base/errors.ts';

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

type Operation = Exclude<Op, { readonly kind: 'sum' }>;
type Product52 = Extract<Op, { readonly kind: 'mul52' }>;
type Carry = Extract<Op, { readonly kind: 'addcarryx' | 'subborrowx' }>;
type Single = Exclude<Operation, Product | Product52 | Carry>;

/** Intrinsics that the emitted text may call. */
const declarations = ({ x86 }: Ways): string[] => [
  ...(x86
    ? ['addcarry', 'subborrow'].map((name) => `declare { i8, i64 } @llvm.x86.${name}.64(i8, i64, i64)`)
    : ['uadd', 'usub'].map((name) => `declare { i64, i1 } @llvm.${name}.with.overflow.i64(i64, i64)`)),
  ...['fshl', 'fshr'].flatMap((name) =>
    [32, 64].map((bits) => `declare i${bits} @llvm.${name}.i${bits}(i${bits}, i${bits}, i${bits})`),
  ),
];

/** An operation that is no sum; `bits` is the width of its first result. */
function emitOperation(text: LlvmText, op: Operation, bits: number): void {
  if (op.kind === 'mulx') emitProduct(text, op, bits);
  else if (op.kind === 'mul52') emitProduct52(text, op);
  else if (op.kind === 'addcarryx' || op.kind === 'subborrowx') emitCarry(text, op, bits);
  else text.define(op.outs[0], single(text, op, bits));
}

function emitProduct(text: LlvmText, { ins: [a, b], outs: [low, high] }: Product, bits: number): void {
  const product = text.binary('mul', text.readAt(a, 2 * bits), text.readAt(b, 2 * bits));
  text.define(low, text.slice(product, 0, bits));
  text.define(high, text.slice(product, bits, bits));
}

function emitProduct52(text: LlvmText, { ins, outs: [low, high] }: Product52): void {
  const [a, b] = ins.map((o) => text.slice(text.readAt(o, 128), 0, 52)).map((x) => text.resize(x, 104));
  const product = text.binary('mul', a, b);
  text.define(low, text.slice(product, 0, 52));
  text.define(high, text.slice(product, 52, 52));
}

/** A link of a carry chain: intrinsics for whole words, wider arithmetic for others. */
function emitCarry(text: LlvmText, op: Carry, bits: number): void {
  const [carry, a, b] = op.ins;
  const isSum = op.kind === 'addcarryx';
  if (bits !== 64) {
    const [c, x, y] = [carry, a, b].map((o) => text.readAt(o, 2 * bits));
    const step = isSum ? 'add' : 'sub';
    const wide = text.binary(step, text.binary(step, x, y), c);
    text.define(op.outs[0], text.slice(wide, 0, bits));
    text.define(op.outs[1], text.slice(wide, bits, 1));
    return;
  }
  if (!text.ways.x86) {
    const step = addWord(text, isSum ? 'add' : 'sub', text.readAt(a, 64), text.readAt(b, 64), text.readAt(carry, 1));
    text.define(op.outs[0], step.word);
    text.define(op.outs[1], step.carry);
    return;
  }
  const operands = [text.readAt(carry, 8), text.readAt(a, 64), text.readAt(b, 64)].map(typed).join(', ');
  const pair = text.let(64, `call { i8, i64 } @llvm.x86.${isSum ? 'addcarry' : 'subborrow'}.64(${operands})`);
  text.define(op.outs[0], text.let(64, `extractvalue { i8, i64 } ${pair.name}, 1`));
  text.define(op.outs[1], text.let(8, `extractvalue { i8, i64 } ${pair.name}, 0`));
}

function single(text: LlvmText, op: Single, bits: number): Int {
  const at = (o: Operand, width = bits): Int => text.readAt(o, width);
  switch (op.kind) {
    case 'add':
    case 'sub':
    case 'mul':
    case 'and':
    case 'or':
    case 'xor':
      return text.binary(op.kind, at(op.ins[0]), at(op.ins[1]));
    case 'not':
      return text.binary('xor', at(op.ins[0]), constant(-1n, bits));
    case 'bswap':
      return byteSwap(text, at(op.ins[0]));
    case 'mask':
      return text.let(bits, `sext ${typed(at(op.ins[0], 1))} to i${bits}`);
    case 'eqz':
      return equalsZero(text, text.read(op.ins[0]));
    case 'copy':
      return at(op.ins[0]);
    case 'shl':
      return op.amount >= bits
        ? constant(0n, bits)
        : text.binary('shl', at(op.ins[0]), constant(BigInt(op.amount), bits));
    case 'sar':
      return text.binary('ashr', at(op.ins[0]), constant(BigInt(Math.min(op.amount, bits - 1)), bits));
    case 'shr':
      return text.slice(text.read(op.ins[0]), op.amount, bits);
    case 'ror':
      return funnel(text, 'fshr', at(op.ins[0]), at(op.ins[0]), op.amount);
    case 'shld':
      return funnel(text, 'fshl', at(op.ins[1], 64), at(op.ins[0], 64), op.amount);
    case 'shrd':
      return funnel(text, 'fshr', at(op.ins[1], 64), at(op.ins[0], 64), op.amount);
    case 'cmovznz':
      return choose(text, text.read(op.ins[0]), at(op.ins[1]), at(op.ins[2]));
    default:
      return unreachable(op);
  }
}

const equalsZero = (text: LlvmText, a: Int): Int => text.let(1, `icmp eq ${typed(a)}, 0`);

function choose(text: LlvmText, c: Int, ifZero: Int, otherwise: Int): Int {
  const { bits } = ifZero;
  const isZero = equalsZero(text, c);
  if (!text.ways.wordwise) return text.let(bits, `select ${typed(isZero)}, ${typed(ifZero)}, ${typed(otherwise)}`);
  const mask = text.let(bits, `sext ${typed(isZero)} to i${bits}`);
  return text.binary('xor', otherwise, text.binary('and', text.binary('xor', ifZero, otherwise), mask));
}

const funnel = (text: LlvmText, name: string, high: Int, low: Int, amount: number): Int =>
  text.let(
    high.bits,
    `call i${high.bits} @llvm.${name}.i${high.bits}(${typed(high)}, ${typed(low)}, i${high.bits} ${amount})`,
  );

const byteSwap = (text: LlvmText, a: Int): Int =>
  text.let(a.bits, `call i${a.bits} @llvm.bswap.i${a.bits}(${typed(a)})`);

/** A word and the carry or borrow behind it. */
interface Link {
  readonly word: Int;
  readonly carry: Int;
}

/** a + b + carry or a - b - carry on words; `carry` is one bit. */
function addWord(text: LlvmText, step: 'add' | 'sub', a: Int, b: Int, carry: Int | null): Link {
  const first = overflowing(text, step, a, b);
  if (carry === null) return first;
  const second = overflowing(text, step, first.word, text.resize(carry, 64));
  return { word: second.word, carry: text.binary('or', first.carry, second.carry) };
}

/**
 * Integers of whole words, word by word: LLVM compares the halves of a wide sum to find the carry between them, and
 * where a processor has no flags that becomes a jump.
 */
function addWords(text: LlvmText, step: 'add' | 'sub', a: Int, b: Int): Int {
  let carry: Int | null = null;
  let whole = constant(0n, a.bits);
  for (let from = 0; from < a.bits; from += 64) {
    const link: Link = addWord(text, step, text.slice(a, from, 64), text.slice(b, from, 64), carry);
    const wide = text.resize(link.word, a.bits);
    const placed = from === 0 ? wide : text.binary('shl', wide, constant(BigInt(from), a.bits));
    whole = text.let(a.bits, `or disjoint ${typed(whole)}, ${placed.name}`);
    ({ carry } = link);
  }
  return whole;
}

function overflowing(text: LlvmText, step: 'add' | 'sub', a: Int, b: Int): Link {
  const pair = text.let(64, `call { i64, i1 } @llvm.u${step}.with.overflow.i64(${typed(a)}, ${typed(b)})`);
  const part = (bits: number, k: number): Int => text.let(bits, `extractvalue { i64, i1 } ${pair.name}, ${k}`);
  return { word: part(64, 0), carry: part(1, 1) };
}

type Product = Extract<Op, { readonly kind: 'mulx' }>;

/** Terms of one sign with at most one in each column: one integer. */
type Row = readonly Term[];

/** A part of a sum that is added up by itself first. */
interface Part {
  readonly rows: readonly Row[];
  /** The part is at most this (a positive part), or its negative at most this. */
  readonly upper: bigint;
  readonly sign: 1 | -1;
}

/** What is known about the operands of a sum. */
interface Facts {
  /** The multiplication that defines a word, if one does. */
  productOf(id: ValueId): Product | undefined;
  upper(a: Operand): bigint;
}

/**
 * Cuts a sum into parts as in operand scanning: rows of single words, then each run of products with a common factor
 * (its low words and its high words, which together are as long as a number times a word), then what is subtracted.
 */
function partsOf(terms: readonly Term[], facts: Facts): Part[] {
  const home = ({ operand: a }: Term): Product | undefined => (a.kind === 'value' ? facts.productOf(a.id) : undefined);
  const positive = terms.filter((t) => t.sign === 1);
  const negative = terms.filter((t) => t.sign === -1);
  const single = (row: Row, sign: 1 | -1): Part => ({ rows: [row], upper: wordwise(row, facts), sign });
  const isWhole = ({ outs }: Product): boolean =>
    outs.every((id) => positive.some(({ operand: a }) => a.kind === 'value' && a.id === id));
  const inRuns = runs([...new Set(positive.flatMap((t) => home(t) ?? []))])
    .filter((run) => run.filter(isWhole).length > 1)
    .map((run) =>
      positive.filter((t) => {
        const p = home(t);
        return p !== undefined && run.includes(p);
      }),
    );
  return [
    ...packed(positive.filter((t) => !inRuns.some((run) => run.includes(t)))).map((row) => single(row, 1)),
    ...inRuns.map((run) => runPart(run, facts, home)),
    ...packed(negative).map((row) => single(row, -1)),
  ];
}

function runPart(members: readonly Term[], facts: Facts, home: (t: Term) => Product | undefined): Part {
  const isHigh = (t: Term): boolean => t.operand.kind === 'value' && home(t)?.outs[1] === t.operand.id;
  const low = members.filter((t) => !isHigh(t));
  const high = members.filter(isHigh);
  const paired = new Set<Term>();
  let upper = 0n;
  for (const l of low) {
    const product = home(l);
    const h = high.find((t) => !paired.has(t) && home(t) === product && t.column === l.column + 1);
    if (product === undefined || h === undefined) continue;
    paired.add(l).add(h);
    upper += (facts.upper(product.ins[0]) * facts.upper(product.ins[1])) << BigInt(64 * l.column);
  }
  return {
    rows: [...packed(low), ...packed(high)],
    upper:
      upper +
      wordwise(
        members.filter((t) => !paired.has(t)),
        facts,
      ),
    sign: 1,
  };
}

const wordwise = (terms: readonly Term[], facts: Facts): bigint =>
  terms.reduce((sum, t) => sum + (facts.upper(t.operand) << BigInt(64 * t.column)), 0n);

/** Rows as long as possible, in the order of the terms. */
function packed(terms: readonly Term[]): Row[] {
  const rows: Term[][] = [];
  for (const term of terms) {
    const free = rows.find((row) => row.every((t) => t.column !== term.column));
    if (free === undefined) rows.push([term]);
    else free.push(term);
  }
  return rows;
}

/** Consecutive products with a factor in common. */
function runs(products: readonly Product[]): Product[][] {
  const found: { members: Product[]; common: readonly string[] }[] = [];
  for (const product of products) {
    const last = found.at(-1);
    const own = factors(product);
    const common = last?.common.filter((f) => own.includes(f)) ?? [];
    if (last === undefined || common.length === 0) found.push({ members: [product], common: own });
    else found[found.length - 1] = { members: [...last.members, product], common };
  }
  return found.map(({ members }) => members);
}

const factors = ({ ins }: Product): string[] => ins.map(operandKey);

/* The body of an LLVM function while it is written. */

/** Name or literal of an LLVM integer, and its type `i<bits>`. */
interface Int {
  readonly name: string;
  readonly bits: number;
}

/** How some operations are written, which depends on the processor. */
interface Ways {
  /** Carries by intrinsics of x86. */
  readonly x86: boolean;
  /**
   * Carries of wide sums by comparisons of words, selections by masks: for processors without flags, where LLVM makes
   * jumps of both.
   */
  readonly wordwise: boolean;
}

/**
 * The body of an LLVM function while it is written: numbered temporaries, and a name for every value of the word IR.
 */
class LlvmText {
  readonly lines: string[] = [];
  private readonly fn: IrFunction;
  private readonly known = new Map<ValueId, Int>();
  readonly ways: Ways;
  private temporaries = 0;

  constructor(fn: IrFunction, ways: Ways) {
    this.fn = fn;
    this.ways = ways;
  }

  /** Appends `%t<n> = <text>` and returns the new temporary, of type i`bits`. */
  let(bits: number, text: string): Int {
    const name = `%t${this.temporaries++}`;
    this.lines.push(`${name} = ${text}`);
    return { name, bits };
  }

  /** Makes `value` the meaning of `id`, at the width that the word IR gives it. */
  define(id: ValueId, value: Int): void {
    this.known.set(id, this.resize(value, this.fn.values[id].width));
  }

  read(a: Operand): Int {
    if (a.kind === 'const') return constant(a.value, 64);
    const { width } = this.fn.values[a.id];
    return this.known.get(a.id) ?? { name: 'poison', bits: width };
  }

  /** The operand at a width: cut off or extended by zeros. */
  readAt(a: Operand, bits: number): Int {
    return a.kind === 'const' ? constant(a.value, bits) : this.resize(this.read(a), bits);
  }

  resize(value: Int, bits: number): Int {
    if (value.bits === bits) return value;
    return this.let(bits, `${value.bits < bits ? 'zext' : 'trunc'} ${typed(value)} to i${bits}`);
  }

  /** A binary operation on integers of equal width. */
  binary(operation: string, a: Int, b: Int): Int {
    return this.let(a.bits, `${operation} ${typed(a)}, ${b.name}`);
  }

  /** `value` shifted right by whole bits and cut to `bits`. */
  slice(value: Int, from: number, bits: number): Int {
    if (from >= value.bits) return constant(0n, bits);
    return this.resize(from === 0 ? value : this.binary('lshr', value, constant(BigInt(from), value.bits)), bits);
  }
}

const constant = (value: bigint, bits: number): Int => ({ name: String(BigInt.asUintN(bits, value)), bits });

/** As LLVM writes an operand: type and name. */
const typed = ({ name, bits }: Int): string => `i${bits} ${name}`;
