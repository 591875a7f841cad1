import { prepareFiles } from './preparedFiles.ts';

/**
 * Writes a whole file or nothing: a reader, or a crash in between, never sees half of it. Makes its folder. Devices
 * and pipes, such as /dev/stdout, are written to. Throws `input` if that fails, e.g. on a full disk; an old file then
 * is as it was. Below `within`, a folder of ours, no symbolic link is followed.
 */
export function writeAtomically(file: string, content: string | Uint8Array, within?: string): void {
  const prepared = prepareFiles([{ file, content }], within);
  try {
    prepared.commit();
  } finally {
    prepared.discard();
  }
}
