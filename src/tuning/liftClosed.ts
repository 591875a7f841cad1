import { seeded } from '../base/rng.ts';
import { compile } from '../ir/compile.ts';
import type { IrFunction } from '../ir/function.ts';
import { lift, type Lifted } from '../lift/lift.ts';
import type { Listing } from '../verify/asm/listing.ts';
import { proveListing } from '../verify/proof/equivalence.ts';
import { buildVectors } from '../verify/testing/vectors.ts';

/** Inputs per way in which buffers may coincide, on which carries are looked at. */
const PER_MODE = 48;
/** Terms of one attempt at the proof; those that succeed need fewer. */
const MAX_TERMS = 300_000;

/**
 * Code read as word IR in which it is said which carries are zero. Whoever wrote the code knew it, and lets a chain
 * begin on the flag that such an addition leaves; without knowing it, the lowering would have to put the carry
 * somewhere. Carries that no input sets are taken to be zero if it can be proved that the code then still computes the
 * same; otherwise none is.
 */
export function liftClosed(listing: Listing, like: IrFunction): Lifted {
  const open = lift(listing, like);
  const never = neverSet(open, like);
  if (never.size === 0) return open;
  const closed = lift(listing, like, never);
  const isSame = proveListing(listing, closed.fn, { mostTerms: MAX_TERMS, parting: false }).kind === 'proved';
  return isSame ? closed : open;
}

/** Instructions whose carry was zero on all inputs. */
function neverSet({ fn, carries }: Lifted, like: IrFunction): ReadonlySet<number> {
  const ids = new Map(fn.values.map(({ id, name }) => [name, id]));
  const places = [...carries.keys()];
  const outputs = [[...carries.values()].map((name) => ({ kind: 'value', id: ids.get(name)! }) as const)];
  const bitsOf = compile({ ...fn, outputs });
  const seen = new Set<number>();
  const results = like.results.map(({ bounds }) => bounds.map(() => 0n));
  const look = (limbs: bigint[][]): bigint[][] => {
    const [bits] = bitsOf(limbs);
    bits.forEach((bit, i) => bit !== 0n && seen.add(places[i]));
    return results;
  };
  buildVectors(like, look, { perMode: PER_MODE, rng: seeded(1, 'carries') });
  return new Set(places.filter((at) => !seen.has(at)));
}
