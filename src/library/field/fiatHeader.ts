/** Writes the header of a library with Fiat-Crypto's interface. */
import { contractLines } from '../../engine/optimize/contractLines.ts';
import { cHeader, codeLines, comment, originText, variantPrototype, variantText, verdictsText } from './headerText.ts';
import type { TitledCode } from './headerText.ts';
import type { LibraryFunction } from './libraryFunctions.ts';
import { Failure } from '../../base/errors.ts';
import type { FieldDescription } from '../../frontend/field/fieldDescription.ts';

/** What a header is made of. */
export interface FiatShape {
  readonly field: FiatField;
  readonly modulusText: string;
  readonly limbs: number;
  readonly bytes: number;
}

/** Names of the types of a function's arguments, the result first, as Fiat-Crypto's C has them. */
type Signature = readonly string[];

const MONTGOMERY: Readonly<Record<string, Signature>> = {
  mul: ['M out1', 'const M arg1', 'const M arg2'],
  square: ['M out1', 'const M arg1'],
  add: ['M out1', 'const M arg1', 'const M arg2'],
  sub: ['M out1', 'const M arg1', 'const M arg2'],
  opp: ['M out1', 'const M arg1'],
  from_montgomery: ['N out1', 'const M arg1'],
  to_montgomery: ['M out1', 'const N arg1'],
  nonzero: ['uint64_t *out1', 'const uint64_t arg1[L]'],
  selectznz: ['uint64_t out1[L]', 'U arg1', 'const uint64_t arg2[L]', 'const uint64_t arg3[L]'],
  to_bytes: ['uint8_t out1[B]', 'const uint64_t arg1[L]'],
  from_bytes: ['uint64_t out1[L]', 'const uint8_t arg1[B]'],
  set_one: ['M out1'],
  msat: ['uint64_t out1[S]'],
  divstep: [
    ...['uint64_t *out1', 'uint64_t out2[S]', 'uint64_t out3[S]', 'uint64_t out4[L]', 'uint64_t out5[L]'],
    ...['uint64_t arg1', 'const uint64_t arg2[S]', 'const uint64_t arg3[S]'],
    ...['const uint64_t arg4[L]', 'const uint64_t arg5[L]'],
  ],
  divstep_precomp: ['uint64_t out1[L]'],
};

const UNSATURATED: Readonly<Record<string, Signature>> = {
  carry_mul: ['T out1', 'const W arg1', 'const W arg2'],
  carry_square: ['T out1', 'const W arg1'],
  carry: ['T out1', 'const W arg1'],
  add: ['W out1', 'const T arg1', 'const T arg2'],
  sub: ['W out1', 'const T arg1', 'const T arg2'],
  opp: ['W out1', 'const T arg1'],
  relax: ['W out1', 'const T arg1'],
  carry_scmul_121666: ['T out1', 'const W arg1'],
  selectznz: ['uint64_t out1[L]', 'U arg1', 'const uint64_t arg2[L]', 'const uint64_t arg3[L]'],
  to_bytes: ['uint8_t out1[B]', 'const T arg1'],
  from_bytes: ['T out1', 'const uint8_t arg1[B]'],
};

/** Its functions, as Fiat-Crypto's C declares them. */
export function fiatPrototypes(shape: FiatShape): { readonly name: string; readonly prototype: string }[] {
  const { prefix, isMontgomery } = shape.field;
  return Object.entries(isMontgomery ? MONTGOMERY : UNSATURATED).map(([name, signature]) => ({
    name,
    prototype: `void ${prefix}_${name}(${signature.map((text) => spelled(text, shape)).join(', ')})`,
  }));
}

/**
 * The header: the types and prototypes of Fiat-Crypto's C, with what is known of our functions, in each variant of a
 * library that chooses.
 */
