/**
 * Instructions on general registers as C: addresses, counters and the stack of vectorised code. Their meanings are
 * programs of word IR (src/x86).
 */
import type { MachineInstruction, MachineOperand, MachineMemory } from '../../base/machineCode.ts';
import { Failure } from '../../base/errors.ts';
import type { BinaryKind, DoubleShiftKind, ShiftKind } from '../../ir/function.ts';
import { CONDITIONS } from '../../x86/conditions.ts';
import { Domain, type Carried } from '../../x86/domain.ts';
import { conditionBit, runMeaning, type FlagValue, type Executor } from '../../x86/meaning.ts';
import type { Flag, RegisterName } from '../../x86/notation.ts';
import { conditionMeaning, scalarMeanings } from '../../x86/scalar.ts';

/** What a translation has besides its statements. */
export interface Translation {
  /** The name of a table with the bytes of the file at an address: of a row, if no number is given. */
  constant(address: number, bytes?: number): string;
  /** Puts the text of a C function in front, once. */
  define(name: string, text: string): void;
}

/** Names of general registers, the low 32 bits behind the whole ones. */
const GENERAL = ['AX', 'CX', 'DX', 'BX', 'SP', 'BP', 'SI', 'DI'].flatMap((name, i): [string, number][] => [
  [`R${name}`, i],
  [`E${name}`, i],
]);
const NUMBERED = Array.from({ length: 8 }, (_, i): [string, number][] => [
  [`R${i + 8}`, i + 8],
  [`R${i + 8}D`, i + 8],
]).flat();
const INDEX = new Map([...GENERAL, ...NUMBERED]);

/** Throws `unsupported` with the instruction. */
export function untranslated({ address, text, opcode }: MachineInstruction): never {
  throw new Failure('unsupported', 'an instruction has no translation to scalar code', {
    where: `0x${address.toString(16)}`,
    found: `${text.trim()} (${opcode})`,
  });
}

/** The general register of this name as an lvalue of C, or null if it is none. */
export function generalRegister(name: string): string | null {
  const index = INDEX.get(name);
  return index === undefined ? null : `r[${index}]`;
}

/** The address of a memory operand as an integer of C; behind that of a constant are so many bytes. */
export function effectiveAddress(
  { base, index, scale, displacement, segment }: MachineMemory,
  instruction: MachineInstruction,
  { constant }: Translation,
  bytes?: number,
): string {
  if (segment !== '') untranslated(instruction);
  if (base === 'RIP' && index === '')
    return `(word)${constant(instruction.address + instruction.bytes.length + Number(displacement), bytes)}`;
  const parts = [base, index].map((name) => (name === '' ? '0' : (generalRegister(name) ?? untranslated(instruction))));
  return `(${parts[0]} + ${parts[1]} * ${scale} + ${BigInt.asUintN(64, displacement)}u)`;
}

/** Of constants whose address is taken: what is read from there is not followed. */
const TABLE_BYTES = 4096;
const C_OPERATORS: Readonly<Record<BinaryKind, string>> = { add: '+', sub: '-', mul: '*', and: '&', or: '|', xor: '^' };
const IMPLIED: Readonly<Record<RegisterName, string>> = { rax: 'RAX', rdx: 'RDX', rsp: 'RSP', rbp: 'RBP' };
const FLAG_VARIABLES: Readonly<Record<Flag, string>> = {
  carry: 'below',
  overflow: 'beyond',
  zero: 'zero',
  sign: 'negative',
};

/** Words are names of C variables, each of one statement, or constants. */
export class CDomain extends Domain<string> {
  readonly statements: string[] = [];
  private made = 0;

  named(text: string): string {
    const name = `t${this.made++}`;
    this.statements.push(`word ${name} = ${text};`);
    return name;
  }

  /** The low bits. */
  private cut(width: number, text: string): string {
    return this.named(width === 64 ? text : `(${text}) & ${(1n << BigInt(width)) - 1n}ull`);
  }

  constant(value: bigint): string {
    return `${BigInt.asUintN(64, value)}ull`;
  }

  binary(kind: BinaryKind, width: number, a: string, b: string): string {
    return this.cut(width, `${a} ${C_OPERATORS[kind]} ${b}`);
  }

  not(width: number, a: string): string {
    return this.cut(width, `~${a}`);
  }

  eqz(_: number, a: string): string {
    return this.named(`${a} == 0`);
  }

  bswap(width: number, a: string): string {
    return this.named(`__builtin_bswap64(${a}) >> ${64 - width}`);
  }

  shift(kind: ShiftKind, width: number, a: string, k: number): string {
    const signed = `((int64_t)(${a} << ${64 - width}) >> ${64 - width})`;
    const texts: Readonly<Record<ShiftKind, string>> = {
      shl: `${a} << ${k}`,
      shr: `${a} >> ${k}`,
      sar: `(word)(${signed} >> ${k})`,
      ror: k === 0 ? a : `${a} >> ${k} | ${a} << ${width - k}`,
    };
    return this.cut(width, texts[kind]);
  }

  doubleShift(kind: DoubleShiftKind, width: number, lo: string, hi: string, k: number): string {
    const by = kind === 'shrd' ? k : width - k;
    return this.cut(width, `${lo} >> ${by} | ${hi} << ${width - by}`);
  }

