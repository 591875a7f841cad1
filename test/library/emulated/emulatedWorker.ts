/** Machine code on a processor that Bochs emulates, for tests that otherwise call it by the measuring worker. */
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { CodeCaller } from '../../../src/bench/testing/differential.ts';
import type { RunReply, RunRequest } from '../../../src/bench/worker/requests.ts';
import { inputWordsOf, outputWordsOf, type Signature } from '../../../src/bench/worker/signature.ts';
import type { LaneFeatures } from '../../../src/codegen/x86/target.ts';
import type { Toolchain } from '../../../src/frontend/toolchain/openToolchain.ts';
import { onEmulator } from './onEmulator.ts';

/** A processor as Bochs knows it. */
export interface Model {
  readonly title: string;
  readonly name: string;
  readonly features: LaneFeatures;
}

export const ICE_LAKE: Model = {
  title: 'Ice Lake',
  name: 'corei7_icelake_u',
  features: { avx2: true, avx512ifma: true },
};
export const HASWELL: Model = {
  title: 'Haswell',
  name: 'corei7_haswell_4770',
  features: { avx2: true, avx512ifma: false },
};

interface Asked {
  readonly signature: Signature;
  readonly request: RunRequest;
  readonly answer: (reply: RunReply) => void;
}

const KINDS = { out: 0, in: 1, scalar: 2 } as const;
/** What the machine has room for beside the program, in words. */
const MOST_WORDS = 1 << 16;
const MAX_OUTPUT = 1 << 26;
const SIGSEGV = 11;

/** Does what is asked for at once in one start of the emulator; an exception is a fault of all of it. */
export class EmulatedWorker implements CodeCaller {
  readonly hello: LaneFeatures;
  readonly #program: string;
  #signature: Signature = { arguments: [], aliases: [] };
  #asked: Asked[] = [];

  /** `folder` is where the program that calls the code is made. */
  constructor(model: Model, toolchain: Toolchain, folder: string) {
    this.hello = model.features;
    this.#program = join(folder, `call-${model.name}`);
    const { cc } = onEmulator(toolchain, model.name, folder).tools.byName;
    execFileSync(cc.path!, ['-O1', '-Wall', '-o', this.#program, join(import.meta.dirname, 'callCode.c')]);
  }

  async setFunction(signature: Signature): Promise<void> {
    this.#signature = signature;
  }

  async load(): Promise<void> {
    throw new Error('nothing is linked for an emulated processor');
  }

  run(request: RunRequest): Promise<RunReply> {
    return new Promise((answer) => {
      if (this.#asked.length === 0) setImmediate(() => this.#run());
      this.#asked.push({ signature: this.#signature, request, answer });
    });
  }

  #run(): void {
    const asked = this.#asked;
    this.#asked = [];
    for (let from = 0, to = 0; from < asked.length; from = to) {
      let words = 0;
      do words += asked[to++].request.inputs.length;
      while (to < asked.length && words + asked[to].request.inputs.length <= MOST_WORDS);
      this.#runTogether(asked.slice(from, to));
    }
  }

  #runTogether(asked: readonly Asked[]): void {
    if (asked.length === 1 && asked[0].request.inputs.length > MOST_WORDS) return this.#runInParts(asked[0]);
    const { status, stdout } = this.#called(asked);
    let at = 0;
    for (const { signature, request, answer } of asked) {
      const words = (request.inputs.length / inputWordsOf(signature)) * outputWordsOf(signature);
      const outputs = new BigUint64Array(Uint8Array.from(stdout.subarray(at, at + 8 * words)).buffer);
      at += 8 * words;
      answer(status === 0 ? { ...OK, outputs } : { ...FAULT, outputs: new BigUint64Array() });
    }
  }

  #runInParts({ signature, request, answer }: Asked): void {
    const words = inputWordsOf(signature);
    const part = words * Math.max(1, Math.floor(MOST_WORDS / words));
    const outputs: BigUint64Array[] = [];
    for (let at = 0; at < request.inputs.length; at += part) {
      let found: RunReply | undefined;
      const inputs = request.inputs.subarray(at, at + part);
      this.#runTogether([{ signature, request: { ...request, inputs }, answer: (reply) => (found = reply) }]);
      if (found === undefined || found.verdict !== 'ok') return answer(found ?? { ...FAULT, outputs: inputs });
      outputs.push(found.outputs);
    }
    answer({ ...OK, outputs: BigUint64Array.from(outputs.flatMap((list) => [...list])) });
  }

  #called(asked: readonly Asked[]): { readonly status: number | null; readonly stdout: Buffer } {
    const input = Buffer.concat([numbers(asked.length), ...asked.flatMap(pieceOf)]);
    const { status, stdout, stderr, error } = spawnSync(this.#program, { input, maxBuffer: MAX_OUTPUT });
    if (error !== undefined) throw error;
    if (status !== 0 && !/exception|PANIC/i.test(stderr.toString('latin1'))) throw new Error(stderr.toString());
    return { status, stdout };
  }
}

const OK = { verdict: 'ok', reason: 'none', vector: 0, signal: 0, detail: 0 } as const;
const FAULT = { verdict: 'fault', reason: 'signal', vector: 0, signal: SIGSEGV, detail: SIGSEGV } as const;

const numbers = (...list: readonly number[]): Buffer => Buffer.from(Uint32Array.from(list).buffer);

function pieceOf({ signature, request: { target, alias = 0, inputs } }: Asked): Buffer[] {
  if (typeof target === 'number') throw new Error('nothing is loaded on an emulated processor');
  const shared = signature.aliases[alias];
  const calls = inputs.length / inputWordsOf(signature);
  return [
    numbers(signature.arguments.length),
    ...signature.arguments.map(({ kind, words }, i) => numbers(KINDS[kind], words, shared[i])),
    numbers(calls, target.length),
    Buffer.from(target),
    Buffer.from(inputs.buffer, inputs.byteOffset, inputs.byteLength),
  ];
}
