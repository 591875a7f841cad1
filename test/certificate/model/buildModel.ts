/** The machine and the decoder of coq/ as a program, and a program that runs instructions on the processor. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { coqVersion, openCoq } from '../../../src/frontend/toolchain/coq.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SOURCES = ['Extract.v', 'model.ml', 'processor.c'];

export interface BuiltModel {
  readonly model: string;
  readonly processor: string;
  remove(): void;
}

/** Null where Coq is not installed; Debian installs OCaml with it. */
export const hasCoq = (await coqVersion()) !== null;

/** What tests that need Coq are called without it. */
export const withCoq = (name: string): string => (hasCoq ? name : `${name} (skipped: Coq is not installed)`);

export async function buildModel(): Promise<BuiltModel> {
  const { library } = await openCoq(ROOT);
  const folder = mkdtempSync(join(tmpdir(), 'fieldwright-model-'));
  for (const file of SOURCES) copyFileSync(join(import.meta.dirname, file), join(folder, file));
  const run = (program: string, ...args: string[]): void =>
    void execFileSync(program, args, { cwd: folder, stdio: 'pipe' });
  run('coqc', '-q', '-Q', library, 'Fieldwright', 'Extract.v');
  run('ocamlfind', 'ocamlopt', '-w', '-a', 'machine.mli', 'machine.ml', 'model.ml', '-o', 'model');
  run('cc', '-O2', '-Wall', '-Wextra', '-Werror', 'processor.c', '-o', 'processor');
  return {
    model: join(folder, 'model'),
    processor: join(folder, 'processor'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
