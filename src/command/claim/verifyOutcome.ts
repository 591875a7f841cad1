import { Failure } from '../../base/errors.ts';
import type { Verdict } from '../../verify/proof/verdict.ts';

/** Of all parts of a claim together. */
export const overallKind = (verdicts: readonly Verdict[]): Verdict['kind'] =>
  (['refuted', 'undecided'] as const).find((kind) => verdicts.some((verdict) => verdict.kind === kind)) ?? 'proved';

const HINT = 'with --ir instead of --record nothing is claimed about the record';

/** What `verify` ends with; null if all is well. `isRecorded` says whether the code has the bytes of its record. */
export function outcomeFailure(kind: Verdict['kind'], isRecorded: boolean, where: string): Failure | null {
  if (kind === 'refuted') return new Failure('wrong', 'refuted', { where });
  if (!isRecorded) return new Failure('wrong', 'the code is not that of the record', { where, hint: HINT });
  return kind === 'undecided' ? new Failure('unsupported', 'not everything could be decided', { where }) : null;
}
