import { join, relative } from 'node:path';
import { CHAINED_FORMULAS, type SuiteFormula } from '../suite/suiteFormulas.ts';
import { curveFile, statedOfCurve } from '../../src/library/field/fiatLibrary.ts';

/** What `optimize` is told to search a function. */
export type StatedFunction = Readonly<Record<string, string>>;

/** One function that there is in two forms of limbs. */
export interface LimbsPair<Source = unknown> {
  /** Names it, e.g. `25519-mul`. */
  readonly name: string;
  readonly field: string;
  readonly use: string;
  readonly saturated: FormOfPair<Source>;
  readonly unsaturated: FormOfPair<Source>;
}

/** One of the forms. */
interface FormOfPair<Source> {
  /** E.g. `5x51`. */
  readonly limbs: string;
  /** Where its source is, for the page. */
  readonly place: string;
  readonly source: Source;
}

/** Multiplication and squaring of one field, by where its unsaturated form is from. */
interface FieldForms {
  readonly field: string;
  readonly saturated: string;
  readonly unsaturated: string;
  /** Of the unsaturated form. */
  readonly place: string;
  readonly mul: StatedFunction;
  readonly square: StatedFunction;
}

const input = (name: string, mul: string, square: string): Pick<FieldForms, 'place' | 'mul' | 'square'> => ({
  place: name,
  mul: { input: name, function: mul },
  square: { input: name, function: square },
});

const fields = (root: string): readonly FieldForms[] => [
  {
    ...{ field: '25519', saturated: '4x64', unsaturated: '5x51', place: relative(root, curveFile(root)) },
    mul: { source: curveFile(root), ...statedOfCurve('carry_mul') },
    square: { source: curveFile(root), ...statedOfCurve('carry_square') },
  },
  {
    ...{ field: 'secp256k1', saturated: '4x64', unsaturated: '5x52' },
    ...input('fiat-c/secp256k1-dettman', 'mul', 'square'),
  },
  {
    field: 'poly1305',
    saturated: '3x64',
    unsaturated: '3x44',
    ...input('fiat-c/poly1305', 'carry_mul', 'carry_square'),
  },
  {
    ...{ field: 'p448', saturated: '7x64', unsaturated: '8x56', place: 'openssl/p448' },
    mul: { input: 'openssl/p448', function: 'mul', aliasing: 'none' },
    square: { input: 'openssl/p448', function: 'sqr', aliasing: 'none' },
  },
  { field: 'p521', saturated: '9x64', unsaturated: '9x58', ...input('fiat-c/p521', 'carry_mul', 'carry_square') },
];

/** Multiplications and squarings, in the order of the page. */
export const functionPairs = (root: string): readonly LimbsPair<StatedFunction>[] =>
  fields(root).flatMap(({ field, saturated, unsaturated, place, ...functions }) =>
    (['mul', 'square'] as const).map((use) => ({
      name: `${field}-${use}`,
      field,
      use,
      saturated: { limbs: saturated, place: join('bridge', 'fields', field), source: { field, op: use } },
      unsaturated: { limbs: unsaturated, place, source: functions[use] },
    })),
  );

const placeOf = ({ field }: SuiteFormula): string => join('bridge', 'bench', 'formulas', `${field}.c`);

/** Steps of scalar multiplications modulo 2^255 - 19, written over both. */
export const FORMULA_PAIRS: readonly LimbsPair<SuiteFormula>[] = CHAINED_FORMULAS.map(([full, unsaturated]) => ({
  name: `25519-${full.name.replaceAll('_', '-')}`,
  field: '25519',
  use: full.title,
  saturated: { limbs: '4x64', place: placeOf(full), source: full },
  unsaturated: { limbs: '5x51', place: placeOf(unsaturated), source: unsaturated },
}));
