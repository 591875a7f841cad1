import { Failure } from '../../base/errors.ts';
import { issueDetail, parseJson } from '../../base/json.ts';
import { ssaModuleSchema, type SsaModule } from '../../ir/ssa/schema.ts';
import { PROGRAM } from '../../base/files/installation.ts';

/**
 * Parses the reader's JSON; the `input` failure names the JSON path of the first violation. `source` is for messages.
 */
export function readSsaModule(text: string, source: string): SsaModule {
  let data: unknown;
  try {
    data = parseJson(text);
  } catch (e) {
    throw new Failure('input', 'not JSON', { where: source, found: e instanceof Error ? e.message : String(e) });
  }
  const result = ssaModuleSchema.safeParse(data);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new Failure('input', 'not iN SSA as the reader prints it', {
    where: `${source}: $.${issue.path.join('.')}`,
    ...issueDetail(issue),
    hint: `rebuild the reader (${PROGRAM} optimize does it) or compare with src/ir/ssa/schema.ts`,
  });
}
