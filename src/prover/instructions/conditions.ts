/** Conditions of jumps, moves and set instructions, by their number in the opcode (SDM vol. 2, appendix B.1.4.7). */
import type { MachineInstruction } from '../../base/machineCode.ts';
import type { InstructionForm } from './form.ts';

/** Name and flags, by number; a condition and its opposite read the same flags (SDM vol. 1, appendix B). */
const CONDITIONS: readonly (readonly [name: string, flags: string])[] = [
  ['o', 'O'],
  ['no', 'O'],
  ['b', 'C'],
  ['ae', 'C'],
  ['e', 'Z'],
  ['ne', 'Z'],
  ['be', 'CZ'],
  ['a', 'CZ'],
  ['s', 'S'],
  ['ns', 'S'],
  ['p', 'P'],
  ['np', 'P'],
  ['l', 'SO'],
  ['ge', 'SO'],
  ['le', 'ZSO'],
  ['g', 'ZSO'],
];

/** The condition of an instruction that has one; the empty text without. */
export const conditionOf = (instruction: MachineInstruction, form: InstructionForm): string =>
  condition(instruction, form)?.[0] ?? '';

/** The flags that the condition of an instruction reads. */
export const conditionFlags = (instruction: MachineInstruction, form: InstructionForm): string =>
  condition(instruction, form)?.[1] ?? '';

function condition({ operands }: MachineInstruction, form: InstructionForm): readonly [string, string] | undefined {
  const operand = operands[form.operands.findIndex((o) => o.kind === 'condition')];
  return operand?.kind === 'immediate' ? CONDITIONS[Number(operand.value)] : undefined;
}
