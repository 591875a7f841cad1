/**
 * An object as text for an assembler: its bytes, labels where it has symbols, and references between sections by name.
 * Instructions are comments, so that no assembler can encode one differently or not know it.
 */
import { Failure, invariant, type FailureDetail } from '../../base/errors.ts';
import { readElf, SHF, SHN, SHT, STB, STT } from '../../frontend/object/elf.ts';
import type { ElfFile, ElfRelocation, ElfSection, ElfSymbol } from '../../frontend/object/elf.ts';

/** An instruction, or where no section of code is, none. */
export interface Instruction {
  /** Bytes from the start of its section. */
  readonly at: number;
  readonly length: number;
  readonly text: string;
}

interface ObjectTextOptions {
  /** Begins all symbols, so that no other object has the same. */
  readonly prefix: string;
  /** Instructions of the sections of code, by the names of these. */
  readonly instructions: ReadonlyMap<string, readonly Instruction[]>;
}

/** Types of relocations (psABI, table 4.9): to a place by its distance, and to where its address is kept. */
const RELOCATION: Readonly<Record<'PC' | 'GOT', readonly number[]>> = { PC: [2, 4], GOT: [9, 41, 42] };
const isReference = ({ type }: ElfRelocation): boolean => Object.values(RELOCATION).flat().includes(type);
/** Bytes of a reference, of all these types. */
const REFERENCE_BYTES = 4;

/**
 * Text of an object that is complete in itself, for GNU as, LLVM and `global_asm!`. What its global symbols are called
 * begins with the prefix, too. Throws `unsupported` for references that such text cannot have.
 */
export const objectText = (object: Uint8Array, options: ObjectTextOptions): string =>
  readElf(object, (file) => new ObjectWriter(file, options).text());

/** Without this, linkers of programs take it that the code needs a stack that can be executed. */
const NO_EXECUTABLE_STACK = '        .section .note.GNU-stack,"",@progbits\n';

/** A section that is loaded. */
interface LoadedSection {
  readonly index: number;
  readonly section: ElfSection;
  readonly name: string;
}

/** With where it begins, as a symbol. */
interface Part extends LoadedSection {
  readonly label: string;
}

class ObjectWriter {
  readonly #file: ElfFile;
  readonly #options: ObjectTextOptions;
  readonly #symbols: readonly ElfSymbol[];
  readonly #parts: readonly Part[];
  readonly #labels: ReadonlyMap<ElfSymbol, string>;

  constructor(file: ElfFile, options: ObjectTextOptions) {
    this.#file = file;
    this.#options = options;
    const table = file.sections.find(({ type }) => type === SHT.SYMTAB);
    invariant(table !== undefined, () => 'an object without symbols');
    this.#symbols = file.symbols(table);
    this.#parts = loadedSections(file).map((part) => ({ ...part, label: `${options.prefix}_section${part.index}` }));
    this.#labels = this.#namedSymbols();
  }

  text(): string {
    return `${this.#parts.map((part) => this.#sectionText(part)).join('')}${NO_EXECUTABLE_STACK}        .text\n`;
  }

  /** Labels, of which no two are the same. */
  #namedSymbols(): Map<ElfSymbol, string> {
    const taken = new Set(this.#parts.map(({ label }) => label));
    const named = this.#symbols.filter(({ name, type }) => name !== '' && type !== STT.SECTION && type !== STT.FILE);
    return new Map(
      named.map((symbol) => {
        const base = `${this.#options.prefix}_${symbol.name.replaceAll(/\W/g, '_').replace(/^_+/, '')}`;
        let label = base;
        for (let k = 2; taken.has(label); k++) label = `${base}_${k}`;
        taken.add(label);
        return [symbol, label];
      }),
    );
  }

