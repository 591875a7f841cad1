/** Vector code that beats ours is known by its registers; the wide forms of scalar instructions are none. */
import { expect, test } from 'vitest';
import { fasterByVectors } from '../../../src/engine/contest/compareContestants.ts';

const VPADDQ = 'c5fe6f02c5fdd406c5fe7f07c5f877c3';
/** mulx and ret: encoded like a vector instruction. */
const MULX = 'c4e2fbf6caf348c3';
const TRUNCATED = 'c5fe6f';

test('which faster contenders use vectors', async () => {
  const contenders = Object.entries({ VPADDQ, MULX, TRUNCATED, slower: VPADDQ }).map(([name, hex]) => ({
    name,
    code: Buffer.from(hex, 'hex'),
  }));
  const standings = contenders.map(({ name }) => ({
    mode: 'throughput' as const,
    opponent: name,
    ratio: { value: 1, low: 1, high: 1 },
    kind: name === 'slower' ? ('ahead' as const) : ('behind' as const),
  }));
  expect(await fasterByVectors(standings, contenders, process.cwd())).toEqual(['VPADDQ']);
});
