import { join } from 'node:path';
import { fingerprint, stampIs, writeStamp } from './fingerprint.mjs';
import { runCommand } from './runCommand.mjs';

const SOURCES = ['src', 'lab', 'scripts/build.mjs', 'tsconfig.json', 'tsconfig.build.json', 'package-lock.json'];

/** src/ and lab/ compiled to dist/. */
export function typescript(root) {
  const stamp = join(root, 'dist', '.stamp');
  return {
    name: 'TypeScript',
    isDone: () => stampIs(stamp, fingerprint(root, SOURCES)),
    run: async () => {
      const sources = fingerprint(root, SOURCES);
      await runCommand([process.execPath, join(root, 'scripts/build.mjs')], {
        cwd: root,
        hint: 'mend the type errors above (`npm run typecheck` shows them again)',
      });
      writeStamp(stamp, sources);
    },
  };
}
