/** Fields as an archive for C, which chooses its code when a program starts. */
import type { NewFile } from '../../base/files/preparedFiles.ts';
import type { Io } from '../../base/io.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { straightParts } from '../field/binaries.ts';
import { linkedWithChoice, RELRO } from '../field/dispatchLibrary.ts';
import { variantPrefix } from '../field/dispatchSource.ts';
import {
  cHeader,
  comment,
  constantLines,
  prototypeOf,
  straightLines,
  variantPrototype,
  variantText,
  type TitledCode,
} from '../field/headerText.ts';
import { packageFiles } from '../field/languageFiles.ts';
import { constantDefinitions } from '../field/libraryPlan.ts';
import { FIELDS_PREFIX, inC, inVariant, packedVariants, type PackedField, type PackedFields } from './packedField.ts';

/** Header, archive, shared object, and what finds them. */
export async function fieldsInC(
  { fields, description, facts }: PackedFields,
  toolchain: Toolchain,
  io: Io,
  work: string,
): Promise<NewFile[]> {
  const variants = packedVariants();
  const objects: string[] = [];
  for (const field of fields)
    for (const { variant, functions } of field.codes) {
      const own = functions.map((fn) => inVariant(fn, field, variant.id));
      objects.push(...straightParts(own, work, io, 'hidden').objects);
    }
  const titles = variants.variants.map(({ id, title }) => {
    const prefix = variantPrefix(FIELDS_PREFIX, id);
    return `${variantPrototype(prefix)} { return "${title}"; }\n`;
  });
  const functions = fields.flatMap((field) => field.codes[0].functions.map((fn) => prototypeOf(inC(fn, field))));
  const { files } = await linkedWithChoice(
    {
      prefix: FIELDS_PREFIX,
      header: header(fields),
      prototypes: [variantPrototype(FIELDS_PREFIX), ...functions],
      common: ['', ...titles, ...fields.map(({ plan }) => constantDefinitions(plan))].join('\n'),
      variants,
      kind: 'branch',
    },
    objects,
    toolchain,
    work,
  );
  const found = packageFiles({ prefix: FIELDS_PREFIX, description }, facts.version, RELRO);
  return [...files.filter(({ file }) => !file.startsWith('src/')), ...found];
}

const titled = ({ codes }: PackedField): TitledCode[] =>
  codes.map(({ variant: { title }, functions }) => ({ title, functions }));

const header = (fields: readonly PackedField[]): string =>
  cHeader(
    `${FIELDS_PREFIX.toUpperCase()}_H`,
    [
      'Arithmetic of prime fields; by Fieldwright.',
      '',
      'An element is an array of words of 64 bits, the least significant first. Functions are straight-line machine ' +
        'code: "asm = IR" says that its bytes compute the word IR, in which it was searched, for all inputs and ' +
        'overlaps; "IR = specification" that this is congruent to the formula, within the bounds; "constant time" ' +
        'that no jump and no address depends on an argument. Operands out of bounds give wrong results, and nothing ' +
        'worse.',
    ],
    ['#include <stdint.h>'],
    [
      comment([variantText(titled(fields[0]))]),
      `${variantPrototype(FIELDS_PREFIX)};`,
      '',
      ...fields.flatMap((field) => [
        comment([`${aboutField(field)}.`]),
        '',
        ...constantLines(field.plan),
        ...field.codes[0].functions.flatMap((fn) => {
          const own = inC(fn, field);
          return [comment(straightLines(own, titled(field))), `${prototypeOf(own)};`, ''];
        }),
      ]),
    ],
  );

/** What its numbers are, in words. */
export const aboutField = ({ plan: { field, isMontgomery, limbs } }: PackedField): string =>
  `Integers modulo p = ${field.modulusText}, ${limbs} words` +
  (isMontgomery ? `, in Montgomery form: the words of x are those of x*2^${64 * limbs} modulo p` : '');
