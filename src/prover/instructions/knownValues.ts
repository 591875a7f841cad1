/**
 * Guesses conditional jumps that do not depend on data, such as those of loops with a fixed count. It follows
 * registers, words of vectors and stack slots as far as they are numbers, or unknowns plus a number. Nothing is
 * believed of it: the jump becomes part of the listing, and the proof demands that its condition is what was guessed.
 */
import type { AsmInstruction, AsmMemory, AsmOperand, EntryNumbers } from '../listing/listing.ts';
import { RAX, RBP, registerOperand, RSP } from '../listing/registers.ts';
import type { InstructionForm } from '../../x86/form.ts';
import { isNumber, type Known, type KnownWords, movedWords, number, writtenWords } from './knownVectors.ts';

interface Outcome {
  /** Null where it is not followed. */
  readonly value: Known | null;
  readonly flags?: KnownFlags;
}

const NUMBERS = 16;
/** What rsp may be taken to be on entry modulo all that frames are aligned to. */
const ENTRY = 8n;
/** Where an unknown may be taken to be, if it is an address that two are compared of. */
const SOMEWHERE = 1n << 46n;

export class KnownValues {
  private readonly registers: Known[] = Array.from({ length: NUMBERS }, (_, unknown) => ({ unknown, offset: 0n }));
  private unknowns = NUMBERS;
  private flags: KnownFlags = {};
  /** Addresses of constants, by their labels. */
  private readonly constants = new Map<string, number>();
  /** Words of vector registers, by their indices. */
  private readonly vectors = new Map<number, KnownWords>();
  /** By distance from rsp on entry, with their bytes. */
  private readonly slots = new Map<bigint, { readonly bytes: number; readonly value: Known }>();

  constructor(entry?: EntryNumbers) {
    for (const [register, value] of entry?.registers ?? []) this.registers[register] = number(value);
    for (const [at, value] of entry?.stack ?? []) this.slots.set(at, { bytes: 8, value: number(value) });
  }

  /** Whether a condition holds, such as `ne`; null if that is not known. */
  condition(name: string): boolean | null {
    return conditionHolds(name, this.flags);
  }

  /** The label of constants that a memory operand seems to be among, and the distance from there, or null. */
  constantAt(operand: AsmMemory): { readonly label: string; readonly offset: number } | null {
    const address = this.address(operand);
    for (const [label, unknown] of this.constants)
      if (address?.unknown === unknown) return { label, offset: Number(BigInt.asIntN(64, address.offset)) };
    return null;
  }

  /** A return address is pushed or popped. */
  moveStack(by: bigint): void {
    const { unknown, offset } = this.registers[RSP];
    this.registers[RSP] = { unknown, offset: BigInt.asUintN(64, offset + by) };
    if (by < 0n) this.store(this.registers[RSP], 64, null);
  }

  step(instruction: AsmInstruction, form: InstructionForm): void {
    const { mnemonic } = form;
    if (mnemonic === 'push') return this.push(instruction.operands[0]);
    if (mnemonic === 'pop') return this.pop(instruction.operands[0]);
    if (mnemonic === 'leave') {
      this.registers[RSP] = this.registers[RBP];
      return this.pop(general(RBP, 64));
    }
    if (mnemonic === 'cdqe') return this.write(general(RAX, 64), 64, signed(this.read(general(RAX, 32), 32), 32));
    if (mnemonic === 'vzeroupper') return this.clearUppers();
    const { operands } = instruction;
    if (operands.some(isVector)) return this.stepVectors(instruction, form);
    const { value, flags = {} } = this.outcome(instruction, form);
    this.setFlags(flags, form);
    for (const name of form.implicitWrites) this.forget(registerOperand(name.toLowerCase()));
    operands.forEach((operand, i) => {
      const shape = form.operands[form.spelt === 'first' ? i - 1 : i];
      const isWritten = shape !== undefined && 'access' in shape && shape.access?.includes('w') === true;
      const isAccumulator = i === 0 && form.spelt === 'first' && form.implicitWrites.length > 0;
      if (i === 0 && (isWritten || isAccumulator)) this.write(operand, widthOf(operand), value);
      else if (isWritten) this.forget(operand);
    });
  }

