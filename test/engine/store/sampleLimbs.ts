import { sha256 } from '../../../src/base/hash.ts';
import type { LimbsEntry, LimbsForm } from '../../../lab/limbs/limbsStore.ts';

const CODE = 'c3';

const form = (limbs: string, source: string, products: number): LimbsForm => ({
  limbs,
  source,
  searched: '60 s',
  proved: ['asm = IR', 'constant time'],
  code: { hex: CODE, sha256: sha256(Buffer.from(CODE, 'hex')) },
  counts: { instructions: 100, products, carries: 40, additions: 10, shifts: 4, moves: 3, loads: 2, stores: 1 },
});

const timing = (cycles: number, ratio: number) => ({
  cycles,
  ratio: { value: ratio, low: ratio - 0.01, high: ratio + 0.01 },
});

/** A comparison of limbs that is right in form: the unsaturated form takes `ratio` times as long, chained as well. */
export const sampleLimbs = (ratio: number, changes: Partial<LimbsEntry> = {}): LimbsEntry => ({
  time: '2026-01-02T03:04:05.000Z',
  seed: 1,
  ruler: 2,
  field: '25519',
  use: 'mul',
  aim: 'throughput',
  saturated: form('4x64', 'bridge/fields/25519', 21),
  unsaturated: form('5x51', 'fiat-25519.c', 30),
  comparison: {
    contestants: [
      { name: '4x64', bytes: 1, throughput: timing(30, 1), latency: timing(40, 1) },
      { name: '5x51', bytes: 1, throughput: timing(30 * ratio, ratio), latency: timing(40 * ratio, ratio) },
    ],
    layouts: 1,
    quietShare: 1,
    contended: false,
    noise: 0.001,
  },
  ...changes,
});
