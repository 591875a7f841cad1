import { CHOICE_BITS, PARAMETERS } from '../../codegen/candidate/candidate.ts';
import type { Mutation } from './mutation.ts';

const TRIES = 16;
const BITS = Array.from({ length: CHOICE_BITS }, (_, i) => 1 << i);

/** Flips one choice bit that lowering looked at. */
export const flipChoice: Mutation = {
  name: 'flip-choice',
  weight: 16,
  propose(c, rng, x) {
    for (let i = 0; i < TRIES; i++) {
      const e = rng.below(c.choice.length);
      const asked = x.asked[e];
      const bits = BITS.filter((b) => asked & b);
      if (bits.length === 0) continue;
      const undo = x.snapshot(c);
      c.choice[e] ^= bits[rng.below(bits.length)];
      return undo;
    }
    return null;
  },
};

/** Gives one global parameter another value: its neighbour, or any. */
export const changeParameter: Mutation = {
  name: 'change-parameter',
  weight: 3,
  propose(c, rng, x) {
    const i = rng.below(PARAMETERS.length);
    const { values } = PARAMETERS[i];
    const step = rng.below(2) === 0 ? 1 : values - 1;
    const undo = x.snapshot(c);
    c.params[i] = (c.params[i] + step) % values;
    return undo;
  },
};
