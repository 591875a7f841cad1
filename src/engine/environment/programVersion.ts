import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Version of the program, from package.json below `root`; `unknown` if it does not say. */
export function programVersion(root: string): string {
  const file = join(root, 'package.json');
  return (existsSync(file) ? /"version":\s*"([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1] : undefined) ?? 'unknown';
}
