import type { CodePiece, CodePlacement, CodeReference } from '../../base/machineCode.ts';
import type { SymbolTable } from './definitions.ts';
import {
  readString,
  rows,
  SHF_ALLOC,
  SHN_ABS,
  SHN_UNDEF,
  SHT_NOBITS,
  SHT_PROGBITS,
  SHT_RELA,
  type ElfHeader,
  bothDoubts,
  doubtsOf,
} from './elfObject.ts';

/** Numbers of the ELF specification. */
const SHF_MERGE = 16;
const SHF_STRINGS = 32;
const STT_SECTION = 3;
/** Local and global names without a type, of data, of functions and of sections: all others have rules of their own. */
const PLAIN_BINDINGS: readonly number[] = [0, 1];
const PLAIN_TYPES: readonly number[] = [0, 1, 2, STT_SECTION];

/**
 * Relocation types (System V AMD64 psABI, table 4.9) that stand for a distance from the place (PC32, PLT32) or for an
 * address (64, 32, 32S, 16, 8), with their bytes. What other types write depends on tables that the linker makes.
 */
const TYPES: ReadonlyMap<number, readonly [form: CodeReference['form'], bytes: number]> = new Map([
  [2, ['distance', 4]],
  [4, ['distance', 4]],
  [1, ['address', 8]],
  [10, ['address', 4]],
  [11, ['address', 4]],
  [12, ['address', 2]],
  [14, ['address', 1]],
]);
const R_X86_64_NONE = 0;

/**
 * Sections of a program that was linked with `--unique=*` and `--emit-relocs`, and what its code refers to.
 * `defined` is what its files define.
 */
export function readPlacement(
  view: DataView,
  headers: readonly ElfHeader[],
  defined: SymbolTable,
): Omit<CodePlacement, 'other'> {
  const names = headers[view.getUint16(62, true)];
  const definitions = new Set(defined.symbols.map(({ name }) => name).filter((name) => !defined.dispensable.has(name)));
  const pieces = new Map<number, CodePiece>();
  headers.forEach((h, i) => {
    const name = readString(view, names.offset + h.name);
    // The linker puts the records of .eh_frame together anew.
    const isOwn =
      (h.type === SHT_PROGBITS || h.type === SHT_NOBITS) && (h.flags & SHF_ALLOC) !== 0 && name !== '.eh_frame';
    const doubts = bothDoubts(defined.sections.get(name), doubtsOf({ ...h, name }));
    const { address, size } = h;
    if (isOwn) pieces.set(i, { address, size, element: elementOf(h), alignment: Math.max(1, h.alignment), doubts });
  });
  // What is never loaded, such as what debuggers read, has addresses of its own, from 0 on.
  const tables = headers.filter(
    (h) => h.type === SHT_RELA && (h.flags & SHF_ALLOC) === 0 && (headers[h.info].flags & SHF_ALLOC) !== 0,
  );
  return {
    pieces: [...pieces.values()],
    references: tables.flatMap((h) => readReferences(view, h, headers, pieces, definitions)),
  };
}

/** Strings are merged with the ends of others, so that no byte of them is sure to be followed by the next. */
const elementOf = ({ flags, entry }: ElfHeader): number =>
  (flags & SHF_MERGE) === 0 ? 0 : (flags & SHF_STRINGS) === 0 ? Math.max(1, entry) : 1;

function readReferences(
  view: DataView,
  table: ElfHeader,
  headers: readonly ElfHeader[],
  pieces: ReadonlyMap<number, CodePiece>,
  definitions: ReadonlySet<string>,
): CodeReference[] {
  const symbols = headers[table.link];
  const strings = headers[symbols.link];
  return rows(table, 24).flatMap((at) => {
    const type = view.getUint32(at + 8, true);
    const [form, bytes] = TYPES.get(type) ?? ['other', 8];
    if (type === R_X86_64_NONE) return [];
    const symbol = symbols.offset + 24 * view.getUint32(at + 12, true);
    const name = readString(view, strings.offset + view.getUint32(symbol, true));
    return [
      {
        name,
        at: Number(view.getBigUint64(at, true)),
        bytes,
        form,
        to: definedAt(view, symbol, name, pieces, definitions),
      },
    ];
  });
}

/** Names that no file defines are the linker's own, such as `etext`, or missing; others may be, see `dispensable`. */
function definedAt(
  view: DataView,
  symbol: number,
  name: string,
  pieces: ReadonlyMap<number, CodePiece>,
  definitions: ReadonlySet<string>,
): CodeReference['to'] {
  const info = view.getUint8(symbol + 4);
  const type = info & 15;
  const section = view.getUint16(symbol + 6, true);
  const piece = pieces.get(section);
  const isPlain = PLAIN_BINDINGS.includes(info >> 4) && PLAIN_TYPES.includes(type);
  if (!isPlain || section === SHN_UNDEF || (type !== STT_SECTION && !definitions.has(name))) return null;
  if (section === SHN_ABS) return 'number';
  return piece === undefined ? null : { piece, address: Number(view.getBigUint64(symbol + 8, true)) };
}
