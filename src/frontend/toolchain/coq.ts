/** Coq, which checks certificates: its library of this project is compiled below build/, once for each version. */
import { inTemporaryFolder } from '../../base/files/folders.ts';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { buildFolder } from '../../base/files/installation.ts';
import { sha256 } from '../../base/hash.ts';
import { EndedBySignal, NoProgram, run } from './run.ts';

interface Coq {
  readonly version: string;
  /** Folder of the compiled library. */
  readonly library: string;
}

/** How Coq is installed. */
export const COQ_INSTALL = 'npm run setup -- --coq (Debian: apt-get install --no-install-recommends coq libcoq-stdlib)';

/** The version of Coq that is installed; null if none is. */
export async function coqVersion(): Promise<string | null> {
  try {
    const { status, stdout } = await run('coqc', ['--print-version'], { env: coqEnvironment(tmpdir()) });
    return status === 0 ? (stdout.split(/\s/)[0] ?? null) : null;
  } catch (error) {
    if (error instanceof NoProgram) return null;
    throw error;
  }
}

/** The last file that certificates need. */
const LIBRARY = 'Lanes.v';
/** The files that say what axioms so many theorems rest on: those of scalar and of vectorised code. */
const SAYING_AXIOMS: Readonly<Record<string, number>> = { 'Fieldwright.v': 2, [LIBRARY]: 3 };

/** As `findCoq`. Throws `tool` without Coq, too. */
export async function openCoq(root: string, last?: string): Promise<Coq> {
  const coq = await findCoq(root, last);
  if (coq === null) throw new Failure('tool', 'Coq is not installed', { expected: 'coqc', hint: COQ_INSTALL });
  return coq;
}

/**
 * Compiles the library if need be, to the file `last` in the order of _CoqProject: that of certificates, or
 * X25519Whole.v for the theorem about X25519, which is compiled on top of that. Null without Coq; throws `tool` where
 * the library does not compile, or has axioms.
 */
export async function findCoq(root: string, last = LIBRARY): Promise<Coq | null> {
  const version = await coqVersion();
  if (version === null) return null;
  const source = join(root, 'coq');
  const all = readFileSync(join(source, '_CoqProject'), 'utf8').split('\n');
  const files = all.slice(0, all.indexOf(last) + 1).filter((line) => line.endsWith('.v'));
  const digest = sha256([version, ...files.map((file) => readFileSync(join(source, file), 'utf8'))].join('\0'));
  const library = join(buildFolder(root), `coq-${digest.slice(0, 12)}`);
  if (existsSync(library)) return { version, library };
  const first = last === LIBRARY ? null : await findCoq(root);
  await compileLibrary(source, first === null ? files : files.slice(files.indexOf(LIBRARY) + 1), library, first);
  return { version, library };
}

/**
 * The environment of Coq, which else looks for libraries, plugins and initial files where variables and the home of
 * whoever calls say (COQPATH, COQLIB, OCAMLPATH, XDG_DATA_HOME …).
 */
const coqEnvironment = (home: string, more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  HOME: home,
  ...more,
});

/** A heap that is small at first and seldom collected (OCaml's manual, 15.2): a fifth less time, half the memory. */
const LITTLE_WORK = { OCAMLRUNPARAM: 's=4M,o=1000' };

/**
 * These files on top of `first`, those that do not need each other side by side. The folder gets its name when all of
 * it is there, so that processes may race.
 */
