import type { Loadable } from '../../base/machineCode.ts';
import { linkShared } from '../../frontend/peers/peersShared.ts';
import { scalarCode, scalarFunction } from '../../frontend/scalar/scalarCode.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import type { IrFunction } from '../../ir/function.ts';
import type { Runner } from '../../prover/inputs/runner.ts';
import type { Worker } from '../worker/client.ts';
import { FW } from '../worker/protocol.ts';
import { workerRunner } from './differential.ts';

/**
 * Runs code of functions of lanes on any processor: where it lacks AVX-512 IFMA, what runs is scalar code made of the
 * decoded instructions (`scalarCode`), all lanes of it.
 */
export function laneRunner(worker: Worker, toolchain: Toolchain): Runner {
  const runner = workerRunner(worker);
  if (worker.hello.avx512ifma) return runner;
  const known = new WeakMap<Uint8Array, Promise<Loadable>>();
  const translated = (fn: IrFunction, code: Uint8Array): Promise<Loadable> => {
    const found = known.get(code) ?? loadable(fn, code, toolchain);
    known.set(code, found);
    return found;
  };
  return {
    run: async (code, fn, ...call) =>
      runner.run(code instanceof Uint8Array ? await translated(fn, code) : code, fn, ...call),
  };
}

/** As code that can be placed anywhere, or as a shared object if it is too large for that. */
async function loadable({ name, params }: IrFunction, code: Uint8Array, toolchain: Toolchain): Promise<Loadable> {
  const bytes = await scalarCode(name, code, toolchain);
  if (bytes.length <= FW.MAX_CODE_BYTES) return bytes;
  const { file, symbol } = await scalarFunction(name, code, toolchain);
  const operands = params.map((_, index) => ({ kind: 'operand' as const, index }));
  const wanted = { files: [file], symbol, call: [{ kind: 'out' as const }, ...operands], modulus: 0n };
  return linkShared(wanted, { root: toolchain.root, cc: toolchain.tools.byName.cc });
}
