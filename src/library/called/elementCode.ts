/**
 * Element programs as code: one copy of product and square in a file, called with the registers of our own convention
 * (privateRoutine.ts), and sums in registers between the calls.
 */
import { invariant } from '../../base/errors.ts';
import { limbsOf } from '../../base/integers.ts';
import { CALLEE_SAVED, registerName, RSP } from '../../codegen/x86/registers.ts';
import { ONE, ZERO_NAME, type ElementProgram, type ElementStep } from './elementProgram.ts';
import { wordsIn, type SumCode, type WordTexts } from './sumsOf.ts';
import type { PrivateRoutine } from './privateRoutine.ts';

/** What element programs call, and the modulus. */
export interface FieldCode {
  readonly mul: PrivateRoutine;
  readonly square: PrivateRoutine;
  readonly sums: SumCode;
  readonly modulus: bigint;
  /** What products are divided by: 1, or the R of a Montgomery form. */
  readonly R: bigint;
  readonly limbs: number;
}

const MUL = '.Lmul';
const SQUARE = '.Lsquare';
const CONSTANTS: ReadonlyMap<string, string> = new Map([
  [ONE, '.Lone'],
  [ZERO_NAME, '.Lzero'],
]);

/** GNU assembler text of programs by their symbols, each as (out, operands) under the System V ABI. */
export function elementFile(programs: ReadonlyMap<string, ElementProgram>, field: FieldCode): string {
  const { mul, square, sums, modulus, R, limbs } = field;
  return [
    ...HEAD,
    ...routine(MUL, mul.lines),
    ...routine(SQUARE, square.lines),
    ...[...programs].flatMap(([symbol, program]) => [
      ...globalRoutine(symbol, new ElementCode(program, field).lines()),
    ]),
    ...['.balign 8, 0xcc', ...mul.pool, ...square.pool, ...sums.pool],
    `${CONSTANTS.get(ONE)}: .quad ${limbsOf(R % modulus, limbs).join(', ')}`,
    `${CONSTANTS.get(ZERO_NAME)}: .quad ${limbsOf(0n, limbs).join(', ')}`,
    ...END,
  ].join('\n');
}

/** The text of one routine of a product or square. */
export const routineFile = (symbol: string, { lines, pool }: PrivateRoutine): string =>
  [...HEAD, ...globalRoutine(symbol, lines), '.balign 8, 0xcc', ...pool, ...END].join('\n');

const HEAD = ['.intel_syntax noprefix', '.text'];
const END = ['.section .note.GNU-stack, "", @progbits', ''];

const globalRoutine = (symbol: string, lines: readonly string[]): string[] => [
  ...[`.globl ${symbol}`, `.type ${symbol}, @function`],
  ...routine(symbol, lines),
  `.size ${symbol}, .-${symbol}`,
];

const routine = (symbol: string, lines: readonly string[]): string[] => [
  ...['.p2align 6', `${symbol}:`, '.cfi_startproc'],
  ...lines,
  '.cfi_endproc',
];

/** Where an element is: behind a pointer that is kept in the frame, in the frame, or among the constants. */
type Place =
  | { readonly kind: 'argument'; readonly pointer: number; readonly offset: number }
  | { readonly kind: 'memory'; readonly base: string };

const RDI = 7;
const RSI = 6;
const RDX = 2;
const RCX = 1;
/** Of the psABI, as far as formulas have arguments. */
const ARGUMENTS = [RDI, RSI, RDX, RCX];
/** Where pointers to operands of product and square are. */
export const OPERANDS = [RSI, RDX];
const GENERAL = Array.from({ length: 16 }, (_, n) => n).filter((n) => n !== RSP);

class ElementCode {
  private readonly program: ElementProgram;
  private readonly field: FieldCode;
  private readonly bytes: number;
  /** Registers of the accumulator; none where it is lost. */
  private accumulator: readonly number[] = [];

  constructor(program: ElementProgram, field: FieldCode) {
    this.program = program;
    this.field = field;
    this.bytes = 8 * field.limbs;
  }

  lines(): string[] {
    const pointers = this.program.inputs.length + 1;
    const count = pointers + this.program.bits.length;
    const frame = this.pointerOffset(count);
    const saved = CALLEE_SAVED.map((n) => registerName(n));
    return [
      ...saved.flatMap((r) => [`push ${r}`, '.cfi_adjust_cfa_offset 8', `.cfi_rel_offset ${r}, 0`]),
      ...[`sub rsp, ${frame}`, `.cfi_adjust_cfa_offset ${frame}`],
      ...ARGUMENTS.slice(pointers, count).map((n) => `mov ${registerName(n, 32)}, ${registerName(n, 32)}`),
      ...ARGUMENTS.slice(0, count).map((n, k) => `mov [rsp+${this.pointerOffset(k)}], ${registerName(n)}`),
      ...this.program.steps.flatMap((step) => this.step(step)),
      ...[`add rsp, ${frame}`, `.cfi_adjust_cfa_offset -${frame}`],
      ...saved.toReversed().flatMap((r) => [`pop ${r}`, '.cfi_adjust_cfa_offset -8', `.cfi_restore ${r}`]),
      'ret',
    ];
  }

  /** Pointers to the result and to what goes in are behind the slots, and then bits. */
  private readonly pointerOffset = (k: number): number => this.bytes * this.program.slots.length + 8 * k;

