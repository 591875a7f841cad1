/** The cores of which facts are known, one file each. */
import type { CoreFacts, VectorFacts } from './coreFacts.ts';
import { GOLDEN_COVE } from './goldenCove.ts';
import { ZEN3 } from './zen3.ts';
import { ZEN4 } from './zen4.ts';
import { ZEN5 } from './zen5.ts';

export const CORES = { goldenCove: GOLDEN_COVE, zen4: ZEN4, zen5: ZEN5 } as const satisfies Record<string, CoreFacts>;
export type Core = keyof typeof CORES;

/** One of each core's. */
export function byCore<T>(make: (core: Core, facts: CoreFacts) => T): Readonly<Record<Core, T>> {
  return {
    goldenCove: make('goldenCove', GOLDEN_COVE),
    zen4: make('zen4', ZEN4),
    zen5: make('zen5', ZEN5),
  };
}

/** The first family of AMD's, as CPUID counts them, with cores like Zen 5. */
const FAMILY_OF_ZEN5 = 0x1a;

/** The core whose port table is closest to a machine's, by the vendor and the family that CPUID names. */
export function nearestCore({ vendor, family }: { readonly vendor: string; readonly family: number }): Core {
  if (vendor !== 'AuthenticAMD') return 'goldenCove';
  return family < FAMILY_OF_ZEN5 ? 'zen4' : 'zen5';
}

/** Cores of whose vector code enough is known, and whose column in the table of forms it goes by. */
export const VECTOR_CORES = {
  zen3: { column: 'zen4', vectors: ZEN3, hasAvx512: false },
  zen4: { column: 'zen4', vectors: ZEN4.vectors, hasAvx512: true },
  zen5: { column: 'zen5', vectors: ZEN5.vectors, hasAvx512: true },
  goldenCove: { column: 'goldenCove', vectors: GOLDEN_COVE.vectors, hasAvx512: true },
} as const satisfies Readonly<
  Record<string, { readonly column: Core; readonly vectors: VectorFacts; readonly hasAvx512: boolean }>
>;
export type LaneCore = keyof typeof VECTOR_CORES;
export const LANE_CORES = Object.keys(VECTOR_CORES) as [LaneCore, ...LaneCore[]];
