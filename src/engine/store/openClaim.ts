import type { RecordedVerdict } from '../../bench/record.ts';

/** What must be proved of the bytes. */
const OF_BYTES: readonly string[] = ['asm = IR', 'constant time', 'asm = IR, called as the source'];
/** Whether a claim says what the word IR means; one of them must be proved where any is made. */
export const isOfMeaning = (claim: string): boolean => claim === 'asm = source' || claim === 'IR = specification';

/**
 * The first claim for want of which code does not count as proved, null if it does: its bytes may be wrong or leak, or
 * nothing says that its word IR is what was asked for.
 */
export function openClaim(verdicts: readonly RecordedVerdict[]): (RecordedVerdict & { kind: 'undecided' }) | null {
  const open = verdicts.filter((verdict) => verdict.kind === 'undecided');
  const ofBytes = open.find(({ claim }) => OF_BYTES.includes(claim));
  const isMeaningProved = verdicts.some(({ claim, kind }) => isOfMeaning(claim) && kind === 'proved');
  return ofBytes ?? (isMeaningProved ? null : (open.find(({ claim }) => isOfMeaning(claim)) ?? null));
}
