/** The limbs of the results of two programs, side by side. */
import type { IrFunction } from '../../ir/function.ts';
import type { Algebra } from '../algebra/algebra.ts';
import { samePoly, type Poly } from '../algebra/poly.ts';
import { sameNumber } from '../algebra/sameNumber.ts';

/** What the assembly computes for a result limb, and what the IR (or the source) does. */
export interface LimbPair {
  readonly name: string;
  readonly asm: Poly;
  readonly ir: Poly;
}

/** The limbs of each result, simplified by what is known when both programs have run. */
export function limbPairs(
  { results }: IrFunction,
  algebra: Algebra,
  asm: readonly (readonly Poly[])[],
  ir: readonly (readonly Poly[])[],
): LimbPair[][] {
  return results.map((r, i) =>
    r.bounds.map((_, k) => ({
      name: `${r.name}[${k}]`,
      asm: algebra.resolve(asm[i][k]),
      ir: algebra.resolve(ir[i][k]),
    })),
  );
}

/** The first limb that differs in a result that is not shown to be the same number either; null if there is none. */
export function firstDifference(algebra: Algebra, results: readonly (readonly LimbPair[])[]): LimbPair | null {
  const open = results.find((pairs) => !areEqual(algebra, pairs));
  return open?.find((p) => !samePoly(p.asm, p.ir)) ?? null;
}

const WORD = 64;
const areEqual = (algebra: Algebra, pairs: readonly LimbPair[]): boolean =>
  pairs.every((p) => samePoly(p.asm, p.ir)) ||
  sameNumber(
    algebra,
    WORD,
    pairs.map((p) => p.asm),
    pairs.map((p) => p.ir),
  );
