/** The contents of an object for Windows (Microsoft, PE Format), under the names that ELF uses. */
import {
  damaged,
  otherMeaning,
  type Label,
  type OtherObject,
  type OtherRelocation,
  type OtherSection,
  type OtherSymbol,
  type ElfPart,
  type Parts,
  type Reference,
  type Destination,
} from './objectParts.ts';

/** Flags of sections. */
const SCN = {
  ...{ CODE: 0x20, ZEROS: 0x80, INFO: 0x200, REMOVE: 0x800, COMDAT: 0x1000, DISCARDABLE: 0x2000000 },
  ...{ EXECUTE: 0x20000000, WRITE: 0x80000000 },
} as const;
/** Kinds of relocations that have the same meaning in ELF; REL32_1 to REL32_5 follow REL32. */
const REL = { ABSOLUTE: 0, ADDR64: 1, REL32: 4, REL32_5: 9 } as const;
/** What tells Windows how to unwind the stack; no part of what a function computes. */
const UNWINDING = /^\.[px]data(\$|$)/;
/** Where ELF has constants. */
const CONSTANTS = /^\.rodata(\.|$)/;

/** Throws `unsupported` for what ELF says otherwise, `input` for tables that lead nowhere. */
export function coffParts({ sections, symbols }: OtherObject): Parts {
  const kept = new Set(sections.flatMap((section, i) => (isKept(section) ? [i + 1] : [])));
  const targetOf = (row: number | undefined): Destination => {
    const symbol = symbols[row ?? -1] ?? null;
    if (symbol === null) throw damaged('a relocation without a symbol');
    if (symbol.section === 0 && symbol.value === 0) return { name: symbol.name };
    if (kept.has(symbol.section)) return { section: symbol.section, offset: symbol.value };
    throw otherMeaning(`a reference to ${symbol.name}, which is in no section of code or data`);
  };
  return {
    sections: new Map([...kept].map((number) => [number, partOf(sections[number - 1], targetOf)])),
    labels: symbols.flatMap((symbol) => (symbol !== null && kept.has(symbol.section) ? labelOf(symbol) : [])),
  };
}

const has = (flags: number, one: number): boolean => (flags & one) !== 0;

const isKept = ({ name, flags }: OtherSection): boolean =>
  !UNWINDING.test(name) && !has(flags, SCN.INFO | SCN.REMOVE | SCN.DISCARDABLE);

function partOf(section: OtherSection, targetOf: (row: number | undefined) => Destination): ElfPart {
  const { flags, size, hex } = section;
  const name = section.name.replace(/^\.rdata(?=\$|$)/, '.rodata').replace('$', '.');
  // Of a name that it does not know, NASM takes it to be code.
  const isCode = has(flags, SCN.CODE | SCN.EXECUTE) && !CONSTANTS.test(name);
  const letters = `a${has(flags, SCN.WRITE) ? 'w' : ''}${isCode ? 'x' : ''}${has(flags, SCN.COMDAT) ? 'G' : ''}`;
  return {
    ...{ name, letters, alignment: section.align },
    content: has(flags, SCN.ZEROS) ? { zeros: size } : hex,
    references: section.relocations.flatMap((relocation) => referenceOf(relocation, hex, targetOf)),
  };
}

/** In COFF what is added stands in the field. */
function referenceOf(
  { at, type, symbol }: OtherRelocation,
  bytes: Buffer,
  targetOf: (row: number | undefined) => Destination,
): Reference[] {
  if (type === REL.ABSOLUTE) return [];
  const isLong = type === REL.ADDR64;
  if (!isLong && (type < REL.REL32 || type > REL.REL32_5)) throw otherMeaning(`a relocation of kind ${type}`);
  if (at + (isLong ? 8 : 4) > bytes.length) throw damaged('a relocation behind its section');
  const added = isLong ? bytes.readBigInt64LE(at) : BigInt(bytes.readInt32LE(at) - 4 - (type - REL.REL32));
  return [{ at, kind: isLong ? 'address' : 'distance', target: targetOf(symbol), added }];
}

const labelOf = ({ name, value: offset, section, kind }: OtherSymbol): Label[] =>
  kind === 'section' || kind === 'other' ? [] : [{ name, binding: kind, section, offset }];
