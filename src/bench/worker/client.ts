/** The client of the measuring worker: loads, tests, races and times machine code. */
import { cpus } from 'node:os';
import { Failure } from '../../base/errors.ts';
import type { Loadable, SharedFunction } from '../../base/machineCode.ts';
import { Connection } from './connection.ts';
import { functionBytes, writeFunction, writeWords, inputWordsOf, outputWordsOf } from './signature.ts';
import type { Signature, TestVector } from './signature.ts';
import { readHello, type Hello, FW } from './protocol.ts';
import { DEFAULT_PLAN, modeNumber, PLAN_BYTES, writePlan, type RaceResult } from './racePlan.ts';
import type {
  MeasureRequest,
  RaceRequest,
  RunRequest,
  RunReply,
  CodeOrSlot,
  TestOptions,
  RawSamples,
} from './requests.ts';
import { PROCESS_DIED, readVerdict, VERDICT_BYTES, type RunVerdict } from './verdict.ts';

interface WorkerOptions {
  /** The executable, as returned by `buildWorker`. */
  readonly binary: string;
  /**
   * Logical CPU to stay on. By default the worker starts on the last one and moves when another tenant shares its core.
   */
  readonly cpu?: number;
}

/** Outputs asked for at once in a bulk run; larger ones are cut into several requests. */
const RUN_CHUNK_WORDS = 1 << 18;
const LONG_TIMEOUT_MS = 120_000;

/**
 * The measuring worker: a pinned native process that tests, runs and times machine code.
 *
 * Requests are written at once and answered in order, so several may be open. A process that dies is
 * replaced and given function and slots again; a request that kills it twice is answered with a
 * `fault` verdict of reason 'process'. Errors: Failure 'input' when the worker refuses a request,
 * 'tool' when it cannot be started.
 */
export class Worker {
  readonly hello: Hello;
  private readonly connection: Connection;
  private signature: Signature | null = null;

  private constructor(connection: Connection, hello: Hello) {
    this.connection = connection;
    this.hello = hello;
  }

  static async start(options: WorkerOptions): Promise<Worker> {
    requireCpu(options.cpu);
    const connection = new Connection(options.binary, options.cpu === undefined ? [] : [String(options.cpu)]);
    const hello = await connection.send({ ...EMPTY, type: FW.HELLO, decode: readHello });
    if (hello.version === FW.VERSION) return new Worker(connection, hello);
    await connection.close();
    throw new Failure('tool', 'the measuring worker speaks another protocol version', {
      where: options.binary,
      expected: String(FW.VERSION),
      found: String(hello.version),
      hint: 'build it again',
    });
  }

  /** Process id of the native process; changes when it is replaced, undefined while it has ended and is not. */
  get pid(): number | undefined {
    return this.connection.pid;
  }

  /** How often the native process had to be replaced. */
  get respawns(): number {
    return this.connection.respawns;
  }

  /** Sets what `test`, `run`, `race` and `measure` call and which outputs are right. */
  setFunction(signature: Signature, vectors: readonly TestVector[]): Promise<void> {
    this.signature = signature;
    return this.connection.send({
      type: FW.SET_FUNCTION,
      keep: -1,
      payloadBytes: functionBytes(signature, vectors),
      fill: (view, bytes, at) => writeFunction(view, bytes, at, signature, vectors),
      decode: nothing,
    });
  }

  /** Puts code, or a function of a shared object, into a slot, 0 to 63. */
  load(slot: number, code: Loadable): Promise<void> {
    return code instanceof Uint8Array ? this.loadCode(slot, code) : this.link(slot, code);
  }

  private loadCode(slot: number, code: Uint8Array): Promise<void> {
    return this.connection.send({
      type: FW.LOAD,
      keep: slot,
      payloadBytes: 8 + code.length,
      fill: (view, bytes, at) => {
        view.setUint32(at, slot, true);
        writeCode(view, bytes, at + 4, code, code.length);
      },
      decode: nothing,
    });
  }

  private link(slot: number, { path, symbol }: SharedFunction): Promise<void> {
    const texts = [path, symbol].map((text) => Buffer.from(`${text}\0`));
    return this.connection.send({
      type: FW.LINK,
      keep: slot,
      payloadBytes: texts.reduce((sum, text) => sum + 4 + text.length, 4),
      fill: (view, bytes, at) => {
        view.setUint32(at, slot, true);
        at += 4;
        for (const text of texts) {
          writeCode(view, bytes, at, text, text.length);
          at += 4 + text.length;
        }
      },
      decode: nothing,
    });
  }

