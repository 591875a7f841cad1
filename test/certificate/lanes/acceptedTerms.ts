import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { run } from '../../../src/frontend/toolchain/run.ts';

/** Which of these terms Coq computes to be true, with the definitions of a function's file at hand. */
export async function acceptedTerms(text: string, terms: readonly string[], library: string): Promise<boolean[]> {
  const folder = mkdtempSync(join(tmpdir(), 'fieldwright-terms-'));
  try {
    const file = join(folder, 'Terms.v');
    writeFileSync(file, `${text.split('Lemma accepted')[0]}\nEval vm_compute in [${terms.join(';\n')}].\n`);
    const options = ['-q', '-Q', library, 'Fieldwright', file];
    const { status, stdout, stderr } = await run('coqc', options, { cwd: folder });
    expect(status, stderr).toBe(0);
    const found = [...stdout.matchAll(/\b(true|false)\b/g)].map(([word]) => word === 'true');
    expect(found.length).toBe(terms.length);
    return found;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
