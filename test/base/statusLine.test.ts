import { expect, test } from 'vitest';
import { statusLine } from '../../src/base/textTable.ts';

const progress: Parameters<typeof statusLine>[0] = {
  subject: '25519 mul',
  phase: 'climb',
  elapsedMs: 15_000,
  done: 0.25,
  evaluations: 58_500,
  accepted: 0.214,
  measuring: 0.831,
  best: { speedup: 1.2836, against: 'llc', instructions: 143 },
};

test('what matters most fits, wide terminals show all', () => {
  expect(statusLine(progress, 80)).toBe(
    '25519 mul  ▕██      ▏ 25%  1.284× as fast as llc  0:45 left  143 instructions',
  );
  expect(statusLine(progress, 200)).toBe(
    '25519 mul  ▕██      ▏ 25%  1.284× as fast as llc  0:45 left  143 instructions  3.9k candidates/s  ' +
      'measuring 83%  kept 21%  climb',
  );
  expect(statusLine(progress, 40)).toBe('25519 mul  ▕██      ▏ 25%');
});

test('before anything is known', () => {
  expect(statusLine({ ...progress, elapsedMs: 0, done: 0, evaluations: 0, phase: '', best: null }, 80)).toBe(
    '25519 mul  ▕        ▏ 0%  no result yet  – left  0 candidates/s  measuring 83%',
  );
});

test('over budget, fast', () => {
  const line = statusLine({ ...progress, done: 1.1, elapsedMs: 4_000_000, evaluations: 1e8 }, 200);
  expect(line).toContain('▕████████▏ 110%');
  expect(line).toContain('25k candidates/s');
  expect(line).toContain('0:00 left');
});
