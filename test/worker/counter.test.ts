import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('the cycle counter is read as the kernel documents it, and given up when it cannot be trusted', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fieldwright-'));
  try {
    const program = join(folder, 'counter');
    execFileSync(process.env['CC'] ?? 'cc', ['-std=gnu11', '-O2', '-w', '-o', program, join(import.meta.dirname, 'native/counter.c')]);
    const { status, stdout } = spawnSync(program, { encoding: 'utf8' });
    expect(stdout).toBe('');
    expect(status).toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