  #sectionText(part: Part): string {
    const { section, label, index } = part;
    const name = ownSection(part.name, this.#options.prefix);
    const isCode = (section.flags & SHF.EXECINSTR) !== 0;
    const flags = `a${isCode ? 'x' : ''}${section.flags & SHF.WRITE ? 'w' : ''}`;
    const kind = section.type === SHT.NOBITS ? 'nobits' : 'progbits';
    const labels = [...this.#labels].filter(([symbol]) => symbol.section === index);
    const lines = this.#contents(part, [
      { at: 0, lines: [`${label}:`] },
      ...labels.map(([symbol, text]) => ({ at: symbol.value, lines: labelLines(symbol, text) })),
      ...labels
        .filter(([{ type, size }]) => type === STT.FUNC && size > 0)
        .map(([{ value, size }, text]) => ({
          at: value + size,
          lines: [`        .size ${text}, . - ${text}`],
        })),
    ]);
    return [
      `        .section ${name},"${flags}",@${kind}`,
      `        .p2align ${Math.log2(Math.max(1, section.alignment))}`,
      ...lines,
      '',
    ].join('\n');
  }

  /** Bytes and what stands between them. */
  #contents({ section, name, index }: Part, marks: readonly Mark[]): string[] {
    const references = new Map(this.#references(index).map((r) => [r.offset, r]));
    const at = [...marks].sort((a, b) => a.at - b.at);
    const lines: string[] = [];
    const passMarks = (place: number): void => {
      while (at.length > 0 && at[0].at <= place) lines.push(...(at.shift()?.lines ?? []));
    };
    if (section.type === SHT.NOBITS) {
      for (let place = 0; place < section.size; place = at[0]?.at ?? section.size) {
        passMarks(place);
        lines.push(`        .zero ${(at[0]?.at ?? section.size) - place}`);
      }
    } else {
      const bytes = this.#file.bytesOf(section);
      const known = this.#options.instructions.get(name) ?? dataOf(bytes.length, at, references);
      for (const piece of known) {
        passMarks(piece.at);
        lines.push(...this.#pieceLines(piece, bytes, references));
      }
      const end = known.reduce((sum, { length }) => sum + length, 0);
      invariant(end === bytes.length, () => `${name}: ${end} of ${bytes.length} bytes are known`);
    }
    passMarks(section.size);
    invariant(at.length === 0, () => `${name}: a label behind its end`);
    return lines;
  }

  /** An instruction or a piece of data; references stand in words of their own. */
  #pieceLines({ at, length, text }: Instruction, bytes: Uint8Array, references: References): string[] {
    const lines: string[] = [];
    for (let place = at; place < at + length; ) {
      const reference = references.get(place);
      if (reference !== undefined) {
        lines.push(`        .long ${this.#target(reference)}`);
        place += REFERENCE_BYTES;
        continue;
      }
      const start = place;
      while (place < at + length && !references.has(place)) place++;
      lines.push(`        .byte ${[...bytes.subarray(start, place)].join(',')}`);
    }
    if (text !== '') lines[0] += ` # ${text}`;
    return lines;
  }

  #references(index: number): ElfRelocation[] {
    return this.#file.sections
      .filter(({ type, info }) => type === SHT.RELA && info === index)
      .flatMap((table) => this.#file.relocations(table));
  }

  #target({ type, symbol, addend }: ElfRelocation): string {
    const target = this.#symbols[symbol];
    const label = this.#labels.get(target) ?? this.#parts.find(({ index }) => index === target.section)?.label;
    const plus = addend === 0 ? '' : addend > 0 ? ` + ${addend}` : ` - ${-addend}`;
    if (target.section !== SHN.UNDEF && label !== undefined) {
      if (RELOCATION.PC.includes(type)) return `${label}${plus} - .`;
      if (RELOCATION.GOT.includes(type)) return `${label}@GOTPCREL${plus}`;
    }
    throw new Failure('unsupported', 'the object cannot be written as text', {
      expected: 'references from place to place within it',
      found: `relocation ${type} to ${target.name}`,
    });
  }
}

type References = ReadonlyMap<number, ElfRelocation>;

interface Mark {
  readonly at: number;
  readonly lines: readonly string[];
}

function labelLines({ binding, type }: ElfSymbol, text: string): string[] {
  const visible = binding === STB.LOCAL ? [] : [`        .globl ${text}`, `        .hidden ${text}`];
  const kind = type === STT.FUNC ? [`        .type ${text}, @function`] : [];
  return [...visible, ...kind, `${text}:`];
}

/**
 * What a section is called that no other text has: within one program compilers have constants in sections of the usual
 * names, with other flags.
 */
const ownSection = (name: string, prefix: string): string =>
  name.replace(/^\.(\w+)(.*)$/, (_, kind: string, rest: string) => `.${kind}.${prefix}${rest.replaceAll(/\W/g, '_')}`);

/** Those that are loaded, but for what only unwinders read. */
const loadedSections = (file: ElfFile): LoadedSection[] =>
  file.sections.flatMap((section, index) => {
    const name = file.nameOf(section);
    const isLoaded = (section.flags & SHF.ALLOC) !== 0 && section.size > 0 && name !== '.eh_frame';
    return isLoaded ? [{ index, section, name }] : [];
  });