  private stepVectors(instruction: AsmInstruction, form: InstructionForm): void {
    const { mnemonic, operands } = instruction;
    const words = movedWords(instruction, form, (operand) => this.words(operands[operand]));
    this.setFlags({}, form);
    form.operands.forEach((shape, i) => {
      if (!('access' in shape) || shape.access?.includes('w') !== true) return;
      if (i === 0 && words !== null) this.writeWords(operands[0], words, !mnemonic.startsWith('v'));
      else this.forget(operands[i]);
    });
  }

  private words(operand: AsmOperand): KnownWords {
    const width = widthOf(operand);
    if (isVector(operand)) return this.vectorWords(operand.index, width);
    const address = operand.kind === 'memory' && width > 64 ? this.address(operand) : null;
    if (address === null) return [width > 64 ? null : this.read(operand, width)];
    return Array.from({ length: width / 64 }, (_, k) => this.load(behind(address, k), 64));
  }

  private vectorWords(index: number, width: number): KnownWords {
    return Array.from({ length: width / 64 }, (_, k) => this.vectors.get(index)?.[k] ?? null);
  }

  private writeWords(operand: AsmOperand, words: KnownWords, isLegacy: boolean): void {
    const width = widthOf(operand);
    if (isVector(operand)) {
      this.vectors.set(operand.index, writtenWords(this.vectorWords(operand.index, 512), width, words, isLegacy));
    } else if (operand.kind === 'memory' && width > 64) {
      const address = this.address(operand);
      if (address === null) return;
      for (let k = 0; k < width / 64; k++) this.store(behind(address, k), 64, words[k] ?? null);
    } else this.write(operand, width, cut(words[0] ?? null, width));
  }

  private clearUppers(): void {
    for (let index = 0; index < 16; index++)
      this.vectors.set(index, writtenWords([], 128, this.vectorWords(index, 128), false));
  }

  /** Those that the instruction leaves alone stay as they were. */
  private setFlags(flags: KnownFlags, { flags: { writes, undefined: lost } }: InstructionForm): void {
    const next: Record<string, boolean | undefined> = { ...this.flags };
    for (const flag of lost) next[flag] = undefined;
    for (const flag of writes) next[flag] = flags[flag as keyof KnownFlags];
    this.flags = next;
  }

  private outcome({ mnemonic, operands }: AsmInstruction, form: InstructionForm): Outcome {
    const [to, from] = operands;
    if (to === undefined) return { value: null };
    const width = widthOf(to);
    const read = (operand: AsmOperand | undefined): Known | null =>
      operand === undefined ? null : this.read(operand, width);
    switch (form.mnemonic) {
      case 'mov':
        return { value: read(from) };
      case 'movzx':
        return { value: from === undefined ? null : this.read(from, widthOf(from)) };
      case 'movsx':
      case 'movsxd':
        return { value: from === undefined ? null : signed(this.read(from, widthOf(from)), widthOf(from)) };
      case 'lea':
        return { value: from?.kind === 'memory' ? this.address(from) : null };
      case 'cmov': {
        const holds = this.condition(mnemonic.slice('cmov'.length));
        return { value: holds === null ? null : read(holds ? from : to) };
      }
      case 'inc':
      case 'dec':
        return this.sum(read(to), number(1n), width, form.mnemonic === 'inc');
      case 'add':
        return this.sum(read(to), read(from), width, true);
      case 'sub':
      case 'cmp':
        return this.sum(read(to), read(from), width, false);
      case 'neg':
        return this.sum(number(0n), read(to), width, false);
      case 'and':
        if (isStackPointer(to) && from?.kind === 'immediate') return { value: this.alignedStack(from.value) };
        return logic(read(to), read(from), width, (a, b) => a & b);
      case 'test':
        return logic(read(to), read(from), width, (a, b) => a & b);
      case 'or':
        return logic(read(to), read(from), width, (a, b) => a | b);
      case 'xor':
        return isSame(to, from)
          ? logic(number(0n), number(0n), width, () => 0n)
          : logic(read(to), read(from), width, (a, b) => a ^ b);
      case 'shl':
      case 'shr': {
        const count = from === undefined ? number(1n) : from.kind === 'immediate' ? number(from.value) : null;
        const isLeft = form.mnemonic === 'shl';
        const { value } = logic(read(to), count, width, (a, by) => (isLeft ? a << by : a >> by));
        return { value };
      }
      default:
        return { value: null };
    }
  }

