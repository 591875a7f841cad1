import { readSsaModule } from '../../frontend/ssa/read.ts';
import type { IrFunction } from '../../ir/function.ts';
import { compileField } from '../../frontend/field/compileField.ts';
import type { FieldDescription, FieldOperation, ResultForm } from '../../frontend/field/fieldDescription.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { wordFunction } from './wordFunction.ts';

/** Checked word IR of one function of a field, straight from its source. */
export async function fieldFunction(
  toolchain: Toolchain,
  description: FieldDescription,
  operation: FieldOperation,
  form: ResultForm,
): Promise<IrFunction> {
  const symbol = operation.symbols[form];
  const { json } = await compileField(toolchain, description, { functions: [symbol] });
  const [ssa] = readSsaModule(json, 'output of the reader').functions;
  return wordFunction(ssa, { description, operation, form, symbol });
}
