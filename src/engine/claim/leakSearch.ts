/** What `ct` does: it looks in a function for everything that depends on secrets. */
import { resolve } from 'node:path';
import { z } from 'zod';
import type { Io } from '../../base/io.ts';
import { parametersOf } from '../../frontend/object/parameters.ts';
import { readProgram } from '../../frontend/object/readFunction.ts';
import { findLeaks, type Finding, type LeakReport } from '../../prover/leak/findLeaks.ts';
import { wholeResult } from '../environment/storedRecords.ts';
import { entryArguments, namesRegistersOnly, NAMEABLE_REGISTERS } from './leaksOf.ts';
import { certainLeaks, PERHAPS } from './leakWitness.ts';
import { flagsOf, sourceShape } from './verifyOptions.ts';
import { openCodeTools } from './verifyTarget.ts';
import type { DecodedFunction } from '../../base/machineCode.ts';
import type { EntryArgument } from '../../prover/leak/entry.ts';
import { NOWHERE } from '../../prover/leak/memory.ts';

/** What the user asks `ct` for. */
export const ctSchema = z.object({
  function: z
    .string('a function, as the symbol table of the objects names it')
    .meta({ metavar: 'name', description: 'the function that is entered' }),
  secret: registers(
    'argument registers that point to secrets, e.g. rsi,rdx; rdx:32 if only the first 32 bytes are secret, ' +
      'rdx:32-64 for those behind; edx, dx or dl are secrets themselves; of C and with debug information also ' +
      'names of parameters',
  ).default(''),
  secretValue: registers('argument registers that are secrets themselves, not addresses, e.g. rdx').default(''),
  public: registers('those that point to public data or results (default rdi, if it is not named above)').optional(),
  ...sourceShape,
});

export type CtOptions = z.infer<typeof ctSchema>;

function registers(description: string) {
  return z.string().meta({ metavar: 'registers', description });
}

/** What was found in a function. */
export interface LeakSearch extends LeakReport {
  /** The function. */
  readonly symbol: string;
  /** Where an address is, for people. */
  readonly placeOf: (address: number) => string;
  /** What `--public` should name, or null if that would not help. */
  readonly pointers: string | null;
}

/** Enters a function of assembly text, objects or libraries; paths are relative to the folder of `io`. */
export async function leakSearch(files: readonly string[], options: CtOptions, io: Io): Promise<LeakSearch> {
  const paths = files.map((file) => resolve(io.cwd, file));
  for (const path of paths) wholeResult(path, io);
  const { tools, decoder } = await openCodeTools(io.root);
  const form = { syntax: options.syntax, compilerFlags: flagsOf(options, io) };
  const { secret, secretValue, public: open = null } = options;
  const isPlain = namesRegistersOnly([secret, secretValue, open ?? '']);
  const parameters = isPlain ? null : await parametersOf(paths, options.function, form.compilerFlags, tools);
  const args = entryArguments(secret, secretValue, open, parameters);
  const code = await readProgram(paths, options.function, form, { tools, decoder });
  const report = await certainLeaks(code, args, findLeaks(code, args), io.root);
  return { ...report, symbol: code.symbol.name, placeOf: code.placeOf, pointers: missingPointers(code, args, report) };
}

/** What to try where it is not known whether there is a leak. */
export function leakHint(refusals: readonly Finding[], pointers: string | null): string {
  if (pointers !== null)
    return `--public ${pointers}, if these point to public data or results: what is not named is a number`;
  return refusals.every(({ what }) => what.startsWith(PERHAPS))
    ? 'look at these places: whatever is computed there may cancel the secrets, or few secrets may show there'
    : 'compile with -O2, so that counters and pointers are in registers; `verify` unrolls loops of fixed count';
}

/* Suggests public pointers that `ct` was not told about. */

/** Of more instructions, nobody waits for another six analyses. */
const MAX_INSTRUCTIONS = 20_000;

/**
 * The public buffers of a call, in the words of `--public`, with argument registers that nobody named and that the code
 * uses as addresses: with these, less is not known. Null if there are none.
 */
function missingPointers(
  code: DecodedFunction,
  args: readonly EntryArgument[],
  { refusals }: Pick<LeakReport, 'refusals'>,
): string | null {
  const unknown = (found: LeakReport['refusals']): number => found.filter(({ what }) => what === NOWHERE).length;
  let best = unknown(refusals);
  let named = args;
  if (best === 0 || code.code.size > MAX_INSTRUCTIONS) return null;
  for (const register of NAMEABLE_REGISTERS.filter((one) => args.every((known) => known.register !== one))) {
    const more = [...named, { register, secret: false }];
    const left = unknown(findLeaks(code, more).refusals);
    if (left < best) [best, named] = [left, more];
  }
  const open = named.flatMap((one) => ('isValue' in one || one.secret ? [] : [one.register]));
  return named === args ? null : NAMEABLE_REGISTERS.filter((one) => open.includes(one)).join(',');
}
