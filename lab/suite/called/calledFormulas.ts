/** Point formulas as programs for an accumulator (elementProgram.ts), by the names that the suite has for them. */
import { elementProgram, type ElementProgram } from './elementProgram.ts';

const FIRST = ['X1', 'Y1', 'Z1'];

/** dbl-2001-b on y^2 = x^3 - 3 x + b, with Z3 = 2 Y1 Z1. */
const DOUBLE = elementProgram(
  `square Z1; store delta; subtractFrom X1; store minus
   load X1; add delta; store plus
   square Y1; store gamma; add gamma; store gamma2; add gamma2; store gamma4
   multiply plus minus; store alpha; add alpha; add alpha; store alpha
   multiply gamma4 X1; store beta4; add beta4; store beta8
   square alpha; subtract beta8; store X3; subtractFrom beta4; store rest
   multiply gamma4 gamma2; store gamma8
   multiply Y1 Z1; store Z3; add Z3; store Z3
   multiply alpha rest; subtract gamma8; give Y
   load X3; give X; load Z3; give Z`,
  [FIRST],
);

/** x3, y3 of the third point on the chord with slope R / H through (U, S), all over the same Z, reflected. */
const chord = (u: string, s: string): string =>
  `square R; store RR; multiply ${u} HH; store V; add V; subtractFrom RR; subtract HHH; store X3
   subtractFrom V; store rest; multiply ${s} HHH; store SHHH; multiply R rest; subtract SHHH`;

/** With any point at infinity, Z1 = 0 or x2 = y2 = 0. madd with Z3 = Z1 H (Guide to Elliptic Curve Cryptography, 3.22). */
const MIXED = elementProgram(
  `square Z1; store ZZ; multiply X2 ZZ; subtract X1; store H
   multiply Z1 ZZ; store ZZZ; square H; store HH
   multiply Y2 ZZZ; subtract Y1; store R
   multiply Z1 H; store Z3; multiply H HH; store HHH
   ${chord('X1', 'Y1')}; store Y3
   test second Z1; test first X2 Y2
   load Y3; choose second Y2; choose first Y1; give Y
   load X3; choose second X2; choose first X1; give X
   load Z3; choose second ONE; choose first Z1; give Z`,
  [FIRST, ['X2', 'Y2']],
);

/** Of points that are not equal, with any of them at infinity, Z = 0. add-1998-cmo-2. */
const ADD = elementProgram(
  `square Z2; store ZZ2; square Z1; store ZZ1
   multiply Z2 ZZ2; store ZZZ2; multiply Z1 ZZ1; store ZZZ1
   multiply Y1 ZZZ2; store S1; multiply Y2 ZZZ1; subtract S1; store R
   multiply X1 ZZ2; store U1; multiply X2 ZZ1; subtract U1; store H
   multiply Z1 H; store ZH; square H; store HH; multiply Z2 ZH; store Z3; multiply H HH; store HHH
   ${chord('U1', 'S1')}; store Y3
   test second Z1; test first Z2
   load Y3; choose second Y2; choose first Y1; give Y
   load X3; choose second X2; choose first X1; give X
   load Z3; choose second Z2; choose first Z1; give Z`,
  [FIRST, ['X2', 'Y2', 'Z2']],
);

/** Formulas of a field that there are programs for. */
export const CALLED_FORMULAS: Readonly<Record<string, Readonly<Record<string, ElementProgram>>>> = {
  'p256-montgomery': { jacobian_double: DOUBLE, jacobian_mixed: MIXED, jacobian_add: ADD },
};
