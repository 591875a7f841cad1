/** Doublings and additions on edwards25519 of one point at a time, as programs that call the product and the square. */
import type { PartMeans } from '../curve/curveBuild.ts';
import { invariant } from '../../base/errors.ts';
import { namedField } from '../../engine/subject/fieldSubject.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { parseStatement } from '../../ir/contract/statement.ts';
import { calledField, calledObject } from '../called/calledObject.ts';
import { calledPieces } from '../called/calledPieces.ts';
import { EDWARDS_ADD, EDWARDS_ADD_AFFINE, EDWARDS_DOUBLE, EDWARDS_DOUBLE_EXTENDED } from '../called/edwardsPrograms.ts';
import type { ElementProgram } from '../called/elementProgram.ts';
import { FOLDED_SUMS } from '../called/sumsOf.ts';
import { plannedFunctions } from '../field/libraryFunctions.ts';
import { planLibrary } from '../field/libraryPlan.ts';
import { formulaText } from '../curve/formulas.ts';

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
