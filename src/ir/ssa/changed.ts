import type { SsaArgument } from './schema.ts';

/**
 * Whether an argument is the half that is read of an array that is changed in place. No write through another of
 * `results` changes what it reads: arrays that are written are apart from each other, and the reader makes halves only
 * of what is not read again after it was written.
 */
export function halfOfChanged(results: readonly SsaArgument[]): (argument: SsaArgument) => boolean {
  const changed = new Set(results.flatMap(({ from }) => from ?? []));
  return ({ from }) => from !== undefined && changed.has(from);
}
