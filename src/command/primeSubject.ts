import { describedSubject } from './fieldSubject.ts';
import type { Io } from './io.ts';
import type { OptimizeOptions } from './optimizeOptions.ts';
import { primeField } from './primeField.ts';
import type { Subject } from './subject.ts';

/** A function of the integers modulo `expression`. Throws `input` if that cannot be read, `unsupported` if it does not serve. */
export async function primeSubject(options: OptimizeOptions, expression: string, io: Io): Promise<Subject> {
  return describedSubject(await primeField(expression, options.form, io), options);
}
