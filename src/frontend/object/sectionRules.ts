/**
 * Which sections of an object may hold what is proved: those of which every linker makes the same in every program,
 * with the bytes that stand in the object. All others have a meaning of their own to linkers: they drop them for those
 * of another object, sort or reverse them, put them where a program writes, or compile them anew.
 */
import { SHF_ALLOC, SHT_PROGBITS } from './elfObject.ts';

/** Flags of the generic ABI; RETAIN is GNU's and only says that the section is not to be left out. */
const SHF_WRITE = 0x1;
const SHF_EXECINSTR = 0x4;
const SHF_MERGE = 0x10;
const SHF_STRINGS = 0x20;
const SHF_GROUP = 0x200;
const SHF_GNU_RETAIN = 0x200000;

/** There are none above these bits. */
const MAX_FLAGS = 0xffffffff;

/** What the rules look at. */
interface Section {
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
export const doubtsOf = (section: Section): SectionDoubts => ({
  code: doubtOf(section, /^\.text(\.|$)/, SHF_ALLOC | SHF_EXECINSTR, 0),
  constant:
    doubtOf(section, /^\.text(\.|$)/, SHF_ALLOC | SHF_EXECINSTR, 0) === null
      ? null
      : doubtOf(section, /^\.rodata1?(\.|$)/, SHF_ALLOC, SHF_MERGE | SHF_STRINGS),
});

/** The first doubt of either, as for a name that several sections have. */
export const bothDoubts = (a: SectionDoubts | undefined, b: SectionDoubts): SectionDoubts => ({
  code: a?.code ?? b.code,
  constant: a?.constant ?? b.constant,
});

/** The flags must be `needed`, and may be `allowed`. */
function doubtOf({ name, type, flags }: Section, names: RegExp, needed: number, allowed: number): string | null {
  if ((flags & SHF_GROUP) !== 0) return `${name} is of a group, which another object may replace`;
  if ((flags & SHF_WRITE) !== 0) return `${name} can be written`;
  if (!names.test(name)) return `${name} is not a section of which every linker makes the same`;
  if (type !== SHT_PROGBITS) return `${name} is of type ${type}`;
  return flags <= MAX_FLAGS && (flags & ~(allowed | SHF_GNU_RETAIN)) === needed
    ? null
    : `${name} has the flags 0x${flags.toString(16)}`;
}
