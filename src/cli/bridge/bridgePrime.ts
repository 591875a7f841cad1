import type { z } from 'zod';
import { Failure } from '../../base/errors.ts';
import type { IrFunction } from '../../ir/function.ts';
import { openToolchain } from '../../frontend/toolchain/openToolchain.ts';
import { findOperation, type FieldDescription } from '../../frontend/field/fieldDescription.ts';
import { flag, text } from '../../base/options/option.ts';
import { subjectShape } from '../../engine/subject/request.ts';
import { fieldFunction, namedField } from '../../engine/subject/fieldSubject.ts';
import type { Io } from '../../base/io.ts';
import { primeField } from '../../engine/subject/primeField.ts';

/** Options of `bridge` that name a field, or say something of one. */
export const bridgePrimeShape = {
  curve: text('name', 'instead of a file: a field of `list`'),
  field: text('name', 'the same'),
  prime: text('expression', 'instead of a file: the field of the integers modulo this, as in `optimize`'),
  form: subjectShape.form,
  op: text('name', 'with --curve or --prime: only this operation'),
  strict: flag('with --curve or --prime: canonical inputs and outputs'),
};

type PrimeOptions = z.output<z.ZodObject<typeof bridgePrimeShape>>;

/** Throws `input` for an option that only means something with a field. */
export function refusePrimeOptions({ form, op, strict }: PrimeOptions): void {
  const stray = form !== 'auto' ? 'form' : op !== undefined ? 'op' : strict ? 'strict' : null;
  if (stray !== null)
    throw new Failure('input', 'this option needs a field', {
      where: `--${stray}`,
      expected: '--curve <name> or --prime <modulus>',
      found: 'another source',
      hint: '--function names a function of a file',
    });
}

/** Word IR of the operations of the field that `--curve`, `--field` or `--prime` names. */
export async function primeFunctions(options: PrimeOptions, io: Io): Promise<IrFunction[]> {
  const { op, strict } = options;
  const field = await fieldOf(options, io);
  const toolchain = await openToolchain(io.root);
  const operations = op === undefined ? field.operations : [findOperation(field, op)];
  return Promise.all(
    operations.map((operation) => fieldFunction(toolchain, field, operation, strict ? 'strict' : 'loose')),
  );
}

function fieldOf({ prime, form, ...names }: PrimeOptions, io: Io): FieldDescription | Promise<FieldDescription> {
  const named = namedField(names, io.root);
  if (named === null) return primeField(prime ?? '', form, io);
  if (form === 'auto') return named;
  throw new Failure('input', 'a form needs a modulus', {
    where: '--form',
    expected: '--prime <modulus>',
    found: `--form ${form} without it`,
  });
}
