/** The identity of the checker: a hash of all sources that a verdict rests on. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../../base/hash.ts';
import type { CheckerIdentity } from '../../bench/record.ts';
import { programVersion } from './places.ts';
import type { Tools } from '../../frontend/toolchain/tools.ts';
import { isInstalled } from '../../base/files/installation.ts';
import { NoProgram, run } from '../../frontend/toolchain/run.ts';

/**
 * Where a verdict begins: the proofs, what is stated, the text of word IR, and how a file becomes instructions.
 * What these import, directly or not, is the checker; types alone prove nothing.
 */
const ENTRIES = [
  'src/ir/parse.ts',
  'src/ir/verify.ts',
  'src/frontend/object/readFunction.ts',
  'src/prover/instructions/traceCode.ts',
  'src/ir/contract/statedBounds.ts',
  'src/ir/contract/statement.ts',
  'src/prover/proof/asmSpecification.ts',
  'src/prover/proof/callingEquivalence.ts',
  'src/prover/proof/contracts.ts',
  'src/prover/proof/equivalence.ts',
  'src/prover/proof/repeatedSteps.ts',
  'src/prover/proof/sourceEquivalence.ts',
  'src/prover/proof/specification.ts',
];

/** The program that asks LLVM what bytes mean. */
const DECODER = 'bridge/tools/decoder';

/** Version of the program and hash of the sources of the checker: names and contents in order of the names. */
export function checkerIdentity(root: string): CheckerIdentity {
  const text = checkerFiles(root).map((file) => `${file}\n${readFileSync(join(root, file), 'utf8')}`);
  return { version: programVersion(root), sha256: sha256(text.join('\0')) };
}

/** The sources of the checker, relative to `root`, in order. */
export function checkerFiles(root: string): string[] {
  const found = new Set(ENTRIES);
  // A set goes on to what is added to it meanwhile.
  for (const file of found)
    for (const imported of importsOf(readFileSync(join(root, file), 'utf8'))) found.add(join(file, '..', imported));
  return [...found, ...readdirSync(join(root, DECODER)).map((name) => `${DECODER}/${name}`)].sort();
}

/** Files of ours that a source imports more than types of. */
const importsOf = (text: string): string[] =>
  [...text.matchAll(/^(?:import|export) (?!type\b)[^'";]*?from '(\.[^']+)';$/gm)].map(([, path]) => path);

/** Git revision of the project, with `+` when tracked files were changed; null outside a repository. */
export async function revisionOf(root: string): Promise<string | null> {
  // An installed package lies in the repository of somebody else's project, if in any.
  if (isInstalled(root)) return null;
  const head = await git(root, ['rev-parse', 'HEAD']);
  if (head === null) return null;
  const changes = await git(root, [
    'status',
    '--porcelain',
    '--untracked-files=no',
    '--',
    '.',
    ':!results',
    ':!README.md',
  ]);
  return `${head.trim()}${changes === '' ? '' : '+'}`;
}

/** Versions of everything that had a part in a result, by program. */
export function toolVersions({ byName }: Tools): Record<string, string> {
  const found = Object.values(byName).flatMap(({ name, version }) =>
    version === null ? [] : [[name, version] as const],
  );
  return { node: process.versions.node, ...Object.fromEntries(found) };
}

/** What git prints in a folder, given `input`; null where it fails, as outside a repository, or is not installed. */
export async function git(folder: string, args: readonly string[], input = ''): Promise<string | null> {
  try {
    const { status, stdout } = await run('git', args, { cwd: folder, input });
    return status === 0 ? stdout : null;
  } catch (error) {
    if (error instanceof NoProgram) return null;
    throw error;
  }
}
