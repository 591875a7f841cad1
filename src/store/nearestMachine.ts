import type { HostMachine } from './machine.ts';
import { modelRanges } from './microarchitecture.ts';

/**
 * Of things that were found on some machines, one of the machine most like `here`: of the same microarchitecture, else
 * of the latest one of the same maker, else of the latest one that there is. Of several the first.
 */
export function nearestMachine<T extends { readonly machine: Pick<HostMachine, 'slug' | 'vendor'> }>(
  found: readonly T[],
  here: Pick<HostMachine, 'slug' | 'vendor'>,
): T | undefined {
  const names = modelRanges().map(({ name }) => name);
  const likeness = ({ machine: { slug, vendor } }: T): number =>
    (slug === here.slug ? 2 * names.length + 2 : 0) +
    (vendor === here.vendor ? names.length + 1 : 0) +
    names.lastIndexOf(slug);
  return found.toSorted((a, b) => likeness(b) - likeness(a))[0];
}
