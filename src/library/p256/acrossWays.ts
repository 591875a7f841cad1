/** How formulas of P-256 across words are computed (acrossP256.ts), on the cores that were tried. */
import type { SumWay } from '../../ir/across/montgomery.ts';
import type { AcrossCore } from '../../ir/across/moves.ts';
import { coreOf } from '../curve/acrossStep.ts';
import { FORMULAS_FOUND_ON_ZEN_5 } from './formulasFoundOnZen5.ts';

export type AcrossName = 'double' | 'add' | 'entry';

/** How a core has them. */
export interface P256AcrossWay extends SumWay {
  /** The core for whose latencies the order is made. */
  readonly core: AcrossCore;
  /** How much the order counts in which operations were written. */
  readonly keep: number;
  /** An order that a search found, as text; without it, or where it is of another program, one is made. */
  readonly found?: string;
}

type Ways = Readonly<Record<AcrossName, Omit<P256AcrossWay, 'core'>>>;

/** The fastest on an Emerald Rapids of a hundred: a doubling takes 195 cycles, an addition 329. */
const ON_GOLDEN_COVE: Ways = {
  double: { wait: 0, stagger: 4, quotient: 'shifted', keep: 0.03 },
  add: { wait: 1, stagger: 4, quotient: 'multiplied', keep: 0.03 },
  entry: { wait: 1, stagger: 2, quotient: 'shifted', keep: 0 },
};

/** Likewise on a Zen 5; with what searches of two minutes found, 186 cycles and 304. */
const ON_ZEN_5: Readonly<Record<AcrossName, P256AcrossWay>> = {
  double: {
    core: 'zen4',
    wait: 0,
    stagger: 4,
    quotient: 'multiplied',
    keep: 0.03,
    found: FORMULAS_FOUND_ON_ZEN_5.double,
  },
  add: { core: 'zen5', wait: 0, stagger: 2, quotient: 'multiplied', keep: 0, found: FORMULAS_FOUND_ON_ZEN_5.add },
  entry: { core: 'zen5', wait: 1, stagger: 2, quotient: 'multiplied', keep: 0, found: FORMULAS_FOUND_ON_ZEN_5.entry },
};

/** Of a processor, by the name of its kind. */
export function acrossWay(slug: string, name: AcrossName): P256AcrossWay {
  const core = coreOf(slug);
  return core === 'zen5' ? ON_ZEN_5[name] : { core, ...ON_GOLDEN_COVE[name] };
}
