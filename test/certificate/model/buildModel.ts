/** The machine and the decoder of coq/ as a program, and a program that runs instructions on the processor. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inTemporaryFolder } from '../../../src/base/files/folders.ts';
import { cacheDir, makeOnce } from '../../../src/frontend/toolchain/cache.ts';
import { coqVersion, openCoq } from '../../../src/frontend/toolchain/coq.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SOURCES = ['Extract.v', 'model.ml', 'processor.c'];

export interface BuiltModel {
  readonly model: string;
  readonly processor: string;
}

/** Null where Coq is not installed; Debian installs OCaml with it. */
export const hasCoq = (await coqVersion()) !== null;

/** What tests that need Coq are called without it. */
export const withCoq = (name: string): string => (hasCoq ? name : `${name} (skipped: Coq is not installed)`);

/** Programs of this state of the library, built once. */
export async function buildModel(): Promise<BuiltModel> {
  const { library } = await openCoq(ROOT);
  const texts = SOURCES.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'));
  const dir = cacheDir(ROOT, 'model', [library, texts]);
  const built = (name: string, ...commands: readonly (readonly [string, ...string[]])[]): Promise<string> =>
    makeOnce(join(dir, name), (draft) =>
      inTemporaryFolder('model', async (folder) => {
        for (const file of SOURCES) copyFileSync(join(import.meta.dirname, file), join(folder, file));
        for (const [program, ...args] of commands) execFileSync(program, args, { cwd: folder, stdio: 'pipe' });
        copyFileSync(join(folder, name), draft);
      }),
    );
  return {
    model: await built(
      'model',
      ['coqc', '-q', '-Q', library, 'Fieldwright', 'Extract.v'],
      ['ocamlfind', 'ocamlopt', '-w', '-a', 'machine.mli', 'machine.ml', 'model.ml', '-o', 'model'],
    ),
    processor: await built('processor', ['cc', '-O2', '-Wall', '-Wextra', '-Werror', 'processor.c', '-o', 'processor']),
  };
}
