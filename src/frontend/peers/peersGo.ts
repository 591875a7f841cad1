/** Builds the Go libraries to compare with. */
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { inTemporaryFolder } from '../../base/files/folders.ts';
import { sha256 } from '../../base/hash.ts';
import { cacheDir, makeOnce } from '../toolchain/cache.ts';
import { runInstalled } from '../toolchain/run.ts';

const FILES = ['go.mod', 'go.sum', 'vectors.go'];
const OPTIONS = ['-buildmode=c-archive', '-mod=readonly', '-trimpath'];
/** What is installed builds it, or says that it is too old; no other version is fetched. */
const OWN_GO = { GOTOOLCHAIN: 'local', CGO_ENABLED: '1' };
const NO_GO = 'https://go.dev/dl';

/**
 * A static library of the module in peers/go/`name`, with the packages that its go.mod and go.sum pin, which go fetches
 * if they are not there. Throws `tool` without go or network.
 */
export async function goArchive(root: string, name: string, note: (text: string) => void): Promise<string> {
  const folder = join(root, 'peers', 'go', name);
  const texts = FILES.map((file) => readFileSync(join(folder, file), 'utf8'));
  const version = (await go(['version'], folder)).trim();
  const kept = cacheDir(root, 'go', [version, OPTIONS, sha256(texts.join('\n'))]);
  return makeOnce(join(kept, 'vectors.a'), async (draft) => {
    note(`building ${name} with go …`);
    // Beside the library go writes a header.
    await inTemporaryFolder('go', async (made) => {
      const library = join(made, 'vectors.a');
      await go(['build', ...OPTIONS, '-o', library, '.'], folder);
      copyFileSync(library, draft);
    });
  });
}

async function go(args: readonly string[], folder: string): Promise<string> {
  const absent = (): Failure => new Failure('tool', 'go is not installed', { hint: NO_GO });
  const options = { cwd: folder, env: { ...process.env, ...OWN_GO } };
  const { status, stdout, stderr } = await runInstalled('go', args, absent, options);
  if (status === 0) return stdout;
  throw new Failure('tool', 'go cannot build what peers/go pins', {
    where: folder,
    found: stderr.trimEnd().split('\n').slice(-3).join('\n            '),
    hint: `install the version of go that go.mod names (${NO_GO}), check the network, then try again`,
  });
}
