import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/**
 * A new folder, removed after the tests of the file or `describe` that asks for it; with `onTestFinished` after the one
 * test that does.
 */
export function temporaryFolder(after: (remove: () => void) => void = afterAll): string {
  const folder = mkdtempSync(join(tmpdir(), 'fieldwright-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
