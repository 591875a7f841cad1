/**
 * Executes wide-integer sources (iN SSA) on polynomials, so that assembly can be compared with the source directly.
 * Meaning of the instructions: LLVM Language Reference, "iN" types. Signed overflow, out-of-range shifts and the like
 * are poison in LLVM; the flags that promise their absence are not used.
 */
import type { SsaAddress, SsaFunction, SsaInstruction, SsaOperand } from '../../ir/ssa/schema.ts';
import { Failure } from '../../base/errors.ts';
import type { IrFunction } from '../../ir/function.ts';
import { isConstant, type Poly } from '../algebra/poly.ts';
import type { Words } from '../algebra/words.ts';
import { SourceMemory } from './sourceMemory.ts';

/**
 * What the source computes for each limb of each result of `fn`, which gives the shapes. Throws `unsupported` with the
 * line.
 */
export function executeSource(
  words: Words,
  ssa: SsaFunction,
  fn: IrFunction,
  inputs: readonly (readonly Poly[])[],
): Poly[][] {
  const run = new SourceRun(words, ssa, fn, inputs);
  for (const i of ssa.body) run.instruction(i, `${ssa.name}:${i.line ?? '?'}: ${i.op}`);
  return fn.results.map((_, index) => run.memory.result(index));
}

class SourceRun {
  readonly memory: SourceMemory;
  private readonly words: Words;
  private readonly values = new Map<string, Poly>();
  private readonly fields = new Map<string, readonly Poly[]>();

  constructor(words: Words, ssa: SsaFunction, fn: IrFunction, inputs: readonly (readonly Poly[])[]) {
    this.words = words;
    this.memory = new SourceMemory(words, ssa, fn, inputs);
    ssa.args.slice(fn.results.length).forEach((a, i) => {
      if (a.kind === 'int') this.values.set(a.name, inputs[i][0]);
    });
  }

  instruction(i: SsaInstruction, where: string): void {
    if (i.op === 'ret' || i.op === 'alloca') return;
    if (i.op === 'store') return this.memory.store(addressOf(i, where), this.read(i.args[0], where), i.width ?? 64);
    if (i.id === undefined) throw new Failure('unsupported', 'an instruction without a result', { where });
    const fields = this.withOverflow(i, where);
    if (fields !== null) this.fields.set(i.id, fields);
    else this.values.set(i.id, this.words.algebra.resolve(this.value(i, where)));
  }

  private read(a: SsaOperand | undefined, where: string): Poly {
    if (a === undefined) throw new Failure('input', 'an operand is missing', { where });
    if (typeof a !== 'string') return this.words.constant(BigInt(a.const));
    return this.values.get(a) ?? fail(where, `${a} is not defined`);
  }

  /** A result of `i.width` bits, as an integer from 0 to 2^width - 1. */
  private value(i: SsaInstruction, where: string): Poly {
    const { words } = this;
    const { op, width = 64, sourceWidth = width } = i;
    const x = (k: number): Poly => this.read(i.args[k], where);
    const amount = (k: number): number => this.amount(x(k), width, where);
    switch (op) {
      case 'load':
        return this.memory.load(addressOf(i, where), width, where);
      case 'add':
        return words.cut(width, plus(x(0), x(1))).low;
      case 'sub':
        return words.cut(width, [...plus(x(0)), ...minus(x(1))]).low;
      case 'mul':
        return words.cut(width, plus(words.multiply(x(0), x(1)))).low;
      case 'udiv':
        return this.divided(x(0), x(1), where).quotient;
      case 'urem':
        return this.divided(x(0), x(1), where).remainder;
      case 'and':
        return words.and(x(0), x(1));
      case 'or':
        return words.or(x(0), x(1));
      case 'xor':
        return words.xor(width, x(0), x(1));
      case 'shl':
        return words.cut(width, [{ poly: x(0), factor: 1n << BigInt(amount(1)) }]).low;
      case 'lshr':
        return words.value(words.high(amount(1), x(0)));
      case 'ashr':
        return words.rightSigned(width, amount(1), x(0));
      case 'trunc':
        return words.low(width, x(0));
      case 'zext':
      case 'freeze':
      case 'barrier':
        return x(0);
      case 'sext':
        return words.low(width, words.signed(sourceWidth, x(0)));
      case 'icmp':
        return this.comparison(i.predicate ?? '', sourceWidth, x(0), x(1), where);
      case 'select':
        return words.choose(x(0), x(1), x(2));
      case 'fshl':
      case 'fshr':
        return words.funnel(width, op === 'fshl' ? width - amount(2) : amount(2), x(1), x(0));
      case 'bswap':
        return words.byteSwapped(width, x(0));
      case 'umin':
      case 'umax': {
        const [ifBelow, otherwise] = op === 'umin' ? [x(0), x(1)] : [x(1), x(0)];
        return words.choose(this.comparison('ult', width, x(0), x(1), where), ifBelow, otherwise);
      }
      case 'uadd.sat':
      case 'usub.sat':
        return this.saturated(op, width, x(0), x(1));
      case 'extractvalue':
        return this.fields.get(String(i.args[0]))?.[i.index ?? 0] ?? fail(where, 'a field of what has none');
      default:
        return fail(where, 'no meaning in the proof engine');
    }
  }

