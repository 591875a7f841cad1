import { RECORD_FILE } from '../store/appendRecord.ts';
import { sha256 } from '../../base/hash.ts';
import type { CheckerIdentity, ResultRecord } from '../../bench/record.ts';
import { checkerIdentity } from '../environment/checkerIdentity.ts';

interface RecordCheck {
  /** What to print; how the bytes compare comes last. */
  readonly lines: readonly string[];
  /** Whether the code has the bytes of the record. */
  readonly isSame: boolean;
  /** Whether it has those of another result of the same folder: then code and record are mixed up, nothing worse. */
  readonly isOfAnother: boolean;
}

/** The beginning of the code, so many bytes; null where the file has fewer. */
type BytesOf = (length: number) => Uint8Array | null;

/**
 * What a record says about the code that is verified: by which proof engine it was proved, and whether it is about
 * these bytes; `others` are the records of the folder of the code.
 */
export function recordCheck(
  record: ResultRecord,
  others: readonly ResultRecord[],
  code: BytesOf,
  root: string,
): RecordCheck {
  const now = checkerIdentity(root);
  const isSame = isOf(record, code);
  const owner = isSame ? undefined : others.findLast((other) => isOf(other, code));
  const wanted = short((record.called ?? record.code).sha256);
  const bytes = `${isSame ? 'is' : 'is NOT'} byte for byte that of the record (sha256 ${wanted})`;
  const lines = [`checker ${identity(now)}; ${provedBy(record.checker, now)}`, `the code ${bytes}`];
  const found = owner === undefined ? [] : [`it is that of the result of ${owner.time} in ${RECORD_FILE}`];
  return { lines: [...lines, ...found], isSame, isOfAnother: owner !== undefined };
}

function isOf(record: ResultRecord, code: BytesOf): boolean {
  const { hex, sha256: wanted } = record.called ?? record.code;
  const bytes = code(hex.length / 2);
  return bytes !== null && sha256(bytes) === wanted;
}

function provedBy(then: CheckerIdentity | undefined, now: CheckerIdentity): string {
  if (then === undefined) return 'the record does not name its own';
  return `the record was proved by ${then.sha256 === now.sha256 ? 'the same' : identity(then)}`;
}

const identity = ({ version, sha256: digest }: CheckerIdentity): string => `${version}, sha256 ${short(digest)}`;
const short = (digest: string): string => `${digest.slice(0, 16)}…`;
