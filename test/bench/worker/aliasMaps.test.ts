import { expect, test } from 'vitest';
import { aliasMaps } from './aliasMaps.ts';

test('every pair that may share a buffer, and all at once', () => {
  const args = [
    { kind: 'out', words: 4 },
    { kind: 'in', words: 4 },
    { kind: 'in', words: 4 },
  ] as const;
  expect(aliasMaps(args)).toEqual([
    [0, 1, 2],
    [0, 0, 2],
    [0, 1, 0],
    [0, 1, 1],
    [0, 0, 0],
  ]);
});

test('arrays of other lengths, scalars and second outputs keep their own buffers', () => {
  const args = [
    { kind: 'out', words: 1 },
    { kind: 'out', words: 5 },
    { kind: 'in', words: 5 },
    { kind: 'scalar', words: 1 },
    { kind: 'in', words: 4 },
  ] as const;
  expect(aliasMaps(args)).toEqual([
    [0, 1, 2, 3, 4],
    [0, 1, 1, 3, 4],
  ]);
});
