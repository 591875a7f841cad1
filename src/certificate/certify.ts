/** From code that was decoded and what it is to compute to a certificate. */
import { Failure } from '../base/errors.ts';
import { seeded } from '../base/rng.ts';
import type { IrFunction } from '../ir/function.ts';
import type { TracedCode } from '../prover/instructions/traceCode.ts';
import type { Effort } from './bound.ts';
import { claimOf, samplesOf } from './claimOf.ts';
import type { CertifiedCode, Segment } from './coqText.ts';
import { findCertificate } from './search.ts';

const CONSTANT_BYTES = 8;

/** Some minutes for what is largest. */
const MAX_STEPS = 60_000;

/**
 * What `fn` says of the code, with a certificate for the checker in coq/. `bytesAt` knows the bytes of the linked code;
 * `effort` is what the search may cost. Throws `unsupported` where no certificate is found, which says nothing against
 * the code.
 */
export function certify(
  listing: TracedCode,
  fn: IrFunction,
  bytesAt: (address: number, length: number) => Uint8Array,
  effort: Effort = { steps: MAX_STEPS },
): CertifiedCode {
  const claim = claimOf(fn);
  const image = bytesAt(listing.entry, lengthOf(listing));
  const constants = [...new Set(listing.constantsBy.values())].map(
    (address): Segment => ({ offset: address - listing.entry, bytes: bytesAt(address, CONSTANT_BYTES) }),
  );
  if (areOverlapping([{ offset: 0, bytes: image }, ...constants]))
    throw new Failure('unsupported', 'constants that share bytes with each other or the code', { where: listing.name });
  const found = findCertificate(listing, claim, samplesOf(fn, seeded(1, 'certificate')), effort);
  return { image, constants, claim, ...found };
}

function areOverlapping(segments: readonly Segment[]): boolean {
  const sorted = segments.toSorted((a, b) => a.offset - b.offset);
  return sorted.some(({ offset }, i) => i > 0 && sorted[i - 1].offset + sorted[i - 1].bytes.length > offset);
}

/** Of the code, which must stand in one piece that begins with its entry. */
function lengthOf({ entry, read, name }: TracedCode): number {
  let end = entry;
  for (const { address, length } of read) {
    if (address !== end) throw new Failure('unsupported', 'code that does not stand in one piece', { where: name });
    end += length;
  }
  return end - entry;
}
