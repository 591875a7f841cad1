/** Saves a file that reproduces a bug of ours. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemFailure } from '../systemFailure.ts';
import { writeAtomically } from './preparedFiles.ts';
import type { Io } from '../io.ts';
import { buildFolder } from './installation.ts';

/** Where such files belong. */
export const reproFolder = ({ root }: Pick<Io, 'root'>): string => join(buildFolder(root), 'repro');

/**
 * Saves what must not get lost in repro in the `buildFolder` or, where that cannot be written, in the system's folder
 * of temporary files. Returns the path; null if neither can be.
 */
export function saveRepro(name: string, text: string, io: Pick<Io, 'root'>): string | null {
  return (
    written(() => reproFolder(io), name, text) ??
    written(() => mkdtempSync(join(tmpdir(), 'fieldwright-repro-')), name, text)
  );
}

function written(folderOf: () => string, name: string, text: string): string | null {
  try {
    const file = join(folderOf(), name);
    writeAtomically(file, text);
    return file;
  } catch (error) {
    if (systemFailure(error) === null) throw error;
    return null;
  }
}
