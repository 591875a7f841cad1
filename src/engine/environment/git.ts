import { run } from '../../frontend/toolchain/run.ts';

/** What git prints in a folder, given `input`; null where it fails, as outside a repository, or is not installed. */
export async function git(folder: string, args: readonly string[], input = ''): Promise<string | null> {
  try {
    const { status, stdout } = await run('git', args, { cwd: folder, input });
    return status === 0 ? stdout : null;
  } catch {
    return null; // git is not installed
  }
}
