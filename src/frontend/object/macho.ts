/**
 * The contents of an object for macOS (Apple, mach-o/loader.h, reloc.h and x86_64/reloc.h), under the names that ELF
 * uses.
 */
import {
  damaged,
  otherMeaning,
  type Label,
  type OtherObject,
  type OtherRelocation,
  type OtherSection,
  type ElfPart,
  type Parts,
  type Reference,
  type Destination,
} from './objectParts.ts';

/** Types of sections, and what linkers may merge of them: words of so many bytes. */
const S = { REGULAR: 0, ZEROFILL: 1, CSTRINGS: 2, WORDS_4: 3, WORDS_8: 4, WORDS_16: 14 } as const;
const MERGED: ReadonlyMap<number, number> = new Map([
  [S.WORDS_4, 4],
  [S.WORDS_8, 8],
  [S.WORDS_16, 16],
]);
const KNOWN: readonly number[] = Object.values(S);
const S_ATTR = { INSTRUCTIONS: 0x80000400, DEBUG: 0x02000000 } as const;
/** Kinds of relocations; SIGNED_1, _2 and _4 are those of instructions that end so many bytes behind the field. */
const R = { UNSIGNED: 0, SIGNED: 1, BRANCH: 2, GOT_LOAD: 3, GOT: 4, SIGNED_1: 6, SIGNED_2: 7, SIGNED_4: 8 } as const;
const BEHIND: ReadonlyMap<number, number> = new Map([
  ...[R.SIGNED, R.BRANCH, R.GOT_LOAD, R.GOT].map((type) => [type, 0] as const),
  [R.SIGNED_1, 1],
  [R.SIGNED_2, 2],
  [R.SIGNED_4, 4],
]);
/** What serves unwinding and debugging alone. */
const LEFT_OUT = /^(__DWARF|__LD),|,__eh_frame$/;

/** Some bytes of a section that linkers keep together; all of it, unless the object says otherwise. */
interface Piece {
  readonly number: number;
  readonly section: number;
  readonly from: number;
  readonly to: number;
}

/**
 * What begins with a symbol may be moved by itself, and is a section of its own here. Throws `unsupported` for what ELF
 * says otherwise, `input` for tables that lead nowhere.
 */
export function machoParts(object: OtherObject): Parts {
  const { sections, symbols } = object;
  const pieces = sections.flatMap((section, i) => (isKept(section) ? piecesOf(object, i + 1) : []));
  const numbered = pieces.map((piece, i): Piece => ({ ...piece, number: i + 1 }));
  const pieceAt = (section: number, offset: number): Piece => {
    const found = numbered.findLast((p) => p.section === section && p.from <= offset);
    if (found === undefined || offset > found.to) throw otherMeaning('a reference to what is no code or data');
    return found;
  };
  const placeOf = (section: number, address: number): Extract<Destination, { section: number }> => {
    const home = sections[section - 1];
    if (home === undefined) throw damaged('a place in no section');
    const piece = pieceAt(section, address - home.address);
    return { section: piece.number, offset: address - home.address - piece.from };
  };
  const targetOf = (row: number): Destination => {
    const symbol = symbols[row] ?? null;
    if (symbol === null) throw damaged('a relocation without a symbol');
    const isElsewhere = symbol.section === 0 && symbol.value === 0;
    if (isElsewhere || symbol.kind === 'weak') return { name: nameOf(symbol.name) };
    if (symbol.section > 0) return placeOf(symbol.section, symbol.value);
    throw otherMeaning(`a reference to ${symbol.name}, which is in no section`);
  };
  return {
    sections: new Map(
      numbered.map((piece) => [piece.number, partOf(sections[piece.section - 1], piece, { placeOf, targetOf })]),
    ),
    labels: symbols.flatMap((symbol): Label[] => {
      if (symbol === null || symbol.section <= 0 || symbol.kind === 'other') return [];
      if (!isKept(sections[symbol.section - 1])) return [];
      const binding = symbol.kind === 'section' ? 'local' : symbol.kind;
      return [{ name: nameOf(symbol.name), binding, ...placeOf(symbol.section, symbol.value) }];
    }),
  };
}

