import { Failure } from '../base/errors.ts';
import type { ArgumentBuffer } from '../verify/leak/findLeaks.ts';
import { leaksOf } from './ct.ts';
import type { StageProgram } from './stagePrograms.ts';

/** What the search for leaks says of a program: how many places may leak, or why nothing is known. */
export type LeakVerdict = { readonly kind: 'places'; readonly count: number } | { readonly kind: 'unknown'; readonly reason: string };

/** Looks for jumps, addresses and slow instructions that secrets decide in everything that a program calls. */
export async function stageLeaks({ objects }: StageProgram, symbol: string, buffers: readonly ArgumentBuffer[]): Promise<LeakVerdict> {
  try {
    return { kind: 'places', count: (await leaksOf(objects, symbol, buffers)).length };
  } catch (error) {
    if (!(error instanceof Failure) || error.kind !== 'unsupported') throw error;
    return { kind: 'unknown', reason: error.message };
  }
}

/** Which of the named programs are constant-time, which may leak, and which are not decided. `what` is the secret. */
export function leakSentences(what: string, verdicts: readonly (readonly [name: string, verdict: LeakVerdict])[]): string {
  const clean = verdicts.filter(([, verdict]) => verdict.kind === 'places' && verdict.count === 0).map(([name]) => name);
  const leaky = verdicts.flatMap(([name, verdict]) => (verdict.kind === 'places' && verdict.count > 0 ? [`${name} (${verdict.count} ${verdict.count === 1 ? 'place' : 'places'})`] : []));
  const unknown = verdicts.flatMap(([name, verdict]) => (verdict.kind === 'unknown' ? [`${name} (${verdict.reason})`] : []));
  const who = clean.length === verdicts.length ? `all ${clean.length} programs without divisions` : clean.length === 0 ? 'none' : clean.join(', ');
  return [
    `No jump, address or instruction of variable time depends on ${what}, through all loops and calls of the linked code: ${who}.`,
    ...(leaky.length === 0 ? [] : [`May leak: ${leaky.join(', ')}.`]), ...(unknown.length === 0 ? [] : [`Not decided: ${unknown.join(', ')}.`]),
  ].join(' ');
}
