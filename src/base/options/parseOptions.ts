import type { z } from 'zod';
import { didYouMean } from '../didYouMean.ts';
import { Failure } from '../errors.ts';
import { flagOf, type RawOptions } from './option.ts';

/**
 * Checks the options of a command; the message names the option as the user writes it. Throws a Failure of kind
 * `input`.
 */
export function parseOptions<S extends z.ZodObject>(schema: S, raw: RawOptions): z.output<S> {
  requireKnown(Object.keys(schema.shape), raw);
  const parsed = schema.safeParse(raw);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const key = String(issue.path[0] ?? '');
  const where = flagOf(key);
  const values = issue.code === 'invalid_value' ? issue.values.map(String) : null;
  const expected = values === null ? issue.message : `one of ${values.join(', ')}`;
  if (raw[key] === undefined) throw new Failure('input', 'the option is missing', { where, expected });
  throw new Failure('input', 'the value is not understood', {
    where,
    expected,
    found: JSON.stringify(raw[key]),
    ...meant(String(raw[key]), values ?? []),
  });
}

/** The command line refuses other options itself; programs are told here. */
function requireKnown(known: readonly string[], raw: RawOptions): void {
  const odd = Object.keys(raw).find((key) => !known.includes(key));
  if (odd !== undefined)
    throw new Failure('input', 'there is no such option', { where: flagOf(odd), ...meant(odd, known) });
}

function meant(word: string, known: readonly string[]): { readonly hint?: string } {
  const near = didYouMean(word, known);
  return near === null ? {} : { hint: `did you mean ${near}?` };
}
