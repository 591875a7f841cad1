import { describedSubject } from './fieldSubject.ts';
import type { Io } from './io.ts';
import type { OptimizeOptions } from './optimizeOptions.ts';
import { primeField } from './primeField.ts';
import type { Subject } from './subject.ts';

/** A function of the integers modulo `expression`. Throws `input` if that cannot be read, `unsupported` if it does not serve. */
export async function primeSubject(options: OptimizeOptions, expression: string, io: Io): Promise<Subject> {
  const description = await primeField(expression, options.form, io);
  const form = description.name.endsWith('-montgomery') ? 'montgomery' : 'plain';
  return describedSubject(description, options, `--prime '${expression}' --form ${form}`);
}
