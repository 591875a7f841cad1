import type { HostMachine } from '../../bench/machine.ts';
import { modelRanges } from '../../bench/microarchitecture.ts';

type OnMachine = { readonly machine: Pick<HostMachine, 'slug' | 'vendor'> };

/**
 * Things that were found on some machines, those of the machine most like `here` first: of the same microarchitecture,
 * then of the latest one of the same maker, then of the latest one that there is. Those of one machine stay in order.
 */
export function nearestMachines<T extends OnMachine>(found: readonly T[], here: OnMachine['machine']): T[] {
  const names = modelRanges().map(({ name }) => name);
  const likeness = ({ machine: { slug, vendor } }: T): number =>
    (slug === here.slug ? 2 * names.length + 2 : 0) +
    (vendor === here.vendor ? names.length + 1 : 0) +
    names.lastIndexOf(slug);
  return found.toSorted((a, b) => likeness(b) - likeness(a));
}

/** The first of `nearestMachines`. */
export const nearestMachine = <T extends OnMachine>(found: readonly T[], here: OnMachine['machine']): T | undefined =>
  nearestMachines(found, here)[0];
