import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, stampIs, writeStamp } from './fingerprint.mjs';
import { runCommand } from './runCommand.mjs';

const SOURCES = ['lab/page', 'lab/dashboard/pageData.ts', 'scripts/bundlePage.mjs', 'package-lock.json'];

/** lab/page with its library in one file, build/page/page.js, which `dashboard` puts into its page. */
export function page(root) {
  const folder = join(root, 'build', 'page');
  const stamp = join(folder, '.stamp');
  return {
    name: 'page of results',
    isDone: () => existsSync(join(folder, 'page.js')) && stampIs(stamp, fingerprint(root, SOURCES)),
    run: async () => {
      const sources = fingerprint(root, SOURCES);
      rmSync(folder, { recursive: true, force: true });
      await runCommand([process.execPath, join(root, 'scripts/bundlePage.mjs')], {
        cwd: root,
        hint: 'mend the errors above',
      });
      writeStamp(stamp, sources);
    },
  };
}
