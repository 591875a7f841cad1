/** Certificates that Coq gets together: it takes longer to load its library than to check a short one. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkQuickly, openCoq } from '../../src/frontend/toolchain/coq.ts';
import { trueTerms } from './lanes/acceptedTerms.ts';
import { hasCoq, withCoq } from './model/buildModel.ts';

const ROOT = join(import.meta.dirname, '../..');

/** A test of all certificates that those before it have put into `texts`: Coq accepts each of them. */
export function testAccepted(texts: readonly string[]): void {
  it.skipIf(!hasCoq)(
    withCoq('Coq accepts all certificates of this file'),
    async () => {
      expect(texts.length).toBeGreaterThan(0);
      expect(await checkQuickly(texts, await openCoq(ROOT))).toEqual({ accepted: true, said: '' });
    },
    300_000,
  );
}

/** Whether Coq accepts each of some certificates that may be wrong, by what it computes of their statements. */
export async function acceptedByCoq(texts: readonly string[]): Promise<boolean[]> {
  const modules = texts.map((text, i) => {
    const [definitions, rest] = text.split('Lemma accepted :');
    const [statement] = rest.split('= true.\nProof.');
    return `Module M${i}.\n${definitions}Definition verdict : bool := ${statement}.\nEnd M${i}.\n`;
  });
  const definitions = `${modules.join('')}From Coq Require Import List.\nImport ListNotations.`;
  return trueTerms(
    definitions,
    texts.map((_, i) => `M${i}.verdict`),
    (await openCoq(ROOT)).library,
  );
}
