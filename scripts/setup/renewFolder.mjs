import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from './fingerprint.mjs';

/**
 * Gives `folder` exactly the files of `fresh`, which is used up. Programs that run from there meanwhile find each file
 * that they load later: one takes the place of the other in a single step, and what is no more goes last.
 * @param {string} fresh on the same disk
 * @param {string} folder need not exist
 */
export function renewFolder(fresh, folder) {
  const files = filesBelow(fresh, '.');
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    renameSync(join(fresh, file), join(folder, file));
  }
  const wanted = new Set(files);
  for (const file of filesBelow(folder, '.')) if (!wanted.has(file)) rmSync(join(folder, file));
  removeEmpty(folder);
  rmSync(fresh, { recursive: true });
}

function removeEmpty(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) removeEmpty(join(folder, entry.name));
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}
