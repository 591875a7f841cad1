import { describedSubject } from './fieldSubject.ts';
import type { Io } from '../host/io.ts';
import type { SubjectRequest } from './request.ts';
import { primeField } from './primeField.ts';
import type { Subject } from './subject.ts';

/**
 * A function of the integers modulo `expression`. Throws `input` if that cannot be read, `unsupported` if it does not
 * serve.
 */
export async function primeSubject(options: SubjectRequest, expression: string, io: Io): Promise<Subject> {
  return describedSubject(await primeField(expression, options.form, io), options);
}