/** C's names have an underscore in front. */
const nameOf = (name: string): string => name.replace(/^_(?=.)/, '');

const fullName = ({ segment = '', name }: OtherSection): string => `${segment},${name}`;

function isKept(section: OtherSection): boolean {
  if (LEFT_OUT.test(fullName(section)) || (section.flags & S_ATTR.DEBUG) !== 0) return false;
  if (!KNOWN.includes(section.flags & 0xff)) throw otherMeaning(`the section ${fullName(section)}`);
  return true;
}

function piecesOf({ atoms, sections, symbols }: OtherObject, section: number): Omit<Piece, 'number'>[] {
  const { address, size, flags, hex } = sections[section - 1];
  const type = flags & 0xff;
  const words = MERGED.get(type);
  const cuts = symbols.flatMap((s) =>
    atoms === true && s !== null && s.section === section && s.isAtom === true ? [s.value - address] : [],
  );
  if (words !== undefined) for (let at = 0; at < size; at += words) cuts.push(at);
  if (type === S.CSTRINGS) hex.forEach((byte, i) => void (byte === 0 && cuts.push(i + 1)));
  const starts = [...new Set([0, ...cuts])].filter((at) => at === 0 || at < size).toSorted((a, b) => a - b);
  return starts.map((from, i) => ({ section, from, to: starts[i + 1] ?? size }));
}

interface Places {
  placeOf(section: number, address: number): Destination;
  targetOf(row: number): Destination;
}

function partOf(section: OtherSection, { from, to }: Piece, places: Places): ElfPart {
  const isZero = (section.flags & 0xff) === S.ZEROFILL;
  const isText = section.segment === '__TEXT';
  const isCode = isText && (section.flags & S_ATTR.INSTRUCTIONS) !== 0;
  const lowest = from & -from;
  return {
    name: isCode ? '.text' : isText ? '.rodata' : isZero ? '.bss' : '.data',
    letters: isCode ? 'ax' : isText ? 'a' : 'aw',
    alignment: from === 0 ? section.align : Math.min(section.align, lowest),
    content: isZero ? { zeros: to - from } : section.hex.subarray(from, to),
    references: section.relocations
      .filter(({ at }) => at >= from && at < to)
      .map((relocation) => ({ ...referenceOf(relocation, section, places), at: relocation.at - from })),
  };
}

/** What is added stands in the field; without a symbol, the field holds where it leads in the object itself. */
function referenceOf(
  { at, type, symbol, section: home, pcrel, length }: OtherRelocation,
  own: OtherSection,
  places: Places,
): Reference {
  const isAddress = type === R.UNSIGNED && pcrel === false && length === 8;
  const behind = BEHIND.get(type);
  if (!isAddress && (behind === undefined || pcrel !== true || length !== 4))
    throw otherMeaning(`a relocation of kind ${type}`);
  if (at + (length ?? 0) > own.hex.length) throw damaged('a relocation behind its section');
  const field = isAddress ? own.hex.readBigInt64LE(at) : BigInt(own.hex.readInt32LE(at));
  const kind = isAddress ? 'address' : type === R.GOT || type === R.GOT_LOAD ? 'distance to address' : 'distance';
  if (symbol !== undefined) return { at, kind, target: places.targetOf(symbol), added: isAddress ? field : field - 4n };
  if (kind === 'distance to address') throw otherMeaning(`a relocation of kind ${type} without a symbol`);
  const next = BigInt(own.address + at + 4 + (behind ?? 0));
  const leadsTo = isAddress ? field : next + field;
  return {
    at,
    kind,
    target: places.placeOf(home ?? 0, Number(leadsTo)),
    added: isAddress ? 0n : BigInt(-4 - (behind ?? 0)),
  };
}
