import { z } from 'zod';
import { Failure } from '../../base/errors.ts';
import type { IrFunction } from '../../ir/function.ts';
import { openToolchain } from '../../frontend/toolchain/openToolchain.ts';
import { findOperation, type FieldDescription } from '../../frontend/field/fieldDescription.ts';
import type { OptionSpec, RawOptions } from '../../base/options/commandSpec.ts';
import { REPRESENTATIONS } from '../../engine/subject/request.ts';
import { fieldFunction, namedField } from '../../engine/subject/fieldSubject.ts';
import type { Io } from '../../base/io.ts';
import { parseOptions } from '../../base/options/parseOptions.ts';
import { primeField } from '../../engine/subject/primeField.ts';

export const BRIDGE_PRIME_OPTIONS: readonly OptionSpec[] = [
  { flags: '--curve <name>', description: 'instead of a file: a field of `list`' },
  { flags: '--field <name>', description: 'the same' },
  {
    flags: '--prime <expression>',
    description: 'instead of a file: the field of the integers modulo this, as in `optimize`',
  },
  { flags: '--form <kind>', description: `with --prime: ${REPRESENTATIONS.join(', ')}` },
  { flags: '--op <name>', description: 'with --curve or --prime: only this operation' },
  { flags: '--strict', description: 'with --curve or --prime: canonical inputs and outputs' },
];

const schema = z.object({
  curve: z.string().optional(),
  field: z.string().optional(),
  prime: z.string().optional(),
  form: z.enum(REPRESENTATIONS, `one of ${REPRESENTATIONS.join(', ')}`).default('auto'),
  op: z.string().optional(),
  strict: z.boolean().default(false),
});

/** Throws `input` for an option that only means something with a field. */
export function refusePrimeOptions(raw: RawOptions): void {
  const stray = ['form', 'op', 'strict'].find((name) => raw[name] !== undefined);
  if (stray !== undefined)
    throw new Failure('input', 'this option needs a field', {
      where: `--${stray}`,
      expected: '--curve <name> or --prime <modulus>',
      found: 'another source',
      hint: '--function names a function of a file',
    });
}

/** Word IR of the operations of the field that `--curve`, `--field` or `--prime` names. */
export async function primeFunctions(raw: RawOptions, io: Io): Promise<IrFunction[]> {
  const options = parseOptions(schema, raw);
  const { op, strict } = options;
  const field = await fieldOf(options, io);
  const toolchain = await openToolchain(io.root);
  const operations = op === undefined ? field.operations : [findOperation(field, op)];
  return Promise.all(
    operations.map((operation) => fieldFunction(toolchain, field, operation, strict ? 'strict' : 'loose')),
  );
}

function fieldOf(
  { prime, form, ...names }: z.infer<typeof schema>,
  io: Io,
): FieldDescription | Promise<FieldDescription> {
  const named = namedField(names, io.root);
  if (named === null) return primeField(prime ?? '', form, io);
  if (form === 'auto') return named;
  throw new Failure('input', 'a form needs a modulus', {
    where: '--form',
    expected: '--prime <modulus>',
    found: `--form ${form} without it`,
  });
}
