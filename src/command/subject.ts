import { readFileSync } from 'node:fs';
import { Failure } from '../base/errors.ts';
import { findOperation, loadField, type FieldDescription, type FieldOperation, type Variant } from '../toolchain/fieldDescription.ts';
import type { OptimizeOptions } from './optimizeOptions.ts';

/** What is to be optimised: one function of one field, with its source. */
export interface Subject {
  readonly field: FieldDescription;
  readonly operation: FieldOperation;
  readonly variant: Variant;
  readonly symbol: string;
  /** Text of the C file that defines the function. */
  readonly source: string;
}

/** Finds what the options name. Throws `input` naming the known fields and operations. */
export function subjectOf(options: OptimizeOptions, root: string): Subject {
  const name = options.curve ?? options.field;
  if (name === undefined) throw new Failure('input', 'no field is given', { expected: '--curve <name>', hint: 'npm run list shows the known ones' });
  if (options.curve !== undefined && options.field !== undefined && options.curve !== options.field) {
    throw new Failure('input', '--curve and --field name different fields', { found: `${options.curve} and ${options.field}` });
  }
  const field = loadField(name, root), operation = findOperation(field, options.op), variant = options.strict ? 'strict' : 'loose';
  return { field, operation, variant, symbol: operation.symbols[variant], source: readFileSync(field.sourcePath, 'utf8') };
}
