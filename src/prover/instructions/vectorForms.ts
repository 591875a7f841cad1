/**
 * Rows of instructions on vectors and masks. Source: SDM vol. 2. LLVM renamed some of them in version 20: both names
 * are here.
 */
import type { InstructionForm } from './form.ts';
import { MASK_FORMS } from './maskForms.ts';
import { VECTOR_ARITHMETIC_FORMS } from './vectorArithmeticForms.ts';
import { VECTOR_MOVE_FORMS } from './vectorMoveForms.ts';
import { VECTOR_PART_FORMS } from './vectorPartForms.ts';
import { VECTOR_SHUFFLE_FORMS } from './vectorShuffleForms.ts';

export const VECTOR_FORMS: readonly InstructionForm[] = [
  ...VECTOR_MOVE_FORMS,
  ...VECTOR_ARITHMETIC_FORMS,
  ...VECTOR_SHUFFLE_FORMS,
  ...VECTOR_PART_FORMS,
  ...MASK_FORMS,
];
