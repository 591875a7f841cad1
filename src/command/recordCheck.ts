import { sha256 } from '../base/hash.ts';
import type { ResultRecord } from '../store/record.ts';
import { checkerIdentity } from './checkerIdentity.ts';

/** What a record says about the code that is verified: whether it is about these bytes, and by which proof engine it was proved. `code` is null if it cannot be assembled. */
export function recordCheck(record: ResultRecord, code: Uint8Array | null, root: string): string[] {
  const now = checkerIdentity(root), then = record.checker, same = code !== null && sha256(code) === record.code.sha256;
  const bytes = code === null ? 'cannot be compared with' : same ? 'is byte for byte' : 'is NOT';
  return [
    `the code ${bytes} that of the record (sha256 ${record.code.sha256.slice(0, 16)}…)`,
    `checker ${now.version}, sha256 ${now.sha256.slice(0, 16)}…; ${then === undefined ? 'the record does not name its own'
      : then.sha256 === now.sha256 ? 'the record was proved by the same' : `the record was proved by ${then.version}, sha256 ${then.sha256.slice(0, 16)}…`}`,
  ];
}
