/** Suggests public pointers that `ct` was not told about. */
import type { DecodedFunction } from '../../base/machineCode.ts';
import type { EntryArgument } from '../../prover/leak/entry.ts';
import { findLeaks, type LeakReport } from '../../prover/leak/findLeaks.ts';
import { NOWHERE } from '../../prover/leak/memory.ts';
import { NAMEABLE_REGISTERS } from './leaksOf.ts';

/** Of more instructions, nobody waits for another six analyses. */
const MAX_INSTRUCTIONS = 20_000;

/**
 * The public buffers of a call, in the words of `--public`, with argument registers that nobody named and that the code
 * uses as addresses: with these, less is not known. Null if there are none.
 */
export function missingPointers(
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
