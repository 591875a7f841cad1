import { run } from '../toolchain/run.ts';
import type { Tools } from '../toolchain/tools.ts';

/** Git revision of the project, with `+` when tracked files were changed; null outside a repository. */
export async function revisionOf(root: string): Promise<string | null> {
  try {
    const head = await run('git', ['rev-parse', 'HEAD'], { cwd: root });
    const changes = await run(
      'git',
      ['status', '--porcelain', '--untracked-files=no', '--', '.', ':!results', ':!README.md'],
      { cwd: root },
    );
    return head.status === 0 ? `${head.stdout.trim()}${changes.stdout === '' ? '' : '+'}` : null;
  } catch {
    return null; // git is not installed
  }
}

/** Versions of everything that had a part in a result, by program. */
export function toolVersions({ byName }: Tools): Record<string, string> {
  const found = Object.values(byName).flatMap(({ name, version }) =>
    version === null ? [] : [[name, version] as const],
  );
  return { node: process.versions.node, ...Object.fromEntries(found) };
}
