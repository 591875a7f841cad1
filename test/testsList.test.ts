import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

test('test/README.md lists what tests depend on', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts', 'testsList.mjs'), '--check']);
  expect(stderr.toString()).toBe('');
  expect(status).toBe(0);
});
