/** The thread of limitedProver.ts: runs the compiled program (dist/), because threads read no TypeScript. */
import { parentPort } from 'node:worker_threads';
import { verifyContract } from '../../../dist/src/engine/claim/verifyContract.js';
import { proveAsmSpec } from '../../../dist/src/prover/proof/asmSpecification.js';
import { proveListing } from '../../../dist/src/prover/proof/equivalence.js';

parentPort.on('message', ({ listing, fn, contract }) =>
  parentPort.postMessage(
    fn === undefined ? againstStatement(listing, contract) : proveListing(listing, fn, { firstDivergence: false }),
  ),
);

function againstStatement(listing, contract) {
  const { fn, order } = verifyContract(contract);
  return proveAsmSpec(listing, fn, order);
}
