/** Writes single operations of word IR, other than sums, as LLVM IR. */
import { unreachable } from '../../base/errors.ts';
import type { Op, Operand } from '../../ir/function.ts';
import { constant, typed, type Int, type LlvmText, type Ways } from './text.ts';

type Operation = Exclude<Op, { readonly kind: 'sum' }>;
type Product = Extract<Op, { readonly kind: 'mulx' }>;
type Product52 = Extract<Op, { readonly kind: 'mul52' }>;
type Carry = Extract<Op, { readonly kind: 'addcarryx' | 'subborrowx' }>;
type Single = Exclude<Operation, Product | Product52 | Carry>;

/** Intrinsics that the emitted text may call. */
export const declarations = ({ x86 }: Ways): string[] => [
  ...(x86
    ? ['addcarry', 'subborrow'].map((name) => `declare { i8, i64 } @llvm.x86.${name}.64(i8, i64, i64)`)
    : ['uadd', 'usub'].map((name) => `declare { i64, i1 } @llvm.${name}.with.overflow.i64(i64, i64)`)),
  ...['fshl', 'fshr'].flatMap((name) =>
    [32, 64].map((bits) => `declare i${bits} @llvm.${name}.i${bits}(i${bits}, i${bits}, i${bits})`),
  ),
];

/** An operation that is no sum; `bits` is the width of its first result. */
export function emitOperation(text: LlvmText, op: Operation, bits: number): void {
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
export function addWords(text: LlvmText, step: 'add' | 'sub', a: Int, b: Int): Int {
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
