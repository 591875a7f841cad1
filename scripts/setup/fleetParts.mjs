import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, stampIs, writeStamp } from './fingerprint.mjs';
import { nodePackages } from './nodePackages.mjs';
import { renewFolder } from './renewFolder.mjs';
import { runCommand } from './runCommand.mjs';

const SOURCES = ['fleet/src', 'fleet/tsconfig.json', 'fleet/package-lock.json', 'src', 'tsconfig.json'];

/** Packages and program of `./fieldwright fleet`, which nothing else needs. */
export function fleetParts(root) {
  const folder = join(root, 'fleet');
  const dist = join(folder, 'dist');
  const stamp = join(dist, '.stamp');
  return [
    // Their one install script compiles an extra that is fast and not needed.
    nodePackages(folder, { name: 'packages of the fleet (npm ci)', flags: ['--ignore-scripts'] }),
    {
      name: 'TypeScript of the fleet',
      isDone: () => existsSync(dist) && stampIs(stamp, fingerprint(root, SOURCES)),
      run: async () => {
        const sources = fingerprint(root, SOURCES);
        const fresh = join(root, 'build', 'compiled-fleet');
        rmSync(fresh, { recursive: true, force: true });
        const tsc = join(root, 'node_modules/typescript/bin/tsc');
        await runCommand([process.execPath, tsc, '-p', 'fleet', '--outDir', fresh], {
          cwd: root,
          hint: 'mend the type errors above (`npm run typecheck` shows them again)',
        });
        renewFolder(fresh, dist);
        writeStamp(stamp, sources);
      },
    },
  ];
}
