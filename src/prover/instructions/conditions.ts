/** Conditions of decoded jumps, moves and set instructions. */
import type { MachineInstruction } from '../../base/machineCode.ts';
import { CONDITIONS, type Condition } from '../../x86/conditions.ts';
import type { InstructionForm } from '../../x86/form.ts';

/** The condition of an instruction that has one; the empty text without. */
export const conditionOf = (instruction: MachineInstruction, form: InstructionForm): string =>
  condition(instruction, form)?.names[0] ?? '';

/** The flags that the condition of an instruction reads. */
export const conditionFlags = (instruction: MachineInstruction, form: InstructionForm): string =>
  condition(instruction, form)?.flags ?? '';

function condition({ operands }: MachineInstruction, form: InstructionForm): Condition | undefined {
  const operand = operands[form.operands.findIndex((o) => o.kind === 'condition')];
  return operand?.kind === 'immediate' ? CONDITIONS[Number(operand.value)] : undefined;
}
