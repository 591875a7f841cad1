import { sha256 } from '../../../src/base/hash.ts';
import type { BenchEntry } from '../../../src/engine/store/machineEntries.ts';
import type { RecordedComparison, ResultRecord } from '../../../src/bench/record.ts';
import type { ResultSet } from '../../../lab/report/resultSet.ts';
import { sampleRecord } from '../../engine/store/sampleRecord.ts';

/** `mulx r8, r9, rcx; xor eax, eax; adcx r8, r9; adox r8, r9; ret`. */
export const SAMPLE_CODE = 'c462b3f6c1' + '31c0' + '664d0f38f6c1' + 'f34d0f38f6c1' + 'c3';

/** A code whose second instruction is a jump, which the table of instructions does not have. */
export const CODE_WITH_JUMP = '31c0' + 'eb00' + 'c3';

const code = (hex: string, instructions: number): ResultRecord['code'] => ({
  hex,
  sha256: sha256(Buffer.from(hex, 'hex')),
  instructions,
});

/** A record with code that can be scheduled, a trace, and the code of its contender. */
export function drawnRecord(changes: Partial<ResultRecord> = {}, speedup = 1.5): ResultRecord {
  const record = sampleRecord({ code: code(SAMPLE_CODE, 5), ...changes }, speedup);
  const [ours, llc] = record.comparison.contestants;
  return {
    ...record,
    comparison: { ...record.comparison, contestants: [ours, { ...llc, hex: CODE_WITH_JUMP }] },
    trace: [
      [1, 0.1, 1],
      [50, 1, 0.8],
      [1000, 2, 0.7],
    ],
  };
}

/** A comparison with a library that is faster in latency. */
export function sampleBench(record: ResultRecord): BenchEntry {
  const [ours] = record.comparison.contestants;
  const library: RecordedComparison['contestants'][number] = {
    name: 'OpenSSL x25519_fe64_mul',
    bytes: 500,
    throughput: { cycles: 33, ratio: { value: 1.1, low: 1.09, high: 1.11 }, layoutCycles: [33] },
    latency: { cycles: 40, ratio: { value: 0.8, low: 0.79, high: 0.81 }, layoutCycles: [40] },
  };
  return {
    time: '2026-01-03T00:00:00.000Z',
    seed: 1,
    ruler: 2,
    code: record.code.sha256,
    comparison: { ...record.comparison, contestants: [ours, library] },
    origins: ['ours', 'openssl 3'],
  };
}

/** Two functions, one of them on two machines, one with a library beside it. */
export function sampleResults(): ResultSet {
  const mul = drawnRecord();
  const other = drawnRecord({ machine: { ...mul.machine, slug: 'intel-skylake', vendor: 'GenuineIntel' } }, 1.2);
  const loss = sampleRecord({ operation: 'add', code: code(SAMPLE_CODE, 5) }, 0.9);
  return {
    records: [mul, other, loss],
    bench: new Map([['amd-zen4', { '25519-mul': sampleBench(mul) }]]),
    table: new Map(),
    batches: new Map(),
  };
}
