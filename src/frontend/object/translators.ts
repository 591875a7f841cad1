/** How the tools make objects of text, and once more with lines for messages. */
import type { SourceReader } from '../toolchain/givenSource.ts';

/** The number that a text asks the GNU assembler for its version by. */
export const GNU_VERSION = '.gasversion.';

/** How a tool makes an object of a text. */
export interface Translator {
  readonly tool: string;
  readonly args: readonly string[];
  readonly reader: SourceReader;
  /** What makes lines for messages, and should change nothing else. */
  readonly lines: readonly string[];
  /** Reads what it makes, if that is no ELF. */
  readonly decoder?: string | null;
  /** Options that have it write what the text includes, for `passingSource`. */
  listing(list: string): readonly string[];
}

/** The compiler lists what it includes itself, and the assembler behind it the rest. Clang has no such list of that. */
export const BY_GCC: Omit<Translator, 'tool' | 'args'> = {
  reader: 'compiler',
  lines: ['-g', `-Wa,--defsym,${GNU_VERSION}=0`],
  // Unlike in `-Wa,…`, a comma in a path is one.
  listing: (list) => ['-MD', '-MF', `${list}.c.d`, '-Xassembler', '--MD', '-Xassembler', `${list}.d`],
};
export const BY_CLANG: Omit<Translator, 'tool' | 'args'> = {
  reader: 'compiler',
  lines: ['-g'],
  listing: (list) => ['-MD', '-MF', `${list}.c.d`],
};

/** A text that asks for the time is another one tomorrow; with these it asks for a name that is not there. */
const timeless = (value: string): readonly string[] => [
  '-Wno-builtin-macro-redefined',
  ...['DATE', 'TIME', 'TIMESTAMP'].map((name) => `-D__${name}__=${value}`),
];
export const TIMELESS_C = timeless('it_depends_on_the_time');
/** A name that is not there can be compared with. */
export const TIMELESS_S = timeless(';.error "it depends on the time";');
const TIMES = ['DATE', 'TIME', 'UTC_DATE', 'UTC_TIME'].flatMap((name) => [name, `${name}_NUM`]);
const TIMELESS_NASM = [...TIMES, 'POSIX_TIME'].map((name) => `-D__?${name}?__=it_depends_on_the_time`);
const WITHOUT_VERSION = ['MAJOR', 'MINOR', 'SUBMINOR', 'VERSION_ID'].map((name) => `-D__?NASM_${name}?__=0`);
/** Lines are made by an assembler without a version. */
export const NASM: Omit<Translator, 'tool'> = {
  reader: 'assembler',
  args: ['-f', 'elf64', ...TIMELESS_NASM],
  lines: ['-g', '-F', 'dwarf', ...WITHOUT_VERSION],
  listing: (list) => ['-MD', `${list}.d`],
};
/** The lines that it could say for Windows are not understood. */
export const NASM_FOR_WINDOWS: typeof NASM = {
  ...NASM,
  args: ['-f', 'win64', ...TIMELESS_NASM],
  lines: WITHOUT_VERSION,
};
export const GNU: Omit<Translator, 'tool' | 'args'> = {
  reader: 'assembler',
  lines: ['-g', '--defsym', `${GNU_VERSION}=0`],
  listing: (list) => ['--MD', `${list}.d`],
};
export const CLANG: Omit<Translator, 'tool'> = {
  reader: 'clang assembler',
  args: ['-c', '-x', 'assembler'],
  lines: ['-g'],
  listing: () => [],
};
