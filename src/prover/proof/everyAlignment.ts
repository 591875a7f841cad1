/**
 * Proves code that aligns its own frame (`and rsp, -32`), in each case of rsp on entry. Where the frame then is depends
 * on what rsp is on entry modulo that size: each case is proved by itself, with all offsets known.
 */
import { type Convention, entryResidue } from '../machine/convention.ts';
import type { Verdict } from './verdict.ts';

/** What OpenSSL asks for, so that tables lie in as few lines of the cache as possible; vectors ask for 64. */
const MAX_SIZE = 1024n;

/** The first case that is not proved; if all are, that of the last, with the time of all. */
export function everyAlignment(convention: Convention, prove: (convention: Convention) => Verdict): Verdict {
  const known = entryResidue(convention);
  const verdict = prove(convention);
  if (verdict.kind !== 'undecided' || verdict.alignment === undefined) return verdict;
  const { alignment, ...undecided } = verdict;
  const size = BigInt(alignment);
  if (known === null || size > MAX_SIZE) return undecided;
  let { millis } = verdict;
  for (let residue = known.residue; ; residue += known.size) {
    const one = everyAlignment({ ...convention, entryResidue: { size, residue } }, prove);
    millis += one.millis;
    if (one.kind !== 'proved' || residue + known.size >= size) return { ...one, millis };
  }
}
