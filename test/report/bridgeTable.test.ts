/** Speed-ups relative to either of our files, and rows that lose. */
import { expect, test } from 'vitest';
import { bridgeTable, slowerRows, type BridgeTableRow } from '../../src/report/bridgeTable.ts';

const timing = (value: number) => ({ cycles: 40 * value, ratio: { value, low: value - 0.01, high: value + 0.01 }, layoutCycles: [40 * value] });
const contestant = (name: string, throughput: number, latency: number) => ({ name, bytes: 1, throughput: timing(throughput), latency: timing(latency) });

const row = (llc: number): BridgeTableRow => ({
  implementation: 'toy', language: 'C', operations: [{
    against: 2, paper: [33.11, -45.64],
    comparison: {
      contestants: [contestant('gas', 1, 1), contestant('nasm', 0.5, 1), contestant('llc', llc, 2), contestant('gcc', 3, 3), contestant('clang', 2, 3)],
      layouts: 1, quietShare: 1, contended: false, noise: 0.001,
    },
  }],
});

test('each file has its own speed-up, the fastest own compiler counts', () => {
  expect(bridgeTable([row(1.25)]).split('\n')[2]).toBe('| toy | C | +25.00 / +100.00 | +150.00 / +100.00 | +300.00 / +200.00 | +33.11 / −45.64 | — | — | — | — |');
});

test('a row that is slower beyond the noise is named', () => {
  expect(slowerRows([row(0.9)])).toEqual(['toy (C) mul']);
  expect(slowerRows([row(0.995)])).toEqual([]);
});
