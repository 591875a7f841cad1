import { expect, test } from 'vitest';
import { nearestMachine } from '../../../src/engine/store/bestRecords.ts';

const [amd, intel] = ['AuthenticAMD', 'GenuineIntel'];
const zen = (generation: number) => ({ slug: `amd-zen${generation}`, vendor: amd });
const skylake = { slug: 'intel-skylake', vendor: intel };
const of = (...machines: (typeof skylake)[]) => machines.map((machine) => ({ machine }));

test('the same microarchitecture, else the latest of the same maker, else the latest', () => {
  const stored = of(zen(3), zen(4), skylake);
  expect(nearestMachine(stored, zen(3))).toBe(stored[0]);
  expect(nearestMachine(stored, zen(5))).toBe(stored[1]);
  expect(nearestMachine(stored, { slug: 'intel-f6m200', vendor: intel })).toBe(stored[2]);
  expect(nearestMachine(of(zen(3), zen(4)), skylake)?.machine).toEqual(zen(4));
  expect(nearestMachine([], skylake)).toBeUndefined();
});

test('an unknown microarchitecture of the maker comes before those of others, after known ones', () => {
  const unknown = { slug: 'amd-f27m1', vendor: amd };
  expect(nearestMachine(of(skylake, unknown), zen(5))?.machine).toEqual(unknown);
  expect(nearestMachine(of(unknown, zen(3)), zen(5))?.machine).toEqual(zen(3));
});

test('of the same machine the first', () => {
  const twice = of(zen(4), zen(4));
  expect(nearestMachine(twice, zen(5))).toBe(twice[0]);
});
