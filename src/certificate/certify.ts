/** From code that was decoded and what it is to compute to a certificate. */
import { Failure } from '../base/errors.ts';
import { seeded } from '../base/rng.ts';
import type { IrFunction } from '../ir/function.ts';
import type { TracedCode } from '../prover/instructions/traceCode.ts';
import type { Effort } from './bound.ts';
import { claimOf, samplesOf } from './claimOf.ts';
import type { CertifiedCode, Segment } from './coqText.ts';
import { constantWords } from './constantWords.ts';
import { findCertificate } from './search.ts';

const CONSTANT_BYTES = 8;

/** With what lies between its pieces. */
const MAX_IMAGE_BYTES = 1 << 16;

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
  const constants = [...constantWords(listing).keys()]
    .map((address): Segment => ({ offset: address - listing.entry, bytes: bytesAt(address, CONSTANT_BYTES) }))
    .filter(({ offset, bytes }) => offset < 0 || offset + bytes.length > image.length);
  if (areOverlapping([{ offset: 0, bytes: image }, ...constants]))
    throw new Failure('unsupported', 'constants that share bytes with each other or the code', { where: listing.name });
  const found = findCertificate(listing, claim, samplesOf(fn, seeded(1, 'certificate')), effort);
  return { image, constants, claim, ...found };
}

function areOverlapping(segments: readonly Segment[]): boolean {
  const sorted = segments.toSorted((a, b) => a.offset - b.offset);
  return sorted.some(({ offset }, i) => i > 0 && sorted[i - 1].offset + sorted[i - 1].bytes.length > offset);
}

/** From the entry to the end of the last instruction: jumps and calls may lead on from it, not back. */
function lengthOf({ entry, read, name }: TracedCode): number {
  if (read[0].address !== entry) throw new Failure('unsupported', 'code before its entry', { where: name });
  const { address, length } = read[read.length - 1];
  if (address + length - entry > MAX_IMAGE_BYTES)
    throw new Failure('unsupported', 'code that is scattered', { expected: `at most ${MAX_IMAGE_BYTES} bytes` });
  return address + length - entry;
}
