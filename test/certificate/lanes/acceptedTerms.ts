import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { ReadCode } from '../../../src/engine/claim/verifyTarget.ts';
import { run } from '../../../src/frontend/toolchain/run.ts';

/** As the program runs Coq (src/frontend/toolchain/coq.ts): a fifth less time. */
const LITTLE_WORK = { OCAMLRUNPARAM: 's=4M,o=1000' };

/** What Coq says of a text that it accepts. */
export async function saidByCoq(text: string, library: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'fieldwright-terms-'));
  try {
    const file = join(folder, 'Terms.v');
    writeFileSync(file, text);
    const options = ['-q', '-Q', library, 'Fieldwright', file];
    const env = { ...process.env, ...LITTLE_WORK };
    const { status, stdout, stderr } = await run('coqc', options, { cwd: folder, env });
    expect(status, stderr).toBe(0);
    return stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Which of these terms Coq computes to be true behind these definitions. */
export async function trueTerms(definitions: string, terms: readonly string[], library: string): Promise<boolean[]> {
  const said = await saidByCoq(`${definitions}\nEval vm_compute in [${terms.join(';\n')}].\n`, library);
  const found = [...said.matchAll(/\b(true|false)\b/g)].map(([word]) => word === 'true');
  expect(found.length).toBe(terms.length);
  return found;
}

/** Which of these terms Coq computes to be true, with the definitions of a function's file at hand. */
export const acceptedTerms = (text: string, terms: readonly string[], library: string): Promise<boolean[]> =>
  trueTerms(text.split('Lemma accepted')[0], terms, library);

/** The text of a function's file, with the theorem about calls each of which takes what the one before has left. */
export const repeatedText = (text: string): string =>
  text.replace(
    'Print Assumptions',
    `Definition again := repeated_numbers claimed leak image constants accepted _ _ _ eq_refl eq_refl eq_refl eq_refl.
Print Assumptions`,
  );

/** The bytes of the instructions of such code, without its constants. */
export function imageOf({ listing: { read, entry } }: ReadCode, code: Uint8Array): Uint8Array {
  const last = read.at(-1);
  return code.subarray(0, (last?.address ?? 0) + (last?.length ?? 0) - entry);
}

/** That these bytes compute what is claimed. */
export const imageTerm = (image: Uint8Array, constants = 'constants'): string =>
  `certified_lanes claimed leak [${[...image].join('; ')}] ${constants}`;
