import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Failure } from '../../base/errors.ts';

/** An object of a library, or an object by itself. */
export interface ObjectMember {
  /** For messages; two members may have one name. */
  readonly name: string;
  readonly data: Uint8Array;
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
export function objectMembers(path: string): ObjectMember[] {
  const data = readFileSync(path);
  const magic = data.toString('latin1', 0, MAGIC_BYTES);
  return magic === ARCHIVE || magic === THIN
    ? libraryMembers(path, data, magic === THIN)
    : [{ name: basename(path), data }];
}

function libraryMembers(path: string, data: Buffer, isThin: boolean): ObjectMember[] {
  const members: ObjectMember[] = [];
  let longNames = '';
  for (let at = MAGIC_BYTES; at < data.length; ) {
    const head = data.toString('latin1', at, at + HEAD_BYTES);
    const size = /^\d+ *$/.test(head.slice(48, 58)) ? Number(head.slice(48, 58)) : NaN;
    const name = head.slice(0, 16).trimEnd();
    const isTable = /^(\/|\/\/|\/SYM64\/|__\.SYMDEF.*)$/.test(name);
    const body = at + HEAD_BYTES;
    const isHere = isTable || !isThin;
    if (!head.endsWith(HEAD_END) || Number.isNaN(size) || (isHere && body + size > data.length))
      throw new Failure('input', 'the library is damaged or cut off', { where: path, found: `byte ${at}` });
    if (name === '//') longNames = data.toString('latin1', body, body + size);
    else if (!isTable) members.push(member(path, nameOf(path, name, longNames), isThin ? null : data, body, size));
    at = body + (isHere ? size + (size % 2) : 0);
  }
  return members;
}

/** `name/`, or `/12`: where it begins in the table of long names. */
function nameOf(path: string, name: string, longNames: string): string {
  const place = /^\/(\d+)$/.exec(name)?.[1];
  if (place !== undefined) return (longNames.slice(Number(place)).split('\n')[0] ?? '').replace(/\/$/, '');
  if (/^(#1)?\//.test(name))
    throw new Failure('unsupported', 'a library in a form of its own', {
      where: path,
      found: name,
      hint: 'make one of the same objects with GNU ar',
    });
  return name.replace(/\/$/, '');
}

function member(path: string, name: string, data: Buffer | null, body: number, size: number): ObjectMember {
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