export function fiatHeader(
  shape: FiatShape,
  functions: readonly LibraryFunction[],
  variants: readonly TitledCode[] = [],
): string {
  const { field, modulusText } = shape;
  const { prefix } = field;
  const known = new Map(functions.map((fn) => [fn.name, fn]));
  const declarations = fiatPrototypes(shape).flatMap(({ name, prototype }) => [
    ...commentOf(known.get(name), variants),
    `${prototype};`,
    '',
  ]);
  return cHeader(
    `${prefix.toUpperCase()}_H`,
    [
      `The functions of Fiat-Crypto modulo p = ${modulusText}, by Fieldwright: the same names, types, limbs, bounds.`,
      'Functions whose comment has a hash are straight-line machine code and proved for all inputs within the ' +
        'bounds. The others are C without a branch on an argument, and tested. Arrays may overlap where that is said.',
    ],
    ['#include <stdint.h>'],
    [
      ...typeLines(shape),
      '',
      ...(variants.length === 0 ? [] : [comment([variantText(variants)]), `${variantPrototype(prefix)};`, '']),
      ...declarations,
    ],
  );
}

function typeLines({ field: { prefix, isMontgomery }, limbs }: FiatShape): string[] {
  const elements = isMontgomery
    ? ['montgomery_domain_field_element', 'non_montgomery_domain_field_element']
    : ['loose_field_element', 'tight_field_element'];
  return [
    `typedef unsigned char ${prefix}_uint1;`,
    `typedef signed char ${prefix}_int1;`,
    ...elements.map((name) => `typedef uint64_t ${prefix}_${name}[${limbs}];`),
  ];
}

/** Letters stand for types and lengths. */
function spelled(text: string, { field: { prefix }, limbs, bytes }: FiatShape): string {
  const words: Readonly<Record<string, string>> = {
    M: `${prefix}_montgomery_domain_field_element`,
    N: `${prefix}_non_montgomery_domain_field_element`,
    T: `${prefix}_tight_field_element`,
    W: `${prefix}_loose_field_element`,
    U: `${prefix}_uint1`,
    L: `${limbs}`,
    S: `${limbs + 1}`,
    B: `${bytes}`,
  };
  return text.replace(/\b[A-Z]\b/g, (letter) => words[letter]);
}

function commentOf(fn: LibraryFunction | undefined, variants: readonly TitledCode[]): string[] {
  if (fn === undefined) return [];
  return [
    comment([
      ...contractLines(fn.read).map((line) => `${line}.`),
      ...(variants.length === 0 ? [verdictsText(fn), originText(fn)] : variants.flatMap((one) => codeLines(fn, one))),
    ]),
  ];
}

/** A field as Fiat-Crypto publishes it. */
export interface FiatField {
  /** Begins its symbols. */
  readonly prefix: string;
  /** Its C file and header, without ending. */
  readonly file: string;
  /** Montgomery form with full words; otherwise unsaturated limbs. */
  readonly isMontgomery: boolean;
}

const montgomery = (prefix: string, file: string): FiatField => ({ prefix, file, isMontgomery: true });

/** By our name of the field. */
const FIELDS: Readonly<Record<string, FiatField>> = {
  '25519': { prefix: 'fiat_25519', file: 'curve25519_64', isMontgomery: false },
  '25519-scalar': montgomery('fiat_25519_scalar', 'curve25519_scalar_64'),
  p224: montgomery('fiat_p224', 'p224_64'),
  'p256-montgomery': montgomery('fiat_p256', 'p256_64'),
  'p384-montgomery': montgomery('fiat_p384', 'p384_64'),
  secp256k1: montgomery('fiat_secp256k1_montgomery', 'secp256k1_montgomery_64'),
  'secp256k1-scalar': montgomery('fiat_secp256k1_montgomery_scalar', 'secp256k1_montgomery_scalar_64'),
  'sm2-montgomery': montgomery('fiat_sm2', 'sm2_64'),
};

/** Throws `unsupported` naming the fields whose interface is known. */
export function publishedField({ name }: FieldDescription): FiatField {
  if (Object.hasOwn(FIELDS, name)) return FIELDS[name];
  throw new Failure('unsupported', 'this field is not known with the interface of Fiat-Crypto', {
    where: '--interface fiat',
    expected: `one of ${Object.keys(FIELDS).join(', ')}`,
    found: name,
  });
}
