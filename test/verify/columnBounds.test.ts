import { expect, it } from 'vitest';
import { ColumnBounds } from '../../src/verify/repeated/columnBounds.ts';
import { GroupBounds } from '../../src/verify/repeated/groupBounds.ts';
import { LinearForms } from '../../src/verify/repeated/linearForms.ts';
import { compareBounds } from './columnSystem.ts';

it('bounds of sums with floors in them hold for all values, and say more than the bounds of the unknowns', () => {
  const { violation, better, grouped } = compareBounds({ LinearForms, ColumnBounds, GroupBounds }, 11);
  expect(violation).toBeNull();
  expect(better).toBeGreaterThan(300);
  expect(grouped).toBeGreaterThan(20);
});
