/**
 * x86-64 code without multiplication as bit-vector terms: a third description of the instructions, which shares only
 * the parser with the proof engine. Width 64 except where noted (SDM vol. 2).
 */
import type { IrFunction } from '../../../src/ir/function.ts';
import type { AsmOperand, Listing } from '../../../src/prover/listing/listing.ts';
import { bits, constant, extended, type Terms } from './terms.ts';
import { TermState, type Value } from './termState.ts';

const ARGUMENTS = [7, 6, 2, 1, 8, 9];

/** The results of a listing as 64-bit terms over the limbs `inputs[p][i]`, all arrays of 64-bit limbs and disjoint. */
export function asmTerms(
  listing: Listing,
  fn: IrFunction,
  inputs: readonly (readonly string[])[],
  terms: Terms,
): string[][] {
  const processor = new Processor(terms, listing.constants);
  [...fn.results, ...fn.params].forEach((param, i) => {
    processor.registers[ARGUMENTS[i]] = { pointer: param.name, offset: 0n };
  });
  fn.params.forEach((param, p) => inputs[p].forEach((limb, i) => processor.memory.set(`${param.name}+${8 * i}`, limb)));
  for (const { mnemonic, operands, text } of listing.instructions) {
    if (mnemonic === 'ret') break;
    if (!processor.execute(mnemonic, operands)) throw new Error(`not translated: ${text}`);
  }
  return fn.results.map((r) => r.bounds.map((_, i) => processor.word(processor.memory.get(`${r.name}+${8 * i}`))));
}

const isTrue = (flag: string): string => `(= ${flag} ${constant(1n, 1)})`;

class Processor extends TermState {
  /** One-bit terms; null where undefined or not needed. */
  private flags: { carry: string | null; overflow: string | null; zero: string | null } = {
    carry: null,
    overflow: null,
    zero: null,
  };

  /** False for what is not translated. */
  execute(mnemonic: string, ops: readonly AsmOperand[]): boolean {
    const [to, from, third] = ops;
    const condition = /^(cmov|set)(.*)$/.exec(mnemonic);
    if (condition !== null) return this.conditional(condition[1], condition[2], to, from);
    switch (mnemonic) {
      case 'mov':
      case 'movzx':
        this.write(to, this.read(from));
        return true;
      case 'lea':
        this.write(to, this.address(from));
        return true;
      case 'xchg': {
        const a = this.read(to);
        const b = this.read(from);
        this.write(to, b);
        this.write(from, a);
        return true;
      }
      case 'add':
        this.add(to, from, null, 'both');
        return true;
      case 'adc':
        this.add(to, from, this.flags.carry, 'both');
        return true;
      case 'adcx':
        this.add(to, from, this.flags.carry, 'carry');
        return true;
      case 'adox':
        this.add(to, from, this.flags.overflow, 'overflow');
        return true;
      case 'sub':
      case 'cmp':
        this.sub(to, from, null, mnemonic === 'sub');
        return true;
      case 'sbb':
        this.sub(to, from, this.flags.carry, true);
        return true;
      case 'and':
      case 'or':
      case 'xor':
      case 'test':
        this.logic(mnemonic, to, from);
        return true;
      case 'not':
        this.write(to, this.let(`(bvnot ${this.word(this.read(to))})`));
        return true;
      case 'neg': {
        const a = this.word(this.read(to));
        this.write(to, this.let(`(bvneg ${a})`));
        this.setZero(`(bvneg ${a})`);
        this.flags.carry = this.bit(`(not (= ${a} ${constant(0n, 64)}))`);
        return true;
      }
      case 'inc':
      case 'dec':
        this.step(mnemonic === 'inc' ? 'bvadd' : 'bvsub', to);
        return true;
      case 'shl':
      case 'shr':
      case 'sar':
        this.shift({ shl: 'bvshl', shr: 'bvlshr', sar: 'bvashr' }[mnemonic], to, from);
        return true;
      case 'shrd':
      case 'shld':
        this.doubleShift(mnemonic, to, from, third);
        return true;
      case 'clc':
        this.flags.carry = constant(0n, 1);
        return true;
      case 'stc':
        this.flags.carry = constant(1n, 1);
        return true;
      case 'push':
        this.move(-8n);
        this.memory.set(this.stack(), this.read(to));
        return true;
      case 'pop':
        this.write(to, this.memory.get(this.stack()) ?? 'unset');
        this.move(8n);
        return true;
      case 'nop':
      case 'endbr64':
        return true;
      default:
        return false;
    }
  }

  private bit(condition: string): string {
    return this.terms.let(1, `(ite ${condition} ${constant(1n, 1)} ${constant(0n, 1)})`);
  }

  private setZero(result: string): void {
    this.flags.zero = this.bit(`(= ${result} ${constant(0n, 64)})`);
  }

