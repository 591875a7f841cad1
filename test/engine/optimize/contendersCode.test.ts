import { expect, test } from 'vitest';
import { withContendersCode } from '../../../src/engine/optimize/writeStage.ts';
import { comparisonSchema } from '../../../src/bench/record.ts';
import { sampleRecord } from '../store/sampleRecord.ts';

test('code is kept of contenders that are close and short, and of no others', () => {
  const { comparison } = sampleRecord();
  const [ours, llc] = comparison.contestants;
  const slow = {
    ...llc,
    name: 'clang -O3',
    throughput: { ...llc.throughput, ratio: { value: 188, low: 187, high: 189 } },
  };
  const long = { ...llc, name: 'gcc -O3' };
  const contenders = [
    { name: 'llc -O3', code: Uint8Array.of(0x31, 0xc0, 0xc3) },
    { name: 'clang -O3', code: Uint8Array.of(0xc3) },
    { name: 'gcc -O3', code: new Uint8Array(8193) },
  ];
  const kept = withContendersCode({ ...comparison, contestants: [ours, llc, slow, long] }, contenders);
  expect(kept.contestants.map(({ name, hex }) => [name, hex])).toEqual([
    ['ours', undefined],
    ['llc -O3', '31c0c3'],
    ['clang -O3', undefined],
    ['gcc -O3', undefined],
  ]);
  expect(comparisonSchema.parse(kept)).toEqual(kept);
});
