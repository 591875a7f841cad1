import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './runCommand.mjs';

/** `npm ci`, when node_modules is missing or was made from another lock file. */
export function nodePackages(root, { name = 'node packages (npm ci)', flags = [] } = {}) {
  const lock = join(root, 'package-lock.json');
  const stamp = join(root, 'node_modules', '.installed-from');
  const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex');
  return {
    name,
    isDone: () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted,
    run: async () => {
      await runCommand(['npm', 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error', ...flags], {
        cwd: root,
        hint: 'check the network and `npm config get registry`, then run `npm ci` here',
      });
      writeFileSync(stamp, wanted);
    },
  };
}
