import { Failure } from '../../base/errors.ts';
import type { MachineInstruction, MachineMemory } from '../../base/machineCode.ts';

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
