import { sha256 } from '../../../src/base/hash.ts';
import { RECORD_VERSION, type ResultRecord } from '../../../src/bench/record.ts';

const timing = (cycles: number, ratio: number) => ({
  cycles,
  ratio: { value: ratio, low: ratio - 0.01, high: ratio + 0.01 },
  layoutCycles: [cycles - 1, cycles, cycles + 1],
});

/** A record that is right in form; `speedup` is ours over llc. */
export function sampleRecord(changes: Partial<ResultRecord> = {}, speedup = 1.5): ResultRecord {
  return {
    schemaVersion: RECORD_VERSION,
    time: '2026-01-02T03:04:05.000Z',
    field: '25519',
    operation: 'mul',
    form: 'loose',
    symbol: 'fe25519_mul_loose',
    modulus: '2^255 - 19',
    seed: 7,
    command: './fieldwright optimize --curve 25519 --op mul --seed 7',
    options: { budget: '60s' },
    machine: {
      slug: 'amd-zen4',
      brand: 'AMD EPYC',
      vendor: 'AuthenticAMD',
      family: 25,
      model: 17,
      stepping: 1,
      features: ['adx', 'bmi2'],
      virtual: true,
      kernel: '6.1',
    },
    target: 'native',
    tools: { clang: '19.1.7' },
    revision: null,
    sourceSha256: sha256('source'),
    ir: 'function fe25519_mul_loose\n',
    irSha256: sha256('function fe25519_mul_loose\n'),
    strategy: 'anneal(0.03)',
    effort: { evaluations: 1000, wrong: 0, seconds: 2, measuringShare: 0.8, stopped: 'budget' },
    verdicts: [
      { claim: 'asm = IR', kind: 'proved', by: 'polynomials' },
      { claim: 'asm = specification', kind: 'tested', inputs: 1000 },
    ],
    comparison: {
      contestants: [
        { name: 'ours', bytes: 600, throughput: timing(30, 1), latency: timing(50, 1) },
        { name: 'llc -O3', bytes: 700, throughput: timing(30 * speedup, speedup), latency: timing(55, 1.1) },
      ],
      layouts: 16,
      quietShare: 0.97,
      contended: false,
      noise: 0.004,
    },
    candidate: { order: [0, 1, 2] },
    code: { hex: 'c3', sha256: sha256(Buffer.from('c3', 'hex')), instructions: 1 },
    history: [{ evaluation: 10, seconds: 0.1, ratio: 0.9 }],
    ...changes,
  };
}