  /** rsp as a multiple: where that is does not matter, as long as all that is relative to it is. */
  private alignedStack(mask: bigint): Known {
    const { unknown, offset } = this.registers[RSP];
    return { unknown, offset: BigInt.asUintN(64, ((offset + ENTRY) & mask) - ENTRY) };
  }

  private sum(a: Known | null, b: Known | null, width: number, isSum: boolean): Outcome {
    if (a === null || b === null) return { value: null };
    const offset = BigInt.asUintN(width, isSum ? a.offset + b.offset : a.offset - b.offset);
    if (a.unknown === b.unknown && (a.unknown === null || !isSum)) {
      const at = a.unknown === null ? 0n : SOMEWHERE;
      return { value: number(offset), flags: flagsOf(a.offset + at, b.offset + at, width, isSum) };
    }
    if (width !== 64 || (b.unknown !== null && (a.unknown !== null || !isSum))) return { value: null };
    return { value: { unknown: a.unknown ?? b.unknown, offset } };
  }

  private push(operand: AsmOperand): void {
    const value = this.read(operand, 64);
    this.moveStack(-8n);
    this.store(this.registers[RSP], 64, value);
  }

  private pop(operand: AsmOperand): void {
    const value = this.load(this.registers[RSP], 64);
    this.moveStack(8n);
    this.write(operand, 64, value);
  }

  private read(operand: AsmOperand, width: number): Known | null {
    if (operand.kind === 'immediate') return number(BigInt.asUintN(width, operand.value));
    if (operand.kind === 'memory') return this.load(this.address(operand), width);
    if (operand.file !== 'general') return null;
    return cut(this.registers[operand.index], width);
  }

  private write(operand: AsmOperand, width: number, value: Known | null): void {
    if (operand.kind === 'memory') return this.store(this.address(operand), width, value);
    if (isVector(operand)) this.vectors.delete(operand.index);
    if (operand.kind !== 'register' || operand.file !== 'general') return;
    const old = this.registers[operand.index];
    const low = isNumber(value) ? BigInt.asUintN(width, value.offset) : null;
    const merged =
      width === 64
        ? value
        : low === null || (width < 32 && !isNumber(old))
          ? null
          : number(width < 32 ? ((old.offset >> BigInt(width)) << BigInt(width)) | low : low);
    this.registers[operand.index] = merged ?? { unknown: this.unknowns++, offset: 0n };
  }

  private forget(operand: AsmOperand | undefined): void {
    if (operand !== undefined) this.write(operand, widthOf(operand), null);
  }

  private address({ base, index, scale, displacement, symbol }: AsmMemory): Known | null {
    const at = symbol !== null ? this.labelled(symbol) : base === null ? number(0n) : this.registers[base];
    const by = index === null ? number(0n) : this.registers[index];
    if (!isNumber(by) && (scale !== 1 || !isNumber(at))) return null;
    const offset = BigInt.asUintN(64, at.offset + by.offset * BigInt(scale) + displacement);
    return { unknown: at.unknown ?? by.unknown, offset };
  }

  private labelled(label: string): Known {
    const unknown = this.constants.get(label) ?? this.unknowns++;
    this.constants.set(label, unknown);
    return { unknown, offset: 0n };
  }

  /** What is known of the stack; `address` is null for what may be anywhere. */
  private load(address: Known | null, width: number): Known | null {
    const slot = address?.unknown === RSP ? this.slots.get(address.offset) : undefined;
    return slot !== undefined && 8 * slot.bytes === width ? slot.value : null;
  }