  mulx(width: number, a: string, b: string): readonly [string, string] {
    return [this.cut(width, `${a} * ${b}`), this.cut(width, `(word)((wide)${a} * ${b} >> ${width})`)];
  }

  addcarryx(width: number, carry: string, a: string, b: string): Carried<string> {
    return {
      word: this.cut(width, `${a} + ${b} + ${carry}`),
      carry: () => this.named(`(word)(((wide)${a} + ${b} + ${carry}) >> ${width})`),
    };
  }

  subborrowx(width: number, borrow: string, a: string, b: string): Carried<string> {
    return {
      word: this.cut(width, `${a} - ${b} - ${borrow}`),
      carry: () => this.named(`(wide)${a} < (wide)${b} + ${borrow}`),
    };
  }

  cmovznz(_: number, c: string, ifZero: string, ifNonzero: string): string {
    return this.named(`${c} ? ${ifNonzero} : ${ifZero}`);
  }
}

class CTarget implements Executor<string, MachineOperand> {
  readonly domain = new CDomain();
  private readonly instruction: MachineInstruction;
  private readonly translation: Translation | null;
  private readonly width: number;

  constructor(instruction: MachineInstruction, translation: Translation | null, width: number) {
    this.instruction = instruction;
    this.translation = translation;
    this.width = width;
  }

  widthOf(): number {
    return this.width;
  }

  register(name: RegisterName): MachineOperand {
    return { kind: 'register', name: IMPLIED[name], access: 'rw' };
  }

  isSame(a: MachineOperand, b: MachineOperand): boolean {
    return a.kind === 'register' && b.kind === 'register' && a.name === b.name;
  }

  read(operand: MachineOperand, width: number): string {
    if (operand.kind === 'immediate') return this.domain.constant(BigInt.asUintN(width, operand.value));
    return this.domain.named(`${width === 64 ? '' : '(uint32_t)'}${this.place(operand, width)}`);
  }

  write(operand: MachineOperand, width: number, value: string): void {
    this.domain.statements.push(`${this.place(operand, width)} = ${value};`);
  }

  /** Memory and registers as lvalues; of memory whole words only. */
  private place(operand: MachineOperand, width: number): string {
    if (operand.kind === 'memory' && width === 64) return `*(stored *)${this.address(operand)}`;
    const register = operand.kind === 'register' ? generalRegister(operand.name) : null;
    return register ?? untranslated(this.instruction);
  }

  flag(flag: Flag): string {
    return this.domain.named(FLAG_VARIABLES[flag]);
  }

  /** What is undefined keeps what it was. */
  setFlag(flag: Flag, value: FlagValue<string>): void {
    if (typeof value === 'function') this.domain.statements.push(`${FLAG_VARIABLES[flag]} = ${value()};`);
  }

  amount(operand: MachineOperand, _: string, modulus: number): number {
    if (operand.kind !== 'immediate') return untranslated(this.instruction);
    return Number(BigInt.asUintN(64, operand.value) & BigInt(modulus - 1));
  }

  address(operand: MachineOperand): string {
    if (operand.kind !== 'memory' || this.translation === null) return untranslated(this.instruction);
    const bytes = this.instruction.opcode.startsWith('LEA') ? TABLE_BYTES : undefined;
    return effectiveAddress(operand, this.instruction, this.translation, bytes);
  }

  push(value: string): void {
    this.domain.statements.push(`r[4] -= 8; *(stored *)r[4] = ${value};`);
  }

  pop(): string {
    this.domain.statements.push('r[4] += 8;');
    return this.domain.named('((stored *)r[4])[-1]');
  }
}

/** The statement for an instruction on general registers. Throws `unsupported`. */
export function generalStatement(instruction: MachineInstruction, translation: Translation): string {
  const { opcode, operands } = instruction;
  if (opcode === 'ENDBR64' || opcode.startsWith('NOOP')) return ';';
  const [, name, width] = /^([A-Z]+?)(?:(32|64)(?=[a-z]|$)(?!.*CL$)|$)/.exec(opcode) ?? [];
  const isConditional = name === 'CMOV';
  const mnemonic = isConditional ? `cmov${conditionName(instruction)}` : (name ?? '').toLowerCase();
  const named = isConditional ? operands.slice(0, -1) : operands;
  const meaning = scalarMeanings(mnemonic).find((m) => m.operandCount === named.length);
  if (meaning === undefined) return untranslated(instruction);
  const target = new CTarget(instruction, translation, Number(width ?? 64));
  runMeaning(meaning, target, named);
  return `{ ${target.domain.statements.join(' ')} }`;
}

const conditionName = ({ operands }: MachineInstruction): string => {
  const condition = operands.find((o) => o.kind === 'immediate');
  return CONDITIONS[Number(condition?.value ?? -1)]?.names[0] ?? '';
};

/** The statement of a conditional jump. Throws `unsupported` for conditions that are not modelled. */
export function branchStatement(instruction: MachineInstruction, label: string): string {
  const condition = conditionMeaning(conditionName(instruction));
  if (condition === undefined) return untranslated(instruction);
  const target = new CTarget(instruction, null, 64);
  const bit = conditionBit(condition, target);
  return `{ ${target.domain.statements.join(' ')} if (${bit}) goto ${label}; }`;
}