async function compileLibrary(
  source: string,
  files: readonly string[],
  library: string,
  first: Coq | null,
): Promise<void> {
  mkdirSync(dirname(library), { recursive: true });
  const draft = mkdtempSync(`${library}.`);
  try {
    if (first !== null) cpSync(first.library, draft, { recursive: true });
    const compiled = new Map<string, Promise<void>>();
    for (const file of files) {
      copyFileSync(join(source, file), join(draft, file));
      const needed = Promise.all(neededBy(readFileSync(join(source, file), 'utf8')).map((name) => compiled.get(name)));
      compiled.set(
        file,
        needed.then(() => compileFile(draft, file)),
      );
    }
    const failed = (await Promise.allSettled(compiled.values())).find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
    if (!existsSync(library)) renameSync(draft, library);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Files of the library that a text of it begins with. */
const neededBy = (text: string): string[] =>
  [...text.matchAll(/^From Fieldwright Require (?:Import|Export) ([^.]*)\./gm)].flatMap(([, names]) =>
    names.split(/\s+/).map((name) => `${name}.v`),
  );

async function compileFile(folder: string, file: string): Promise<void> {
  // Coq's tactics leave caches where it runs.
  const { status, stdout, stderr } = await run('coqc', ['-q', '-Q', folder, 'Fieldwright', file], {
    cwd: folder,
    env: coqEnvironment(folder, LITTLE_WORK),
  });
  if (status !== 0) throw new Failure('tool', 'the library for Coq does not compile', { where: file, found: stderr });
  if (file in SAYING_AXIOMS && !areClosed(stdout, SAYING_AXIOMS[file]))
    throw new Failure('tool', 'the library for Coq has axioms', { where: file, found: stdout });
}

/** No theorem takes so long. */
const TIMEOUT_MS = 30 * 60_000;
/** Of processor time, beside a search: some forty times what a product takes; vectorised formulas would take hours. */
const MAX_SECONDS = 120;

/** The end of a certificate: says which axioms there are, after a second of looking for them in all of the library. */
const NO_AXIOMS = 'Print Assumptions correct.';
/** What is said where there are none. */
const CLOSED = 'Closed under the global context';

/** Whether all that Coq says is that so many theorems rest on no axioms. */
const areClosed = (said: string, theorems: number): boolean =>
  said.trim() === Array.from({ length: theorems }, () => CLOSED).join('\n');

/** What Coq says of a certificate; `said` is empty if it is accepted. */
interface Answer {
  readonly accepted: boolean;
  readonly said: string;
}

/** Whether Coq accepts the text of a certificate, or all of several, without any axiom; else what it says. */
export const checkCertificate = (text: string | readonly string[], coq: Coq): Promise<Answer> =>
  answerTo(typeof text === 'string' ? text : together(text, 'correct'), coq);

/**
 * The same in less than half the time: `correct` is the library's theorem, said of `accepted`, and it was when the
 * library was compiled that axioms were looked for in its theorem. So only those of `accepted` are asked for. Throws
 * `unsupported` when so many seconds of processor time have gone.
 */
export const checkQuickly = (text: string | readonly string[], coq: Coq, seconds = MAX_SECONDS): Promise<Answer> =>
  answerTo(typeof text === 'string' ? text.replace(NO_AXIOMS, ASKED) : together(text, 'accepted'), coq, seconds);

const ASKED = 'Print Assumptions accepted.';

/** `seconds` of processor time, so that a busy machine decides nothing. */
const answerTo = (text: string, coq: Coq, seconds?: number): Promise<Answer> =>
  inTemporaryFolder('coq', async (folder) => {
    const file = join(folder, 'Certificate.v');
    writeFileSync(file, text);
    const command = ['coqc', '-q', '-Q', coq.library, 'Fieldwright', file];
    const [tool, ...rest] = seconds === undefined ? command : ['prlimit', `--cpu=${seconds}`, ...command];
    const options = { cwd: folder, timeout: TIMEOUT_MS, env: coqEnvironment(folder, LITTLE_WORK) };
    const { status, stdout, stderr } = await run(tool, rest, options).catch((error: unknown) => {
      throw seconds !== undefined && error instanceof EndedBySignal
        ? new Failure('unsupported', `Coq takes more than ${seconds} s of processor time`)
        : error;
    });
    const accepted = status === 0 && areClosed(stdout, 1);
    return { accepted, said: accepted ? '' : `${stdout}${stderr}`.trim() };
  });

/**
 * One text with all theorems of this name, which is accepted if each of them is, in less time: the library is loaded,
 * and axioms are looked for, once.
 */
function together(certificates: readonly string[], name: 'correct' | 'accepted'): string {
  const modules = certificates.map((text, i) => `Module M${i}.\n${text.replace(NO_AXIOMS, '')}End M${i}.\n`);
  const all = certificates.map((_, i) => `M${i}.${name}`);
  return `${modules.join('')}Definition all := (${all.join(', ')}).\nPrint Assumptions all.\n`;
}

/* Compiles texts with Coq one after the other, in a place where Coq can find only these texts and our library. */

/** A file of the library `Audit`. */
interface AuditedText {
  readonly name: string;
  readonly text: string;
  /** How many theorems it says the axioms of, of which there must be none. It says nothing else. */
  readonly theorems: number;
}

/** Of processor time: ten times what the largest file takes. */
const MAX_AUDIT_SECONDS = 1_800;
const MAX_BYTES = 8 * 2 ** 30;
const MAX_WAIT_MS = 4 * 3_600_000;

/** What Coq says of the first text that it does not accept without axioms; null if it accepts all. */
export const refusedText = (
  texts: readonly AuditedText[],
  coq: Coq,
): Promise<(AuditedText & { said: string }) | null> =>
  inTemporaryFolder('audit', async (folder) => {
    for (const one of texts) {
      const file = `${one.name}.v`;
      writeFileSync(join(folder, file), one.text);
      const { status, said } = await compiled(file, folder, coq);
      if (status !== 0 || !areClosed(said, one.theorems)) return { ...one, said };
    }
    return null;
  });

async function compiled(file: string, folder: string, { library }: Coq): Promise<{ status: number; said: string }> {
  const limits = [`--cpu=${MAX_AUDIT_SECONDS}`, `--as=${MAX_BYTES}`, `--fsize=${2 ** 30}`, '--core=0'];
  const coqc = ['coqc', '-q', '-Q', library, 'Fieldwright', '-Q', folder, 'Audit', file];
  try {
    const options = { cwd: folder, timeout: MAX_WAIT_MS, env: coqEnvironment(folder, LITTLE_WORK) };
    const { status, stdout, stderr } = await run('prlimit', [...limits, ...coqc], options);
    return { status, said: `${stdout}${stderr}` };
  } catch (error) {
    if (error instanceof Failure && /killed/.test(error.detail.found ?? ''))
      throw new Failure('unsupported', 'Coq does not come to an end with the certificate', {
        expected: `at most ${MAX_AUDIT_SECONDS} s of processor time, and ${MAX_BYTES / 2 ** 30} GB`,
      });
    throw error;
  }
}
