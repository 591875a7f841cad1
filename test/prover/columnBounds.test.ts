import { expect, it } from 'vitest';
import { ColumnBounds } from '../../src/prover/incremental/columnBounds.ts';
import { GroupBounds } from '../../src/prover/incremental/numberForms.ts';
import { LinearForms } from '../../src/prover/incremental/linearForms.ts';
import { compareBounds } from './columnSystem.ts';

it('bounds of sums with floors in them hold for all values, and say more than the bounds of the unknowns', () => {
  const { violation, better, grouped } = compareBounds({ LinearForms, ColumnBounds, GroupBounds }, 11);
  expect(violation).toBeNull();
  expect(better).toBeGreaterThan(300);
  expect(grouped).toBeGreaterThan(20);
});
