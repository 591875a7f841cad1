import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { shellLine } from '../../base/printable.ts';
import { sha256 } from '../../base/hash.ts';
import { named } from '../../base/systemFailure.ts';
import { makeFolder } from '../../base/files/makeFolder.ts';
import { cacheDir, makeOnce } from '../toolchain/cache.ts';
import { fiatC } from './fiatC.ts';
import type { InputText } from './inputsManifest.ts';
import type { Crates } from '../peers/peersCrates.ts';
import { run } from '../toolchain/run.ts';
import { requireTool, type Tools } from '../toolchain/tools.ts';

/** What a C input is made with. */
interface InputSurroundings {
  readonly root: string;
  readonly tools: Tools;
  readonly crates: Crates;
}

type CInput = Extract<InputText, { kind: 'c' }>;

/**
 * One self-contained C file with the functions of an input, below build/: foreign sources are preprocessed by clang
 * with all that they include, so that whatever reads the file needs no flags. Throws `input` for what does not compile
 * and `tool` without clang.
 */
export async function inputC(
  name: string,
  input: Exclude<InputText, { kind: 'rust' }>,
  around: InputSurroundings,
): Promise<string> {
  const file = `${name.replaceAll('/', '-')}.c`;
  const text = input.kind === 'c' ? await preprocessed(input, around) : fiatText(input.module, around.crates);
  return makeOnce(join(cacheDir(around.root, 'input', [text]), file), async (draft) => writeFileSync(draft, text));
}

function fiatText(module: string, crates: Crates): string {
  const path = locate(`fiat-crypto:src/${module}.rs`, crates, '', null);
  return fiatC(readFileSync(path, 'utf8'), path);
}

async function preprocessed(input: CInput, { root, tools, crates }: InputSurroundings): Promise<string> {
  const clang = requireTool(tools.byName.clang);
  const source = join(root, 'bridge', 'inputs', input.source);
  const archive = input.archive === undefined ? null : await unpacked(locate(input.archive, crates, root, null), root);
  const parts = cutParts(
    input.parts.map((part) => ({ ...part, file: locate(part.file, crates, root, archive) })),
    root,
  );
  const folders = [parts, ...input.includes.map((include) => locate(include, crates, root, archive))];
  const args = ['-E', '-std=gnu2x', ...input.flags, ...folders.map((folder) => `-I${folder}`), source];
  const { status, stdout, stderr } = await run(clang, args);
  if (status === 0) return stdout;
  throw new Failure('input', 'the sources of the input do not compile', {
    where: source,
    found: stderr.trimEnd(),
    hint: shellLine([clang, ...args]),
  });
}

/** Writes parts of files to a folder and returns it. Throws `input` when a part does not begin or end as stated. */
function cutParts(parts: CInput['parts'], root: string): string {
  const texts = parts.map(({ file, from, to }) => cut(file, from, to));
  const dir = cacheDir(root, 'parts', texts);
  parts.forEach(({ as }, i) => {
    const path = join(dir, as);
    makeFolder(dirname(path));
    named(path, () => writeFileSync(path, texts[i]));
  });
  return dir;
}

function cut(file: string, from: string, to: string): string {
  const text = readFileSync(file, 'utf8');
  const start = text.indexOf(`\n${from}`);
  const end = text.indexOf(`\n${to}`, start);
  if (start >= 0 && end >= 0)
    return (
      `#line ${text.slice(0, start).split('\n').length + 1} ` +
      `"${file}"${text.slice(start, balanced(text, start, end))}\n`
    );
  throw new Failure('input', 'the file is not the one that bridge/inputs/manifest.json knows', {
    where: file,
    expected: `lines that begin with ${from} and ${to}`,
  });
}

/** The end of the last whole line in front of `end` that is not part of a comment. */
function balanced(text: string, start: number, end: number): number {
  const comment = text.lastIndexOf('/*', end);
  return comment > start && text.indexOf('*/', comment) > text.lastIndexOf('\n}', end) ? comment : end;
}

/** Unpacks an archive of a crate once and returns the folder. */
async function unpacked(archive: string, root: string): Promise<string> {
  const dir = cacheDir(root, 'archive', [sha256(readFileSync(archive))]);
  await makeOnce(join(dir, 'unpacked'), async (draft) => {
    const { status, stderr } = await run('tar', ['xzf', archive, '-C', dir]);
    if (status !== 0)
      throw new Failure('tool', 'tar cannot unpack an archive', {
        where: archive,
        found: stderr.trimEnd(),
        hint: 'sudo apt-get install tar gzip',
      });
    writeFileSync(draft, '');
  });
  return dir;
}

/** The path of `<crate>:<path>`, `archive:<path>` or `inputs:<path>`. */
function locate(text: string, crates: Crates, root: string, archive: string | null): string {
  const [place, path] = text.split(':');
  const crate = crates.get(place);
  if (place === 'inputs') return join(root, 'bridge', 'inputs', path);
  if (place === 'archive' && archive !== null) return join(archive, path);
  if (crate !== undefined) return join(crate.folder, path);
  throw new Failure('input', 'bridge/inputs/Cargo.lock does not have the crate', {
    where: `bridge/inputs/manifest.json, ${text}`,
    found: place,
  });
}
