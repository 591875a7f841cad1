/** Compares the limbs of the results of two programs, case by case. */
import { showFirstTerm, showTerms } from '../algebra/show.ts';
import type { Words } from '../algebra/words.ts';
import type { IrFunction, Op, Operand, OpKind } from '../../ir/function.ts';
import type { Algebra } from '../algebra/algebra.ts';
import { samePoly, type Poly } from '../algebra/poly.ts';
import { sameNumber } from '../algebra/sameNumber.ts';
import type { ValueId } from '../../base/ids.ts';
import type { Interval } from '../../ir/interval.ts';
import type { Decisions, IrRun } from './irExecutor.ts';

/** What the assembly computes for a result limb, and what the IR (or the source) does. */
interface LimbPair {
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

/** What is left open of two programs. */
export interface Difference<W extends Words = Words> {
  readonly words: W;
  readonly pairs: readonly LimbPair[];
  /** The first limb that differs. */
  readonly first: LimbPair;
}

export function describe({ words, first }: Difference): string {
  return `the normal forms differ by ${showFirstTerm(words.algebra, words.algebra.sub(first.asm, first.ir))}`;
}

export const termsOf = ({ words, first }: Difference): string[] =>
  showTerms(words.algebra, words.algebra.sub(first.asm, first.ir));

const WORD = 64;
const areEqual = (algebra: Algebra, pairs: readonly LimbPair[]): boolean =>
  pairs.every((p) => samePoly(p.asm, p.ir)) ||
  sameNumber(
    algebra,
    WORD,
    pairs.map((p) => p.asm),
    pairs.map((p) => p.ir),
  );

/**
 * The degree of the results as polynomials in the parameters, when carries and selections count as much as what they
 * come from: 2 for a product of two numbers.
 */
export function degreeOf(fn: IrFunction): number {
  const degrees: number[] = [];
  fn.inputs.flat().forEach((id) => {
    degrees[id] = 1;
  });
  const of = (a: Operand): number => (a.kind === 'const' ? 0 : (degrees[a.id] ?? 0));
  for (const op of fn.body) {
    const degree = degreeOfOp(op, of);
    for (const id of op.kind === 'sum' && op.borrow !== null ? [...op.outs, op.borrow] : op.outs) degrees[id] = degree;
  }
  return Math.max(0, ...fn.outputs.flat().map(of));
}

function degreeOfOp(op: Op, of: (a: Operand) => number): number {
  if (op.kind === 'sum') return Math.max(0, ...op.terms.map((t) => of(t.operand)));
  const degrees = op.ins.map(of);
  const isProduct = op.kind === 'mulx' || op.kind === 'mul52' || op.kind === 'mul';
  return isProduct ? degrees.reduce((a, b) => a + b, 0) : Math.max(0, ...degrees);
}

/*
 * The bits by which a body chooses: conditions of selections, operands of masks, and then those that are shifted, which
 * choose between 0 and a power of two. Case distinctions start here.
 */

/**
 * Those that may still be 0 or 1 in this run, and are not decided; earliest first, those that are shifted last. What is
 * decided may be known in a way that ranges do not tell.
 */
export function choiceBits(fn: IrFunction, algebra: Algebra, run: IrRun, decisions: Decisions): ValueId[] {
  const bitsOf = (kinds: readonly OpKind[]): ValueId[] =>
    fn.body
      .flatMap((op) => (op.kind !== 'sum' && kinds.includes(op.kind) ? [op.ins[0]] : []))
      .flatMap((operand) => (operand.kind === 'value' ? [operand.id] : []))
      .filter((id) => !decisions.has(id) && isOpen(algebra.rangeOf(algebra.resolve(run.values[id]))))
      .sort((a, b) => a - b);
  return [...new Set([...bitsOf(['cmovznz', 'mask']), ...bitsOf(['shl'])])];
}

const isOpen = ({ lower, upper }: Interval): boolean => lower === 0n && upper === 1n;

export const withDecision = (decisions: Decisions, bit: ValueId, value: bigint): Decisions =>
  new Map([...decisions, [bit, value]]);
