/** The formulations of a function's sums that searches choose from. */
import { plusTerm } from '../../ir/wide/materialize.ts';
import { isPowerOfTwo } from '../../base/integers.ts';
import { type IrFunction, type Op, type Operand, definitionsOf, type Term, operandKey } from '../../ir/function.ts';
import { print } from '../../ir/print.ts';
import { cancelWords } from './cancelWords.ts';
import { carrySelect } from './carrySelect.ts';
import { gatherTerms, separateRows } from './separateRows.ts';
import { hoistTerms } from './hoistTerms.ts';
import { lowHalfApart } from './lowHalfApart.ts';
import { oneSignedConstants, shiftedConstants } from './respeltConstants.ts';
import { shareTerms } from './shareTerms.ts';
import { sparseConstants } from './sparseConstants.ts';
import { Builder } from '../../ir/build.ts';
import { rebuild, rebuildFunction, useCounts, dropUnused, sumLike } from '../../ir/rebuild.ts';
import { unsigned } from '../../ir/interval.ts';
import { maskedConstant } from './constantMultiples.ts';

/** A formulation of the same function; which one is fastest is for measurements to say. */
export interface Variant {
  readonly name: string;
  readonly fn: IrFunction;
  /** Whether another variant is the same with less to do: for code that is stored, not to be begun with. */
  readonly isSurpassed?: true;
}

/** A function as passes write it that several variants begin with; each is computed once. */
interface Begun {
  readonly fn: IrFunction;
  readonly sparse: IrFunction;
  readonly hoisted: IrFunction;
  readonly hoistedSparse: IrFunction;
  readonly halved: IrFunction;
  readonly separate: IrFunction;
}

const begin = (fn: IrFunction): Begun => {
  const sparse = sparseConstants(fn);
  return {
    fn,
    sparse,
    hoisted: hoistTerms(fn),
    hoistedSparse: hoistTerms(sparse),
    halved: lowHalfApart(fn),
    separate: separateRows(fn),
  };
};

const PASSES: readonly { readonly name: string; readonly apply: (begun: Begun) => IrFunction }[] = [
  { name: 'direct', apply: ({ sparse }) => sparse },
  { name: 'masked', apply: ({ sparse }) => carrySelect(sparse, 'none') },
  { name: 'selected', apply: ({ sparse }) => carrySelect(sparse, 'all') },
  { name: 'selected-last', apply: ({ sparse }) => carrySelect(sparse, 'last') },
  { name: 'selected-shifted', apply: ({ sparse }) => carrySelect(shiftedProducts(sparse, 'sub'), 'all') },
  { name: 'doubled', apply: ({ sparse }) => doubleOnce(sparse) },
  { name: 'shared', apply: ({ sparse }) => shareTerms(sparse) },
  { name: 'gathered', apply: ({ sparse }) => gatherTerms(sparse) },
  { name: 'separate', apply: ({ sparse }) => separateRows(sparse) },
  { name: 'hoisted', apply: ({ hoistedSparse }) => hoistedSparse },
  { name: 'hoisted-selected', apply: ({ hoistedSparse }) => carrySelect(hoistedSparse, 'all') },
  { name: 'hoisted-doubled', apply: ({ hoistedSparse }) => doubleOnce(hoistedSparse) },
  { name: 'hoisted-gathered', apply: ({ hoistedSparse }) => gatherTerms(hoistedSparse) },
  { name: 'hoisted-gathered-doubled', apply: ({ hoistedSparse }) => doubleOnce(gatherTerms(hoistedSparse)) },
  { name: 'shifted', apply: ({ fn }) => shiftedConstants(fn) },
  { name: 'shifted-apart', apply: ({ fn }) => shiftedConstants(fn, true) },
  { name: 'hoisted-shifted-apart', apply: ({ hoisted }) => shiftedConstants(hoisted, true) },
  { name: 'hoisted-shifted', apply: ({ hoisted }) => shiftedConstants(hoisted) },
  { name: 'halved', apply: ({ halved }) => sparseConstants(halved) },
  { name: 'halved-shifted', apply: ({ halved }) => shiftedConstants(halved) },
  { name: 'halved-shifted-apart', apply: ({ halved }) => shiftedConstants(halved, true) },
  { name: 'one-sign', apply: ({ fn }) => oneSignedConstants(fn) },
  { name: 'one-sign-apart', apply: ({ fn }) => oneSignedConstants(fn, true) },
  { name: 'halved-one-sign-apart', apply: ({ halved }) => oneSignedConstants(halved, true) },
  { name: 'separate-one-sign-apart', apply: ({ separate }) => oneSignedConstants(separate, true) },
  { name: 'plain', apply: ({ fn }) => fn },
  { name: 'plain-selected', apply: ({ fn }) => carrySelect(fn, 'all') },
  { name: 'plain-separate', apply: ({ separate }) => separate },
  { name: 'plain-doubled', apply: ({ fn }) => doubleOnce(fn) },
  { name: 'plain-hoisted', apply: ({ hoisted }) => hoisted },
  { name: 'plain-hoisted-doubled', apply: ({ hoisted }) => doubleOnce(hoisted) },
];

/** What the name of a variant ends with if words cancel in it. */
const CANCELLED = '-cancelled';

/** Names of all variants; a function has those that differ. */
export const VARIANTS: readonly string[] = PASSES.flatMap(({ name }) => [name, `${name}${CANCELLED}`]);

/**
 * The variants of a normalised function that differ from each other. All but the plain ones spell multiplications by
 * sparse constants as shifts and sums. Where words cancel in one, that comes first, and what it is made of is
 * surpassed.
 */
