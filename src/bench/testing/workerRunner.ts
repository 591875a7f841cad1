/** Runs differential tests on the native worker. */
import type { Loadable } from '../../base/loadable.ts';
import type { IrFunction } from '../../ir/function.ts';
import type { Worker } from '../worker/client.ts';
import { FW } from '../worker/protocol.ts';
import type { CodeOrSlot } from '../worker/requests.ts';
import { requireJudged, type RunVerdict } from '../worker/verdict.ts';
import { aliasModes } from '../../ir/contract/aliasModes.ts';
import type { Runner } from '../../prover/inputs/runner.ts';
import { packTuples, resultArrays, unpackTuples, workerSignature } from './workerVectors.ts';

/** Functions of shared objects are called through this slot. */
const LINKED_SLOT = FW.SLOTS - 1;

/**
 * The worker's function is set anew whenever another function is tested; loaded test vectors are then gone. Runs that
 * say nothing about the code are failures (`requireJudged`).
 */
export function workerRunner(worker: Worker): Runner {
  let current: IrFunction | null = null;
  let linked: Loadable | null = null;
  const targetOf = async (code: Loadable): Promise<CodeOrSlot> => {
    if (code instanceof Uint8Array) return code;
    if (linked !== code) await worker.load(LINKED_SLOT, code);
    linked = code;
    return LINKED_SLOT;
  };
  return {
    async run(code, fn, mode, inputs, count, entry) {
      if (current !== fn) await worker.setFunction(workerSignature(fn), []);
      current = fn;
      const alias = aliasModes(fn).findIndex((m) => m.name === mode.name);
      const result = await worker.run({
        target: await targetOf(code),
        alias,
        inputs: packTuples(fn.params, inputs, count),
        ...(entry === undefined ? {} : { entry }),
      });
      requireJudged(result);
      if (result.verdict !== 'ok') return { kind: 'fault', call: result.vector, reason: describe(result) };
      return { kind: 'outputs', words: unpackTuples(resultArrays(fn), result.outputs, count) };
    },
  };
}

function describe(v: RunVerdict): string {
  if (v.reason === 'signal') return `signal ${v.signal}`;
  return v.reason === 'calleeSaved'
    ? `changed ${['rbx', 'rbp', 'r12', 'r13', 'r14', 'r15'][v.detail] ?? 'a callee-saved register'}`
    : v.reason;
}
