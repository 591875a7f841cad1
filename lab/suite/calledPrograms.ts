/** Formulas of the suite whose products are called: made of stored products and squares. */
import type { Io } from '../../src/base/io.ts';
import { fieldFunction, namedField, requestedOperation } from '../../src/engine/subject/fieldSubject.ts';
import type { Toolchain } from '../../src/frontend/toolchain/openToolchain.ts';
import { calledField, calledObject, type CalledField } from '../../src/library/called/calledObject.ts';
import { calledPiece, type CalledPiece } from '../../src/library/called/calledPieces.ts';
import { canonicalSums } from '../../src/library/called/canonicalSums.ts';
import type { ElementProgram } from '../../src/library/called/elementProgram.ts';
import { JACOBIAN_ADD_ANY, JACOBIAN_DOUBLE, JACOBIAN_MIXED_ANY } from '../../src/library/called/jacobianPrograms.ts';
import { sumsOf } from '../../src/library/called/sumsOf.ts';
import { storedCodes, storedRecordsOf } from '../../src/library/field/storedCode.ts';
import { formulaSource } from './formulaBuilds.ts';
import { formulaPrefix, formulaSymbol, type SuiteFormula } from './suiteFormulas.ts';

const FORM = 'loose';

/** Programs whose products are called, by the names that the suite has for formulas. */
const PROGRAMS = {
  jacobian_double: JACOBIAN_DOUBLE,
  jacobian_mixed: JACOBIAN_MIXED_ANY,
  jacobian_add: JACOBIAN_ADD_ANY,
};

/** Formulas of a field that there are programs for. */
const CALLED_FORMULAS: Readonly<Record<string, Readonly<Record<string, ElementProgram>>>> = {
  'p256-montgomery': PROGRAMS,
  'p384-montgomery': PROGRAMS,
};

/**
 * The object of these formulas, all of one field; null where there is no program for one of them, or no product or
 * square is stored that runs here and can be called. Proved and thrown is what `calledObject` says.
 */
export async function storedObject(
  formulas: readonly SuiteFormula[],
  toolchain: Toolchain,
  io: Io,
): Promise<string | null> {
  const functions = formulas.flatMap((formula) => {
    const program = CALLED_FORMULAS[formula.field]?.[formula.name];
    const { aliasing } = formula;
    return program === undefined ? [] : [{ symbol: formulaSymbol(formula), program, aliasing }];
  });
  if (functions.length < formulas.length) return null;
  const field = await storedField(formulas[0], toolchain, io);
  return field && (await calledObject(functions, field, toolchain));
}

/** Of a field in Montgomery form; null where no product or square is stored that runs here and can be called. */
export async function storedField(formula: SuiteFormula, toolchain: Toolchain, io: Io): Promise<CalledField | null> {
  const { field, modulus, montgomery: R } = formula;
  const description = R === null ? null : namedField({ field }, io.root);
  if (R === null || description === null) return null;
  const stored = async (operation: string): Promise<CalledPiece | null> => {
    const fn = await fieldFunction(toolchain, description, requestedOperation(description, operation), FORM);
    const codes = storedCodes(storedRecordsOf(fn, { field, operation, form: FORM }, io), io);
    return calledPiece(operation, codes, toolchain, io);
  };
  const [mul, square] = [await stored('mul'), await stored('square')];
  if (mul === null || square === null) return null;
  const pieces = await sumsOf(formulaSource(field, toolchain), formulaPrefix(field), modulus, toolchain);
  return calledField({ mul, square }, pieces, { modulus, R, sums: canonicalSums(modulus, mul.fn.outputs[0].length) });
}
