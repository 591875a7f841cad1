import { z } from 'zod';
import { AIMS } from '../../src/base/aims.ts';
import { didYouMean } from '../../src/base/didYouMean.ts';
import { Failure } from '../../src/base/errors.ts';
import { TARGET_NAMES } from '../../src/codegen/x86/target.ts';
import { cpu, flag, storeShape, wholeNumber, place } from '../../src/base/options/option.ts';

/** Words separated by commas or blanks. */
const list = z.string().transform((text) => [...new Set(text.split(/[\s,]+/).filter((word) => word !== ''))]);

/** What the user asked `tune-all` for. */
export const tuneSchema = z.object({
  budget: z
    .string()
    .default('1h')
    .meta({
      metavar: 'amount',
      description:
        'time of all searches together (8h, 20m) or number of evaluations; compilers, proofs and comparisons of ' +
        'each job come on top (default 1h)',
    }),
  fields: list
    .optional()
    .meta({ metavar: 'names', description: 'fields, separated by commas or blanks (default all of `list`)' }),
  ops: list
    .default(['mul', 'square'])
    .meta({ metavar: 'names', description: 'operations (default mul,square); fields that lack one go without' }),
  for: list
    .default(['throughput', 'latency'])
    .meta({ metavar: 'aims', description: `what to search for, of ${AIMS.join(', ')}` }),
  target: list
    .default(['native'])
    .meta({ metavar: 'names', description: `what the code may use, of ${TARGET_NAMES.join(', ')}` }),
  seed: wholeNumber
    .default(1)
    .meta({ metavar: 'n', description: 'seed of the first search (default 1); every job has another' }),
  cpu,
  ...storeShape,
  out: place('folder', 'folder that results are kept in, and counted from, in place of local/ and results/'),
  again: flag('begin anew, also where an interrupted run would go on'),
  dryRun: flag('print what would be done'),
  json: flag('one JSON object per line: plan with --dry-run, otherwise a job each, then tuned'),
});

export type TuneOptions = z.infer<typeof tuneSchema>;

/** The words of an option, each one of `known`. Throws `input` that says which one may have been meant. */
export function listedWords<T extends string>(option: string, words: readonly string[], known: readonly T[]): T[] {
  requireAny(option, words, known);
  return words.map((word) => {
    const found = known.find((one) => one === word);
    if (found !== undefined) return found;
    const near = didYouMean(word, known);
    throw new Failure('input', 'the value is not understood', {
      where: option,
      expected: `some of ${known.join(', ')}`,
      found: word,
      ...(near === null ? {} : { hint: `did you mean ${near}?` }),
    });
  });
}

/** Throws `input` for an empty list. */
export function requireAny(option: string, words: readonly string[], known: readonly string[]): void {
  if (words.length > 0) return;
  throw new Failure('input', 'the list is empty', { where: option, expected: `some of ${known.join(', ')}` });
}
