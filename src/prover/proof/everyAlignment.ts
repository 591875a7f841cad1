/**
 * Proves code that aligns its own frame (`and rsp, -32`), in each case of rsp on entry. Where rsp then is depends on
 * what it is on entry modulo that size: each case is proved by itself, with all offsets known.
 */
import { greater } from '../../base/integers.ts';
import type { Listing } from '../listing/listing.ts';
import { type Convention, entryResidue } from '../machine/convention.ts';
import { stackSize } from '../machine/semantics/scalar.ts';
import type { Verdict } from './verdict.ts';

/** What the largest vectors ask for. */
const MAX_SIZE = 64n;

/** The first case that is not proved; if all are, that of the first, with the time of all. */
export function everyAlignment(
  { instructions }: Listing,
  convention: Convention,
  prove: (convention: Convention) => Verdict,
): Verdict {
  const known = entryResidue(convention);
  const asked = instructions
    .map(({ mnemonic, operands }) => (mnemonic === 'and' ? stackSize(operands) : 0n))
    .reduce(greater, 0n);
  if (known === null || asked <= known.size || asked > MAX_SIZE) return prove(convention);
  let millis = 0;
  for (let residue = known.residue; ; residue += known.size) {
    const verdict = prove({ ...convention, entryResidue: { size: asked, residue } });
    millis += verdict.millis;
    if (verdict.kind !== 'proved' || residue + known.size >= asked) return { ...verdict, millis };
  }
}
