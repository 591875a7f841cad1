import type { Hello } from '../../src/bench/worker/protocol.ts';
import type { Worker } from '../../src/bench/worker/client.ts';
import { layoutSamples, quietCount, quietPart, type LayoutSamples } from '../../src/bench/measure/compare.ts';
import { median } from '../../src/bench/measure/statistics.ts';

/** An instruction chain whose cost every supported core is known to have, and what was measured here. */
export interface TruthResult {
  readonly name: string;
  /** Core cycles per repetition. */
  readonly cycles: number;
  /** Inclusive range that the literature allows, with a tolerance of 3 % for the clock. */
  readonly expected: readonly [low: number, high: number];
  readonly ok: boolean;
}

interface KnownTruth {
  readonly name: string;
  readonly bytes: readonly number[];
  /** Executed once, before all repetitions. */
  readonly first?: readonly number[];
  /** Core cycles: lowest and highest over Intel Skylake to Golden Cove and AMD Zen 2 to Zen 4 (uops.info). */
  readonly cycles: readonly [low: number, high: number];
  readonly needs?: 'bmi2' | 'adx';
}

/** mulx r8, r9, rcx. */
const MULX: readonly number[] = [0xc4, 0x62, 0xb3, 0xf6, 0xc1];

/** Called with an output array in rdi; each repeats its bytes so that every repetition needs the one before. */
const TRUTHS: readonly KnownTruth[] = [
  { name: 'add, latency', bytes: [0x48, 0x01, 0xc8], cycles: [1, 1] },
  { name: 'adc, latency', bytes: [0x48, 0x11, 0xc8], cycles: [1, 1] },
  { name: 'adcx, latency', bytes: [0x66, 0x48, 0x0f, 0x38, 0xf6, 0xc1], cycles: [1, 1], needs: 'adx' },
  { name: 'adox, latency', bytes: [0xf3, 0x48, 0x0f, 0x38, 0xf6, 0xc1], cycles: [1, 1], needs: 'adx' },
  { name: 'imul, latency', bytes: [0x48, 0x0f, 0xaf, 0xc1], cycles: [3, 3] },
  { name: 'mulx, latency of the low word', bytes: [0xc4, 0xe2, 0xeb, 0xf6, 0xc1], cycles: [3, 4], needs: 'bmi2' },
  { name: 'mulx, latency of the high word', bytes: [0xc4, 0xe2, 0xfb, 0xf6, 0xd1], cycles: [3, 4], needs: 'bmi2' },
  { name: 'mulx, independent', bytes: MULX, cycles: [1, 1], needs: 'bmi2' },
  {
    name: 'adcx and adox, a pair on two chains',
    bytes: [0x66, 0x48, 0x0f, 0x38, 0xf6, 0xc1, 0xf3, 0x48, 0x0f, 0x38, 0xf6, 0xd1],
    cycles: [1, 1],
    needs: 'adx',
  },
  { name: 'adc and adc, a pair on one chain', bytes: [0x48, 0x11, 0xc8, 0x48, 0x11, 0xca], cycles: [2, 2] },
  // mulx r8, r9, rcx and two additions of its words, each on a chain of its own. How much they cost each other differs
  // between cores.
  { name: 'mulx, add and adc', bytes: [...MULX, 0x4d, 0x01, 0xca, 0x4d, 0x11, 0xc3], cycles: [1, 2], needs: 'bmi2' },
  {
    name: 'mulx, adcx and adox',
    bytes: [...MULX, 0x66, 0x4d, 0x0f, 0x38, 0xf6, 0xd1, 0xf3, 0x4d, 0x0f, 0x38, 0xf6, 0xd8],
    cycles: [1, 2],
    needs: 'adx',
  },
  { name: 'store and load, one address', bytes: [0x48, 0x89, 0x07, 0x48, 0x8b, 0x07], cycles: [0, 6] },
  {
    // lea rsi, [rdi]; then mov [rdi], rax; mov rax, [rsi + rcx*8] with rcx = 0: renaming of memory does not see that
    // they are one.
    name: 'store and load, forwarded',
    first: [0x31, 0xc9, 0x48, 0x8d, 0x37],
    bytes: [0x48, 0x89, 0x07, 0x48, 0x8b, 0x04, 0xce],
    cycles: [4, 8],
  },
];

const UNROLL = 200;
const TOLERANCE = 0.03;
const ROUNDS = 16;
const LAYOUTS = 4;

/**
 * Measures chains of known latency with the same timing code that measures candidates. The cost of
 * call and loop cancels between two unrollings. Replaces the worker's function and slots 0 and 1.
 */
export async function knownTruths(worker: Worker): Promise<TruthResult[]> {
  const aliases = [[0]];
  const vector = { alias: 0, inputs: new BigUint64Array(0), expected: new BigUint64Array(1) };
  await worker.setFunction({ arguments: [{ kind: 'out', words: 1 }], aliases }, [vector]);
  const results: TruthResult[] = [];
  for (const truth of TRUTHS.filter((t) => available(t, worker.hello))) results.push(await check(worker, truth));
  return results;
}

const available = (t: KnownTruth, hello: Hello): boolean => t.needs === undefined || hello[t.needs];

async function check(
  worker: Worker,
  { name, first = [], bytes, cycles: [low, high] }: KnownTruth,
): Promise<TruthResult> {
  await worker.load(0, repeated(first, bytes, UNROLL));
  await worker.load(1, repeated(first, bytes, 2 * UNROLL));
  const raw = await worker.measure({ slots: [0, 1], mode: 'throughput', rounds: ROUNDS, layouts: LAYOUTS });
  const layouts = layoutSamples(raw, worker.hello).map(quietOrAll);
  const cycles = median(layouts.map((l) => (median(l.cycles[1]) - median(l.cycles[0])) / UNROLL));
  const expected = [low * (1 - TOLERANCE), high * (1 + TOLERANCE)] as const;
  return { name, cycles, expected, ok: cycles >= expected[0] && cycles <= expected[1] };
}

const quietOrAll = (l: LayoutSamples): LayoutSamples => (quietCount(l) > 0 ? quietPart(l) : l);

const RET = 0xc3;

const repeated = (first: readonly number[], bytes: readonly number[], times: number): Uint8Array =>
  Uint8Array.from([...first, ...Array.from({ length: times }, () => bytes).flat(), RET]);
