/** Formulas in Jacobian coordinates on y^2 = x^3 - 3 x + b, in Montgomery form, as programs for an accumulator. */
import { elementProgram } from './elementProgram.ts';

const FIRST = ['X1', 'Y1', 'Z1'];
const AFFINE = ['X2', 'Y2'];
const SECOND = [...AFFINE, 'Z2'];

/** dbl-2001-b with S = 2 Y1, so that 4 beta = X1 S^2, 8 gamma^2 = S^4 / 2 and Z3 = S Z1. */
export const JACOBIAN_DOUBLE = elementProgram(
  `load Y1; double; store S
   square Z1; store delta; subtractFrom X1; store minus; load X1; add delta; store plus
   square S; store SS
   multiply plus minus; store third; double; add third; store alpha
   multiply SS X1; store beta4; double; store beta8
   square alpha; subtract beta8; give X; subtractFrom beta4; store rest
   square SS; halve; store gamma8
   multiply S Z1; give Z
   multiply alpha rest; subtract gamma8; give Y`,
  [FIRST],
);

/** X3, Y3 of the third point on the chord with slope R / H through (U, S), all over the same Z, reflected. */
const chord = (u: string, s: string): string =>
  `square R; store RR; multiply ${u} HH; store V; double; subtractFrom RR; subtract HHH; store X3
   subtractFrom V; store rest; multiply ${s} HHH; store SHHH; multiply R rest; subtract SHHH`;

/** What is chosen in place of each coordinate of a sum. */
type Choices = Readonly<Record<'x' | 'y' | 'z', string>>;
const NONE: Choices = { x: '', y: '', z: '' };

/** madd with Z3 = Z1 H (D. Hankerson, A. Menezes, S. Vanstone, "Guide to Elliptic Curve Cryptography", 3.22). */
const mixedText = (y2: string, { x, y, z }: Choices): string =>
  `square Z1; store ZZ; multiply X2 ZZ; subtract X1; store H
   multiply Z1 ZZ; store ZZZ; square H; store HH
   multiply ${y2} ZZZ; subtract Y1; store R; multiply H HH; store HHH
   multiply Z1 H; ${z}; give Z
   ${chord('X1', 'Y1')}; ${y}; give Y
   load X3; ${x}; give X`;

/** Of points that are not equal. add-1998-cmo-2. */
const addText = (y2: string, { x, y, z }: Choices): string =>
  `square Z2; store ZZ2; square Z1; store ZZ1
   multiply Z2 ZZ2; store ZZZ2; multiply Z1 ZZ1; store ZZZ1
   multiply Y1 ZZZ2; store S1; multiply ${y2} ZZZ1; subtract S1; store R
   multiply X1 ZZ2; store U1; multiply X2 ZZ1; subtract U1; store H
   multiply Z1 H; store ZH; square H; store HH; multiply H HH; store HHH
   multiply Z2 ZH; ${z}; give Z
   ${chord('U1', 'S1')}; ${y}; give Y
   load X3; ${x}; give X`;

const SELECTED: Choices = {
  x: 'choose second X2; choose first X1',
  y: 'choose second Y2; choose first Y1',
  z: 'choose second Z2; choose first Z1',
};

/** With any point at infinity, Z1 = 0 or x2 = y2 = 0. */
export const JACOBIAN_MIXED_ANY = elementProgram(
  `test second Z1; test first X2 Y2; ${mixedText('Y2', { ...SELECTED, z: 'choose second ONE; choose first Z1' })}`,
  [FIRST, AFFINE],
);

/** Of points that are not equal, with any of them at infinity, Z = 0. */
export const JACOBIAN_ADD_ANY = elementProgram(`test second Z1; test first Z2; ${addText('Y2', SELECTED)}`, [
  FIRST,
  SECOND,
]);

const BY_SIGN = { bits: ['minus'] };
const SIGNED = 'load ZERO; subtract Y2; choose minus Y2; store signed';

/** Of points that are neither equal nor at infinity; the difference if the bit is 1. */
export const JACOBIAN_MIXED = elementProgram(`${SIGNED}; ${mixedText('signed', NONE)}`, [FIRST, AFFINE], BY_SIGN);
export const JACOBIAN_ADD = elementProgram(`${SIGNED}; ${addText('signed', NONE)}`, [FIRST, SECOND], BY_SIGN);
