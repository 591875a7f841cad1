import { Failure } from '../../src/base/errors.ts';
import type { ArgumentBuffer } from '../../src/prover/leak/entry.ts';
import type { Toolchain } from '../../src/frontend/toolchain/openToolchain.ts';
import { leaksOf } from '../../src/engine/claim/leaksOf.ts';
import type { BuiltProgram } from '../../src/library/curve/curveSources.ts';

/** What the search for leaks says of a program: how many places may leak, or why nothing is known. */
export type LeakVerdict =
  | { readonly kind: 'places'; readonly count: number }
  | { readonly kind: 'unknown'; readonly reason: string };

/** Looks for jumps, addresses and slow instructions that secrets decide in everything that a program calls. */
export async function leaksOfBuild(
  { objects }: BuiltProgram,
  symbol: string,
  buffers: readonly ArgumentBuffer[],
  toolchain: Toolchain,
): Promise<LeakVerdict> {
  try {
    const {
      leaks,
      refusals: [refusal],
    } = await leaksOf(objects, symbol, buffers, toolchain);
    return leaks.length === 0 && refusal !== undefined
      ? { kind: 'unknown', reason: refusal.what }
      : { kind: 'places', count: leaks.length };
  } catch (error) {
    if (!(error instanceof Failure) || error.kind !== 'unsupported') throw error;
    return { kind: 'unknown', reason: error.message };
  }
}

/**
 * What is known of named programs without divisions; those that are not constant-time, or not known to be, are named.
 * `what` is the secret.
 */
export function leakSentences(
  what: string,
  verdicts: readonly (readonly [name: string, verdict: LeakVerdict])[],
): string {
  const leaky = verdicts.flatMap(([name, verdict]) =>
    verdict.kind === 'places' && verdict.count > 0
      ? [`${name} (${verdict.count} ${verdict.count === 1 ? 'place' : 'places'})`]
      : [],
  );
  const unknown = verdicts.flatMap(([name, verdict]) =>
    verdict.kind === 'unknown' ? [`${name} (${verdict.reason})`] : [],
  );
  return [
    `No jump, address or instruction of variable time depends on ${what}, through all loops and calls of the ` +
      `linked code, in ${verdicts.length - leaky.length - unknown.length} of the ${verdicts.length} programs without ` +
      'divisions.',
    ...(leaky.length === 0 ? [] : [`May leak: ${leaky.join(', ')}.`]),
    ...(unknown.length === 0 ? [] : [`Not decided: ${unknown.join(', ')}.`]),
  ].join(' ');
}
