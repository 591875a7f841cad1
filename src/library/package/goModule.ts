/** A library of X25519, Ed25519 or P-256 as a Go module: its code as text, which cgo assembles, and its header. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NewFile } from '../../base/files/preparedFiles.ts';
import { fillSkeleton } from '../../codegen/encoder/skeleton.ts';
import { goSupport } from '../field/languageFiles.ts';
import { type KeyLibrary, symbolPrefix } from './keyLibrary.ts';
import { claimsText, readmeText } from './packageTexts.ts';

/** `code`: the code as text for an assembler; `description`: `interface.json`; `root`: the project. */
export function keyGoModule(
  library: KeyLibrary,
  { code, description }: { readonly code: string; readonly description: string },
  root: string,
): NewFile[] {
  const { name, headers, facts, target } = library;
  const templates = join(root, 'templates', name, 'go');
  const fields = goSupport(name, target, root);
  return [
    { file: 'go.mod', content: `module ${goPath(library)}\n\ngo 1.21\n` },
    ...readdirSync(templates).map((file) => {
      const text = readFileSync(join(templates, file), 'utf8');
      return { file, content: file.endsWith('_test.go') ? text : fillSkeleton(text, fields) };
    }),
    ...headers,
    // Names as C has them: Go links one version of a module.
    { file: 'code_amd64.s', content: code.replaceAll(`${symbolPrefix(library)}_fieldwright_`, 'fieldwright_') },
    { file: 'interface.json', content: description },
    { file: 'README.md', content: readmeText(library, 'go') },
    { file: 'PROOFS.md', content: claimsText(library) },
    { file: 'LICENSE', content: facts.licenseText },
  ];
}

/** What programs import. */
const goPath = ({ name, facts }: KeyLibrary): string => `${facts.repository.replace(/^https:\/\//, '')}/go/${name}`;
