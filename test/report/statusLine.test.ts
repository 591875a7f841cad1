import { expect, test } from 'vitest';
import { statusLine } from '../../src/report/statusLine.ts';

const progress: Parameters<typeof statusLine>[0] = {
  subject: '25519 mul',
  phase: 'bet 3/20',
  elapsedMs: 15_000,
  done: 0.25,
  evaluations: 58_500,
  accepted: 0.214,
  measuring: 0.831,
  best: { speedup: 1.2836, plusMinus: 0.0041, against: 'llc', instructions: 143 },
};

test('everything known', () => {
  expect(statusLine(progress)).toBe(
    '25519 mul  ▕██      ▏ 25%  bet 3/20  best 1.284× vs llc (±0.004)  143 insns  3.9k eval/s  measuring 83%  kept ' +
      '21%  ETA 0:45',
  );
});

test('before anything is known', () => {
  expect(statusLine({ ...progress, elapsedMs: 0, done: 0, evaluations: 0, phase: '', best: null })).toBe(
    '25519 mul  ▕        ▏ 0%  no result yet  0 eval/s  measuring 83%  kept 21%  ETA –',
  );
});

test('over budget, no interval, long', () => {
  const line = statusLine({
    ...progress,
    done: 1.1,
    elapsedMs: 4_000_000,
    evaluations: 1e8,
    best: { ...progress.best!, plusMinus: null },
  });
  expect(line).toContain('▕████████▏ 110%');
  expect(line).toContain('best 1.284× vs llc  143');
  expect(line).toContain('25k eval/s');
  expect(line).toContain('ETA 0:00');
});
