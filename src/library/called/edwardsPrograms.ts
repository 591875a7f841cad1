/** Formulas in extended coordinates on -x^2 + y^2 = 1 + d x^2 y^2 as programs for an accumulator. */
import { elementProgram } from './elementProgram.ts';

const POINT = ['X1', 'Y1', 'Z1', 'T1'];
const PROJECTIVE = ['X', 'Y', 'Z'];
const EXTENDED = [...PROJECTIVE, 'T'];

/* Which product comes first matters: a processor sees two or three of them at once, and what waits should come last. */

/** dbl-2008-hwcd, all coordinates times -1. */
const TWICE = `load X1; add Y1; store s
   square X1; store A; square Y1; store B; add A; store H
   load B; subtract A; store G
   square s; subtract H; store E
   square Z1; double; subtract G; store F
   multiply G H; give Y; multiply E F; give X; multiply F G; give Z`;

/** Without T. */
export const EDWARDS_DOUBLE = elementProgram(TWICE, [POINT.slice(0, 3)], { outputs: PROJECTIVE });
export const EDWARDS_DOUBLE_EXTENDED = elementProgram(`${TWICE}; multiply E H; give T`, [POINT.slice(0, 3)], {
  outputs: EXTENDED,
});

/** add-2008-hwcd-3 of a point and of P = y + x, M = y - x and 2 d t of another, or the difference; `twice` makes D. */
const sumText = (twice: string): string =>
  `load M; choose minus P; store p; load P; choose minus M; store q
   multiply T1 T2; store C; ${twice}; store D; subtract C; store s; load D; add C; store t
   choose minus s; store F; load s; choose minus t; store G
   load Y1; subtract X1; store b; load Y1; add X1; store a
   multiply b q; store A; multiply a p; store B; add A; store H; load B; subtract A; store E
   multiply F G; give Z; multiply E F; give X; multiply G H; give Y; multiply E H; give T`;

const SIGNED = { bits: ['minus'], outputs: EXTENDED };

/** Of a point with 2 z beside these. */
export const EDWARDS_ADD = elementProgram(sumText('multiply Z1 Z2'), [POINT, ['P', 'M', 'Z2', 'T2']], SIGNED);
/** Of an affine one. */
export const EDWARDS_ADD_AFFINE = elementProgram(sumText('load Z1; double'), [POINT, ['P', 'M', 'T2']], SIGNED);
