/** What an object loads, in a form that is equal for objects of different assemblers whenever these mean the same. */
import { Failure, type FailureDetail, invariant } from '../../base/errors.ts';
import { type ElfFile, type ElfRelocation, readElf, SHF, SHT } from '../../frontend/object/elf.ts';
import { isReference, loadedSections, ownSection, RELOCATION } from './objectText.ts';

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
