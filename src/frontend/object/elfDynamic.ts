import { Failure } from '../../base/errors.ts';
import type { CodeSegment } from '../../base/machineCode.ts';
import { programHeaders, PT_LOAD, SHF_ALLOC, type ElfHeader } from './elfObject.ts';

/** Numbers of the ELF specification. */
const PT_DYNAMIC = 2;
const SHT_DYNSYM = 11;
const DT_NULL = 0;
const DT_PLTRELSZ = 2;
const DT_STRTAB = 5;
const DT_SYMTAB = 6;
const DT_RELA = 7;
const DT_RELASZ = 8;
const DT_REL = 17;
const DT_RELSZ = 18;
const DT_JMPREL = 23;
const DT_RELRSZ = 35;
const DT_RELR = 36;
/** Where the loader looks for the names of this file, too, or whom it asks about them. */
const ELSEWHERE: ReadonlyMap<number, string> = new Map([
  [0x7ffffffd, 'DT_AUXILIARY'],
  [0x7fffffff, 'DT_FILTER'],
  [0x6ffffefb, 'DT_DEPAUDIT'],
  [0x6ffffefc, 'DT_AUDIT'],
]);
const PAGE = 4096;

/**
 * Demands that the loader, which reads no section headers, takes from the file what the section headers say: segments
 * one after the other on pages of their own, and the same tables of symbols and relocations; and that it takes the
 * functions of this file from nowhere else. Throws `input`, and `unsupported` for the latter.
 */
export function requireLoaded(view: DataView, segments: readonly CodeSegment[], headers: readonly ElfHeader[]): void {
  if (!areApart(view)) throw contradiction('segments that are not on pages of their own');
  const tags = dynamicTags(view);
  for (const [tag, name] of ELSEWHERE)
    if (tags.has(tag))
      throw new Failure('unsupported', 'the loader may take the function from another file', { found: name });
  const alloc = headers.filter((h) => (h.flags & SHF_ALLOC) !== 0);
  const symbols = headers.filter((h) => h.type === SHT_DYNSYM);
  const isAt = (h: ElfHeader, tag: number): boolean =>
    h.address === tags.get(tag) && placeOf(segments, h.address) === h.offset;
  if (symbols.some((h) => !isAt(h, DT_SYMTAB) || !isAt(headers[h.link], DT_STRTAB)))
    throw contradiction('another table of symbols');
  for (const [tag, size] of [
    [DT_RELA, DT_RELASZ],
    [DT_REL, DT_RELSZ],
    [DT_RELR, DT_RELRSZ],
    [DT_JMPREL, DT_PLTRELSZ],
  ]) {
    const address = tags.get(tag);
    const end = (address ?? 0) + (tags.get(size) ?? 0);
    if (address !== undefined && end > address && !isCovered(address, end, alloc, segments))
      throw contradiction('another table of relocations');
  }
}

const contradiction = (found: string): Failure =>
  new Failure('input', 'the section headers do not say what the loader does', { found });

/** Whether segments in memory follow one another without a page that two of them share. */
function areApart(view: DataView): boolean {
  let free = 0;
  return programHeaders(view)
    .filter((at) => view.getUint32(at, true) === PT_LOAD)
    .every((at) => {
      const [offset, address, size] = [8, 16, 40].map((field) => Number(view.getBigUint64(at + field, true)));
      const first = Math.floor(address / PAGE);
      if (size === 0) return true;
      const isFree = first >= free && address % PAGE === offset % PAGE;
      free = Math.ceil((address + size) / PAGE);
      return isFree;
    });
}

/**
 * Whether sections that are tables of relocations follow each other from the first to the last byte of what the loader
 * reads as such.
 */
function isCovered(
  address: number,
  end: number,
  alloc: readonly ElfHeader[],
  segments: readonly CodeSegment[],
): boolean {
  let at = address;
  while (at < end) {
    const table = alloc.find(
      (h) => h.address === at && h.size > 0 && RELOCATIONS.includes(h.type) && placeOf(segments, at) === h.offset,
    );
    if (table === undefined) return false;
    at += table.size;
  }
  return at === end;
}

const RELOCATIONS: readonly number[] = [4, 9, 19];

const placeOf = (segments: readonly CodeSegment[], address: number): number | null => {
  const segment = segments.find((s) => address >= s.address && address < s.address + s.bytes.length);
  return segment === undefined ? null : segment.offset + address - segment.address;
};

/** The dynamic section as the loader finds it; of a tag that occurs twice, the last, as loaders do. */
function dynamicTags(view: DataView): Map<number, number> {
  const number = (at: number): number => Number(view.getBigUint64(at, true));
  const header = programHeaders(view).findLast((at) => view.getUint32(at, true) === PT_DYNAMIC);
  const tags = new Map<number, number>();
  if (header === undefined) return tags;
  for (let at = number(header + 8), end = at + number(header + 32); at < end && number(at) !== DT_NULL; at += 16)
    tags.set(number(at), number(at + 8));
  return tags;
}
