/** Calls of random programs on the processor: fixed operands, in each way in which arrays may coincide. */
import type { Rng } from '../../../../src/base/rng.ts';
import { seeded } from '../../../../src/base/rng.ts';
import { workerSignature } from '../../../../src/bench/testing/workerVectors.ts';
import type { Worker } from '../../../../src/bench/worker/client.ts';
import type { AliasMode } from '../../../../src/ir/contract/domain.ts';
import { aliasModes, leadersOf } from '../../../../src/ir/contract/domain.ts';
import type { IrFunction } from '../../../../src/ir/function.ts';
import { registerName } from '../../../../src/prover/listing/registers.ts';
import { entryOf, upperPart, vectorHalf } from '../../../../src/prover/machine/convention.ts';
import { entryWords } from '../../../../src/prover/proof/counterexample.ts';
import { pick } from '../source.ts';
import type { Kind } from './kinds.ts';

/** Words of a call. */
export type Call = readonly bigint[];

/** What is stored, by mode and call; null if the code does not return as it should, or the processor lacks some. */
export type Stored = readonly (readonly Call[])[] | null | 'lacking';

/** Calls in each mode, of which the first two have random operands. */
const CALLS = 40;
const CORNERS = [0n, 1n, 2n, 0x7fn, 0xffn, ...[31n, 32n, 52n, 63n, 64n].flatMap((k) => [(1n << k) - 1n, 1n << k])];

/** The signal of an instruction that the processor lacks. */
const ILLEGAL = 4;

export class Processor {
  readonly kind: Kind;
  readonly modes: readonly AliasMode[];
  /** Operands by mode. */
  readonly calls: readonly (readonly Call[])[];
  /** What registers hold on entry, by their names. */
  readonly entry: ReadonlyMap<string, bigint>;
  private readonly signature: ReturnType<typeof workerSignature>;
  private readonly worker: Worker;
  private readonly lanes: number;

  /** `fn` is any function of the kind. */
  constructor(kind: Kind, fn: IrFunction, worker: Worker, seed: number) {
    this.kind = kind;
    this.worker = worker;
    this.lanes = kind.lanes ?? 1;
    this.modes = aliasModes(fn);
    this.signature = workerSignature(fn);
    const rng = seeded(seed, `inputs of ${kind.name}`);
    const params = Array.from({ length: CALLS }, (_, c) =>
      kind.params.map((n) => Array.from({ length: n * this.lanes }, () => drawn(rng, kind.inputBits, c))),
    );
    this.calls = this.modes.map((mode) => params.map((all) => leadersOf(fn, mode).flatMap((leader) => all[leader])));
    const registers = Array.from({ length: 16 }, (_, i) => i);
    const names = [
      ...registers.map((i) => entryOf(registerName(i))),
      ...registers.flatMap((i) => [vectorHalf(i, 'low'), vectorHalf(i, 'high')]),
    ];
    this.entry = new Map(names.map((name) => [name, rng.big(64)]));
  }

  open(): Promise<void> {
    return this.worker.setFunction(this.signature, []);
  }

  /** Those of a call that each lane has. */
  samplesOf(call: Call): bigint[][] {
    return Array.from({ length: this.lanes }, (_, lane) => call.filter((__, k) => k % this.lanes === lane));
  }

  /** Those of the operands: of what is passed by value, the bits that belong to it. */
  operandsOf(call: Call): bigint[][] {
    const { scalar } = this.kind;
    return this.samplesOf(
      scalar === undefined ? call : [...call.slice(0, -1), BigInt.asUintN(scalar, call.at(-1) ?? 0n)],
    );
  }

  /** What a name stands for that is no word of an operand. */
  unknownOf(name: string, call: Call): bigint | undefined {
    if (name !== upperPart('b')) return this.entry.get(name);
    return (call.at(-1) ?? 0n) >> BigInt(this.kind.scalar ?? 0);
  }

  async run(code: Uint8Array): Promise<Stored> {
    const stored: (readonly Call[])[] = [];
    for (const [mode, calls] of this.calls.entries()) {
      const found = await this.once(code, mode, calls, this.entry);
      if (found === null || found === 'lacking') return found;
      stored.push(found);
    }
    return stored;
  }

  /** What is stored by an input that a refutation names: the same in all lanes. */
  async byInput(code: Uint8Array, mode: string | undefined, call: Call, entry: ReadonlyMap<string, bigint>) {
    const at = Math.max(
      0,
      this.modes.findIndex(({ name }) => name === mode),
    );
    return this.once(code, at, [call], new Map([...this.entry, ...entry]));
  }

  private async once(code: Uint8Array, alias: number, calls: readonly Call[], entry: ReadonlyMap<string, bigint>) {
    const inputs = BigUint64Array.from(calls.flat());
    const words = entryWords({ names: [], inputs: [], entry });
    const { verdict, outputs, signal } = await this.worker.run({ target: code, alias, inputs, entry: words });
    if (verdict !== 'ok') return signal === ILLEGAL ? ('lacking' as const) : null;
    const size = this.kind.results * this.lanes;
    return calls.map((_, c): Call => [...outputs.subarray(c * size, (c + 1) * size)]);
  }
}

function drawn(rng: Rng, bits: number, call: number): bigint {
  const isCorner = call > 1 && rng.below(2 + (call % 4)) === 0;
  return BigInt.asUintN(bits, isCorner ? pick(CORNERS, rng) : rng.big(64));
}
