import { onPath } from './onPath.mjs';
import { installPackages } from './systemPackages.mjs';

/** Coq with its standard library, which nothing but checking certificates needs. */
export const coq = (root) => ({
  name: 'Coq',
  isDone: () => onPath('coqc') !== undefined,
  run: () => installPackages(['coq', 'libcoq-stdlib'], root),
});
