import { sha256 } from '../../base/hash.ts';
import type { CheckerIdentity, ResultRecord } from '../../store/record.ts';
import { checkerIdentity } from '../../host/checkerIdentity.ts';

interface RecordCheck {
  /** What to print; how the bytes compare comes last. */
  readonly lines: readonly string[];
  /** Whether the code has the bytes of the record. */
  readonly isSame: boolean;
}

/**
 * What a record says about the code that is verified: by which proof engine it was proved, and whether it is about
 * these bytes; `code` is null where the file has fewer.
 */
export function recordCheck(record: ResultRecord, code: Uint8Array | null, root: string): RecordCheck {
  const now = checkerIdentity(root);
  const wanted = record.code.sha256;
  const isSame = code !== null && sha256(code) === wanted;
  const bytes = `${isSame ? 'is' : 'is NOT'} byte for byte that of the record (sha256 ${short(wanted)})`;
  return { lines: [`checker ${identity(now)}; ${provedBy(record.checker, now)}`, `the code ${bytes}`], isSame };
}

function provedBy(then: CheckerIdentity | undefined, now: CheckerIdentity): string {
  if (then === undefined) return 'the record does not name its own';
  return `the record was proved by ${then.sha256 === now.sha256 ? 'the same' : identity(then)}`;
}

const identity = ({ version, sha256: digest }: CheckerIdentity): string => `${version}, sha256 ${short(digest)}`;
const short = (digest: string): string => `${digest.slice(0, 16)}…`;