  private add(to: AsmOperand, from: AsmOperand, carry: string | null, sets: 'both' | 'carry' | 'overflow'): void {
    const target = this.read(to);
    if (typeof target !== 'string') return this.addToPointer(to, target, from, 1n);
    const a = target;
    const b = this.word(this.read(from));
    const wide = this.terms.let(
      65,
      `(bvadd (bvadd ${extended(a, 1)} ${extended(b, 1)}) ${carry === null ? constant(0n, 65) : extended(carry, 64)})`,
    );
    const result = this.let(bits(63, 0, wide));
    const out = this.terms.let(1, bits(64, 64, wide));
    this.write(to, result);
    if (sets === 'carry') this.flags.carry = out;
    else if (sets === 'overflow') this.flags.overflow = out;
    else {
      this.flags = {
        carry: out,
        overflow: this.terms.let(1, bits(63, 63, `(bvand (bvxor ${a} ${result}) (bvxor ${b} ${result}))`)),
        zero: null,
      };
      this.setZero(result);
    }
  }

  private sub(to: AsmOperand, from: AsmOperand, borrow: string | null, isWritten: boolean): void {
    const target = this.read(to);
    if (typeof target !== 'string' && from.kind === 'immediate') return this.addToPointer(to, target, from, -1n);
    const own = to.kind === 'register' && from.kind === 'register' && to.index === from.index;
    const a = own && typeof target !== 'string' ? constant(0n, 64) : this.word(target);
    const b = own ? a : this.word(this.read(from));
    const wide = this.terms.let(
      65,
      `(bvsub (bvsub ${extended(a, 1)} ${extended(b, 1)}) ` +
        `${borrow === null ? constant(0n, 65) : extended(borrow, 64)})`,
    );
    const result = this.let(bits(63, 0, wide));
    if (isWritten) this.write(to, result);
    this.flags = {
      carry: this.terms.let(1, bits(64, 64, wide)),
      overflow: this.terms.let(1, bits(63, 63, `(bvand (bvxor ${a} ${b}) (bvxor ${a} ${result}))`)),
      zero: null,
    };
    this.setZero(result);
  }

  private addToPointer(to: AsmOperand, value: Exclude<Value, string>, by: AsmOperand, sign: bigint): void {
    if (by.kind !== 'immediate') throw new Error('a pointer plus data');
    this.write(to, { ...value, offset: value.offset + sign * by.value });
    this.flags = { carry: null, overflow: null, zero: null };
  }

  private logic(mnemonic: string, to: AsmOperand, from: AsmOperand): void {
    const isClear = mnemonic === 'xor' && to.kind === 'register' && from.kind === 'register' && to.index === from.index;
    const result = isClear
      ? constant(0n, 64)
      : this.let(
          `(bv${mnemonic === 'test' ? 'and' : mnemonic} ${this.word(this.read(to))} ${this.word(this.read(from))})`,
        );
    if (mnemonic !== 'test') this.write(to, result);
    this.flags = { carry: constant(0n, 1), overflow: constant(0n, 1), zero: null };
    this.setZero(result);
  }

  private step(operation: string, to: AsmOperand): void {
    const a = this.word(this.read(to));
    const result = this.let(`(${operation} ${a} ${constant(1n, 64)})`);
    const edge = operation === 'bvadd' ? 1n << 63n : (1n << 63n) - 1n;
    this.write(to, result);
    this.flags.overflow = this.bit(`(= ${result} ${constant(edge, 64)})`);
    this.setZero(result);
  }

  private shift(operation: string, to: AsmOperand, by: AsmOperand | undefined): void {
    const amount = by?.kind === 'immediate' ? by.value : 1n;
    this.write(to, this.let(`(${operation} ${this.word(this.read(to))} ${constant(amount, 64)})`));
    this.flags = { carry: null, overflow: null, zero: null };
  }

  private doubleShift(mnemonic: 'shrd' | 'shld', to: AsmOperand, from: AsmOperand, by: AsmOperand): void {
    const n = by.kind === 'immediate' ? Number(by.value) : 0;
    const a = this.word(this.read(to));
    const b = this.word(this.read(from));
    this.write(
      to,
      this.let(
        mnemonic === 'shrd' ? bits(n + 63, n, `(concat ${b} ${a})`) : bits(127 - n, 64 - n, `(concat ${a} ${b})`),
      ),
    );
    this.flags = { carry: null, overflow: null, zero: null };
  }

  private conditional(kind: string, name: string, to: AsmOperand, from: AsmOperand): boolean {
    const flag =
      { c: this.flags.carry, b: this.flags.carry, o: this.flags.overflow, z: this.flags.zero, e: this.flags.zero }[
        name.replace(/^n/, '')
      ] ?? null;
    if (flag === null)
      return name === 'ae' && this.flags.carry !== null
        ? this.select(kind, `(not ${isTrue(this.flags.carry)})`, to, from)
        : false;
    return this.select(kind, name.startsWith('n') ? `(not ${isTrue(flag)})` : isTrue(flag), to, from);
  }

  private select(kind: string, condition: string, to: AsmOperand, from: AsmOperand): boolean {
    const [one, other] =
      kind === 'set' ? [constant(1n, 64), constant(0n, 64)] : [this.word(this.read(from)), this.word(this.read(to))];
    this.write(to, this.let(`(ite ${condition} ${one} ${other})`));
    return true;
  }
}
