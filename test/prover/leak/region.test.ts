import { expect, test } from 'vitest';
import { Region } from '../../../src/prover/leak/region.ts';

const FRESH = { from: 0, above: 'public', below: 'perhaps' } as const;

test('a copy and what it was copied from change each by itself, and joining says whether that is new', () => {
  const first = new Region(FRESH);
  first.write(0, ['public', 'secret']);
  const second = first.copy();
  const third = first.copy();
  second.write(0, ['derived']);
  first.write(1, ['public']);
  expect(first.read(0, 2)).toEqual(['public', 'public']);
  expect(second.read(0, 2)).toEqual(['derived', 'secret']);
  expect(third.read(0, 2)).toEqual(['public', 'secret']);
  expect(third.copy().join(third)).toBe(false);
  expect(third.join(second)).toBe(true);
  expect(third.join(second)).toBe(false);
  expect(third.read(0, 2)).toEqual(['derived', 'secret']);
  expect(second.read(0, 2)).toEqual(['derived', 'secret']);
  second.writeAnywhere(['secret']);
  expect(third.read(0, 1)).toEqual(['derived']);
  expect(third.join(second)).toBe(true);
  expect(third.read(0, 1)).toEqual(['perhaps']);
});
