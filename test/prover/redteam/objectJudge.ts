import { join } from 'node:path';
import type { ByteLine } from './list.ts';
import type { ObjectMutant } from './objectMutants.ts';
import { emptied, type Truth, written } from './oracle.ts';
import { judged } from './reading.ts';
import { SYMBOL } from './source.ts';
import { globalized, type TextMeans } from './textJudge.ts';

/** What `verify` says of an object or shared object, and what it does in programs. The file stays below `folder`. */
export async function judgeObject(
  mutant: ObjectMutant,
  means: TextMeans,
): Promise<ByteLine & { readonly code: readonly string[] }> {
  const { index, subject, edits, bytes, suffix } = mutant;
  const folder = emptied(join(means.folder, `object-${index}`));
  const path = join(folder, `f${suffix}`);
  written(folder, { [`f${suffix}`]: bytes });
  const { verdict, exit, why, code, refuted } = await judged(path, SYMBOL, subject.fn, means.tools, means.reading);
  const truth: Truth =
    suffix === '.so'
      ? await means.oracle.ofLibrary(subject, path, SYMBOL, refuted)
      : await means.oracle.ofObject(subject, await globalized(path, folder), SYMBOL, refuted);
  return {
    kind: 'object',
    index,
    subject: subject.name,
    edits,
    verdict,
    exit,
    why,
    truth: truth.kind,
    whyTruth: truth.why,
    code,
  };
}
