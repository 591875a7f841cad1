import { Failure } from '../../base/errors.ts';
import { issueDetail } from '../../base/issueDetail.ts';
import { parseJson } from '../../base/json.ts';
import { recordSchema, type ResultRecord, RECORD_VERSION } from '../../bench/record.ts';

/**
 * A record from its JSON text, of this version or an earlier one. `where` names file and line; throws an `input`
 * failure with the first thing that does not fit.
 */
export function parseRecord(text: string, where: string): ResultRecord {
  const parsed = recordSchema.safeParse(presentRecord(jsonOf(text, where)));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Failure('input', 'not a record of this version', {
    where: `${where}: ${issue.path.join('.') || '(whole record)'}`,
    ...issueDetail(issue),
    hint: 'restore the file from git, or move the line away',
  });
}

function jsonOf(text: string, where: string): unknown {
  try {
    return parseJson(text);
  } catch {
    // What it is instead is nobody's business: it may be any file.
    throw new Failure('input', 'not JSON', {
      where,
      hint: 'if a write was cut off, remove the line',
    });
  }
}

/**
 * JSON of a record of any version as one of the present version: what version 1 called the variant of a function is its
 * form.
 */
function presentRecord(json: unknown): unknown {
  if (typeof json !== 'object' || json === null || !('schemaVersion' in json) || json.schemaVersion !== 1) return json;
  return Object.fromEntries(
    Object.entries({ ...json, schemaVersion: RECORD_VERSION }).map(([key, value]) => [
      key === 'variant' ? 'form' : key,
      value,
    ]),
  );
}
