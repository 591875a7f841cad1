/** Coq, which checks certificates: its library of this project is compiled below build/, once for each version of it. */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import { run } from './run.ts';

interface Coq {
  readonly version: string;
  /** Folder of the compiled library. */
  readonly library: string;
}

const INSTALL = 'npm run setup -- --coq (Debian: apt-get install --no-install-recommends coq libcoq-stdlib)';

/** The version of Coq that is installed; null if none is. */
export async function coqVersion(): Promise<string | null> {
  try {
    const { status, stdout } = await run('coqc', ['--print-version']);
    return status === 0 ? (stdout.split(/\s/)[0] ?? null) : null;
  } catch (error) {
    if (error instanceof Failure && error.kind === 'tool') return null;
    throw error;
  }
}

/** Compiles the library if need be. Throws `tool` without Coq, or where the library does not compile. */
export async function openCoq(root: string): Promise<Coq> {
  const version = await coqVersion();
  if (version === null) throw new Failure('tool', 'Coq is not installed', { expected: 'coqc', hint: INSTALL });
  const source = join(root, 'coq');
  const files = readFileSync(join(source, '_CoqProject'), 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('.v'));
  const digest = sha256([version, ...files.map((file) => readFileSync(join(source, file), 'utf8'))].join('\0'));
  const library = join(root, 'build', `coq-${digest.slice(0, 12)}`);
  const stamp = join(library, 'stamp');
  if (existsSync(stamp)) return { version, library };
  mkdirSync(library, { recursive: true });
  for (const file of files) {
    copyFileSync(join(source, file), join(library, file));
    const { status, stderr } = await run('coqc', ['-q', '-Q', library, 'Fieldwright', join(library, file)]);
    if (status !== 0) throw new Failure('tool', 'the library for Coq does not compile', { where: file, found: stderr });
  }
  writeFileSync(stamp, `${version}\n`);
  return { version, library };
}

/** No theorem takes so long. */
const TIMEOUT_MS = 30 * 60_000;

/** Whether Coq accepts the text of a certificate, without any axiom; else what it says. */
export async function checkCertificate(text: string, { library }: Coq): Promise<{ accepted: boolean; said: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'fieldwright-coq-'));
  try {
    const file = join(folder, 'Certificate.v');
    writeFileSync(file, text);
    const { status, stdout, stderr } = await run('coqc', ['-q', '-Q', library, 'Fieldwright', file], {
      timeout: TIMEOUT_MS,
    });
    const accepted = status === 0 && stdout.trim() === 'Closed under the global context';
    return { accepted, said: accepted ? '' : `${stdout}${stderr}`.trim() };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
