/** Objects for Windows and macOS as LLVM reads them, and the parts of them that ELF can express. */
import { z } from 'zod';
import { Failure } from '../../base/errors.ts';

/** Where a reference leads: a place in a section, or a name that is defined elsewhere. */
export type Destination = { readonly section: number; readonly offset: number } | { readonly name: string };

/** What ELF calls it: the distance to the target, its address, or the distance to a word that holds the address. */
export type ReferenceKind = 'distance' | 'address' | 'distance to address';

export interface Reference {
  readonly at: number;
  readonly kind: ReferenceKind;
  readonly target: Destination;
  readonly added: bigint;
}

/** A section of the ELF object. */
export interface ElfPart {
  readonly name: string;
  /** Flags as the GNU assembler writes them. */
  readonly letters: string;
  readonly alignment: number;
  /** Zeros are not written down. */
  readonly content: Buffer | { readonly zeros: number };
  readonly references: readonly Reference[];
}

/** A name of a place. */
export interface Label {
  readonly name: string;
  readonly binding: 'local' | 'global' | 'weak';
  readonly section: number;
  readonly offset: number;
}

/** An object as sections, by any numbers, and labels in them. */
export interface Parts {
  readonly sections: ReadonlyMap<number, ElfPart>;
  readonly labels: readonly Label[];
}

const number = z.int();
const sectionSchema = z.strictObject({
  segment: z.string().optional(),
  name: z.string(),
  flags: number,
  align: number,
  size: number,
  address: number,
  hex: z.string().transform((text) => Buffer.from(text, 'hex')),
  relocations: z.array(
    z.strictObject({
      at: number,
      type: number,
      symbol: number.optional(),
      section: number.optional(),
      pcrel: z.boolean().optional(),
      length: number.optional(),
    }),
  ),
});
const symbolSchema = z.strictObject({
  name: z.string(),
  value: number,
  section: number,
  kind: z.enum(['local', 'global', 'weak', 'section', 'other']),
  isAtom: z.boolean().optional(),
});
const objectSchema = z.strictObject({
  format: z.enum(['coff', 'macho']),
  atoms: z.boolean().optional(),
  sections: z.array(sectionSchema),
  symbols: z.array(symbolSchema.nullable()),
});
/** What the decoder prints of an object or a library. */
export const fileSchema = z.union([
  objectSchema,
  z.array(z.strictObject({ member: z.string(), object: objectSchema })),
]);

/** What LLVM reads of an object. */
export type OtherObject = z.infer<typeof objectSchema>;
export type OtherSection = OtherObject['sections'][number];
export type OtherSymbol = z.infer<typeof symbolSchema>;
export type OtherRelocation = OtherSection['relocations'][number];

export const damaged = (found: string): Failure =>
  new Failure('input', 'no object for Windows or macOS on x86-64', { found });

export const otherMeaning = (found: string): Failure =>
  new Failure('unsupported', 'the object for Windows or macOS has what is not understood', { found });
