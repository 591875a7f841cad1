import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkCertificate, checkQuickly, findCoq, openCoq } from '../../../src/frontend/toolchain/coq.ts';
import { hasCoq, withCoq } from '../../certificate/model/buildModel.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const ROOT = join(import.meta.dirname, '../../..');
const TIMEOUT = 120_000;

/** A root whose library is one file that ends in these lines. */
async function rejected(...lines: string[]): Promise<unknown> {
  const root = temporaryFolder(onTestFinished);
  mkdirSync(join(root, 'coq'));
  writeFileSync(join(root, 'coq/_CoqProject'), '-Q . Fieldwright\nLanes.v\n');
  writeFileSync(join(root, 'coq/Lanes.v'), ['Axiom assumed : True.', ...lines, ''].join('\n'));
  return await findCoq(root).then(
    () => null,
    (error: unknown) => error,
  );
}

test.skipIf(!hasCoq)(withCoq('a library with axioms, or that does not say that it has none, is refused'), async () => {
  const closed = 'Print Assumptions I.';
  const message = 'the library for Coq has axioms';
  expect(await rejected(closed, closed, 'Print Assumptions assumed.')).toMatchObject({ kind: 'tool', message });
  expect(await rejected(closed, closed)).toMatchObject({ kind: 'tool', message });
  expect(await rejected(closed, closed, closed)).toBeNull();
});

test.skipIf(!hasCoq)(
  withCoq('an axiom in a certificate is found, whether or not the library is looked through'),
  async () => {
    const coq = await openCoq(ROOT);
    const text = [
      'From Fieldwright Require Import Fieldwright.',
      'Lemma accepted : True.',
      'Proof. exact I. Qed.',
      'Definition correct := (accepted, certified_possible, certified_sound).',
      'Print Assumptions correct.',
      '',
    ].join('\n');
    const assumed = text.replace('Proof. exact I. Qed.', 'Admitted.');
    for (const check of [checkCertificate, checkQuickly]) {
      expect(await check(text, coq)).toEqual({ accepted: true, said: '' });
      const { accepted, said } = await check(assumed, coq);
      expect(accepted).toBe(false);
      expect(said).toContain('accepted : True');
    }
  },
  TIMEOUT,
);
