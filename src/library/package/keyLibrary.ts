/** A library of X25519, Ed25519 or P-256, in the form that packages are made from. */
import type { Target } from '../../codegen/x86/target.ts';
import type { NewFile } from '../../base/files/preparedFiles.ts';
import { basename, join } from 'node:path';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

export const KEY_NAMES = ['x25519', 'ed25519', 'p256'] as const;
export type KeyName = (typeof KEY_NAMES)[number];

export interface KeyLibrary {
  readonly name: KeyName;
  /** In a few words. */
  readonly description: string;
  readonly facts: ProjectFacts;
  /** The object of all its code, as a path, and the shared object of this. */
  readonly object: string;
  readonly shared: string;
  /** The headers, as texts, by their names. */
  readonly headers: readonly NewFile[];
  /** The folder for C. */
  readonly files: readonly NewFile[];
  /** What all of its code needs of the processor; more is asked for where it is used. */
  readonly target: Target;
  /** What was proved and tested, a line each. */
  readonly claims: readonly string[];
}

/** What was made, with its files for C; `root`: the project. */
export function keyLibraryOf(made: Omit<KeyLibrary, 'facts' | 'headers'>, root: string): KeyLibrary {
  const headers = made.files
    .filter(({ file }) => file.endsWith('.h'))
    .map(({ file, content }) => ({ file: basename(file), content }));
  return { ...made, headers, facts: projectFacts(root) };
}

/** Begins all symbols of the text of a package, so that two versions of it may be in one program. */
export const symbolPrefix = ({ name, facts }: Pick<KeyLibrary, 'facts'> & { readonly name: string }): string =>
  `fieldwright_${name}_${facts.version.replaceAll(/\W/g, '_')}`;

/* What package.json says of the project, which packages of results repeat. */

const schema = z.object({
  version: z.string(),
  license: z.string(),
  homepage: z.url(),
  repository: z.object({ url: z.string().regex(/^git\+https:.*\.git$/) }),
});

export interface ProjectFacts {
  readonly version: string;
  readonly license: string;
  readonly homepage: string;
  /** Address of the repository, as browsers open it. */
  readonly repository: string;
  /** Text of the licence. */
  readonly licenseText: string;
}

export function projectFacts(root: string): ProjectFacts {
  const { version, license, homepage, repository } = schema.parse(
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')),
  );
  const address = repository.url.replace(/^git\+(.*)\.git$/, '$1');
  return { version, license, homepage, repository: address, licenseText: readFileSync(join(root, 'LICENSE'), 'utf8') };
}
