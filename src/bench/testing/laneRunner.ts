import { scalarCode } from '../../frontend/scalar/scalarCode.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import type { Runner } from '../../prover/inputs/runner.ts';
import type { Worker } from '../worker/client.ts';
import { workerRunner } from './differential.ts';

/**
 * Runs code of functions of lanes on any processor: where it lacks AVX-512 IFMA, what runs is scalar code made of the
 * decoded instructions (`scalarCode`), all lanes of it.
 */
export function laneRunner(worker: Worker, toolchain: Toolchain): Runner {
  const runner = workerRunner(worker);
  if (worker.hello.avx512ifma) return runner;
  return {
    run: async (code, fn, ...call) =>
      runner.run(code instanceof Uint8Array ? await scalarCode(fn.name, code, toolchain) : code, fn, ...call),
  };
}
