/** Speed-ups relative to either of our files, and rows that lose. */
import { expect, test } from 'vitest';
import { bridgeSection, type BridgeTableRow } from '../../../lab/census/bridgeTable.ts';

const timing = (value: number) => ({
  cycles: 40 * value,
  ratio: { value, low: value - 0.01, high: value + 0.01 },
  layoutCycles: [40 * value],
});
const contestant = (name: string, throughput: number, latency: number) => ({
  name,
  bytes: 1,
  throughput: timing(throughput),
  latency: timing(latency),
});

const row = (llc: number, clangLatency = 3): BridgeTableRow => ({
  implementation: 'toy',
  language: 'C',
  operations: [
    {
      against: 2,
      paper: [33.11, -45.64],
      comparison: {
        contestants: [
          contestant('gas', 1, 1),
          contestant('nasm', 0.5, 1),
          contestant('llc', llc, 2),
          contestant('gcc', 3, 3),
          contestant('clang', 2, clangLatency),
        ],
        layouts: 1,
        quietShare: 1,
        contended: false,
        noise: 0.001,
      },
    },
  ],
});

const section = (...rows: BridgeTableRow[]): string => bridgeSection('amd-zen4', rows, { measured: 1, old: 0 });
const slower = (text: string): string | undefined =>
  /^A contender is faster beyond the noise in: (.*)\.$/m.exec(text)?.[1];
const below = (text: string): string | undefined =>
  /^The paper's throughput gain over `llc` is not reached by: (.*)\.$/m.exec(text)?.[1];

test('each file has its own speed-up, the fastest own compiler counts', () => {
  expect(section(row(1.25)).split('\n')).toContain(
    '| toy | C | +25.00 / +100.00 | +150.00 / +100.00 | +300.00 / +200.00 | +33.11 / −45.64 | — | — | — | — |',
  );
});

test('a row that is slower beyond the noise is named', () => {
  expect(slower(section(row(0.9)))).toBe('toy (C) mul in throughput (−10.00 %, llc)');
  expect(slower(section(row(0.995)))).toBeUndefined();
});

test('the compilers of the original are contenders, too', () => {
  expect(slower(section(row(1.25, 0.8)))).toBe('toy (C) mul in latency (−20.00 %, clang)');
});

test('what the paper reports and is not reached is named', () => {
  expect(below(section(row(1.25)))).toBe('toy (C) mul (+25.00, published +33.11)');
  expect(below(section(row(1.4)))).toBeUndefined();
});

test('a section says of how many functions the measurement protocol has changed since', () => {
  const text = bridgeSection('amd-zen4', [row(1.25)], { measured: 1, old: 1 });
  expect(text).toMatch(/^## amd-zen4\n\n1 functions measured, 1 of them by an older measurement protocol/);
  expect(text).toContain('No measured row is slower than any contender shown here');
  expect(text).toContain("The paper's throughput gain over `llc` is not reached by: toy (C) mul");
});
