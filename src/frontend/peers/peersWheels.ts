import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import { buildFolder } from '../../base/files/installation.ts';
import { run, type ProcessResult } from '../toolchain/run.ts';

/** A package of PyPI, unpacked. */
interface Wheel {
  readonly version: string;
  /** Folder of what it installs, e.g. `lib/libcrypto_mb.a`. */
  readonly folder: string;
}

/** By name. */
export type Wheels = ReadonlyMap<string, Wheel>;

const PINNED = /^([\w-]+)==(\S+) --hash=sha256:[0-9a-f]{64}$/;
const NO_PIP = 'sudo apt-get install python3-pip';

/**
 * The packages that peers/requirements.txt pins, with their hashes, fetched by pip if they are not here yet. `note` is
 * told before anything is downloaded. Throws `tool` without pip or network, or if a package has another hash.
 */
export async function fetchWheels(root: string, note: (text: string) => void): Promise<Wheels> {
  const file = join(root, 'peers', 'requirements.txt');
  const text = readFileSync(file, 'utf8');
  const pinned = text.split('\n').flatMap((line) => {
    const [, name, version] = PINNED.exec(line.trim()) ?? [];
    return name === undefined ? [] : [{ name, version }];
  });
  const all = join(buildFolder(root), 'peers', 'wheels');
  const folder = join(all, sha256(text).slice(0, 20));
  if (!existsSync(folder)) {
    note('fetching the packages that peers/requirements.txt pins (pip download) …');
    mkdirSync(all, { recursive: true });
    const draft = mkdtempSync(join(all, 'draft-'));
    try {
      await download(file, draft);
      renameSync(draft, folder);
    } finally {
      rmSync(draft, { recursive: true, force: true });
    }
  }
  return new Map(pinned.map(({ name, version }) => [name, { version, folder: installed(folder, name, version) }]));
}

/** Where the files of a wheel's scheme `data` are (PEP 427). */
const installed = (folder: string, name: string, version: string): string =>
  join(folder, `${name.replaceAll('-', '_')}-${version}.data`, 'data');

async function download(requirements: string, folder: string): Promise<void> {
  const pip = ['-m', 'pip', 'download', '--quiet', '--disable-pip-version-check', '--no-deps', '--require-hashes'];
  await python([...pip, '--only-binary', ':all:', '--dest', folder, '-r', requirements]);
  for (const wheel of readdirSync(folder)) {
    await python(['-m', 'zipfile', '-e', join(folder, wheel), folder]);
    rmSync(join(folder, wheel));
  }
}

/** Throws `tool` with the end of its output. */
async function python(args: readonly string[]): Promise<void> {
  const { status, stderr } = await runPython(args);
  if (status === 0) return;
  throw new Failure('tool', 'pip cannot fetch what peers/requirements.txt pins', {
    found: stderr.trimEnd().split('\n').slice(-3).join('\n            '),
    hint: /No module named pip/.test(stderr) ? NO_PIP : 'check the network, then try again',
  });
}

async function runPython(args: readonly string[]): Promise<ProcessResult> {
  try {
    return await run('python3', args);
  } catch (error) {
    if (!(error instanceof Failure) || error.kind !== 'tool') throw error;
    throw new Failure('tool', 'python3 is not installed', { hint: NO_PIP });
  }
}
