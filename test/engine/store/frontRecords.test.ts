/** The Pareto set of what is stored: by races where there were any, else by each run's own ratios. */
import { expect, test } from 'vitest';
import { sha256 } from '../../../src/base/hash.ts';
import { frontRecords } from '../../../lab/merge/front.ts';
import type { ResultRecord } from '../../../src/bench/record.ts';
import { sampleRecord } from './sampleRecord.ts';

const ratio = (value: number) => ({ value, low: value - 0.01, high: value + 0.01 });

/** Code `name` of second `second`, so many times as fast as llc in its own run. */
function stored(name: string, second: number, throughput: number, latency: number, more: Partial<ResultRecord> = {}) {
  const record = sampleRecord({ time: `2026-01-02T03:04:${String(second).padStart(2, '0')}.000Z`, ...more });
  const [ours, llc] = record.comparison.contestants;
  const contestants = [
    ours,
    {
      ...llc,
      throughput: { ...llc.throughput, ratio: ratio(throughput) },
      latency: llc.latency && { ...llc.latency, ratio: ratio(latency) },
    },
  ];
  const hex = Buffer.from(name).toString('hex');
  return {
    ...record,
    code: { hex, sha256: sha256(Buffer.from(name)), instructions: 1 },
    comparison: { ...record.comparison, contestants },
  };
}

const names = (records: readonly ResultRecord[]): string[] =>
  frontRecords(records).map(({ code }) => Buffer.from(code.hex, 'hex').toString());

const hash = (name: string): string => sha256(Buffer.from(name));

test('what nothing beats in both modes, whatever it was searched for', () => {
  const records = [
    stored('fast', 1, 1.5, 1.1),
    stored('slower', 2, 1.4, 1.05),
    stored('between', 3, 1.45, 1.2),
    stored('short', 4, 1.2, 1.4, { options: { for: 'latency' } }),
    stored('equal', 5, 1.2, 1.4),
  ];
  expect(names(records)).toEqual(['fast', 'between', 'short', 'equal']);
});

test('functions, forms, machines and targets have fronts of their own, and what is refuted is on none', () => {
  const worse = (more: Partial<ResultRecord>) => stored('worse', 2, 1, 1, more);
  const best = stored('best', 1, 2, 2);
  expect(names([best, worse({})])).toEqual(['best']);
  for (const more of [
    { operation: 'square' },
    { form: 'strict' },
    { target: 'x86-64-v3' },
    { machine: { ...best.machine, slug: 'intel-skylake' } },
  ] as const)
    expect(names([best, worse(more)]), JSON.stringify(more)).toEqual(['best', 'worse']);
  const refuted = { ...best, verdicts: [{ claim: 'asm = IR' as const, kind: 'refuted' as const, where: 'x' }] };
  expect(names([refuted as unknown as ResultRecord, worse({})])).toEqual(['worse']);
});

test('a race decides between those that took part, by the latest figures; what came later by its own run', () => {
  const race = {
    throughput: [
      { code: hash('lucky'), ratio: ratio(1.1) },
      { code: hash('short'), ratio: ratio(1.05) },
    ],
    front: [
      { code: hash('fast'), throughput: ratio(1), latency: ratio(1) },
      { code: hash('short'), throughput: ratio(1.05), latency: ratio(0.9) },
    ],
  };
  const records = [
    stored('fast', 1, 1.1, 1.1),
    stored('lucky', 2, 1.9, 1.9),
    // Alone it looked worse than 'fast' in both modes.
    stored('short', 3, 1.05, 1.05),
    stored('fast', 9, 1.5, 1.2, { race }),
  ];
  expect(names(records)).toEqual(['fast', 'short']);
  expect(names([...records, stored('later', 10, 1.4, 1.15)])).toEqual(['fast', 'short']);
  expect(names([...records, stored('later', 10, 1.4, 1.3)])).toEqual(['fast', 'later']);
  expect(names([...records, stored('later', 10, 1.6, 1.3)])).toEqual(['later']);
});
