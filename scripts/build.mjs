/**
 * Compiles src/ to dist/, and writes the table of options and the hash of what is packed beside it. Exit code: that of
 * the first part that fails.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './setup/fingerprint.mjs';

/** What is compiled or read where the package is installed; the compiled program itself follows from src/. */
const PACKED = ['package.json', 'src', 'bridge', 'templates', 'peers', 'hosts'];

const root = join(import.meta.dirname, '..');
for (const args of [
  [join(root, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.build.json'],
  [join(root, 'dist/command/writeOptionTable.js')],
]) {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
const hash = createHash('sha256');
for (const file of PACKED.flatMap((path) => filesBelow(root, path)).sort())
  hash
    .update(`${file}\0`)
    .update(readFileSync(join(root, file)))
    .update('\0');
writeFileSync(join(root, 'dist/contents.sha256'), hash.digest('hex'));
