import type { MachineInstruction } from '../../../src/base/machineCode.ts';
import { acceptedForm } from '../../../src/prover/instructions/accept.ts';
import type { InstructionForm } from '../../../src/x86/form.ts';

/** The form of an instruction; null if it is refused. */
export function formOrNull(instruction: MachineInstruction): InstructionForm | null {
  try {
    return acceptedForm(instruction);
  } catch {
    return null;
  }
}