const PER_LINE = 16;

/** Data as pieces that end where a label or reference is. */
function dataOf(size: number, marks: readonly Mark[], references: References): Instruction[] {
  const ends = new Set([
    ...marks.map(({ at }) => at),
    ...[...references.keys()].flatMap((at) => [at, at + REFERENCE_BYTES]),
  ]);
  const pieces: Instruction[] = [];
  for (let at = 0; at < size; ) {
    let length = 1;
    while (length < PER_LINE && at + length < size && !ends.has(at + length)) length++;
    pieces.push({ at, length, text: '' });
    at += length;
  }
  return pieces;
}

/* What an object loads, in a form that is equal for objects of different assemblers whenever these mean the same. */

/** Of a section: its bytes with zeros for references, and these as `place: section + distance`. */
interface Contents {
  readonly bytes: string;
  readonly references: readonly string[];
}

/**
 * Throws `invariant` unless an object that was made of the text of another one loads the same bytes and references. An
 * assembler has resolved those within a section already: they are looked for where the other one has them. `prefix`:
 * that of the text.
 */
export function requireSameObject(original: Uint8Array, made: Uint8Array, prefix: string): void {
  const own = (name: string): string => ownSection(name, prefix);
  const places = readElf(original, (file) => referencesOf(file, own));
  const expected = readElf(original, (file) => contentsOf(file, places, own));
  const found = readElf(made, (file) => contentsOf(file, places, (name) => name));
  const [names, others] = [expected, found].map((contents) => [...contents.keys()].sort().join());
  if (names !== others) throw different({ expected: names, found: others });
  for (const [name, { bytes, references }] of expected) {
    const other = found.get(name);
    const differing = references.find((text, k) => text !== other?.references[k]);
    if (other?.bytes === bytes && differing === undefined) continue;
    throw different({ where: name, ...(differing === undefined ? {} : { expected: differing }) });
  }
}

const different = (detail: FailureDetail): Failure =>
  new Failure('invariant', 'the text of an object is not what the object is', detail);

/** References by the names of the sections that have them. */
const referencesOf = (file: ElfFile, own: Naming): Map<string, ElfRelocation[]> =>
  new Map(loadedSections(file).map(({ name, index }) => [own(name), relocationsOf(file, index)]));

/** What a section is called in the text. */
type Naming = (name: string) => string;

const relocationsOf = (file: ElfFile, index: number): ElfRelocation[] =>
  file.sections
    .filter(({ type, info }) => type === SHT.RELA && info === index)
    .flatMap((table) => file.relocations(table))
    .sort((a, b) => a.offset - b.offset);

function contentsOf(
  file: ElfFile,
  places: ReadonlyMap<string, readonly ElfRelocation[]>,
  own: Naming,
): Map<string, Contents> {
  const table = file.sections.find(({ type }) => type === SHT.SYMTAB);
  const sections = loadedSections(file).map((one) => ({ ...one, name: own(one.name) }));
  const nameOf = new Map(sections.map(({ index, name }) => [index, name]));
  return new Map(
    sections.map(({ section, name, index }) => {
      const bytes = Uint8Array.from(file.bytesOf(section));
      const view = new DataView(bytes.buffer);
      const left = new Map(relocationsOf(file, index).map((r) => [r.offset, r]));
      const references = (places.get(name) ?? []).map(({ offset, type }) => {
        const relocation = left.get(offset);
        left.delete(offset);
        const value = view.getInt32(offset, true);
        view.setInt32(offset, 0, true);
        if (relocation === undefined) return `${offset}: ${name} + ${value + offset}`;
        invariant(table !== undefined && isReference(relocation), () => `${name}: relocation ${relocation.type}`);
        const symbol = file.symbol(table, relocation.symbol);
        const way = RELOCATION.PC.includes(type) ? '' : 'address of ';
        const distance = symbol.value + relocation.addend;
        return `${offset}: ${way}${nameOf.get(symbol.section) ?? symbol.name} + ${distance}`;
      });
      invariant(left.size === 0, () => `${name}: references at ${[...left.keys()].join()} that the original has not`);
      const flags = section.flags & (SHF.WRITE | SHF.EXECINSTR);
      const size = section.type === SHT.NOBITS ? section.size : bytes.length;
      return [name, { bytes: `${flags} ${size} ${Buffer.from(bytes).toString('hex')}`, references }];
    }),
  );
}
