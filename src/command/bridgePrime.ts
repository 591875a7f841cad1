import { z } from 'zod';
import { Failure } from '../base/errors.ts';
import type { IrFunction } from '../ir/function.ts';
import { openToolchain } from '../toolchain/openToolchain.ts';
import { findOperation } from '../toolchain/fieldDescription.ts';
import type { OptionSpec, RawOptions } from './commandSpec.ts';
import { FORMS } from './fieldForms.ts';
import { fieldFunction } from './fieldFunction.ts';
import type { Io } from './io.ts';
import { parseOptions } from './parseOptions.ts';
import { primeField } from './primeField.ts';

export const BRIDGE_PRIME_OPTIONS: readonly OptionSpec[] = [
  { flags: '--prime <expression>', description: 'instead of a file: the field of the integers modulo this, as in `optimize`' },
  { flags: '--form <kind>', description: `with --prime: ${FORMS.join(', ')}` },
  { flags: '--op <name>', description: 'with --prime: only this operation' },
  { flags: '--strict', description: 'with --prime: canonical inputs and outputs' },
];

const schema = z.object({
  prime: z.string(),
  form: z.enum(FORMS, `one of ${FORMS.join(', ')}`).default('auto'),
  op: z.string().optional(),
  strict: z.boolean().default(false),
});

/** Throws `input` for an option that only means something with `--prime`. */
export function refusePrimeOptions(raw: RawOptions): void {
  const stray = ['form', 'op', 'strict'].find(name => raw[name] !== undefined);
  if (stray !== undefined) throw new Failure('input', 'this option needs --prime', { where: `--${stray}`, expected: '--prime <modulus>', found: 'another source', hint: '--function names a function of a file' });
}

/** Word IR of the operations of the field that `--prime` names. */
export async function primeFunctions(raw: RawOptions, io: Io): Promise<IrFunction[]> {
  const { prime, form, op, strict } = parseOptions(schema, raw);
  const field = await primeField(prime, form, io), toolchain = await openToolchain(io.root);
  const operations = op === undefined ? field.operations : [findOperation(field, op)];
  return Promise.all(operations.map(operation => fieldFunction(toolchain, field, operation, strict ? 'strict' : 'loose')));
}
