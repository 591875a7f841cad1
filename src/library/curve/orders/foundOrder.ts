/** Orders of programs on rows that searches found, by core. */
import type { AcrossCore } from '../../../ir/across/moves.ts';
import { ORDERS_ON_GOLDEN_COVE } from './goldenCove.ts';
import { ORDERS_ON_ZEN_4 } from './zen4.ts';
import { ORDERS_ON_ZEN_5 } from './zen5.ts';

const FOUND: Readonly<Record<AcrossCore, Readonly<Record<string, string>>>> = {
  zen4: ORDERS_ON_ZEN_4,
  zen5: ORDERS_ON_ZEN_5,
  goldenCove: ORDERS_ON_GOLDEN_COVE,
};

/** The order that was found on a core for the program of a formula of bridge/bench, as text, if there is one. */
export function foundOrder(core: AcrossCore, formula: string): { readonly found?: string } {
  const found = FOUND[core][formula];
  return found === undefined ? {} : { found };
}
