import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Hash over names, sizes and modification times of all files below the given paths.
 * Reading the contents would be surer and too slow for something that runs before every command.
 * @param {string} root
 * @param {string[]} paths files or folders, relative to root
 */
export function fingerprint(root, paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((path) => filesBelow(root, path)).sort()) {
    const { size, mtimeMs } = statSync(join(root, path));
    hash.update(`${path}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** All files below a path, or the file itself, relative to root. */
export function filesBelow(root, path) {
  if (!existsSync(join(root, path))) return [];
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(root, join(path, entry.name)) : [join(path, entry.name)],
  );
}

/** Whether `file` holds exactly `text`: the stamp of an up-to-date product. */
export const stampIs = (file, text) => existsSync(file) && readFileSync(file, 'utf8') === text;

export function writeStamp(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
