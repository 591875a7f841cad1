import { z } from 'zod';
import { AIMS } from '../../src/base/aims.ts';
import { didYouMean } from '../../src/base/didYouMean.ts';
import { Failure } from '../../src/base/errors.ts';
import { TARGETS } from '../../src/codegen/x86/target.ts';
import type { OptionSpec } from '../../src/base/options/commandSpec.ts';
import { wholeNumber } from '../../src/base/options/wholeNumber.ts';

const targets = ['native', ...TARGETS.map(({ name }) => name)];

export const TUNE_OPTIONS: readonly OptionSpec[] = [
  {
    flags: '--budget <amount>',
    description:
      'time of all searches together (8h, 20m) or number of evaluations; compilers, proofs and comparisons of each ' +
      'job come on top (default 1h)',
  },
  { flags: '--fields <names>', description: 'fields, separated by commas or blanks (default all of `list`)' },
  { flags: '--ops <names>', description: 'operations (default mul,square); fields that lack one go without' },
  { flags: '--for <aims>', description: `what to search for, of ${AIMS.join(', ')} (default throughput,latency)` },
  { flags: '--target <names>', description: `what the code may use, of ${targets.join(', ')} (default ${targets[0]})` },
  { flags: '--seed <n>', description: 'seed of the first search (default 1); every job has another' },
  { flags: '--cpu <n>', description: 'logical CPU to measure on (default the last one)' },
  {
    flags: '--out <folder>',
    description: 'folder that results are kept in, and counted from, in place of results/',
  },
  { flags: '--again', description: 'begin anew, also where an interrupted run would go on' },
  { flags: '--dry-run', description: 'print what would be done' },
  { flags: '--json', description: 'one JSON object per line: plan with --dry-run, otherwise a job each, then tuned' },
];

/** Words separated by commas or blanks. */
const list = z.string().transform((text) => [...new Set(text.split(/[\s,]+/).filter((word) => word !== ''))]);

/** What the user asked `tune-all` for. */
export const tuneSchema = z.object({
  budget: z.string().default('1h'),
  fields: list.optional(),
  ops: list.default(['mul', 'square']),
  for: list.default(['throughput', 'latency']),
  target: list.default(['native']),
  seed: wholeNumber.default(1),
  cpu: wholeNumber.optional(),
  out: z.string().optional(),
  again: z.boolean().default(false),
  dryRun: z.boolean().default(false),
  json: z.boolean().default(false),
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

/** Names that `--target` may have. */
export const TARGET_NAMES: readonly string[] = targets;
