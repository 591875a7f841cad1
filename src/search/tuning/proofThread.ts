/** The proof thread: decodes the code that it is sent into instructions, and proves it. */
import { parentPort, workerData } from 'node:worker_threads';
import { EncodedCode } from '../../codegen/encoder/encodedCode.ts';
import { Failure } from '../../base/errors.ts';
import { parse } from '../../ir/parse.ts';
import { proveListing, RepeatedProof } from '../../prover/proof/equivalence.ts';
import type { Verdict } from '../../prover/proof/verdict.ts';
import { programInstruction, labelled } from './programListing.ts';

export interface ProofSetting {
  readonly functionText: string;
}

/** What is proved: the machine codes that were tested and raced, one after the other. */
export interface CodeBatch {
  /** Where each of them ends. */
  readonly ends: readonly number[];
  readonly code: Uint8Array;
  /** Whether what is not shown in bounded time is to be proved or refuted, which takes long. */
  readonly isThorough: boolean;
}

/** `open` is not shown in bounded time. */
export type ProofKind = Verdict['kind'] | 'open';

export interface ProofAnswers {
  readonly kinds: readonly ProofKind[];
  /** What the proofs took. */
  readonly millis: number;
}

/** Proves one code after the other for the function it is set up for. Throws `invariant` if one cannot be read back. */
export function prover({ functionText }: ProofSetting): (batch: CodeBatch) => ProofAnswers {
  const fn = parse(functionText);
  const encoded = new EncodedCode({ instruction: programInstruction, constants: labelled });
  const proofs = new RepeatedProof(fn);
  const kindOf = (code: Uint8Array, isThorough: boolean): ProofKind => {
    const read = encoded.read(code);
    if (read === null)
      throw new Failure('invariant', 'an accepted candidate cannot be read back from its code', { where: fn.name });
    const listing = { name: fn.name, ...read };
    if (proofs.shows(listing)) return 'proved';
    return isThorough ? proveListing(listing, fn, { firstDivergence: false }).kind : 'open';
  };
  return ({ ends, code, isThorough }) => {
    const start = performance.now();
    const kinds = ends.map((end, i) => kindOf(code.subarray(ends[i - 1] ?? 0, end), isThorough));
    return { kinds, millis: performance.now() - start };
  };
}

function listen(setting: ProofSetting): void {
  const prove = prover(setting);
  parentPort?.on('message', (batch: CodeBatch) => parentPort?.postMessage(prove(batch)));
}

if (parentPort !== null && isSetting(workerData)) listen(workerData);

function isSetting(data: unknown): data is ProofSetting {
  return typeof data === 'object' && data !== null && 'functionText' in data;
}
