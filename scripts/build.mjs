/**
 * Compiles src/ and lab/ to dist/, and writes the table of options the hash of what is packed and the stamp of
 * the sources beside it. Programs that run from dist/ go on. Exit code: that of the first part that fails; dist/ then is as it was.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, writeStamp } from './setup/fingerprint.mjs';
import { renewFolder } from './setup/renewFolder.mjs';
import { sourcesOf } from './setup/typescript.mjs';

/** What is compiled or read where the package is installed; the compiled program itself follows from src/. */
const PACKED = ['package.json', 'src', 'lab', 'bridge', 'coq', 'templates', 'peers', 'hosts'];

const root = join(import.meta.dirname, '..');
/** Below the project, for what is compiled is run there, and finds its packages. */
const fresh = join(root, 'build', 'compiled');
const sources = sourcesOf(root);
rmSync(fresh, { recursive: true, force: true });
for (const args of [
  [join(root, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.build.json', '--outDir', fresh],
  [join(fresh, 'lab/writeOptionTable.js')],
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
writeFileSync(join(fresh, 'contents.sha256'), hash.digest('hex'));
renewFolder(fresh, join(root, 'dist'));
writeStamp(join(root, 'dist', '.stamp'), sources);
