/** Runs machine code on test vectors and compares every result word. Passing is evidence, not proof. */
import { runsLanes, type LaneFeatures } from '../../codegen/x86/target.ts';
import { type IrFunction, LANES } from '../../ir/function.ts';
import type { VectorBatch } from '../../prover/inputs/vectors.ts';
import { hexWords, type Runner, type TestOutcome, signatureOf } from '../../prover/inputs/runner.ts';
import type { Loadable } from '../../base/machineCode.ts';
import type { Worker } from '../worker/client.ts';
import { FW } from '../worker/protocol.ts';
import type { CodeOrSlot } from '../worker/requests.ts';
import { confirmed, reasonText, requireJudged } from '../worker/verdict.ts';
import { aliasModes } from '../../ir/contract/domain.ts';
import { lanesOf, packTuples, resultArrays, unpackTuples, workerSignature } from './workerVectors.ts';
import { assembledText } from '../assemble.ts';
import { linkShared } from '../../frontend/peers/peersShared.ts';
import { scalarCode, scalarFunction } from '../../frontend/scalar/scalarCode.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';

/** Stops at the first batch with a wrong result word or a fault. */
export async function testAgainst(
  runner: Runner,
  code: Uint8Array,
  fn: IrFunction,
  batches: readonly VectorBatch[],
): Promise<TestOutcome> {
  let calls = 0;
  for (const batch of batches) {
    const result = await runner.run(code, fn, batch.mode, batch.inputs, batch.count);
    const wrong = result.kind === 'fault' ? result.call : firstDifference(fn, batch, result.words);
    if (wrong === null) {
      calls += batch.count;
      continue;
    }
    const found = result.kind === 'fault' ? result.reason : wordsOf(result.words, wrong, signatureOf(fn).outputWords);
    return { kind: 'failed', calls: calls + wrong, failure: failedCall(fn, batch, wrong, found) };
  }
  return { kind: 'passed', calls };
}

function firstDifference(fn: IrFunction, batch: VectorBatch, words: BigUint64Array): number | null {
  const { outputWords } = signatureOf(fn);
  const total = batch.count * outputWords;
  for (let i = 0; i < total; i++) if (words[i] !== batch.expected[i]) return Math.floor(i / outputWords);
  return null;
}

function failedCall(fn: IrFunction, batch: VectorBatch, call: number, found: string) {
  const { inputWords, outputWords } = signatureOf(fn);
  return {
    mode: batch.mode.name,
    inputs: [...batch.inputs.subarray(call * inputWords, (call + 1) * inputWords)],
    expected: wordsOf(batch.expected, call, outputWords),
    found,
  };
}

function wordsOf(words: BigUint64Array, call: number, stride: number): string {
  return hexWords(words.subarray(call * stride, (call + 1) * stride));
}

/* Runs differential tests on the native worker. */

/** What calls code on a processor: the worker, or in tests an emulated processor. */
export interface CodeCaller extends Pick<Worker, 'load' | 'run' | 'setFunction'> {
  readonly hello: LaneFeatures;
}

/** Functions of shared objects are called through this slot. */
const LINKED_SLOT = FW.SLOTS - 1;

/**
 * The worker's function is set anew whenever another function is tested; loaded test vectors are then gone. Runs that
 * say nothing about the code are failures (`requireJudged`).
 */
export function workerRunner(worker: CodeCaller): Runner {
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
      const request = {
        target: await targetOf(code),
        alias,
        inputs: packTuples(fn.params, inputs, count, lanesOf(fn)),
        ...(entry === undefined ? {} : { entry }),
      };
      const result = await confirmed(() => worker.run(request));
      requireJudged(result);
      if (result.verdict !== 'ok')
        return { kind: 'fault', call: lanesOf(fn) * result.vector, reason: reasonText(result) };
      return { kind: 'outputs', words: unpackTuples(resultArrays(fn), result.outputs, count, lanesOf(fn)) };
    },
  };
}

/**
 * Runs code of vectorised functions on any processor: where it lacks their instructions, what runs is scalar code made
 * of the decoded instructions (`scalarCode`), all lanes of it.
 */
export const laneRunner = (worker: CodeCaller, toolchain: Toolchain): Runner =>
  translatingRunner(worker, toolchain, ({ lanes }) => runsLanes(lanes ?? LANES, worker.hello));

/** The same of any function that `runsHere` does not say of that its code runs as it is. */
export function translatingRunner(
  worker: CodeCaller,
  toolchain: Toolchain,
  runsHere: (fn: IrFunction) => boolean,
): Runner {
  const runner = workerRunner(worker);
  const known = new WeakMap<Uint8Array, Promise<Loadable>>();
  const translated = (fn: IrFunction, code: Uint8Array): Promise<Loadable> => {
    const found = known.get(code) ?? loadable(fn, code, toolchain);
    known.set(code, found);
    return found;
  };
  return {
    run: async (code, fn, ...call) =>
      runner.run(code instanceof Uint8Array && !runsHere(fn) ? await translated(fn, code) : code, fn, ...call),
  };
}

/** As code that can be placed anywhere, or as a shared object if it is too large for that. */
async function loadable(fn: IrFunction, code: Uint8Array, toolchain: Toolchain): Promise<Loadable> {
  const bytes = await scalarCode(fn.name, code, toolchain);
  if (bytes.length <= FW.MAX_CODE_BYTES) return bytes;
  const { file, symbol } = await scalarFunction(fn.name, code, toolchain);
  return shared(file, symbol, fn, toolchain);
}

/** Of code that is run from a shared object. */
const WHOLE = 'fw_whole';

/** The code itself, or a shared object of it if it is too large to be placed anywhere. */
export async function placeable(code: Uint8Array, fn: IrFunction, toolchain: Toolchain): Promise<Loadable> {
  if (code.length <= FW.MAX_CODE_BYTES) return code;
  const text = [
    ...['.text', '.balign 64', `.globl ${WHOLE}`, `.type ${WHOLE}, @function`],
    ...[`${WHOLE}: .byte ${[...code].join()}`, `.size ${WHOLE}, .-${WHOLE}`],
    ...['.section .note.GNU-stack, "", @progbits', ''],
  ];
  return shared(await assembledText(toolchain, text.join('\n')), WHOLE, fn, toolchain);
}

/** A function of an object as a shared object, called as (results, parameters). */
function shared(file: string, symbol: string, { params }: IrFunction, toolchain: Toolchain): Promise<Loadable> {
  const operands = params.map((_, index) => ({ kind: 'operand' as const, index }));
  const wanted = { files: [file], symbol, call: [{ kind: 'out' as const }, ...operands] };
  return linkShared(wanted, { root: toolchain.root, cc: toolchain.tools.byName.cc });
}
