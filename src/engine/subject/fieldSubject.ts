import { readFileSync } from 'node:fs';
import { Failure } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import {
  findOperation,
  loadField,
  type FieldDescription,
  type FieldOperation,
  type ResultForm,
  libraryOperation,
} from '../../frontend/field/fieldDescription.ts';
import { peersFields, readPeersManifest } from '../../frontend/peers/peersManifest.ts';
import { compileFieldStage, readFieldStage } from './compileStage.ts';
import type { SubjectRequest } from './request.ts';
import type { Subject } from './subject.ts';
import { wordFunction } from './wordFunction.ts';
import { PROGRAM } from '../../base/files/installation.ts';
import { readSsaModule } from '../../frontend/ssa/read.ts';
import type { IrFunction } from '../../ir/function.ts';
import { compileField } from '../../frontend/field/generateField.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';

/**
 * A function of a field below bridge/fields, or one that its library has beside them. Throws `input` naming the known
 * fields and operations.
 */
export async function fieldSubject(options: SubjectRequest, root: string): Promise<Subject> {
  const description = namedField(options, root);
  if (description === null)
    throw new Failure('input', 'no field is given', {
      expected: '--curve <name>',
      hint: `${PROGRAM} list shows the known ones; --source takes a file of your own`,
    });
  const subject = await describedSubject(description, options, root);
  return description.operations.some(({ name }) => name === subject.operation)
    ? { ...subject, file: description.sourcePath }
    : subject;
}

/**
 * The field that `--curve` or `--field` names, which may both be given if they name the same one; null if neither is.
 * Throws `input` naming the known ones.
 */
export function namedField(
  { curve, field }: Pick<SubjectRequest, 'curve' | 'field'>,
  root: string,
): FieldDescription | null {
  const elsewhere = peersFields(readPeersManifest(root)).filter(({ own }) => own === null);
  const [first, second] = [curve, field].flatMap((name) =>
    name === undefined ? [] : [loadField(name, root, elsewhere)],
  );
  if (second === undefined || first.name === second.name) return first ?? null;
  throw new Failure('input', '--curve and --field name different fields', {
    found: `${curve ?? ''} and ${field ?? ''}`,
  });
}

/** The operation of a field that `--op` names. Throws `input` if it is not given, or naming the known ones. */
export function requestedOperation(description: FieldDescription, op: string | undefined): FieldOperation {
  return findOperation(description, requireOperation(op));
}

function requireOperation(op: string | undefined): string {
  if (op !== undefined) return op;
  throw new Failure('input', 'the option is missing', { where: '--op', expected: 'an operation, e.g. --op mul' });
}

/** The function of a field that `--op` and `--strict` name; the file of the field is taken for a generated one. */
export async function describedSubject(
  field: FieldDescription,
  { op, strict }: Pick<SubjectRequest, 'op' | 'strict'>,
  root: string,
): Promise<Subject> {
  const { description, operation } = await libraryOperation(root, field, requireOperation(op));
  const source = readFileSync(description.sourcePath, 'utf8');
  const form = strict ? 'strict' : 'loose';
  const symbol = operation.symbols[form];
  return {
    field: description.name,
    operation: operation.name,
    form,
    symbol,
    modulusText: description.modulusText,
    source,
    file: null,
    sourceSha256: sha256(source),
    exactOpponents: operation.relation === '',
    compile: (toolchain) => compileFieldStage(toolchain, description, symbol),
    read: (toolchain) => readFieldStage(toolchain, description, symbol),
    lower: (ssa) => wordFunction(ssa, { description, operation, form, symbol }),
  };
}

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
