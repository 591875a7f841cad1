/** The proof thread: decodes the code of a champion into instructions, and proves it. */
import { parentPort, workerData } from 'node:worker_threads';
import { EncodedCode } from '../../codegen/encoder/encodedCode.ts';
import { Failure } from '../../base/errors.ts';
import { parse } from '../../ir/parse.ts';
import { RepeatedProof } from '../../prover/proof/equivalence.ts';
import { programInstruction, labelled } from './programListing.ts';

export interface ProofSetting {
  readonly functionText: string;
}

export interface ProofAnswer {
  /** False of code that is not shown right in bounded time, though it may be. */
  readonly isShown: boolean;
  /** What the proof took. */
  readonly millis: number;
}

/** Proves codes for the function it is set up for. Throws `invariant` if one cannot be read back. */
export function prover({ functionText }: ProofSetting): (code: Uint8Array) => ProofAnswer {
  const fn = parse(functionText);
  const encoded = new EncodedCode({ instruction: programInstruction, constants: labelled });
  const proofs = new RepeatedProof(fn);
  return (code) => {
    const start = performance.now();
    const read = encoded.read(code);
    if (read === null)
      throw new Failure('invariant', 'a champion cannot be read back from its code', { where: fn.name });
    return { isShown: proofs.shows({ name: fn.name, ...read }), millis: performance.now() - start };
  };
}

function listen(setting: ProofSetting): void {
  const prove = prover(setting);
  parentPort?.on('message', (code: Uint8Array) => parentPort?.postMessage(prove(code)));
}

if (parentPort !== null && isSetting(workerData)) listen(workerData);

function isSetting(data: unknown): data is ProofSetting {
  return typeof data === 'object' && data !== null && 'functionText' in data;
}
