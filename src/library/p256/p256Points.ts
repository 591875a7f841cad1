/** Doublings and additions on P-256 of one point at a time, as programs that call the product and the square. */
import { join } from 'node:path';
import { invariant } from '../../base/errors.ts';
import { P256 } from '../../bench/reference/peerPoints.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { parseStatement } from '../../ir/contract/statement.ts';
import type { Io } from '../../base/io.ts';
import { calledField, calledObject } from '../called/calledObject.ts';
import { calledPieces, type PieceSearch } from '../called/calledPieces.ts';
import { JACOBIAN_ADD, JACOBIAN_DOUBLE, JACOBIAN_MIXED } from '../called/jacobianPrograms.ts';
import { canonicalSums } from '../called/canonicalSums.ts';
import { sumsOf } from '../called/sumsOf.ts';
import type { LibraryFunction } from '../field/libraryFunctions.ts';
import { formulaText } from '../curve/formulas.ts';

const PROGRAMS = { double: JACOBIAN_DOUBLE, add: JACOBIAN_ADD, add_affine: JACOBIAN_MIXED };

/**
 * Their object, which has a product and a square of its own, those of the library, and what was proved of it, a line
 * each. Throws as `calledObject`.
 */
export async function p256Points(
  functions: readonly LibraryFunction[],
  toolchain: Toolchain,
  io: Io,
  search: PieceSearch | null = null,
): Promise<{ readonly object: string; readonly lines: readonly string[] }> {
  const [mul, square] = ['mul', 'square'].map((name) => functions.find(({ symbol }) => symbol === `p256_fe_${name}`));
  invariant(mul !== undefined && square !== undefined, () => 'no product or square modulo the prime of P-256');
  const source = join(toolchain.root, 'bridge', 'bench', 'formulas', 'p256-montgomery.c');
  const pieces = await sumsOf(source, 'formula_p256_montgomery', P256, toolchain);
  const called = await calledPieces({ mul, square }, toolchain, io, search);
  const field = calledField(called, pieces, { modulus: P256, R: 2n ** 256n, sums: canonicalSums(P256, 4) });
  const wanted = Object.entries(PROGRAMS).map(([name, program]) => {
    const { relation: meaning } = parseStatement(formulaText(`p256.${name}`, toolchain), null);
    return { symbol: `p256_${name}`, program, aliasing: 'equal' as const, meaning };
  });
  return {
    object: await calledObject(wanted, field, toolchain),
    lines: wanted.map(({ symbol }) => `${symbol}: the formula, below the prime, and its bytes, proved`),
  };
}
