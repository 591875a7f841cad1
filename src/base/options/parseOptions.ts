import type { z } from 'zod';
import { Failure } from '../errors.ts';
import type { RawOptions } from './commandSpec.ts';

/**
 * Checks the options of a command; the message names the option as the user writes it. Throws a Failure of kind
 * `input`.
 */
export function parseOptions<S extends z.ZodType>(schema: S, raw: RawOptions): z.infer<S> {
  const parsed = schema.safeParse(raw);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const key = String(issue.path[0] ?? '');
  const where = `--${key.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`;
  throw raw[key] === undefined
    ? new Failure('input', 'the option is missing', { where, expected: issue.message })
    : new Failure('input', 'the value is not understood', {
        where,
        expected: issue.message,
        found: JSON.stringify(raw[key]),
      });
}