  private step({ op, names }: ElementStep): string[] {
    const [first, ...others] = names;
    switch (op) {
      case 'multiply':
        return this.call(MUL, this.field.mul, names);
      case 'square':
        return this.call(SQUARE, this.field.square, names);
      case 'load':
        this.accumulator = [];
        return this.load(first);
      case 'store':
        return this.stored(this.words(first, RSP).words);
      case 'give':
        return this.give(first);
      case 'add':
      case 'subtract':
        return this.sum(op, first);
      case 'subtractFrom':
        return this.subtractFrom(first);
      case 'double':
        return this.field.sums.sum(this.accumulator, wordsIn(this.accumulator), this.temporaries());
      case 'halve':
        return this.field.sums.half(this.accumulator, this.temporaries());
      case 'test':
        return this.test(first, others);
      case 'choose':
        return this.choose(first, others[0]);
    }
  }

  private call(label: string, { results }: PrivateRoutine, names: readonly string[]): string[] {
    this.accumulator = results;
    return [...names.flatMap((name, k) => this.address(OPERANDS[k], name)), `call ${label}`];
  }

  private load(name: string): string[] {
    const registers = this.free(this.field.limbs);
    const { lines, words } = this.words(name, registers[registers.length - 1]);
    this.accumulator = registers;
    return [...lines, ...wordsIn(registers).map((to, k) => `mov ${to}, ${words[k]}`)];
  }

  private stored(to: WordTexts): string[] {
    invariant(this.accumulator.length === to.length, () => 'nothing is in the accumulator');
    return to.map((word, k) => `mov ${word}, ${registerName(this.accumulator[k])}`);
  }

  private give(name: string): string[] {
    const [pointer] = this.free(1);
    const place = this.program.outputs.indexOf(name);
    const to = this.wordsAt(registerName(pointer), this.bytes * place);
    return [`mov ${registerName(pointer)}, [rsp+${this.pointerOffset(0)}]`, ...this.stored(to)];
  }

  private sum(op: 'add' | 'subtract', name: string): string[] {
    const temporaries = this.temporaries();
    const { lines, words } = this.words(name, temporaries[0]);
    const { sums } = this.field;
    const made = op === 'add' ? sums.sum : sums.difference;
    return [...lines, ...made(this.accumulator, words, temporaries)];
  }

  private subtractFrom(name: string): string[] {
    const before = this.accumulator;
    const lines = this.load(name);
    const temporaries = this.temporaries(before);
    return [...lines, ...this.field.sums.difference(this.accumulator, wordsIn(before), temporaries)];
  }

  /** Registers for a sum. Its operand may be in some that are read before these are written: they are taken last. */
  private temporaries(operand: readonly number[] = []): number[] {
    return this.free(this.field.sums.temporaries, operand);
  }

  private test(slot: string, names: readonly string[]): string[] {
    const [sum, pointer] = this.free(2);
    const to = registerName(sum);
    this.accumulator = [];
    return [
      `mov ${registerName(sum, 32)}, 0`,
      ...names.flatMap((name) => {
        const { lines, words } = this.words(name, pointer);
        return [...lines, ...words.map((word) => `or ${to}, ${word}`)];
      }),
      `mov ${this.words(slot, pointer).words[0]}, ${to}`,
    ];
  }

  private choose(slot: string, name: string): string[] {
    const [pointer] = this.free(1);
    const { lines, words } = this.words(name, pointer);
    return [
      ...lines,
      `cmp qword ptr ${this.words(slot, pointer).words[0]}, 0`,
      ...this.accumulator.map((to, k) => `cmovz ${registerName(to)}, ${words[k]}`),
    ];
  }

  /** Registers that do not hold the accumulator, `last` after all others. */
  private free(count: number, last: readonly number[] = []): number[] {
    const others = GENERAL.filter((n) => !this.accumulator.includes(n) && !last.includes(n));
    const found = [...others, ...last].slice(0, count);
    invariant(found.length === count, () => `${count} registers are not free`);
    return found;
  }

  private place(name: string): Place {
    const { inputs, bits, slots } = this.program;
    const array = inputs.findIndex((names) => names.includes(name));
    if (array >= 0) {
      const offset = this.bytes * inputs[array].indexOf(name);
      return { kind: 'argument', pointer: this.pointerOffset(array + 1), offset };
    }
    if (bits.includes(name))
      return { kind: 'memory', base: `rsp+${this.pointerOffset(inputs.length + 1 + bits.indexOf(name))}` };
    const constant = CONSTANTS.get(name);
    if (constant !== undefined) return { kind: 'memory', base: `rip+${constant}` };
    return { kind: 'memory', base: `rsp+${this.bytes * slots.indexOf(name)}` };
  }

  /** The words of an element; `pointer` is the register for its address where that is needed. */
  private words(name: string, pointer: number): { readonly lines: readonly string[]; readonly words: WordTexts } {
    const place = this.place(name);
    if (place.kind === 'memory') return { lines: [], words: this.wordsAt(place.base, 0) };
    const register = registerName(pointer);
    return { lines: [`mov ${register}, [rsp+${place.pointer}]`], words: this.wordsAt(register, place.offset) };
  }

  private wordsAt(base: string, offset: number): WordTexts {
    return Array.from({ length: this.field.limbs }, (_, k) => `[${base}+${offset + 8 * k}]`);
  }

  private address(register: number, name: string): string[] {
    const place = this.place(name);
    const to = registerName(register);
    if (place.kind === 'memory') return [`lea ${to}, [${place.base}]`];
    const step = place.offset === 0 ? [] : [`add ${to}, ${place.offset}`];
    return [`mov ${to}, [rsp+${place.pointer}]`, ...step];
  }
}
