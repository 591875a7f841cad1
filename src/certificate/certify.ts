/** Makes a certificate from decoded code and what it must compute. */
import { Failure } from '../base/errors.ts';
import { seeded } from '../base/rng.ts';
import type { IrFunction } from '../ir/function.ts';
import type { TracedCode } from '../prover/instructions/traceCode.ts';
import type { ArgumentSource } from '../prover/machine/call.ts';
import { OutOfSteps, type Effort } from './bounds/bound.ts';
import { claimOf, samplesOf } from './claimOf.ts';
import type { CertifiedCode, Segment } from './coqText.ts';
import { constantWords } from './machine/machine.ts';
import { findCertificate } from './search/search.ts';

const CONSTANT_BYTES = 8;

/**
 * Steps of a search that a person waits for, and nothing else: one that finds nothing ends after a minute or two. Of
 * other people's code all that was found took less than 1,200.
 */
export const MAX_STEPS_WAITED = 60_000;

/** Steps beside a search for code, of whose minutes it may take a fiftieth; most take less than a tenth of them. */
export const MAX_STEPS_BESIDE = 6_000;

/** Of formulas, which have a dozen products: half a minute for a step of the ladder. */
export const MAX_STEPS_OF_FORMULA = 1_000_000;

/** What is stated about code: results, then operands are passed if there is no `order`. */
export interface StatedCall {
  readonly fn: IrFunction;
  readonly order?: readonly ArgumentSource[];
}

/**
 * What `fn` says of the code, with a certificate for the checker in coq/. `bytesAt` knows the bytes of the linked code;
 * `effort` is what the search may cost. Throws `unsupported` where no certificate is found, which says nothing against
 * the code.
 */
export function certify(
  listing: TracedCode,
  { fn, order }: StatedCall,
  bytesAt: (address: number, length: number) => Uint8Array,
  effort: Effort,
): CertifiedCode {
  const claim = claimOf(fn, order);
  const segments = segmentsOf(listing, bytesAt);
  const { steps } = effort;
  try {
    const found = findCertificate(listing, claim, samplesOf(fn, seeded(1, 'certificate')), effort);
    return { ...segments, claim, ...found };
  } catch (error) {
    throw error instanceof OutOfSteps ? exhausted(listing, steps, effort) : error;
  }
}

/** The bytes of the code, and what it reads beside them. Throws `unsupported` if both share bytes. */
export function segmentsOf(
  listing: TracedCode,
  bytesAt: (address: number, length: number) => Uint8Array,
): Pick<CertifiedCode, 'image' | 'constants'> {
  const [own, ...others] = pieces(listing).map(
    ([from, to]): Segment => ({ offset: from - listing.entry, bytes: bytesAt(from, to - from) }),
  );
  const image = own.bytes;
  const isCode = ({ offset, bytes }: Segment): boolean =>
    [own, ...others].some((piece) => offset >= piece.offset && end({ offset, bytes }) <= end(piece));
  const read = [...constantWords(listing).keys()].map(
    (address): Segment => ({ offset: address - listing.entry, bytes: bytesAt(address, CONSTANT_BYTES) }),
  );
  const constants = [...others, ...read.filter((segment) => !isCode(segment))];
  if (areOverlapping([{ offset: 0, bytes: image }, ...constants]))
    throw new Failure('unsupported', 'constants that share bytes with each other or the code', { where: listing.name });
  return { image, constants };
}

function exhausted({ instructions }: TracedCode, steps: number, { reached = 0, hint }: Effort): Failure {
  const found = `the code was followed up to instruction ${reached + 1} of ${instructions.length}`;
  return new Failure('unsupported', `no certificate was found in ${steps} steps`, {
    found,
    ...(hint === undefined ? {} : { hint }),
  });
}

function areOverlapping(segments: readonly Segment[]): boolean {
  const sorted = segments.toSorted((a, b) => a.offset - b.offset);
  return sorted.some(({ offset }, i) => i > 0 && end(sorted[i - 1]) > offset);
}

const end = ({ offset, bytes }: Segment): number => offset + bytes.length;

/**
 * Where the code stands, each piece from its first address to the one behind it: first the one that begins with the
 * entry. Direct jumps and calls lead from one to another; to run on into the entry is not seen to be right.
 */
function pieces({ entry, read }: TracedCode): readonly (readonly [from: number, to: number])[] {
  const found: [number, number][] = [];
  for (const { address, length } of read) {
    const last = found.at(-1);
    if (last !== undefined && last[1] === address && address !== entry) last[1] += length;
    else found.push([address, address + length]);
  }
  const first = found.findIndex(([from]) => from === entry);
  return [found[first], ...found.filter((_, i) => i !== first)];
}
