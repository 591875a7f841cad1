/** The table of accepted instructions; what has no row is refused. */
import { ARITHMETIC_FORMS, SHIFT_FORMS } from './arithmeticForms.ts';
import type { InstructionForm } from './form.ts';
import { MOVE_FORMS } from './moveForms.ts';
import { MASK_FORMS } from './maskForms.ts';
import { VECTOR_ARITHMETIC_FORMS } from './vectorArithmeticForms.ts';
import { VECTOR_MOVE_FORMS } from './vectorMoveForms.ts';
import { VECTOR_PART_FORMS } from './vectorPartForms.ts';
import { VECTOR_SHUFFLE_FORMS } from './vectorShuffleForms.ts';

/**
 * Rows of instructions on vectors and masks. Source: SDM vol. 2. LLVM renamed some of them in version 20: both names
 * are here.
 */
const VECTOR_FORMS: readonly InstructionForm[] = [
  ...VECTOR_MOVE_FORMS,
  ...VECTOR_ARITHMETIC_FORMS,
  ...VECTOR_SHUFFLE_FORMS,
  ...VECTOR_PART_FORMS,
  ...MASK_FORMS,
];

export const ACCEPTED_FORMS: readonly InstructionForm[] = [
  ...ARITHMETIC_FORMS,
  ...SHIFT_FORMS,
  ...MOVE_FORMS,
  ...VECTOR_FORMS,
];

const byOpcode = new Map(ACCEPTED_FORMS.map((form) => [form.opcode, form]));

/** The row of one of LLVM's forms, by its name. */
export const formOfOpcode = (opcode: string): InstructionForm | undefined => byOpcode.get(opcode);
