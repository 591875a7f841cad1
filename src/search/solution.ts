import { hashBytes } from '../base/hash.ts';
import { cloneCandidate, type Candidate } from '../codegen/candidate/candidate.ts';
import type { Generated } from './evaluator.ts';
import type { Solution } from './strategies/strategy.ts';

/** Keeps `candidate` and what it was lowered to. */
export function solutionOf(
  candidate: Candidate,
  { bytes, length, instructions, bound, asked }: Generated,
  hash = hashBytes(bytes, length),
): Solution {
  const kept = new ArrayBuffer(asked.byteLength + length);
  const bits = new Uint16Array(kept, 0, asked.length);
  const code = new Uint8Array(kept, asked.byteLength, length);
  code.set(bytes.subarray(0, length));
  bits.set(asked);
  return { candidate: cloneCandidate(candidate), code, hash, instructions, bound, asked: bits };
}

/** Each code once. */
export const distinct = (all: readonly Solution[]): Solution[] =>
  all.filter((s, i) => all.findIndex(({ hash }) => hash === s.hash) === i);
