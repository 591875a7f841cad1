import { SHT, readElf, rows } from '../../../src/frontend/object/elf.ts';

/** A number in an ELF file: where it stands and how many bytes it has. */
export interface Field {
  readonly name: string;
  readonly at: number;
  readonly bytes: 1 | 2 | 4 | 8;
}

type Layout = readonly (readonly [name: string, offset: number, bytes: Field['bytes']])[];

const SYMBOL: Layout = [
  ['name', 0, 4],
  ['info', 4, 1],
  ['visibility', 5, 1],
  ['section', 6, 2],
  ['value', 8, 8],
  ['size', 16, 8],
];
const SECTION: Layout = [
  ['name', 0, 4],
  ['type', 4, 4],
  ['flags', 8, 8],
  ['address', 16, 8],
  ['offset', 24, 8],
  ['size', 32, 8],
  ['link', 40, 4],
  ['info', 44, 4],
  ['alignment', 48, 8],
  ['entry size', 56, 8],
];
const RELOCATION: Layout = [
  ['offset', 0, 8],
  ['type', 8, 4],
  ['symbol', 12, 4],
  ['addend', 16, 8],
];
const SEGMENT: Layout = [
  ['type', 0, 4],
  ['flags', 4, 4],
  ['offset', 8, 8],
  ['address', 16, 8],
  ['size in the file', 32, 8],
  ['size', 40, 8],
  ['alignment', 48, 8],
];
const HEADER: Layout = [
  ['class', 4, 1],
  ['type', 16, 2],
  ['machine', 18, 2],
  ['entry', 24, 8],
  ['program headers', 32, 8],
  ['section headers', 40, 8],
  ['number of program headers', 56, 2],
  ['number of section headers', 60, 2],
  ['names', 62, 2],
];
const DYNAMIC: Layout = [
  ['tag', 0, 8],
  ['value', 8, 8],
];
const [SECTION_BYTES, SEGMENT_BYTES] = [64, 56];

const fields = (kind: string, layout: Layout, places: readonly number[]): Field[] =>
  places.flatMap((place) =>
    layout.map(([name, offset, bytes]) => ({ name: `${name} of ${kind}`, at: place + offset, bytes })),
  );

/** All numbers of the tables of a right ELF file, by table; every table is drawn as often as any other. */
export function fieldsOf(data: Uint8Array): Field[][] {
  return readElf(data, (file) => {
    const rowsOf = (wanted: number, stride: number): number[] =>
      file.sections.filter(({ type }) => type === wanted).flatMap((section) => rows(section, stride));
    const rowsAt = (table: number, count: number, stride: number): number[] =>
      Array.from({ length: file.half(count) }, (_, k) => file.number(table) + stride * k);
    const all = [
      fields('a symbol', SYMBOL, rowsOf(SHT.SYMTAB, 24)),
      fields('a dynamic symbol', SYMBOL, rowsOf(SHT.DYNSYM, 24)),
      fields('a relocation', RELOCATION, rowsOf(SHT.RELA, 24)),
      fields('a section', SECTION, rowsAt(40, 60, SECTION_BYTES)),
      fields('a segment', SEGMENT, rowsAt(32, 56, SEGMENT_BYTES)),
      fields('the dynamic section', DYNAMIC, rowsOf(SHT.DYNAMIC, 16)),
      fields('the file', HEADER, [0]),
    ];
    return all.filter((list) => list.length > 0);
  });
}

export function readField(data: Uint8Array, { at, bytes }: Field): bigint {
  let value = 0n;
  for (let k = bytes - 1; k >= 0; k--) value = (value << 8n) | BigInt(data[at + k]);
  return value;
}

/** A copy with another number in a field. */
export function withField(data: Uint8Array, { at, bytes }: Field, value: bigint): Uint8Array {
  const copy = Uint8Array.from(data);
  for (let k = 0; k < bytes; k++) copy[at + k] = Number((value >> BigInt(8 * k)) & 0xffn);
  return copy;
}
