import type { AffineCurves, FormulaShape } from '../../src/bench/reference/affineCurves.ts';
import { completeFormulas } from './completeFormulas.ts';
import {
  chainedAdd,
  chainedLadder,
  extended,
  edwardsAdd,
  edwardsDouble,
  edwardsMixed,
  jacobianAddAny,
  jacobianDouble,
  jacobianFormulas,
  jacobianMixedAny,
  ladder,
  projective,
} from './pointFormulas.ts';
import { P256 } from '../../src/bench/reference/peerPoints.ts';
import { BLS12_381_P, BLS12_381_R } from '../../src/bench/reference/towerFields.ts';
import { FP2_MUL_SHAPE, FP2_SQUARE_SHAPE, FP6_MUL_SHAPE } from './towerFormulas.ts';

/**
 * A formula of bridge/bench/formulas: `void formula_FIELD_NAME(fe *out, const fe *in)`, or with two arrays that go in.
 */
export interface SuiteFormula extends FormulaShape {
  /** Also the name of its source, without `.c`. */
  readonly field: string;
  readonly modulus: bigint;
  /**
   * R of a formula in Montgomery form, whose words stand for x / R and are below the modulus; null where any words
   * stand for themselves.
   */
  readonly montgomery: bigint | null;
  /** Weight of each limb of an element over the one before, in bits: 64 for full words. */
  readonly radix: number;
}

interface FormulaField {
  readonly field: string;
  readonly modulus: bigint;
  readonly montgomery?: bigint;
  readonly radix?: number;
  readonly formulas: readonly FormulaShape[];
}

const P25519 = 2n ** 255n - 19n;
const P_SECP256K1 = 2n ** 256n - 2n ** 32n - 977n;
const P384 = 2n ** 384n - 2n ** 128n - 2n ** 96n + 2n ** 32n - 1n;

/** As libraries have them on curves of NIST. */
const LIBRARY_FORMULAS = [jacobianAddAny, jacobianMixedAny, jacobianDouble(-3n, 'equal')];

/** d of edwards25519. */
const twistedD = (c: AffineCurves): bigint => c.divide(-121665n, 121666n);

/** Curve constants of RFC 7748, SEC 2 and FIPS 186-5. */
const FIELDS: readonly FormulaField[] = [
  {
    field: '25519',
    modulus: P25519,
    formulas: [ladder(486662n), edwardsAdd(-1n, twistedD, extended, 4), edwardsDouble(-1n, 4)],
  },
  {
    field: '448',
    modulus: 2n ** 448n - 2n ** 224n - 1n,
    formulas: [ladder(156326n), edwardsAdd(1n, () => -39081n, projective, 3), edwardsDouble(1n, 3)],
  },
  {
    field: '25519-extended',
    modulus: P25519,
    formulas: [
      { ...chainedAdd(-1n, twistedD), aliasing: 'equal' },
      edwardsMixed(-1n, twistedD),
      edwardsDouble(-1n, 4, 'equal'),
      { ...edwardsDouble(-1n, 3, 'equal'), name: 'edwards_double_projective', title: 'Edwards doubling without T' },
    ],
  },
  { field: 'secp256k1', modulus: P_SECP256K1, formulas: jacobianFormulas(0n) },
  { field: 'secp256k1-projective', modulus: P_SECP256K1, formulas: completeFormulas(7n) },
  { field: 'p256', modulus: P256, formulas: jacobianFormulas(-3n) },
  {
    field: 'p256-montgomery',
    modulus: P256,
    montgomery: 2n ** 256n,
    formulas: LIBRARY_FORMULAS,
  },
  { field: 'p384-montgomery', modulus: P384, montgomery: 2n ** 384n, formulas: LIBRARY_FORMULAS },
  {
    field: 'bls12-381-p',
    modulus: BLS12_381_P,
    montgomery: BLS12_381_R,
    formulas: [FP2_MUL_SHAPE, FP2_SQUARE_SHAPE, FP6_MUL_SHAPE],
  },
];

/** All formulas of the suite, with affine laws or products of polynomials as their meaning. */
export const SUITE_FORMULAS: readonly SuiteFormula[] = FIELDS.flatMap(formulasOf);

/** Formulas of Curve25519 whose results are operands of the next call, on full words and on five limbs of 51 bits. */
export const CHAINED_FORMULAS: readonly (readonly [SuiteFormula, SuiteFormula])[] = [
  chainedLadder(486662n),
  chainedAdd(-1n, twistedD),
  edwardsDouble(-1n, 3),
].map((shape) => {
  const about = { modulus: P25519, formulas: [shape] };
  const [full] = formulasOf({ field: '25519-chained', ...about });
  const [unsaturated] = formulasOf({ field: '25519-5x51-chained', radix: 51, ...about });
  return [full, unsaturated];
});

function formulasOf({ field, modulus, montgomery, radix = 64, formulas }: FormulaField): SuiteFormula[] {
  return formulas.map((shape) => ({ ...shape, field, modulus, montgomery: montgomery ?? null, radix }));
}

/** What the symbols of a field's formulas begin with. */
export const formulaPrefix = (field: string): string => `formula_${field.replaceAll('-', '_')}`;

/** The symbol of a formula in its source. */
export const formulaSymbol = ({ field, name }: Pick<SuiteFormula, 'field' | 'name'>): string =>
  `${formulaPrefix(field)}_${name}`;