  private saturated(op: 'uadd.sat' | 'usub.sat', width: number, x: Poly, y: Poly): Poly {
    const { words } = this;
    const isSum = op === 'uadd.sat';
    const { low, high } = words.cut(width, [...plus(x), ...(isSum ? plus(y) : minus(y))]);
    const limit = words.constant(isSum ? (1n << BigInt(width)) - 1n : 0n);
    return words.choose(isSum ? high : words.algebra.scale(high, -1n), limit, low);
  }

  private amount(p: Poly, width: number, where: string): number {
    return isConstant(p) && p.constant < BigInt(width) ? Number(p.constant) : fail(where, 'a shift by a variable');
  }

  /** Division by a constant: the quotient is an unknown of which its definition is known. */
  private divided(x: Poly, by: Poly, where: string): { quotient: Poly; remainder: Poly } {
    const divisor = isConstant(by) && by.constant > 0n ? by.constant : fail(where, 'a division by a variable');
    if ((divisor & (divisor - 1n)) === 0n) {
      const bits = divisor.toString(2).length - 1;
      return {
        quotient: this.words.high(bits, x),
        remainder: bits === 0 ? this.words.constant(0n) : this.words.low(bits, x),
      };
    }
    return this.words.divide(x, divisor);
  }

  private comparison(predicate: string, width: number, x: Poly, y: Poly, where: string): Poly {
    const { words } = this;
    const not = (bit: Poly): Poly => words.complement(bit);
    const below = (a: Poly, b: Poly): Poly =>
      words.algebra.scale(words.cut(width, [...plus(a), ...minus(b)]).high, -1n);
    const [a, b] = predicate.startsWith('s') ? [words.signed(width, x), words.signed(width, y)] : [x, y];
    switch (predicate) {
      case 'eq':
        return words.isZero(words.algebra.sub(x, y));
      case 'ne':
        return not(words.isZero(words.algebra.sub(x, y)));
      case 'ult':
      case 'slt':
        return below(a, b);
      case 'ugt':
      case 'sgt':
        return below(b, a);
      case 'uge':
      case 'sge':
        return not(below(a, b));
      case 'ule':
      case 'sle':
        return not(below(b, a));
      default:
        return fail(where, `comparison ${predicate}`);
    }
  }

  /** Both fields of an intrinsic with a carry, in its order; null for other instructions. */
  private withOverflow({ op, args, width = 64 }: SsaInstruction, where: string): readonly Poly[] | null {
    const { words } = this;
    const x = (k: number): Poly => this.read(args[k], where);
    const borrow = (high: Poly): Poly => words.algebra.scale(high, -1n);
    switch (op) {
      case 'uadd.with.overflow': {
        const { low, high } = words.cut(width, plus(x(0), x(1)));
        return [low, high];
      }
      case 'usub.with.overflow': {
        const { low, high } = words.cut(width, [...plus(x(0)), ...minus(x(1))]);
        return [low, borrow(high)];
      }
      case 'umul.with.overflow': {
        const { low, high } = words.cut(width, plus(words.multiply(x(0), x(1))));
        return [low, words.complement(words.isZero(high))];
      }
      case 'x86.addcarry': {
        const { low, high } = words.cut(64, plus(x(1), x(2), this.carryIn(x(0))));
        return [high, low];
      }
      case 'x86.subborrow': {
        const { low, high } = words.cut(64, [...plus(x(1)), ...minus(x(2), this.carryIn(x(0)))]);
        return [borrow(high), low];
      }
      default:
        return null;
    }
  }

  private carryIn = (byte: Poly): Poly => this.words.complement(this.words.isZero(byte));
}

const plus = (...polys: Poly[]): { poly: Poly; factor: bigint }[] => polys.map((poly) => ({ poly, factor: 1n }));
const minus = (...polys: Poly[]): { poly: Poly; factor: bigint }[] => polys.map((poly) => ({ poly, factor: -1n }));

const addressOf = (i: SsaInstruction, where: string): SsaAddress => i.mem ?? fail(where, 'no constant address');

function fail(where: string, found: string): never {
  throw new Failure('unsupported', 'the source cannot be executed', { where, found });
}
