import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../src/base/errors.ts';
import { sha256 } from '../../src/base/hash.ts';
import { buildFolder } from '../../src/base/files/installation.ts';
import { makeFolder } from '../../src/base/files/folders.ts';
import { makeOnce } from '../../src/frontend/toolchain/cache.ts';
import { runInstalled, type ProcessResult } from '../../src/frontend/toolchain/run.ts';

/** An archive that a source package of Debian has: what its authors published. */
interface DebianSource {
  readonly package: string;
  /** Of the package, such as `3.5.7-1~deb13u2`. */
  readonly revision: string;
  /** The release of Debian that has it, such as `trixie`. */
  readonly release: string;
  readonly archive: string;
  readonly sha256: string;
}

const MIRROR = 'http://deb.debian.org/debian';

/** Where the archive is kept once it was fetched, or was put by hand. */
const placeOf = (root: string, { archive }: DebianSource): string =>
  join(buildFolder(root), 'cache', 'debian', archive);

/**
 * The pinned archive, fetched by apt if it is not here yet; apt's own settings and lists are left alone. `note` is told
 * before anything is downloaded. Throws `tool` without apt or network, and `input` if the archive is another one.
 */
export async function debianArchive(root: string, source: DebianSource, note: (text: string) => void): Promise<string> {
  const file = placeOf(root, source);
  if (!existsSync(file)) note(`fetching ${source.archive} of Debian ${source.release} (apt-get source) …`);
  await makeOnce(file, (draft) => download(source, draft, file));
  const found = sha256(readFileSync(file));
  if (found === source.sha256) return file;
  throw new Failure('input', 'the archive is not the pinned one', {
    where: file,
    expected: source.sha256,
    found,
    hint: 'remove it, then try again',
  });
}

async function download(source: DebianSource, draft: string, file: string): Promise<void> {
  const place = `${draft}.apt`;
  for (const name of ['lists', 'archives']) makeFolder(join(place, name, 'partial'));
  // The checksum says what is right: no key of Debian's is needed, and other systems with apt do.
  const list = join(place, 'sources.list');
  writeFileSync(list, `deb-src [trusted=yes] ${MIRROR} ${source.release} main\n`);
  const settings = {
    'Dir::Etc::SourceList': list,
    'Dir::Etc::SourceParts': '-',
    'Dir::State::Lists': join(place, 'lists'),
    'Dir::Cache': place,
    'APT::Sandbox::User': 'root',
  };
  const options = Object.entries(settings).flatMap(([key, value]) => ['-o', `${key}=${value}`]);
  try {
    await apt([...options, 'update'], place, source, file);
    const what = `${source.package}=${source.revision}`;
    await apt([...options, '--download-only', 'source', what], place, source, file);
    renameSync(join(place, source.archive), draft);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

async function apt(args: readonly string[], cwd: string, source: DebianSource, file: string): Promise<void> {
  const { status, stderr } = await runApt(args, cwd, file);
  if (status === 0) return;
  throw new Failure('tool', 'apt does not fetch a source package', {
    where: `${source.package} ${source.revision} of Debian ${source.release}`,
    found: stderr.trimEnd().split('\n').slice(-4).join('\n            '),
    hint: `check the network; snapshot.debian.org has revisions that Debian has replaced: put the archive at ${file}`,
  });
}

function runApt(args: readonly string[], cwd: string, file: string): Promise<ProcessResult> {
  const hint = `download the archive from snapshot.debian.org and put it at ${file}`;
  return runInstalled('apt-get', args, () => new Failure('tool', 'apt-get is not installed', { hint }), { cwd });
}
