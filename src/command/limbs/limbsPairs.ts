import { join, relative } from 'node:path';
import { curveFile, statedOfCurve } from '../library/fiatCurve.ts';

/** What `optimize` is told to search a function. */
export type StatedFunction = Readonly<Record<string, string>>;

/** One function of a field that there is in two forms of limbs. */
export interface LimbsPair {
  /** Names it, e.g. `25519-mul`. */
  readonly name: string;
  readonly field: string;
  readonly use: string;
  readonly saturated: FormOfPair;
  readonly unsaturated: FormOfPair;
}

/** One of the forms. */
export interface FormOfPair {
  /** E.g. `5x51`. */
  readonly limbs: string;
  /** What it is searched from, for the page. */
  readonly source: string;
  readonly stated: StatedFunction;
}

/** Multiplication and squaring of one field, by where its unsaturated form is from. */
interface FieldForms {
  readonly field: string;
  /** Behind the field's name, where it has more than one unsaturated form. */
  readonly suffix?: string;
  readonly saturated: string;
  readonly unsaturated: string;
  readonly source: string;
  readonly mul: StatedFunction;
  readonly square: StatedFunction;
}

const input = (name: string, mul: string, square: string): Pick<FieldForms, 'source' | 'mul' | 'square'> => ({
  source: name,
  mul: { input: name, function: mul },
  square: { input: name, function: square },
});

const fields = (root: string): readonly FieldForms[] => [
  {
    ...{ field: '25519', saturated: '4x64', unsaturated: '5x51', source: relative(root, curveFile(root)) },
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
  { field: 'p448', saturated: '7x64', unsaturated: '8x56', ...input('fiat-c/p448', 'carry_mul', 'carry_square') },
  { field: 'p521', saturated: '9x64', unsaturated: '9x58', ...input('fiat-c/p521', 'carry_mul', 'carry_square') },
];

/** All of them, in the order of the page. */
export const limbsPairs = (root: string): readonly LimbsPair[] =>
  fields(root).flatMap(({ field, suffix = '', saturated, unsaturated, source, ...functions }) =>
    (['mul', 'square'] as const).map((use) => ({
      name: `${field}${suffix}-${use}`,
      field,
      use,
      saturated: { limbs: saturated, source: join('bridge', 'fields', field), stated: { field, op: use } },
      unsaturated: { limbs: unsaturated, source, stated: functions[use] },
    })),
  );
