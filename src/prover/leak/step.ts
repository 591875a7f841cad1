import type { CodeImage, MachineInstruction } from '../../base/machineCode.ts';
import type { InstructionForm } from '../instructions/form.ts';
import type { State } from './state.ts';

/** One instruction in one state, and whoever is told what is found. */
export interface Step {
  readonly instruction: MachineInstruction;
  readonly form: InstructionForm;
  /** Changed by what the instruction does. */
  readonly state: State;
  readonly image: CodeImage;
  /** A secret decides something that can be seen from outside. */
  leak(what: string): void;
  /** It is not known what happens. */
  refuse(what: string): void;
}
