/** Doublings and additions on edwards25519 of one point at a time, as programs that call the product and the square. */
import type { PartMeans } from '../curve/curveBuild.ts';
import { invariant } from '../../base/errors.ts';
import { namedField } from '../../engine/subject/fieldSubject.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { parseStatement } from '../../ir/contract/statement.ts';
import { calledField, calledObject } from '../called/calledObject.ts';
import { calledPieces } from '../called/calledPieces.ts';
import { type ElementProgram, elementProgram } from '../called/elementProgram.ts';
import { FOLDED_SUMS } from '../called/sumsOf.ts';
import { plannedFunctions } from '../field/libraryFunctions.ts';
import { planLibrary } from '../field/libraryPlan.ts';
import { formulaText } from '../curve/formulas.ts';

/* Formulas in extended coordinates on -x^2 + y^2 = 1 + d x^2 y^2 as programs for an accumulator. */

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
const EDWARDS_DOUBLE = elementProgram(TWICE, [POINT.slice(0, 3)], { outputs: PROJECTIVE });
const EDWARDS_DOUBLE_EXTENDED = elementProgram(`${TWICE}; multiply E H; give T`, [POINT.slice(0, 3)], {
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
const EDWARDS_ADD = elementProgram(sumText('multiply Z1 Z2'), [POINT, ['P', 'M', 'Z2', 'T2']], SIGNED);
/** Of an affine one. */
export const EDWARDS_ADD_AFFINE = elementProgram(sumText('load Z1; double'), [POINT, ['P', 'M', 'T2']], SIGNED);

/** By their symbols. */
export const EDWARDS_PROGRAMS: ReadonlyMap<string, ElementProgram> = new Map([
  ['edwards_double', EDWARDS_DOUBLE],
  ['edwards_double_extended', EDWARDS_DOUBLE_EXTENDED],
  ['edwards_add', EDWARDS_ADD],
  ['edwards_add_affine', EDWARDS_ADD_AFFINE],
]);

/** An object, and what was proved of it, a line each. */
export interface EdwardsPoints {
  readonly object: string;
  readonly lines: readonly string[];
}

/**
 * The object of those of these names, for processors with a target, or for this one. It has a product and a square of
 * its own, as a library of the field would have them. Throws as `libraryFunctions` and `calledObject`.
 */
export async function edwardsPoints(
  names: readonly string[],
  toolchain: Toolchain,
  { io, target = null, search = null }: PartMeans,
): Promise<EdwardsPoints> {
  const field = namedField({ field: '25519' }, io.root);
  invariant(field !== null, () => 'no field 25519');
  const plan = await planLibrary({ field, strict: false, prefix: 'ed25519_fe', constants: [] }, toolchain.root);
  const functions = await plannedFunctions(plan, ['mul', 'square', 'add', 'sub'], target, toolchain, io);
  const [mul, square, add, sub] = ['mul', 'square', 'add', 'sub'].map((name) => {
    const found = functions.find((fn) => fn.name === name);
    invariant(found !== undefined, () => `the field has no ${name}`);
    return found;
  });
  const wanted = [...EDWARDS_PROGRAMS].flatMap(([symbol, program]) => {
    if (!names.includes(symbol)) return [];
    const { relation: meaning } = parseStatement(formulaText(symbol.replace('_', '.'), toolchain), null);
    return [{ symbol, program, aliasing: 'equal' as const, meaning }];
  });
  const sums = { add: add.read, sub: sub.read };
  const products = await calledPieces({ mul, square }, toolchain, io, search);
  const called = calledField(products, sums, { modulus: field.modulus, R: 1n, sums: FOLDED_SUMS });
  return {
    object: await calledObject(wanted, called, toolchain),
    lines: wanted.map(({ symbol }) => `${symbol}: the formula for any four words, and its bytes, proved`),
  };
}
