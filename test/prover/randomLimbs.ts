import type { Rng } from '../../src/base/rng.ts';
import type { Domain } from '../../src/ir/contract/domain.ts';
import { fillRandom } from '../../src/prover/inputs/drawInputs.ts';

/** A random member of a domain, as an array of limbs. */
export function randomLimbs(domain: Domain, rng: Rng): bigint[] {
  const words = new BigUint64Array(domain.bounds.length);
  fillRandom(domain, rng, words, 0);
  return [...words];
}
