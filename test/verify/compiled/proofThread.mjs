/** The thread of limitedProver.ts: runs the compiled program (dist/), because threads read no TypeScript. */
import { parentPort } from 'node:worker_threads';
import { verifyContract } from '../../../dist/command/verifyContract.js';
import { parseListing } from '../../../dist/verify/asm/parseListing.js';
import { proveAsmSpec } from '../../../dist/verify/asmSpecification.js';
import { proveAsm } from '../../../dist/verify/equivalence.js';
import { judge } from '../../../dist/verify/judge.js';

parentPort.on('message', ({ text, syntax, symbol, fn, contract }) =>
  parentPort.postMessage(fn === undefined ? againstStatement(text, syntax, symbol, contract) : proveAsm(text, syntax, fn, { symbol, parting: false })));

function againstStatement(text, syntax, symbol, contract) {
  const { fn, order } = verifyContract(contract);
  return judge(() => proveAsmSpec(parseListing(text, syntax, symbol), fn, order));
}
