/** Programs whose products are called, by the names that the suite has for formulas. */
import type { ElementProgram } from '../../src/library/called/elementProgram.ts';
import { JACOBIAN_ADD_ANY, JACOBIAN_DOUBLE, JACOBIAN_MIXED_ANY } from '../../src/library/called/jacobianPrograms.ts';

const PROGRAMS = {
  jacobian_double: JACOBIAN_DOUBLE,
  jacobian_mixed: JACOBIAN_MIXED_ANY,
  jacobian_add: JACOBIAN_ADD_ANY,
};

/** Formulas of a field that there are programs for. */
export const CALLED_FORMULAS: Readonly<Record<string, Readonly<Record<string, ElementProgram>>>> = {
  'p256-montgomery': PROGRAMS,
  'p384-montgomery': PROGRAMS,
};
