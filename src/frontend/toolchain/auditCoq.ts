/** Compiles texts with Coq one after the other, in a place where Coq can find only these texts and our library. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { inTemporaryFolder } from '../../base/files/folders.ts';
import { areClosed, coqEnvironment, type Coq } from './coq.ts';
import { run } from './run.ts';

/** A file of the library `Audit`. */
interface AuditedText {
  readonly name: string;
  readonly text: string;
  /** How many theorems it says the axioms of, of which there must be none. It says nothing else. */
  readonly theorems: number;
}

/** Of processor time: ten times what the largest file takes. */
const MAX_SECONDS = 1_800;
const MAX_BYTES = 8 * 2 ** 30;
const MAX_WAIT_MS = 4 * 3_600_000;

/** What Coq says of the first text that it does not accept without axioms; null if it accepts all. */
export const refusedText = (
  texts: readonly AuditedText[],
  coq: Coq,
): Promise<(AuditedText & { said: string }) | null> =>
  inTemporaryFolder('audit', async (folder) => {
    for (const one of texts) {
      const file = `${one.name}.v`;
      writeFileSync(join(folder, file), one.text);
      const { status, said } = await compiled(file, folder, coq);
      if (status !== 0 || !areClosed(said, one.theorems)) return { ...one, said };
    }
    return null;
  });

async function compiled(file: string, folder: string, { library }: Coq): Promise<{ status: number; said: string }> {
  const limits = [`--cpu=${MAX_SECONDS}`, `--as=${MAX_BYTES}`, `--fsize=${2 ** 30}`, '--core=0'];
  const coqc = ['coqc', '-q', '-Q', library, 'Fieldwright', '-Q', folder, 'Audit', file];
  try {
    const options = { cwd: folder, timeout: MAX_WAIT_MS, env: coqEnvironment(folder) };
    const { status, stdout, stderr } = await run('prlimit', [...limits, ...coqc], options);
    return { status, said: `${stdout}${stderr}` };
  } catch (error) {
    if (error instanceof Failure && /killed/.test(error.detail.found ?? ''))
      throw new Failure('unsupported', 'Coq does not come to an end with the certificate', {
        expected: `at most ${MAX_SECONDS} s of processor time, and ${MAX_BYTES / 2 ** 30} GB`,
      });
    throw error;
  }
}
