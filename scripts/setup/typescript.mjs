import { join } from 'node:path';
import { fingerprint, stampIs } from './fingerprint.mjs';
import { runCommand } from './runCommand.mjs';

const SOURCES = ['src', 'lab', 'scripts/build.mjs', 'tsconfig.json', 'tsconfig.build.json', 'package-lock.json'];

/** What dist/ is compiled from, which its stamp says. */
export const sourcesOf = (root) => fingerprint(root, SOURCES);

/** src/ and lab/ compiled to dist/. */
export function typescript(root) {
  const stamp = join(root, 'dist', '.stamp');
  return {
    name: 'TypeScript',
    isDone: () => stampIs(stamp, sourcesOf(root)),
    run: () =>
      runCommand([process.execPath, join(root, 'scripts/build.mjs')], {
        cwd: root,
        hint: 'mend the type errors above (`npm run typecheck` shows them again)',
      }),
  };
}
