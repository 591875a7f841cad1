import type { Solution } from '../strategies/strategy.ts';
import type { ArchiveProofs } from '../../bench/record.ts';
import type { Verdict } from '../../prover/proof/verdict.ts';

interface ProvedArchive {
  readonly proofs: ArchiveProofs;
  /** The fastest champion that is decided, or the fastest if none is. */
  readonly shipped: Solution;
  /** Champions that passed all tests and are wrong nevertheless. */
  readonly wrong: readonly Solution[];
}

/** Once there is something to ship, proofs of slower champions begin no later than this. */
const ENOUGH_MS = 10_000;
/** Where nothing is decided by then, the rest is not tried. */
const MAX_MS = 60_000;

/**
 * Proves the champions of a search, fastest first and at least one; `verdictOf` says whether one equals the word IR.
 * What is not decided is passed over, however fast it is.
 */
export function proveArchive(
  champions: readonly Solution[],
  verdictOf: (champion: Solution) => Pick<Verdict, 'kind' | 'millis'>,
): ProvedArchive {
  const verdicts: Pick<Verdict, 'kind' | 'millis'>[] = [];
  let millis = 0;
  const firstDecided = (): number => verdicts.findIndex(({ kind }) => kind !== 'undecided');
  for (const champion of champions) {
    if (millis > (firstDecided() >= 0 ? ENOUGH_MS : MAX_MS)) break;
    const verdict = verdictOf(champion);
    verdicts.push(verdict);
    millis += verdict.millis;
  }
  const count = (kind: Verdict['kind']): number => verdicts.filter((v) => v.kind === kind).length;
  const untried = champions.length - verdicts.length;
  const passedOver = Math.max(0, firstDecided());
  return {
    proofs: {
      champions: champions.length,
      proved: count('proved'),
      undecided: count('undecided'),
      refuted: count('refuted'),
      ...(untried > 0 ? { untried } : {}),
      seconds: Math.round(millis) / 1000,
      ...(passedOver > 0 ? { passedOver } : {}),
    },
    shipped: champions[passedOver],
    wrong: champions.filter((_, i) => verdicts[i]?.kind === 'refuted'),
  };
}
