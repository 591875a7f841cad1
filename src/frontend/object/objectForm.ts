/**
 * Which form an object must have so that every linker reads it alike. What is refused here no compiler and no assembler
 * makes: GNU ld takes such tables for sections like others, where lld applies them, or the reverse.
 */
import { Failure } from '../../base/errors.ts';
import { readString, SHF_ALLOC, SHT_RELA, SHT_SYMTAB, type ElfHeader } from './elfObject.ts';

/** Numbers of the ELF specification. */
const SHT_REL = 9;
const SHT_SYMTAB_SHNDX = 18;
const SHT_CREL = 0x40000014;
const SHF_INFO_LINK = 0x40;
const SHF_GROUP = 0x200;
const SHT_INIT_ARRAY = 14;
const SHT_PREINIT_ARRAY = 16;
const TABLES: readonly number[] = [SHT_RELA, SHT_REL, SHT_CREL];

/** What linkers fill in themselves: sections of an object with these names are put in front of it. */
const NAMED_AS_TABLE =
  /^\.(rela?\.|relr\.|(dynamic|dynsym|dynstr|hash|gnu\.hash|gnu\.version\w*|got|plt|iplt|interp)(\.|$))/;

/**
 * Demands one table of symbols, one table of relocations for a section at most, which names that table of symbols, and
 * no section that only looks like such a table. Throws `unsupported`.
 */
export function requirePlainForm(view: DataView, headers: readonly ElfHeader[]): void {
  const names = headers[view.getUint16(62, true)];
  const symbols = headers.flatMap((h, i) => (h.type === SHT_SYMTAB ? [i] : []));
  if (symbols.length > 1) throw oddForm('more than one table of symbols');
  const relocated = new Set<number>();
  for (const header of headers) {
    const name = readString(view, names.offset + header.name);
    if (header.type === SHT_SYMTAB_SHNDX) throw oddForm('numbers of sections in a table of their own');
    if (!TABLES.includes(header.type)) {
      if (NAMED_AS_TABLE.test(name)) throw oddForm(`${name}, which is no table of the linker`);
      continue;
    }
    const target = headers[header.info];
    if (header.link !== symbols[0] || (header.flags & ~(SHF_INFO_LINK | SHF_GROUP)) !== 0 || target === undefined)
      throw oddForm(`relocations in ${name} that not every linker applies`);
    if (TABLES.includes(target.type) || relocated.has(header.info)) throw oddForm(`more relocations in ${name}`);
    relocated.add(header.info);
  }
}

const oddForm = (found: string): Failure =>
  new Failure('unsupported', 'the object is of a form that linkers read differently', {
    expected: 'what an assembler or compiler makes with -c',
    found,
  });

/**
 * Demands that an object has no code that runs before `main`: that may write to the rest of its code. Throws
 * `unsupported`.
 */
export function requireQuietStart(view: DataView, headers: readonly ElfHeader[]): void {
  const names = headers[view.getUint16(62, true)];
  for (const { type, name, flags, size } of headers) {
    const text = readString(view, names.offset + name);
    const runs = type === SHT_INIT_ARRAY || type === SHT_PREINIT_ARRAY || BEFORE_MAIN.test(text);
    if (runs && size > 0 && (flags & SHF_ALLOC) !== 0)
      throw new Failure('unsupported', 'code of the object runs before main, and may change the function', {
        found: text,
        hint: 'give the function in an object without constructors',
      });
  }
}

const BEFORE_MAIN = /^\.(init|ctors|init_array|preinit_array)(\.|$)/;
