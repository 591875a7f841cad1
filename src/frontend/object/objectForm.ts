/**
 * Checks that an object has a form that every linker reads alike. What is refused here no compiler and no assembler
 * makes: GNU ld takes such tables for sections like others, where lld applies them, or the reverse.
 */
import { Failure } from '../../base/errors.ts';
import { rows, SHF, SHT, type ElfFile, type ElfSection } from './elf.ts';

const TABLES: readonly number[] = [SHT.RELA, SHT.REL, SHT.CREL];

/** What linkers fill in themselves: sections of an object with these names are put in front of it. */
const NAMED_AS_TABLE =
  /^\.(rela?\.|relr\.|(dynamic|dynsym|dynstr|hash|gnu\.hash|gnu\.version\w*|got|plt|iplt|interp)(\.|$))/;

/**
 * Demands one table of symbols, one table of relocations for a section at most, which names that table of symbols, and
 * no section that only looks like such a table. Throws `unsupported`.
 */
export function requirePlainForm(file: ElfFile): void {
  const symbols = file.sections.flatMap((s, i) => (s.type === SHT.SYMTAB ? [i] : []));
  if (symbols.length > 1) throw oddForm('more than one table of symbols');
  const relocated = new Set<number>();
  for (const section of file.sections) {
    const name = file.nameOf(section);
    if (section.type === SHT.SYMTAB_SHNDX) throw oddForm('numbers of sections in a table of their own');
    if (!TABLES.includes(section.type)) {
      if (NAMED_AS_TABLE.test(name)) throw oddForm(`${name}, which is no table of the linker`);
      continue;
    }
    const target = file.sections[section.info];
    if (section.link !== symbols[0] || (section.flags & ~(SHF.INFO_LINK | SHF.GROUP)) !== 0 || target === undefined)
      throw oddForm(`relocations in ${name} that not every linker applies`);
    if (TABLES.includes(target.type) || relocated.has(section.info)) throw oddForm(`more relocations in ${name}`);
    relocated.add(section.info);
  }
}

const oddForm = (found: string): Failure =>
  new Failure('unsupported', 'the object is of a form that linkers read differently', {
    expected: 'what an assembler or compiler makes with -c',
    found,
  });

const BEFORE_MAIN = /^\.(init|ctors|init_array|preinit_array)(\.|$)/;

/**
 * Demands that an object has no code that runs before `main`: that may write to the rest of its code. Throws
 * `unsupported`.
 */
export function requireQuietStart(file: ElfFile): void {
  for (const section of file.sections) {
    const { type, flags, size } = section;
    const name = file.nameOf(section);
    const runs = type === SHT.INIT_ARRAY || type === SHT.PREINIT_ARRAY || BEFORE_MAIN.test(name);
    if (runs && size > 0 && (flags & SHF.ALLOC) !== 0)
      throw new Failure('unsupported', 'code of the object runs before main, and may change the function', {
        found: name,
        hint: 'give the function in an object without constructors',
      });
  }
}

/*
 * Which sections of an object may hold what is proved: those of which every linker makes the same in every program,
 * with the bytes that stand in the object. All others have a meaning of their own to linkers: they drop them for those
 * of another object, sort or reverse them, put them where a program writes, or compile them anew.
 */

/** There are none above these bits. */
const MAX_FLAGS = 0xffffffff;

/** What the rules look at. */
interface SectionForm {
  readonly name: string;
  readonly type: number;
  readonly flags: number;
}

/** Why what stands in a section is not sure to be in every program as code and as a constant; null if it is. */
export interface SectionDoubts {
  readonly code: string | null;
  readonly constant: string | null;
}

/** The doubts about a section of an object or of what was linked of it. */
export function doubtsOf(section: SectionForm): SectionDoubts {
  const code = doubtOf(section, /^\.text(\.|$)/, SHF.ALLOC | SHF.EXECINSTR, 0);
  if (code === null) return { code, constant: null };
  return { code, constant: doubtOf(section, /^\.rodata1?(\.|$)/, SHF.ALLOC, SHF.MERGE | SHF.STRINGS) };
}

/** The first doubt of either, as for a name that several sections have. */
export const bothDoubts = (a: SectionDoubts | undefined, b: SectionDoubts): SectionDoubts => ({
  code: a?.code ?? b.code,
  constant: a?.constant ?? b.constant,
});

/** The flags must be `needed`, and may be `allowed`. */
function doubtOf({ name, type, flags }: SectionForm, names: RegExp, needed: number, allowed: number): string | null {
  if ((flags & SHF.GROUP) !== 0) return `${name} is of a group, which another object may replace`;
  if ((flags & SHF.WRITE) !== 0) return `${name} can be written`;
  if (!names.test(name)) return `${name} is not a section of which every linker makes the same`;
  if (type !== SHT.PROGBITS) return `${name} is of type ${type}`;
  return flags <= MAX_FLAGS && (flags & ~(allowed | SHF.GNU_RETAIN)) === needed
    ? null
    : `${name} has the flags 0x${flags.toString(16)}`;
}

/**
 * What linkers find beside the code, and take instead of it: GCC's and LLVM's intermediate code, and a whole object
 * (newer GNU ld).
 */
const INTERMEDIATE = /^\.(gnu\.lto_|llvm\.lto$|gnu_object_only$)/;

/**
 * Relocations of instructions that linkers may write anew, opcode and all: through the table of addresses, and to what
 * each thread has (System V AMD64 psABI, table 4.9 and "Optimize GOTPCRELX relocations"). They do the same then, but
 * have other bytes.
 */
const WRITTEN_ANEW: readonly number[] = [9, 19, 20, 22, 34, 35, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51];

/** Adds the doubts about the sections of an object, by name. Throws `unsupported` for intermediate code. */
export function noteDoubts(file: ElfFile, sections: Map<string, SectionDoubts>): void {
  const doubt = (section: ElfSection | undefined, doubts: SectionDoubts): void => {
    if (section === undefined) return;
    const name = file.nameOf(section);
    sections.set(name, bothDoubts(sections.get(name), doubts));
  };
  for (const section of file.sections) {
    const name = file.nameOf(section);
    const target = file.sections[section.info];
    if (INTERMEDIATE.test(name))
      throw new Failure('unsupported', 'the linker may compile the object anew, and the code be another one', {
        found: `intermediate code in ${name}`,
        hint: 'compile without -flto',
      });
    if ((section.flags & SHF.ALLOC) !== 0) doubt(section, doubtsOf({ ...section, name }));
    if (section.type === SHT.GROUP)
      for (const member of rows(section, 4).slice(1)) doubt(file.sections[file.word(member)], certainly(IN_GROUP));
    if (section.type === SHT.REL || section.type === SHT.CREL)
      doubt(target, certainly(`relocations of type ${section.type}`));
    if (section.type === SHT.RELA && file.relocations(section).some(({ type }) => WRITTEN_ANEW.includes(type)))
      doubt(target, { code: null, constant: 'linkers may write instructions of the section anew' });
  }
}

/** Some linkers go by the list of the group, others by the flags of sections. */
const IN_GROUP = 'a group names it, which another object may replace';
const certainly = (doubt: string): SectionDoubts => ({ code: doubt, constant: doubt });
