/** Instructions on general registers, as far as they occur around vectorised code: addresses, counters, the stack. */
import type { MachineInstruction, MachineOperand, MachineMemory } from '../../base/machineCode.ts';
import { Failure } from '../../base/errors.ts';

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

/** What the first operand becomes; `a` is it before, `b` the other. Flags say whether it is zero, below b, negative. */
const CHANGES: Readonly<Record<string, string>> = {
  ADD: 'a + b',
  SUB: 'a - b',
  CMP: 'a - b',
  AND: 'a & b',
  TEST: 'a & b',
  OR: 'a | b',
  XOR: 'a ^ b',
  INC: 'a + 1',
  DEC: 'a - 1',
  MOV: 'b',
};
/** Of constants whose address is taken: what is read from there is not followed. */
const TABLE_BYTES = 4096;
const READ_ONLY = ['CMP', 'TEST'];
const NO_FLAGS = ['MOV'];
const BORROWS = ['SUB', 'CMP'];
const CARRIES = ['ADD'];

/** By LLVM's numbers of conditions (those of the encoding): only flags that are kept here. */
const CONDITIONS: Readonly<Record<number, string>> = {
  2: 'below',
  3: '!below',
  4: 'zero',
  5: '!zero',
  6: '(below || zero)',
  7: '!(below || zero)',
  8: 'negative',
  9: '!negative',
};

/** The statement for an instruction on general registers. Throws `unsupported`. */
export function generalStatement(instruction: MachineInstruction, translation: Translation): string {
  const { opcode, operands } = instruction;
  const read = (o: MachineOperand): string => operandText(o, instruction, translation);
  if (opcode === 'ENDBR64' || opcode.startsWith('NOOP')) return ';';
  if (opcode === 'LEA64r') return `${read(operands[0])} = ${addressOf(operands[1], instruction, translation)};`;
  if (opcode === 'PUSH64r') return `{ word a = ${read(operands[0])}; r[4] -= 8; *(stored *)r[4] = a; }`;
  if (opcode === 'POP64r') return `${read(operands[0])} = *(stored *)r[4]; r[4] += 8;`;
  if (opcode === 'LEAVE64') return 'r[4] = r[5]; r[5] = *(stored *)r[4]; r[4] += 8;';
  const [, name, width] = /^([A-Z]+)(32|64)[a-z]/.exec(opcode) ?? [];
  const change = name === undefined ? undefined : CHANGES[name];
  if (name === undefined || change === undefined) return untranslated(instruction);
  return changed(instruction, name, width === '32', change, read);
}

function changed(
  instruction: MachineInstruction,
  name: string,
  isShort: boolean,
  change: string,
  read: (o: MachineOperand) => string,
): string {
  const { operands } = instruction;
  // Where the destination is read too, LLVM names it once.
  const [to, ...rest] = operands;
  const from = rest.at(-1);
  const hasMemory = operands.some((o) => o.kind === 'memory');
  if (to === undefined || (hasMemory && isShort)) return untranslated(instruction);
  const cut = isShort ? '(uint32_t)' : '';
  const second = from === undefined ? '0' : read(from);
  const flags = NO_FLAGS.includes(name)
    ? ''
    : ` zero = c == 0; negative = (c >> ${isShort ? 31 : 63}) & 1;` +
      (BORROWS.includes(name) ? ' below = a < b;' : CARRIES.includes(name) ? ' below = c < a;' : keptCarry(name));
  const written = READ_ONLY.includes(name) ? '' : ` ${read(to)} = c;`;
  const values = `word a = ${cut}${read(to)}, b = ${cut}${second}, c = ${cut}(${change});`;
  return `{ ${values}${flags}${written} }`;
}

const keptCarry = (name: string): string => (name === 'INC' || name === 'DEC' ? '' : ' below = 0;');

function operandText(o: MachineOperand, instruction: MachineInstruction, translation: Translation): string {
  if (o.kind === 'immediate') return `${BigInt.asUintN(64, o.value)}u`;
  if (o.kind === 'memory') return `*(stored *)${effectiveAddress(o, instruction, translation)}`;
  if (o.kind === 'target') return untranslated(instruction);
  return generalRegister(o.name) ?? untranslated(instruction);
}

const addressOf = (o: MachineOperand | undefined, instruction: MachineInstruction, translation: Translation): string =>
  o?.kind === 'memory' ? effectiveAddress(o, instruction, translation, TABLE_BYTES) : untranslated(instruction);

/** What a conditional jump asks. Throws `unsupported` for flags that are not kept. */
export function conditionText(instruction: MachineInstruction): string {
  const condition = instruction.operands.find((o) => o.kind === 'immediate');
  const text = condition === undefined ? undefined : CONDITIONS[Number(condition.value)];
  return text ?? untranslated(instruction);
}