  private store(address: Known | null, width: number, value: Known | null): void {
    if (address?.unknown !== RSP) return;
    const bytes = width / 8;
    for (const [at, slot] of this.slots)
      if (at < address.offset + BigInt(bytes) && address.offset < at + BigInt(slot.bytes)) this.slots.delete(at);
    if (value !== null) this.slots.set(address.offset, { bytes, value });
  }
}

function logic(a: Known | null, b: Known | null, width: number, of: (a: bigint, b: bigint) => bigint): Outcome {
  if (!isNumber(a) || !isNumber(b)) return { value: null };
  const value = BigInt.asUintN(width, of(a.offset, b.offset));
  return { value: number(value), flags: { ...flagsOf(value, 0n, width, true), C: false, O: false } };
}

const general = (index: number, width: number): AsmOperand => ({ kind: 'register', file: 'general', index, width });

/** A number of `width` bits extended by its sign; of unknowns nothing is known then. */
const signed = (value: Known | null, width: number): Known | null =>
  isNumber(value) ? number(BigInt.asUintN(64, BigInt.asIntN(width, value.offset))) : null;

const widthOf = (operand: AsmOperand): number => ('width' in operand ? (operand.width ?? 64) : 64);

const isVector = (operand: AsmOperand): operand is AsmOperand & { readonly kind: 'register' } =>
  operand.kind === 'register' && (operand.file === 'vector' || operand.file === 'lanes');

const isStackPointer = (operand: AsmOperand): boolean =>
  operand.kind === 'register' && operand.file === 'general' && operand.index === RSP && operand.width === 64;

/** The low bits of a value. */
const cut = (value: Known | null, width: number): Known | null =>
  width === 64 ? value : isNumber(value) ? number(BigInt.asUintN(width, value.offset)) : null;

/** The address of a word behind another. */
const behind = ({ unknown, offset }: Known, words: number): Known => ({
  unknown,
  offset: BigInt.asUintN(64, offset + 8n * BigInt(words)),
});

const isSame = (a: AsmOperand | undefined, b: AsmOperand | undefined): boolean =>
  a?.kind === 'register' && b?.kind === 'register' && a.file === b.file && a.index === b.index;

/* The flags CF, ZF, SF and OF of numbers, and the conditions of jumps (SDM vol. 1, appendix B). */

type KnownFlags = { readonly [flag in 'C' | 'Z' | 'S' | 'O']?: boolean };

/** Those of a + b or a − b, at `width` bits. */
function flagsOf(a: bigint, b: bigint, width: number, isSum: boolean): Required<KnownFlags> {
  const unsigned = (x: bigint): bigint => BigInt.asUintN(width, x);
  const signed = (x: bigint): bigint => BigInt.asIntN(width, x);
  const exact = isSum ? unsigned(a) + unsigned(b) : unsigned(a) - unsigned(b);
  const ofSigned = isSum ? signed(a) + signed(b) : signed(a) - signed(b);
  return {
    C: exact !== unsigned(exact),
    Z: unsigned(exact) === 0n,
    S: signed(exact) < 0n,
    O: ofSigned !== signed(ofSigned),
  };
}

/** Whether a condition holds, by its name in the table of conditions; null if that is not known. */
function conditionHolds(name: string, { C, Z, S, O }: KnownFlags): boolean | null {
  const less = S === undefined || O === undefined ? undefined : S !== O;
  const either = (a: boolean | undefined, b: boolean | undefined): boolean | undefined =>
    a === undefined || b === undefined ? undefined : a || b;
  const known: Readonly<Record<string, boolean | undefined>> = {
    o: O,
    b: C,
    e: Z,
    be: either(C, Z),
    s: S,
    l: less,
    le: either(less, Z),
  };
  const opposite = OPPOSITES[name];
  const holds = known[opposite ?? name];
  return holds === undefined ? null : holds === (opposite === undefined);
}

const OPPOSITES: Readonly<Record<string, string>> = { no: 'o', ae: 'b', ne: 'e', a: 'be', ns: 's', ge: 'l', g: 'le' };