  /** Runs code on the test vectors; the first violation decides. */
  test(target: CodeOrSlot, { from = 0, to = FW.NO_SLOT, strict = false }: TestOptions = {}): Promise<RunVerdict> {
    return this.connection.send({
      type: FW.TEST,
      payloadBytes: 16 + targetBytes(target),
      onDeath: PROCESS_DIED,
      timeoutMs: LONG_TIMEOUT_MS,
      fill: (view, bytes, at) => {
        writeFour(view, at, slotOf(target), from, to, strict ? FW.FLAG_STRICT : 0);
        writeTarget(view, bytes, at + 16, target);
      },
      decode: readVerdict,
    });
  }

  /** Runs code on any number of input tuples and returns the raw outputs; no expected values are needed. */
  async run(request: RunRequest): Promise<RunReply> {
    const [inWords, outWords] = this.wordsPerCall();
    const count = request.inputs.length / inWords;
    const outputs = new BigUint64Array(count * outWords);
    const chunk = Math.max(1, Math.floor(RUN_CHUNK_WORDS / Math.max(inWords, outWords)));
    for (let from = 0; from < count; from += chunk) {
      const to = Math.min(count, from + chunk);
      const part = request.inputs.subarray(from * inWords, to * inWords);
      const verdict = await this.runChunk(request, part, to - from, outputs.subarray(from * outWords, to * outWords));
      if (verdict.verdict !== 'ok') return cutShort(verdict, from, outWords, outputs);
    }
    return { ...OK, outputs };
  }

  /** Tests a candidate and races it against a slot, in one round trip. */
  race(request: RaceRequest): Promise<RaceResult> {
    const { code, length = code.length, incumbent, limit, plan = DEFAULT_PLAN } = request;
    if (length > FW.MAX_CODE_BYTES) return Promise.reject(tooLarge(length));
    return this.connection.send({
      type: FW.RACE,
      payloadBytes: PLAN_BYTES + 8 + length,
      onDeath: RACE_DIED,
      fill: (view, bytes, at) => {
        writePlan(view, at, plan, limit);
        view.setUint32(at + PLAN_BYTES, incumbent, true);
        writeCode(view, bytes, at + PLAN_BYTES + 4, code, length);
      },
      decode: readRace,
    });
  }

  /** Times slots against each other, in random order over random layouts. */
  measure(request: MeasureRequest): Promise<RawSamples> {
    const { slots, mode, rounds, layouts, batch = 0, align = 64 } = request;
    return this.connection.send({
      type: FW.MEASURE,
      payloadBytes: 24 + 4 * slots.length,
      timeoutMs: LONG_TIMEOUT_MS,
      fill: (view, _bytes, at) => {
        const words = [modeNumber(mode), batch, rounds, layouts, align, slots.length, ...slots];
        words.forEach((v, i) => view.setUint32(at + 4 * i, v, true));
      },
      decode: (reply) => readSamples(reply, slots.length, rounds, layouts),
    });
  }

  ping(): Promise<void> {
    return this.connection.send({ ...EMPTY, type: FW.PING, decode: nothing });
  }

  /** Ends the process after all open requests are answered. */
  close(): Promise<void> {
    return this.connection.close();
  }

  private wordsPerCall(): [inWords: number, outWords: number] {
    if (this.signature === null) throw new Failure('invariant', 'run before setFunction');
    return [inputWordsOf(this.signature), outputWordsOf(this.signature)];
  }

  private runChunk(
    request: RunRequest,
    inputs: BigUint64Array,
    count: number,
    outputs: BigUint64Array,
  ): Promise<RunVerdict> {
    const { target, alias = 0, entry = NO_WORDS } = request;
    return this.connection.send({
      type: FW.RUN,
      payloadBytes: 16 + inputs.byteLength + entry.byteLength + targetBytes(target),
      onDeath: PROCESS_DIED,
      timeoutMs: LONG_TIMEOUT_MS,
      fill: (view, bytes, at) => {
        writeFour(view, at, slotOf(target), alias, count, entry.length > 0 ? FW.FLAG_ENTRY : 0);
        writeTarget(view, bytes, writeWords(bytes, writeWords(bytes, at + 16, inputs), entry), target);
      },
      decode: (reply) => {
        copyWords(reply, VERDICT_BYTES, outputs);
        return readVerdict(reply);
      },
    });
  }
}

