import { AIMS, type Aim } from '../../src/base/aims.ts';
import { Failure } from '../../src/base/errors.ts';
import type { ResultKey } from '../../src/bench/record.ts';
import { findOperation, listFields, loadField } from '../../src/frontend/field/fieldDescription.ts';
import type { FieldDescription } from '../../src/frontend/field/fieldDescription.ts';
import { TARGET_NAMES } from '../../src/codegen/x86/target.ts';
import { requireAny, listedWords, type TuneOptions } from './tuneOptions.ts';

/** One function that is tuned for one aim and target. */
export interface TuneRow extends ResultKey {
  readonly aim: Aim;
  /** E.g. `25519 mul latency` or `25519 mul throughput x86-64-v3`. */
  readonly title: string;
}

interface Surroundings {
  readonly root: string;
  /** Of this machine. */
  readonly slug: string;
  note(text: string): void;
}

/**
 * Fields x operations x targets x aims, in this order. Throws `input` for names that are not known; a field without
 * one of the operations goes without, which `note` is told if the operation was asked for by name.
 */
export function tuneRows(options: TuneOptions, { root, slug, note }: Surroundings): TuneRow[] {
  const aims = listedWords('--for', options.for, AIMS);
  const targets = listedWords('--target', options.target, TARGET_NAMES);
  const known = listFields(root);
  const fields = options.fields === undefined ? known : fieldsOf(options.fields, known, root);
  const functions = functionsOf(fields, options.ops, note);
  return functions.flatMap(({ field, operation }) =>
    targets.flatMap((target) =>
      aims.map((aim) => ({
        field,
        operation,
        form: 'loose' as const,
        target,
        machine: { slug },
        aim,
        title: `${field} ${operation} ${aim}${target === 'native' ? '' : ` ${target}`}`,
      })),
    ),
  );
}

function fieldsOf(names: readonly string[], known: readonly FieldDescription[], root: string): FieldDescription[] {
  requireAny(
    '--fields',
    names,
    known.map(({ name }) => name),
  );
  const found = names.map((name) => loadField(name, root));
  return found.filter((field, i) => found.findIndex(({ name }) => name === field.name) === i);
}

function functionsOf(
  fields: readonly FieldDescription[],
  ops: readonly string[],
  note: (text: string) => void,
): { readonly field: string; readonly operation: string }[] {
  requireAny('--ops', ops, [...new Set(fields.flatMap(({ operations }) => operations.map(({ name }) => name)))]);
  for (const op of ops) requireSomewhere(fields, op);
  const rows = fields.flatMap((field) =>
    ops.flatMap((op) => {
      const operation = operationOf(field, op);
      if (operation === null) note(`${field.name} has no ${op}, and is tuned without`);
      return operation === null ? [] : [{ field: field.name, operation }];
    }),
  );
  return rows.filter((row, i) => rows.findIndex((r) => r.field === row.field && r.operation === row.operation) === i);
}

/** Throws `input`, with what may have been meant, if no field has the operation. */
function requireSomewhere(fields: readonly FieldDescription[], op: string): void {
  if (fields.every((field) => operationOf(field, op) === null)) findOperation(fields[0], op);
}

/** Null if the field has none of this name. */
function operationOf(field: FieldDescription, op: string): string | null {
  try {
    return findOperation(field, op).name;
  } catch (error) {
    if (error instanceof Failure && error.kind === 'input') return null;
    throw error;
  }
}
