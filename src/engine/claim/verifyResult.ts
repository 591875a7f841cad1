/** The result of `verify` for programs. */
import type { Verdict } from '../../prover/proof/verdict.ts';
import { confirmedRefutation } from './confirmRefutation.ts';
import type { ProvedFile } from './proveFile.ts';

/** One part of a claim. */
export interface VerifiedPart {
  /** E.g. `asm = specification, constant time, calling convention, memory safety`. */
  readonly name: string;
  readonly verdict: Verdict;
  /** What this processor computed for the counterexample; null where there is none. */
  readonly onProcessor: string | null;
}

/** What came of a claim about code; only `proved` with a record that fits is a success. */
export interface VerifyResult {
  /** Of all parts together. */
  readonly kind: Verdict['kind'];
  /** The whole claim, as a line of the shell that makes exactly this claim. */
  readonly claim: string;
  readonly parts: readonly VerifiedPart[];
  /** Instruction sets that a processor must have beyond plain x86-64 (SSE2) to execute the code, such as `BMI2`. */
  readonly needs: readonly string[];
  /** What is odd about the claim, though it can be proved as it stands. */
  readonly notes: readonly string[];
  /** Whether the code has the bytes of its record; null where no record is claimed. */
  readonly isRecorded: boolean | null;
}

/** The same without what only people and certificates want; refutations are run on this processor. */
export async function verifyResult(
  { kind, claim, parts, notes, record, code }: ProvedFile,
  root: string,
): Promise<VerifyResult> {
  const verified: VerifiedPart[] = [];
  for (const part of parts)
    verified.push({
      ...{ name: part.name, verdict: part.verdict },
      onProcessor: await confirmedRefutation(part, code, root),
    });
  return { kind, claim, parts: verified, needs: code.needs, notes, isRecorded: record?.isSame ?? null };
}
