import type { Tools } from '../../frontend/toolchain/tools.ts';
import { isInstalled } from '../../base/files/installation.ts';
import { run } from '../../frontend/toolchain/run.ts';

/** Git revision of the project, with `+` when tracked files were changed; null outside a repository. */
export async function revisionOf(root: string): Promise<string | null> {
  // An installed package lies in the repository of somebody else's project, if in any.
  if (isInstalled(root)) return null;
  const head = await git(root, ['rev-parse', 'HEAD']);
  if (head === null) return null;
  const changes = await git(root, [
    'status',
    '--porcelain',
    '--untracked-files=no',
    '--',
    '.',
    ':!results',
    ':!README.md',
  ]);
  return `${head.trim()}${changes === '' ? '' : '+'}`;
}

/** Versions of everything that had a part in a result, by program. */
export function toolVersions({ byName }: Tools): Record<string, string> {
  const found = Object.values(byName).flatMap(({ name, version }) =>
    version === null ? [] : [[name, version] as const],
  );
  return { node: process.versions.node, ...Object.fromEntries(found) };
}

/** What git prints in a folder, given `input`; null where it fails, as outside a repository, or is not installed. */
export async function git(folder: string, args: readonly string[], input = ''): Promise<string | null> {
  try {
    const { status, stdout } = await run('git', args, { cwd: folder, input });
    return status === 0 ? stdout : null;
  } catch {
    return null; // git is not installed
  }
}