const nothing = (): void => {};
const NO_WORDS = new BigUint64Array(0);
const EMPTY = { payloadBytes: 0, fill: nothing };
const OK: RunVerdict = { verdict: 'ok', reason: 'none', vector: 0, signal: 0, detail: 0 };
const NOT_RACED = { accepted: false, ratio: 0, rounds: 0, quietShare: 1, busyNs: 0 };
const RACE_DIED: RaceResult = { ...PROCESS_DIED, ...NOT_RACED };

const slotOf = (target: CodeOrSlot): number => (typeof target === 'number' ? target : FW.NO_SLOT);
const targetBytes = (target: CodeOrSlot): number => (typeof target === 'number' ? 0 : 4 + target.length);

function writeTarget(view: DataView, bytes: Uint8Array, at: number, target: CodeOrSlot): void {
  if (typeof target !== 'number') writeCode(view, bytes, at, target, target.length);
}

function writeCode(view: DataView, bytes: Uint8Array, at: number, code: Uint8Array, length: number): void {
  view.setUint32(at, length, true);
  bytes.set(length === code.length ? code : code.subarray(0, length), at + 4);
}

function writeFour(view: DataView, at: number, a: number, b: number, c: number, d: number): void {
  view.setUint32(at, a, true);
  view.setUint32(at + 4, b, true);
  view.setUint32(at + 8, c, true);
  view.setUint32(at + 12, d, true);
}

function copyWords(reply: DataView, at: number, to: BigUint64Array | Uint32Array): void {
  const from = new Uint8Array(reply.buffer, reply.byteOffset + at, to.byteLength);
  new Uint8Array(to.buffer, to.byteOffset, to.byteLength).set(from);
}

/** Reads `RaceResult` of native/race.h. */
function readRace(reply: DataView): RaceResult {
  const checks = reply.getUint32(24, true);
  const { verdict, reason, vector, signal, detail } = readVerdict(reply);
  return {
    verdict,
    reason,
    vector,
    signal,
    detail,
    accepted: reply.getUint32(16, true) === 1,
    rounds: reply.getUint32(20, true),
    quietShare: checks === 0 ? 1 : reply.getUint32(28, true) / checks,
    ratio: reply.getFloat64(32, true),
    busyNs: reply.getUint32(40, true) + 2 ** 32 * reply.getUint32(44, true),
  };
}

function readSamples(reply: DataView, slotCount: number, rounds: number, layouts: number): RawSamples {
  const calls = new Uint32Array(slotCount);
  const rows = new Uint32Array(reply.byteLength / 4 - slotCount);
  copyWords(reply, 0, calls);
  copyWords(reply, 4 * slotCount, rows);
  return { slotCount, rounds, layouts, calls, rows };
}

function cutShort(verdict: RunVerdict, from: number, outWords: number, outputs: BigUint64Array): RunReply {
  const vector = from + verdict.vector;
  return { ...verdict, vector, outputs: outputs.slice(0, vector * outWords) };
}

/**
 * Throws `input` for a logical CPU that this machine does not have: their numbers are below their count. Without /proc
 * none is counted, and it is for the worker to say that it could not go there.
 */
export function requireCpu(cpu: number | undefined, count = cpus().length): void {
  if (cpu !== undefined && count > 0 && cpu >= count)
    throw new Failure('input', 'there is no such logical CPU', {
      where: '--cpu',
      expected: `0 to ${count - 1}`,
      found: String(cpu),
    });
}

/** What comparing needs of a worker. */
export type Bench = Pick<Worker, 'hello' | 'load' | 'measure'>;

/** Of code of so many bytes, which the worker has no room for. */
export const tooLarge = (length: number, where?: string): Failure =>
  new Failure('unsupported', 'the function is too large to be measured', {
    ...(where !== undefined && { where }),
    expected: `code of at most ${FW.MAX_CODE_BYTES} bytes`,
    found: `${length} bytes`,
  });
