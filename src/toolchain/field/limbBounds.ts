import { invariant } from '../../base/errors.ts';

/**
 * Inclusive upper bound of each limb of a saturated integer of at most `bound`: lower limbs are full,
 * the top limb is what the bound leaves. `weights` are the bit weights of the limbs, ascending.
 */
export function limbBounds(bound: bigint, weights: readonly number[]): bigint[] {
  invariant(weights.length > 0, () => 'an element without limbs');
  return weights.map((weight, k) => {
    const rest = bound >> BigInt(weight);
    if (k + 1 === weights.length) return rest;
    const full = (1n << BigInt(weights[k + 1] - weight)) - 1n;
    return rest < full ? rest : full;
  });
}
