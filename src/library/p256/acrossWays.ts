/** How formulas of P-256 across words are computed (acrossP256.ts), on the cores that were tried. */
import type { SumWay } from '../../ir/across/montgomery.ts';
import type { AcrossCore } from '../../ir/across/moves.ts';
import { foundOrder } from '../curve/orders/foundOrder.ts';
import { coreOf } from '../curve/acrossStep.ts';

export type AcrossName = 'double' | 'add' | 'entry' | 'add_affine';

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
  add_affine: { wait: 1, stagger: 4, quotient: 'multiplied', keep: 0.03 },
};

/** Likewise on a Zen 4. */
const ON_ZEN_4: Ways = {
  double: { wait: 0, stagger: 4, quotient: 'shifted', keep: 0.03 },
  add: { wait: 1, stagger: 4, quotient: 'shifted', keep: 0.03 },
  entry: { wait: 1, stagger: 2, quotient: 'shifted', keep: 0 },
  add_affine: { wait: 1, stagger: 4, quotient: 'shifted', keep: 0.03 },
};

/** Likewise on a Zen 5; with what searches of two minutes found, 186 cycles and 304. */
const ON_ZEN_5: Readonly<Record<AcrossName, P256AcrossWay>> = {
  double: { core: 'zen4', wait: 0, stagger: 4, quotient: 'multiplied', keep: 0.03 },
  add: { core: 'zen5', wait: 0, stagger: 2, quotient: 'multiplied', keep: 0 },
  entry: { core: 'zen5', wait: 1, stagger: 2, quotient: 'multiplied', keep: 0 },
  add_affine: { core: 'zen5', wait: 0, stagger: 2, quotient: 'multiplied', keep: 0 },
};

const WAYS: Readonly<Record<AcrossCore, (name: AcrossName) => P256AcrossWay>> = {
  zen4: (name) => ({ core: 'zen4', ...ON_ZEN_4[name] }),
  zen5: (name) => ON_ZEN_5[name],
  goldenCove: (name) => ({ core: 'goldenCove', ...ON_GOLDEN_COVE[name] }),
};

/** Of a processor, by the name of its kind. */
export function acrossWay(slug: string, name: AcrossName): P256AcrossWay {
  const core = coreOf(slug);
  return { ...WAYS[core](name), ...foundOrder(core, `p256.across.${name}`) };
}
