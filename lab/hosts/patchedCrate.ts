import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Failure } from '../../src/base/errors.ts';
import type { Crates } from '../../src/frontend/peers/peersPackages.ts';
import { packageOf, type Host, type HostEdit, type HostPatch } from './hostManifest.ts';

/** Folder of our archives in a patched host. */
const OURS = 'fieldwright';

/** A writable copy of a pinned crate. Throws `input` if the lock file does not pin it. */
export function copyCrate(crates: Crates, name: string, to: string): string {
  const { folder } = pinnedCrate(crates, name);
  rmSync(to, { recursive: true, force: true });
  mkdirSync(dirname(to), { recursive: true });
  cpSync(folder, to, { recursive: true });
  // All crates of a run are compiled by one compiler, which the table names.
  for (const file of ['rust-toolchain', 'rust-toolchain.toml']) rmSync(join(to, file), { force: true });
  return to;
}

function pinnedCrate(crates: Crates, name: string): { readonly folder: string } {
  const crate = crates.get(name);
  if (crate !== undefined) return crate;
  throw new Failure('input', 'hosts/Cargo.lock does not have the crate', { where: name, expected: 'a pinned crate' });
}

/** Throws `input` unless the pinned version is the one the host library is made for. */
export function requireVersion(host: Host, crates: Crates): void {
  const name = packageOf(host);
  const found = crates.get(name)?.version ?? 'none';
  if (found === host.version) return;
  throw new Failure('input', 'host.json is for another version of the crate', {
    where: join(host.folder, 'host.json'),
    expected: `${name} ${host.version}`,
    found: `${name} ${found}`,
    hint: 'pin that version in hosts/Cargo.toml, or go through the edits for the new one',
  });
}

/**
 * Edits the copy of the host library in `folder` and puts files of ours and of other crates into it. Throws `input` if
 * an anchor is not there exactly once, or a crate is not pinned; nothing is written then.
 */
export function patchCrate(
  host: Host,
  { replace, borrow, edits }: HostPatch,
  folder: string,
  crates: Crates = new Map(),
): void {
  const lenders = borrow.map(({ crate, ending }) => ({ from: pinnedCrate(crates, crate).folder, ending }));
  const texts = new Map<string, string>();
  for (const edit of edits) texts.set(edit.file, edited(texts.get(edit.file), edit, host, folder));
  for (const [file, text] of texts) writeFileSync(join(folder, file), text);
  for (const [file, ours] of Object.entries(replace)) cpSync(join(host.folder, ours), join(folder, file));
  for (const { from, ending } of lenders)
    for (const file of readdirSync(from, { recursive: true, encoding: 'utf8' }))
      if (file.endsWith(ending) && !existsSync(join(folder, file))) cpSync(join(from, file), join(folder, file));
}

/** Puts an archive of ours into the copy of a host library, where what builds it finds it. Returns its new place. */
export function addArchive(archive: string, folder: string): string {
  mkdirSync(join(folder, OURS), { recursive: true });
  const place = join(folder, OURS, basename(archive));
  cpSync(archive, place);
  return place;
}

/**
 * Makes all files of a copy newer than whatever was built. Cargo tells packages apart by their places within a
 * workspace: it would take what it has built of one copy for the other one, if that has older files.
 * `time` is the calendar's, as ISO 8601.
 */
export function renewTimes(folder: string, time: string): void {
  const now = new Date(time);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    utimesSync(join(folder, name), now, now);
}

/** The text of a file after one more edit. */
function edited(
  known: string | undefined,
  { file, anchor, before, after, with: instead }: HostEdit,
  host: Host,
  folder: string,
): string {
  const path = join(folder, file);
  const where = `${file} of ${packageOf(host)} ${host.version}`;
  if (known === undefined && !existsSync(path))
    throw new Failure('input', 'a file that is to be edited is not there', { where, expected: path });
  const text = known ?? readFileSync(path, 'utf8');
  const count = text.split(anchor).length - 1;
  if (count === 1) return text.replace(anchor, () => instead ?? `${before}${anchor}${after}`);
  throw new Failure('input', 'the place of an edit is not found', {
    where,
    expected: `once: ${JSON.stringify(anchor)}`,
    found: `${count} times`,
    hint: 'the sources differ from those that are pinned; remove the copy, or correct the anchor',
  });
}
