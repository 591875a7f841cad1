import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sha256 } from '../base/hash.ts';
import type { CheckerIdentity } from '../store/record.ts';

/** Version of the program and hash of the sources of the proof engine (src/verify, with the meaning of the word IR): names and contents in order of the names. */
export function checkerIdentity(root: string): CheckerIdentity {
  const files = ['src/verify', 'src/ir'].flatMap(folder => filesBelow(join(root, folder))).map(file => relative(root, file)).sort();
  const text = files.map(file => `${file}\n${readFileSync(join(root, file), 'utf8')}`).join('\0');
  return { version: versionOf(readFileSync(join(root, 'package.json'), 'utf8')), sha256: sha256(text) };
}

const versionOf = (packageJson: string): string => /"version":\s*"([^"]+)"/.exec(packageJson)?.[1] ?? 'unknown';

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => (entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)]));
