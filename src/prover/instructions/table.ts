/** The table of instructions: what has no row is refused. */
import { ARITHMETIC_FORMS } from './arithmeticForms.ts';
import type { InstructionForm } from './form.ts';
import { MOVE_FORMS } from './moveForms.ts';
import { SHIFT_FORMS } from './shiftForms.ts';
import { VECTOR_FORMS } from './vectorForms.ts';

export const ACCEPTED_FORMS: readonly InstructionForm[] = [
  ...ARITHMETIC_FORMS,
  ...SHIFT_FORMS,
  ...MOVE_FORMS,
  ...VECTOR_FORMS,
];

const byOpcode = new Map(ACCEPTED_FORMS.map((form) => [form.opcode, form]));

/** The row of one of LLVM's forms, by its name. */
export const formOfOpcode = (opcode: string): InstructionForm | undefined => byOpcode.get(opcode);