export function variantsOf(fn: IrFunction): Variant[] {
  // A vectorised function has the sums of its plan.
  if (fn.lanes !== undefined) return [{ name: 'plain', fn }];
  const known = new Map<string, Variant>();
  const add = (text: string, variant: Variant): void => {
    if (!known.has(text)) known.set(text, variant);
  };
  const begun = begin(fn);
  for (const { name, apply } of PASSES) {
    const variant = narrowMasks(apply(begun));
    const text = print(variant);
    if (known.has(text)) continue;
    const cancelled = cancelWords(shiftedQuotients(variant));
    const isSurpassed = work(cancelled) < work(variant);
    if (isSurpassed) add(print(cancelled), { name: `${name}${CANCELLED}`, fn: cancelled });
    add(text, { name, fn: variant, ...(isSurpassed ? { isSurpassed } : {}) });
  }
  return [...known.values()];
}

/** Terms of sums and other operations, of which products count twice. */
const work = ({ body }: IrFunction): number =>
  body.reduce(
    (sum, op) => sum + (op.kind === 'sum' ? op.terms.length : op.kind === 'mulx' || op.kind === 'mul' ? 2 : 1),
    0,
  );

/*
 * A variant: a low product by 2^k + 1 is a shift and an addition, one by 2^k - 1 a shift and a subtraction.
 *
 * The quotient of a Montgomery step of 2^384 − 2^128 − 2^96 + 2^32 − 1 is m = (2^32 + 1)·t modulo 2^64, and 2^32·m is
 * 2^32·t there: where m is shifted as well, the shift is needed anyway, and `cancelWords` finds that it is the same.
 */

/** The same function with products by 2^k + 1 spelt. */
export const shiftedQuotients = (fn: IrFunction): IrFunction => shiftedProducts(fn, 'add');

function shiftedProducts(fn: IrFunction, kind: 'add' | 'sub'): IrFunction {
  const b = new Builder(fn.name, fn);
  return rebuildFunction(fn, b, fn.body, (op, read) => {
    const spelt = op.kind === 'mul' && fn.values[op.outs[0]].width === 64 ? factorOf(op.ins, kind) : null;
    if (spelt === null) return rebuild(b, fn, op, read);
    const x = read(spelt.of);
    return [b.binary(kind, b.shift('shl', x, spelt.exponent, 64), x, 64)];
  });
}

/** k and x of (2^k + 1)·x or (2^k - 1)·x. */
function factorOf(
  [a, b]: (Op & { kind: 'mul' })['ins'],
  kind: 'add' | 'sub',
): { readonly of: Operand; readonly exponent: number } | null {
  const [of, factor] = a.kind === 'const' ? [b, a] : [a, b];
  if (factor.kind !== 'const' || of.kind === 'const') return null;
  const power = kind === 'add' ? factor.value - 1n : factor.value + 1n;
  return power > 1n && isPowerOfTwo(power) ? { of, exponent: power.toString(2).length - 1 } : null;
}

/* A variant: the low half of a mask, 2^32 - 1 or 0, is made from a carry by one `sbb r32, r32`. */

/** The same function with such halves made at once, where nothing else reads the mask. */
export function narrowMasks(fn: IrFunction): IrFunction {
  const defs = definitionsOf(fn);
  const counts = useCounts(fn);
  const maskedBit = (op: Op): Operand | null => {
    const masked = maskedConstant(op, defs);
    return masked !== null && masked.factor === unsigned(32).upper && counts[masked.mask] === 1 ? masked.bit : null;
  };
  if (!fn.body.some((op) => maskedBit(op) !== null)) return fn;
  const b = new Builder(fn.name, fn);
  return rebuildFunction(fn, b, fn.body, (op, read) => {
    const bit = maskedBit(op);
    return bit === null ? rebuild(b, fn, op, read) : [b.unary('mask', read(bit), 32)];
  });
}

/*
 * A variant: words that a sum adds twice are added up once, and their sum twice.
 *
 * In a square every cross product occurs twice; the sum of the cross products is then doubled as a whole.
 */

/** Fewer repeated words than this are not worth a sum of their own. */
const LEAST = 6;

/** The same function with the repeated words of each sum gathered. */
export function doubleOnce(fn: IrFunction): IrFunction {
  const b = new Builder(fn.name, fn);
  return dropUnused(
    rebuildFunction(
      fn,
      b,
      fn.body,
      (op, read) => (op.kind === 'sum' ? doubled(b, op, read) : null) ?? rebuild(b, fn, op, read),
    ),
  );
}

function doubled(b: Builder, op: Op & { kind: 'sum' }, read: (a: Operand) => Operand): readonly Operand[] | null {
  const { once, rest } = halves(op.terms.map((t) => ({ ...t, operand: read(t.operand) })));
  if (once.length < LEAST) return null;
  const columns = Math.max(...once.map((t) => t.column)) + 2;
  const half = b.sum({ terms: once, words: columns }).words.map(plusTerm);
  return sumLike(b, op, [...half, ...half, ...rest]);
}

/** Positive terms that occur in pairs, one of each pair; and what is left without the pairs. */
function halves(terms: readonly Term[]): { once: readonly Term[]; rest: readonly Term[] } {
  const open = new Map<string, Term>();
  const once: Term[] = [];
  const paired = new Set<Term>();
  for (const t of terms) {
    const key = `${t.column}:${operandKey(t.operand)}`;
    const other = open.get(key);
    if (t.sign < 0 || t.operand.kind === 'const') continue;
    if (other === undefined) {
      open.set(key, t);
      continue;
    }
    open.delete(key);
    paired.add(t).add(other);
    once.push(t);
  }
  return { once, rest: terms.filter((t) => !paired.has(t)) };
}
