import { cloneCandidate, NODE_CLEAR_FLAGS, NODE_KEEP_OF, NODE_LANE_OF, NODE_NO_LEA, type Candidate } from './candidate.ts';
import { initialCandidate } from './initial.ts';
import { NODE, type Problem } from './problem.ts';

/** Choice bits of nodes that add on OF, and of nodes that leave OF alone; both clear the flags first if need be. */
const ON_OF = NODE_LANE_OF | NODE_CLEAR_FLAGS, BESIDE_OF = NODE_KEEP_OF | NODE_NO_LEA | NODE_CLEAR_FLAGS;

/**
 * Candidates that a search may begin with, the initial one first; some may not be lowerable. Which one is fastest differs by
 * up to a quarter: plain leaves last keep sums of unsaturated fields apart until their carries meet, and on Zen 4 a mulx takes
 * 1.0 cycle beside adcx and adox on both lanes, 1.5 to 1.7 beside add and adc (METHODOLOGY, "The first candidate").
 */
export function startingCandidates(p: Problem): Candidate[] {
  const plain = [initialCandidate(p), initialCandidate(p, 'last')];
  return [...plain, ...plain.map(c => onLanes(p, c))];
}

/** The same candidate with the additions of every second system on OF and the others beside it. */
function onLanes({ events, columns }: Problem, candidate: Candidate): Candidate {
  const c = cloneCandidate(candidate);
  for (let e = events.firstNode; e < events.count; e++) {
    if (events.kind[e] === NODE) c.choice[e] = columns.system[events.detail[e]] % 2 === 1 ? ON_OF : BESIDE_OF;
  }
  return c;
}
