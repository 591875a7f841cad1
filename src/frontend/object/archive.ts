/** Static libraries: their objects, and what linkers find them by. */
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Failure } from '../../base/errors.ts';

/** Whether a file is a shared object, by its name. */
export const isSharedObject = (file: string): boolean => /\.so(\.\d+)*$/.test(file);

/** An object of a library, or an object by itself. */
export interface ObjectMember {
  /** For messages; two members may have one name. */
  readonly name: string;
  readonly data: Uint8Array;
  /** Where its head is in the library. */
  readonly head: number;
}

/** What a linker, which looks for a name in the index and for nothing else, takes for it: the member at `head`. */
export interface IndexEntry {
  readonly name: string;
  readonly head: number;
}

interface ObjectMembers {
  readonly members: readonly ObjectMember[];
  /** Empty for an object by itself. */
  readonly index: readonly IndexEntry[];
}

/** `ar(5)`: a line in front of all, then for each member a head of 60 characters and its bytes, on even places. */
const MAGIC_BYTES = 8;
const ARCHIVE = '!<arch>\n';
/** Its members are files beside it: only their names and sizes are in it, as meson makes libraries. */
const THIN = '!<thin>\n';
const HEAD_BYTES = 60;
const HEAD_END = '`\n';

/**
 * The objects of a file: those of a static library, in their order and all of them, or the file itself. Throws `input`
 * for a library that is damaged, and `unsupported` for libraries within libraries.
 */
export function objectMembers(path: string): ObjectMembers {
  const data = readFileSync(path);
  const magic = data.toString('latin1', 0, MAGIC_BYTES);
  return magic === ARCHIVE || magic === THIN
    ? libraryMembers(path, data, magic === THIN)
    : { members: [{ name: basename(path), data, head: 0 }], index: [] };
}

function libraryMembers(path: string, data: Buffer, isThin: boolean): ObjectMembers {
  const members: ObjectMember[] = [];
  let index: IndexEntry[] = [];
  let longNames = '';
  for (let at = MAGIC_BYTES; at < data.length; ) {
    const head = data.toString('latin1', at, at + HEAD_BYTES);
    const size = /^\d+ *$/.test(head.slice(48, 58)) ? Number(head.slice(48, 58)) : NaN;
    const name = head.slice(0, 16).trimEnd();
    const isIndex = name === '/' || name === '/SYM64/';
    const isTable = isIndex || name === '//';
    const body = at + HEAD_BYTES;
    const isHere = isTable || !isThin;
    if (!head.endsWith(HEAD_END) || Number.isNaN(size) || (isHere && body + size > data.length))
      throw damaged(path, at);
    if (name === '//') longNames = data.toString('latin1', body, body + size);
    else if (isIndex) index = [...index, ...indexEntries(path, data.subarray(body, body + size), name === '/' ? 4 : 8)];
    else members.push({ ...member(path, nameOf(path, name, longNames), isThin ? null : data, body, size), head: at });
    at = body + (isHere ? size + (size % 2) : 0);
  }
  return { members, index };
}

const damaged = (path: string, at: number): Failure =>
  new Failure('input', 'the library is damaged or cut off', { where: path, found: `byte ${at}` });

/** How many there are, where their heads are, high bytes first, and the names, each with a zero behind it. */
function indexEntries(path: string, table: Buffer, bytes: number): IndexEntry[] {
  if (table.length < bytes) throw damaged(path, MAGIC_BYTES);
  const numberAt = (k: number): number =>
    bytes === 4 ? table.readUInt32BE(4 * k) : Number(table.readBigUInt64BE(8 * k));
  const count = numberAt(0);
  if ((count + 1) * bytes > table.length) throw damaged(path, MAGIC_BYTES);
  const names = table.toString('latin1', (count + 1) * bytes).split('\0');
  return Array.from({ length: count }, (_, k) => ({ name: withoutVersion(names[k] ?? ''), head: numberAt(k + 1) }));
}

/** A name, of which a file may have several versions; they stand behind an @. */
export const withoutVersion = (name: string): string => name.replace(/@.*$/, '');

/** `name/`, or `/12`: where it begins in the table of long names. */
function nameOf(path: string, name: string, longNames: string): string {
  const place = /^\/(\d+)$/.exec(name)?.[1];
  if (place !== undefined) return (longNames.slice(Number(place)).split('\n')[0] ?? '').replace(/\/$/, '');
  if (/^((#1)?\/|__\.SYMDEF)/.test(name))
    throw new Failure('unsupported', 'a library in a form of its own', {
      where: path,
      found: name,
      hint: 'make one of the same objects with GNU ar',
    });
  return name.replace(/\/$/, '');
}

function member(
  path: string,
  name: string,
  data: Buffer | null,
  body: number,
  size: number,
): Omit<ObjectMember, 'head'> {
  if (data !== null) return { name, data: data.subarray(body, body + size) };
  try {
    return { name, data: readFileSync(join(dirname(path), name)) };
  } catch {
    throw new Failure('input', 'an object is missing that the library names', {
      where: path,
      found: name,
      hint: 'a thin library holds names of files only',
    });
  }
}
