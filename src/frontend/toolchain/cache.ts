/** Caches results that follow from their inputs alone. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sha256 } from '../../base/hash.ts';
import { withName } from '../../base/systemFailure.ts';
import { makeFolder } from '../../base/files/folders.ts';
import { buildFolder } from '../../base/files/installation.ts';

/**
 * Where results are kept that follow from `inputs` alone: cache/<name>-<hash of inputs> in the `buildFolder`. Fill it
 * with `makeOnce`.
 */
export function cacheDir(root: string, name: string, inputs: readonly unknown[]): string {
  const dir = join(buildFolder(root), 'cache', `${name}-${sha256(JSON.stringify(inputs)).slice(0, 20)}`);
  makeFolder(dir);
  return dir;
}

/**
 * Makes `file` unless it is there. `make` writes to the path that it is given, in the same directory;
 * the file appears under its name only when complete, so that processes may race.
 */
export async function makeOnce(file: string, make: (draft: string) => Promise<void>): Promise<string> {
  if (existsSync(file)) return file;
  makeFolder(dirname(file));
  const draft = `${file}.${process.pid}.${process.hrtime.bigint()}.tmp`;
  try {
    await make(draft);
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw withName(file, error);
  }
  return file;
}
