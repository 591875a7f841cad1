/** Families of first candidates of any function, scalar or vectorised. */
import type { Problem } from '../candidate/candidate.ts';
import { startFamilies, type StartFamily } from '../candidate/starts.ts';
import { laneStarts } from './laneStarts.ts';

/** Families of first candidates: vectorised or scalar, as the function is. */
export const startsOf = (p: Problem): StartFamily[] => (p.fn.lanes === undefined ? startFamilies(p) : laneFamilies(p));

const laneFamilies = (p: Problem): StartFamily[] => [
  { name: 'lanes', candidates: laneStarts(p, false) },
  ...(p.events.operation.includes('mul')
    ? [{ name: 'lanes-by-shifts' as const, candidates: laneStarts(p, true) }]
    : []),
];
